"""Legend characters"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import KO_ONE, STEAL_ONE
from judge.games.vs_remix.dsl import (
    BUILD,
    CHAIN,
    CHARACTERS,
    PLAY,
    RECRUIT_STEP,
    REMOVED,
    YOURS,
    InZone,
    Move,
    Place,
    Played,
    PlotTwist,
    RecruitedAnother,
    choice,
    gain,
    pay_endurance,
    remove_from_game,
    target,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

LEGEND = replace(
    plain("Legend", 1, version="First Witness"), powers=((pay_endurance(0) >> gain(5)).usable(RecruitedAnother()),)
)

SECOND = plain("Legend", 1, version="Army")

BANISH = PlotTwist(name="Banishing Witness", powers=(Played(effect=remove_from_game(target(CHARACTERS))),))

FETCH = PlotTwist(
    name="Fetching Witness", powers=(Played(effect=Move(choice(InZone((REMOVED,)) & YOURS), PLAY, Place())),)
)


@check("remix-glossary/legend-characters")
def second_legend_is_recruited(table: RemixTable) -> None:
    """Alice recruits somebody else, then another Legend: once that is on the chain she has recruited another, and in later turns, too."""
    alice, _ = table.players
    alice.has_resources(2)
    legend, other = alice.controls(LEGEND), alice.has_in_hand(plain("Somebody"))
    second = alice.has_in_hand(SECOND)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(other))
    table.resolve()
    alice.chooses("front row")
    alice.cannot(table.use(legend), only_because="text", point=1)
    alice.does(table.recruit(second))
    table.finds(second, CHAIN)
    alice.can(table.use(legend), point=2)
    table.resolve()
    alice.chooses("front row")
    alice.can(table.use(legend))
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(legend), point=1)


@check("remix-glossary/legend-characters")
def second_legend_has_left_play(table: RemixTable) -> None:
    """The other Legend that Alice recruited is KO'd: she has recruited another all the same."""
    alice, _ = table.players
    alice.has_resources(1)
    legend, second, shot = alice.controls(LEGEND), alice.has_in_hand(SECOND), alice.has_in_hand(KO_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(second))
    table.resolve()
    alice.chooses("front row")
    alice.does(table.play(shot), second)
    table.resolve()
    alice.can(table.use(legend), point=3)


@check("remix-glossary/legend-characters")
def second_legend_has_gone_over(table: RemixTable) -> None:
    """Bob takes control of the other Legend that Alice recruited: she has recruited another all the same, and he hasn't."""
    alice, bob = table.players
    alice.has_resources(1)
    legend, second, theft = alice.controls(LEGEND), alice.has_in_hand(SECOND), bob.has_in_hand(STEAL_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(second))
    table.resolve()
    alice.chooses("front row")
    alice.passes()
    bob.does(table.play(theft), second)
    table.resolve()
    bob.chooses("front row")
    alice.can(table.use(legend), point=3)


@check("remix-glossary/legend-characters")
def legend_leaves_and_returns(table: RemixTable) -> None:
    """The only Legend that Alice has recruited leaves play and returns: it is another than the one that she recruited."""
    alice, _ = table.players
    alice.has_resources(1)
    legend, banish, fetch = alice.has_in_hand(LEGEND), alice.has_in_hand(BANISH), alice.has_in_hand(FETCH)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(legend))
    table.resolve()
    alice.chooses("front row")
    alice.cannot(table.use(legend), only_because="text")
    alice.does(table.play(banish), legend)
    table.resolve()
    table.finds(legend, REMOVED)
    alice.does(table.play(fetch))
    table.resolve()
    alice.chooses(legend)
    alice.chooses("front row")
    alice.can(table.use(legend), point=4)
