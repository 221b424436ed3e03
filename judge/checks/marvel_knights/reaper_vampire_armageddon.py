"""Reaper, Vampire Armageddon"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.reaper_vampire_armageddon import REAPER
from judge.games.vs_system.dsl import BUILD, DRAW, KO_PILE, PLAY
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/reaper-vampire-armageddon"


@check(ENTRY)
def reaper_alone_has_to_go(table: VsTable) -> None:
    """As the build phase starts, Reaper is Alice's only character: she has to KO him."""
    alice, bob = table.players
    reaper, foreign = alice.controls(REAPER), bob.controls(plain("Foreign Character"))
    table.begin(DRAW)
    table.goes_on_to(BUILD)
    table.resolve()
    alice.is_asked("character of yours", offers=(reaper,), not_offers=(foreign,), optional=False, point=1)
    alice.chooses(reaper)
    table.finds(reaper, KO_PILE)
    table.has_happened("KO", reaper)


@check(ENTRY)
def reaper_has_another_go(table: VsTable) -> None:
    """Alice has another character: she chooses which of the two is KO'd."""
    alice, _ = table.players
    reaper, other = alice.controls(REAPER, hidden=True), alice.controls(plain("Other Character"))
    table.begin(DRAW)
    table.goes_on_to(BUILD)
    table.resolve()
    alice.is_asked("character of yours", offers=(reaper, other), most=1)
    alice.chooses(other)
    table.finds(other, KO_PILE)
    table.finds(reaper, PLAY)
