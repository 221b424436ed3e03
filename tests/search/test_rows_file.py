"""Rows that are read from a file: those that were asked for, whichever lie between, and a file that ends before is told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.search.rows_file import CAN_READ, RowsFile

pytestmark = pytest.mark.skipif(not CAN_READ, reason="the system does not read at a place")

COUNT, WIDTH, AT = 300, 48, 17
ROWS = np.random.default_rng(5).integers(0, 256, (COUNT, WIDTH), np.uint8)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("rows") / "rows"
    found.write_bytes(bytes(AT) + ROWS.tobytes())
    return found


@given(rows=st.sets(st.integers(0, COUNT - 1)))
def test_rows_are_those_asked_for(path: Path, rows: set[int]) -> None:
    wanted = np.array(sorted(rows), np.int64)
    assert np.array_equal(RowsFile(path, AT, WIDTH).rows(wanted), ROWS[wanted])


@given(runs=st.lists(st.tuples(st.integers(0, COUNT - 9), st.integers(1, 9))))
def test_runs_stand_one_behind_the_other(path: Path, runs: list[tuple[int, int]]) -> None:
    firsts, lengths = np.array(runs, np.int32).reshape(-1, 2).T
    wanted = [row for first, length in runs for row in range(first, first + length)]
    assert np.array_equal(RowsFile(path, AT, WIDTH).runs(firsts, lengths), ROWS[wanted])


def test_a_file_that_ends_before_is_told(path: Path) -> None:
    file = RowsFile(path, AT, WIDTH)
    with pytest.raises(EOFError):
        file.rows(np.array([0, COUNT]))
    with pytest.raises(EOFError):
        file.runs(np.array([0, COUNT - 1], np.int32), np.array([2, 2], np.int32))
