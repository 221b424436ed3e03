"""Frankie Raye <> Nova, Harbinger of Death"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DRAW_TWO
from judge.games.vs_system.cards.heralds_of_galactus.frankie_raye_nova_harbinger_of_death import FRANKIE_RAYE
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP, Character, Does, Draw, Drew, Replacement, Whose
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].rechecked=False": "means the same: the hand is counted before each card anyway",
}


DOUBLER = Character(
    name="Doubler Witness", cost=1, powers=(Replacement(pattern=Does(Drew, whose=Whose.YOURS), instead=Draw(2)),)
)


@check("heralds-of-galactus/frankie-raye-nova-harbinger-of-death", allowed={"hand": range(4, 8)})
def frankie_raye_counts_as_combat_starts(table: VsTable, hand: int = 4) -> None:
    """With four cards in hand as the combat phase starts, Frankie Raye's power doesn't trigger."""
    alice, _ = table.players
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    for number in range(hand):
        alice.has_in_hand(plain(f"Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.chain_is(point=1)


@check("heralds-of-galactus/frankie-raye-nova-harbinger-of-death")
def frankie_raye_counts_as_the_effect_resolves(table: VsTable) -> None:
    """With two cards in hand Frankie Raye triggers; Alice plays one of them, which draws two: a single card is missing on resolution."""
    alice, _ = table.players
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    twist, _ = alice.has_in_hand(DRAW_TWO), alice.has_in_hand(plain("Card"))
    for number in range(6):
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.chain_is("Frankie Raye")
    alice.does(table.play(twist))
    table.resolve()
    alice.hand_size_is(4, point=1)


@check("heralds-of-galactus/frankie-raye-nova-harbinger-of-death", allowed={"hand": range(0, 4)})
def frankie_raye_counts_after_each_card(table: VsTable, hand: int = 2) -> None:
    """A witness doubles every draw of Alice's: with two cards in hand a single doubled draw fills it up, and there is no second one."""
    alice, _ = table.players
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    alice.controls(DOUBLER)
    for number in range(hand):
        alice.has_in_hand(plain(f"Card {number + 1}"))
    for number in range(8):
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.hand_size_is(4, point=2)


@check("heralds-of-galactus/frankie-raye-nova-harbinger-of-death", allowed={"deck": range(0, 4)})
def frankie_raye_empties_the_deck(table: VsTable, deck: int = 2) -> None:
    """Alice has an empty hand and two cards in her deck: she draws both, and no more happens."""
    alice, _ = table.players
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    for number in range(deck):
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.hand_size_is(2, point=3)


@check("heralds-of-galactus/frankie-raye-nova-harbinger-of-death")
def frankie_raye_draws_without_a_pause(table: VsTable) -> None:
    """Alice has two cards in hand: once all players have passed a single time, both missing cards are drawn and the chain is empty."""
    alice, _ = table.players
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    for number in range(2):
        alice.has_in_hand(plain(f"Card {number + 1}"))
        alice.has_in_deck(plain(f"Deck Card {number + 1}"))
    table.begin(BUILD, FORMATION_STEP, alice)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.hand_size_is(4, point=4)
    table.chain_is(point=4)
