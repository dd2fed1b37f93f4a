#!/bin/bash
# resources.sh [SECONDS]: what the service uses at rest, under cheap calls, with every search slot taken, and with both: the table of
# src/site/markdown/operations.md. The JVM is given what a pod of k8s/overlays/production gives it. Not a part of .ci/run.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-30}
. .ci/serve.sh
export JAVA_TOOL_OPTIONS="-XX:MaxRAM=512m -XX:MaxRAMPercentage=70 -XX:+UseSerialGC -XX:ActiveProcessorCount=2"
serve
unset JAVA_TOOL_OPTIONS
url=http://127.0.0.1:$PORT

ticks() { awk '{ print $14 + $15 }' "/proc/$served/stat"; }
memory() { awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$served/status"; }
metric() { curl -fs "http://127.0.0.1:$MANAGEMENT/q/metrics" | awk -v name="$1" '$1 ~ "^" name { sum += $2 } END { printf "%d", sum / 1048576 }'; }
phase() {
  local what=$1 before after
  shift
  before=$(ticks)
  "$@" >target/load.txt
  after=$(ticks)
  awk -v used=$((after - before)) -v seconds="$seconds" -v what="$what" -v rss="$(memory)" -v heap="$(metric 'jvm_memory_used_bytes.*area="heap"')" \
    -v rest="$(metric 'jvm_memory_committed_bytes.*area="nonheap"')" \
    'BEGIN { printf "%-28s %5.2f cores, %d MiB resident (heap used %d, not heap %d)\n", what, used / 100 / seconds, rss, heap, rest }'
  sed 's/^/    /' target/load.txt
}
sleep 5
phase "at rest" sleep "$seconds"
python3 .ci/load.py "$url" "$seconds" 100 0 >/dev/null # what a new JVM compiles
phase "100 cheap calls a second" python3 .ci/load.py "$url" "$seconds" 100 0
phase "every search slot taken" python3 .ci/load.py "$url" "$seconds" 0 2
phase "both" python3 .ci/load.py "$url" "$seconds" 100 2
curl -fs "http://127.0.0.1:$MANAGEMENT/q/metrics" | grep -E '^damka_search_slots' || true
