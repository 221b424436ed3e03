"""Effects that last “this turn”"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import STRENGTHEN_ONE
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    RECRUIT_STEP,
    SELF,
    Adds,
    Static,
    boost,
    gain,
    pay_atk,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

LENDER = replace(plain("Lending Witness", atk=5), powers=(pay_atk(2) >> gain(1),))

STRUTTER = replace(plain("Strutting Witness", atk=1, boost=1), powers=boost(Static(change=Adds("atk", 3), on=SELF)))


@check("vs-remix-base/r3.3", allowed={"atk": range(2, 21)})
def what_was_paid_comes_back(table: RemixTable, atk: int = 5) -> None:
    """A character of 5 ATK pays 2 of it: it has 3 for the rest of the turn, and 5 in the next."""
    alice, _ = table.players
    lender = alice.controls(replace(LENDER, atk=atk))
    table.begin()
    alice.does(table.use(lender))
    table.resolve()
    table.shows(lender, atk=3, point=1)
    table.goes_on_to(DRAW)
    table.shows(lender, atk=5, point=1)


@check("vs-remix-base/r3.3")
def what_a_plot_twist_gives_ends(table: RemixTable) -> None:
    """A plot twist gives a character 3 more ATK this turn: in the next it has its own 1 again."""
    alice, _ = table.players
    hero, twist = alice.controls(plain("Hero", atk=1)), alice.has_in_hand(STRENGTHEN_ONE)
    table.begin()
    alice.does(table.play(twist), hero)
    table.resolve()
    table.shows(hero, atk=4)
    table.goes_on_to(DRAW)
    table.shows(hero, atk=1, point=1)


@check("vs-remix-base/r3.3")
def boost_text_ends(table: RemixTable) -> None:
    """Alice pays for the boost of a character that it gives 3 ATK: it has them in this turn, and no longer in the next."""
    alice, _ = table.players
    alice.has_resources(2)
    strutter = alice.has_in_hand(STRUTTER)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(strutter, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.goes_on_to(COMBAT)
    table.shows(strutter, atk=4, point=control(2, "in the turn in which it was paid it has the text"))
    table.goes_on_to(DRAW)
    table.shows(strutter, atk=1, point=2)


@check("vs-remix-base/r3.3", follows={3: "remix-glossary/speedster#2"})
def a_speedster_attacks_once_a_turn(table: RemixTable) -> None:
    """A speedster attacks, readies and is ready: it can't attack again in this turn, but in the next."""
    alice, bob = table.players
    runner = alice.controls(plain("Runner", defense=9, keywords=("speedster",)))
    foe = bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(runner, on=foe))
    table.resolve()
    alice.agrees()
    table.all_pass()
    table.is_(runner, "exhausted", False)
    alice.cannot(table.attack(runner, on=foe), only_because="Runner", point=3)
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(runner, on=foe), point=control(3, "in the next turn it can"))
