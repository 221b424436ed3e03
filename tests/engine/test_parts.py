"""What a node is made of, measured before anybody walks it."""

from __future__ import annotations

import pytest

from judge.engine.errors import Endless
from judge.engine.parts import extent
from judge.engine.powers import NOTHING, Effect
from judge.engine.state import DEEPEST_TEXT, Card

PART = ("words",)


@pytest.mark.parametrize(
    ("value", "depth", "parts"),
    [((), 1, 1), (PART, 2, 2), ((PART, "more"), 3, 4), (("more", (PART,)), 4, 5), ((PART, PART), 3, 5)],
    ids=str,
)
def test_depth_and_number_of_parts_are_counted_wherever_they_stand(value: object, depth: int, parts: int) -> None:
    assert extent(value) == (depth, parts)


def test_a_text_within_a_text_within_a_text_is_refused_at_some_depth() -> None:
    text: Effect = NOTHING
    for _ in range(DEEPEST_TEXT):
        text = text.then(NOTHING)
    with pytest.raises(Endless, match="this goes too far: the text of Nest has"):
        Card("Nest", powers=(text >> NOTHING,))
