"""Vs. System as the engine sees it: the hooks of its protocol, filled."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.engine.acting import objection, unmet
from judge.engine.context import Context, Match, View
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import CounterAdded, Moved
from judge.engine.state import Event, Item, Obj, Ref, State
from judge.games.vs_system.keywords.powers import POWERS
from judge.games.vs_system.model.attack_events import BecameAttacker, LeftAttack
from judge.games.vs_system.model.board import (
    CHAIN,
    DECK,
    FACE_DOWN,
    HAND,
    KO_PILE,
    PLAY,
    REMOVED,
    STUNNED,
    is_resource,
    is_stunned,
)
from judge.games.vs_system.model.cards import Character, Equipment, Location, PlotTwist, VsCard
from judge.games.vs_system.model.events import KOd, Readied, Stunned, TurnedDown
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.procedures.holding import (
    consequences_of_readying,
    consequences_of_turning_down,
    holds_without_captor,
)
from judge.games.vs_system.procedures.joining_attacks import attacker_objections, consequences_of_leaving
from judge.games.vs_system.procedures.legal_attacks import bans
from judge.games.vs_system.procedures.moving import consequences_of_move
from judge.games.vs_system.procedures.stunning import consequences_of_ko, consequences_of_stun
from judge.games.vs_system.procedures.turn import next_step, primary
from judge.games.vs_system.rules.chain import WHERE_REVEALED_CARDS_GO, still_resolves
from judge.games.vs_system.rules.cosmic import (
    KEEPS_KEYWORDS,
    MAY_HOLD_COUNTER,
    MAY_HOLD_WHILE,
    is_cosmic,
    may_get_another,
)
from judge.games.vs_system.rules.pay import MAY_REPLACE_IN_PAYMENT
from judge.games.vs_system.rules.recruit import COST_ONCE_RECRUITED


def words_of(view: View, obj: Obj) -> frozenset[str]:
    """The keywords that ``obj`` has, or would have if it weren't stunned."""
    return view.items(replace(obj, flags=obj.flags - {STUNNED}) if is_stunned(obj) else obj, "keywords")


REMOVE_FROM_GAME = "remove from the game"


class VsSystem:
    """The game Vs. System."""

    name = "vs-system"
    deck_zone = DECK
    hand_zone = HAND
    chain_zone = CHAIN

    def is_in_play(self, zone: str) -> bool:
        return zone == PLAY

    def is_new_object(self, old: str, new: str) -> bool:
        # A recruited card stays the object that it was on the chain: what was said of it there still holds.
        return old != new and (old, new) != (CHAIN, PLAY)

    def printed(self, view: View, obj: Obj, what: str) -> Any:
        card = obj.card
        assert isinstance(card, VsCard)
        match what:
            case "names":
                return frozenset({card.name})
            case "identities":
                return frozenset({card.identity} if card.identity else ())
            case "versions":
                return frozenset({card.version} if card.version else ())
            case "affiliations":
                return card.affiliations if isinstance(card, Character) else frozenset()
            case "keywords":
                on = view.match.require(KEEPS_KEYWORDS, not (is_stunned(obj) and obj.zone == PLAY))
                return card.keywords if on else frozenset()
            case "cost":
                paid = obj.note("paid")
                return card.cost if paid is None else view.match.judge(COST_ONCE_RECRUITED, card.cost, misread=paid)
            case "atk":
                return card.atk if isinstance(card, Character) else 0
            case "defense":
                return card.defense if isinstance(card, Character) else 0
        raise KeyError(what)

    def clamp(self, view: View, obj: Obj, what: str, value: int) -> int:
        return max(value, 0)

    def power_works(self, context: Context, obj: Obj, power: Any) -> bool:
        if obj.zone != PLAY or is_stunned(obj) or FACE_DOWN in obj.flags:
            return False
        if is_resource(obj):
            return isinstance(obj.card, Location) or (isinstance(obj.card, PlotTwist) and obj.card.ongoing)
        return isinstance(obj.card, (Character, Equipment))

    def powers(self, view: View, obj: Obj) -> tuple[Any, ...]:
        # Whether a keyword's power works on a stunned character is for that power to say, as with any text.
        description = words_of(view, obj) if obj.zone in (PLAY, CHAIN, HAND) else frozenset()
        return (*obj.card.powers, *(power for word in sorted(description) for power in POWERS.get(word, ())))

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, (Stunned, KOd, Moved))

    def uses_chain(self, event: Event | None) -> bool:
        return True

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        if isinstance(event, BecameAttacker):
            return attacker_objections(match, event)
        if isinstance(event, CounterAdded) and event.kind == COSMIC and (obj := match.state.obj(event.ref)) is not None:
            # Each rule is asked on its own: a character without cosmic couldn't hold a counter even if being stunned didn't matter.
            found = unmet(
                match,
                (MAY_HOLD_WHILE, not is_stunned(obj)),
                (MAY_HOLD_COUNTER, match.consult(is_cosmic, words_of(match.view(), obj))),
            )
            return found if match.consult(may_get_another, obj.count(COSMIC)) else (*found, objection(may_get_another))
        if isinstance(event, Moved) and event.zone == REMOVED and (obj := match.state.obj(event.ref)) is not None:
            return bans(match, REMOVE_FROM_GAME, obj)
        return ()

    def may_be_replaced(self, match: Match, event: Event, *, joined: bool) -> bool:
        return event.cause.kind != "cost" or match.judge(MAY_REPLACE_IN_PAYMENT, joined, misread=False)

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        yield from ()
        if isinstance(event, Stunned):
            return consequences_of_stun(match, event)
        if isinstance(event, KOd):
            return consequences_of_ko(event)
        if isinstance(event, Readied):
            return consequences_of_readying(match, event.ref)
        if isinstance(event, TurnedDown):
            return consequences_of_turning_down(match, event.ref)
        if isinstance(event, LeftAttack):
            return consequences_of_leaving(match, event, batch)
        if isinstance(event, Moved):
            return consequences_of_move(match, event)
        return ()

    def last_move_wins(self, match: Match, first: Event, last: Event) -> bool:
        return False

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        return holds_without_captor(match)

    def can_be_picked(self, context: Context, obj: Obj, *, is_target: bool) -> bool:
        return True

    def recheck(self, match: Match, item: Item, legal: tuple[bool, ...]) -> bool:
        return match.consult(still_resolves, legal)

    def after_announcing(self, match: Match, item: Item) -> Resolution[None]:
        yield from ()

    def after_resolving(self, match: Match, item: Item, *, negated: bool) -> Resolution[None]:
        if item.carries is None or (obj := match.state.obj(item.carries)) is None or obj.zone != CHAIN:
            return
        zone = match.judge(WHERE_REVEALED_CARDS_GO, HAND, misread=KO_PILE) if item.kind == "payment" else KO_PILE
        yield from match.happen(Moved(ref=obj.ref, zone=zone))

    def first_player(self, state: State) -> str:
        return primary(state)

    def next_step(self, match: Match) -> Resolution[None]:
        yield from next_step(match)

    def name_of(self, state: State, ref: Ref) -> str:
        return state.known(ref).card.name


VS_SYSTEM = VsSystem()
