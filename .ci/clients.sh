#!/bin/bash
# What the contract promises to programs: clients for Python, TypeScript and Java are generated from openapi/openapi.yaml, compiled, and
# play the scenarios of src/test/clients against the built jar; Python sends every example of the contract too. Nothing generated is
# kept. The generator comes from Maven Central; a language whose tools cannot be had says "skipped: why".
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
out=$PWD/target/clients
version=7.17.0
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
rm -rf "$out"
mkdir -p "$out"

if ! mvn -q -B -ntp org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy -Dartifact="org.openapitools:openapi-generator-cli:$version" \
  -DoutputDirectory="$out" >"$out/fetched.log" 2>&1; then
  echo "skipped: the generator cannot be had from Maven Central"
  exit 0
fi
[ -f target/quarkus-app/quarkus-run.jar ] || mvn -q -B -ntp -DskipTests package
. .ci/serve.sh
serve
service=http://127.0.0.1:$PORT

# generate LANGUAGE FOLDER [OPTION...]
generate() {
  local language=$1 folder=$2
  shift 2
  "$java" -jar "$out/openapi-generator-cli-$version.jar" generate -i openapi/openapi.yaml -g "$language" -o "$folder" \
    --global-property apis,models,supportingFiles,apiTests=false,modelTests=false,apiDocs=false,modelDocs=false "$@" >"$folder.log" 2>&1 || {
    tail -20 "$folder.log"
    echo "FAILED: no client for $language" >&2
    return 1
  }
}

python_client() {
  local python=python3
  generate python "$out/python" --package-name damka_client
  if ! python3 -c 'import dateutil, pydantic, typing_extensions, urllib3' 2>/dev/null; then
    { python3 -m venv "$out/venv" && "$out/venv/bin/pip" install -q -r "$out/python/requirements.txt"; } >"$out/pip.log" 2>&1 || {
      echo "skipped: what the Python client needs cannot be had from PyPI"
      return 0
    }
    python=$out/venv/bin/python
  fi
  "$python" -m compileall -q "$out/python/damka_client"
  PYTHONPATH=$out/python "$python" src/test/clients/scenario.py "$service" src/main/resources/examples
}

typescript_client() {
  if ! command -v npm >/dev/null; then
    echo "skipped: no npm for the TypeScript client"
    return 0
  fi
  mkdir -p "$out/typescript"
  generate typescript-fetch "$out/typescript/client"
  cp src/test/clients/scenario.ts "$out/typescript/"
  cd "$out/typescript"
  echo '{"private": true}' >package.json
  npm install --ignore-scripts --no-audit --no-fund --silent typescript@5.9.3 @types/node@20 >npm.log 2>&1 || {
    echo "skipped: no TypeScript compiler from npm"
    cd "$root"
    return 0
  }
  node_modules/.bin/tsc --strict --target es2022 --module commonjs --moduleResolution node --skipLibCheck --types node --outDir compiled scenario.ts
  node compiled/scenario.js "$service"
  cd "$root"
}

java_client() {
  # What may be a text or something else is a text here: this generator's own classes for a choice of types do not compile.
  generate java "$out/java" --schema-mappings MoveInput=damka.client.Text,PositionInput=damka.client.Text,SquareInput=damka.client.Text --invoker-package damka.client --api-package damka.client.api --model-package damka.client.model \
    --additional-properties library=native,containerDefaultToNull=true,openApiNullable=false,useJakartaEe=true,hideGenerationTimestamp=true
  # What the client needs is what the service has.
  local libraries="target/quarkus-app/lib/main/*"
  mkdir -p "$out/java/classes"
  find "$out/java/src/main/java" -name '*.java' >"$out/java/sources"
  "${java}c" --release 17 -nowarn -proc:none -cp "$libraries" -d "$out/java/classes" @"$out/java/sources" src/test/clients/Scenario.java src/test/clients/Text.java
  "$java" -cp "$out/java/classes:$libraries" Scenario "$service"
}

python_client
typescript_client
java_client
