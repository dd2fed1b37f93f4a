#!/bin/bash
# PIT changes the rules in small ways, package by package, and counts how many of the changes the tests notice: at least 80 % in all.
# Names of packages may be given: .ci/mutation.sh moves game. One that needs longer than MUTATION_SECONDS is told and left out;
# so are those for which nothing is left of MUTATION_TOTAL, seconds for all of them.
set -euo pipefail
cd "$(dirname "$0")/.."

mvn -q -B -ntp -Pmutation test-compile
log=target/mutation.log
killed=0 generated=0
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
  start=$SECONDS status=0
  rest=$((${MUTATION_TOTAL:-36000} - SECONDS)) longest=${MUTATION_SECONDS:-780}
  [ "$rest" -ge "$longest" ] || longest=$rest
  if [ "$longest" -lt 30 ]; then
    echo "        damka.rules.$package: no time left"
    continue
  fi
  timeout -k 30 "$longest" mvn -B -ntp -Pmutation pitest:mutationCoverage -DmutationThreshold=0 \
    -Dmutated="$package" -DalsoMutated="$classes" -DalsoTestedBy="$tests" >"$log" 2>&1 || status=$?
  if [ "$status" -eq 124 ]; then
    echo "        damka.rules.$package: no score after $longest s"
    continue
  elif [ "$status" -ne 0 ]; then
    tail -40 "$log"
    exit 1
  fi
  score=$(sed -n 's/^>> Generated \([0-9]*\) mutations Killed \([0-9]*\) .*/\1 \2/p' "$log" | tail -1)
  generated=$((generated + ${score% *})) killed=$((killed + ${score#* }))
  printf '%5d s damka.rules.%s: %d of %d\n' $((SECONDS - start)) "$package" "${score#* }" "${score% *}"
done
[ "$generated" -gt 0 ] || exit 0
echo "$killed of $generated changes noticed: $((100 * killed / generated)) %"
[ $((100 * killed)) -ge $((80 * generated)) ] || {
  echo "FAILED: less than 80 %"
  exit 1
}
