"""Breakthrough"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.cards.x_men.pyro_freedom_force import PYRO
from judge.games.vs_system.cards.x_men.the_beautiful_dreamer_dreamweaver import THE_BEAUTIFUL_DREAMER
from judge.games.vs_system.cards.x_men.wundagore_citadel import WUNDAGORE_CITADEL
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DRAW,
    SELF,
    CausesBreakthrough,
    Choose,
    ModifiedBreakthrough,
    Picked,
    Played,
    PlotTwist,
    Replacement,
    WouldCauseBreakthrough,
    gain,
    lasting,
    target,
    whenever,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/5-breakthrough"

EXCUSES = {
    "[0].effect.link=AND": "means the same: the effect of Wundagore Citadel is negated where its target is gone",
    "[0].once_per_turn=True": "means the same: it takes an effect that readies Wundagore Citadel to activate it twice",
}

STRONG_PYRO = replace(PYRO, cost=4, atk=9, defense=9)
DREAMER = replace(THE_BEAUTIFUL_DREAMER, cost=2, atk=1, defense=1)

SOMEBODY = target(CHARACTERS)


def modifies(name: str, by: int) -> PlotTwist:
    """A plot twist: target character causes ``by`` more breakthrough in its attacks on characters this turn."""
    would_cause = WouldCauseBreakthrough(Picked(SOMEBODY))
    power = Replacement(pattern=would_cause, instead=ModifiedBreakthrough(by))
    return PlotTwist(name=name, powers=(Played(effect=Choose(SOMEBODY).if_done(lasting(power))),))


# Good Samaritan's own text isn't in the corpus: what it does is.
SAMARITAN = modifies("Samaritan's Witness", -3)
CITADEL = modifies("Citadel's Witness", 3)

ZEALOT = replace(plain("Zealous Witness", atk=7, defense=9), powers=(whenever(CausesBreakthrough(SELF)) >> gain(5),))


def attacks(table: VsTable, attacker: Piece, defender: Piece, first: str | None = None) -> None:
    """Alice attacks, and the attack concludes; where two modifiers apply, Bob takes the one called ``first`` first."""
    alice, bob = table.players
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    if first is not None:
        bob.is_asked("which replacement applies first")
        bob.chooses(first)


@check(ENTRY)
def the_dreamer_takes_three(table: VsTable) -> None:
    """The Dreamer becomes stunned in one attack and targets Pyro. Later he would cause 4: he causes 1, and his power doesn't trigger."""
    alice, bob = table.players
    pyro, other = alice.controls(STRONG_PYRO), alice.controls(plain("Other Attacker", defense=9))
    dreamer, defender = bob.controls(DREAMER), bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    attacks(table, other, dreamer)
    table.attackers_are(point=control(6, "her effect goes on the chain after the attack"))
    bob.chooses(pyro)
    table.resolve()
    bob.loses_in_all(2)
    attacks(table, pyro, defender)
    bob.loses_in_all(2 + 2 + 1, point=1)
    table.nobody_is_asked(point=6)
    table.chain_is()


@check(ENTRY)
def a_samaritan_takes_three(table: VsTable) -> None:
    """Bob's card has Pyro cause 3 less: he would cause 5, he causes 2, and his power for 3 or more doesn't trigger."""
    alice, bob = table.players
    pyro, card = alice.controls(replace(STRONG_PYRO, atk=10)), bob.has_in_hand(SAMARITAN)
    defender = bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(card), pyro)
    table.resolve()
    attacks(table, pyro, defender)
    bob.loses_in_all(2 + 2, point=1)
    table.nobody_is_asked(point=6)
    table.chain_is()


@check(ENTRY)
def the_citadel_adds_three(table: VsTable) -> None:
    """Alice activates Wundagore Citadel for Pyro, who would cause 4: he causes 7."""
    alice, bob = table.players
    pyro, citadel = alice.controls(STRONG_PYRO), alice.has_resource(WUNDAGORE_CITADEL, face_up=True)
    defender = bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(citadel), pyro)
    table.resolve()
    attacks(table, pyro, defender)
    bob.loses_in_all(2 + 7, point=2)
    alice.chooses(bob)
    table.chain_is("Pyro")


@check(ENTRY)
def the_dreamer_doesnt_shield_a_player(table: VsTable) -> None:
    """The Dreamer, Bob's last standing character, targets Pyro. He attacks Bob for 9, and in the next turn a character for 4."""
    alice, bob = table.players
    pyro, other = alice.controls(STRONG_PYRO), alice.controls(plain("Other Attacker", defense=9))
    dreamer, defender = bob.controls(DREAMER), bob.controls(plain("Defender", 2, defense=5), stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    attacks(table, other, dreamer)
    bob.is_asked("target", offers=(pyro, dreamer))
    bob.chooses(pyro)
    table.resolve()
    alice.does(table.attack(pyro, on=bob))
    table.all_pass()
    bob.loses_in_all(2 + 9)
    table.chain_is()
    table.goes_on_to(DRAW)
    bob.chooses(defender)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    attacks(table, pyro, defender)
    bob.loses_in_all(2 + 9 + 2 + 4)
    alice.chooses(bob)
    table.chain_is("Pyro")


@check(ENTRY)
def the_citadel_strikes_a_player_harder(table: VsTable) -> None:
    """Alice can target her Brotherhood characters only. Pyro attacks Bob for 9 and 3 more; in the next turn he attacks for 9."""
    alice, bob = table.players
    pyro, citadel = alice.controls(STRONG_PYRO), alice.has_resource(WUNDAGORE_CITADEL, face_up=True)
    stranger = alice.controls(plain("Stranger"))
    foreign = bob.controls(plain("Foreign Brother", affiliations=("Brotherhood",)), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(citadel))
    alice.is_asked("target", offers=(pyro,), not_offers=(stranger, foreign))
    alice.chooses(pyro)
    table.resolve()
    alice.does(table.attack(pyro, on=bob))
    table.all_pass()
    bob.loses_in_all(9 + 3)
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(pyro, on=bob))
    table.all_pass()
    bob.loses_in_all(12 + 9)


@check(ENTRY)
def three_are_enough(table: VsTable) -> None:
    """Pyro would cause 6, and Bob's card makes it 3: that is enough for his power."""
    alice, bob = table.players
    pyro, card = alice.controls(replace(STRONG_PYRO, atk=11)), bob.has_in_hand(SAMARITAN)
    defender = bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(card), pyro)
    table.resolve()
    attacks(table, pyro, defender)
    bob.loses_in_all(2 + 3)
    alice.chooses(bob)
    table.chain_is("Pyro", point=control(6, "3 breakthrough is at least 3"))


@check(ENTRY)
def less_and_additional_cancel_out(table: VsTable) -> None:
    """The Dreamer targets Pyro, Alice activates the Citadel for him. He would cause 4: 4 - 3 + 3 is 4, and his power triggers."""
    alice, bob = table.players
    pyro, other = alice.controls(STRONG_PYRO), alice.controls(plain("Other Attacker", defense=9))
    citadel = alice.has_resource(WUNDAGORE_CITADEL, face_up=True)
    dreamer, defender = bob.controls(DREAMER), bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    attacks(table, other, dreamer)
    bob.chooses(pyro)
    table.resolve()
    alice.does(table.use(citadel), pyro)
    table.resolve()
    attacks(table, pyro, defender, "1. The Beautiful Dreamer")
    bob.loses_in_all(2 + 2 + 4, point=7)
    alice.is_asked("target opponent", point=7)
    alice.chooses(bob)
    table.resolve()
    bob.loses_in_all(2 + 2 + 4 + 3)


def _both(table: VsTable, first: str) -> None:
    """Pyro would cause 2, and Bob takes the modifier called ``first`` first."""
    alice, bob = table.players
    pyro = alice.controls(replace(STRONG_PYRO, atk=7))
    more, less = alice.has_in_hand(CITADEL), bob.has_in_hand(SAMARITAN)
    defender = bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(more), pyro)
    alice.passes()
    bob.does(table.play(less), pyro)
    table.resolve()
    attacks(table, pyro, defender, first)


@check(ENTRY)
def a_negative_number_counts_for_the_next(table: VsTable) -> None:
    """Pyro would cause 2. First 3 less, then 3 additional: 2 - 3 + 3 is 2, since the second counts from -1."""
    _, bob = table.players
    _both(table, "1. Samaritan's Witness")
    bob.loses_in_all(2 + 2, point=(3, 7))


@check(ENTRY)
def the_other_order_comes_to_the_same(table: VsTable) -> None:
    """Pyro would cause 2. First 3 additional, then 3 less: that is 2, too."""
    _, bob = table.players
    _both(table, "2. Citadel's Witness")
    bob.loses_in_all(2 + 2, point=7)


@check(ENTRY, allowed={"atk": range(5, 12)})
def below_one_is_none(table: VsTable, atk: int = 7) -> None:
    """An attacker would cause 2, and causes 3 less: Bob loses only for the stun, and what triggers on breakthrough doesn't trigger."""
    alice, bob = table.players
    zealot, less = alice.controls(replace(ZEALOT, atk=atk)), bob.has_in_hand(SAMARITAN)
    defender = bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(less), zealot)
    table.resolve()
    attacks(table, zealot, defender)
    bob.loses_in_all(2, point=3)
    table.chain_is(point=5)


@check(ENTRY)
def what_is_left_triggers(table: VsTable) -> None:
    """An attacker would cause 4 and causes 1: what triggers on breakthrough triggers."""
    alice, bob = table.players
    zealot, less = alice.controls(replace(ZEALOT, atk=9)), bob.has_in_hand(SAMARITAN)
    defender = bob.controls(plain("Defender", 2, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(less), zealot)
    table.resolve()
    attacks(table, zealot, defender)
    table.chain_is("Zealous Witness", point=control(5, "1 breakthrough is breakthrough"))


@check(ENTRY, allowed={"defense": range(7, 12)})
def there_is_nothing_to_modify(table: VsTable, defense: int = 7) -> None:
    """The defender's DEF is as high as the attacker's ATK: 3 additional breakthrough adds nothing, 3 less takes nothing."""
    alice, bob = table.players
    attackers = [alice.controls(plain(f"Attacker {n}", atk=7, defense=9)) for n in (1, 2)]
    more, less = alice.has_in_hand(CITADEL), bob.has_in_hand(SAMARITAN)
    defenders = [bob.controls(plain(f"Defender {n}", 2, defense=defense)) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(more), attackers[0])
    alice.passes()
    bob.does(table.play(less), attackers[1])
    table.resolve()
    attacks(table, attackers[0], defenders[0])
    bob.loses_in_all(2, point=4)
    attacks(table, attackers[1], defenders[1])
    bob.loses_in_all(4, point=4)
