"""CS 47 Franz’s Decree"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_47_franzs_decree import FRANZS_DECREE
from judge.games.warhammer_invasion.dsl import QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cs-47-franzs-decree")
def a_decreed_unit_is_not_declared(table: WiTable) -> None:
    """Franz’s Decree on a unit of each side: in this turn neither the one is offered as attacker nor the other as defender."""
    alice, bob = table.players
    barred, raider = alice.controls(unit("Barred Raider")), alice.controls(unit("Raider"))
    dismissed, guard = bob.controls(unit("Dismissed Guard"), QUEST), bob.controls(unit("Guard"), QUEST)
    decrees = [alice.has_in_hand(FRANZS_DECREE) for _ in range(2)]
    table.begin()
    for decree, piece in zip(decrees, (barred, dismissed), strict=True):
        alice.does(table.play(decree), piece)
        table.resolve()
    table.goes_on_to("battlefield phase", "choosing the zone")
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", not_offers=(barred,), point=1)
    alice.is_asked("attackers", offers=(raider,), point=control(1, "her other unit may attack"))
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", not_offers=(dismissed,), point=1)
    bob.is_asked("defenders", offers=(guard,), point=control(1, "his other unit may defend"))
    bob.chooses(guard)


@check("warhammer-invasion/cs-47-franzs-decree")
def a_decreed_attacker_goes_on(table: WiTable) -> None:
    """Franz’s Decree on a unit that attacks and on one that defends already changes nothing for them."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard"), QUEST)
    decrees = [alice.has_in_hand(FRANZS_DECREE) for _ in range(2)]
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    for decree, piece in zip(decrees, (raider, guard), strict=True):
        alice.does(table.play(decree), piece)
        table.resolve()
    table.attackers_are(raider, point=2)
    table.defenders_are(guard, point=2)
