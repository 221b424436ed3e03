"""What must hold after every batch, and is a defect where it doesn't."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.engine import invariants
from judge.engine.errors import Unstable
from judge.engine.state import Card, Ref

PLAIN = Card("Plain")


@pytest.mark.parametrize("number", [0, 2])
def test_an_object_that_is_filed_as_another_card_is_a_defect(pad: Any, number: int) -> None:
    table = pad(PLAIN)
    invariants.check(table.match.state, table.game)
    objects = {1: replace(table.obj(1), ref=Ref(number, 1))}
    with pytest.raises(Unstable, match="filed"):
        invariants.check(replace(table.match.state, objects=objects), table.game)


@pytest.mark.parametrize("deck", [(), (1, 1), (1, 2)], ids=["missing", "twice", "in play, too"])
def test_a_deck_that_is_not_what_lies_in_it_is_a_defect(pad: Any, deck: tuple[int, ...]) -> None:
    table = pad((PLAIN, "deck"), PLAIN)
    invariants.check(table.match.state, table.game)
    with pytest.raises(Unstable, match="deck"):
        invariants.check(replace(table.match.state, decks={"Ann": deck, "Ben": ()}), table.game)
