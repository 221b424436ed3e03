"""How an effect resolves"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    EQUIPMENT,
    HOST,
    IN_PLAY,
    KO_PILE,
    Adds,
    Attacks,
    Equipment,
    Played,
    PlotTwist,
    SharesAffiliation,
    discard,
    gain,
    ko,
    target,
    this_turn,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

MEDIC = replace(plain("Medic Witness"), powers=(ACTIVATE >> gain(4),))

SPUR = Equipment(name="Spurring Witness", powers=(whenever(Attacks(HOST)) >> this_turn(HOST, Adds("atk", 4)),))

BREAK = PlotTwist(name="Breaking Witness", powers=(Played(effect=ko(target(EQUIPMENT & IN_PLAY))),))

LEADER = replace(
    plain("Leading Witness", affiliations=("X-Men",)),
    powers=(ACTIVATE >> this_turn(CHARACTERS & SharesAffiliation(), Adds("atk", 4)),),
)

TRADE = PlotTwist(name="Trading Witness", powers=(Played(effect=discard().then(gain(2))),))


@check("vs-system-base/a6.7")
def nobody_acts_within_an_effect(table: VsTable) -> None:
    """Alice's plot twist has her discard a card, then gain 2: while she chooses the card nobody has priority, and then she has gained."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    trade = alice.has_in_hand(TRADE)
    first, _ = alice.has_in_hand(plain("First Card")), alice.has_in_hand(plain("Second Card"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(trade))
    table.all_pass()
    table.may_act_is(None, point=(1, 3))
    alice.chooses(first)
    alice.loses_in_all(-2)


@check("vs-system-base/a6.7")
def an_effect_stands_apart_from_its_source(table: VsTable) -> None:
    """Alice activates a character to gain 4. In response Bob KO's it: she gains 4 all the same."""
    alice, bob = table.players
    medic = alice.controls(MEDIC)
    bob.controls(plain("His Character"))
    twist = bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(medic))
    alice.passes()
    bob.does(table.play(twist), medic)
    table.resolve()
    alice.loses_in_all(-4, point=2)


@check("vs-system-base/a6.7")
def an_effect_of_an_equipment_that_has_left_still_finds_who_was_equipped(table: VsTable) -> None:
    """Alice's equipment gives its character +4 ATK as it attacks. Bob KO's the equipment in response: the character gets it."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Equipped Character", atk=2)), bob.controls(plain("Defender"))
    other, spur = alice.controls(plain("Other Character", atk=2)), alice.controls(SPUR, on=hers)
    twist = bob.has_in_hand(BREAK)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(twist), spur)
    table.resolve()
    table.finds(spur, KO_PILE)
    table.shows(hers, atk=6, point=2)
    table.shows(other, atk=2)


@check("vs-system-base/a6.7")
def an_effect_knows_what_its_source_was(table: VsTable) -> None:
    """Alice's character gives those that share an affiliation with it +4 ATK. Bob KO's it in response: the others get it."""
    alice, bob = table.players
    leader = alice.controls(LEADER)
    friend = alice.controls(plain("X-Men Friend", affiliations=("X-Men",), atk=2))
    stranger = bob.controls(plain("Stranger", affiliations=("Doom",), atk=2))
    twist = bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(leader))
    alice.passes()
    bob.does(table.play(twist), leader)
    table.resolve()
    table.finds(leader, KO_PILE)
    table.shows(friend, atk=6, point=2)
    table.shows(stranger, atk=2)
