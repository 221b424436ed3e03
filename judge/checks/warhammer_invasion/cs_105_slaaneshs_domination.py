"""CS 105 Slaanesh’s Domination"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_105_slaaneshs_domination import SLAANESHS_DOMINATION
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.dsl import DISCARD, Tactic
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cs-105-slaaneshs-domination")
def flames_played_through_domination(table: WiTable) -> None:
    """Alice plays free of cost what Bob reveals: Flames of Tzeentch deals 0 damage and goes to his pile; a tactic of cost 1 is free too."""
    alice, bob = table.players
    alice.has_resources(2)
    victim = bob.controls(unit("Victim", hp=5))
    flames = bob.has_in_hand(FLAMES_OF_TZEENTCH)
    cheap, dear = (
        bob.has_in_hand(Tactic(name=f"{name} Tactic", cost=cost)) for name, cost in (("Cheap", 1), ("Dear", 3))
    )
    dominations = [alice.has_in_hand(SLAANESHS_DOMINATION) for _ in range(2)]
    table.begin()
    alice.does(table.play(dominations[0]))
    table.resolve()
    alice.is_asked("revealed tactic", offers=(dear,), optional=True, point=3)
    alice.is_asked("revealed tactic", not_offers=(dominations[1],))
    alice.is_asked(
        "revealed tactic", offers=(flames,), point=control(3, "the tactic that costs nothing is on offer too")
    )
    alice.chooses(flames)
    alice.chooses(victim)
    table.counts(victim, "damage", 0, point=1)
    table.has_happened("play", flames, by=alice, point=2)
    table.finds(flames, DISCARD, point=2)
    table.lies_with(flames, bob, point=2)
    alice.does(table.play(dominations[1]))
    table.resolve()
    alice.chooses(cheap)
    alice.resources_are(2, point=3)
