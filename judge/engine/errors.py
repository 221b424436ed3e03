"""What the engine refuses, each kind with its own exception: illegal, ill-formed and not (yet) expressible are different things."""

from __future__ import annotations

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


class Unstable(EngineError):
    """State rules that keep changing the state, or an invariant that doesn't hold: a defect of the engine, a game or a card."""
