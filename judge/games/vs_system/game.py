"""Vs. System as the engine sees it: the hooks of its protocol, filled. What they decide stands in procedures and rules."""

from __future__ import annotations

from collections.abc import Hashable

from judge.engine.acting import unmet
from judge.engine.bookkeeping import ItemRemoved
from judge.engine.context import Context, Match, View
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import CounterAdded, Moved
from judge.engine.nodes import Node
from judge.engine.reasons import bans
from judge.engine.rules import Maybe
from judge.engine.state import Event, Item, Obj, Ref, State, Waiting
from judge.games.vs_system.keywords.powers import POWERS, KeywordPowers, has_statics
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender, LeftAttack
from judge.games.vs_system.model.board import (
    CHAIN,
    COUNTED_ROWS,
    DECK,
    EXHAUSTED,
    FACE_DOWN,
    FILLED_ROWS,
    FRONT,
    HAND,
    KO_PILE,
    PAYMENT,
    PLAY,
    PLOT_TWIST,
    REMOVE_FROM_GAME,
    REMOVED,
    RESOURCES,
    ROWS,
    SUPPORT,
    WILLPOWER,
    Spot,
    is_resource,
    is_stunned,
    row,
    scene,
)
from judge.games.vs_system.model.cards import Character, Equipment, Location, PlotTwist, VsCard
from judge.games.vs_system.model.counters import changes_of_stat_counter
from judge.games.vs_system.model.events import (
    Breakthrough,
    ControlGained,
    KOd,
    Positioned,
    Readied,
    Recovered,
    Stunned,
    TurnedDown,
)
from judge.games.vs_system.procedures.adding_counters import counter_objections
from judge.games.vs_system.procedures.being_stunned import stunned_objections
from judge.games.vs_system.procedures.holding import (
    consequences_of_readying,
    consequences_of_turning_down,
    lapsed_holds,
    modifiers_without_source,
    was_turned_since,
)
from judge.games.vs_system.procedures.identities import printed_identities
from judge.games.vs_system.procedures.joining_attacks import (
    attackers_called_off,
    consequences_of_leaving,
    defending_objections,
    joining_objections,
)
from judge.games.vs_system.procedures.moving import (
    consequences_of_move,
    consequences_of_positioning,
    equipment_left_behind,
)
from judge.games.vs_system.procedures.negating import is_still_fine, negating_objections
from judge.games.vs_system.procedures.played_twists import (
    leave_in_row,
    put_away,
    text_works_in_row,
    text_works_when_gone,
)
from judge.games.vs_system.procedures.printed_keywords import keywords_if_unstunned, printed_keywords
from judge.games.vs_system.procedures.printed_traits import printed_affiliations, printed_traits
from judge.games.vs_system.procedures.stunning import consequences_of_ko, consequences_of_stun, readied_by_recovering
from judge.games.vs_system.procedures.turn import losses_before_the_wrap_up, next_step, primary
from judge.games.vs_system.rules.act import (
    EXHAUSTED_KEEPS_POWERS,
    FACE_DOWN_HAS_NO_POWERS,
    LEAVING_LOOKS_BACK,
    NEGATIVE_IS_ZERO,
    ONGOING_WORKS_AT_ONCE,
)
from judge.games.vs_system.rules.chain import (
    NEGATED_CARD_IS_LOST,
    REVEALED_CARD_RETURNS_TO_HAND,
    TRIGGERED_USES_CHAIN,
)
from judge.games.vs_system.rules.name import IS_NAMED_BY_NAME_ALONE
from judge.games.vs_system.rules.objects import COUNTER_CHANGES_ATK_AND_DEF, TURNED_IS_STILL_MEANT
from judge.games.vs_system.rules.pay import COST_IS_NOT_REPLACED, MAY_BE_REPLACED_IN_PAYMENT
from judge.games.vs_system.rules.recruit import COST_IS_NOT_WHAT_WAS_PAID
from judge.games.vs_system.rules.stun import (
    EQUIPMENT_ON_STUNNED_IS_INACTIVE,
    STUNNED_CAN_BE_TARGETED,
    STUNNED_KEEPS_FACTS,
    STUNNED_LOSES_POWERS,
)
from judge.games.vs_system.rules.turn import GAME_ENDS
from judge.games.vs_system.rules.unique import OLD_ONE_GOES
from judge.games.vs_system.rules.willpower import STUNNED_HAS_NO_WILLPOWER, printed_willpower

# How many equipment a character may have where no text says otherwise (A11.6m).
EQUIPMENT_OF_ONE_CHARACTER = 1

# The others play on (A3.8a), but how is not for the engine to make up: the match stops there.
OTHERS_PLAY_ON = Objection(
    "unknown",
    "No rule that is known says what becomes of the cards of a player who has lost while others play on.",
    ("vs-system-base/a3.8a",),
)


class VsSystem:
    """The game Vs. System."""

    name = "vs-system"
    keyword_powers: KeywordPowers = POWERS
    has_static_keywords = has_statics(POWERS)
    deck_zone = DECK
    hand_zone = HAND
    chain_zone = CHAIN
    negated_is = "negated"

    def is_in_play(self, zone: str) -> bool:
        return zone == PLAY

    def is_new_object(self, obj: Obj, zone: str, spot: Hashable) -> bool:
        if (obj.zone, zone) == (PLAY, PLAY):
            # A character that becomes a resource leaves play as the one and enters it as the other, and the other way round (A1.6).
            return is_resource(obj) != (isinstance(spot, Spot) and spot.row == RESOURCES)
        # A recruited card stays the object that it was on the chain: what was said of it there still holds.
        return obj.zone != zone and (obj.zone, zone) != (CHAIN, PLAY)

    def printed(self, view: View, obj: Obj, what: str) -> int | frozenset[str]:
        if what in (ROWS, FILLED_ROWS):
            return frozenset({FRONT, SUPPORT}) if what == ROWS else frozenset()
        if what == COUNTED_ROWS:
            here = row(obj)
            return frozenset({here} if here is not None else ())
        is_down = is_stunned(obj) and obj.zone == PLAY
        if is_down and what != "keywords" and not view.match.judge(STUNNED_KEEPS_FACTS, True, misread=False):
            return 0 if what in ("cost", "atk", "defense", WILLPOWER) else frozenset()
        card = obj.card
        assert isinstance(card, VsCard)
        match what:
            case "names":
                both = frozenset({card.name, card.identity} if card.identity else {card.name})
                return view.match.judge(IS_NAMED_BY_NAME_ALONE, frozenset({card.name}), misread=both)
            case "identities":
                return printed_identities(view, obj, card)
            case "versions":
                return frozenset({card.version} if card.version else ())
            case "affiliations":
                return printed_affiliations(view, card)
            case "traits":
                return printed_traits(view, obj, card)
            case "keywords":
                return printed_keywords(view, obj, card, is_down)
            case "cost":
                paid = obj.note("paid")
                return (
                    card.cost if paid is None else view.match.judge(COST_IS_NOT_WHAT_WAS_PAID, card.cost, misread=paid)
                )
            case "equipment":
                return EQUIPMENT_OF_ONE_CHARACTER
            case "atk":
                return card.atk if isinstance(card, Character) else 0
            case "defense":
                return card.defense if isinstance(card, Character) else 0
            case "willpower":
                number: int = view.match.consult(
                    printed_willpower, card.willpower if isinstance(card, Character) else None
                )
                return number
        raise KeyError(what)

    def clamp(self, view: View, obj: Obj, what: str, value: int) -> int:
        value = view.match.judge(NEGATIVE_IS_ZERO, max(value, 0), misread=value)
        is_none = what == WILLPOWER and is_stunned(obj)
        return view.match.judge(STUNNED_HAS_NO_WILLPOWER, 0, misread=value) if is_none else value

    def changes_of_counter(self, view: View, kind: str) -> tuple[Node, ...]:
        changes = changes_of_stat_counter(kind)
        return view.match.judge(COUNTER_CHANGES_ATK_AND_DEF, changes, misread=())

    def power_works(self, context: Context, obj: Obj, power: Node) -> bool:
        if obj.zone != PLAY:
            return text_works_when_gone(context.match, context.state, obj)
        if FACE_DOWN in obj.flags and context.match.judge(FACE_DOWN_HAS_NO_POWERS, True, misread=False):
            return False
        if is_stunned(obj) and context.match.judge(STUNNED_LOSES_POWERS, True, misread=False):
            return False
        host = context.state.obj(obj.host) if obj.host is not None else None
        if host is not None and is_stunned(host):
            if context.match.judge(EQUIPMENT_ON_STUNNED_IS_INACTIVE, True, misread=False):
                return False
        if is_resource(obj):
            waits = any(item.kind == PLOT_TWIST and item.source == obj.ref for item in context.state.chain)
            if waits and not context.match.judge(ONGOING_WORKS_AT_ONCE, True, misread=False):
                return False
            if isinstance(obj.card, PlotTwist):
                return text_works_in_row(context.match, obj.card)
            return isinstance(obj.card, Location)
        is_tired = EXHAUSTED in obj.flags and isinstance(obj.card, Character)
        if is_tired and not context.match.judge(EXHAUSTED_KEEPS_POWERS, True, misread=False):
            return False
        return isinstance(obj.card, (Character, Equipment))

    def powers(self, view: View, obj: Obj) -> tuple[Maybe[Node | None], ...]:
        # Whether a keyword's power works on a stunned character is for that power to say, as with any text.
        keywords = keywords_if_unstunned(view, obj) if obj.zone in (PLAY, CHAIN, HAND) else frozenset()
        return (
            *obj.card.powers,
            *(power for keyword in sorted(keywords) for power in self.keyword_powers.get(keyword, ())),
        )

    def looks_back(self, event: Event) -> bool:
        # An attacker that becomes stunned as it breaks through has caused that breakthrough all the same.
        return isinstance(event, (Stunned, KOd, Moved, Breakthrough))

    def triggers_when_gone(self, match: Match) -> bool:
        return match.judge(LEAVING_LOOKS_BACK, True, misread=False)

    def order_at_once(self, match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
        yield from ()
        return waiting

    def uses_chain(self, match: Match, event: Event | None) -> bool:
        return match.judge(TRIGGERED_USES_CHAIN, True, misread=False)

    def over(self, match: Match) -> tuple[Objection, ...]:
        now = scene(match.state)
        has_ended = now.winner is not None or now.losers == {*match.state.players}
        if now.losers and not has_ended:
            return (OTHERS_PLAY_ON,)
        return unmet(match, (GAME_ENDS, False)) if has_ended else ()

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        if isinstance(event, BecameAttacker):
            return joining_objections(match, event)
        if isinstance(event, (Stunned, Readied, Recovered)):
            return stunned_objections(match, event)
        if isinstance(event, BecameDefender):
            return stunned_objections(match, event) + defending_objections(match, event)
        if isinstance(event, ItemRemoved):
            return negating_objections(match, event)
        obj = match.state.obj(event.subject) if event.subject is not None else None
        if obj is not None and isinstance(event, CounterAdded):
            return counter_objections(match, event, obj)
        if obj is not None and isinstance(event, Moved) and event.zone == REMOVED:
            return bans(match, REMOVE_FROM_GAME, obj)
        return ()

    def is_banned(self, match: Match, event: Event) -> bool:
        return True

    def may_be_replaced(self, match: Match, event: Event, *, joined: bool) -> bool:
        if event.cause.kind != "cost":
            return True
        if not joined:
            return not match.judge(COST_IS_NOT_REPLACED, True, misread=False)
        return match.judge(MAY_BE_REPLACED_IN_PAYMENT, True, misread=False)

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        yield from ()
        if isinstance(event, Stunned):
            return consequences_of_stun(match, event)
        if isinstance(event, KOd):
            return consequences_of_ko(match, event)
        if isinstance(event, Readied):
            return consequences_of_readying(match, event.ref)
        if isinstance(event, TurnedDown):
            return consequences_of_turning_down(match, event.ref)
        if isinstance(event, LeftAttack):
            return consequences_of_leaving(match, event, batch)
        if isinstance(event, Moved):
            return consequences_of_move(match, event)
        if isinstance(event, (Positioned, ControlGained)):
            return consequences_of_positioning(match, event)
        return ()

    def last_move_wins(self, match: Match, first: Event, last: Event) -> bool:
        # What arrives goes at once only for somebody who believes that uniqueness removes the newcomer.
        is_lost = isinstance(first, Moved) and isinstance(last, Moved) and (first.zone, last.zone) == (PLAY, KO_PILE)
        return is_lost and match.judge(OLD_ONE_GOES, False, misread=True)

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        return (
            lapsed_holds(match)
            + modifiers_without_source(match)
            + readied_by_recovering(match)
            + losses_before_the_wrap_up(match)
            + attackers_called_off(match)
        )

    def can_be_picked(self, context: Context, obj: Obj, *, is_target: bool) -> bool:
        is_misread_so = is_target and obj.zone == PLAY and is_stunned(obj)
        return context.match.judge(STUNNED_CAN_BE_TARGETED, True, misread=not is_misread_so)

    def recheck(self, match: Match, item: Item, legal: tuple[bool, ...]) -> bool:
        turned = tuple(is_legal and not was_turned_since(match.state, item) for is_legal in legal)
        return is_still_fine(match, item, match.judge(TURNED_IS_STILL_MEANT, legal, misread=turned))

    def after_announcing(self, match: Match, item: Item) -> Resolution[None]:
        yield from ()

    def after_resolving(self, match: Match, item: Item, *, negated: bool) -> Resolution[None]:
        if lost := equipment_left_behind(match):
            yield from match.happen(*lost)
        if item.kind == PLOT_TWIST and item.carries is None:
            yield from leave_in_row(match, item)
        if item.carries is None or (obj := match.state.obj(item.carries)) is None or obj.zone != CHAIN:
            return
        if item.kind == PLOT_TWIST and not negated:
            yield from put_away(match, obj.ref, item.controller)
            return
        if item.kind == PAYMENT:
            zone = match.judge(REVEALED_CARD_RETURNS_TO_HAND, HAND, misread=KO_PILE)
        else:
            zone = match.judge(NEGATED_CARD_IS_LOST, KO_PILE, misread=HAND if negated else KO_PILE)
        yield from match.happen(Moved(ref=obj.ref, zone=zone))

    def first_player(self, state: State) -> str:
        return primary(state)

    def next_step(self, match: Match) -> Resolution[None]:
        yield from next_step(match)

    def name_of(self, state: State, ref: Ref) -> str:
        return state.known(ref).card.name


VS_SYSTEM = VsSystem()
