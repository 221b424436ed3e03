"""Zones of Play"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.warhammer_invasion import WORKER
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check

OPEN = {
    "warhammer-invasion/zones-of-play#1": "A definition: what a zone is shows in every place where a card can be.",
}


@check("warhammer-invasion/zones-of-play")
def three_zones_in_play_and_three_out_of_play(table: WiTable) -> None:
    """A unit with an action is in each of Alice's zones: in kingdom, quest zone and battlefield she can use it, elsewhere she can't."""
    alice, _ = table.players
    alice.has_resources(1)
    miner, scholar, raider = (
        alice.controls(replace(WORKER, name=f"Witness in the {zone.title()}"), zone)
        for zone in (KINGDOM, QUEST, BATTLEFIELD)
    )
    in_hand = alice.has_in_hand(replace(WORKER, name="Held Witness"))
    in_deck = alice.has_in_deck(replace(WORKER, name="Shuffled Witness"))
    discarded = alice.has_in_discard(replace(WORKER, name="Discarded Witness"))
    table.begin()
    alice.can(table.use(miner), point=2)
    alice.can(table.use(scholar), point=2)
    alice.can(table.use(raider), point=control(2, "the battlefield is in play, too"))
    for worker in (in_deck, in_hand, discarded):
        alice.cannot(table.use(worker), only_because="wi/act.ability", point=3)
