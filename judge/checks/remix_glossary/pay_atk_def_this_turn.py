"""Pay ATK/DEF this turn"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    ATTACKING,
    CHARACTERS,
    COMBAT,
    DRAW,
    SELF,
    YOURS,
    Adds,
    Played,
    PlotTwist,
    affiliated,
    gain,
    pay_atk,
    pay_defense,
    target,
    this_attack,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

GUARDIANS = "Guardians of the Galaxy"

GROOT = replace(
    plain("Groot", 3, version="I am Groot", defense=6, affiliations=(GUARDIANS,)),
    powers=(
        pay_defense(4) >> this_turn(target(CHARACTERS & YOURS & affiliated(GUARDIANS) & ~SELF), Adds("defense", 2)),
    ),
)

BEATDOWN = PlotTwist(name="Savage Beatdown", powers=(Played(effect=this_attack(target(ATTACKING), Adds("atk", 5))),))

STRIKER = replace(plain("Striking Witness", atk=3), powers=(pay_atk(7) >> gain(1),))


@check("remix-glossary/pay-atk-def-this-turn", allowed={"defense": range(1, 12)})
def groot_pays_with_his_defense(table: RemixTable, defense: int = 6) -> None:
    """Groot pays 4 of his 6 DEF: he is left with 2 and can't pay again; a friend has 2 DEF more. Next turn all is as it was."""
    alice, bob = table.players
    groot = alice.controls(replace(GROOT, defense=defense))
    friend = alice.controls(plain("Friend", defense=1, affiliations=(GUARDIANS,)))
    stranger, foreign = alice.controls(plain("Stranger")), bob.controls(plain("Foreign", affiliations=(GUARDIANS,)))
    table.begin()
    alice.does(table.use(groot))
    alice.is_asked("target", offers=(friend,), not_offers=(groot, stranger, foreign))
    alice.chooses(friend)
    table.shows(groot, defense=2, point=1)
    table.resolve()
    table.shows(friend, defense=3)
    alice.cannot(table.use(groot), only_because="vs/act.pay", point=2)
    table.goes_on_to(DRAW)
    table.shows(groot, defense=6, point=1)
    table.shows(friend, defense=1)


@check("remix-glossary/pay-atk-def-this-turn", allowed={"defense": range(0, 12)})
def groot_has_too_little(table: RemixTable, defense: int = 3) -> None:
    """With 3 DEF Groot can't pay 4."""
    alice, _ = table.players
    groot = alice.controls(replace(GROOT, defense=defense))
    alice.controls(plain("Friend", affiliations=(GUARDIANS,)))
    table.begin()
    alice.cannot(table.use(groot), only_because="vs/act.pay", point=2)


@check("remix-glossary/pay-atk-def-this-turn")
def groot_has_just_enough(table: RemixTable) -> None:
    """With 4 DEF Groot can pay 4."""
    alice, _ = table.players
    groot = alice.controls(replace(GROOT, defense=4))
    alice.controls(plain("Friend", affiliations=(GUARDIANS,)))
    table.begin()
    alice.can(table.use(groot), point=control(2, "that amount is enough"))


@check("remix-glossary/pay-atk-def-this-turn")
def savage_beatdown_helps_to_pay(table: RemixTable) -> None:
    """An attacker with 3 ATK can't pay 7 ATK; with the 5 of Savage Beatdown it can, and is left with 1."""
    alice, bob = table.players
    striker, foe = alice.controls(STRIKER), bob.controls(plain("Foe", defense=9))
    beatdown = alice.has_in_hand(BEATDOWN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(striker, on=foe))
    alice.cannot(table.use(striker), only_because="vs/act.pay", point=2)
    alice.does(table.play(beatdown), striker)
    table.resolve()
    alice.does(table.use(striker), point=3)
    table.shows(striker, atk=1, point=1)
    table.resolve()
    alice.loses_in_all(-1)
