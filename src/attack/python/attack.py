#!/usr/bin/env python3
"""Checks that the built service holds under load, abuse and failure. Each prints its figures; the exit status tells whether all hold.

Usage, at the top of the tree, after `mvn package`: attack.py CHECK...
Sizes are set by ATTACK_* in the environment; see src/site/markdown/robustness.md.
"""
import asyncio
import resource
import signal
import sys
import time

import fuzz
import headers
import overload
import overshoot
import rollout
import slow
import soak
import uploads
from service import Service

CHECKS = {one.__name__: one for one in (fuzz, headers, overload, overshoot, slow, uploads, soak, rollout)}


def check(name):
    """The figures of a check. Each has a service of its own, so that what it finds is its own doing."""
    module = CHECKS[name]
    if module is rollout:
        return asyncio.run(module.run())
    with Service(name, getattr(module, "JVM", ())) as service:
        return asyncio.run(module.run(service))


def main(names):
    unknown = [name for name in names if name not in CHECKS]
    if unknown or not names:
        sys.exit(f"{', '.join(unknown) or 'no check'}: the checks are {', '.join(CHECKS)}")
    signal.signal(signal.SIGTERM, lambda *told: sys.exit(143))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    failed = []
    for name in names:
        start = time.monotonic()
        figures = check(name)
        figures.say(f"{'FAILED: ' + ', '.join(figures.failed) if figures.failed else 'all holds'} ({time.monotonic() - start:.0f} s)")
        failed += figures.failed
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
