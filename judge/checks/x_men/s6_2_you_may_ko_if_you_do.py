"""You may KO [an object]. If you do, [do something else]"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HENRIETTA, SPARE, STUN_ONE
from judge.games.vs_system.dsl import (
    ADJACENT,
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IT,
    KO_PILE,
    PLAY,
    PLUS_ONE,
    SUPPORT,
    AddCounter,
    InPhase,
    May,
    On,
    RuledBy,
    Stunned,
    ko,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/6.2-you-may-ko-if-you-do"

OPEN = {f"{ENTRY}#1": "it says which cards have such a text"}

ruled = RuledBy(ENTRY)

COUNTERS = AddCounter(CHARACTERS & ADJACENT & ~IT, PLUS_ONE)

# The text of Masque; the corpus has neither his cost nor his ATK.
MASQUE = replace(plain("Masque's Witness"), powers=(
    whenever(On(Stunned, CHARACTERS & ADJACENT, during=InPhase(COMBAT))) >> ruled(3,
        ruled((2, 3),
            May(ko(IT)).if_done(COUNTERS),
            misread=May(ko(IT).then(COUNTERS), even_in_part=True),
                belief="'if you do' asks whether you choose the KO, not whether it succeeds"),
        misread=May(ko(IT)).then(COUNTERS), belief="the rest of the effect happens even if there is nothing left to KO"),
))  # fmt: skip


@check(ENTRY)
def the_third_is_kod_in_response(table: VsTable) -> None:
    """The third character is stunned in an attack and KO'd in response to Masque's effect: the fourth gets no counter."""
    alice, bob = table.players
    attacker = bob.controls(plain("Attacker", atk=9, defense=9))
    masque, third = alice.controls(MASQUE), alice.controls(plain("Third Character"))
    henrietta = alice.controls(HENRIETTA)
    fourth = alice.controls(plain("Fourth Character"), row=SUPPORT)
    alice.has_in_deck(plain("Drawn Card"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=third))
    table.all_pass()
    table.nobody_is_asked(point=3)
    table.defender_is(None, point=control(3, "the attack is over"))
    table.chain_is("Masque", point=control(3, "the effect is on the chain"))
    bob.passes()
    alice.does(table.use(henrietta), third)
    table.all_pass()
    alice.hand_size_is(1, point=control(3, "the cost of the other power is paid, and a card is drawn"))
    table.all_pass()
    table.nobody_is_asked(point=3)
    table.counts(fourth, PLUS_ONE, 0, point=3)
    table.counts(masque, PLUS_ONE, 0)


@check(ENTRY)
def the_ko_fails(table: VsTable) -> None:
    """The stunned character can't be KO'd this turn: Alice may choose the KO, but it fails, and nobody gets a counter."""
    alice, bob = table.players
    third, masque = alice.controls(plain("Third Character")), alice.controls(MASQUE)
    fourth = alice.controls(plain("Fourth Character"))
    blow, shield = bob.has_in_hand(STUN_ONE), alice.has_in_hand(SPARE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.does(table.play(shield), third)
    table.resolve()
    bob.does(table.play(blow), third)
    table.resolve()
    alice.agrees()
    table.finds(third, PLAY)
    table.counts(fourth, PLUS_ONE, 0, point=2)
    table.counts(masque, PLUS_ONE, 0)


@check(ENTRY)
def the_ko_succeeds(table: VsTable) -> None:
    """The stunned character is KO'd, and every other character adjacent to Masque gets a counter; Masque himself gets none."""
    alice, bob = table.players
    third, masque = alice.controls(plain("Third Character")), alice.controls(MASQUE)
    fourth, far = alice.controls(plain("Fourth Character")), alice.controls(plain("Far Character"))
    blow = bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(blow), third)
    table.resolve()
    alice.agrees()
    table.finds(third, KO_PILE)
    table.counts(fourth, PLUS_ONE, 1, point=control(2, "with the KO the counters come"))
    table.counts(far, PLUS_ONE, 0)
    table.counts(masque, PLUS_ONE, 0)


@check(ENTRY)
def the_ko_is_declined(table: VsTable) -> None:
    """Alice doesn't KO the stunned character: nobody gets a counter."""
    alice, bob = table.players
    third = alice.controls(plain("Third Character"))
    alice.controls(MASQUE)
    fourth = alice.controls(plain("Fourth Character"))
    blow = bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(blow), third)
    table.resolve()
    alice.declines()
    table.finds(third, PLAY)
    table.counts(fourth, PLUS_ONE, 0)
