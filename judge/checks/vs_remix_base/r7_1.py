"""Endurance loss for a stunned character"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import STUN_ONE
from judge.checks.witnesses.vs_remix_vehicles import DRAGONZORD
from judge.games.vs_remix.dsl import INVULNERABILITY
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r7.1")
def a_stun_costs_its_controller(table: RemixTable, cost: int = 4) -> None:
    """A plot twist stuns a character of cost 4 that Alice owns and Bob controls: with the stun Bob loses 4 endurance, and Alice none."""
    alice, bob = table.players
    hero, ray = bob.controls(plain("Hero", cost), owner=alice), alice.has_in_hand(STUN_ONE)
    table.begin()
    alice.does(table.play(ray), hero)
    table.all_pass()
    table.is_(hero, "stunned")
    bob.loses_in_all(4, point=1)
    alice.loses_in_all(0)


@check("vs-remix-base/r7.1", allowed={"cost": range(1, 11), "crew_cost": range(1, 11)})
def a_vehicle_costs_its_recruit_cost(table: RemixTable, cost: int = 5, crew_cost: int = 3) -> None:
    """A vehicle of recruit cost 5 and crew cost 3 becomes stunned: Bob loses 5 endurance."""
    alice, bob = table.players
    vehicle, ray = bob.controls(replace(DRAGONZORD, cost=cost, crew_cost=crew_cost)), alice.has_in_hand(STUN_ONE)
    table.begin()
    alice.does(table.play(ray), vehicle)
    table.resolve()
    bob.loses_in_all(5, point=2)


@check("vs-remix-base/r7.1")
def an_invulnerable_one_costs_nothing(table: RemixTable, cost: int = 4) -> None:
    """An invulnerable character of cost 4 becomes stunned: Bob loses nothing."""
    alice, bob = table.players
    hero = bob.controls(plain("Invulnerable Hero", cost, keywords=(INVULNERABILITY,)))
    ray = alice.has_in_hand(STUN_ONE)
    table.begin()
    alice.does(table.play(ray), hero)
    table.resolve()
    table.is_(hero, "stunned")
    bob.loses_in_all(0, point=3)
