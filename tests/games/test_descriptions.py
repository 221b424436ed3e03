"""What a card is made of says itself in words, for stories and for choices."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.powers import Payment
from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    IS_STUNNED,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Adds,
    Bans,
    Count,
    Exists,
    HasInitiative,
    If,
    May,
    Unless,
    affiliated,
    choice,
    discard,
    gain,
    ko,
    lose,
    pay_endurance,
)
from judge.proving.tables.vs_system import VsTable, plain


def test_payments_and_changes_say_themselves_in_words() -> None:
    power: Payment = gain(1) >> lose(2)
    assert power.describe() == "gain 1 endurance >>> you lose 2 endurance"
    assert Adds("atk", 3).describe() == "+3 ATK"
    assert SELF.describe() == "this card"


def test_what_a_card_says_is_said_of_who_does_it() -> None:
    price = May(pay_endurance(5))
    assert price.describe() == "you may pay 5 endurance"
    assert Unless(lose(4), YOU, May(discard())).describe() == "unless you discard a card, you lose 4 endurance"
    assert Unless(gain(1), OPPONENT, price).describe() == "unless your opponent pays 5 endurance, you gain 1 endurance"
    assert (
        If(HasInitiative(), gain(1), lose(1))
        .describe()
        .endswith("you gain 1 endurance; otherwise you lose 1 endurance")
    )


def test_a_ban_tells_what_is_done_to_the_card_and_while_what_holds() -> None:
    assert Bans("ready").describe() == "can't ready"
    assert Bans("stun", when=Exists(CHARACTERS & YOURS & affiliated("Crime Lords"))).describe() == (
        "can't be stunned while there is a Crime Lords character you control"
    )


def test_several_objects_are_counted_in_the_plural() -> None:
    assert Count(CHARACTERS & IS_STUNNED & ~SELF).describe() == "the number of stunned characters other than this card"


def test_what_a_cost_asks_for_says_only_what_the_card_says() -> None:
    table = VsTable()
    alice, _ = table.players
    butcher = alice.controls(replace(plain("Butcher"), powers=(ko(choice(CHARACTERS & YOURS)) >> gain(1),)))
    table.begin(COMBAT)
    alice.does(table.use(butcher))
    assert table.decision is not None
    assert table.decision.purpose == "choose character you control"
