# Sourced: starts the packaged service on free ports, sets PORT and MANAGEMENT, and stops it when the script ends.
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
wait_ready() {
  local tries=0
  until curl -fs -o /dev/null "http://127.0.0.1:$MANAGEMENT/q/health/ready"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 600 ]; then
      echo "FAILED: not ready after 60 s" >&2
      return 1
    fi
    sleep 0.1
  done
}
PORT=$(free_port)
MANAGEMENT=$(free_port)
serve() {
  local log=target/served.log
  "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Dquarkus.http.port="$PORT" -Dquarkus.management.port="$MANAGEMENT" \
    -jar target/quarkus-app/quarkus-run.jar >"$log" 2>&1 &
  served=$!
  trap 'kill "$served" 2>/dev/null || true; wait "$served" || true' EXIT
  wait_ready || {
    tail -20 "$log"
    exit 1
  }
}
