"""Room in nameless files: what is put there is what comes out, and nothing of it is left."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.indexing.room import Pile

COUNTS = st.lists(st.integers(0, 5), max_size=6)


@given(counts=COUNTS, width=st.integers(0, 4))
def test_a_pile_is_its_blocks_one_behind_the_other(counts: list[int], width: int) -> None:
    dice = np.random.default_rng(1)
    blocks = [dice.integers(-128, 128, (count, width), np.int8) for count in counts]
    pile = Pile(width)
    for block in blocks:
        pile.add(block)
    assert np.array_equal(pile.rows(), np.concatenate([np.zeros((0, width), np.int8), *blocks]))


def test_rows_that_stand_apart_in_memory_are_put_on_a_pile_as_they_read() -> None:
    table = np.arange(12, dtype=np.int8).reshape(4, 3)
    pile = Pile(4)
    pile.add(table.T)
    assert pile.rows().tolist() == table.T.tolist()


def test_nothing_of_it_has_a_name(tmp_path: Path) -> None:
    pile = Pile(2, tmp_path)
    pile.add(np.ones((2, 2), np.int8))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Pile(2, tmp_path / "nowhere")
