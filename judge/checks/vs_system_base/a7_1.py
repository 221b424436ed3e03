"""Payment powers and activating"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READER, SCHOLAR
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    COMBAT,
    Payment,
    RuledBy,
    discard,
    gain,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a7.1#1": "it says only how such a power is printed"}

ruled = RuledBy("vs-system-base/a7.1")

PUPIL = replace(
    plain("Pupil Witness"),
    powers=(
        Payment(
            cost=ruled(2, ACTIVATE, misread=gain(0), belief="'Activate' only says that the power is used"),
            effect=gain(3),
        ),
    ),
)

TRADER = replace(
    plain("Trader Witness"),
    powers=(
        ACTIVATE.then(ruled(3, discard(), misread=gain(0), belief="a card that is activated costs nothing more"))
        >> gain(3),
    ),
)


@check("vs-system-base/a7.1")
def activating_exhausts(table: VsTable) -> None:
    """Activate >>> gain 3: Alice uses that power, and its character is exhausted."""
    alice, bob = table.players
    pupil = alice.controls(PUPIL)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(pupil))
    table.is_(pupil, "exhausted", point=2)


@check("vs-system-base/a7.1")
def all_of_a_cost_is_paid(table: VsTable) -> None:
    """Activate, discard a card >>> gain 3: Alice has no card in hand, and can't use that power."""
    alice, bob = table.players
    trader = alice.controls(TRADER)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(trader), only_because="vs/act.pay", point=3)


@check("vs-system-base/a7.1")
def an_exhausted_character_is_not_activated(table: VsTable) -> None:
    """Two characters of Alice's are exhausted: the one with Activate in its cost can't be used, the one that pays endurance can."""
    alice, bob = table.players
    reader, scholar = alice.controls(READER, exhausted=True), alice.controls(SCHOLAR, exhausted=True)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(reader), only_because="vs/act.pay", point=4)
    alice.can(table.use(scholar), point=5)
