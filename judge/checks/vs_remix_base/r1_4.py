"""A character that leaves play and comes back"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import BANISH, FETCH, RETURN_ONE, SUMMONS, TRACKER
from judge.games.vs_remix.dsl import (
    BUILD,
    RECRUIT_STEP,
    RecruitedAnother,
    gain,
    pay_endurance,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

VETERAN = replace(
    plain("Veteran", version="Returning Witness"),
    powers=((pay_endurance(0) >> gain(2)).usable(RecruitedAnother()),),
)


@check("vs-remix-base/r1.4")
def who_comes_back_is_another(table: RemixTable) -> None:
    """Alice recruits Veteran, takes it back to hand and puts it into play: the Veteran that she recruited is another one."""
    alice, _ = table.players
    alice.has_resources(1)
    veteran, back, call = alice.has_in_hand(VETERAN), alice.has_in_hand(RETURN_ONE), alice.has_in_hand(SUMMONS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(veteran))
    table.resolve()
    alice.chooses("front row")
    alice.cannot(table.use(veteran), only_because="text")
    alice.does(table.play(back), veteran)
    table.resolve()
    alice.does(table.play(call))
    table.resolve()
    alice.chooses(veteran)
    alice.chooses("front row")
    alice.can(table.use(veteran), point=1)


@check("vs-remix-base/r1.4")
def who_comes_back_is_not_hunted(table: RemixTable) -> None:
    """Alice hunts Bob's character, which is removed from the game and put into play again: it is hunted no longer."""
    alice, bob = table.players
    alice.has_resources(1)
    tracker, exile = alice.has_in_hand(TRACKER), alice.has_in_hand(BANISH)
    prey, fetch = bob.controls(plain("Prey", atk=1)), bob.has_in_hand(FETCH)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(tracker))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    alice.chooses(prey)
    table.shows(prey, atk=5)
    alice.does(table.play(exile), prey)
    table.resolve()
    alice.passes()
    bob.does(table.play(fetch))
    table.resolve()
    bob.chooses(prey)
    bob.chooses("front row")
    table.shows(prey, atk=1, point=2)
