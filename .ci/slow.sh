#!/bin/bash
# Only the tests tagged slow: verify has run the others.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! grep -rq 'Tag("slow")' src/test/java; then
  echo "skipped: no test is tagged slow"
  exit 0
fi
mvn -B -ntp test -Dgroups=slow -DskippedTags=none -Djacoco.skip=true
