"""Good Night, Sweet Prince"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.cards.marvel_knights.good_night_sweet_prince import GOOD_NIGHT_SWEET_PRINCE
from judge.games.vs_system.dsl import ACTIVATE, ATTACK_STEP, COMBAT, DEFENDING, SUPPORT, HasReinforcement, target
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/good-night-sweet-prince"

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "means the same: a hidden character always moves",
}

TEAM = ("Team",)

HELPER_CARD = replace(plain("Reinforcing Witness"), powers=(ACTIVATE >> HasReinforcement(target(DEFENDING)),))


@check(ENTRY)
def good_night_for_a_reinforced_defender(table: VsTable) -> None:
    """Bob's hidden defender has reinforcement as Alice's card moves it: it keeps that, so nothing breaks through, and gains no more."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(plain("Lord", affiliations=("Crime Lords",)))
    hunter = alice.controls(plain("Hunter", keywords=("can attack hidden",), atk=9, defense=9))
    prince = bob.controls(plain("Prince", 2, affiliations=TEAM), hidden=True)
    first = bob.controls(plain("Helper", affiliations=TEAM), row=SUPPORT, hidden=True)
    second = bob.controls(plain("Late Helper", affiliations=TEAM), row=SUPPORT)
    night = alice.has_in_hand(GOOD_NIGHT_SWEET_PRINCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hunter, on=prince))
    alice.passes()
    bob.does(table.reinforce(first))
    table.all_pass()
    alice.does(table.play(night), prince)
    table.all_pass()
    bob.is_asked("where Prince goes")
    bob.chooses("front row")
    table.stands(prince, "front row", "visible area")
    alice.passes()
    bob.cannot(table.reinforce(second), only_because="Good Night, Sweet Prince", point=1)
    table.all_pass()
    table.is_(prince, "stunned")
    bob.loses_in_all(2, point=1)


@check(ENTRY)
def good_night_before_the_attack(table: VsTable) -> None:
    """Moved to the visible area before it is attacked, the character can't gain reinforcement, not even from a card."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(plain("Lord", affiliations=("Crime Lords",)))
    attacker = alice.controls(plain("Attacker", atk=9, defense=9))
    prince, standing = (
        bob.controls(plain("Prince", 2, affiliations=TEAM), hidden=True),
        bob.controls(plain("Standing One")),
    )
    helper = bob.controls(HELPER_CARD)
    night = alice.has_in_hand(GOOD_NIGHT_SWEET_PRINCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(night))
    alice.is_asked("target", offers=(prince,), not_offers=(standing,))
    alice.chooses(prince)
    table.all_pass()
    bob.chooses("front row")
    alice.does(table.attack(attacker, on=prince))
    alice.passes()
    bob.does(table.use(helper), prince)
    table.all_pass()
    table.all_pass()
    bob.loses_in_all(10, point=1)


@check(ENTRY)
def good_night_is_over_in_the_next_turn(table: VsTable) -> None:
    """Moved to the visible area in one turn, the character is attacked in the next: it can be reinforced again."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(plain("Lord", affiliations=("Crime Lords",)))
    attacker = alice.controls(plain("Attacker", atk=9, defense=9))
    prince = bob.controls(plain("Prince", 2, affiliations=TEAM), hidden=True)
    helper = bob.controls(plain("Helper", affiliations=TEAM), row=SUPPORT)
    night = alice.has_in_hand(GOOD_NIGHT_SWEET_PRINCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(night), prince)
    table.all_pass()
    bob.chooses("front row")
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=prince))
    alice.passes()
    bob.can(table.reinforce(helper), point=1)


@check(ENTRY)
def good_night_for_a_character_taken_over(table: VsTable) -> None:
    """Bob controls a hidden character that Alice owns: he moves it to his visible area, where it can't be reinforced."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(plain("Lord", affiliations=("Crime Lords",)))
    attacker = alice.controls(plain("Attacker", atk=9, defense=9))
    prince = bob.controls(plain("Prince", 2, affiliations=TEAM), hidden=True, owner=alice)
    helper = bob.controls(plain("Helper", affiliations=TEAM), row=SUPPORT)
    night = alice.has_in_hand(GOOD_NIGHT_SWEET_PRINCE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(night), prince)
    table.all_pass()
    bob.is_asked("where Prince goes")
    bob.chooses("front row")
    table.stands(prince, "front row", "visible area", of=bob)
    alice.does(table.attack(attacker, on=prince))
    alice.passes()
    bob.cannot(table.reinforce(helper), only_because="Good Night, Sweet Prince", point=1)


@check(ENTRY)
def good_night_needs_a_crime_lord(table: VsTable) -> None:
    """Without a Crime Lords character Alice can't play Good Night, Sweet Prince."""
    alice, bob = table.players
    alice.has_resources(2)
    bob.controls(plain("Foreign Lord", affiliations=("Crime Lords",)), hidden=True)
    night = alice.has_in_hand(GOOD_NIGHT_SWEET_PRINCE)
    table.begin(COMBAT)
    alice.cannot(table.play(night), only_because="text")
