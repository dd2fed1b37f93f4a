"""What a check found: a line for each figure, with its limit, and a verdict."""
import os
import re


class Figures:
    """The figures of one check. A figure over its limit is a failure, and so is each fault that is told."""

    def __init__(self, name):
        self.name = name
        self.failed = []

    def say(self, text):
        print(f"{self.name}: {text}", flush=True)

    def at_most(self, what, value, limit, unit=""):
        self._compare(what, value, limit, unit, value <= limit, "at most")

    def at_least(self, what, value, limit, unit=""):
        self._compare(what, value, limit, unit, value >= limit, "at least")

    def _compare(self, what, value, limit, unit, holds, words):
        self.say(f"{'ok' if holds else 'FAILED'}: {what}: {short(value)}{unit} ({words} {short(limit)}{unit})")
        if not holds:
            self.failed.append(what)

    def none(self, what, faults, shown=20):
        """There must be no such fault; the first one of each kind is shown."""
        self.say(f"{'FAILED' if faults else 'ok'}: {what}: {len(faults)}")
        kinds = {}
        for fault in map(str, faults):
            kinds.setdefault(re.sub(r"\d+|b'.*", "", fault[:60]), []).append(fault)
        for alike in list(kinds.values())[:shown]:
            self.say(f"  {len(alike)} x {alike[0]}")
        if faults:
            self.failed.append(what)


def short(value):
    return f"{value:.4g}" if isinstance(value, float) and abs(value) < 1e4 else f"{value:,.0f}"


def quantile(values, share):
    """The value that this share of all stays at or below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


def setting(name, default):
    """A size of a check: ATTACK_<NAME> in the environment, or the default for a short run."""
    return type(default)(os.environ.get("ATTACK_" + name, default))
