#!/bin/bash
# Installs what is missing for the steps that cannot be left out.
set -euo pipefail

wanted=()
command -v mvn >/dev/null || wanted+=(maven)
command -v git >/dev/null || wanted+=(git)
command -v curl >/dev/null || wanted+=(curl ca-certificates)
command -v python3 >/dev/null || wanted+=(python3)
if ! compgen -G '/usr/lib/jvm/*-17-*' >/dev/null; then
  apt-get update -q
  if apt-cache show openjdk-17-jdk-headless >/dev/null 2>&1; then
    wanted+=(openjdk-17-jdk-headless)
  elif ! command -v javac >/dev/null; then
    wanted+=(default-jdk-headless)
  fi
fi
if [ ${#wanted[@]} -eq 0 ]; then
  echo "nothing to install"
else
  apt-get update -q
  apt-get install -y -q --no-install-recommends "${wanted[@]}"
fi
