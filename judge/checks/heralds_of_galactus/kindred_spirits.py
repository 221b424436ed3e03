"""Kindred Spirits"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.kindred_spirits import KINDRED_SPIRITS
from judge.games.vs_system.dsl import DRAW, HAND, Played, PlotTwist, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "not ruled: a deck that can't be shuffled",
}


COSTLIER = PlotTwist(name="Plot Twist of Cost 1", cost=1, powers=(Played(effect=gain(1)),))


@check("heralds-of-galactus/kindred-spirits")
def kindred_spirits_before_the_first_draw(table: VsTable) -> None:
    """Kindred Spirits is in the opening hand: played before the first draw, it puts two Heralds where that draw finds them."""
    alice, bob = table.players
    kindred, costlier = alice.has_in_deck(KINDRED_SPIRITS), alice.has_in_deck(COSTLIER)
    for n in range(9):
        alice.has_in_deck(plain(f"Card {n + 1}"))
    heralds = [alice.has_in_deck(plain(f"Herald {n + 1}", affiliations=("Heralds of Galactus",))) for n in range(2)]
    table.begin_game()
    alice.declines()
    bob.declines()
    alice.hand_size_is(4, point=1)
    alice.cannot(table.play(costlier), only_because="vs/act.threshold", point=control(1, "what costs 1 has to wait"))
    alice.does(table.play(kindred), point=1)
    table.all_pass()
    alice.chooses(*heralds)
    table.has_happened("shuffle", by=alice)
    table.has_happened("shuffle", by=bob, times=0)
    table.resolve()
    for herald in heralds:
        table.finds(herald, HAND, point=1)
    alice.hand_size_is(5, point=control(1, "the two cards are drawn after it"))


@check("heralds-of-galactus/kindred-spirits")
def kindred_spirits_may_find_nothing(table: VsTable) -> None:
    """Alice may take none of the Heralds in her deck, and only Heralds are on offer; the deck is shuffled all the same."""
    alice, _ = table.players
    kindred, herald = (
        alice.has_in_hand(KINDRED_SPIRITS),
        alice.has_in_deck(plain("Herald", affiliations=("Heralds of Galactus",))),
    )
    other = alice.has_in_deck(plain("Other Card"))
    table.begin(DRAW)
    alice.does(table.play(kindred))
    table.all_pass()
    alice.is_asked("Heralds of Galactus", offers=(herald,), not_offers=(other,), optional=True)
    alice.declines()
    table.has_happened("shuffle", by=alice)


@check("heralds-of-galactus/kindred-spirits")
def nobody_plays_before_the_last_mulligan(table: VsTable) -> None:
    """Alice has taken her mulligan; before she can play anything, Bob has to decide on his."""
    alice, bob = table.players
    first = [alice.has_in_deck(plain(f"Card {n + 1}")) for n in range(4)]
    kindred = alice.has_in_deck(KINDRED_SPIRITS)
    for n in range(9):
        alice.has_in_deck(plain(f"Later Card {n + 1}"))
    his, *_ = [bob.has_in_deck(plain(f"Bob's Card {n + 1}")) for n in range(9)]
    table.begin_game()
    alice.agrees()
    alice.chooses(*first)
    table.finds(kindred, HAND)
    table.finds(his, HAND)
    table.may_act_is(None, point=2)
    bob.is_asked("mulligan", point=2)
    bob.declines(point=2)
    table.step_is(DRAW, point=control(2, "that was the last mulligan"))
    table.may_act_is(alice, point=control(2, "then somebody may act"))
    alice.can(table.play(kindred), point=control(2, "nothing but the mulligan kept her from playing it"))
