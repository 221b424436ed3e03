"""Bring the Pain"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import NEGATE_ONE
from judge.games.vs_system.cards.marvel_knights.bring_the_pain import BRING_THE_PAIN
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/bring-the-pain"

KNIGHT = plain("Knight", 3, affiliations=("Marvel Knights",), atk=3)


@check(ENTRY, allowed={"endurance": range(-5, 1)})
def bring_the_pain_without_endurance(table: VsTable, endurance: int = 0) -> None:
    """At 0 endurance Alice plays Bring the Pain on a character of cost 3: it has 6 ATK this attack, and she is 3 lower."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    alice.has_resources(1)
    knight, foe, pain = alice.controls(KNIGHT), bob.controls(plain("Foe", 3)), alice.has_in_hand(BRING_THE_PAIN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(knight, on=foe))
    alice.can(table.play(pain), point=1)
    alice.does(table.play(pain), knight)
    alice.loses_in_all(0)
    table.all_pass()
    table.shows(knight, atk=6)
    alice.loses_in_all(3)
    bob.loses_in_all(0)
    table.all_pass()
    table.shows(knight, atk=3)


@check(ENTRY)
def bring_the_pain_below_zero(table: VsTable) -> None:
    """At 2 endurance below 0 Alice can play Bring the Pain as well: her endurance goes down to 5 below 0."""
    alice, _ = table.players
    alice.has_endurance(-2)
    alice.has_resources(1)
    knight, stranger = alice.controls(KNIGHT), alice.controls(plain("Stranger"))
    pain = alice.has_in_hand(BRING_THE_PAIN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.play(pain), point=1)
    alice.does(table.play(pain))
    alice.is_asked("target", offers=(knight,), not_offers=(stranger,))
    alice.chooses(knight)
    table.all_pass()
    alice.loses_in_all(3)


@check(ENTRY)
def bring_the_pain_is_negated(table: VsTable) -> None:
    """Bob negates Bring the Pain: Alice loses no endurance, and the character stays as it is."""
    alice, bob = table.players
    alice.has_resources(1)
    bob.has_resources(1)
    knight, pain, no = alice.controls(KNIGHT), alice.has_in_hand(BRING_THE_PAIN), bob.has_in_hand(NEGATE_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(pain), knight)
    alice.passes()
    bob.does(table.play(no), "Bring the Pain")
    table.resolve()
    alice.loses_in_all(0, point=2)
    table.shows(knight, atk=3)
