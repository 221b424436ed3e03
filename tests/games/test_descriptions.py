"""What a card is made of says itself in words, for stories and for choices."""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.powers import Payment
from judge.engine.select import SELF
from judge.games.vs_system.words.effects import gain, lose


def test_payments_and_changes_say_themselves_in_words() -> None:
    power: Payment = gain(1) >> lose(2)
    assert power.describe() == "gain 1 endurance >>> you lose 2 endurance"
    assert Adds("atk", 3).describe() == "+3 ATK"
    assert SELF.describe() == "this card"
