"""CS 75 Rip Dere ’Eads Off!"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_75_rip_dere_eads_off import RIP_DERE_EADS_OFF
from judge.games.warhammer_invasion.cards.warhammer_invasion.dwarf_cannon_crew import DWARF_CANNON_CREW
from judge.games.warhammer_invasion.cards.warhammer_invasion.grimgor_ironhide import GRIMGOR_IRONHIDE
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    DEVELOPMENTS,
    YOURS,
    Played,
    Tactic,
    Then,
    TurnUp,
    Unit,
    choice,
    gain,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

REVEAL_THEN_GAIN = Tactic(
    name="Revealing Witness", powers=(Played(effect=Then(TurnUp(choice(DEVELOPMENTS & YOURS)), gain(1))),)
)


@check("warhammer-invasion/cs-75-rip-dere-eads-off")
def rip_dere_eads_off_on_a_unit_and_a_hero(table: WiTable) -> None:
    """A Hero turned up beside another Hero goes back face down."""
    alice, bob = table.players
    alice.controls(KING_KAZADOR)
    foreign = bob.controls(unit("Bob's Hidden Unit"), development=True)
    hidden, rip = alice.controls(GRIMGOR_IRONHIDE, development=True), alice.has_in_hand(RIP_DERE_EADS_OFF)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.is_asked("a development", offers=(hidden,), point=2)
    alice.is_asked("a development", not_offers=(foreign,))
    alice.chooses(hidden)
    table.is_(hidden, "development", point=(2, 3))
    table.finds(hidden, BATTLEFIELD, point=3)


@check("warhammer-invasion/cs-75-rip-dere-eads-off")
def what_hangs_on_a_cancelled_reveal(table: WiTable) -> None:
    """What reveals like Rip Dere ’Eads Off! and "then" gives 1 gives none for a second Hero or a second unique unit, 1 for a soldier."""
    alice, _ = table.players
    alice.controls(KING_KAZADOR)
    boss = Unit(name="Unique Boss", cost=4, unique=True)
    alice.controls(boss)
    twin = alice.controls(boss, development=True)
    barred = alice.controls(GRIMGOR_IRONHIDE, development=True)
    soldier = alice.controls(unit("Soldier"), development=True)
    reveals = [alice.has_in_hand(REVEAL_THEN_GAIN) for _ in range(3)]
    table.begin()
    alice.does(table.play(reveals[0]))
    table.resolve()
    alice.chooses(barred)
    alice.resources_are(0, point=2)
    alice.does(table.play(reveals[1]))
    table.resolve()
    alice.chooses(twin)
    alice.resources_are(0, point=2)
    alice.does(table.play(reveals[2]))
    table.resolve()
    alice.chooses(soldier)
    alice.resources_are(1, point=2)


@check("warhammer-invasion/cs-75-rip-dere-eads-off")
def a_unit_turned_up_does_not_enter_play(table: WiTable) -> None:
    """Dwarf Cannon Crew, turned up from among the developments, doesn't enter play, and its effect isn't triggered."""
    alice, _ = table.players
    alice.has_in_deck(support("Support in the Deck", 1))
    hidden, rip = alice.controls(DWARF_CANNON_CREW, development=True), alice.has_in_hand(RIP_DERE_EADS_OFF)
    table.begin()
    alice.does(table.play(rip))
    table.resolve()
    alice.chooses(hidden)
    table.is_(hidden, "development", False)
    table.nobody_is_asked(point=1)
    table.has_happened("enter play", hidden, times=0, point=1)
