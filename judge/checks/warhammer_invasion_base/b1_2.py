"""Zones of a capital, their base power and hit points"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD,
    BEGINNING,
    KINGDOM,
    QUEST,
    SECTIONS,
    Adds,
    DealDamage,
    Played,
    Static,
    Tactic,
    Unit,
    target,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b1.2#1": "Words: which zones a capital has shows in every other rule.",
}

MINER = Unit(name="Growing Miner Witness", power=1, hp=3, powers=(Static(change=Adds("power", 2)),))

SPARK = Tactic(name="Sparking Witness", powers=(Played(effect=DealDamage(target(SECTIONS), 1)),))


@check("warhammer-invasion-base/b1.2")
def an_empty_capital_yields_its_base_power(table: WiTable) -> None:
    """Without a card in her capital Alice takes 3 resources and draws 1 card; the battlefield has no power."""
    alice, _ = table.players
    alice.has_in_deck(unit("Unit in the Deck"))
    alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(3, point=2)
    table.all_pass()
    alice.hand_size_is(1, point=2)
    table.shows(alice.section(BATTLEFIELD), power=0)


@check("warhammer-invasion-base/b1.2")
def cards_and_effects_add_power(table: WiTable) -> None:
    """A unit of 1 power stands in Alice's kingdom, and an effect gives it 2 more: she takes 6 resources."""
    alice, _ = table.players
    alice.controls(MINER, KINGDOM)
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(6, point=3)


@check("warhammer-invasion-base/b1.2", allowed={"damage": range(8)})
def a_development_adds_a_hit_point(table: WiTable, damage: int = 7) -> None:
    """A quest zone with one development of its player's has 9 hit points. It has 7 damage and takes 1 more: it doesn't burn."""
    alice, bob = table.players
    bob.controls(unit("Hidden"), QUEST, development=True)
    alice.controls(unit("Alice's Hidden"), QUEST, development=True)
    bob.controls(unit("Hidden Elsewhere"), KINGDOM, development=True)
    bob.has_damage(QUEST, damage)
    quest, spark = bob.section(QUEST), alice.has_in_hand(SPARK)
    table.begin()
    table.shows(quest, hp=9, point=4)
    alice.does(table.play(spark), quest)
    table.resolve()
    table.is_(quest, "burning", False, point=4)
