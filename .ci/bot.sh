#!/bin/bash
# The example of a chat bot plays a few moves against the built jar: a legal one, an illegal one, a hint, and nonsense.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/serve.sh
serve

said=$(printf '%s\n' 'z 32 na 28' '37-31' '?' 'cokolwiek' | python3 src/site/bot/bot.py "http://127.0.0.1:$PORT")
echo "$said"
expect() {
  grep -qE "$1" <<<"$said" || {
    echo "FAILED: the bot did not say $1" >&2
    exit 1
  }
}
expect '^32-28$'
expect "^http://127.0.0.1:$PORT/v1/boards/.*\.png"
expect 'pole 31|Musisz bić'
expect '^(Spójrz na pole|Zagraj) '
expect 'Nie da się tego odczytać jako ruchu'
curl -fsS -o /dev/null -w 'picture: %{http_code} %{content_type}\n' "$(grep -m1 '^http' <<<"$said")"
