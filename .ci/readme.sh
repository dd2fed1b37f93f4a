#!/bin/bash
# The packaged service answers, on its own port and on the management port, and each curl in the README answers what the README says.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/serve.sh
serve

for path in /q/openapi /q/swagger-ui/; do
  curl -fsSL -o /dev/null -w "%{http_code} $path\n" "http://127.0.0.1:$PORT$path"
done
for path in /q/health/live /q/health/ready /q/health/started /q/metrics; do
  curl -fsS -o /dev/null -w "%{http_code} $path (management)\n" "http://127.0.0.1:$MANAGEMENT$path"
done
if [ -f README.md ]; then
  python3 .ci/readme.py README.md "$PORT" "$MANAGEMENT"
else
  echo "skipped: no README.md"
fi
