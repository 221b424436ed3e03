"""512.4 Transferring equipment"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HAND_OVER, MEDALLION
from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    EQUIPMENT,
    HOST,
    IN_PLAY,
    PLAY,
    SELF,
    YOURS,
    Adds,
    AttachedTo,
    Count,
    Equipment,
    Reaches,
    Static,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

SABRE = Equipment(name="Sabre Witness", powers=(Static(change=Adds("atk", 3), on=HOST),))

# 4 ATK, and 5 as long as one of its controller's characters is equipped.
ARMORER = replace(
    plain("Armorer Witness", atk=4),
    powers=(
        Static(change=Adds("atk", Count(EQUIPMENT & IN_PLAY & YOURS & AttachedTo(CHARACTERS))), on=SELF),
        whenever(Reaches("atk", 5)) >> gain(1),
    ),
)


@check("marvel-knights/512.4")
def an_equipment_is_handed_over(table: VsTable) -> None:
    """Alice transfers an equipment of +3 ATK from one of her characters to another: it stays in play and works for the other one."""
    alice, _ = table.players
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    blade, twist = alice.controls(SABRE, on=first), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    table.shows(first, atk=4)
    alice.does(table.play(twist), blade, second)
    table.resolve()
    table.finds(blade, PLAY, point=1)
    table.shows(second, atk=4, point=1)
    table.shows(first, atk=1)


@check("marvel-knights/512.4")
def an_equipment_stays_with_whom_it_is(table: VsTable) -> None:
    """Alice would transfer an equipment to the character that has it already: it neither comes off nor is attached anew."""
    alice, _ = table.players
    bearer = alice.controls(plain("Bearer"))
    blade, twist = alice.controls(SABRE, on=bearer), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    alice.does(table.play(twist), blade, bearer)
    table.resolve()
    table.has_happened("attach", blade, times=0, point=control(1, "a transfer goes to another character"))
    table.shows(bearer, atk=4)


@check("marvel-knights/512.4")
def a_stunned_character_is_handed_nothing(table: VsTable) -> None:
    """Alice would transfer an equipment to her stunned character, to which none can be attached: it stays on the first one."""
    alice, _ = table.players
    first, down = alice.controls(plain("First")), alice.controls(plain("Beaten Character"), stunned=True)
    blade, twist = alice.controls(SABRE, on=first), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    alice.does(table.play(twist), blade, down)
    table.resolve()
    table.shows(first, atk=4, point=2)


@check("marvel-knights/512.4")
def an_equipment_is_never_between_two_characters(table: VsTable) -> None:
    """A witness has 5 ATK as long as a character is equipped, and gains as it reaches 5: in the transfer it never had less."""
    alice, _ = table.players
    alice.controls(ARMORER)
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    blade, twist = alice.controls(SABRE, on=first), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    alice.does(table.play(twist), blade, second)
    table.resolve()
    table.shows(second, atk=4)
    alice.loses_in_all(0, point=3)


@check("marvel-knights/512.4")
def nothing_is_handed_into_hiding(table: VsTable) -> None:
    """An equipment that may go on hidden characters isn't transferred from a visible character to a hidden one: it stays."""
    alice, _ = table.players
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    medallion, twist = alice.controls(MEDALLION, on=shown), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    alice.does(table.play(twist), medallion, hidden)
    table.resolve()
    table.shows(hidden, atk=1, point=4)
    table.finds(medallion, PLAY, point=5)
    table.shows(shown, atk=4, point=5)


@check("marvel-knights/512.4")
def nothing_is_handed_out_of_hiding(table: VsTable) -> None:
    """An equipment that may go on hidden characters isn't transferred from a hidden character to a visible one: it stays."""
    alice, _ = table.players
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    medallion, twist = alice.controls(MEDALLION, on=hidden), alice.has_in_hand(HAND_OVER)
    table.begin(COMBAT)
    alice.does(table.play(twist), medallion, shown)
    table.resolve()
    table.shows(shown, atk=1, point=4)
    table.finds(medallion, PLAY, point=5)
    table.shows(hidden, atk=4, point=5)
