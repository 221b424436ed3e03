"""Blackheart, Son of Mephisto"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GHOUL, STUN_ONE
from judge.games.vs_system.cards.marvel_knights.blackheart_son_of_mephisto_errata import BLACKHEART
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/blackheart-son-of-mephisto-errata"

EXCUSES = {
    "[0].cost.objects.how=TARGET": "means the same: nothing keeps a card in hand from being a target",
}


@check(ENTRY, allowed={"cost": range(0, 9)})
def blackheart_against_cost_four(table: VsTable, cost: int = 4) -> None:
    """After his power Blackheart attacks, and defends against, characters of cost 4 with 20 ATK: neither stuns him."""
    alice, bob = table.players
    blackheart, ghoul, hero = alice.controls(BLACKHEART), alice.has_in_hand(GHOUL), alice.has_in_hand(plain("Hero"))
    foreign, spare = bob.has_in_hand(GHOUL), alice.has_in_hand(plain("Spare Ghoul", affiliations=("Underworld",)))
    first, second = (bob.controls(plain(f"Foe {n}", cost, atk=20, defense=30)) for n in (1, 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(blackheart))
    alice.is_asked("discard", offers=(ghoul, spare), not_offers=(hero, foreign))
    alice.chooses(ghoul)
    table.all_pass()
    alice.can(table.use(blackheart))
    alice.does(table.attack(blackheart, on=first))
    table.all_pass()
    table.is_(blackheart, "stunned", False, point=1)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(second, on=blackheart))
    table.all_pass()
    table.is_(blackheart, "stunned", False, point=1)


@check(ENTRY)
def blackheart_against_cost_five(table: VsTable) -> None:
    """After his power Blackheart attacks a character of cost 5 with 20 ATK, and is stunned."""
    alice, bob = table.players
    blackheart, ghoul = alice.controls(BLACKHEART), alice.has_in_hand(GHOUL)
    foe = bob.controls(plain("Foe", 5, atk=20, defense=30))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(blackheart), ghoul)
    table.all_pass()
    alice.does(table.attack(blackheart, on=foe))
    table.all_pass()
    table.is_(blackheart, "stunned", point=1)


@check(ENTRY)
def blackheart_and_an_effect_in_the_attack(table: VsTable) -> None:
    """After his power Blackheart attacks a character of cost 4, and in that attack Bob plays a card that would stun him: it doesn't."""
    alice, bob = table.players
    blackheart, ghoul = alice.controls(BLACKHEART), alice.has_in_hand(GHOUL)
    foe, twist = bob.controls(plain("Foe", 4, defense=30)), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(blackheart), ghoul)
    table.all_pass()
    alice.does(table.attack(blackheart, on=foe))
    alice.passes()
    bob.does(table.play(twist), blackheart)
    table.all_pass()
    table.is_(blackheart, "stunned", False, point=1)


@check(ENTRY)
def blackheart_outside_of_an_attack(table: VsTable) -> None:
    """After his power an effect can still stun Blackheart outside of an attack."""
    alice, _ = table.players
    blackheart, ghoul, twist = alice.controls(BLACKHEART), alice.has_in_hand(GHOUL), alice.has_in_hand(STUN_ONE)
    alice.has_resources(1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(blackheart), ghoul)
    table.all_pass()
    alice.does(table.play(twist), blackheart)
    table.all_pass()
    table.is_(blackheart, "stunned", point=1)


@check(ENTRY)
def blackheart_in_the_next_turn(table: VsTable) -> None:
    """In the turn after that of his power a character of cost 4 with 20 ATK stuns Blackheart."""
    alice, bob = table.players
    blackheart, ghoul = alice.controls(BLACKHEART), alice.has_in_hand(GHOUL)
    foe = bob.controls(plain("Foe", 4, atk=20, defense=30))
    table.begin(RECOVERY)
    alice.does(table.use(blackheart), ghoul)
    table.all_pass()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(foe, on=blackheart))
    table.all_pass()
    table.is_(blackheart, "stunned", point=1)
