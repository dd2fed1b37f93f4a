#!/bin/bash
# The page in a real browser, against the built jar. Needs node, npm and chromium: installed here where they can be.
set -euo pipefail
cd "$(dirname "$0")/.."

skip() {
  echo "skipped: $1"
  exit 0
}
browser() { type -P chromium || type -P chromium-browser || true; }
wanted=()
command -v node >/dev/null || wanted+=(nodejs)
command -v npm >/dev/null || wanted+=(npm)
[ -n "$(browser)" ] || wanted+=(chromium fonts-dejavu-core)
if [ ${#wanted[@]} -gt 0 ]; then
  { apt-get update -q && apt-get install -y -q --no-install-recommends "${wanted[@]}"; } >/dev/null 2>&1 ||
    skip "cannot install ${wanted[*]}"
fi
[ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || skip "node $(node --version) is older than 20"

rm -rf target/e2e
mkdir -p target/e2e
cp src/test/e2e/* target/e2e/
(cd target/e2e && npm ci --ignore-scripts --no-audit --no-fund >npm.log 2>&1) || skip "npm cannot install playwright-core and axe-core"

. .ci/serve.sh
serve
cd target/e2e
DAMKA_URL=http://127.0.0.1:$PORT CHROMIUM=$(browser) node --test --test-reporter=spec page.test.js
