"""Lady Lark, Skylark"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import DRAW_TWO, RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.lady_lark_skylark import LADY_LARK
from judge.games.vs_system.dsl import BUILD, COMBAT, RECOVERY, RECRUIT_STEP
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/lady-lark-skylark"

LARK = replace(LADY_LARK, cost=3)


def _stunned_by_bob(table: VsTable, lark: Piece, blow: Piece) -> None:
    alice, bob = table.players
    alice.passes()
    bob.does(table.play(blow), lark)
    table.all_pass()


@check(ENTRY)
def cards_that_come_later_dont_matter(table: VsTable) -> None:
    """Lady Lark becomes stunned, and her effect resolves with Alice's hand empty. Alice draws; Lady Lark recovers all the same."""
    alice, bob = table.players
    lark, blow = alice.controls(LARK), bob.has_in_hand(STUN_ONE)
    drawing = alice.has_resource(DRAW_TWO)
    for number in (1, 2):
        alice.has_in_deck(plain(f"Card {number}"))
    table.begin(COMBAT)
    _stunned_by_bob(table, lark, blow)
    table.chain_is("Lady Lark")
    table.all_pass()
    alice.agrees()
    alice.does(table.play(drawing))
    table.resolve()
    alice.hand_size_is(2)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(lark, "stunned", expected=False, point=2)


@check(ENTRY)
def a_card_in_hand_when_she_is_stunned(table: VsTable) -> None:
    """Alice holds a card as Lady Lark becomes stunned: her power doesn't trigger."""
    alice, bob = table.players
    lark, blow = alice.controls(LARK), bob.has_in_hand(STUN_ONE)
    alice.has_in_hand(plain("Card"))
    table.begin(COMBAT)
    _stunned_by_bob(table, lark, blow)
    table.is_(lark, "stunned")
    table.chain_is(point=1)


@check(ENTRY)
def a_card_in_hand_as_it_resolves(table: VsTable) -> None:
    """Lady Lark has triggered; before her effect resolves, Alice draws two cards in response: nothing happens as it resolves."""
    alice, bob = table.players
    lark, blow = alice.controls(LARK), bob.has_in_hand(STUN_ONE)
    drawing = alice.has_resource(DRAW_TWO)
    for number in (1, 2):
        alice.has_in_deck(plain(f"Card {number}"))
    table.begin(COMBAT)
    _stunned_by_bob(table, lark, blow)
    table.chain_is("Lady Lark", point=control(1, "her hand was empty as she triggered"))
    alice.does(table.play(drawing))
    table.resolve()
    table.nobody_is_asked(point=1)
    table.goes_on_to(RECOVERY)
    table.chain_is()
    table.is_(lark, "stunned")


@check(ENTRY)
def she_may_stay_stunned(table: VsTable) -> None:
    """Alice doesn't want Lady Lark to recover as the recovery phase starts: she doesn't. For another character she isn't asked."""
    alice, bob = table.players
    lark, blow = alice.controls(LARK), bob.has_in_hand(STUN_ONE)
    other, second = alice.controls(plain("Other")), bob.has_in_hand(STUN_ONE)
    bob.has_in_hand(plain("Bob's Card"))
    table.begin(COMBAT)
    _stunned_by_bob(table, other, second)
    table.is_(other, "stunned")
    table.chain_is()
    _stunned_by_bob(table, lark, blow)
    table.all_pass()
    alice.declines()
    table.goes_on_to(RECOVERY)
    table.chain_is()
    table.is_(lark, "stunned")


@check(ENTRY)
def she_is_a_reservist(table: VsTable) -> None:
    """Alice recruits Lady Lark out of her resource row."""
    alice, _ = table.players
    lark, _ = alice.has_resource(LARK), alice.has_resources(3)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(lark))


@check(ENTRY)
def each_stun_counts(table: VsTable) -> None:
    """Lady Lark recovers and becomes stunned again: her power triggers again."""
    alice, bob = table.players
    lark, blows = alice.controls(LARK), [bob.has_in_hand(STUN_ONE) for _ in range(2)]
    card = alice.has_resource(RECOVER_ONE)
    table.begin(COMBAT)
    _stunned_by_bob(table, lark, blows[0])
    table.all_pass()
    alice.declines()
    alice.does(table.play(card), lark)
    table.resolve()
    _stunned_by_bob(table, lark, blows[1])
    table.chain_is("Lady Lark")
