#!/bin/bash
# PIT changes the rules in small ways and counts how many of the changes the tests notice.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! find src/test/java/damka/rules -name '*Test.java' 2>/dev/null | grep -q .; then
  echo "skipped: the rules have no tests"
  exit 0
fi
# The score is told, not yet judged: no run has been measured to its end. Profile "mutation" itself asks for 80 %.
log=target/mutation.log
status=0
timeout -k 30 "${MUTATION_SECONDS:-1500}" mvn -B -ntp -Pmutation test-compile pitest:mutationCoverage -DmutationThreshold=0 >"$log" 2>&1 || status=$?
if [ "$status" -eq 124 ]; then
  echo "no score: not at its end after ${MUTATION_SECONDS:-1500} s"
elif [ "$status" -ne 0 ]; then
  tail -60 "$log"
  exit 1
else
  grep -E '^>> (Line Coverage|Generated|Mutations with no)' "$log"
fi
