"""Honor Among Thieves"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.honor_among_thieves import HONOR_AMONG_THIEVES
from judge.games.vs_system.dsl import COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/honor-among-thieves"

LORD, FIEND = (
    plain("Lord", affiliations=("Crime Lords",), atk=1),
    plain("Fiend", affiliations=("Sinister Syndicate",), atk=1),
)


@check(ENTRY)
def honor_among_thieves_needs_both(table: VsTable) -> None:
    """Alice has a Crime Lords character, and Bob a Sinister Syndicate one: neither can play Honor Among Thieves."""
    alice, bob = table.players
    alice.controls(LORD)
    bob.controls(FIEND)
    own, foreign = (seat.has_resource(HONOR_AMONG_THIEVES) for seat in table.players)
    for seat in table.players:
        seat.has_resources(1)
    table.begin(COMBAT)
    alice.cannot(table.play(own), only_because="text", point=1)
    alice.passes()
    bob.cannot(table.play(foreign), only_because="text", point=1)


@check(ENTRY, allowed={"cost": range(1, 8)})
def honor_among_thieves_strengthens_anybody_cheap(table: VsTable, cost: int = 3) -> None:
    """With one of each Alice plays it: they are both, and even her character of cost 3 without an affiliation gets +1 ATK."""
    alice, bob = table.players
    lord, fiend = alice.controls(LORD), alice.controls(FIEND)
    stranger, dear = alice.controls(plain("Stranger", cost, atk=4)), alice.controls(plain("Dear Stranger", 4, atk=5))
    dear_lord = alice.controls(plain("Dear Lord", 4, affiliations=("Crime Lords",), atk=5))
    foreign = bob.controls(plain("Foreign Lord", 1, affiliations=("Crime Lords",), atk=3))
    honor = alice.has_resource(HONOR_AMONG_THIEVES)
    alice.has_resources(1)
    table.begin(COMBAT)
    alice.can(table.play(honor), point=control(1, "with one of each it can be played"))
    alice.does(table.play(honor))
    table.all_pass()
    for piece in (lord, fiend, dear_lord):
        table.has(piece, "affiliations", "Crime Lords")
        table.has(piece, "affiliations", "Sinister Syndicate")
    for piece in (stranger, foreign):
        table.has(piece, "affiliations", "Sinister Syndicate", False)
    table.shows(stranger, atk=5, point=2)
    table.shows(fiend, atk=2)
    table.shows(dear, atk=5, point=2)
    table.shows(dear_lord, atk=5)
    table.shows(foreign, atk=3, point=2)
