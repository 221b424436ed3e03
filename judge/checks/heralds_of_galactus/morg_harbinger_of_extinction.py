"""Morg, Harbinger of Extinction"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.morg_harbinger_of_extinction import MORG
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, FORMATION_STEP, HAND, PLAY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/morg-harbinger-of-extinction#1": (
        "it says only that a new text replaces the printed one, which isn't known: the "
        "new text is what the other points check"
    ),
}

EXCUSES = {
    "[0].effect.second.who.when=START": "no ruling speaks of a stunned character that changes its controller while the effect waits",
}


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def morg_sees_both_stuns(table: VsTable, defender_atk: int = 15) -> None:
    """Morg and the defender stun each other in combat: two triggers, for each of which one and the same Herald may be revealed."""
    alice, bob = table.players
    morg = alice.controls(MORG, counters=("cosmic",))
    bob.controls(MORG)
    early, defender = (
        bob.controls(plain("Early Victim")),
        bob.controls(plain("Defender", 7, atk=defender_atk, defense=17)),
    )
    stunning, herald = (
        alice.has_in_hand(STUN_ONE),
        alice.has_in_hand(plain("Herald", 3, affiliations=("Heralds of Galactus",))),
    )
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.does(table.play(stunning), early)
    table.all_pass()
    table.chain_is(point=2)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(morg, on=defender))
    table.all_pass()
    alice.is_asked("which triggered effect", point=(2, 5))
    alice.chooses("1. Alice's Morg", point=(2, 5))
    table.chain_is("Morg", "Morg", point=control((2, 5), "both have joined the chain"))
    table.nobody_is_asked(point=3)
    table.resolve()
    alice.is_asked("Heralds of Galactus", optional=True, point=(3, 6))
    alice.chooses(herald)
    table.resolve()
    alice.is_asked("Heralds of Galactus", offers=(herald,), point=6)
    alice.is_asked("Heralds of Galactus", optional=True, point=(3, 6))
    alice.chooses(herald, point=6)
    table.finds(morg, HAND, point=6)
    table.finds(defender, HAND, point=6)


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def morg_triggers_twice_for_two_others(table: VsTable) -> None:
    """An attacker that isn't Morg and the defender stun each other: two triggers; another stun later in the turn is a third."""
    alice, bob = table.players
    alice.controls(MORG, counters=("cosmic",))
    attacker, defender = (
        alice.controls(plain("Attacker", 5, atk=9, defense=9)),
        bob.controls(plain("Defender", 5, atk=9, defense=9)),
    )
    later, stunning = bob.controls(plain("Later Victim")), alice.has_in_hand(STUN_ONE)
    alice.has_in_hand(plain("Herald", 3, affiliations=("Heralds of Galactus",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    alice.is_asked("which triggered effect", point=5)
    alice.chooses("1. Morg", point=5)
    table.chain_is("Morg", "Morg", point=control(5, "both have joined the chain"))
    for _ in range(2):
        table.all_pass()
        alice.declines()
    alice.does(table.play(stunning), later)
    table.all_pass()
    table.chain_is("Morg")
    table.all_pass()
    alice.declines()


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def morg_is_asked_only_on_resolution(table: VsTable) -> None:
    """For one of two triggers a card is revealed, for the other none; a costlier card in answer saves the character."""
    alice, bob = table.players
    morg = alice.controls(MORG, counters=("cosmic",))
    defender = bob.controls(plain("Defender", 7, atk=15, defense=17))
    costlier, as_costly = bob.has_in_hand(plain("Costlier Card", 4)), bob.has_in_hand(plain("Equally Costly Card", 3))
    herald, other = (
        alice.has_in_hand(plain("Herald", 3, affiliations=("Heralds of Galactus",))),
        alice.has_in_hand(plain("Other Card", 3)),
    )
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(morg, on=defender))
    table.all_pass()
    alice.chooses("2. Morg")
    table.nobody_is_asked(point=3)
    table.resolve()
    alice.is_asked(
        "Heralds of Galactus", offers=(herald,), not_offers=(other,), point=control(3, "only a Herald can be revealed")
    )
    alice.is_asked("Heralds of Galactus", optional=True, point=3)
    alice.chooses(herald)
    bob.is_asked("costlier", offers=(costlier,), not_offers=(as_costly,), optional=True)
    bob.chooses(costlier)
    table.finds(defender, PLAY)
    table.resolve()
    alice.is_asked("Heralds of Galactus", offers=(herald,), point=6)
    alice.is_asked("Heralds of Galactus", optional=True, point=(3, 6))
    alice.declines()
    table.finds(morg, PLAY, point=control((3, 6), "who reveals nothing sends nobody home"))


@check("heralds-of-galactus/morg-harbinger-of-extinction")
def recovery_is_no_rescue_from_morg(table: VsTable) -> None:
    """The stunned defender recovers in response to Morg's trigger, and goes back to its owner's hand all the same."""
    alice, bob = table.players
    morg = alice.controls(MORG, counters=("cosmic",))
    defender, witness = bob.controls(plain("Defender", 5)), bob.has_in_hand(RECOVER_ONE)
    herald = alice.has_in_hand(plain("Herald", 3, affiliations=("Heralds of Galactus",)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(morg, on=defender))
    table.all_pass()
    table.chain_is("Morg")
    alice.passes()
    bob.does(table.play(witness), defender)
    table.all_pass()
    table.is_(defender, "stunned", False)
    table.all_pass()
    alice.chooses(herald)
    table.finds(defender, HAND, point=4)
