"""Words of card text about whoever is in combat with the bearer: the object to which a change applies."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.objects import Picked
from judge.engine.select import Selector, WordOrder
from judge.engine.state import Obj
from judge.games.vs_system.model.board import defender_in, scene


@dataclass(frozen=True)
class InCombatWithBearer(Selector):
    """The defender that the bearer attacks; the attackers of the bearer."""

    def matches(self, context: Context, obj: Obj) -> bool:
        bearer, attack = _bearer(context), scene(context.state).attack
        if bearer is None or attack is None:
            return False
        pairs = ((obj.ref, bearer.ref), (bearer.ref, obj.ref))
        return any(attacker in attack.attackers and defender == attack.defender for attacker, defender in pairs)

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.NOUN

    def describe(self) -> str:
        return "character in combat with it"


@dataclass(frozen=True)
class MoreThanBearer(Selector):
    """Objects whose number ``what`` is greater than the bearer's."""

    what: str

    def matches(self, context: Context, obj: Obj) -> bool:
        bearer, view = _bearer(context), context.view
        return bearer is not None and view.number(obj, self.what) > view.number(bearer, self.what)

    def describe(self) -> str:
        return f"with a greater {self.what}"


@dataclass(frozen=True)
class FewerThanBearer(Selector):
    """Objects whose set ``what`` (such as affiliations) holds fewer items than the bearer's."""

    what: str

    def matches(self, context: Context, obj: Obj) -> bool:
        bearer, view = _bearer(context), context.view
        return bearer is not None and len(view.items(obj, self.what)) < len(view.items(bearer, self.what))

    def describe(self) -> str:
        return f"with fewer {self.what}"


@dataclass(frozen=True)
class DefenderHasMore(Condition):
    """The defending character has more of ``what`` than the bearer."""

    what: str

    def is_met(self, context: Context) -> bool:
        defender = defender_in(context.state)
        return defender is not None and MoreThanBearer(self.what).matches(context, defender)

    def describe(self) -> str:
        return f"the defender has a higher {self.what}"


BEARER = Picked("bearer")

IN_COMBAT_WITH_IT = InCombatWithBearer()

COSTLIER = MoreThanBearer("cost")


def _bearer(context: Context) -> Obj | None:
    return next(context.select(BEARER), None)
