"""A state with other fields is what `dataclasses.replace` makes of it, and what is no field of it is refused."""

from __future__ import annotations

import dataclasses

import pytest

from judge.engine import replacing
from judge.engine.state import State

STATE = State(("Alice", "Bob"), numbers={("Alice", "endurance"): 50})


def test_a_state_with_other_fields_is_another_state() -> None:
    other = replacing.replace(STATE, turn=2, priority="Bob")
    assert other == dataclasses.replace(STATE, turn=2, priority="Bob")
    assert (STATE.turn, STATE.priority) == (1, None)


def test_what_is_no_field_is_refused() -> None:
    with pytest.raises(TypeError, match="State has no such fields: trun"):
        replacing.replace(STATE, **{"trun": 2})  # type: ignore[arg-type]  # misspelt
