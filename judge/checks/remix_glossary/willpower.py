"""Willpower"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import STUN_ONE
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DRAW,
    Adds,
    PayWillpowerAmong,
    Played,
    PlotTwist,
    gain,
    pay_willpower,
    target,
    this_turn,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

INSPIRE = PlotTwist(
    name="Inspiring Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("willpower", 2))),)
)

UNNERVE = PlotTwist(
    name="Unnerving Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("willpower", -1))),)
)

SAGE = replace(plain("Sage Witness", willpower=2), powers=(pay_willpower(2) >> gain(1),))

NOVICE = replace(plain("Novice Witness", willpower=1), powers=(pay_willpower(2) >> gain(1),))

CHOIR = replace(plain("Choir Witness", willpower=1), powers=(PayWillpowerAmong(3) >> gain(5),))


@check("remix-glossary/willpower", allowed={"willpower": range(10)})
def what_willpower_characters_have(table: RemixTable, willpower: int = 3) -> None:
    """A trait says willpower 3: that is it. Without the trait it is 0, and an effect can raise it; another lowers it."""
    alice, _ = table.players
    strong, weak = alice.controls(plain("Strong", 5, willpower=willpower)), alice.controls(plain("Weak", 5))
    inspire, unnerve = alice.has_in_hand(INSPIRE), alice.has_in_hand(UNNERVE)
    table.begin()
    table.shows(strong, willpower=3, point=2)
    table.shows(weak, willpower=0, point=3)
    alice.does(table.play(inspire), weak)
    table.resolve()
    table.shows(weak, willpower=2, point=(1, 4))
    alice.does(table.play(unnerve), strong)
    table.resolve()
    table.shows(strong, willpower=2, point=4)


@check("remix-glossary/willpower")
def willpower_is_spent(table: RemixTable) -> None:
    """A power costs 2 willpower: who has 2 can pay and is left with 0 this turn; who has 1 can't, though others have more."""
    alice, _ = table.players
    sage, novice = alice.controls(SAGE), alice.controls(NOVICE)
    table.begin()
    alice.cannot(table.use(novice), only_because="vs/act.pay", point=7)
    alice.does(table.use(sage))
    table.shows(sage, willpower=0, point=4)
    table.resolve()
    table.goes_on_to(DRAW)
    table.shows(sage, willpower=2, point=4)


@check("remix-glossary/willpower")
def willpower_is_spent_together(table: RemixTable) -> None:
    """A power costs 3 willpower among the characters that Alice controls: one pays 1, another 2, for this turn; Bob's pay nothing."""
    alice, bob = table.players
    choir, strong = alice.controls(CHOIR), alice.controls(plain("Strong", willpower=2))
    foreign = bob.controls(plain("Foreign", willpower=9))
    table.begin()
    alice.can(table.use(choir), point=7)
    alice.does(table.use(choir))
    alice.is_asked("who pays", not_offers=(foreign,))
    for payer in (strong, strong, choir):
        alice.chooses(payer)
    table.shows(strong, willpower=0)
    table.shows(choir, willpower=0)
    table.resolve()
    alice.loses_in_all(-5)
    table.goes_on_to(DRAW)
    table.shows(strong, willpower=2, point=7)
    table.shows(choir, willpower=1, point=7)


@check("remix-glossary/willpower")
def willpower_of_bobs_is_not_spent(table: RemixTable) -> None:
    """A power costs 3 willpower among the characters that Alice controls: they have 2, and Bob's don't count."""
    alice, bob = table.players
    choir, _ = alice.controls(CHOIR), alice.controls(plain("Weak", willpower=1))
    bob.controls(plain("Foreign", willpower=9))
    table.begin()
    alice.cannot(table.use(choir), only_because="vs/act.pay")


@check("remix-glossary/willpower")
def stunned_character_has_no_willpower(table: RemixTable) -> None:
    """A character of willpower 3 becomes stunned: it has 0, also when an effect gives it 2 more; so has one without the trait."""
    alice, _ = table.players
    strong, weak = alice.controls(plain("Strong", willpower=3)), alice.controls(plain("Weak"), stunned=True)
    second = alice.has_in_hand(INSPIRE)
    ray, inspire = alice.has_in_hand(STUN_ONE), alice.has_in_hand(INSPIRE)
    table.begin()
    alice.does(table.play(ray), strong)
    table.resolve()
    table.shows(strong, willpower=0, point=5)
    alice.does(table.play(inspire), strong)
    table.resolve()
    table.shows(strong, willpower=0, point=5)
    alice.does(table.play(second), weak)
    table.resolve()
    table.shows(weak, willpower=0, point=5)


@check("remix-glossary/willpower")
def willpower_doesnt_fight(table: RemixTable) -> None:
    """A character without willpower attacks one that has much of it."""
    alice, bob = table.players
    weak, strong = alice.controls(plain("Weak")), bob.controls(plain("Strong", willpower=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(weak, on=strong), point=6)
