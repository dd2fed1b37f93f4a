#!/bin/bash
# What the README promises for a fresh clone, and that a build depends on nothing but what is committed.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -n "$(git status --porcelain)" ]; then
  echo "skipped: there are changes that a clone would not have"
  exit 0
fi
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git clone -q . "$copy"
(cd "$copy" && mvn -q -B -ntp -DskipTests package)

sums() { (cd "$1/target/quarkus-app" && find . -type f -name '*.jar' -print0 | sort -z | xargs -0 sha256sum); }
if diff <(sums .) <(sums "$copy"); then
  echo "the same $(sums . | wc -l) jars"
else
  echo "FAILED: two builds of one commit differ" >&2
  exit 1
fi
