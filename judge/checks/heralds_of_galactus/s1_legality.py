"""1 Legality"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import HERALDS_OF_GALACTUS
from judge.proving.tables.vs_system import VsTable, check, plain

NEW_HERALD = replace(plain("New Herald"), expansion=HERALDS_OF_GALACTUS)


@check("heralds-of-galactus/1-legality")
def heralds_cards_wait_for_their_day(table: VsTable, day: str = "2006-09-22", first_day: str = "2006-09-23") -> None:
    """A deck with cards of Heralds of Galactus is refused the day before the expansion is admitted, and accepted on that day."""
    alice, _ = table.players
    table.begin()
    alice.cannot(table.enter_tournament((NEW_HERALD, 4), day=day), only_because="vs/tournament.heralds", point=1)
    alice.can(table.enter_tournament((NEW_HERALD, 4), day=first_day), point=1)
    alice.can(table.enter_tournament((plain("Older Card"), 4), day=day))
