#!/bin/bash
# The same build and tests on JDK 25, in a copy, so that it finds nothing compiled.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

jdk25=$(find /usr/lib/jvm -maxdepth 1 -type d -name '*-25-*' 2>/dev/null | sort | head -1)
if [ -z "$jdk25" ]; then
  echo "skipped: no JDK 25 under /usr/lib/jvm"
  exit 0
fi
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
tar -cf - --exclude=./target --exclude=./.git . | tar -xf - -C "$copy"
cd "$copy"
JAVA_HOME=$jdk25 mvn -B -ntp verify -Ddamka.cases="$root/../shared/cases"
