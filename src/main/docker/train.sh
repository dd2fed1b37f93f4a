#!/bin/sh
# Runs once while the image is built, on the JVM of the image: starts the service, asks what callers ask, ends it, and keeps what the
# JVM learnt (classes loaded and linked, methods profiled) in /app/cache. /app/cache/jvm.options tells the JVM to use it.
set -eu
cd /app
mkdir -p cache
: >cache/jvm.options

# Since Java 25 an AOT cache, before that an archive of classes.
if java -XX:+PrintFlagsFinal -version 2>/dev/null | grep -q AOTCacheOutput; then
  make=-XX:AOTCacheOutput=/app/cache/damka.aot use=-XX:AOTCache=/app/cache/damka.aot
else
  make=-XX:ArchiveClassesAtExit=/app/cache/damka.jsa use=-XX:SharedArchiveFile=/app/cache/damka.jsa
fi

log=$(mktemp)
# shellcheck disable=SC2086 # JAVA_OPTS are several words
java $make $JAVA_OPTS -Dquarkus.http.host=127.0.0.1 -Dquarkus.management.host=127.0.0.1 -Dquarkus.http.port=0 -Dquarkus.management.port=0 \
  -Dquarkus.shutdown.delay=0s -Ddamka.warm-up=0s -jar quarkus-run.jar >"$log" 2>&1 &
service=$!

get() { curl -fs -o /dev/null "$1" 2>/dev/null || wget -q -O /dev/null "$1"; }
post() {
  curl -fs -o /dev/null -H 'Content-Type: application/json' -d "$2" "$1" 2>/dev/null ||
    wget -q -O /dev/null --header='Content-Type: application/json' --post-data="$2" "$1"
}
# The addresses stand in the line that tells of the start.
address() { sed -n "s/.*$1 on:\{0,1\} \(http:[^ ,\"]*[0-9]\).*/\1/p" "$log" | head -1; }

tries=0
until at=$(address Listening) && [ -n "$at" ] && manage=$(address 'interface listening') && [ -n "$manage" ] && get "$manage/q/health/ready" 2>/dev/null; do
  tries=$((tries + 1))
  if [ "$tries" -gt 120 ] || ! kill -0 "$service" 2>/dev/null; then
    cat "$log"
    exit 1
  fi
  sleep 1
done

start=W:W31-50:B1-20
# Not as pixels: the classes of the JDK for them would make the cache larger by a tenth.
board=$at/v1/boards/W:WK4:B13,20,32,37
for round in 1; do
  get "$manage/q/health/ready"
  get "$manage/q/health/live"
  get "$manage/q/metrics"
  get "$at/"
  get "$at/app.js"
  get "$at/v1/rulesets"
  get "$at/v1/limits"
  get "$board.svg"
  get "$board.txt?style=speech&lang=pl"
  for position in $start W:WK4:B13,20,32,37; do
    post "$at/v1/legal-moves" "{\"game\":{\"position\":\"$position\"}}"
    post "$at/v1/positions" "{\"variant\":\"international\",\"input\":\"$position\"}"
    post "$at/v1/outcomes" "{\"game\":{\"position\":\"$position\"}}"
    post "$at/v1/move-checks" "{\"game\":{\"position\":\"$position\"},\"move\":\"32-27\"}"
    post "$at/v1/best-moves" "{\"game\":{\"position\":\"$position\"},\"limits\":{\"timeMs\":100}}"
  done
  post "$at/v1/moves" "{\"game\":{\"start\":\"$start\",\"moves\":[\"32-28\",\"19-23\"]},\"moves\":[\"28x19\"]}"
  post "$at/v1/legal-moves" '{"game":{"position":"W:W22,31:B13,K2","variant":"brazilian"}}'
done

kill "$service"
wait "$service" || true
if [ -s "${make#*=}" ]; then
  echo "$use" >cache/jvm.options
  echo "trained: $(ls -l "${make#*=}")"
else
  echo "this JVM made no cache: the image goes without"
  tail -5 "$log"
fi
