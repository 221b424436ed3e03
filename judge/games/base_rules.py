"""The base rules of a game, read from its `base-rules.md`: what the rulings presuppose, numbered, sourced or uncertain."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_LINE = re.compile(r"- (?P<number>[A-Z]\d+(?:\.\d+[a-z]{0,2})?) \((?P<certainty>sourced|uncertain)\) (?P<text>.+)")


@dataclass(frozen=True)
class BaseRule:
    """One base rule, cited as ``game:number``."""

    cite: str
    is_certain: bool
    text: str


@cache
def read(game: str) -> tuple[BaseRule, ...]:
    """The base rules of ``game`` in order. Raises ValueError where two have one number."""
    path = Path(__file__).parent / game.replace("-", "_") / "base-rules.md"
    found: dict[str, BaseRule] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := _LINE.match(line):
            cite = f"{game}:{match['number']}"
            if cite in found:
                raise ValueError(f"{path.name}: two base rules are numbered {match['number']}")
            found[cite] = BaseRule(cite, match["certainty"] == "sourced", match["text"])
    return tuple(found.values())
