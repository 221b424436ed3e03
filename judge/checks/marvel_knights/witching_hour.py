"""Witching Hour"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, RECRUITER, RETURN_ONE
from judge.games.vs_system.cards.marvel_knights.witching_hour import WITCHING_HOUR
from judge.games.vs_system.dsl import (
    BUILD,
    FORMATION_STEP,
    KO_PILE,
    RECRUIT_STEP,
    PlotTwist,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/witching-hour"

GHOUL = plain("Ghoul", 2, affiliations=("Underworld",))


@check(ENTRY)
def witching_hour_recruits_for_endurance(table: VsTable) -> None:
    """Alice chooses a card and recruits it for 2 endurance instead of 2 resource points. A power that triggers on recruits does."""
    alice, bob = table.players
    alice.has_resources(7)
    hour, ghoul = alice.has_in_hand(WITCHING_HOUR), alice.has_in_ko_pile(GHOUL)
    dear, hero = (
        alice.has_in_ko_pile(plain("Demon", 3, affiliations=("Underworld",))),
        alice.has_in_ko_pile(plain("Hero", 2)),
    )
    other = alice.has_in_ko_pile(plain("Other Ghoul", 2, affiliations=("Underworld",)))
    foreign = bob.has_in_ko_pile(plain("Foreign Ghoul", 2, affiliations=("Underworld",)))
    twist = alice.has_in_ko_pile(PlotTwist(name="Ghost Story", cost=1))
    alice.controls(RECRUITER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hour))
    alice.has_points(5)
    table.resolve()
    alice.is_asked("Underworld", offers=(ghoul, other), not_offers=(dear, hero, foreign, twist), optional=True, most=2)
    alice.chooses(ghoul)
    alice.cannot(table.recruit(other), only_because="vs/act.card")
    alice.can(table.recruit(ghoul, instead=True), point=1)
    alice.does(table.recruit(ghoul, instead=True))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.stands(ghoul, "front row")
    alice.has_points(5, point=1)
    alice.loses_in_all(3, point=1)


@check(ENTRY)
def witching_hour_for_its_cost_or_too_late(table: VsTable) -> None:
    """Alice recruits one chosen card for its cost of 2; the other one can't be recruited once her recruit step is over."""
    alice, _ = table.players
    alice.has_resources(7)
    hour, ghoul = alice.has_in_hand(WITCHING_HOUR), alice.has_in_ko_pile(GHOUL)
    other = alice.has_in_ko_pile(plain("Other Ghoul", 0, affiliations=("Underworld",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hour))
    table.resolve()
    alice.chooses(ghoul, other)
    alice.does(table.recruit(ghoul))
    alice.has_points(3)
    table.resolve()
    alice.chooses("front row")
    alice.loses_in_all(0)
    alice.can(table.recruit(other))
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.recruit(other), only_because="vs/recruit.when")
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.recruit(other), only_because="vs/act.card")


@check(ENTRY)
def witching_hour_forgets_what_comes_back(table: VsTable) -> None:
    """A chosen card is recruited and KO'd: back in the KO'd pile it can be recruited only after another Witching Hour."""
    alice, _ = table.players
    alice.has_resources(9)
    hour, again = (alice.has_in_hand(WITCHING_HOUR) for _ in range(2))
    ghoul, coffin = alice.has_in_ko_pile(GHOUL), alice.has_in_hand(KO_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hour))
    table.resolve()
    alice.chooses(ghoul)
    alice.can(table.recruit(ghoul), point=control(3, "as long as it lies there it can be recruited"))
    alice.does(table.recruit(ghoul))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.play(coffin), ghoul)
    table.resolve()
    table.finds(ghoul, KO_PILE)
    alice.cannot(table.recruit(ghoul), only_because="vs/act.card", point=(2, 3, 4))
    alice.does(table.play(again))
    table.resolve()
    alice.is_asked("Underworld", offers=(ghoul,), point=4)
    alice.chooses(ghoul)
    alice.can(table.recruit(ghoul), point=4)


@check(ENTRY)
def witching_hour_and_a_card_in_hand(table: VsTable) -> None:
    """A chosen card is recruited and returned to hand: endurance no longer takes the place of its recruit cost."""
    alice, _ = table.players
    alice.has_resources(7)
    hour, ghoul, back = (
        alice.has_in_hand(WITCHING_HOUR), alice.has_in_ko_pile(GHOUL), alice.has_in_hand(RETURN_ONE),
    )  # fmt: skip
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(hour))
    table.resolve()
    alice.chooses(ghoul)
    alice.does(table.recruit(ghoul))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.play(back), ghoul)
    table.resolve()
    alice.finds_in_hand(ghoul)
    alice.does(table.recruit(ghoul, instead=True))
    alice.has_points(1, point=2)
    alice.loses_in_all(0, point=2)
