"""Who owns a card in play makes no difference in Warhammer: Invasion either: it yields, fights, pays and limits for its controller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from judge.checks.witnesses.warhammer_invasion import RETREAT_ONE, STRIKE_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_62_urguck import URGUCK
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    BEGINNING,
    KINGDOM,
    QUEST,
    UNITS,
    AttachTo,
    DealIndirect,
    Played,
    Support,
    Tactic,
)
from judge.proving.tables.warhammer_invasion import WiSeat, WiTable, unit

Seen: TypeAlias = list[Any]
Lay: TypeAlias = Callable[..., Any]

RAIN = Tactic(name="Rain", powers=(Played(effect=DealIndirect(2)),))
BANNER = Support(name="Banner", attaches=True, powers=(AttachTo(of=UNITS),))


def refused(table: WiTable, seat: WiSeat, *actions: Any) -> Seen:
    return [tuple(found.id for found in action.objections(table.match, seat.name)) for action in actions]


def asked(table: WiTable) -> Any:
    found = table.decision
    return None if found is None else (found.player, found.options, found.least, found.most)


def zones_yield(table: WiTable, has: Lay) -> Seen:
    """A unit in the kingdom and one in the quest zone."""
    alice, bob = table.players
    has(alice, unit("Miner", power=2), KINGDOM)
    has(alice, unit("Seeker", power=1), QUEST)
    has(bob, unit("Foreign Miner", power=4), KINGDOM)
    for _ in range(5):
        alice.has_in_deck(unit("Card"))
    table.begin(BEGINNING)
    table.all_pass()
    table.all_pass()
    state = table.match.state
    return [state.number(alice.name, "resources"), sum(obj.zone == "hand" for obj in state.all())]


def symbols_count(table: WiTable, has: Lay) -> Seen:
    """A card with loyalty gets cheaper by a unit of its race."""
    alice, bob = table.players
    has(alice, unit("Dwarf", race="Dwarf"))
    has(bob, unit("Foreign Orc", race="Orc"))
    alice.has_resources(2)
    dwarf, orc = (alice.has_in_hand(unit(f"{race} Recruit", 1, race=race, loyalty=2)) for race in ("Dwarf", "Orc"))
    table.begin()
    return refused(table, alice, table.put_down(dwarf), table.put_down(orc))


def damage_is_shared_out(table: WiTable, has: Lay) -> Seen:
    """Indirect damage goes to one's own units and zones."""
    alice, bob = table.players
    has(alice, unit("Mine", hp=3))
    has(bob, unit("His", hp=3))
    rain = alice.has_in_hand(RAIN)
    table.begin()
    alice.does(table.play(rain))
    table.resolve()
    return [asked(table)]


def targets_cost_more(table: WiTable, has: Lay) -> Seen:
    """King Kazador costs an opponent 3 more to target, and his own player nothing."""
    alice, bob = table.players
    king = has(alice, KING_KAZADOR)
    mine, his, again = alice.has_in_hand(STRIKE_ONE), bob.has_in_hand(STRIKE_ONE), bob.has_in_hand(STRIKE_ONE)
    bob.has_resources(4)
    table.begin()
    alice.does(table.play(mine), king)
    bob.does(table.play(his), king)
    left = [table.match.state.number(seat.name, "resources") for seat in (alice, bob)]
    return [*left, *refused(table, bob, table.play(again))]


def damage_is_spent(table: WiTable, has: Lay) -> Seen:
    """Urguck's damage pays for a card of his player's."""
    alice, _ = table.players
    has(alice, URGUCK, damage=2)
    recruit = alice.has_in_hand(unit("Recruit", 2))
    table.begin()
    return refused(table, alice, table.put_down(recruit))


def an_attachment_goes_along(table: WiTable, has: Lay) -> Seen:
    """A unit that moves takes along what is attached to it, under the control of who has that."""
    alice, _ = table.players
    carrier = has(alice, unit("Carrier"))
    banner, retreat = alice.has_in_hand(BANNER), alice.has_in_hand(RETREAT_ONE)
    table.begin()
    alice.does(table.put_down(banner, on=carrier))
    table.resolve()
    alice.does(table.play(retreat), carrier)
    table.resolve()
    return [(table.obj(piece).zone, table.obj(piece).controller) for piece in (carrier, banner)]


@pytest.mark.parametrize(
    "play",
    [zones_yield, symbols_count, damage_is_shared_out, targets_cost_more, damage_is_spent, an_attachment_goes_along],
    ids=lambda play: play.__name__,
)
@pytest.mark.parametrize("lent", ["Alice's", "Bob's", "both"])
def test_who_owns_a_card_in_play_makes_no_difference(play: Callable[[WiTable, Lay], Seen], lent: str) -> None:
    def outcome(*borrowers: str) -> Seen:
        table = WiTable()

        def has(seat: WiSeat, card: Any, zone: str = BATTLEFIELD, **facts: Any) -> Any:
            other = table.bob if seat is table.alice else table.alice
            owner: dict[str, Any] = {"owner": other} if seat.name in borrowers else {}
            return seat.controls(card, zone, **facts, **owner)

        seen = play(table, has)
        assert table.result.crash is None
        return seen

    borrowers = {"Alice's": ("Alice",), "Bob's": ("Bob",), "both": ("Alice", "Bob")}[lent]
    assert outcome(*borrowers) == outcome()
