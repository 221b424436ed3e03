"""Carnage, Symbiote Surfer"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.carnage_symbiote_surfer import CARNAGE
from judge.games.vs_system.dsl import DRAW, RECOVERY
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three


@check("heralds-of-galactus/carnage-symbiote-surfer")
def carnage_keeps_the_initiative(table: VsTable) -> None:
    """The initiative is due to go to Bob, but Alice's Carnage has a cosmic counter: it stays with Alice."""
    alice, _ = table.players
    alice.controls(CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(alice, point=1)


@check("heralds-of-galactus/carnage-symbiote-surfer", follows={1: "heralds-of-galactus/2-cosmic#1"})
def carnage_without_a_counter(table: VsTable) -> None:
    """Carnage's cosmic power isn't active, since the counter is gone: the initiative passes to Bob as always."""
    alice, bob = table.players
    alice.controls(CARNAGE)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(bob, point=1)


@check_with_three("heralds-of-galactus/carnage-symbiote-surfer")
def carnage_makes_the_initiative_stay(table: VsTableOfThree) -> None:
    """Alice's initiative is due to go to Bob, whom Carol's Carnage bars: it stays with Alice, not with Carol."""
    table.carol.controls(CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.initiative_is(table.alice, point=2)


@check("heralds-of-galactus/carnage-symbiote-surfer")
def carnages_controller_gains_the_initiative(table: VsTable) -> None:
    """Bob's initiative is due to go to Alice, whose own Carnage doesn't bar her: she gets it."""
    alice, bob = table.players
    alice.controls(CARNAGE, counters=("cosmic",))
    table.begin(RECOVERY, initiative=bob)
    table.goes_on_to(DRAW)
    table.initiative_is(alice)
