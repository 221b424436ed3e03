"""Deck size and number of copies"""

from __future__ import annotations

from judge.games.vs_system.dsl import ARMY
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a1.2"

OPEN = {f"{ENTRY}#4": "what rules a tournament has of its own isn't known"}

HERO, OTHER_HERO = plain("Hero", version="First"), plain("Hero", version="Second")


@check(ENTRY)
def sixty_cards_or_more(table: VsTable) -> None:
    """Alice can enter with a deck of 60 cards and with one of 90, and not with one of 59."""
    alice, _ = table.players
    table.begin()
    alice.cannot(table.enter_tournament(size=59), only_because="vs/tournament.size", point=1)
    alice.can(table.enter_tournament(size=60))
    alice.can(table.enter_tournament(size=90), point=1)


@check(ENTRY)
def four_copies_of_a_version(table: VsTable) -> None:
    """Alice can enter with four copies each of two versions of a character, and not with five of one."""
    alice, _ = table.players
    table.begin()
    alice.can(table.enter_tournament((HERO, 4), (OTHER_HERO, 4)), point=2)
    alice.cannot(table.enter_tournament((HERO, 5)), only_because="vs/tournament.copies", point=2)


@check(ENTRY, allowed={"copies": range(5, 61)})
def any_number_of_an_army_card(table: VsTable, copies: int = 12) -> None:
    """Alice can enter with twelve copies of an Army card."""
    alice, _ = table.players
    table.begin()
    alice.can(table.enter_tournament((plain("Trooper", version=ARMY), copies)), point=3)
