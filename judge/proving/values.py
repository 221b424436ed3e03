"""The values that ``--set`` gives to a check's parameters: text to typed values, within what the game allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.errors import JudgeError
from judge.proving.check import Check, Parameter

_BOOLS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def values_for(checks: Sequence[Check], given: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """For each check's id the values that ``given`` sets in it.

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
    from rapidfuzz import process

    best = process.extractOne(name, known, score_cutoff=50)
    return f"; nearest: {best[0]}" if best else ""


def value_of(parameter: Parameter, text: str) -> Any:
    """``text`` as a value of ``parameter``. Raises JudgeError where it is none."""
    value: Any = text
    if parameter.type is int:
        try:
            value = int(text)
        except ValueError:
            raise JudgeError(f"{parameter.name} is '{text}'", "give a whole number") from None
    elif parameter.type is bool:
        if text.lower() not in _BOOLS:
            raise JudgeError(f"{parameter.name} is '{text}'", "give yes or no")
        value = _BOOLS[text.lower()]
    allowed = parameter.allowed
    if allowed is not None and value not in allowed:
        span = f"{allowed.start} to {allowed.stop - 1}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
        raise JudgeError(f"{parameter.name} can't be {text}", f"the game allows {span}")
    return value
