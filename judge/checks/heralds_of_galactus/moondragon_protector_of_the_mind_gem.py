"""Moondragon, Protector of the Mind Gem"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.frankie_raye_nova_harbinger_of_death import FRANKIE_RAYE
from judge.games.vs_system.cards.heralds_of_galactus.moondragon_protector_of_the_mind_gem import MOONDRAGON
from judge.games.vs_system.dsl import BUILD, COMBAT, DRAW, FORMATION_STEP, RECOVERY, Draw, Played, PlotTwist
from judge.proving.tables.vs_system import VsTable, check, plain

DRAW_ONE = PlotTwist(name="Single-Drawing Witness", powers=(Played(effect=Draw(1)),))


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem")
def moondragon_turns_two_cards_into_three(table: VsTable) -> None:
    """With Moondragon in play, the draw phase brings three cards: the first draw is replaced by two, and so is that of a later phase."""
    alice, bob = table.players
    alice.controls(MOONDRAGON, counters=("cosmic",))
    witness = alice.has_resource(DRAW_ONE)
    for seat in (alice, bob):
        for n in range(9):
            seat.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.resolve()
    alice.hand_size_is(3, point=(1, 2))
    bob.hand_size_is(2)
    table.goes_on_to(COMBAT)
    bob.passes()
    alice.does(table.play(witness))
    table.resolve()
    alice.hand_size_is(5, point=1)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem")
def an_earlier_draw_is_the_one_replaced(table: VsTable) -> None:
    """A plot twist draws a card ahead of the draw phase's two cards: that draw becomes two, and the normal cards stay two."""
    alice, bob = table.players
    alice.controls(MOONDRAGON, counters=("cosmic",))
    witness = alice.has_resource(DRAW_ONE)
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    bob.passes()
    alice.does(table.play(witness))
    table.all_pass()
    alice.hand_size_is(2, point=1)
    table.all_pass()
    alice.hand_size_is(4, point=(1, 2))


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem")
def two_moondragons_bring_four_cards(table: VsTable) -> None:
    """With two Moondragons in play, the draw phase brings four cards."""
    alice, _ = table.players
    for _ in range(2):
        alice.controls(MOONDRAGON, counters=("cosmic",))
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    table.resolve()
    alice.chooses("1. Moondragon")
    alice.hand_size_is(4, point=3)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem", allowed={"in_hand": range(0, 4)})
def moondragon_brings_frankie_raye_a_fifth_card(table: VsTable, in_hand: int = 3) -> None:
    """Moondragon and Frankie Raye, three cards in hand: two are drawn, which makes five."""
    alice, bob = table.players
    alice.controls(MOONDRAGON, counters=("cosmic",))
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    for n in range(in_hand):
        alice.has_in_hand(plain(f"Card in Hand {n + 1}"))
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.chain_is("Frankie Raye")
    table.resolve()
    alice.hand_size_is(5, point=4)


@check("heralds-of-galactus/moondragon-protector-of-the-mind-gem", allowed={"in_hand": range(0, 3)})
def moondragon_helps_frankie_raye_once(table: VsTable, in_hand: int = 1) -> None:
    """Moondragon and Frankie Raye, one card in hand: two cards are drawn at first, then a single one, which makes four."""
    alice, bob = table.players
    alice.controls(MOONDRAGON, counters=("cosmic",))
    alice.controls(FRANKIE_RAYE, counters=("cosmic",))
    for n in range(in_hand):
        alice.has_in_hand(plain(f"Card in Hand {n + 1}"))
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.hand_size_is(4, point=5)
