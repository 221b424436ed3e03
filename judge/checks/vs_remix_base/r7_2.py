"""What a stunned character loses and keeps"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import SCHEMER, STUN_ONE, TRACKER
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    COSMIC,
    COSMIC_CHARACTERS,
    RECRUIT_STEP,
    SUPPORT,
    Adds,
    Played,
    PlotTwist,
    Static,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

HONOUR = PlotTwist(
    name="Honouring Witness", powers=(Played(effect=this_turn(target(COSMIC_CHARACTERS), Adds("atk", 1))),)
)

CAPTAIN = replace(plain("Captain Witness"), powers=(Static(change=Adds("atk", 2), on=CHARACTERS),))


@check("vs-remix-base/r7.2")
def its_text_is_inactive(table: RemixTable) -> None:
    """A character that gives all characters 2 ATK is stunned, and one with a payment power, too: neither power works any more."""
    alice, _ = table.players
    captain, schemer = alice.controls(CAPTAIN), alice.controls(SCHEMER)
    hero = alice.controls(plain("Hero", atk=1))
    first, second = alice.has_in_hand(STUN_ONE), alice.has_in_hand(STUN_ONE)
    table.begin()
    table.shows(hero, atk=3)
    alice.can(table.use(schemer))
    alice.does(table.play(first), captain)
    table.resolve()
    table.shows(hero, atk=1, point=1)
    alice.does(table.play(second), schemer)
    table.resolve()
    alice.cannot(table.use(schemer), only_because="vs/act.power", point=1)


@check("vs-remix-base/r7.2")
def it_loses_cosmic(table: RemixTable) -> None:
    """A cosmic character with its counter is stunned: it has no counter, and what targets cosmic characters can't target it."""
    alice, _ = table.players
    hero = alice.controls(plain("Cosmic Hero", keywords=(COSMIC,)), counters=(COSMIC,))
    ray, honour = alice.has_in_hand(STUN_ONE), alice.has_in_hand(HONOUR)
    table.begin()
    alice.can(table.play(honour), point=control(2, "before that it can be targeted"))
    alice.does(table.play(ray), hero)
    table.resolve()
    table.counts(hero, COSMIC, 0, point=2)
    alice.cannot(table.play(honour), only_because="target", point=2)


@check("vs-remix-base/r7.2", allowed={"willpower": range(1, 10)})
def it_has_no_willpower(table: RemixTable, willpower: int = 3) -> None:
    """A character of willpower 3 is stunned: it has willpower 0."""
    alice, _ = table.players
    hero, ray = alice.controls(plain("Hero", willpower=willpower)), alice.has_in_hand(STUN_ONE)
    table.begin()
    alice.does(table.play(ray), hero)
    table.resolve()
    table.shows(hero, willpower=0, point=3)


@check("vs-remix-base/r7.2")
def it_stays_hunted(table: RemixTable) -> None:
    """Alice's hunter strengthens whom she hunts by 4 ATK. Bob's character, which she hunts, is stunned: it is hunted still."""
    alice, bob = table.players
    alice.has_resources(1)
    tracker, prey = alice.has_in_hand(TRACKER), bob.controls(plain("Prey", atk=1))
    ray = alice.has_in_hand(STUN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(tracker))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    alice.chooses(prey)
    alice.does(table.play(ray), prey)
    table.resolve()
    table.shows(prey, atk=5, point=4)


@check("vs-remix-base/r7.2")
def it_protects_nobody(table: RemixTable) -> None:
    """The character before another is stunned: the one behind can be attacked."""
    alice, bob = table.players
    hers, guard = alice.controls(plain("Attacker")), bob.controls(plain("Guard"), stunned=True)
    behind = bob.controls(plain("Behind"), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=guard), only_because="vs/attack.defender-unstunned")
    alice.can(table.attack(hers, on=behind), point=5)


@check("vs-remix-base/r7.2")
def nobody_protects_it(table: RemixTable) -> None:
    """The character behind another is stunned: that it can't be attacked comes of its being stunned, not of protection."""
    alice, bob = table.players
    hers, _ = alice.controls(plain("Attacker")), bob.controls(plain("Guard"))
    behind = bob.controls(plain("Behind"), row=SUPPORT, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=behind), only_because="vs/attack.defender-unstunned", point=5)
