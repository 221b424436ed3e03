"""What happens to units as combat is declared: events that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.state import InBatch, Names
from judge.games.warhammer_invasion.model.events import Happening


@dataclass(frozen=True, kw_only=True)
class _Declared(Happening):
    """A unit is declared for combat: who it is, the declaration has told."""

    in_batch: ClassVar[InBatch] = InBatch.ONE_AN_OBJECT

    def describe(self, names: Names) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class Attacked(_Declared):
    """A unit is declared as an attacker."""

    verb: ClassVar[str] = "attack"


@dataclass(frozen=True, kw_only=True)
class Defended(_Declared):
    """A unit is declared as a defender."""

    verb: ClassVar[str] = "defend"
