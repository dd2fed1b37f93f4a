"""Runs each curl of a Markdown file and compares its answer with the JSON block that follows.

A block may hold less than the real answer: members it leaves out are not compared, and the text "…" stands for any value.
"""
import json
import re
import subprocess
import sys

BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.M | re.S)


def differences(want, got, path="$"):
    if want == "…":
        return []
    if isinstance(want, dict) and isinstance(got, dict):
        found = []
        for name, value in want.items():
            found += differences(value, got[name], f"{path}.{name}") if name in got else [f"{path}.{name} is missing"]
        return found
    if isinstance(want, list) and isinstance(got, list):
        if "…" in want:
            want = want[: want.index("…")]
            got = got[: len(want)]
        if len(want) != len(got):
            return [f"{path}: {len(got)} instead of {len(want)} members"]
        return [d for i, pair in enumerate(zip(want, got)) for d in differences(*pair, f"{path}[{i}]")]
    return [] if want == got and type(want) is type(got) else [f"{path}: {got!r} instead of {want!r}"]


def is_curl(block):
    """Whether a block of shell begins with curl, after any comment: such a block runs as a whole."""
    return re.match(r"(\s*#[^\n]*\n)*\s*curl\b", block) is not None


def run(command, port, management):
    command = re.sub(r"(localhost|127\.0\.0\.1):8080", f"127.0.0.1:{port}", command)
    command = re.sub(r"(localhost|127\.0\.0\.1):9000", f"127.0.0.1:{management}", command)
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", command], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout


def check(command, expected, port, management):
    code, out = run(command, port, management)
    if code:
        return [f"exit status {code}"]
    try:
        got = json.loads(out)
    except ValueError:
        return [f"not JSON: {out[:200]!r}"] if expected is not None else []
    if isinstance(got, dict) and isinstance(got.get("status"), int) and got["status"] >= 500:
        return [f"status {got['status']}"]
    return differences(json.loads(expected), got) if expected is not None else []


def main(file, port, management):
    blocks = BLOCK.findall(open(file, encoding="utf-8").read())
    checked, failed = 0, 0
    for i, (language, text) in enumerate(blocks):
        following = blocks[i + 1] if i + 1 < len(blocks) else ("", "")
        if language not in ("sh", "bash", "shell") or not is_curl(text):
            continue
        checked += 1
        for fault in check(text, following[1] if following[0] == "json" else None, port, management):
            failed += 1
            print(f"FAILED: {fault}\n{text.strip()}")
    print(f"{checked} commands of {file} run, {failed} faults")
    return 1 if failed else 0


sys.exit(main(*sys.argv[1:]))
