"""Warhammer: Invasion as the engine sees it: the hooks of its protocol, filled. What they decide stands in procedures and rules."""

from __future__ import annotations

from collections.abc import Hashable

from judge.engine.acting import denied, objection, unmet
from judge.engine.bookkeeping import ModifierAdded
from judge.engine.context import Context, Match, View
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import CounterAdded, Moved
from judge.engine.nodes import Node
from judge.engine.rules import Maybe
from judge.engine.state import Event, Item, Obj, Ref, State, Waiting
from judge.games.warhammer_invasion.model.board import (
    CHAIN,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    RESOURCES,
    TOKEN,
    ZONES,
    is_burning,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Support, Tactic, Unit, WiCard
from judge.games.warhammer_invasion.model.events import (
    BY_TURN,
    Assigned,
    Burned,
    Damaged,
    Destroyed,
    LeftPlay,
    Restored,
    Sacrificed,
    TurnedUp,
)
from judge.games.warhammer_invasion.procedures.combat import consequences_of_ban
from judge.games.warhammer_invasion.procedures.costs import total_reduction
from judge.games.warhammer_invasion.procedures.damage import (
    consequences_of_burning,
    consequences_of_cancelling,
    due,
    is_open_to_damage,
)
from judge.games.warhammer_invasion.procedures.entering import Coming, consequences_of_turning_up, entry_objections
from judge.games.warhammer_invasion.procedures.forced import order_forced
from judge.games.warhammer_invasion.procedures.leaving import consequences_of_loss, give_back_what_was_paid, strays
from judge.games.warhammer_invasion.procedures.moving import consequences_of_move, consequences_of_token
from judge.games.warhammer_invasion.procedures.paying import to_spend
from judge.games.warhammer_invasion.procedures.targets import goes_ahead, pay_tax, still_to_pay, tax_on
from judge.games.warhammer_invasion.procedures.turn import next_step
from judge.games.warhammer_invasion.rules.chain import FORCED_EFFECT_IS_IMMEDIATE
from judge.games.warhammer_invasion.rules.cost import COST_IS_AS_PRINTED, COST_IS_WITHOUT_LOYALTY
from judge.games.warhammer_invasion.rules.damage import (
    BURNING_ZONE_TAKES_NOTHING,
    DEVELOPMENTS_ADD_HIT_POINTS,
    ONLY_UNITS_AND_ZONES_TAKE_DAMAGE,
    TOUGHNESS_IS_NO_HIT_POINTS,
)
from judge.games.warhammer_invasion.rules.end import GAME_ENDS
from judge.games.warhammer_invasion.rules.enter import BURNING_ZONE_KEEPS_TEXT, DEVELOPMENT_HAS_NO_TEXT
from judge.games.warhammer_invasion.rules.leave import SEES_ITSELF_GO
from judge.games.warhammer_invasion.rules.move import MOVE_ENDS_ELSEWHERE
from judge.games.warhammer_invasion.rules.number import not_below_zero
from judge.games.warhammer_invasion.rules.sacrifice import SACRIFICE_MAY_BE_PREVENTED
from judge.games.warhammer_invasion.rules.target import CANCELLED_TACTIC_IS_DISCARDED
from judge.games.warhammer_invasion.rules.turn import EFFECTS_RESTORE_TOO
from judge.games.warhammer_invasion.rules.x import x_value
from judge.games.warhammer_invasion.rules.zones import is_in_play


class WarhammerInvasion:
    """The game Warhammer: Invasion."""

    name = "warhammer-invasion"
    negated_is = "cancelled"
    has_static_keywords = False
    deck_zone = DECK
    hand_zone = HAND
    chain_zone = CHAIN

    def is_in_play(self, zone: str) -> bool:
        return zone in ZONES

    def is_new_object(self, obj: Obj, zone: str, spot: Hashable) -> bool:
        return obj.zone != zone and not (obj.zone in ZONES and zone in ZONES)

    def printed(self, view: View, obj: Obj, what: str) -> int | frozenset[str]:
        card = obj.card
        match what:
            case "hp" if isinstance(card, Section):
                grown = sum(
                    is_development(o) and o.zone == obj.zone and o.controller == obj.controller
                    for o in view.state.all()
                )
                return view.match.judge(DEVELOPMENTS_ADD_HIT_POINTS, card.hp + grown, misread=card.hp)
            case "hp" if isinstance(card, Unit) and card.toughness:
                return view.match.judge(TOUGHNESS_IS_NO_HIT_POINTS, card.hp, misread=card.hp + card.toughness)
            case "power":
                return card.power if isinstance(card, (Unit, Support, Section)) else 0
            case "hp" | "toughness" | "counterstrike" | "raider":
                return getattr(card, what) if isinstance(card, Unit) else 0
            case "cost" if isinstance(card, WiCard):
                corner = card.cost
                if isinstance(card, Tactic) and card.variable:
                    corner += view.match.consult(x_value, None, view.state.number(obj.owner, RESOURCES))
                lowered = view.match.misread_as(COST_IS_AS_PRINTED, lambda: _lowered(view, obj, card))
                cost = view.match.judge(COST_IS_AS_PRINTED, corner, misread=lowered)
                return view.match.judge(COST_IS_WITHOUT_LOYALTY, cost, misread=cost + card.loyalty)
            case "races":
                return frozenset({card.race} if isinstance(card, WiCard) and card.race else ())
            case "traits":
                return card.traits if isinstance(card, WiCard) else frozenset()
            case "keywords":
                return card.keywords if isinstance(card, WiCard) else frozenset()
            case "names":
                return frozenset({card.name})
        return 0

    def clamp(self, view: View, obj: Obj, what: str, value: int) -> int:
        number: int = view.match.consult(not_below_zero, value)
        return number

    def changes_of_counter(self, view: View, kind: str) -> tuple[Node, ...]:
        return ()

    def power_works(self, context: Context, obj: Obj, power: Node) -> bool:
        if obj.zone not in ZONES or not context.match.consult(is_in_play, obj.zone):
            return False
        if is_burning(context.state, obj.controller, obj.zone):
            if not context.match.judge(BURNING_ZONE_KEEPS_TEXT, True, misread=False):
                return False
        return not is_development(obj) or context.match.judge(DEVELOPMENT_HAS_NO_TEXT, False, misread=True)

    def powers(self, view: View, obj: Obj) -> tuple[Maybe[Node | None], ...]:
        return obj.card.powers

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, Moved) or event.verb in (Destroyed.verb, Sacrificed.verb, LeftPlay.verb)

    def triggers_when_gone(self, match: Match) -> bool:
        return match.judge(SEES_ITSELF_GO, True, misread=False)

    def order_at_once(self, match: Match, waiting: tuple[Waiting, ...]) -> Resolution[tuple[Waiting, ...]]:
        return (yield from order_forced(match, waiting))

    def uses_chain(self, match: Match, event: Event | None) -> bool:
        return match.judge(FORCED_EFFECT_IS_IMMEDIATE, False, misread=True)

    def over(self, match: Match) -> tuple[Objection, ...]:
        return unmet(match, (GAME_ENDS, False)) if scene(match.state).losers else ()

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        obj = match.state.obj(event.subject) if event.subject is not None else None
        if obj is not None and isinstance(event, (Assigned, Damaged)):
            takes = isinstance(obj.card, (Unit, Section)) and not is_development(obj)
            return (
                *(() if is_open_to_damage(match, obj) else (objection(BURNING_ZONE_TAKES_NOTHING),)),
                *unmet(match, (ONLY_UNITS_AND_ZONES_TAKE_DAMAGE, takes)),
            )
        if isinstance(event, Restored) and event.cause.kind != BY_TURN.kind:
            return denied(match, (EFFECTS_RESTORE_TOO, True))
        if obj is None or not isinstance(event, Moved) or is_development(obj):
            return ()
        if event.zone not in ZONES or DEVELOPMENT in event.flags:
            return ()
        player = event.controller or obj.controller
        if (obj.zone, obj.controller) == (event.zone, player):
            return unmet(match, (MOVE_ENDS_ELSEWHERE, False))
        coming = _coming(event, obj, player)
        return entry_objections(match, obj, event.zone, player, coming, event.cause.controller)

    def is_banned(self, match: Match, event: Event) -> bool:
        return True

    def may_be_replaced(self, match: Match, event: Event, *, joined: bool) -> bool:
        return not isinstance(event, Sacrificed) or match.judge(SACRIFICE_MAY_BE_PREVENTED, False, misread=True)

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        yield from ()
        if isinstance(event, (Destroyed, Sacrificed)):
            return consequences_of_loss(match, event)
        if isinstance(event, ModifierAdded):
            return (*consequences_of_ban(match, event), *consequences_of_cancelling(match, event))
        if isinstance(event, Burned):
            return consequences_of_burning(match, event)
        if isinstance(event, TurnedUp):
            return consequences_of_turning_up(match, event)
        if isinstance(event, Moved):
            return consequences_of_move(match, event)
        if isinstance(event, CounterAdded) and event.kind == TOKEN:
            return consequences_of_token(match, event)
        return ()

    def last_move_wins(self, match: Match, first: Event, last: Event) -> bool:
        return False

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        return (*due(match), *strays(match))

    def can_be_picked(self, context: Context, obj: Obj, *, is_target: bool) -> bool:
        if not is_target or obj.controller == context.controller or (context.item is not None and context.item.choices):
            return True
        tax = tax_on(context.view, obj)
        return not tax or to_spend(context.match, context.controller) >= tax + still_to_pay(context)

    def recheck(self, match: Match, item: Item, legal: tuple[bool, ...]) -> bool:
        return goes_ahead(match, legal)

    def after_announcing(self, match: Match, item: Item) -> Resolution[None]:
        yield from pay_tax(match, item)

    def after_resolving(self, match: Match, item: Item, *, negated: bool) -> Resolution[None]:
        if negated and item.source is not None and match.state.obj(item.source) is None:
            yield from give_back_what_was_paid(match, item.source)
        if item.carries is None or (obj := match.state.obj(item.carries)) is None or obj.zone != CHAIN:
            return
        zone = match.judge(CANCELLED_TACTIC_IS_DISCARDED, DISCARD, misread=HAND) if negated else DISCARD
        yield from match.happen(Moved(ref=obj.ref, zone=zone))

    def first_player(self, state: State) -> str:
        return scene(state).step.player

    def next_step(self, match: Match) -> Resolution[None]:
        yield from next_step(match)

    def name_of(self, state: State, ref: Ref) -> str:
        obj = state.known(ref)
        return f"{obj.owner}'s {obj.zone}" if isinstance(obj.card, Section) else obj.card.name


def _lowered(view: View, obj: Obj, card: WiCard) -> int:
    """What the card's owner would pay for it now, loyalty apart."""
    return max(card.cost - total_reduction(view.context_of(obj), obj.owner, obj), 0)


def _coming(event: Moved, obj: Obj, player: str) -> Coming:
    """How ``obj`` comes to the zone of ``player`` to which ``event`` moves it."""
    if obj.zone not in ZONES:
        return Coming.PLAYED if event.cause.kind == "play" else Coming.PUT
    return Coming.MOVED if player == obj.controller else Coming.TAKEN


WARHAMMER_INVASION = WarhammerInvasion()
