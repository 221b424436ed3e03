"""Recruiting a character, equipment or location."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.bookkeeping import ModifierEnded
from judge.engine.chain import announce
from judge.engine.conditions import is_met
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved, Noted, NumberChanged
from judge.engine.nodes import describe
from judge.engine.powers import Effect, Sequence
from judge.engine.rules import Maybe
from judge.engine.select import YOURS
from judge.engine.state import Obj, Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.actions.playing_cards import played
from judge.games.vs_system.model.board import CHAIN, HAND, POINTS, is_resource, scene
from judge.games.vs_system.model.cards import Character, Equipment
from judge.games.vs_system.model.changes import MayRecruit
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.model.keyword_names import LOYALTY
from judge.games.vs_system.procedures.legal_attacks import bans
from judge.games.vs_system.procedures.recruit_price import price, used_up_by
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.vs_system.rules.recruit import (
    LOYALTY_IS_MET,
    MAY_BE_BOOSTED,
    OWES_ADDITIONAL_COST,
    PRICE_OWED,
    is_chain_empty,
    is_recruit_time,
)
from judge.games.vs_system.words.coming_into_play import ComeIntoPlay
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class Recruit(Action):
    """Recruit a character or an equipment."""

    ref: Ref
    boosted: bool = False
    instead: bool = False

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        context = Context(match, player, self.ref)
        permitted = self._is_permitted(match, obj)
        found = []
        if not match.consult(is_recruit_time, scene(match.state).step, player):
            found.append(objection(is_recruit_time))
        if not match.consult(is_chain_empty, len(match.state.chain)):
            found.append(objection(is_chain_empty))
        found += unmet(
            match,
            (CARD_IS_PLAYABLE, self._may_come_from(match, player, obj)),
            (PAYS_IN_FULL, match.state.number(player, POINTS) >= self._owed(context, obj)),
        )
        has_boost = getattr(obj.card, "boost", None) is not None
        if self.boosted and not match.judge(MAY_BE_BOOSTED, has_boost, misread=has_boost and not permitted):
            found.append(objection(MAY_BE_BOOSTED))
        if LOYALTY in match.view().items(obj, "keywords"):
            is_loyal = self._is_loyal(context, obj)
            if not match.judge(LOYALTY_IS_MET, is_loyal, misread=is_loyal or permitted):
                found.append(objection(LOYALTY_IS_MET))
        power = played(obj, match)
        found += [Objection("text", f"only while {describe(c)}", ()) for c in power.only if not is_met(c, context)]
        cost = self._additional_cost(match, obj)
        if cost is not None and not match.read(cost).is_feasible(context):
            found.append(objection(PAYS_IN_FULL))
        return (*found, *bans(match, "recruit", obj))

    def _is_permitted(self, match: Match, obj: Obj) -> bool:
        return obj.zone != HAND and bool(match.view().changes(obj, MayRecruit))

    def _owed(self, context: Context, obj: Obj) -> int:
        if self._instead(context.match, obj) is not None:
            return 0
        owed = price(context, obj, self.boosted)
        return context.match.judge(PRICE_OWED, owed, misread=0 if self._is_permitted(context.match, obj) else owed)

    def _instead(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        """What is paid instead of the recruit cost: by the card's own text, or by that of the effect that permits the recruit."""
        if not self.instead:
            return None
        permits = [
            change
            for applied in match.view().changes(obj, MayRecruit)
            if isinstance(change := applied.change, MayRecruit)
        ]
        own = played(obj, match).instead
        return (
            own if own is not None else next((change.instead for change in permits if change.instead is not None), None)
        )

    def _is_loyal(self, context: Context, obj: Obj) -> bool:
        mine = context.view.items(obj, "affiliations")
        return any(context.view.items(other, "affiliations") & mine for other in context.select(CHARACTERS & YOURS))

    def _additional_cost(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        cost, instead = played(obj, match).cost, self._instead(match, obj)
        if cost is not None and not match.judge(OWES_ADDITIONAL_COST, True, misread=not self._is_permitted(match, obj)):
            cost = None
        if cost is not None and instead is not None:
            return Sequence(cost, instead)
        return instead if cost is None else cost

    def _may_come_from(self, match: Match, player: str, obj: Obj) -> bool:
        if obj.owner != player or not isinstance(obj.card, (Character, Equipment)):
            return False
        if obj.zone == HAND or match.view().changes(obj, MayRecruit):
            return True
        return is_resource(obj) and "reservist" in match.view().items(obj, "keywords")

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        context = Context(match, player, self.ref)
        paid = self._owed(context, obj)
        cost = self._additional_cost(match, obj)
        move = Moved(ref=self.ref, zone=CHAIN, controller=player)
        moved = move.becomes(match.state, match.game)
        ended = tuple(ModifierEnded(id=number) for number in used_up_by(context, obj))
        reduced = (
            ()
            if self._instead(match, obj) is not None
            else (Noted(ref=moved, key="paid", value=price(context, obj, False)),)
        )
        pay = NumberChanged(player=player, what=POINTS, by=-paid)
        yield from announce(match, "recruit", player, moved, ComeIntoPlay(), f"recruiting {obj.card.name}", carries=moved,
                            cost=cost, also=(move, pay, *ended))  # fmt: skip
        if any(event.value < match.view().number(obj, "cost") for event in reduced):
            yield from match.happen(*reduced)
        yield from match.happen(Recruited(player=player, ref=moved))
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"recruiting {match.names()(self.ref)}"
