"""Legend characters"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import BANISH, FETCH, KO_ONE, STEAL_ONE
from judge.games.vs_remix.dsl import (
    BUILD,
    CHAIN,
    CHARACTERS,
    RECRUIT_STEP,
    REMOVED,
    SELF,
    RecruitedAnother,
    RemoveShifted,
    Triggered,
    comes_into_play,
    gain,
    pay_endurance,
    target,
    whenever,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

LEGEND = replace(
    plain("Legend", 1, version="First Witness"), powers=((pay_endurance(0) >> gain(5)).usable(RecruitedAnother()),)
)

SECOND = plain("Legend", 1, version="Army")

JUGGERNAUT = replace(
    plain("Juggernaut", 1, version="Weapon of Mass Destruction"),
    powers=(Triggered(pattern=comes_into_play(SELF), effect=gain(5), condition=RecruitedAnother()),),
)

BLINK = replace(
    plain("Blink", 1, version="Wielder of the Tallus"),
    powers=(whenever(comes_into_play(SELF)) >> RemoveShifted(target(CHARACTERS), 1),),
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
    legend, foreign = (seat.controls(LEGEND) for seat in table.players)
    second = alice.has_in_hand(replace(LEGEND, version="Army"))
    theft = bob.has_in_hand(STEAL_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(second))
    table.resolve()
    alice.chooses("front row")
    alice.passes()
    bob.does(table.play(theft), second)
    table.resolve()
    bob.chooses("front row")
    alice.can(table.use(legend), point=3)
    bob.cannot(table.use(second), only_because="text")
    bob.cannot(table.use(foreign), only_because="text", point=1)


@check("remix-glossary/legend-characters")
def second_legend_is_recruited_by_bob(table: RemixTable) -> None:
    """Bob recruits another Legend: Alice hasn't recruited another."""
    alice, bob = table.players
    bob.has_resources(1)
    legend, second = alice.controls(LEGEND), bob.has_in_hand(SECOND)
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(second))
    table.resolve()
    bob.chooses("front row")
    alice.cannot(table.use(legend), only_because="text", point=1)


@check("remix-glossary/legend-characters")
def juggernaut_is_shifted_by_blink(table: RemixTable) -> None:
    """Alice recruits Juggernaut and Blink, who removes him, shifted. She shifts him back: he is another, and his effect triggers."""
    alice, _ = table.players
    alice.has_resources(2)
    juggernaut, blink = alice.has_in_hand(JUGGERNAUT), alice.has_in_hand(BLINK)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(juggernaut))
    table.resolve()
    alice.chooses("front row")
    table.chain_is()
    alice.does(table.recruit(blink))
    table.resolve()
    alice.chooses("front row")
    alice.chooses(juggernaut)
    table.resolve()
    table.is_(juggernaut, "shifted")
    alice.does(table.use(juggernaut, 1))
    table.resolve()
    alice.chooses("front row")
    table.chain_is("gain 5", point=4)


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
