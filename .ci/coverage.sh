#!/bin/bash
# The thresholds of profile "coverage", on what "verify" recorded.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! grep -q ',damka\.rules\.' target/site/jacoco/jacoco.csv; then
  echo "skipped: no code of the rules was measured"
  exit 0
fi
awk -F, '$2 ~ /^damka\./ { n = split($2, p, "."); part = p[2]; missed[part] += $8; covered[part] += $9 }
  END { for (part in covered) printf "%-7s %6.2f %% of %d lines\n", part, 100 * covered[part] / (covered[part] + missed[part]), covered[part] + missed[part] }' \
  target/site/jacoco/jacoco.csv
mvn -B -ntp -q -Pcoverage jacoco:check@rules
