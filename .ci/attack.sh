#!/bin/bash
# The built jar under load, abuse and failure (src/attack/python). Names of checks may be given: .ci/attack.sh fuzz headers.
set -euo pipefail
cd "$(dirname "$0")/.."

attack() { python3 -B src/attack/python/attack.py "$@"; }
[ -f target/quarkus-app/quarkus-run.jar ] || mvn -q -B -ntp -DskipTests package
if [ $# -gt 0 ]; then
  attack "$@"
  exit
fi

mkdir -p target/attack
# What compares response times comes first, on a machine as quiet as it gets; the rest runs beside the soak.
attack overload overshoot
attack soak >target/attack/soak.out 2>&1 &
soak=$!
trap 'kill "$soak" 2>/dev/null || true' EXIT
attack fuzz headers uploads rollout
status=0
wait "$soak" || status=$?
cat target/attack/soak.out
exit "$status"
