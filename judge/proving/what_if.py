"""The shortest "what if" of a point: one fact of a check changed, within what the game allows, and what then comes out otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.answers import WhatIf
from judge.proving.check import Check, Fact, Parameter
from judge.proving.proof import run
from judge.proving.result import Finding, Result

MOST_VALUES = 6  # of one fact, the nearest to the ruling's own example first


def what_ifs(checks: Iterable[Check]) -> dict[str, WhatIf]:
    """By the id of each point that has one (``doc/entry#2``) the shortest that any of ``checks`` shows."""
    shortest: dict[str, tuple[int, WhatIf]] = {}
    for check in checks:
        for point, length, found in _of(check):
            known = shortest.get(f"{check.entry}#{point}")
            if known is None or (length, found.set) < (known[0], known[1].set):
                shortest[f"{check.entry}#{point}"] = length, found
    return {point: found for point, (_, found) in sorted(shortest.items())}


def _of(check: Check) -> Iterator[tuple[int, int, WhatIf]]:
    """For points of ``check`` how long its story is, in sentences, and what another fact makes of it."""
    if not check.parameters or not (example := run(check)).passed:
        return
    left = set(example.points)
    for parameter in check.parameters:
        for value in _nearest_values(parameter):
            other = run(check, {parameter.name: value})
            # What only breaks the scenario off, or shows at what names no point, says nothing about the ruling.
            if (finding := _first_difference(example, other)) is None:
                continue
            for point in sorted(left.intersection(finding.facts)):
                left.discard(point)
                told = f"{finding.sentence}: {finding.shown[1]}"
                yield point, len(example.narrative), WhatIf(f"{parameter.name}={_as_text(value)}", told)
            if not left:
                return


def _nearest_values(parameter: Parameter) -> list[Fact]:
    """What ``parameter`` may be besides the ruling's example, nearest first, as many as are tried."""
    default = parameter.default
    if isinstance(default, bool):
        return [not default]
    others = [value for value in parameter.allowed or () if value != default]
    if isinstance(default, int):
        others.sort(key=lambda value: (abs(int(value) - default), value))
    return others[:MOST_VALUES]


def _first_difference(example: Result, other: Result) -> Finding | None:
    """The first expectation that ``other`` doesn't meet, where it speaks of what ``example`` looked at in that place."""
    if other.crash is not None:
        return None
    for n, finding in enumerate(other.findings):
        if not finding.is_met:
            same = n < len(example.findings) and example.findings[n].sentence == finding.sentence
            return finding if same else None
    return None


def _as_text(value: Fact) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
