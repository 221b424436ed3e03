"""The vector index: how near every passage lies, roughly and exactly, and a file that is not what the manifest says is refused."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import faiss
import numpy as np
import pytest

from judge.errors import IndexStoreError
from judge.search import dense
from judge.search.dense import PassageVectors, make_index, read_index, write_index
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
def _rough_from_the_first_vector_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "EXACT_UP_TO", 0)


def test_faiss_uses_one_thread_in_this_thread_alone() -> None:
    before = faiss.omp_get_max_threads()
    faiss.omp_set_num_threads(3)
    try:
        with dense.one_thread(), ThreadPoolExecutor(1) as others:
            elsewhere = others.submit(faiss.omp_get_max_threads).result()
            assert faiss.omp_get_max_threads() == 1
        assert elsewhere == before
        assert faiss.omp_get_max_threads() == 3
    finally:
        faiss.omp_set_num_threads(before)


@pytest.mark.parametrize(("count", "rows"), [(3, 200), (1, 1), (0, 5), (2, 0)])
def test_inner_products_are_those_of_a_matrix_product(count: int, rows: int) -> None:
    numbers = np.random.default_rng(3).normal(size=(2, 200, 2 * DIMENSION)).astype(np.float32)
    some, others = numbers[0, :count, ::2], numbers[1, :rows, 1::2]  # not contiguous
    assert dense.products(some, others) == pytest.approx(some @ others.T, abs=1e-4)


def test_rows_of_other_numbers_have_no_inner_products(vectors: Vectors) -> None:
    with pytest.raises(ValueError, match="have no inner products"):
        dense.products(vectors[:2], vectors[:, 1:])


def near(vectors: Vectors, asked: Vectors) -> Vectors:
    """How near the vectors lie to those asked, as an index of them says."""
    found = PassageVectors(make_index(vectors)).nearest(asked)
    every = np.repeat(found.elsewhere[:, np.newaxis], len(vectors), axis=1)
    every[:, found.rows] = found.cosines
    return every


# -- comparing --------------------------------------------------------------------------------------------------------


def test_neighbours_on_a_circle_lie_as_near_as_their_angles_say() -> None:
    angles = np.radians([0, 90, 40, 180, 10])
    circle: Vectors = np.stack([np.cos(angles), np.sin(angles)], axis=1).astype(np.float32)
    index = PassageVectors(make_index(circle))
    near_it = index.nearest(circle[:1])
    assert near_it.cosines[0] == pytest.approx(np.cos(angles), abs=HALF)
    assert index.cosines(circle[:1], near_it, np.array([4, 1]))[0] == pytest.approx([np.cos(angles[4]), 0], abs=HALF)


def test_the_exact_index_compares_as_a_plain_product_does(vectors: Vectors) -> None:
    asked = unit(np.random.default_rng(7).normal(size=(5, DIMENSION)).astype(np.float32))
    products = asked @ vectors.T
    rows = np.array([3, 199, 3, 0])
    index = PassageVectors(make_index(vectors))
    found = index.nearest(asked)
    assert found.cosines == pytest.approx(products, abs=HALF)
    assert index.cosines(asked, found, rows) == pytest.approx(products[:, rows], abs=HALF)


@pytest.mark.parametrize("exact_up_to", [0, 10**6])
def test_no_rows_have_no_cosines(vectors: Vectors, exact_up_to: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "EXACT_UP_TO", exact_up_to)
    none = np.zeros(0, dtype=np.int64)
    index = PassageVectors(make_index(vectors))
    assert index.cosines(vectors[:2], index.nearest(vectors[:2]), none).shape == (2, 0)


def test_a_slice_that_is_not_contiguous_can_be_indexed_and_asked(vectors: Vectors) -> None:
    every_other = vectors[::2]
    found = near(every_other, every_other[::3])
    assert found.argmax(axis=1).tolist() == list(range(0, COUNT // 2, 3))


# -- a large index ----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_above_the_limit_the_index_still_finds_each_vector_itself(vectors: Vectors) -> None:
    assert "Refine" in type(make_index(vectors)).__name__
    found = near(vectors, vectors)
    assert (found.argmax(axis=1) == np.arange(COUNT)).mean() >= 0.95
    assert found.max(axis=1).mean() == pytest.approx(1, abs=0.05)


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_what_is_not_found_counts_as_near_as_the_last_that_it_does(
    vectors: Vectors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dense, "NEAREST", 20)
    products = vectors[:3] @ vectors.T
    for found, exact in zip(near(vectors, vectors[:3]), products, strict=True):
        last = found.min()
        is_found = found > last
        assert is_found.sum() == 19
        assert found[is_found] == pytest.approx(exact[is_found], abs=HALF)
        assert exact[is_found].min() > last


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_some_rows_of_a_large_index_are_compared_exactly(vectors: Vectors) -> None:
    rows = np.array([7, 0, 199])
    index = PassageVectors(make_index(vectors))
    found = index.cosines(vectors[:2], index.nearest(vectors[:2]), rows)
    assert found == pytest.approx(vectors[:2] @ vectors[rows].T, abs=HALF)


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_where_few_passages_may_answer_these_are_compared_whatever_is_near(vectors: Vectors) -> None:
    rows = np.array([7, 0, 199])
    found = PassageVectors(make_index(vectors)).nearest(vectors[:2], rows)
    assert found.rows.tolist() == [0, 7, 199]
    assert found.cosines == pytest.approx(vectors[:2] @ vectors[found.rows].T, abs=HALF)
    assert found.elsewhere == pytest.approx(found.cosines.min(axis=1))


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_a_large_index_survives_the_disk(tmp_path: Path, vectors: Vectors) -> None:
    index = make_index(vectors)
    write_index(index, tmp_path / "large.faiss")
    again = PassageVectors(read_index(tmp_path / "large.faiss", COUNT, DIMENSION))
    found, expected = again.nearest(vectors[:9]), PassageVectors(index).nearest(vectors[:9])
    for part in ("rows", "cosines", "elsewhere"):
        assert np.array_equal(getattr(found, part), getattr(expected, part))


def test_up_to_the_limit_the_index_is_exact(vectors: Vectors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "EXACT_UP_TO", COUNT)
    assert "Refine" not in type(make_index(vectors)).__name__


# -- the file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_above", [0, 2**40])
def test_a_written_index_is_read_alike_into_memory_and_mapped(
    path: Path, vectors: Vectors, monkeypatch: pytest.MonkeyPatch, map_above: int
) -> None:
    monkeypatch.setattr(dense, "MAP_ABOVE", map_above)
    index = PassageVectors(read_index(path, COUNT, DIMENSION))
    found = index.nearest(vectors[:3])
    assert found.cosines == pytest.approx(vectors[:3] @ vectors.T, abs=HALF)
    assert index.cosines(vectors[:3], found, np.array([2, 9])) == pytest.approx(
        vectors[:3] @ vectors[[2, 9]].T, abs=HALF
    )


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


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_the_vectors_of_a_large_index_outlive_it(vectors: Vectors) -> None:
    held = PassageVectors(make_index(vectors)).all()
    gc.collect()
    others = [make_index(-vectors) for _ in range(9)]  # which would take the room that was given back
    assert held == pytest.approx(vectors, abs=HALF)
    assert len(others) == 9


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_what_is_read_of_a_large_file_is_what_is_mapped(
    tmp_path: Path, vectors: Vectors, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "vectors.faiss"
    write_index(make_index(vectors), path)
    monkeypatch.setattr(dense, "MAP_ABOVE", -1)
    index = read_index(path, COUNT, DIMENSION)
    read, mapped = PassageVectors(index, path), PassageVectors(index)
    assert read._file is not None
    assert mapped._file is None
    rows = np.array([7, 0, 199, 7])
    for asked in (None, np.array([3, 1, 150])):
        one, other = (each.nearest(vectors[:3], asked) for each in (read, mapped))
        assert one.rows.tolist() == other.rows.tolist()
        assert np.array_equal(one.cosines, other.cosines)
    assert np.array_equal(read.cosines(vectors[:2], one, rows), mapped.cosines(vectors[:2], other, rows))


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_a_file_in_which_the_vectors_lie_elsewhere_is_mapped(
    tmp_path: Path, vectors: Vectors, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "vectors.faiss"
    write_index(make_index(vectors), path)
    monkeypatch.setattr(dense, "MAP_ABOVE", -1)
    index = read_index(path, COUNT, DIMENSION)
    (tmp_path / "longer").write_bytes(path.read_bytes() + bytes(8))
    (tmp_path / "cut").write_bytes(path.read_bytes()[:99])
    for name in ("longer", "cut"):
        assert PassageVectors(index, tmp_path / name)._file is None


@pytest.mark.usefixtures("_rough_from_the_first_vector_on")
def test_more_rows_than_are_compared_at_once_give_the_same(vectors: Vectors, monkeypatch: pytest.MonkeyPatch) -> None:
    index, rows = PassageVectors(make_index(vectors)), np.arange(0, COUNT, 2)
    whole, cosines = index.nearest(vectors[:3], rows), index.cosines(vectors[:3], index.nearest(vectors[:3]), rows)
    monkeypatch.setattr(dense, "_COMPARED_AT_ONCE", 7)
    apart = index.nearest(vectors[:3], rows)
    assert apart.rows.tolist() == whole.rows.tolist() == rows.tolist()
    assert np.array_equal(apart.cosines, whole.cosines)
    assert np.array_equal(index.cosines(vectors[:3], whole, rows), cosines)
    monkeypatch.setattr(dense, "NEAREST", 20)
    few = index.nearest(vectors[:1], rows)
    assert set(few.rows.tolist()) == set(rows[np.argsort(-whole.cosines[0])[:20]].tolist())
