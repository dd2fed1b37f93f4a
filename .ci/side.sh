#!/bin/bash
# What is not part of the service must compile too.
set -euo pipefail
cd "$(dirname "$0")/.."

for pair in bench:src/jmh train:src/train; do
  profile=${pair%%:*} folder=${pair##*:}
  if [ -d "$folder" ]; then
    mvn -q -B -ntp -P"$profile" test-compile
    echo "$folder compiles"
  else
    echo "skipped: no $folder"
  fi
done
