"""Dewoz, Dark Reflection"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.cards.heralds_of_galactus.dewoz_dark_reflection import DEWOZ
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FRONT,
    HIDDEN,
    RECRUIT_STEP,
    SELF,
    SUPPORT,
    VISIBLE,
    YOURS,
    Character,
    On,
    Positioned,
    Spot,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

LOOKOUT = Character(
    name="Lookout Witness", cost=1,
    powers=(replace(whenever(On(Positioned, CHARACTERS & YOURS & ~SELF)) >> gain(1), once_per_batch=True),),
)  # fmt: skip


@check("heralds-of-galactus/dewoz-dark-reflection")
def dewoz_moves_alone(table: VsTable) -> None:
    """Dewoz, alone in the column, waits for combat and moves; who stands in the next column, or in the same one of Bob's, stays."""
    alice, bob = table.players
    dewoz, neighbor = alice.controls(DEWOZ, column=0), alice.controls(plain("Neighbor"))
    foreign = bob.controls(plain("Foreign Character"), column=0)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.use(dewoz), only_because="text", point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz), point=1)
    table.resolve()
    alice.chooses("hidden area")
    alice.is_asked("where Dewoz goes", point=1)
    alice.chooses("front row")
    table.stands(dewoz, FRONT, HIDDEN, point=control(1, "Dewoz is moved"))
    table.nobody_is_asked(point=control(1, "there is nobody else to be placed"))
    table.stands(neighbor, FRONT, VISIBLE, point=control(1, "who isn't picked isn't moved"))
    table.stands(foreign, FRONT, VISIBLE, point=control(1, "Bob's column of the same number is another one"))
    alice.cannot(table.use(dewoz), only_because="vs/act.once")
    alice.loses_in_all(2)
    bob.loses_in_all(0)


@check("heralds-of-galactus/dewoz-dark-reflection")
def dewoz_moves_with_a_companion(table: VsTable) -> None:
    """Dewoz and the character behind Dewoz move to the area chosen on resolution, and come to stand in other rows there."""
    alice, _ = table.players
    dewoz, companion = alice.controls(DEWOZ), alice.controls(plain("Companion"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz))
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.is_asked("which area", offers=(VISIBLE,), point=2)
    alice.is_asked("which area", offers=(HIDDEN,), point=control(2, "it may be the other area, of course"))
    alice.chooses("hidden area")
    alice.is_asked("where Dewoz goes", point=3)
    alice.chooses("support row", point=5)
    alice.is_asked(
        "where Companion goes", offers=(Spot(FRONT, 0, HIDDEN),), point=control(3, "the companion moves, too")
    )
    alice.is_asked("where Companion goes", not_offers=(Spot(FRONT, 0, VISIBLE),), point=3)
    alice.chooses("front row")
    table.stands(dewoz, SUPPORT, HIDDEN, point=control((3, 5), "Dewoz stands where Dewoz was put"))
    table.stands(companion, FRONT, HIDDEN, point=3)


@check("heralds-of-galactus/dewoz-dark-reflection")
def dewoz_and_companion_are_lifted_together(table: VsTable) -> None:
    """Dewoz is set down first, the companion where Dewoz isn't; a witness that sees characters move sees a single move of both."""
    alice, _ = table.players
    dewoz, _ = alice.controls(DEWOZ), alice.controls(plain("Companion"), row=SUPPORT, column=0)
    alice.controls(LOOKOUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz))
    table.resolve()
    alice.chooses("visible area")
    alice.is_asked("where Dewoz goes", offers=(Spot(SUPPORT, 0),), point=4)
    alice.is_asked(
        "where Dewoz goes", offers=(Spot(FRONT, 0),), point=control(4, "Dewoz may go back to where Dewoz was")
    )
    alice.chooses(Spot(FRONT, 2))
    alice.is_asked("where Companion goes", offers=(Spot(FRONT, 0),), point=5)
    alice.is_asked(
        "where Companion goes", offers=(Spot(SUPPORT, 2),), not_offers=(Spot(FRONT, 2),),
        point=control(4, "the second is set down where the first isn't"),
    )  # fmt: skip
    alice.chooses(Spot(SUPPORT, 2))
    table.chain_is("gain 1", point=4)
    table.resolve()
    alice.loses_in_all(1, point=4)


@check("heralds-of-galactus/dewoz-dark-reflection")
def who_hides_in_the_column_of_that_number_stays(table: VsTable) -> None:
    """Dewoz moves out of the first visible column: Alice's character in the first hidden column isn't in Dewoz's column, and stays."""
    alice, _ = table.players
    dewoz = alice.controls(DEWOZ, column=0)
    hidden = alice.controls(plain("Hidden Character"), column=0, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(dewoz))
    table.resolve()
    alice.chooses("visible area")
    alice.chooses(Spot(SUPPORT, 0))
    table.nobody_is_asked(point=control(3, "the hidden column of that number is another one"))
    table.stands(dewoz, SUPPORT, VISIBLE)
    table.stands(hidden, FRONT, HIDDEN, point=control(3, "who stands in another column stays"))
