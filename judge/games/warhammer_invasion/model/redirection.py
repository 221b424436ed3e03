"""That damage is redirected, as an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.engine.occurrences import Occurrence
from judge.engine.state import Names, Ref


@dataclass(frozen=True, kw_only=True)
class Redirected(Occurrence):
    """Of damage assigned to ``ref``, ``n`` meets what redirects it, the modifier ``by``: that much goes to ``to`` (None: none does)."""

    verb: ClassVar[str] = "redirect damage"
    ref: Ref
    n: int
    by: int
    to: Ref | None = None

    def describe(self, names: Names) -> str:
        return f"{self.n} damage to {names(self.ref)} is redirected to {names(self.to)}." if self.to is not None else ""
