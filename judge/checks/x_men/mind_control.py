"""Mind Control"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.mind_control import MIND_CONTROL
from judge.games.vs_system.cards.x_men.wundagore_citadel import WUNDAGORE_CITADEL
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/mind-control"
EXCUSES = {
    "[0].effect.objects.how=CHOICE_START": "no ruling asks what becomes of a target that is illegal on resolution"
}

BROTHERHOOD = ("Brotherhood",)


@check(ENTRY)
def the_citadel_adds_nothing(table: VsTable) -> None:
    """Mind Control, and Wundagore Citadel for the same attacker: the attack costs Bob the stun only. In the next turn it breaks through."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", atk=9, defense=9, affiliations=BROTHERHOOD))
    citadel = alice.has_resource(WUNDAGORE_CITADEL, face_up=True)
    defender, card = bob.controls(plain("Telepath", 2, defense=5, traits=("Mental",))), bob.has_in_hand(MIND_CONTROL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(citadel), attacker)
    alice.passes()
    bob.does(table.play(card), attacker)
    table.resolve()
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    table.is_(defender, "stunned")
    bob.loses_in_all(2, point=1)
    table.goes_on_to(DRAW)
    bob.chooses(defender)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    bob.loses_in_all(2 + 2 + 4)


@check(ENTRY)
def a_player_can_be_attacked(table: VsTable) -> None:
    """Mind Control's target attacks Bob himself, who has no visible character: he loses endurance equal to its ATK."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", atk=9, defense=9))
    bob.controls(plain("Hidden Telepath", 2, traits=("Mental",)), hidden=True)
    card = bob.has_in_hand(MIND_CONTROL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(card), attacker)
    table.resolve()
    alice.does(table.attack(attacker, on=bob))
    table.all_pass()
    bob.loses_in_all(9)


@check(ENTRY)
def it_takes_a_mental_character(table: VsTable) -> None:
    """Alice controls only an Energy character, Bob a Mental one: she can't play Mind Control."""
    alice, bob = table.players
    bob.controls(plain("Foreign Telepath", traits=("Mental",)))
    alice.controls(plain("Energy Character", traits=("Energy",)))
    card = alice.has_in_hand(MIND_CONTROL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(card), only_because="text")
