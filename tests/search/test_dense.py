"""The vector index: the nearest passages come first, and a file that is not what the manifest says is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from judge.errors import IndexStoreError
from judge.search import dense
from judge.search.dense import make_index, nearest, read_index, write_index
from judge.search.encoder import Vectors, unit

COUNT, DIMENSION = 200, 16
HALF = 1e-3  # what 16-bit floats leave of a cosine


@pytest.fixture
def vectors() -> Vectors:
    return unit(np.random.default_rng(459).normal(size=(COUNT, DIMENSION)).astype(np.float32))


@pytest.fixture
def path(tmp_path: Path, vectors: Vectors) -> Path:
    """An index of the vectors, written."""
    write_index(make_index(vectors), tmp_path / "vectors.faiss")
    return tmp_path / "vectors.faiss"


@pytest.fixture
def _hnsw_from_the_first_vector_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "EXACT_UP_TO", 0)


# -- searching --------------------------------------------------------------------------------------------------------


def test_neighbours_on_a_circle_come_in_the_order_of_their_angles() -> None:
    angles = np.radians([0, 90, 40, 180, 10])
    circle: Vectors = np.stack([np.cos(angles), np.sin(angles)], axis=1).astype(np.float32)
    scores, rows = nearest(make_index(circle), circle[:1], 4)
    assert rows.tolist() == [[0, 4, 2, 1]]
    assert scores[0] == pytest.approx(np.cos(np.radians([0, 10, 40, 90])), abs=HALF)


def test_every_vector_is_its_own_nearest_neighbour_with_cosine_one(vectors: Vectors) -> None:
    scores, rows = nearest(make_index(vectors), vectors, 1)
    assert rows[:, 0].tolist() == list(range(COUNT))
    assert scores[:, 0] == pytest.approx(np.ones(COUNT), abs=HALF)


def test_the_exact_index_ranks_as_a_plain_product_does(vectors: Vectors) -> None:
    index = make_index(vectors)
    asked = unit(np.random.default_rng(7).normal(size=(5, DIMENSION)).astype(np.float32))
    scores, rows = nearest(index, asked, 10)
    products = asked @ vectors.T
    assert scores == pytest.approx(np.take_along_axis(products, rows, axis=1), abs=HALF)
    assert scores == pytest.approx(-np.sort(-products, axis=1)[:, :10], abs=HALF)


@pytest.mark.parametrize("exact_up_to", [0, 10**6])
def test_among_some_rows_only_these_are_found(
    vectors: Vectors, exact_up_to: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dense, "EXACT_UP_TO", exact_up_to)
    odd = np.arange(1, COUNT, 2, dtype=np.int64)
    _, rows = nearest(make_index(vectors), vectors[:4], 10, odd)
    assert set(rows.ravel().tolist()) <= {*odd.tolist(), -1}
    assert rows[1, 0] == 1


@pytest.mark.parametrize("k", [COUNT, COUNT + 1, 10 * COUNT])
def test_asking_for_more_neighbours_than_there_are_gives_each_once(vectors: Vectors, k: int) -> None:
    scores, rows = nearest(make_index(vectors), vectors[:2], k)
    assert scores.shape == rows.shape == (2, COUNT)
    assert all(sorted(row) == list(range(COUNT)) for row in rows.tolist())


def test_a_slice_that_is_not_contiguous_can_be_indexed_and_asked(vectors: Vectors) -> None:
    every_other = vectors[::2]
    _, rows = nearest(make_index(every_other), every_other[::3], 1)
    assert rows[:, 0].tolist() == list(range(0, COUNT // 2, 3))


# -- a large index ----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_hnsw_from_the_first_vector_on")
def test_above_the_limit_a_graph_index_still_finds_each_vector_itself(vectors: Vectors) -> None:
    index = make_index(vectors)
    assert "HNSW" in type(index).__name__
    scores, rows = nearest(index, vectors, 1)
    assert (rows[:, 0] == np.arange(COUNT)).mean() >= 0.95
    assert scores[:, 0].mean() == pytest.approx(1, abs=0.05)


@pytest.mark.usefixtures("_hnsw_from_the_first_vector_on")
def test_a_graph_index_survives_the_disk(tmp_path: Path, vectors: Vectors) -> None:
    index = make_index(vectors)
    write_index(index, tmp_path / "graph.faiss")
    again = read_index(tmp_path / "graph.faiss", COUNT, DIMENSION)
    assert np.array_equal(nearest(again, vectors[:9], 5)[1], nearest(index, vectors[:9], 5)[1])


def test_up_to_the_limit_the_index_is_exact(vectors: Vectors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "EXACT_UP_TO", COUNT)
    assert "HNSW" not in type(make_index(vectors)).__name__


# -- the file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_above", [0, 2**40])
def test_a_written_index_is_read_alike_into_memory_and_mapped(
    path: Path, vectors: Vectors, monkeypatch: pytest.MonkeyPatch, map_above: int
) -> None:
    monkeypatch.setattr(dense, "MAP_ABOVE", map_above)
    scores, rows = nearest(read_index(path, COUNT, DIMENSION), vectors[:3], 2)
    assert rows[:, 0].tolist() == [0, 1, 2]
    assert scores[:, 0] == pytest.approx([1, 1, 1], abs=HALF)


@pytest.mark.parametrize(("count", "dimension"), [(COUNT - 1, DIMENSION), (COUNT, DIMENSION + 1), (0, 0)])
def test_an_index_of_another_count_or_dimension_is_refused(path: Path, count: int, dimension: int) -> None:
    cause = rf"holds {COUNT} vectors of {DIMENSION} numbers where {count} of {dimension} belong; run 'judge build'"
    with pytest.raises(IndexStoreError, match=cause):
        read_index(path, count, dimension)


@pytest.mark.parametrize("raw", [b"", b"\0", b"IxFI", b"no index at all", b"\xff" * 4096, b"SQLite format 3\0"])
def test_a_file_that_is_no_index_is_refused(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "garbage").write_bytes(raw)
    with pytest.raises(IndexStoreError, match="garbage is no FAISS index, or is truncated; run 'judge build'"):
        read_index(tmp_path / "garbage", COUNT, DIMENSION)


@pytest.mark.parametrize("map_above", [0, 2**40])
@pytest.mark.parametrize("kept", [4, 40, 1000, -1])
def test_a_truncated_index_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch, kept: int, map_above: int) -> None:
    monkeypatch.setattr(dense, "MAP_ABOVE", map_above)
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(IndexStoreError, match="truncated"):
        read_index(path, COUNT, DIMENSION)
