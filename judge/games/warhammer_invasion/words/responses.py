"""Response actions: actions that a trigger sets free. When one can be used is `actions.occasions`."""

from __future__ import annotations

from dataclasses import dataclass, fields

from judge.engine.nodes import describe
from judge.engine.patterns import Pattern
from judge.engine.powers import Payment
from judge.engine.rules import Maybe, as_ruled


@dataclass(frozen=True, kw_only=True)
class ResponseAction(Payment):
    """``cost`` >>> ``effect``, once for each time that ``trigger`` occurs while the card is in play. Without a trigger: as any action."""

    trigger: Maybe[Pattern | None]

    def describe(self) -> str:
        action = f"{describe(self.cost)} >>> {describe(self.effect)}"
        return action if as_ruled(self.trigger) is None else f"when {describe(self.trigger)}, {action}"


def in_response(trigger: Maybe[Pattern | None], action: Payment) -> ResponseAction:
    """``action``, bound to ``trigger``: "Action: When ..." and "Action: At the beginning of your turn ..."."""
    return ResponseAction(trigger=trigger, **{spec.name: getattr(action, spec.name) for spec in fields(action)})
