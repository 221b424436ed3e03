"""Unuscione, Acolyte"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import EXHAUST_ONE, READY_ONE, RETURN_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.unuscione_acolyte import UNUSCIONE
from judge.games.vs_system.dsl import COMBAT, KO_PILE
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/unuscione-acolyte"

EXCUSES = {
    "[0].cost.link=IF_YOU_DO": "means the same: a cost is paid in full",
}

ENERGY = plain("Energy Card", traits=("Energy",))


@check(ENTRY)
def she_exhausts_and_draws(table: VsTable) -> None:
    """Unuscione and the Energy card pay: a ready character of cost 3 is exhausted, and Alice draws. One of cost 4 is no target."""
    alice, bob = table.players
    unuscione, price, other = (
        alice.controls(UNUSCIONE),
        alice.has_in_hand(ENERGY),
        alice.has_in_hand(plain("Other Card")),
    )
    drawn, foreign = alice.has_in_deck(plain("Drawn Card")), bob.has_in_hand(ENERGY)
    bob.has_in_deck(plain("Bob's Top Card"))
    three, four = bob.controls(plain("Three", 3)), bob.controls(plain("Four", 4))
    table.begin(COMBAT)
    alice.does(table.use(unuscione))
    alice.is_asked("target", offers=(three,), not_offers=(four,))
    alice.chooses(three)
    alice.is_asked("choose a card to discard", offers=(price,), not_offers=(other, foreign))
    alice.chooses(price)
    table.finds(price, KO_PILE)
    table.is_(unuscione, "exhausted")
    table.resolve()
    table.is_(three, "exhausted")
    alice.finds_in_hand(drawn)
    alice.finds_in_hand(other)
    bob.hand_size_is(1)


@check(ENTRY)
def her_target_is_exhausted_before(table: VsTable) -> None:
    """The target is exhausted as it is chosen and as the effect resolves: Alice draws."""
    alice, bob = table.players
    unuscione, drawn = alice.controls(UNUSCIONE), alice.has_in_deck(plain("Drawn Card"))
    price = alice.has_in_hand(ENERGY)
    tired, fresh = bob.controls(plain("Tired", 3), exhausted=True), bob.controls(plain("Fresh", 3))
    table.begin(COMBAT)
    alice.does(table.use(unuscione))
    alice.is_asked("target", offers=(tired,), point=1)
    alice.is_asked("target", offers=(fresh,))
    alice.chooses(tired)
    alice.chooses(price)
    table.resolve()
    alice.finds_in_hand(drawn, point=2)
    table.is_(fresh, "exhausted", False)


@check(ENTRY)
def her_target_is_exhausted_in_response(table: VsTable) -> None:
    """Bob exhausts the target in response: it is still a legal one, and Alice draws."""
    alice, bob = table.players
    unuscione, drawn = alice.controls(UNUSCIONE), alice.has_in_deck(plain("Drawn Card"))
    price = alice.has_in_hand(ENERGY)
    tired, twist = bob.controls(plain("Tired", 3)), bob.has_in_hand(EXHAUST_ONE)
    table.begin(COMBAT)
    alice.does(table.use(unuscione), tired, price)
    alice.passes()
    bob.does(table.play(twist), tired)
    table.resolve()
    alice.finds_in_hand(drawn, point=(1, 2))


@check(ENTRY)
def her_target_is_stunned_in_response(table: VsTable) -> None:
    """The target is stunned in response: nobody is exhausted by the effect, and Alice draws."""
    alice, bob = table.players
    unuscione, drawn = alice.controls(UNUSCIONE), alice.has_in_deck(plain("Drawn Card"))
    price = alice.has_in_hand(ENERGY)
    victim, twist = bob.controls(plain("Victim", 3)), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT)
    alice.does(table.use(unuscione), victim, price)
    alice.passes()
    bob.does(table.play(twist), victim)
    table.resolve()
    alice.finds_in_hand(drawn, point=2)


@check(ENTRY)
def her_target_leaves(table: VsTable) -> None:
    """Bob takes the target back to hand in response: Alice draws nothing."""
    alice, bob = table.players
    unuscione = alice.controls(UNUSCIONE)
    alice.has_in_deck(plain("Top Card"))
    price = alice.has_in_hand(ENERGY)
    victim, twist = bob.controls(plain("Victim", 3)), bob.has_in_hand(RETURN_ONE)
    table.begin(COMBAT)
    alice.does(table.use(unuscione), victim, price)
    alice.passes()
    bob.does(table.play(twist), victim)
    table.resolve()
    bob.finds_in_hand(victim)
    alice.hand_size_is(0, point=3)


@check(ENTRY)
def she_is_used_again(table: VsTable) -> None:
    """Readied, Unuscione is used twice in a turn."""
    alice, bob = table.players
    unuscione, refresh = alice.controls(UNUSCIONE), alice.has_in_hand(READY_ONE)
    drawn = [alice.has_in_deck(plain(f"Drawn Card {n}")) for n in (1, 2)]
    prices = [alice.has_in_hand(ENERGY) for _ in (1, 2)]
    victims = [bob.controls(plain(f"Victim {n}", 3)) for n in (1, 2)]
    table.begin(COMBAT)
    for victim, price in zip(victims, prices, strict=True):
        alice.does(table.use(unuscione), victim, price)
        table.resolve()
        if victim is victims[0]:
            alice.does(table.play(refresh), unuscione)
            table.resolve()
    for piece in (*victims, unuscione):
        table.is_(piece, "exhausted")
    for piece in drawn:
        alice.finds_in_hand(piece)
