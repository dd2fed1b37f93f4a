#!/bin/bash
# PIT changes the rules in small ways, package by package, and counts how many of the changes the tests notice: at least 80 % in each.
# Names of packages may be given: .ci/mutation.sh moves game
set -euo pipefail
cd "$(dirname "$0")/.."

mvn -q -B -ntp -Pmutation test-compile
log=target/mutation.log
[ $# -gt 0 ] || set -- board position moves game notation.fen notation.hub notation.token notation.text notation.written notation.pdn
for package; do
  classes=none tests=none
  case $package in
    # Squares and positions are small, and made to be used by what stands above them.
    board | position) tests='damka.rules.moves.*Test' ;;
    moves) tests=damka.rules.notation.written.MoveReportsTest ;;
    # What all readers share.
    notation.fen) classes='damka.rules.notation.Parse*' ;;
  esac
  start=$SECONDS
  if ! mvn -B -ntp -Pmutation pitest:mutationCoverage -Dmutated="$package" -DalsoMutated="$classes" -DalsoTestedBy="$tests" >"$log" 2>&1; then
    tail -40 "$log"
    echo "FAILED: the mutation score of damka.rules.$package"
    exit 1
  fi
  printf '%5d s  damka.rules.%s: %s\n' $((SECONDS - start)) "$package" "$(grep -E '^>> Generated .* mutations Killed' "$log" | tail -1)"
done
