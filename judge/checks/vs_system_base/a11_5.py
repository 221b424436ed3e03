"""What KO means"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, MOURNER
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    KO_PILE,
    RECRUIT_STEP,
)
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a11.5")
def ko_puts_into_the_pile(table: VsTable) -> None:
    """A plot twist KO's Bob's character: it lies in the KO'd pile."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"))
    twist = alice.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    table.finds(his, KO_PILE, point=1)


@check("vs-system-base/a11.5")
def uniqueness_is_no_ko(table: VsTable) -> None:
    """Alice recruits a second Beast, and the first is put into the KO'd pile: she gains nothing for the KO of a character."""
    alice, _ = table.players
    alice.controls(MOURNER)
    old, new = alice.controls(plain("Beast", version="Furry")), alice.has_in_hand(plain("Beast", version="Feline"))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.finds(old, KO_PILE)
    alice.loses_in_all(0, point=2)
