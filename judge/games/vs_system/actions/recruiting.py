"""Recruiting a character or an equipment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from judge.engine.acting import barred, objection, unmet
from judge.engine.bookkeeping import ModifierEnded
from judge.engine.chain import announce, resolve_top
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.effects import Move, RevealFromHand
from judge.engine.errors import Objection
from judge.engine.events import Moved, Noted, NumberChanged
from judge.engine.objects import choice
from judge.engine.playing import power_as_played
from judge.engine.powers import Effect, Sequence
from judge.engine.reasons import bans, objections_by, unmet_restrictions
from judge.engine.rules import Maybe, RuledBy
from judge.engine.select import SELF, YOURS
from judge.engine.state import Obj
from judge.games.vs_system.actions.acting import CardAction, keep_priority
from judge.games.vs_system.model.board import BOOSTED, CHAIN, FACE_DOWN, HAND, PLAY, POINTS, RECRUIT, is_resource, scene
from judge.games.vs_system.model.cards import Character, Equipment, boost_of
from judge.games.vs_system.model.changes import MayRecruit
from judge.games.vs_system.model.events import Boosted, Recruited
from judge.games.vs_system.model.keyword_names import LOYALTY, LOYALTY_REVEAL, RESERVIST
from judge.games.vs_system.procedures.recruit_price import price, used_up_by
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.vs_system.rules.recruit import (
    BOOST_IS_OPTIONAL,
    GAP_MAY_BE_FILLED,
    LOYALTY_IS_MET,
    MAY_BE_BOOSTED,
    OWES_ADDITIONAL_COST,
    PERMITTED_RECRUIT_IS_PAID,
    PERMITTED_RECRUIT_WAITS_ON_CHAIN,
    RECRUIT_USES_CHAIN,
    RECRUITED_AGAIN,
    RECRUITED_ONCE_PAID,
    SEVERAL_ARE_RECRUITED,
    SHOWS_LOYALTY,
    is_chain_empty,
    is_recruit_time,
)
from judge.games.vs_system.words.coming_into_play import ComeIntoPlay, ResourcePlace
from judge.games.vs_system.words.selectors import (
    CHARACTER_CARDS,
    CHARACTERS,
    IN_HAND,
    IN_RESOURCE_ROW,
    SharesAffiliation,
)

# What Loyalty—Reveal asks for.
SHOW_LOYALTY = RevealFromHand(
    choice(
        (IN_HAND | IN_RESOURCE_ROW) & YOURS & CHARACTER_CARDS & SharesAffiliation() & ~SELF, name="a card that is loyal"
    )
)
# A card from hand in the place of a resource, or none.
REFILL = Move(
    choice(IN_HAND & YOURS, least=0, name="a card from hand for the resource row"),
    PLAY,
    ResourcePlace(),
    flags=RuledBy("vs-system-base/a13.9")(
        3, frozenset({FACE_DOWN}), misread=frozenset(), belief="the card that fills the gap lies face up"
    ),
)


@dataclass(frozen=True)
class Recruit(CardAction):
    """Recruit a character or an equipment. ``instead``: pay what a text allows in the place of the recruit cost."""

    boosted: bool = False
    instead: bool = False

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        context = Context(match, player, self.ref)
        is_permitted = _is_permitted(match, obj)
        found = [
            *objections_by(match, is_recruit_time, scene(match.state).step, player),
            *objections_by(match, is_chain_empty, len(match.state.chain)),
            *unmet(
                match,
                (CARD_IS_PLAYABLE, _may_come_from(match, player, obj)),
                (PAYS_IN_FULL, match.state.number(player, POINTS) >= self._owed(context, obj)),
            ),
        ]
        has_boost = boost_of(obj.card) is not None
        if self.boosted and not match.judge(MAY_BE_BOOSTED, has_boost, misread=has_boost and not is_permitted):
            found.append(objection(MAY_BE_BOOSTED))
        found += barred(match, BOOST_IS_OPTIONAL, is_misread_so=has_boost and not self.boosted)
        if LOYALTY in match.view().items(obj, "keywords"):
            is_loyal = _is_loyal(context, obj)
            if not match.judge(LOYALTY_IS_MET, is_loyal, misread=is_loyal or is_permitted):
                found.append(objection(LOYALTY_IS_MET))
        found += unmet_restrictions(power_as_played(match, obj).only, context)
        cost = self._additional_cost(match, obj)
        if cost is not None and not match.read(cost).is_feasible(context):
            found.append(objection(PAYS_IN_FULL))
        was_recruited = any(
            isinstance(event, Recruited) and event.ref.card == self.ref.card for event in match.state.events_this_turn()
        )
        found += barred(match, RECRUITED_AGAIN, is_misread_so=was_recruited)
        found += barred(match, SEVERAL_ARE_RECRUITED, is_misread_so=_has_recruited(match, player))
        return (*found, *bans(match, Recruited.verb, obj))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        context = Context(match, player, self.ref)
        owed = self._owed(context, obj)
        cost = self._additional_cost(match, obj)
        waits = match.judge(PERMITTED_RECRUIT_WAITS_ON_CHAIN, True, misread=not _is_permitted(match, obj))
        move = Moved(ref=self.ref, zone=CHAIN, controller=player)
        recruited = move.becomes(match.state, match.game)
        used_up = tuple(ModifierEnded(id=number) for number in used_up_by(context, obj))
        paid = price(context, obj) if self._instead(match, obj) is None else None
        pay = NumberChanged(player=player, what=POINTS, by=-owed, is_paid=True)
        item = yield from announce(match, RECRUIT, player, recruited, ComeIntoPlay(), f"recruiting {obj.card.name}", carries=recruited,
                            cost=cost, also=(move, pay, *used_up))  # fmt: skip
        if paid is not None and paid < match.view().number(obj, "cost"):
            yield from match.happen(Noted(ref=recruited, key="paid", value=paid))
        if self.boosted:
            yield from match.happen(Boosted(ref=recruited, key=BOOSTED, value=match.state.turn))
        if match.judge(RECRUITED_ONCE_PAID, True, misread=False):
            yield from match.happen(Recruited(player=player, ref=recruited))
        if is_resource(obj) and match.judge(GAP_MAY_BE_FILLED, True, misread=False):
            yield from REFILL.run(Context(match, player))
        if not waits or not match.judge(RECRUIT_USES_CHAIN, True, misread=False):
            yield from resolve_top(match, item)
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"recruiting {match.names()(self.ref)}"

    def _owed(self, context: Context, obj: Obj) -> int:
        """The resource points that the recruit takes."""
        if self._instead(context.match, obj) is not None:
            return 0
        owed = price(context, obj, self.boosted)
        misread = 0 if _is_permitted(context.match, obj) else owed
        return context.match.judge(PERMITTED_RECRUIT_IS_PAID, owed, misread=misread)

    def _instead(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        """What is paid instead of the recruit cost: by the card's own text, or by that of the effect that permits the recruit."""
        if not self.instead:
            return None
        permits = [applied.change.instead for applied in match.view().changes(obj, MayRecruit)]
        offered = (power_as_played(match, obj).instead, *permits)
        return next((instead for instead in offered if instead is not None), None)

    def _additional_cost(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        """What is paid besides resource points."""
        cost, instead = power_as_played(match, obj).cost, self._instead(match, obj)
        if cost is not None and not match.judge(OWES_ADDITIONAL_COST, True, misread=not _is_permitted(match, obj)):
            cost = None
        keywords = match.view().items(obj, "keywords")
        needs_reveal = LOYALTY_REVEAL in keywords and not _is_loyal(Context(match, obj.owner, obj.ref), obj)
        shown = SHOW_LOYALTY if needs_reveal and match.judge(SHOWS_LOYALTY, True, misread=False) else None
        costs = [each for each in (cost, instead, shown) if each is not None]
        return reduce(Sequence, costs) if costs else None


def _has_recruited(match: Match, player: str) -> bool:
    """Whether ``player`` has recruited in the turn in progress."""
    events = match.state.events_this_turn()
    return any(isinstance(event, Recruited) and event.player == player for event in events)


def _is_permitted(match: Match, obj: Obj) -> bool:
    """Whether it takes an effect's permission to recruit ``obj`` from where it is, and there is one."""
    return obj.zone != HAND and bool(match.view().changes(obj, MayRecruit))


def _may_come_from(match: Match, player: str, obj: Obj) -> bool:
    """Whether ``player`` may recruit ``obj`` from where it is."""
    if obj.owner != player or not isinstance(obj.card, (Character, Equipment)):
        return False
    if obj.zone == HAND or match.view().changes(obj, MayRecruit):
        return True
    return is_resource(obj) and RESERVIST in match.view().items(obj, "keywords")


def _is_loyal(context: Context, obj: Obj) -> bool:
    """Whether a character of the player shares an affiliation with ``obj``."""
    own = context.view.items(obj, "affiliations")
    return any(context.view.items(other, "affiliations") & own for other in context.select(CHARACTERS & YOURS))
