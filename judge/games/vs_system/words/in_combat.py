"""Words of card text about whoever is in combat with the bearer."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.objects import Picked
from judge.engine.select import Selector
from judge.engine.sight import Sight
from judge.engine.state import Obj
from judge.games.vs_system.model.board import scene

# The object that a change applies to.
BEARER = Picked("bearer")


def _bearer(sight: Sight) -> Obj | None:
    return next(sight.select(BEARER), None)


@dataclass(frozen=True)
class InCombatWithBearer(Selector):
    """The defender that the bearer attacks; the attackers of the bearer."""

    def matches(self, sight: Sight, obj: Obj) -> bool:
        bearer, attack = _bearer(sight), scene(sight.state).attack
        if bearer is None or attack is None:
            return False
        pairs = ((obj.ref, bearer.ref), (bearer.ref, obj.ref))
        return any(attacker in attack.attackers and defender == attack.defender for attacker, defender in pairs)

    def words(self) -> str:
        return "in combat with it"


@dataclass(frozen=True)
class MoreThanBearer(Selector):
    """Objects whose number ``what`` is greater than the bearer's."""

    what: str

    def matches(self, sight: Sight, obj: Obj) -> bool:
        bearer = _bearer(sight)
        return bearer is not None and sight.view.number(obj, self.what) > sight.view.number(bearer, self.what)

    def words(self) -> str:
        return f"with a greater {self.what}"


@dataclass(frozen=True)
class FewerThanBearer(Selector):
    """Objects whose set ``what`` (such as affiliations) holds fewer items than the bearer's."""

    what: str

    def matches(self, sight: Sight, obj: Obj) -> bool:
        bearer = _bearer(sight)
        return bearer is not None and len(sight.view.items(obj, self.what)) < len(sight.view.items(bearer, self.what))

    def words(self) -> str:
        return f"with fewer {self.what}"


IN_COMBAT_WITH_IT = InCombatWithBearer()

COSTLIER = MoreThanBearer("cost")
