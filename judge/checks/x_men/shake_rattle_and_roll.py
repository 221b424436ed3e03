"""Shake, Rattle, and Roll"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.shake_rattle_and_roll import SHAKE_RATTLE_AND_ROLL
from judge.games.vs_system.dsl import COMBAT, DECK, KO_PILE, PLAY, Location
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsSeat, VsTable, check, plain

ENTRY = "x-men/shake-rattle-and-roll"

EXCUSES = {
    "[0].cost.link=AND": "not ruled: a face-up resource that can't be KO'd as one pays",
}

BROTHER = plain("Brotherhood Character", affiliations=("Brotherhood",))

HERE, THERE = Location(name="Here", cost=1), Location(name="There", cost=1)


def _deck(seat: VsSeat) -> list[Piece]:
    return [seat.has_in_deck(plain(f"{seat.name}'s Card {n}")) for n in (1, 2)]


@check(ENTRY)
def it_replaces_a_location_at_a_price(table: VsTable) -> None:
    """Alice replaces a face-up resource and Bob's location: both are KO'd, and the tops of the two decks lie there face down."""
    alice, bob = table.players
    alice.controls(BROTHER)
    twist, price = alice.has_in_hand(SHAKE_RATTLE_AND_ROLL), alice.has_resource(HERE, face_up=True)
    covered, hidden = alice.has_resource(plain("Covered")), bob.has_resource(Location(name="Hidden Place", cost=1))
    there, (own, foreign) = bob.has_resource(THERE, face_up=True), (_deck(seat) for seat in (alice, bob))
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("target location", offers=(there,), not_offers=(hidden,))
    alice.chooses(there)
    alice.is_asked("choose one of your face-up resources", offers=(price,), not_offers=(covered, there))
    alice.chooses(price)
    table.finds(price, KO_PILE)
    table.finds(there, PLAY)
    table.resolve()
    table.finds(there, KO_PILE)
    for deck in (own, foreign):
        table.finds(deck[0], PLAY)
        table.finds(deck[1], DECK)


@check(ENTRY)
def it_is_replaced_itself(table: VsTable) -> None:
    """Alice plays it from her row, where no other card lies face up: she replaces that card itself, and the effect resolves."""
    alice, bob = table.players
    alice.controls(BROTHER)
    twist, there = alice.has_resource(SHAKE_RATTLE_AND_ROLL), bob.has_resource(THERE, face_up=True)
    own, foreign = (_deck(seat) for seat in (alice, bob))
    table.begin(COMBAT)
    alice.can(table.play(twist), point=1)
    alice.does(table.play(twist), there, twist)
    table.has_happened("play", twist)
    table.finds(twist, KO_PILE)
    table.finds(own[0], PLAY)
    table.resolve()
    table.finds(there, KO_PILE)
    table.finds(foreign[0], PLAY)


@check(ENTRY)
def an_own_location_is_replaced(table: VsTable) -> None:
    """Alice targets one of her own two locations and replaces the other one for the cost: both go."""
    alice, bob = table.players
    alice.controls(BROTHER)
    bob.has_resource(Location(name="Elsewhere", cost=1), face_up=True)
    twist = alice.has_in_hand(SHAKE_RATTLE_AND_ROLL)
    here, there, deck = alice.has_resource(HERE, face_up=True), alice.has_resource(THERE, face_up=True), _deck(alice)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.is_asked("target location", offers=(here, there), point=2)
    alice.chooses(there)
    alice.chooses(here)
    table.resolve()
    for piece in (here, there):
        table.finds(piece, KO_PILE)
    for piece in deck:
        table.finds(piece, PLAY)


@check(ENTRY)
def the_target_is_the_price(table: VsTable) -> None:
    """Alice replaces the target for the cost: the effect is negated, and only one card has come from her deck."""
    alice, bob = table.players
    alice.controls(BROTHER)
    twist, here = alice.has_in_hand(SHAKE_RATTLE_AND_ROLL), alice.has_resource(HERE, face_up=True)
    there, deck = bob.has_resource(THERE, face_up=True), _deck(alice)
    table.begin(COMBAT)
    alice.does(table.play(twist), here)
    alice.is_asked("face-up resources", offers=(here,), point=2)
    alice.chooses(here)
    table.finds(here, KO_PILE)
    table.resolve()
    table.finds(deck[0], PLAY)
    table.finds(deck[1], DECK, point=3)
    table.finds(there, PLAY)


@check(ENTRY)
def what_it_takes(table: VsTable) -> None:
    """Without a face-up resource the cost can't be paid; without a Brotherhood character of one's own it isn't played."""
    alice, bob = table.players
    alice.controls(BROTHER)
    twists = [seat.has_in_hand(SHAKE_RATTLE_AND_ROLL) for seat in (alice, bob)]
    alice.has_resource(plain("Covered"))
    bob.has_resource(THERE, face_up=True)
    table.begin(COMBAT)
    alice.cannot(table.play(twists[0]), only_because="vs/act.pay")
    alice.passes()
    bob.cannot(table.play(twists[1]), only_because="text")
