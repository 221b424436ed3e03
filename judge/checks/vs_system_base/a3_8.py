"""Order of wrap-up"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import STRENGTHEN_ONE
from judge.games.vs_system.dsl import (
    CHARACTERS,
    DRAW,
    KO_PILE,
    RECOVERY,
    YOURS,
    KOd,
    On,
    gain,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

MOURNER = replace(plain("Mourning Witness"), powers=(whenever(On(KOd, CHARACTERS & YOURS)) >> gain(5),))


@check("vs-system-base/a3.8")
def totals_come_first(table: VsTable) -> None:
    """Alice is at 0 endurance and would gain 5 as her stunned character is KO'd: totals are compared before that, and she loses."""
    alice, bob = table.players
    alice.has_endurance(0)
    alice.controls(MOURNER)
    alice.controls(plain("Beaten Character"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    table.winner_is(bob, point=1)


@check("vs-system-base/a3.8")
def recovering_then_ko_then_readying(table: VsTable) -> None:
    """Alice has two stunned characters and recovers one: the other is KO'd, and the one recovered readies after that."""
    alice, bob = table.players
    saved, lost = (alice.controls(plain(name), stunned=True) for name in ("Saved Character", "Lost Character"))
    table.begin(RECOVERY)
    table.all_pass()
    alice.is_asked("recovers", offers=(saved, lost), point=2)
    alice.chooses(saved)
    table.finds(lost, KO_PILE, point=3)
    table.is_(saved, "stunned", expected=False)
    table.is_(saved, "exhausted", expected=False, point=4)
    table.initiative_is(bob, point=4)


@check("vs-system-base/a3.8")
def effects_of_the_turn_end(table: VsTable) -> None:
    """Alice's character with 1 ATK has +3 ATK this turn: in the next turn it has 1 ATK again."""
    alice, _ = table.players
    hers, rally = alice.controls(plain("Her Character", atk=1)), alice.has_in_hand(STRENGTHEN_ONE)
    table.begin(RECOVERY)
    alice.does(table.play(rally), hers)
    table.resolve()
    table.shows(hers, atk=4)
    table.goes_on_to(DRAW)
    table.shows(hers, atk=1, point=4)
