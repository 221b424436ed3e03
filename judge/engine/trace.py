"""What a run looked like: rules consulted, events, asks and answers, in order. Recorded by the pipeline and the match alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from judge.engine.state import Event


class TraceEntry(NamedTuple):
    """One thing that happened. ``differs`` tells whether reading and misreading of a consulted rule gave different answers.

    Of what was consulted, ``belief`` says what a misreader believes, ``is_argument`` whether it is a ruled argument of a card's text rather
    than a rule of the game, ``is_routine`` that it is such a rule and decides something nearly always. ``event`` is the event that an entry
    tells of.
    """

    kind: Literal["rule", "event", "ask", "answer", "note"]
    text: str
    cites: tuple[str, ...] = ()
    rule: str | None = None
    answer: object = None
    differs: bool = False
    belief: str = ""
    is_argument: bool = False
    event: Event | None = None
    is_routine: bool = False

    @property
    def mark(self) -> tuple[str, str, str]:
        """What two runs are compared by."""
        return (self.kind, self.rule or self.text, repr(self.answer))


@dataclass
class Trace:
    """The lines of a run. ``muted`` while a misreading is evaluated only for comparison."""

    lines: list[TraceEntry] = field(default_factory=list)
    muted: bool = False

    def add(self, line: TraceEntry) -> None:
        """Append ``line`` unless muted."""
        if not self.muted:
            self.lines.append(line)

    def decided(self, rule: str) -> bool:
        """Whether ``rule`` was consulted where its misreading would have answered otherwise."""
        return any(line.rule == rule and line.differs for line in self.lines)

    def first_difference(self, other: Trace) -> TraceEntry | None:
        """The first line of ``other`` that this trace doesn't have at the same place."""
        for mine, theirs in zip(self.lines, other.lines, strict=False):
            if mine.mark != theirs.mark:
                return theirs
        longer = max(self.lines, other.lines, key=len)
        shorter = min(len(self.lines), len(other.lines))
        return longer[shorter] if len(longer) > shorter else None
