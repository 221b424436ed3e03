"""Moon Knight, Marc Spector"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.moon_knight_marc_spector_errata import MOON_KNIGHT
from judge.games.vs_system.dsl import BUILD, DRAW, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

ENTRY = "marvel-knights/moon-knight-marc-spector-errata"


@check(ENTRY)
def moon_knight_with_and_without_the_initiative(table: VsTable) -> None:
    """Alice has the initiative, and her boosted Moon Knight gets +4 ATK. Bob hasn't, and the power triggers all the same: +6 ATK."""
    alice, bob = table.players
    own, foreign = (seat.has_in_hand(MOON_KNIGHT) for seat in table.players)
    for seat in table.players:
        seat.has_resources(6)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(own, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(own, atk=14, point=1)
    table.shows(own, defense=7, point=control(2, "with the initiative he has the bonus of his other power"))
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign, boosted=True))
    table.resolve()
    bob.chooses("front row")
    table.resolve()
    table.shows(foreign, atk=13, point=(1, 2, 3))
    table.shows(foreign, defense=6, point=2)
    table.goes_on_to(DRAW)
    table.shows(own, atk=7, point=1)
    table.shows(foreign, atk=10, point=1)
    table.shows(own, defense=6)
    table.shows(foreign, defense=7)


@check(ENTRY)
def moon_knight_without_his_boost(table: VsTable) -> None:
    """Recruited without his boost, Moon Knight has only the bonus of his other power while Alice has the initiative."""
    alice, _ = table.players
    own = alice.has_in_hand(MOON_KNIGHT)
    alice.has_resources(6)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(own))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(own, atk=10, defense=7)
