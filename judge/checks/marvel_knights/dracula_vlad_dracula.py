"""Dracula, Vlad Dracula"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import LURE_BEHIND, READY_ONE
from judge.games.vs_system.cards.marvel_knights.dracula_vlad_dracula import DRACULA
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, FRONT, HIDDEN, SUPPORT, VISIBLE, Spot
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/dracula-vlad-dracula"

EXCUSES = {
    "[0].effect.who.when=START": "no ruling speaks of a stunned character that changes its controller while the effect waits",
    "[0].effect.effect.link=IF_YOU_DO": "means the same: whoever can be recovered has been moved",
    "[0].once_per_batch=True": "he stuns one character at a time",
}


@check(ENTRY)
def dracula_takes_whom_he_stuns(table: VsTable) -> None:
    """Dracula stuns Bob's character, and Bob doesn't pay: Alice moves it into her front row, gains control of it, and it recovers."""
    alice, bob = table.players
    dracula, his = alice.controls(DRACULA, hidden=True), bob.controls(plain("His Character", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(dracula, on=his))
    table.all_pass()
    table.is_(his, "stunned")
    table.resolve()
    bob.is_asked("pay 5 endurance")
    bob.declines()
    alice.is_asked("where His Character goes", not_offers=(Spot(SUPPORT, 0, VISIBLE), Spot(FRONT, 0, HIDDEN)))
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.is_(his, "stunned", False)
    table.stands(his, FRONT, VISIBLE, of=alice, point=1)
    alice.has_control(his, point=1)
    bob.loses_in_all(9)


@check(ENTRY)
def dracula_takes_one_after_the_other(table: VsTable) -> None:
    """Readied, Dracula stuns a second character in the same turn, and Alice takes that one as well."""
    alice, bob = table.players
    dracula, twist = alice.controls(DRACULA), alice.has_in_hand(READY_ONE)
    first, second = bob.controls(plain("First")), bob.controls(plain("Second"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(dracula, on=first))
    table.all_pass()
    table.resolve()
    bob.declines()
    alice.chooses("front row")
    alice.does(table.play(twist), dracula)
    table.resolve()
    alice.does(table.attack(dracula, on=second))
    table.all_pass()
    table.resolve()
    bob.declines()
    alice.chooses("front row")
    alice.has_control(first)
    alice.has_control(second)


@check(ENTRY)
def bob_pays_dracula_off(table: VsTable) -> None:
    """Dracula stuns Bob's character, and Bob pays 5 endurance: it stays where it is, stunned."""
    alice, bob = table.players
    dracula, his = alice.controls(DRACULA), bob.controls(plain("His Character", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(dracula, on=his))
    table.all_pass()
    table.resolve()
    bob.agrees()
    table.is_(his, "stunned")
    bob.has_control(his)
    bob.loses_in_all(14)
    alice.loses_in_all(0)


@check(ENTRY)
def in_the_support_row_as_well(table: VsTable) -> None:
    """Another card has Alice move Bob's character into her support row: as in the front row, she gains control of it."""
    alice, bob = table.players
    his, twist = bob.controls(plain("His Character")), alice.has_in_hand(LURE_BEHIND)
    table.begin(COMBAT)
    alice.does(table.play(twist), his)
    table.resolve()
    alice.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.stands(his, SUPPORT, VISIBLE, of=alice, point=1)
    alice.has_control(his, point=1)
