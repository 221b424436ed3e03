"""What a card no longer has, and cards whose one number is compared with another of their own."""

from __future__ import annotations

import pytest

from judge.engine.errors import NotExpressible
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    EVASION,
    FLIGHT,
    OPPONENTS,
    SUPPORT,
    Character,
    Gains,
    ItsNumber,
    Loses,
    MoreThan,
    OwnNumber,
    Played,
    PlotTwist,
    Static,
    Times,
    gain,
    stun,
    target,
    this_turn,
)
from judge.proving.tables.vs_system import VsTable, plain

STORM = Character(
    name="Storm",
    cost=1,
    atk=1,
    defense=1,
    powers=(Static(change=Loses("keywords", FLIGHT), on=CHARACTERS & OPPONENTS),),
)
WINGS = PlotTwist(name="Wings", powers=(Played(effect=this_turn(target(CHARACTERS), Gains("keywords", FLIGHT))),))
GROUND = PlotTwist(name="Ground", powers=(Played(effect=this_turn(target(CHARACTERS), Loses("keywords", FLIGHT))),))
NAIL = PlotTwist(name="Nail", powers=(Played(effect=this_turn(target(CHARACTERS), Loses("keywords", EVASION))),))
OVERLOAD = PlotTwist(
    name="Overload",
    powers=(Played(effect=stun(target(CHARACTERS & MoreThan("atk", Times(2, OwnNumber("cost")))))),),
)


def test_who_has_lost_flight_attacks_nobody_protected() -> None:
    table = VsTable()
    alice, bob = table.players
    flyer, friend = alice.controls(plain("Flyer", keywords=("flight", "range"))), bob.controls(plain("Front"), column=0)
    behind = bob.controls(plain("Behind"), row=SUPPORT, column=0)
    bob.controls(STORM, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    table.has(flyer, "keywords", FLIGHT, expected=False)
    table.has(flyer, "keywords", "range")
    alice.cannot(table.attack(flyer, on=behind), only_because="vs/attack.protected")
    alice.can(table.attack(flyer, on=friend))
    assert all(found.is_met for found in table.result.findings)


def test_what_is_younger_counts() -> None:
    table = VsTable()
    alice, _ = table.players
    hero, cards = alice.controls(plain("Hero")), [alice.has_in_hand(card) for card in (WINGS, GROUND, WINGS)]
    table.begin(COMBAT)
    for card, has_it in zip(cards, (True, False, True), strict=True):
        alice.does(table.play(card), hero)
        table.resolve()
        table.has(hero, "keywords", FLIGHT, expected=has_it)
    assert all(found.is_met for found in table.result.findings)


def test_the_power_goes_with_its_keyword() -> None:
    table = VsTable()
    alice, _ = table.players
    ghost, nail = alice.controls(plain("Ghost", keywords=(EVASION,))), alice.has_in_hand(NAIL)
    table.begin(COMBAT)
    alice.can(table.use(ghost))
    alice.does(table.play(nail), ghost)
    table.resolve()
    alice.cannot(table.use(ghost), only_because="vs/act.power")
    assert all(found.is_met for found in table.result.findings)


def test_a_number_is_compared_with_another_of_the_same_card() -> None:
    table = VsTable()
    alice, bob = table.players
    big, even, overload = (
        bob.controls(plain("Big", 2, atk=5)),
        bob.controls(plain("Even", 3, atk=6)),
        alice.has_in_hand(OVERLOAD),
    )
    table.begin(COMBAT)
    alice.does(table.play(overload))
    alice.is_asked("target", offers=(big,), not_offers=(even,))
    alice.chooses(big)
    assert all(found.is_met for found in table.result.findings)


@pytest.mark.parametrize("number", [OwnNumber("cost"), ItsNumber("cost")])
def test_a_number_of_nothing_is_refused(number: OwnNumber | ItsNumber) -> None:
    table = VsTable()
    alice, _ = table.players
    card = alice.has_in_hand(PlotTwist(name="Vague", powers=(Played(effect=gain(number)),)))
    table.begin(COMBAT)
    alice.does(table.play(card))
    with pytest.raises(NotExpressible, match="whose"):
        table.resolve()
