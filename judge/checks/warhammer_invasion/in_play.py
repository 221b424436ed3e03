"""In Play"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, SACRIFICE_ONE, WORKER
from judge.games.warhammer_invasion.cards.warhammer_invasion.pistoliers import PISTOLIERS
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, DISCARD, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/in-play")
def a_card_is_in_play_in_three_zones(table: WiTable) -> None:
    """The action of a unit can be used while it is in play: in the kingdom, the quest zone and the battlefield, and not in hand."""
    alice, _ = table.players
    alice.has_resources(1)
    miner, scholar, raider = (
        alice.controls(replace(WORKER, name=f"Witness in the {zone.title()}"), zone)
        for zone in (KINGDOM, QUEST, BATTLEFIELD)
    )
    held = alice.has_in_hand(replace(WORKER, name="Held Witness"))
    table.begin()
    alice.can(table.use(miner), point=1)
    alice.can(table.use(scholar), point=1)
    alice.can(table.use(raider), point=control(1, "a card in the battlefield is in play, too"))
    alice.cannot(table.use(held), only_because="wi/act.ability", point=1)


@check("warhammer-invasion/in-play")
def pistoliers_ride_from_zone_to_zone(table: WiTable) -> None:
    """Pistoliers' action moves them from the battlefield to another zone of Alice's: to the kingdom, say, but not out of play."""
    alice, _ = table.players
    alice.has_resources(2)
    pistoliers = alice.controls(PISTOLIERS)
    table.begin()
    alice.does(table.use(pistoliers))
    table.resolve()
    alice.resources_are(1)
    alice.is_asked("which zone", not_offers=(DISCARD,), point=2)
    alice.is_asked("which zone", offers=(KINGDOM, QUEST), not_offers=(BATTLEFIELD,))
    alice.chooses(KINGDOM)
    table.finds(pistoliers, KINGDOM, point=control(2, "they have moved"))
    table.has_happened("leave play", pistoliers, times=0, point=2)
    alice.can(table.use(pistoliers))


@check("warhammer-invasion/in-play")
def only_an_effect_moves_a_card(table: WiTable) -> None:
    """In her capital phase Alice can't just move a unit from the battlefield to the kingdom; Pistoliers may use their action for that."""
    alice, _ = table.players
    alice.has_resources(2)
    raider, pistoliers = alice.controls(unit("Raider", 0)), alice.controls(PISTOLIERS)
    table.begin()
    alice.cannot(table.regroup(raider, KINGDOM), only_because="wi/act.regroup", point=3)
    alice.can(table.use(pistoliers), point=control(3, "a card effect can move a card"))


@check("warhammer-invasion/in-play")
def what_says_so_takes_a_card_out_of_play(table: WiTable) -> None:
    """One tactic destroys a unit of Alice's and one has her sacrifice one: both leave play."""
    alice, _ = table.players
    first, second = alice.controls(unit("First Unit")), alice.controls(unit("Second Unit"))
    slay, offering = alice.has_in_hand(DESTROY_ONE), alice.has_in_hand(SACRIFICE_ONE)
    table.begin()
    alice.does(table.play(slay), first)
    table.resolve()
    table.has_happened("leave play", first, point=control(2, "destroying says so"))
    alice.does(table.play(offering))
    table.resolve()
    alice.chooses(second)
    table.has_happened("leave play", second, point=control(2, "sacrificing says so"))
