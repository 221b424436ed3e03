"""What a run of a check yields: its narrative, what its expectations found, the trace, the crash if one ended it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from judge.engine.errors import EngineError
from judge.engine.state import Card
from judge.engine.trace import Trace
from judge.nearest import nearest


class Ended(Exception):
    """The scenario can't go on: an action was refused, or a decision and an answer didn't meet."""


@dataclass(frozen=True)
class Asks:
    """An expectation as a question to somebody who sees the table and doesn't know what comes out.

    ``answer`` is what was found as the answer to it, None where it is none; ``about`` is the decision that is open, in the engine's words.
    ``instead`` is what the answer would have been where an attempt had succeeded: of a run that it ended. ``is_attempt``: the last
    sentence of the narrative is itself what is asked about.
    """

    question: str
    answer: str | None
    about: str = ""
    instead: str = ""
    is_attempt: bool = False


@dataclass(frozen=True)
class Finding:
    """One expectation: the points that it names, what it expected and what was found, both also as they are ``shown``.

    ``control`` says of a control what it controls; ``line`` is that of the scenario's module, 0 where the table itself expects.
    ``help`` tells whoever writes the scenario what to write, where it isn't met.
    ``asks`` is the same as a question, None where it makes none.
    """

    points: tuple[int, ...]
    sentence: str
    expected: object
    found: object
    shown: tuple[str, str] = ("", "")
    control: str | None = None
    line: int = 0
    help: str = ""
    asks: Asks | None = None

    @property
    def facts(self) -> tuple[int, ...]:
        """The points of which it states a fact: none where it is a control."""
        return self.points if self.control is None else ()

    @property
    def is_met(self) -> bool:
        """Whether what was expected was found."""
        return bool(self.expected == self.found)


@dataclass(frozen=True)
class Sentence:
    """A sentence of the narrative. ``at`` is how many lines the trace had when it was said; ``is_pass``: a player does nothing but pass;
    ``is_setup``: it tells what the table looks like at first.

    ``finding`` is what an expectation found.
    """

    kind: Literal["action", "expectation"]
    text: str
    at: int
    is_pass: bool = False
    is_setup: bool = False
    finding: Finding | None = None


def crash_in_words(crash: Exception) -> str:
    """What broke a run off: as the engine says it; for a verb that does not exist also the nearest ones that do."""
    if isinstance(crash, EngineError):
        return f"{type(crash).__name__}: {crash}"
    near: tuple[str, ...] = ()
    if isinstance(crash, AttributeError) and crash.name:
        near = nearest(crash.name, [name for name in dir(crash.obj) if not name.startswith("_")])
    return f"{crash!r}; nearest: {', '.join(near)}" if near else repr(crash)


@dataclass
class Result:
    """A whole run. It passed if every expectation was met and nothing crashed.

    ``crash_line`` is the line of the scenario's module at which it crashed, 0 where it wasn't in it.
    """

    findings: list[Finding] = field(default_factory=list)
    narrative: list[Sentence] = field(default_factory=list)
    trace: Trace = field(default_factory=Trace)
    cards: tuple[Card, ...] = ()
    game: str = ""
    crash: Exception | None = None
    crash_line: int = 0

    @property
    def passed(self) -> bool:
        """Whether the run went as expected, with at least one expectation."""
        return self.crash is None and bool(self.findings) and all(finding.is_met for finding in self.findings)

    @property
    def points(self) -> frozenset[int]:
        """The points of which expectations stated facts."""
        return frozenset(point for finding in self.findings for point in finding.facts)

    @property
    def failed_points(self) -> frozenset[int]:
        """The points of which a fact didn't hold."""
        return frozenset(point for finding in self.findings if not finding.is_met for point in finding.facts)
