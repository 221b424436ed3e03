"""Recruiting a character or an equipment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce

from judge.engine.acting import barred, objection, unmet
from judge.engine.bookkeeping import ModifierEnded
from judge.engine.chain import CostContext, announce, resolve_top
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.effects import Move, RevealFromHand
from judge.engine.errors import Objection
from judge.engine.events import Moved, Noted, NumberChanged
from judge.engine.objects import choice
from judge.engine.playing import power_as_played
from judge.engine.powers import Effect, Sequence
from judge.engine.reasons import bans, objections_by, unmet_restrictions
from judge.engine.relations import SELF, YOURS
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Event, Obj
from judge.games.vs_system.actions.acting import CardAction, keep_priority
from judge.games.vs_system.model.board import (
    BOOSTED,
    CHAIN,
    FACE_DOWN,
    HAND,
    KO_PILE,
    PLAY,
    POINTS,
    RECRUIT,
    is_resource,
    scene,
)
from judge.games.vs_system.model.cards import Character, Equipment, boost_action, boost_of
from judge.games.vs_system.model.changes import MayRecruit
from judge.games.vs_system.model.events import Boosted, Recruited
from judge.games.vs_system.model.keyword_names import LOYALTY, LOYALTY_REVEAL, RESERVIST
from judge.games.vs_system.procedures.recruit_price import price, used_up_by
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.vs_system.rules.recruit import (
    BOOST_IS_OPTIONAL,
    GAP_IS_FILLED_FACE_DOWN,
    GAP_MAY_BE_FILLED,
    LOYAL_CARD_IS_A_CHARACTER,
    LOYAL_CARD_IS_IN_HAND_OR_ROW,
    LOYAL_CARD_MAY_BE_A_RESOURCE,
    LOYAL_CARD_SHARES,
    LOYAL_SHOWS_NOTHING,
    LOYALTY_IS_MET,
    MAY_BE_BOOSTED,
    OWES_ADDITIONAL_COST,
    PERMITTED_RECRUIT_IS_PAID,
    PERMITTED_RECRUIT_WAITS_ON_CHAIN,
    RECRUIT_USES_CHAIN,
    RECRUITED_AGAIN,
    RECRUITED_ONCE_PAID,
    RECRUITS_OUT_OF_OWN_ROW,
    RESERVIST_MAY_LEAVE_THE_ROW,
    SEVERAL_ARE_RECRUITED,
    SHOWS_LOYALTY,
    is_chain_empty,
    is_loyal_to,
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


@dataclass(frozen=True)
class Refill(Effect):
    """A card from hand comes face down in the place of a reservist that has left the resource row, if its player wants that."""

    def run(self, context: Context) -> Resolution[bool]:
        flags = context.match.judge(GAP_IS_FILLED_FACE_DOWN, frozenset({FACE_DOWN}), misread=frozenset[str]())
        return (yield from replace(REFILL, flags=flags).run(context))

    def describe(self) -> str:
        return "replace it with a card from hand"


@dataclass(frozen=True)
class PayForRecruit(Effect):
    """``owed`` resource points are paid for ``recruit``, as a part of its cost."""

    recruit: Recruit
    owed: int

    def run(self, context: Context) -> Resolution[bool]:
        events = self.recruit.payment(context.match, context.controller, self.owed)
        return bool((yield from context.match.happen(*(replace(event, cause=context.cause) for event in events))))

    def describe(self) -> str:
        return f"pay {self.owed} resource points"


@dataclass(frozen=True)
class _LoyalCard(Selector):
    """What Loyalty—Reveal asks for: another character card in hand or resource row that shares an affiliation with the power's source."""

    def matches(self, context: Context, obj: Obj) -> bool:
        is_lying = IN_RESOURCE_ROW.matches(context, obj)
        is_where = IN_HAND.matches(context, obj) or is_lying
        return (
            YOURS.matches(context, obj)
            and not SELF.matches(context, obj)
            and context.match.judge(LOYAL_CARD_IS_IN_HAND_OR_ROW, is_where, misread=is_where or obj.zone == KO_PILE)
            and context.match.judge(LOYAL_CARD_MAY_BE_A_RESOURCE, True, misread=not is_lying)
            and context.match.require(LOYAL_CARD_IS_A_CHARACTER, CHARACTER_CARDS.matches(context, obj))
            and context.match.require(LOYAL_CARD_SHARES, SharesAffiliation().matches(context, obj))
        )

    def describe(self) -> str:
        return "character card that shares an affiliation with it"


SHOW_LOYALTY = RevealFromHand(choice(_LoyalCard(), name="a card that is loyal"))
# A card from hand in the place of a resource, or none.
REFILL = Move(choice(IN_HAND & YOURS, least=0, name="a card from hand for the resource row"), PLAY, ResourcePlace())


@dataclass(frozen=True)
class Recruit(CardAction):
    """Recruit a character or an equipment. ``instead``: pay what a text allows in the place of the recruit cost."""

    boosted: bool = False
    instead: bool = False

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        context = Context(match, player, self.ref)
        is_from_hand = obj.zone == HAND
        found = [
            *objections_by(match, is_recruit_time, scene(match.state).step, player),
            *objections_by(match, is_chain_empty, len(match.state.chain)),
            *unmet(
                match,
                (CARD_IS_PLAYABLE, _may_come_from(match, player, obj)),
                (PAYS_IN_FULL, self.has_points(match, player) >= self._owed(context, obj)),
            ),
        ]
        has_boost = boost_of(obj.card) is not None
        if self.boosted and not match.judge(MAY_BE_BOOSTED, has_boost, misread=has_boost and is_from_hand):
            found.append(objection(MAY_BE_BOOSTED))
        found += barred(match, BOOST_IS_OPTIONAL, is_misread_so=has_boost and not self.boosted)
        if LOYALTY in match.view().items(obj, "keywords"):
            is_loyal = _is_loyal(context, obj)
            if not match.judge(LOYALTY_IS_MET, is_loyal, misread=is_loyal or not is_from_hand):
                found.append(objection(LOYALTY_IS_MET))
        found += unmet_restrictions(power_as_played(match, obj).only, context)
        cost = self._additional_cost(match, obj)
        is_payable = cost is None or match.read(cost).is_feasible(CostContext(match, player, self.ref))
        found += unmet(match, (PAYS_IN_FULL, is_payable))
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
        waits = match.judge(PERMITTED_RECRUIT_WAITS_ON_CHAIN, True, misread=obj.zone == HAND)
        move = Moved(ref=self.ref, zone=CHAIN, controller=player)
        recruited = move.becomes(match.state, match.game)
        used_up = tuple(ModifierEnded(id=number) for number in used_up_by(context, obj))
        paid = price(context, obj) if self.paid_instead(match, obj) is None else None
        pay = self.payment(match, player, owed)
        fills_gap = is_resource(obj) and match.judge(GAP_MAY_BE_FILLED, True, misread=False)
        if is_filled_first := fills_gap and self.fills_gap_first(match):
            points = PayForRecruit(self, owed)
            cost, pay = reduce(Sequence, (Refill(), points) if cost is None else (Refill(), points, cost)), ()
        yield from self.reveals(match, player, obj)
        item = yield from announce(match, RECRUIT, player, recruited, ComeIntoPlay(), f"recruiting {obj.card.name}", carries=recruited,
                            cost=cost, also=(move, *pay, *used_up))  # fmt: skip
        if paid is not None and paid < match.view().number(obj, "cost"):
            yield from match.happen(Noted(ref=recruited, key="paid", value=paid))
        if self.boosted:
            yield from match.happen(Boosted(ref=recruited, key=BOOSTED, value=match.state.turn))
        if match.judge(RECRUITED_ONCE_PAID, True, misread=False):
            yield from match.happen(Recruited(player=player, ref=recruited))
        if fills_gap and not is_filled_first:
            yield from Refill().run(Context(match, player))
        if not waits or not match.judge(RECRUIT_USES_CHAIN, True, misread=False):
            yield from resolve_top(match, item)
        yield from keep_priority(match, player)

    def reveals(self, match: Match, player: str, obj: Obj) -> Resolution[None]:
        """What is shown as the recruit is announced. A variant may have it."""
        yield from ()

    def has_points(self, match: Match, player: str) -> int:
        """The resource points that may be spent on a recruit."""
        return match.state.number(player, POINTS)

    def payment(self, match: Match, player: str, owed: int) -> tuple[Event, ...]:
        """What happens as ``owed`` resource points are paid for a recruit. A variant may know points of several kinds."""
        return (NumberChanged(player=player, what=POINTS, by=-owed, is_paid=True),)

    def boost_action(self, match: Match, obj: Obj) -> Effect | None:
        """The action that is the boost cost, if one is."""
        return boost_action(obj.card)

    def fills_gap_first(self, match: Match) -> bool:
        """Whether the gap that the card leaves in the resource row is filled before anything is paid, as a variant may have it."""
        return False

    def describe(self, match: Match) -> str:
        return f"recruiting {match.names()(self.ref)}"

    def _owed(self, context: Context, obj: Obj) -> int:
        """The resource points that the recruit takes."""
        if self.paid_instead(context.match, obj) is not None:
            return 0
        owed = price(context, obj, self.boosted)
        misread = owed if obj.zone == HAND else 0
        return context.match.judge(PERMITTED_RECRUIT_IS_PAID, owed, misread=misread)

    def paid_instead(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        """What is paid instead of the recruit cost: by the card's own text, or by that of the effect that permits the recruit."""
        if not self.instead:
            return None
        permits = [applied.change.instead for applied in match.view().changes(obj, MayRecruit)]
        offered = (power_as_played(match, obj).instead, *permits)
        return next((instead for instead in offered if instead is not None), None)

    def _additional_cost(self, match: Match, obj: Obj) -> Maybe[Effect] | None:
        """What is paid besides resource points."""
        cost, instead = power_as_played(match, obj).cost, self.paid_instead(match, obj)
        if cost is not None and not match.judge(OWES_ADDITIONAL_COST, True, misread=obj.zone == HAND):
            cost = None
        needs_reveal = LOYALTY_REVEAL in match.view().items(obj, "keywords") and match.judge(
            LOYAL_SHOWS_NOTHING, not _is_loyal(Context(match, obj.controller, obj.ref), obj), misread=True
        )
        shown = SHOW_LOYALTY if needs_reveal and match.judge(SHOWS_LOYALTY, True, misread=False) else None
        boost = self.boost_action(match, obj) if self.boosted else None
        costs = [each for each in (cost, instead, boost, shown) if each is not None]
        return reduce(Sequence, costs) if costs else None


def _has_recruited(match: Match, player: str) -> bool:
    """Whether ``player`` has recruited in the turn in progress."""
    events = match.state.events_this_turn()
    return any(isinstance(event, Recruited) and event.player == player for event in events)


def _may_come_from(match: Match, player: str, obj: Obj) -> bool:
    """Whether ``player`` may recruit ``obj`` from where it is."""
    is_its = match.judge(RECRUITS_OUT_OF_OWN_ROW, obj.controller == player, misread=obj.owner == player)
    if not is_its or not isinstance(obj.card, (Character, Equipment)):
        return False
    if obj.zone == HAND or match.view().changes(obj, MayRecruit):
        return True
    is_reservist = is_resource(obj) and RESERVIST in match.view().items(obj, "keywords")
    return is_reservist and match.judge(RESERVIST_MAY_LEAVE_THE_ROW, True, misread=False)


def _is_loyal(context: Context, obj: Obj) -> bool:
    """Whether a character of the player shares an affiliation with ``obj``."""
    own = context.view.items(obj, "affiliations")
    others = tuple(context.view.items(other, "affiliations") for other in context.select(CHARACTERS & YOURS))
    return context.match.consult(is_loyal_to, own, others)
