"""What the version Army means"""

from __future__ import annotations

from judge.games.vs_system.dsl import ARMY, BUILD, PLAY, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a2.5"

TROOPER, HERO = plain("Trooper", version=ARMY), plain("Hero", version="First")


@check(ENTRY)
def any_number_may_be_controlled(table: VsTable) -> None:
    """Alice controls an Army character and a Hero, and recruits one more of each: both troopers are in play, of the Heroes one."""
    alice, _ = table.players
    alice.has_resources(2)
    trooper, hero = alice.controls(TROOPER), alice.controls(HERO)
    recruits = [alice.has_in_hand(card) for card in (TROOPER, HERO)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    for recruit in recruits:
        alice.does(table.recruit(recruit))
        table.resolve()
        alice.chooses("front row")
    table.finds(trooper, PLAY, point=1)
    table.finds(recruits[0], PLAY, point=control(1, "the new one is there as well"))
    alice.finds_in_ko_pile(hero, point=control(1, "who isn't Army is unique"))


@check(ENTRY, allowed={"copies": range(5, 61)})
def any_number_may_be_in_a_deck(table: VsTable, copies: int = 9) -> None:
    """Alice can enter a tournament with nine copies of an Army card, and not with five of another."""
    alice, _ = table.players
    table.begin()
    alice.can(table.enter_tournament((TROOPER, copies)), point=2)
    alice.cannot(
        table.enter_tournament((HERO, 5)),
        only_because="vs/tournament.copies",
        point=control(2, "four is the limit else"),
    )
