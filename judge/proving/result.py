"""What a run of a check yields: outcomes of expectations, the narrative, the trace, or the crash that ended it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from judge.engine.state import Card
from judge.engine.trace import Trace


class Ended(Exception):
    """The scenario can't go on: an action was refused, or an ask and an answer didn't meet."""


@dataclass(frozen=True)
class Finding:
    """One expectation: what it names, what it expected, what was found."""

    points: tuple[int, ...]
    sentence: str
    expected: Any
    found: Any
    shown: tuple[str, str] = ("", "")

    @property
    def is_met(self) -> bool:
        """Whether the expectation was met."""
        return bool(self.expected == self.found)


@dataclass
class Result:
    """A whole run. It passed if every expectation held and nothing crashed."""

    findings: list[Finding] = field(default_factory=list)
    narrative: list[str] = field(default_factory=list)
    trace: Trace = field(default_factory=Trace)
    cards: tuple[Card, ...] = ()
    game: str = ""
    crash: BaseException | None = None

    @property
    def passed(self) -> bool:
        """Whether the run went as expected, with at least one expectation."""
        return self.crash is None and bool(self.findings) and all(finding.is_met for finding in self.findings)

    @property
    def points(self) -> frozenset[int]:
        """The points that expectations named."""
        return frozenset(point for finding in self.findings for point in finding.points)

    @property
    def failed_points(self) -> frozenset[int]:
        """The points that failed expectations named."""
        return frozenset(point for finding in self.findings if not finding.is_met for point in finding.points)
