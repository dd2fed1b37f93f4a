#!/bin/bash
# The rules compile on the JDK alone, the engine on the JDK and the rules. Only package-info needs a library, for @NullMarked.
set -euo pipefail
cd "$(dirname "$0")/.."
javac=${JAVA_HOME:+$JAVA_HOME/bin/}javac
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir "$out/nothing" "$out/rules" "$out/engine"

alone() {
  local part=$1 path=$2 sources
  mapfile -t sources < <(find "src/main/java/damka/$part" -name '*.java' ! -name package-info.java)
  if [ ${#sources[@]} -eq 0 ]; then
    echo "skipped: $part has no classes"
    return
  fi
  "$javac" --release 17 -proc:none -implicit:none -sourcepath "$out/nothing" -classpath "$path" -d "$out/$part" "${sources[@]}"
  echo "$part: ${#sources[@]} files compiled alone"
}
alone rules "$out/nothing"
alone engine "$out/rules"
