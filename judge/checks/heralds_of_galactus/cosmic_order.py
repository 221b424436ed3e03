"""Cosmic Order"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RECOVER_ONE
from judge.games.vs_system.cards.heralds_of_galactus.cosmic_order import COSMIC_ORDER
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, KO_PILE, PLAY, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain


@check_with_three("heralds-of-galactus/cosmic-order")
def cosmic_order_is_decided_on_resolution(table: VsTableOfThree) -> None:
    """As Cosmic Order resolves Alice KOs one of her two stunned characters; then each opponent picks one of his own."""
    alice, bob = table.alice, table.bob
    alice.has_resources(1)
    order = alice.has_in_hand(COSMIC_ORDER)
    fallen = {
        seat.name: [seat.controls(plain(f"{seat.name}'s {n}"), stunned=True) for n in "AB"] for seat in table.seats
    }
    standing = [seat.controls(plain(f"{seat.name}'s Unstunned Character")) for seat in table.seats]
    table.begin(RECOVERY)
    alice.does(table.play(order))
    table.nobody_is_asked(point=1)
    table.resolve()
    alice.is_asked("whether to KO", optional=True, point=1)
    alice.agrees()
    alice.is_asked(
        "a stunned character of yours", offers=tuple(fallen["Alice"]), point=control(1, "either may be chosen")
    )
    alice.is_asked(
        "a stunned character of yours", not_offers=tuple(standing), point=control(1, "no other is a stunned one")
    )
    alice.chooses(fallen["Alice"][0])
    bob.is_asked("your own", offers=tuple(fallen["Bob"]), not_offers=tuple(fallen["Carol"]), optional=False, point=4)
    bob.is_asked("your own", not_offers=tuple(standing), point=4)
    bob.chooses(fallen["Bob"][1], point=4)
    table.carol.chooses(fallen["Carol"][0], point=control(4, "the next opponent chooses as well"))
    table.finds(fallen["Alice"][0], KO_PILE)
    table.finds(fallen["Alice"][1], PLAY)
    for seat, number in ((bob, 1), (table.carol, 0)):
        table.finds(fallen[seat.name][number], KO_PILE, point=control(4, "what was chosen is KO'd"))
        table.finds(fallen[seat.name][1 - number], PLAY, point=control(4, "what wasn't chosen is left"))


@check("heralds-of-galactus/cosmic-order")
def cosmic_order_is_declined(table: VsTable) -> None:
    """Alice KOs none of her stunned characters for Cosmic Order: Bob KOs none either."""
    alice, bob = table.players
    alice.has_resources(1)
    order, own = alice.has_in_hand(COSMIC_ORDER), alice.controls(plain("Own Character"), stunned=True)
    foreign = bob.controls(plain("Foreign Character"), stunned=True)
    table.begin(RECOVERY)
    alice.does(table.play(order))
    table.resolve()
    alice.declines()
    table.nobody_is_asked(point=3)
    table.finds(own, PLAY)
    table.finds(foreign, PLAY, point=control(3, "nothing is KO'd where nobody is asked"))


@check("heralds-of-galactus/cosmic-order", follows={2: "heralds-of-galactus/cosmic-order#3"})
def cosmic_order_finds_nobody_of_yours(table: VsTable) -> None:
    """Alice's only stunned character recovers in answer to Cosmic Order: nobody is asked, and Bob KOs nobody."""
    alice, _ = table.players
    alice.has_resources(1)
    order, cure = alice.has_in_hand(COSMIC_ORDER), alice.has_in_hand(RECOVER_ONE)
    own, foreign = (seat.controls(plain(f"{seat.name}'s Character"), stunned=True) for seat in table.players)
    table.begin(RECOVERY)
    alice.does(table.play(order))
    alice.does(table.play(cure), own)
    table.resolve()
    table.nobody_is_asked(point=2)
    table.finds(foreign, PLAY, point=control(2, "nothing is KO'd where nobody is asked"))


@check("heralds-of-galactus/cosmic-order")
def cosmic_order_waits_for_the_recovery_phase(table: VsTable) -> None:
    """In the combat phase Alice can't play Cosmic Order; in the recovery phase she can."""
    alice, _ = table.players
    alice.has_resources(1)
    order = alice.has_in_hand(COSMIC_ORDER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(order), only_because="text")
    table.goes_on_to(RECOVERY)
    alice.can(table.play(order))
