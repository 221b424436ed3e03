"""Witch Woman, Linda Littletrees"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.cards.x_men.witch_woman_linda_littletrees import WITCH_WOMAN
from judge.games.vs_system.dsl import BUILD, COMBAT, DRAW, FORMATION_STEP, RECOVERY, REMOVED
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsSeat, VsTable, VsTableOfThree, check, check_with_three, plain

ENTRY = "x-men/witch-woman-linda-littletrees"

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "means the same: the power isn't used without a target",
}


def _pile(seat: VsSeat, number: int = 2) -> tuple[Piece, ...]:
    return tuple(seat.has_in_ko_pile(plain(f"Fallen Character {n + 1}")) for n in range(number))


@check(ENTRY)
def bob_responds_with_several(table: VsTable) -> None:
    """In the combat phase Bob answers the power with two plot twists; as it resolves they count, so that he can play no third."""
    alice, bob = table.players
    witch, price = alice.controls(WITCH_WOMAN), _pile(alice)
    twists = [bob.has_in_hand(GAIN_THREE) for _ in range(3)]
    table.begin(COMBAT)
    alice.does(table.use(witch), "Bob", price)
    for piece in price:
        table.finds(piece, REMOVED)
    alice.passes()
    bob.does(table.play(twists[0]))
    bob.does(table.play(twists[1]), point=1)
    table.resolve()
    bob.loses_in_all(-6)
    alice.passes()
    bob.cannot(table.play(twists[2]), only_because="Witch Woman", point=2)


@check(ENTRY)
def what_bob_has_played_counts(table: VsTable) -> None:
    """Bob has played a plot twist in this combat phase before the power was used: he can play no more in that phase."""
    alice, bob = table.players
    witch, price, own = alice.controls(WITCH_WOMAN), _pile(alice), [alice.has_in_hand(GAIN_THREE) for _ in (1, 2)]
    twists = [bob.has_in_hand(GAIN_THREE) for _ in range(2)]
    table.begin(COMBAT)
    alice.passes()
    bob.does(table.play(twists[0]))
    table.resolve()
    alice.does(table.use(witch), "Bob", price)
    table.resolve()
    alice.does(table.play(own[0]))
    alice.does(table.play(own[1]))
    alice.passes()
    bob.cannot(table.play(twists[1]), only_because="Witch Woman", point=2)
    bob.passes()
    table.resolve()
    table.goes_on_to(RECOVERY)
    alice.passes()
    bob.can(table.play(twists[1]))


@check(ENTRY)
def the_build_phase_does_not_count(table: VsTable) -> None:
    """Used in the build phase, the power leaves Bob two plot twists there, one in the combat phase, and two in that of the next turn."""
    alice, bob = table.players
    witch, price = alice.controls(WITCH_WOMAN), _pile(alice)
    twists = [bob.has_in_hand(GAIN_THREE) for _ in range(5)]
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.passes()
    alice.does(table.use(witch), "Bob", price)
    table.resolve()
    for twist in twists[:2]:
        bob.does(table.play(twist))
    table.resolve()
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.play(twists[2]), point=2)
    bob.cannot(table.play(twists[3]), only_because="Witch Woman")
    table.resolve()
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT)
    for twist in twists[3:]:
        bob.does(table.play(twist))
    table.resolve()
    bob.loses_in_all(-15)


@check_with_three(ENTRY)
def only_the_target_is_limited(table: VsTableOfThree) -> None:
    """Bob is the target, and Carol plays two plot twists: that counts neither for her nor for Bob, who can still play one."""
    alice, bob, carol = table.players
    witch, price, other = alice.controls(WITCH_WOMAN), _pile(alice), alice.has_in_ko_pile(GAIN_THREE)
    foreign = bob.has_in_ko_pile(plain("Bob's Fallen Character"))
    bobs, carols = ([seat.has_in_hand(GAIN_THREE) for _ in (1, 2)] for seat in (bob, carol))
    table.begin(COMBAT)
    alice.does(table.use(witch))
    alice.is_asked("target opponent", offers=("Bob", "Carol"), not_offers=("Alice",))
    alice.chooses("Bob")
    alice.is_asked("choose two character cards", offers=price, not_offers=(other, foreign), optional=False)
    alice.chooses(*price)
    table.resolve()
    alice.passes()
    bob.passes()
    carol.does(table.play(carols[0]))
    carol.does(table.play(carols[1]))
    carol.passes()
    alice.passes()
    bob.does(table.play(bobs[0]))
    bob.cannot(table.play(bobs[1]), only_because="Witch Woman")


@check(ENTRY)
def it_takes_two_cards(table: VsTable) -> None:
    """With one character card in the KO'd pile Alice can't use the power; with four she uses it twice a turn."""
    alice, bob = table.players
    witch, price = alice.controls(WITCH_WOMAN), _pile(alice, 5)
    table.begin(COMBAT)
    alice.does(table.use(witch), "Bob", price[:2])
    alice.does(table.use(witch), "Bob", price[2:4])
    alice.cannot(table.use(witch), only_because="vs/act.pay")
    bob.loses_in_all(0)
