"""A card as somebody takes it who misreads one argument of it: the misreading stands where both stood."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from judge.engine.rules import Ruled


def taken_as_misread(value: Any, rule: str) -> Any:
    """``value`` with the ruled argument of the id ``rule`` as it is misread; ``value`` itself where it holds none."""
    if isinstance(value, Ruled) and value.id == rule:
        return taken_as_misread(value.misreading, rule)
    if isinstance(value, tuple):
        parts = tuple(taken_as_misread(part, rule) for part in value)
        if all(new is old for new, old in zip(parts, value, strict=True)):
            return value
        return type(value)(*parts) if hasattr(value, "_fields") else parts
    if not is_dataclass(value) or isinstance(value, type):
        return value
    old = {spec.name: getattr(value, spec.name) for spec in fields(value) if spec.init}
    changed = {name: taken for name, part in old.items() if (taken := taken_as_misread(part, rule)) is not part}
    return replace(value, **changed) if changed else value
