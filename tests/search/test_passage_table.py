"""Where each passage stands: own texts first, then questions, then what nothing answers; a table in disorder is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from judge.errors import IndexStoreError
from judge.indexing.passages import NOT_OWN, passages
from judge.rulings.corpus import read_corpus
from judge.search.passage_table import PassageTable
from judge.store.arrays import ASKED_STARTS, IS_REPEAT, NAMES, OWN_STARTS, POINT, RULING
from judge.store.manifest import ARRAYS
from judge.store.rows import NO_RULING, Passage
from judge.store.ruling_table import RulingStore
from tests.helpers.indexes import restamp, version
from tests.helpers.tables import PassageRows, passage_table

# Three rulings; nobody asks of the second.
OWN = [Passage(0, 0, "title", "Owls"), Passage(0, 1, "point", "Owls hoot."), Passage(1, 1, "point", "Cats sleep.")]
OWN += [Passage(2, 0, "title", "Bats"), Passage(2, 2, "example", "A bat hangs.")]
ASKED = [Passage(0, 1, "asked", "who hoots"), Passage(2, 1, "asked", "who hangs"), Passage(2, 2, "asked", "how long")]
UNRULED = [Passage(NO_RULING, 0, "not ruled", "who barks")]


def table(folder: Path, given: list[Passage], rulings: int = 3, count: int | None = None) -> PassageTable:
    return passage_table(PassageRows(folder, given, rulings, count))


# -- in order ---------------------------------------------------------------------------------------------------------


def test_a_table_tells_of_each_row_its_ruling_and_point_and_where_each_sort_ends(tmp_path: Path) -> None:
    found = table(tmp_path, OWN + ASKED + UNRULED)
    assert found.ruling.tolist() == [0, 0, 1, 2, 2, 0, 2, 2, NO_RULING]
    assert found.point.tolist() == [0, 1, 1, 0, 2, 1, 1, 2, 0]
    assert (found.own, found.answered) == (5, 8)
    assert found.own_starts.tolist() == [0, 2, 3, 5]
    assert found.asked_starts.tolist() == [5, 6, 6, 8]
    assert found.is_asked(np.arange(3)).tolist() == [True, False, True]


@pytest.mark.parametrize(
    ("rulings", "rows"),
    [([1], [2]), ([2], [3, 4, 6, 7]), ([2, 0], [3, 4, 0, 1, 6, 7, 5]), ([0, 1, 2], list(range(8))), ([], [])],
)
def test_the_rows_of_rulings_are_their_own_texts_and_the_questions_asked_of_them(
    tmp_path: Path, rulings: list[int], rows: list[int]
) -> None:
    assert table(tmp_path, OWN + ASKED + UNRULED).rows_of(rulings).tolist() == rows


def test_where_nobody_asks_there_are_own_texts_only(tmp_path: Path) -> None:
    found = table(tmp_path, OWN)
    assert (found.own, found.answered, found.is_asked(np.arange(3)).tolist()) == (5, 5, [False] * 3)
    assert found.rows_of([0, 2]).tolist() == [0, 1, 3, 4]


def test_the_shipped_table_is_that_of_the_corpus(
    store: RulingStore, invented_index: Path, invented_corpus: Path
) -> None:
    expected = passages(read_corpus([invented_corpus]))
    found = PassageTable(RulingStore(invented_index))
    assert found.ruling.tolist() == [passage.ruling for passage in expected]
    assert found.point.tolist() == [passage.point for passage in expected]
    assert found.own == sum(passage.kind not in NOT_OWN for passage in expected)
    shipped = PassageTable(store)
    assert sorted(shipped.rows_of(range(store.manifest.rulings)).tolist()) == list(range(shipped.answered))
    assert len(shipped.ruling) == store.manifest.passages


# -- in disorder ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [
        OWN[::-1] + ASKED + UNRULED,
        OWN + ASKED[::-1] + UNRULED,
        ASKED + OWN + UNRULED,
        UNRULED + OWN + ASKED,
        OWN[:2] + OWN[3:] + ASKED,
        [*OWN, Passage(3, 1, "point", "A fourth.")],
        [Passage(-1, 1, "point", "Nobody's."), *OWN],
        [*OWN, Passage(3, 1, "asked", "of a fourth")],
        [*OWN, Passage(-1, 1, "asked", "of nobody")],
        [*OWN, *ASKED, Passage(1, 0, "not ruled", "of one")],
    ],
    ids=[
        *("own texts", "questions", "questions first", "unruled first", "a ruling without texts", "one ruling more"),
        *("a text of none", "a question of one more", "a question of none", "unruled of a ruling"),
    ],
)
def test_a_table_in_disorder_is_refused(tmp_path: Path, given: list[Passage]) -> None:
    with pytest.raises(IndexStoreError, match=r"the passages of the index at .* are in disorder; run 'judge build'"):
        table(tmp_path, given)


@pytest.mark.parametrize(("rulings", "count"), [(2, None), (4, None), (3, 8), (3, 10)])
def test_a_table_of_another_count_than_the_manifest_says_is_refused(tmp_path: Path, rulings: int, count: int) -> None:
    with pytest.raises(IndexStoreError, match="in disorder"):
        table(tmp_path, OWN + ASKED + UNRULED, rulings, count)


@pytest.mark.parametrize("name", [RULING, POINT, IS_REPEAT, OWN_STARTS, ASKED_STARTS])
@pytest.mark.parametrize("kept", [0, 7, -1])
def test_a_column_cut_short_is_refused(tmp_path: Path, name: str, kept: int) -> None:
    rows = PassageRows(tmp_path, OWN + ASKED + UNRULED, 3)
    rows.arrays = {each: rows.arrays[each] for each in NAMES} | {name: rows.arrays[name][:kept]}
    with pytest.raises(IndexStoreError, match="in disorder"):
        passage_table(rows)


@pytest.mark.parametrize("name", [RULING, OWN_STARTS, ASKED_STARTS])
def test_rows_of_other_rulings_are_refused_where_they_are_looked_at(tmp_path: Path, name: str) -> None:
    rows = PassageRows(tmp_path, OWN + ASKED + UNRULED, 3)
    changed = np.frombuffer(rows.arrays[name], "<i4").copy()
    changed[1:3] = changed[1:3][::-1] + 1
    rows.arrays = {each: rows.arrays[each] for each in NAMES} | {name: changed.data.cast("B")}
    table = PassageTable(rows)  # type: ignore[arg-type]
    with pytest.raises(IndexStoreError, match="in disorder"):
        table.rows_of([0, 1, 2])
    with pytest.raises(IndexStoreError, match="in disorder"):
        table.check()


@pytest.mark.parametrize("change", ["missing", "cut", "empty", "another header"])
def test_arrays_that_are_not_there_are_told(tmp_path: Path, invented_index: Path, change: str) -> None:
    index = Path(shutil.copytree(invented_index, tmp_path / "index"))
    path = version(index) / ARRAYS
    raw = path.read_bytes()
    if change == "another header":
        path.write_bytes(raw.replace(b'"point"', b'"paint"', 1))
    else:
        path.write_bytes(raw[: -len(raw) // 2] if change == "cut" else b"")
    restamp(index)
    if change == "missing":
        (version(index) / ARRAYS).unlink()
    with pytest.raises(IndexStoreError, match="run 'judge build'"):
        PassageTable(RulingStore(index))


def test_the_columns_are_little_endian_numbers_of_32_16_and_8_bits(tmp_path: Path) -> None:
    rows = PassageRows(tmp_path, OWN + ASKED + UNRULED, 3)
    columns = {
        RULING: (4, [0, 0, 1, 2, 2, 0, 2, 2, -1]),
        POINT: (2, [0, 1, 1, 0, 2, 1, 1, 2, 0]),
        IS_REPEAT: (1, [0] * 9),
        OWN_STARTS: (4, [0, 2, 3, 5]),
        ASKED_STARTS: (4, [5, 6, 6, 8]),
    }
    for name, (size, numbers) in columns.items():
        assert bytes(rows.arrays[name]) == b"".join(n.to_bytes(size, "little", signed=True) for n in numbers)
