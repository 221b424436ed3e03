"""How transferable equipment works"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import MEDALLION
from judge.games.vs_system.dsl import (
    BUILD,
    CONCEALED_OPTIONAL,
    FORMATION_STEP,
    HOST,
    RECRUIT_STEP,
    RESOURCE_STEP,
    TRANSFERABLE,
    Adds,
    Equipment,
    Static,
    names,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.20"

TORCH = Equipment(name="Torch Witness", keywords=names(TRANSFERABLE), powers=(Static(change=Adds("atk", 2), on=HOST),))

AMULET = replace(MEDALLION, keywords=MEDALLION.keywords | {TRANSFERABLE})

MASK = replace(TORCH, name="Mask Witness", keywords=names(TRANSFERABLE, CONCEALED_OPTIONAL))


@check(ENTRY)
def it_goes_as_the_formation_step_starts(table: VsTable) -> None:
    """As Alice's formation step starts, and no sooner, she may move transferable equipment to her other character: +2 ATK there."""
    alice, _ = table.players
    first, second = alice.controls(plain("First")), alice.controls(plain("Second"))
    alice.controls(TORCH, on=first)
    table.begin(BUILD, RESOURCE_STEP, alice)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    table.chain_is(point=1)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    table.resolve()
    alice.is_asked("whether", optional=True, point=1)
    alice.agrees()
    alice.chooses(second)
    table.shows(second, atk=3, point=control(1, "it goes to the other one"))
    table.shows(first, atk=1)


@check(ENTRY)
def it_stays_out_of_hiding(table: VsTable) -> None:
    """The equipment may go on hidden characters; still it isn't moved from Alice's visible character to her hidden one: it stays."""
    alice, _ = table.players
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    alice.controls(AMULET, on=shown)
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    table.resolve()
    alice.agrees()
    alice.chooses(hidden)
    table.shows(shown, atk=4, point=2)
    table.shows(hidden, atk=1, point=2)


@check(ENTRY)
def unless_it_says_otherwise(table: VsTable) -> None:
    """Transferable equipment with concealed—optional is moved from Alice's visible character to her hidden one."""
    alice, _ = table.players
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    alice.controls(MASK, on=shown)
    table.begin(BUILD, RECRUIT_STEP, alice)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    table.resolve()
    alice.agrees()
    alice.chooses(hidden)
    table.shows(hidden, atk=3, point=2)
    table.shows(shown, atk=1, point=2)
