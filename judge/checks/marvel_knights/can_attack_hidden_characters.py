"""Can attack hidden characters"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SEES_HIDDEN, SELF, Gains, pay_endurance, this_turn
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/can-attack-hidden-characters"

# A witness with the power of Luke Cage, of whom the corpus has neither cost nor ATK.
LUKE_CAGE = replace(
    plain("Luke's Witness"), powers=(pay_endurance(3) >> this_turn(SELF, Gains("keywords", SEES_HIDDEN)),)
)

HUNTER = plain("Hunter", keywords=("can attack hidden",))


@check(ENTRY)
def luke_cage_before_and_after(table: VsTable) -> None:
    """Bob's only character is hidden: Luke's Witness may attack Bob, and once it can attack hidden characters, that one but not Bob."""
    alice, bob = table.players
    cage, hidden = alice.controls(LUKE_CAGE), bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(cage, on=bob), point=1)
    alice.cannot(table.attack(cage, on=hidden), only_because="vs/attack.hidden")
    alice.does(table.use(cage))
    table.resolve()
    alice.can(table.attack(cage, on=hidden), point=2)
    alice.cannot(table.attack(cage, on=bob), only_because="vs/attack.player-seen", point=2)
    alice.loses_in_all(3)


@check(ENTRY)
def a_visible_character_that_stands_shields_its_player(table: VsTable) -> None:
    """One of Bob's visible characters isn't stunned: he can't be attacked directly."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("His Character"))
    bob.controls(plain("Beaten Character"), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=bob), only_because="vs/attack.player", point=1)


@check(ENTRY)
def the_stunned_shield_nobody(table: VsTable) -> None:
    """Bob's visible characters are all stunned: a character that can't attack hidden ones may attack Bob."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    bob.controls(plain("Beaten Character"), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hers, on=bob), point=1)


@check(ENTRY)
def with_all_stunned_the_hunter_attacks_the_player(table: VsTable) -> None:
    """Bob's characters, a hidden one and a visible one, are all stunned: who can attack hidden characters may attack him."""
    alice, bob = table.players
    hunter = alice.controls(HUNTER)
    bob.controls(plain("Beaten Character"), stunned=True)
    bob.controls(plain("Beaten Hidden Character"), hidden=True, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hunter, on=bob), point=2)


@check(ENTRY)
def the_hunter_is_stopped_by_visible_characters_too(table: VsTable) -> None:
    """Bob's hidden character is stunned, his visible one isn't: who can attack hidden characters can't attack him."""
    alice, bob = table.players
    hunter = alice.controls(HUNTER)
    bob.controls(plain("His Character"))
    bob.controls(plain("Beaten Hidden Character"), hidden=True, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hunter, on=bob), only_because="vs/attack.player", point=2)


@check(ENTRY)
def with_nobody_there_the_hunter_attacks_the_player(table: VsTable) -> None:
    """Bob has no characters: who can attack hidden characters may attack him."""
    alice, bob = table.players
    hunter = alice.controls(HUNTER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(hunter, on=bob), point=2)
