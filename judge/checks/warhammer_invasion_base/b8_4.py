"""Battlefield only, Kingdom only, Quest only"""

from __future__ import annotations

from dataclasses import replace

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    IN_HAND,
    KINGDOM,
    QUEST,
    SUPPORT_CARDS,
    SUPPORTS,
    Played,
    PutIntoPlay,
    Tactic,
    move_to,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support

ENTRY = "warhammer-invasion-base/b8.4"

SHRINE = support("Shrine", 0, only_zone=QUEST)

SEND = Tactic(name="Sending Witness", powers=(Played(effect=PutIntoPlay(SUPPORT_CARDS & IN_HAND, KINGDOM)),))

CARRY = Tactic(name="Carrying Witness", powers=(Played(effect=move_to(target(SUPPORTS), KINGDOM)),))


@check(ENTRY, allowed={"zone": (KINGDOM, BATTLEFIELD, QUEST)})
def it_enters_one_zone(table: WiTable, zone: str = QUEST) -> None:
    """Alice can play a support with "Quest only" into her quest zone, and into neither her kingdom nor her battlefield."""
    alice, _ = table.players
    shrine = alice.has_in_hand(replace(SHRINE, only_zone=zone))
    table.begin()
    alice.can(table.put_down(shrine, QUEST), point=control(1, "that is its zone"))
    alice.cannot(table.put_down(shrine, KINGDOM), only_because="wi/enter.text", point=1)
    alice.cannot(table.put_down(shrine, BATTLEFIELD), only_because="wi/enter.text", point=1)


@check(ENTRY)
def no_effect_puts_it_elsewhere(table: WiTable) -> None:
    """A card puts a support from Alice's hand into her kingdom: she may choose any but the one with "Quest only"."""
    alice, _ = table.players
    shrine, mine = alice.has_in_hand(SHRINE), alice.has_in_hand(support("Mine", 0))
    send = alice.has_in_hand(SEND)
    table.begin()
    alice.does(table.play(send))
    table.resolve()
    alice.is_asked("put into play", not_offers=(shrine,), point=2)
    alice.is_asked("put into play", offers=(mine,))
    alice.chooses(mine)


@check(ENTRY)
def later_it_may_be_moved(table: WiTable) -> None:
    """A support with "Quest only" lies in Alice's quest zone. A card moves it to her kingdom: there it is then."""
    alice, _ = table.players
    shrine, carry = alice.controls(SHRINE, QUEST), alice.has_in_hand(CARRY)
    table.begin()
    alice.does(table.play(carry), shrine)
    table.resolve()
    table.finds(shrine, KINGDOM, point=3)
