"""Clumsy Foulup, Puppet Dictator"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STRENGTHEN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.clumsy_foulup_puppet_dictator import CLUMSY_FOULUP
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    HAND,
    PLAY,
    RECRUIT_STEP,
    Adds,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.tables.vs_system import VsTable, check, plain

WEAKEN_ONE = PlotTwist(
    name="Weakening Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Adds("atk", -3))),)
)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_lies_stunned(table: VsTable) -> None:
    """One Clumsy Foulup lies stunned, one in the KO'd pile: neither a recruit nor an ATK of 5 sets anything off."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.has_in_ko_pile(CLUMSY_FOULUP)
    foulup, recruit = alice.controls(CLUMSY_FOULUP, stunned=True), alice.has_in_hand(plain("Recruit"))
    strength = alice.has_in_hand(STRENGTHEN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row")
    table.shows(foulup, atk=2, defense=2, point=1)
    alice.does(table.play(strength), foulup)
    table.resolve()
    table.shows(foulup, atk=5)
    table.finds(foulup, PLAY, point=1)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_comes_and_goes(table: VsTable) -> None:
    """Recruiting Clumsy Foulup doesn't count, three later recruits do: the third makes the ATK 5: back to hand."""
    alice, _ = table.players
    alice.has_resources(6)
    foulup, others = alice.has_in_hand(CLUMSY_FOULUP), [alice.has_in_hand(plain(f"Recruit {n}")) for n in (1, 2, 3)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(foulup))
    table.nobody_is_asked(point=2)
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    table.shows(foulup, atk=2, defense=2, point=2)
    for number, piece in enumerate(others):
        alice.does(table.recruit(piece))
        table.resolve()
        alice.chooses("front row")
        table.finds(foulup, PLAY if number < 2 else HAND)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_ignores_foreign_recruits(table: VsTable) -> None:
    """Bob recruits a character: Alice's Clumsy Foulup gets nothing for it."""
    alice, bob = table.players
    foulup, recruit = alice.controls(CLUMSY_FOULUP), bob.has_in_hand(plain("Recruit", 0))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit")
    table.resolve()
    bob.chooses("front row")
    table.shows(foulup, atk=2, defense=2)


@check("heralds-of-galactus/clumsy-foulup-puppet-dictator")
def clumsy_foulup_reaches_five_twice(table: VsTable) -> None:
    """With the first return still on the chain Clumsy Foulup is weakened and made stronger again: it triggers again."""
    alice, _ = table.players
    foulup, weakness = alice.controls(CLUMSY_FOULUP), alice.has_in_hand(WEAKEN_ONE)
    strengths = [alice.has_in_hand(STRENGTHEN_ONE) for _ in (1, 2)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    for twist, on_chain in ((strengths[0], 1), (weakness, 1), (strengths[1], 2)):
        alice.does(table.play(twist), foulup)
        table.all_pass()
        table.chain_is(*["return this card to hand"] * on_chain)
    table.resolve()
    table.finds(foulup, HAND)
