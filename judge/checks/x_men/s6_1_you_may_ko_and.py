"""You may KO [me] and [do something else]"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HENRIETTA, SPARE, STUN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    KO_PILE,
    NOTHING,
    ON_RESOLUTION,
    ON_START,
    PLAY,
    SELF,
    Barred,
    Exists,
    If,
    Link,
    May,
    On,
    PickPlayer,
    RuledBy,
    Stunned,
    Whose,
    ko,
    lose,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/6.1-you-may-ko-and"

OPEN = {f"{ENTRY}#1": "it says which characters have such a power"}

ruled = RuledBy(ENTRY)

KO_HER_AND_BURN = ko(SELF).if_done(
    lose(5, PickPlayer(Whose.OPPONENTS)),
    link=ruled((3, 4), Link.AND, misread=Link.IF_YOU_DO, belief="the second instruction waits for a KO that succeeds"),
)

IS_ASKED = May(
    KO_HER_AND_BURN,
    when=ruled(
        2, ON_RESOLUTION, misread=ON_START, belief="whether to KO the character is decided when the power triggers"
    ),
    even_in_part=ruled(
        4, True, misread=False, belief="a character that has left play can't be chosen to be KO'd any more"
    ),
)

# The text of Firestar, Hellion; the corpus has neither her cost nor her ATK.
FIRESTAR = replace(plain("Firestar's Witness", 2), powers=(
    whenever(On(Stunned, SELF)) >> ruled(2,
        ruled(3, IS_ASKED,
            misread=If(Exists(SELF & Barred("KO")), NOTHING, IS_ASKED),
                belief="the KO of a character that can't be KO'd can't be chosen"),
        misread=KO_HER_AND_BURN, belief="the character has to be KO'd"),
))  # fmt: skip


@check(ENTRY)
def she_is_kod_in_response(table: VsTable) -> None:
    """Firestar is stunned in an attack: her effect comes after it. She is KO'd in response, and as it resolves Bob still loses 5."""
    alice, bob = table.players
    attacker = bob.controls(plain("Attacker", atk=9, defense=9))
    firestar, henrietta = alice.controls(FIRESTAR), alice.controls(HENRIETTA)
    alice.has_in_deck(plain("Drawn Card"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=firestar))
    table.all_pass()
    alice.chooses(bob)
    table.nobody_is_asked(point=4)
    table.defender_is(None, point=control(4, "the attack is over"))
    table.chain_is("Firestar", point=control(4, "her effect is on the chain"))
    bob.passes()
    alice.does(table.use(henrietta), firestar)
    table.finds(firestar, KO_PILE)
    table.all_pass()
    alice.hand_size_is(1, point=control(4, "the cost of the other power is paid, and a card is drawn"))
    table.all_pass()
    alice.is_asked("whether to KO", optional=True, point=4)
    alice.agrees(point=4)
    bob.loses_in_all(5, point=4)
    table.has_happened("KO", firestar, times=1, point=control(4, "the second KO fails"))


@check(ENTRY)
def it_is_chosen_as_it_resolves(table: VsTable) -> None:
    """Firestar is stunned: nobody is asked before her effect resolves. Then Alice chooses not to KO her, and Bob loses nothing."""
    alice, bob = table.players
    firestar, blow = alice.controls(FIRESTAR), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(blow), firestar)
    table.all_pass()
    alice.chooses(bob, point=2)
    table.nobody_is_asked()
    table.all_pass()
    alice.is_asked("whether to KO", optional=True, point=2)
    alice.declines(point=2)
    table.finds(firestar, PLAY, point=control(2, "who isn't chosen to be KO'd stays"))
    bob.loses_in_all(0, point=control(2, "and nothing else happens"))


@check(ENTRY)
def she_is_kod(table: VsTable) -> None:
    """Firestar is stunned, and Alice chooses to KO her: she is KO'd, and Bob loses 5 endurance."""
    alice, bob = table.players
    firestar, blow = alice.controls(FIRESTAR), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(blow), firestar)
    table.all_pass()
    alice.chooses(bob)
    table.all_pass()
    alice.agrees()
    table.finds(firestar, KO_PILE, point=control(2, "she is KO'd where she can be"))
    bob.loses_in_all(5)


@check(ENTRY)
def she_cant_be_kod(table: VsTable) -> None:
    """Firestar can't be KO'd this turn: Alice may choose to KO her all the same, so she stays, and Bob loses 5 endurance."""
    alice, bob = table.players
    firestar, blow = alice.controls(FIRESTAR), bob.has_in_hand(STUN_ONE)
    shield = alice.has_in_hand(SPARE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.play(shield), firestar)
    table.resolve()
    bob.does(table.play(blow), firestar)
    table.all_pass()
    alice.chooses(bob)
    table.all_pass()
    alice.is_asked("whether to KO", optional=True, point=3)
    alice.agrees(point=3)
    table.finds(firestar, PLAY)
    bob.loses_in_all(5, point=3)
