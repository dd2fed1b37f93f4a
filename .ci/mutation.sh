#!/bin/bash
# PIT changes the rules in small ways: the tests must notice at least the share set in profile "mutation".
set -euo pipefail
cd "$(dirname "$0")/.."

if ! find src/test/java/damka/rules -name '*Test.java' 2>/dev/null | grep -q .; then
  echo "skipped: the rules have no tests"
  exit 0
fi
log=target/mutation.log
mvn -B -ntp -Pmutation test-compile pitest:mutationCoverage >"$log" 2>&1 || {
  tail -60 "$log"
  exit 1
}
grep -E '^>> (Line Coverage|Generated|Mutations with no)' "$log"
