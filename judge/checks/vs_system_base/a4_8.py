"""Paying for boost"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP, SELF, Adds, Static, boost
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a4.8#2": "there is no action by which a player could pay for boost later",
}

STRONGER = replace(plain("Boosted Witness", 2, atk=3, boost=4), powers=boost(Static(change=Adds("atk", 2), on=SELF)))


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


@check("vs-system-base/a4.8")
def boost_text_is_paid_for(table: VsTable, boosted: bool = False) -> None:
    """Boost 4: +2 ATK. Alice recruits that character of 3 ATK without paying for boost: it comes into play with 3 ATK."""
    alice, _ = table.players
    witness = alice.has_in_hand(STRONGER)
    alice.has_resources(6)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness, boosted=boosted))
    table.resolve()
    alice.chooses("front row")
    table.shows(witness, atk=3, point=3)
