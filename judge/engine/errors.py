"""What the engine refuses, each kind with its own exception: illegal, ill-formed and not (yet) expressible are different things."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Objection:
    """One reason why an action is illegal: the rule or card text that forbids it, in a sentence, with its citations."""

    id: str
    sentence: str
    cites: tuple[str, ...]


class EngineError(Exception):
    """Anything that the engine itself raises on purpose."""


class Illegal(EngineError):
    """The action breaks a rule. ``objections`` holds every rule that forbids it, not only the first."""

    def __init__(self, action: str, objections: tuple[Objection, ...]) -> None:
        self.action = action
        self.objections = objections
        reasons = "; ".join(f"{objection.sentence} [{', '.join(objection.cites)}]" for objection in objections)
        super().__init__(f"{action} is illegal: {reasons}")


class BadAnswer(EngineError):
    """An answer that the ask doesn't offer, too few or too many."""


class NotExpressible(EngineError):
    """The engine has no notion of what is asked of it: never approximated, always said."""


class Impossible(EngineError):
    """A set-up that no game can come to."""


class Unstable(EngineError):
    """An invariant that doesn't hold: a defect of the engine, a game or a card."""


class GameOver(Exception):
    """The game has ended: whatever was under way is broken off, and nothing happens any more. No error; who drives a match ends there."""


class Endless(EngineError):
    """What cards say has no end, or goes beyond what the engine takes. The message names the texts that keep it going."""


class Circle(Endless):
    """``asked``, in words, is asked for while it is being derived (as ``key``): or, without a key, so deep that Python gives up.

    Whoever lets it pass adds the text that was being looked at, until it comes to where ``key`` was asked for first.
    """

    def __init__(self, asked: str, key: Hashable = None) -> None:
        super().__init__(asked)
        self._asked = asked
        self._key = key
        self._is_closed = False
        self._texts: dict[str, None] = {}

    def passes(self, text: str) -> None:
        """``text`` has asked."""
        if not self._is_closed:
            self._texts[text] = None

    def comes_to(self, key: Hashable) -> None:
        """What was being derived where it passes by."""
        self._is_closed = self._is_closed or (self._key is not None and key == self._key)

    def __str__(self) -> str:
        texts = listed(list(self._texts)[::-1]) or "its own text"
        if self._key is None:
            return f"this goes too deep: {self._asked} is asked for through {texts}, one after the other"
        return f"this has no end: {self._asked} depends on itself, through {texts}"


TEXTS_NAMED = 4  # of a ring of more, the others are counted


def listed(texts: Sequence[str]) -> str:
    """``texts`` in a row; of many the first ones, and how many more there are."""
    left = len(texts) - TEXTS_NAMED
    shown = list(texts) if left <= 1 else [*texts[:TEXTS_NAMED], f"{left} more"]
    return " and ".join((", ".join(shown[:-1]), shown[-1])) if len(shown) > 1 else "".join(shown)
