"""The values that ``--set`` gives to a check's parameters: text to typed values, within what the game allows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rapidfuzz import process

from judge.errors import JudgeError
from judge.proving.check import Check, Fact, Parameter

_BOOLS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
_LEAST_LIKENESS = 50
LONGEST_NUMBER = 18  # signs; no game has a longer one


def values_for(checks: Sequence[Check], given: Mapping[str, str]) -> dict[str, dict[str, Fact]]:
    """For each check's id the values that ``given`` sets in it; ``checks`` are those of one entry.

    :raises JudgeError: for a parameter that no check has, a value of the wrong type or one that the game doesn't allow.
    """
    known = sorted({parameter.name for check in checks for parameter in check.parameters})
    for name in given:
        if not known:
            raise JudgeError(f"'{checks[0].entry}' has no parameters to set", f"run 'judge check {checks[0].entry}'")
        if name not in known:
            raise JudgeError(f"no parameter '{name}'", f"there is: {', '.join(known)}{_nearest(name, known)}")
    return {
        check.id: {p.name: value_of(p, given[p.name]) for p in check.parameters if p.name in given} for check in checks
    }


def _nearest(name: str, known: Sequence[str]) -> str:
    best = process.extractOne(name, known, score_cutoff=_LEAST_LIKENESS)
    return f"; nearest: {best[0]}" if best else ""


def value_of(parameter: Parameter, text: str) -> Fact:
    """``text`` as a value of ``parameter``.

    :raises JudgeError: if it is of the wrong type, or the game doesn't allow it.
    """
    value = _typed(parameter, text)
    allowed = parameter.allowed
    if allowed is not None and value not in allowed:
        raise JudgeError(f"{parameter.name} can't be {text}", f"it may be {parameter.may_be}")
    return value


def _typed(parameter: Parameter, text: str) -> Fact:
    if parameter.type is int:
        # Python would take "1_0" and the digits of every script as well.
        if not re.fullmatch(r"[-+]?[0-9]+", text):
            raise JudgeError(f"{parameter.name} is '{text}'", "give a whole number")
        if len(text) > LONGEST_NUMBER:
            raise JudgeError(f"{parameter.name} can't be {text[:LONGEST_NUMBER]}...", f"it may be {parameter.may_be}")
        return int(text)
    if parameter.type is bool:
        if text.lower() not in _BOOLS:
            raise JudgeError(f"{parameter.name} is '{text}'", "give yes or no")
        return _BOOLS[text.lower()]
    return text
