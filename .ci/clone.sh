#!/bin/bash
# What the README promises for a fresh clone: it builds from nothing but what is committed, to the same set of jars (not the same bytes).
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

names() { (cd "$1/target/quarkus-app" && find . -type f -name '*.jar' | sort); }
if diff <(names .) <(names "$copy"); then
  echo "a clone builds, to the same $(names . | wc -l) jars by name"
else
  echo "FAILED: a clone is packaged otherwise than this tree" >&2
  exit 1
fi
