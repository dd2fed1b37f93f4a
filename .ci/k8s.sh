#!/bin/bash
# Each kustomization builds. That its members exist in the model is a test of the build (ManifestTest).
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v kubectl >/dev/null; then
  echo "skipped: no kubectl here"
  exit 0
fi
find k8s -name kustomization.yaml -printf '%h\n' | sort | while read -r folder; do
  if grep -q '^kind: Component' "$folder/kustomization.yaml"; then
    continue
  fi
  printf '%s: ' "$folder"
  kubectl kustomize "$folder" | grep -c '^kind:'
done
