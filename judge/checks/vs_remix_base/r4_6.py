"""Putting a character into play without recruiting"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import RECRUIT_GRANT
from judge.games.vs_remix.dsl import (
    BUILD,
    CHARACTERS,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    Played,
    PlotTwist,
    RecruitedAnother,
    RemoveShifted,
    gain,
    pay_endurance,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

PATRON = replace(
    plain("Nomad", version="Patron Witness"), powers=((pay_endurance(0) >> gain(2)).usable(RecruitedAnother()),)
)

NOMAD = plain("Nomad", 2, version="Army", keywords=("shift",))

UNDERSTUDY = plain("Understudy", 2, keywords=("substitute",))

DISPATCH = PlotTwist(name="Dispatching Witness", powers=(Played(effect=RemoveShifted(target(CHARACTERS), 2)),))


@check("vs-remix-base/r4.6")
def who_is_shifted_is_not_recruited(table: RemixTable) -> None:
    """Alice shifts a Nomad out and into play: for her other Nomad, who asks whether she has recruited another, she hasn't."""
    alice, _ = table.players
    alice.has_resources(4)
    patron, nomad = alice.controls(PATRON), alice.has_in_hand(NOMAD)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(nomad), 2)
    table.resolve()
    alice.does(table.use(nomad, 1))
    table.resolve()
    alice.chooses("front row")
    table.finds(nomad, PLAY)
    alice.cannot(table.use(patron), only_because="text", point=1)


@check("vs-remix-base/r4.6")
def points_to_recruit_do_not_shift(table: RemixTable) -> None:
    """Alice has 2 points that serve only to recruit: with them she can recruit a character, but not shift one out."""
    alice, _ = table.players
    nomad, hero, subsidy = (
        alice.has_in_hand(NOMAD),
        alice.has_in_hand(plain("Hero", 2)),
        alice.has_in_hand(RECRUIT_GRANT),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(subsidy))
    table.resolve()
    alice.can(table.recruit(hero), point=control(2, "to recruit they serve"))
    alice.cannot(table.use(nomad), only_because="vs/act.pay", point=2)


@check("vs-remix-base/r4.6")
def who_is_shifted_in_is_unique(table: RemixTable) -> None:
    """Alice shifts a character into play: her other character of that name goes to the KO'd pile."""
    alice, _ = table.players
    alice.has_resources(2)
    exile, dispatch = alice.controls(plain("Exile", 2)), alice.has_in_hand(DISPATCH)
    other = alice.controls(plain("Exile", 1, version="Other Witness"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(dispatch), exile)
    table.resolve()
    alice.does(table.use(exile, 1))
    table.resolve()
    alice.chooses("front row")
    table.finds(other, KO_PILE, point=3)


@check("vs-remix-base/r4.6")
def a_substitute_is_unique(table: RemixTable) -> None:
    """A substitute comes into play for a character that Alice removes: her other character of its name goes to the KO'd pile."""
    alice, _ = table.players
    card, other = alice.has_in_hand(UNDERSTUDY), alice.controls(plain("Understudy", 1, version="Other Witness"))
    star = alice.controls(plain("Star", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    table.resolve()
    alice.agrees()
    alice.chooses(star)
    alice.chooses("front row")
    table.finds(other, KO_PILE, point=3)
