"""Enemy of My Enemy"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.enemy_of_my_enemy import ENEMY_OF_MY_ENEMY
from judge.games.vs_system.dsl import COMBAT, KO_PILE, PlotTwist, crossover
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/enemy-of-my-enemy"

MEDLEY = PlotTwist(name="Crossing Witness", ongoing=True, powers=(crossover("X-Men", "Morlocks"),))


@check(ENTRY)
def printed_affiliations_are_compared(table: VsTable) -> None:
    """A crossover joins X-Men and Morlocks. Alice discards an X-Men card: she may find a card that prints Morlocks, but none with X-Men."""
    alice, _ = table.players
    alice.has_resource(MEDLEY, face_up=True)
    twist, discarded = alice.has_in_hand(ENEMY_OF_MY_ENEMY), alice.has_in_hand(plain("X-Man", affiliations=("X-Men",)))
    morlock = alice.has_in_deck(plain("Morlock", affiliations=("Morlocks",)))
    other = alice.has_in_deck(plain("Second X-Man", affiliations=("X-Men",)))
    alice.has_in_deck(plain("Brother", affiliations=("Brotherhood",)))
    table.begin(COMBAT)
    alice.does(table.play(twist), discarded)
    table.finds(discarded, KO_PILE)
    table.has(morlock, "affiliations", "X-Men", point=control(1, "the crossover reaches the deck"))
    table.all_pass()
    alice.is_asked("of your deck", offers=(morlock,), point=1)
    alice.is_asked(
        "of your deck", not_offers=(other,), point=control(1, "a printed affiliation in common rules a card out")
    )
    alice.chooses(morlock, point=1)
    alice.finds_in_hand(morlock)
    table.has_happened("reveal", morlock, times=1)
    table.has_happened("shuffle", by=alice, times=1)


@check(ENTRY)
def a_card_without_affiliation_is_discarded(table: VsTable) -> None:
    """Alice discards a card without affiliation: she may find any affiliated character card, but none without affiliation."""
    alice, bob = table.players
    twist, discarded = alice.has_in_hand(ENEMY_OF_MY_ENEMY), alice.has_in_hand(plain("Loner"))
    hero = alice.has_in_deck(plain("X-Man", affiliations=("X-Men",)))
    double = alice.has_in_deck(plain("Double Agent", affiliations=("X-Men", "Morlocks")))
    loner, card = alice.has_in_deck(plain("Second Loner")), alice.has_in_deck(PlotTwist(name="Twist"))
    held, his = alice.has_in_hand(PlotTwist(name="Other Twist")), bob.has_in_hand(plain("Bob's Loner"))
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("discard", offers=(discarded,), not_offers=(held, his), optional=False)
    alice.chooses(discarded)
    table.all_pass()
    alice.is_asked("of your deck", offers=(hero, double), not_offers=(loner,), point=2)
    alice.is_asked("of your deck", not_offers=(card,))
    alice.chooses(hero)
    alice.finds_in_hand(hero)


@check(ENTRY)
def a_card_of_two_affiliations_is_discarded(table: VsTable) -> None:
    """Alice discards a card of X-Men and Morlocks: a card that prints either can't be found, one that prints neither can."""
    alice, _ = table.players
    twist, discarded = (
        alice.has_in_hand(ENEMY_OF_MY_ENEMY),
        alice.has_in_hand(plain("Double Agent", affiliations=("X-Men", "Morlocks"))),
    )
    hero, half = (
        alice.has_in_deck(plain("X-Man", affiliations=("X-Men",))),
        alice.has_in_deck(plain("Half a Morlock", affiliations=("Morlocks", "Brotherhood"))),
    )
    brother = alice.has_in_deck(plain("Brother", affiliations=("Brotherhood",)))
    loner = alice.has_in_deck(plain("Loner"))
    table.begin(COMBAT)
    alice.does(table.play(twist), discarded)
    table.all_pass()
    alice.is_asked("of your deck", not_offers=(hero, half, loner), point=3)
    alice.is_asked("of your deck", offers=(brother,), point=control(3, "a card with none of them may be found"))
    alice.chooses(brother)


@check(ENTRY)
def a_card_of_one_affiliation_is_discarded(table: VsTable) -> None:
    """Alice discards a Morlocks card: a card that prints Morlocks beside another affiliation can't be found, an X-Men card can."""
    alice, _ = table.players
    twist, discarded = (
        alice.has_in_hand(ENEMY_OF_MY_ENEMY),
        alice.has_in_hand(plain("Morlock", affiliations=("Morlocks",))),
    )
    hero, half = (
        alice.has_in_deck(plain("X-Man", affiliations=("X-Men",))),
        alice.has_in_deck(plain("Half a Morlock", affiliations=("Morlocks", "Brotherhood"))),
    )
    table.begin(COMBAT)
    alice.does(table.play(twist), discarded)
    table.all_pass()
    alice.is_asked("of your deck", not_offers=(half,), point=3)
    alice.is_asked("of your deck", offers=(hero,), point=control(3, "a card with none of them may be found"))
    alice.chooses(hero)
