"""Scout: what units that have come through a combat take from the opponent's hand."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution, by_chance, choose
from judge.engine.events import Moved
from judge.engine.state import Cause, Obj
from judge.games.warhammer_invasion.model.board import DISCARD, HAND, Combat
from judge.games.warhammer_invasion.model.events import BY_COMBAT
from judge.games.warhammer_invasion.model.keyword_names import SCOUT
from judge.games.warhammer_invasion.rules.scout import (
    DEFENDERS_SCOUT_TOO,
    EACH_UNIT_SCOUTS,
    ONLY_SURVIVORS_SCOUT,
    SCOUT_NEEDS_NO_DAMAGE,
    SCOUTED_CARD_IS_RANDOM,
)


def scouts_in(match: Match, combat: Combat) -> tuple[Obj, ...]:
    """The units with Scout that fight now: attackers, then defenders."""
    fighting = [(ref, False) for ref in combat.attackers] + [(ref, True) for ref in combat.defenders]
    return tuple(
        obj
        for ref, defends in fighting
        if (obj := match.state.obj(ref)) is not None
        and SCOUT in match.view().items(obj, "keywords")
        and (not defends or match.judge(DEFENDERS_SCOUT_TOO, True, misread=False))
    )


def scout(match: Match, scouts: tuple[Obj, ...], *, with_damage: bool) -> Resolution[None]:
    """Each of ``scouts`` that is still there makes its opponent discard; ``with_damage``: damage was dealt in the combat."""
    if not scouts or not match.judge(SCOUT_NEEDS_NO_DAMAGE, True, misread=with_damage):
        return
    at_work = tuple(obj for obj in scouts if match.require(ONLY_SURVIVORS_SCOUT, match.state.obj(obj.ref) is not None))
    first = {obj.controller: obj for obj in reversed(at_work)}
    for obj in match.judge(EACH_UNIT_SCOUTS, at_work, misread=tuple(first.values())[::-1]):
        player = match.state.after(obj.controller)[1]
        hand = tuple(card.ref for card in match.state.all() if card.zone == HAND and card.owner == player)
        what = f"which card {player} discards"
        is_random = match.judge(SCOUTED_CARD_IS_RANDOM, True, misread=False)
        taken = yield from by_chance(f"{what} at random", hand) if is_random else choose(player, what, hand)
        cause = Cause(BY_COMBAT.kind, obj.controller, obj.ref)
        yield from match.happen(*(Moved(ref=ref, zone=DISCARD, cause=cause) for ref in taken))
