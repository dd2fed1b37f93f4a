#!/bin/bash
# Builds the Dockerfile, runs the image as a cluster would (nobody's user, read-only, no capabilities, little memory), calls it, ends it.
# The base images are made on this machine; with DAMKA_PULL=1 those named in the Dockerfile are taken from their registry instead.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/serve.sh

skip() {
  echo "skipped: $1"
  exit 0
}
fail() {
  echo "FAILED: $1" >&2
  podman logs "$name" 2>/dev/null | tail -20 >&2 || true
  exit 1
}

[ "$(id -u)" -eq 0 ] || skip "building and running images here needs root"
if ! { command -v buildah && command -v podman && command -v runc && command -v busybox; } >/dev/null; then
  { apt-get update -q && apt-get install -y -q --no-install-recommends buildah podman runc busybox-static; } >/dev/null 2>&1 ||
    skip "buildah and podman cannot be installed"
fi

name=damka-ci-$$
work=$(mktemp -d)
printf '[storage]\ndriver = "overlay"\ngraphroot = "%s/graph"\nrunroot = "%s/run"\n' "$work" "$work" >"$work/storage.conf"
export CONTAINERS_STORAGE_CONF=$work/storage.conf BUILDAH_ISOLATION=chroot
cleanup() {
  podman rm -f -t 1 "$name" >/dev/null 2>&1 || true
  buildah rm -a >/dev/null 2>&1 || true
  umount "$work/graph/overlay" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

container=$(buildah from scratch 2>/dev/null) && buildah rm "$container" >/dev/null || skip "buildah cannot make a container here"

bases=()
if [ "${DAMKA_PULL:-0}" != 1 ]; then
  jdk=$(find /usr/lib/jvm -maxdepth 1 -type d \( -name '*-25-*' -o -name '*-21-*' -o -name '*-17-*' \) | sort -t- -k2 -V | tail -1)
  [ -x "$jdk/bin/jlink" ] || skip "no JDK here with jlink"
  .ci/base.sh build localhost/base-build:local "$jdk"
  .ci/base.sh runtime localhost/base-runtime:local "$jdk"
  bases=(--pull-never --build-arg BUILD_IMAGE=localhost/base-build:local --build-arg RUNTIME_IMAGE=localhost/base-runtime:local)
  podman --runtime runc run --rm --network host --ulimit nofile=8192:8192 --ulimit nproc=4096:4096 localhost/base-runtime:local true ||
    skip "podman cannot run a container here"
fi

mkdir -p "$HOME/.m2"
buildah build "${bases[@]}" --format docker -v "$HOME/.m2:/root/.m2" --build-arg REVISION="$(git rev-parse HEAD 2>/dev/null || echo unknown)" \
  -f Dockerfile -t localhost/damka:ci . || fail "the image does not build"
size=$(($(podman image inspect -f '{{.Size}}' localhost/damka:ci) / 1000000))
cache=$(podman --runtime runc run --rm --network host --ulimit nofile=8192:8192 --ulimit nproc=4096:4096 --entrypoint /bin/sh localhost/damka:ci -c 'du -sk /app/cache' | cut -f1)
echo "image: $size MB, of which the class cache $((cache / 1000)) MB"
[ "${DAMKA_PULL:-0}" = 1 ] || [ "$size" -le 220 ] || fail "the image is larger than 220 MB"

# start [OPTION...] IMAGE: as a cluster would run it, two processors' worth of this machine.
start() {
  podman --runtime runc run -d --name "$name" --network host --no-healthcheck --ulimit nofile=8192:8192 --ulimit nproc=4096:4096 \
    --memory 512m --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
    -e QUARKUS_HTTP_PORT="$PORT" -e QUARKUS_MANAGEMENT_PORT="$MANAGEMENT" "$@" >/dev/null || fail "the container does not start"
}
# What the process has used of the processors, in milliseconds: unlike the wall time it does not depend on what else runs here.
processor_ms() { podman exec "$name" sh -c 'cat /proc/1/stat' | awk '{ print ($14 + $15) * 10 }'; }
memory_mb() { podman exec "$name" sh -c 'cat /proc/1/status' | awk '/^VmRSS/ { rss = $2 } /^RssAnon/ { own = $2 } END { printf "%d MB, of which its own %d MB", rss / 1000, own / 1000 }'; }
# timed WHAT [OPTION...] IMAGE: the median of three starts.
timed() {
  local what=$1 walls=() cpus=() begin
  shift
  for _ in 1 2 3; do
    podman rm -f -t 1 "$name" >/dev/null 2>&1 || true
    begin=$(date +%s%N)
    start "$@"
    wait_ready || fail "the container does not get ready"
    walls+=($((($(date +%s%N) - begin) / 1000000)))
    cpus+=("$(processor_ms)")
  done
  median=$(printf '%s\n' "${cpus[@]}" | sort -n | sed -n 2p)
  echo "start to ready $what: $(printf '%s\n' "${walls[@]}" | sort -n | sed -n 2p) ms (${walls[*]}), processor time $median ms; at rest $(memory_mb)"
}
timed "without the cache" --entrypoint '["/bin/sh", "-c", "exec java $JAVA_OPTS -jar /app/quarkus-run.jar"]' localhost/damka:ci
without=$median
timed "with the cache" localhost/damka:ci
echo "on $(nproc) processors with a load of $(cut -d' ' -f1 /proc/loadavg); the aim is 3000 ms"
podman exec "$name" grep -q '/app/cache/damka\.' /proc/1/maps || fail "the class cache is not used"
[ "$median" -lt "$without" ] || fail "the class cache saves nothing: $median ms against $without ms"

[ "$(podman exec "$name" id -u)" = 10001 ] || fail "not user 10001"
podman exec "$name" grep -q '^CapEff:[[:space:]]*0*$' /proc/1/status || fail "the process has capabilities"
podman exec "$name" sh -c '! touch /app/x 2>/dev/null && ! touch /x 2>/dev/null && touch /tmp/x' || fail "something besides /tmp can be written"
health=$(podman image inspect -f '{{index .HealthCheck.Test 1}}' localhost/damka:ci)
podman exec "$name" sh -c "$health" || fail "the image's own health check fails"

curl -fsS "http://127.0.0.1:$PORT/q/openapi?format=json" -o "$work/openapi.json" || fail "no OpenAPI document"
if grep -q '"/v1/legal-moves"' "$work/openapi.json"; then
  curl -fsS -H 'Content-Type: application/json' -d '{"game":{"variant":"international","position":"W:W31-50:B1-20"}}' \
    "http://127.0.0.1:$PORT/v1/legal-moves" -o "$work/moves.json" || fail "no legal moves"
  grep -q '"31-26"' "$work/moves.json" || fail "31-26 is not among the first moves: $(cat "$work/moves.json")"
  echo "POST /v1/legal-moves answers"
fi

podman stop -t 20 "$name" >/dev/null
code=$(podman inspect -f '{{.State.ExitCode}}' "$name")
[ "$code" = 0 ] || fail "exit code $code after SIGTERM"
podman logs "$name" 2>&1 | grep -q '"message":"damka stopped in' || fail "no orderly stop in a JSON log"
echo "SIGTERM: stopped in order, exit code $code"
