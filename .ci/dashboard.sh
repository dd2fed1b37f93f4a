#!/bin/bash
# Each query of the dashboard and of the alert rules is asked of a Prometheus that scrapes the running service.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/serve.sh

if ! command -v prometheus >/dev/null; then
  apt-get install -y -q --no-install-recommends prometheus >/dev/null 2>&1 || {
    echo "skipped: no Prometheus here, and none can be installed"
    exit 0
  }
  systemctl stop prometheus >/dev/null 2>&1 || true
fi
[ -f target/quarkus-app/quarkus-run.jar ] || mvn -q -B -ntp -DskipTests package
serve
scraper=$(free_port)
work=$(mktemp -d)
cat >"$work/prometheus.yml" <<YAML
global: {scrape_interval: 1s}
scrape_configs:
  - job_name: damka
    metrics_path: /q/metrics
    static_configs:
      - targets: ["127.0.0.1:$MANAGEMENT"]
        labels: {container: damka, pod: damka-0}
YAML
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/data" --web.listen-address="127.0.0.1:$scraper" >"$work/log" 2>&1 &
prometheus=$!
trap 'kill "$prometheus" "$served" 2>/dev/null || true; wait "$served" 2>/dev/null || true; rm -rf "$work"' EXIT
python3 .ci/dashboard.py "http://127.0.0.1:$PORT" "http://127.0.0.1:$scraper"
