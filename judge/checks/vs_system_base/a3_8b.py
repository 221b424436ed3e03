"""Choosing a character to recover"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SPARE
from judge.games.vs_system.dsl import KO_PILE, RECOVERY
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain


@check("vs-system-base/a3.8b")
def one_recovers_or_none(table: VsTable) -> None:
    """Alice controls three stunned characters: she may choose none, but no more than one. She recovers one; the others are KO'd."""
    alice, _ = table.players
    first, second, third = (alice.controls(plain(name), stunned=True) for name in ("First", "Second", "Third"))
    table.begin(RECOVERY)
    table.all_pass()
    alice.is_asked("recovers", optional=True, point=2)
    alice.chooses(second)
    table.finds(first, KO_PILE)
    table.finds(third, KO_PILE)


@check("vs-system-base/a3.8b")
def two_do_not_recover(table: VsTable) -> None:
    """Alice controls two stunned characters: what she is asked is which one recovers, not which ones."""
    alice, _ = table.players
    first, second = (alice.controls(plain(name), stunned=True) for name in ("First", "Second"))
    table.begin(RECOVERY)
    table.all_pass()
    alice.is_asked("recovers", most=1, point=1)
    alice.chooses(first)
    table.finds(second, KO_PILE)


@check("vs-system-base/a3.8b")
def nobody_recovers(table: VsTable) -> None:
    """Alice recovers nobody: her stunned character is KO'd."""
    alice, _ = table.players
    down = alice.controls(plain("Beaten Character"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    alice.chooses()
    table.finds(down, KO_PILE, point=4)


@check("vs-system-base/a3.8b")
def the_initiative_chooses_first(table: VsTable) -> None:
    """Alice and Bob have a stunned character each: Alice, who has the initiative, chooses first."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Hers"), stunned=True), bob.controls(plain("His"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    alice.is_asked("recovers", point=3)
    alice.chooses(hers)
    bob.chooses(his)


@check("vs-system-base/a3.8b")
def who_cannot_be_kod_stays_stunned(table: VsTable) -> None:
    """Alice's two stunned characters: one recovers, the other can't be KO'd this turn. It stays in play, stunned."""
    alice, _ = table.players
    first, second = (alice.controls(plain(name), stunned=True) for name in ("First", "Second"))
    spare = alice.has_in_hand(SPARE)
    table.begin(RECOVERY)
    alice.does(table.play(spare), second)
    table.resolve()
    table.all_pass()
    alice.chooses(first)
    table.is_(second, "stunned", point=5)


@check_with_three("vs-system-base/a3.8b")
def the_others_choose_clockwise(table: VsTableOfThree) -> None:
    """Three players have a stunned character each, and Bob has the initiative: he chooses first, then Carol, then Alice."""
    alice, bob, carol = table.players
    down = {seat.name: seat.controls(plain(f"{seat.name}'s Character"), stunned=True) for seat in table.players}
    table.begin(RECOVERY, initiative=bob)
    table.all_pass()
    bob.is_asked("recovers", point=3)
    bob.chooses(down["Bob"])
    carol.is_asked("recovers", point=3)
    carol.chooses(down["Carol"])
    alice.chooses(down["Alice"])
