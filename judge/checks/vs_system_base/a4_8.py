"""Paying for boost"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a4.8#2": "there is no action by which a player could pay for boost later",
    "vs-system-base/a4.8#3": "the engine doesn't remember whether a boost was paid: no card of it has a boost text",
}


@check("vs-system-base/a4.8", allowed={"points": range(6, 20)})
def boost_is_paid_on_top(table: VsTable, points: int = 7) -> None:
    """Alice has 7 points and recruits a character of cost 2 with boost 4, boosted: 1 point is left."""
    alice, _ = table.players
    hero = alice.has_in_hand(plain("Hero", 2, boost=4))
    alice.has_resources(points)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero, boosted=True))
    alice.has_points(1, point=1)


@check("vs-system-base/a4.8", allowed={"points": range(2, 6)})
def boost_takes_enough_points(table: VsTable, points: int = 5) -> None:
    """Alice has 5 points: she can recruit the character of cost 2 with boost 4, but not boosted."""
    alice, _ = table.players
    hero = alice.has_in_hand(plain("Hero", 2, boost=4))
    alice.has_resources(points)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(hero))
    alice.cannot(table.recruit(hero, boosted=True), only_because="vs/act.pay", point=4)
