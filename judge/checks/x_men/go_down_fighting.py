"""Go Down Fighting"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.x_men.go_down_fighting import GO_DOWN_FIGHTING
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, KO_PILE, PLAY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/go-down-fighting"

BROTHER = plain("Brother", affiliations=("Brotherhood",))


@check(ENTRY)
def who_may_be_revealed(table: VsTable) -> None:
    """Alice can reveal the copy in her hand and the face-down copy in her resource row, but not the one that lies face up there."""
    alice, _ = table.players
    held, down = alice.has_in_hand(GO_DOWN_FIGHTING), alice.has_resource(GO_DOWN_FIGHTING)
    up = alice.has_resource(GO_DOWN_FIGHTING, face_up=True)
    table.begin(COMBAT)
    alice.can(table.use(held), point=1)
    alice.can(table.use(down), point=control(1, "one that lies face down can be revealed"))
    alice.cannot(table.use(up), only_because="vs/act.power", point=1)


@check(ENTRY)
def it_triggers_on_each_stun(table: VsTable) -> None:
    """Alice reveals the card in one attack, without choosing anybody: two Brotherhood characters stunned later become resources."""
    alice, bob = table.players
    card = alice.has_in_hand(GO_DOWN_FIGHTING)
    attacker, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=9))
    first, second = alice.controls(BROTHER), alice.controls(BROTHER)
    stranger, foreign = alice.controls(plain("Stranger")), bob.controls(BROTHER)
    olds = alice.has_resources(2)
    blows = [bob.has_in_hand(STUN_ONE) for _ in range(4)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=his))
    alice.does(table.use(card))
    table.nobody_is_asked(point=2)
    table.resolve()
    table.all_pass()
    alice.finds_in_hand(card)
    for blow, brother, old in zip(blows, (first, second), olds, strict=False):
        alice.passes()
        bob.does(table.play(blow), brother)
        table.resolve()
        alice.is_asked("whether to KO", optional=True, point=2)
        alice.agrees()
        alice.chooses(old)
        table.finds(old, KO_PILE)
        table.is_(brother, "stunned", expected=False)
        table.is_(brother, "face down")
    for blow, other in zip(blows[2:], (stranger, foreign), strict=True):
        alice.passes()
        bob.does(table.play(blow), other)
        table.resolve()
        table.nobody_is_asked()


@check(ENTRY)
def it_ends_with_the_turn(table: VsTable) -> None:
    """Alice reveals the card. A Brotherhood character is stunned in the next turn's combat phase: she isn't asked anything."""
    alice, bob = table.players
    card, brother, blow = alice.has_in_hand(GO_DOWN_FIGHTING), alice.controls(BROTHER), bob.has_in_hand(STUN_ONE)
    alice.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(card))
    table.resolve()
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT)
    bob.does(table.play(blow), brother)
    table.resolve()
    table.is_(brother, "stunned")
    table.nobody_is_asked(point=2)


@check(ENTRY)
def no_resource_is_given_up(table: VsTable) -> None:
    """As a Brotherhood character is stunned Alice KOs no resource: it stays in play. For the next one she has only her own to choose."""
    alice, bob = table.players
    card, brothers = alice.has_in_hand(GO_DOWN_FIGHTING), [alice.controls(BROTHER) for _ in (1, 2)]
    own, foreign = alice.has_resources(2), bob.has_resources(2)
    blows = [bob.has_in_hand(STUN_ONE) for _ in brothers]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(card))
    table.resolve()
    alice.passes()
    bob.does(table.play(blows[0]), brothers[0])
    table.resolve()
    alice.declines()
    table.is_(brothers[0], "stunned")
    alice.passes()
    bob.does(table.play(blows[1]), brothers[1])
    table.resolve()
    alice.agrees()
    alice.is_asked("one of your resources", offers=tuple(own), not_offers=tuple(foreign))
    alice.chooses(own[0])
    table.is_(brothers[1], "face down")
    table.is_(brothers[1], "stunned", expected=False)
    table.finds(own[0], KO_PILE)
    table.finds(own[1], PLAY)


@check(ENTRY)
def it_strengthens_one(table: VsTable) -> None:
    """Played, the card gives a target character of Alice's +1 ATK for this attack."""
    alice, bob = table.players
    card, attacker = alice.has_in_hand(GO_DOWN_FIGHTING), alice.controls(plain("Attacker"))
    his = bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=his))
    alice.does(table.play(card))
    alice.is_asked("target", offers=(attacker,), not_offers=(his,))
    alice.chooses(attacker)
    table.resolve()
    table.shows(attacker, atk=2)
    table.all_pass()
    table.shows(attacker, atk=1)


@check(ENTRY)
def it_is_revealed_twice(table: VsTable) -> None:
    """Alice reveals the card twice: as a Brotherhood character is stunned she KOs two resources, and the character becomes one."""
    alice, bob = table.players
    card, brother = alice.has_in_hand(GO_DOWN_FIGHTING), alice.controls(BROTHER)
    old, older = alice.has_resources(2)
    blow = bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(card))
    alice.does(table.use(card), point=3)
    table.resolve()
    alice.passes()
    bob.does(table.play(blow), brother)
    table.all_pass()
    alice.is_asked("which triggered effect", point=3)
    alice.chooses("1.")
    table.all_pass()
    alice.agrees()
    alice.chooses(old)
    table.all_pass()
    alice.agrees(point=3)
    alice.chooses(older)
    table.finds(old, KO_PILE)
    table.finds(older, KO_PILE, point=control(3, "two resources are KO'd for one stun"))
    table.is_(brother, "face down")
