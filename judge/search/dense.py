"""Vectors of passages: kept in FAISS, compared with those of questions. How they are compared is chosen in one place, by their number.

Up to :data:`EXACT_UP_TO` passages every one is compared. Above, FAISS first compares every one in half a byte a pair of numbers (product
quantisation, many at once in the processor's registers), then the nearest thousand or so as they are; what isn't found counts as near as
the last that is, and only where a ruling comes near are all of its passages compared. That finds more of the nearest than lists around
centres do in the same time, and is made in seconds. Either way a number is kept in 16 bits, so that an index gives its vectors back for
the next.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import faiss
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.encoder import Vectors
from judge.search.rows_file import CAN_READ, RowsFile
from judge.store.manifest import unread

if TYPE_CHECKING:
    from judge.search.rows_in_parts import RowsInParts

Halves = npt.NDArray[np.float16]
_UNTYPED: Any = faiss  # its types leave out much of what it has
EXACT_UP_TO = 200_000  # passages; above, comparing with every one costs more than 7 ms
MAP_ABOVE = 32 * 2**20  # bytes; a small file is read faster than it is mapped
NEAREST = 400  # passages that are found; enough that every likely ruling has its best one among them
LOOKED_AT = 700  # of the roughly nearest so many are compared as they are
_AS_A_MATRIX = 6  # vectors; fewer are quicker one after the other
_COMPARED_AT_ONCE = 2_048  # passages: few enough to stay near the processor
_LEARNT_FROM = 65_536  # passages from which it is learnt how numbers are rounded
_AT_ONCE = 65_536  # vectors that are added at once


def room_for(count: int, dimension: int) -> Vectors | Halves:
    """Room for so many vectors of which :func:`make_index` is to make an index: in 16 bits where it keeps no more of any anyway."""
    shape = count, dimension
    return np.empty(shape, np.float32) if count <= EXACT_UP_TO else np.empty(shape, np.float16)


def make_index(vectors: Vectors | Halves) -> Any:
    """A FAISS inner-product index over unit vectors of shape ``(n, dimension)``: plain rows while there are few, then rough ones before.

    Numbers are kept as 16-bit floats: half the size, and cosines within .001.
    """
    n, dimension = vectors.shape
    rows = _plain(dimension)
    if n <= EXACT_UP_TO:
        rows.add(np.ascontiguousarray(vectors))
        return rows
    rough = learnt(halved(vectors[_sample(vectors)]))
    index = faiss.IndexRefine(rough, rows)
    for first in range(0, n, _AT_ONCE):
        index.add(halved(vectors[first : first + _AT_ONCE]))
    return index


def _plain(dimension: int) -> Any:
    """An index that keeps numbers as 16-bit floats, and nothing yet."""
    return faiss.IndexScalarQuantizer(dimension, faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT)


def learnt(sample: Vectors) -> Any:
    """An index that compares roughly, as some vectors let it learn, and holds none yet."""
    dimension = sample.shape[1]
    with one_thread():  # which meets itself thousands of times, for some microseconds of work each
        # Turned at random, all numbers tell about as much, and none is rounded worse than it should be.
        turn = faiss.RandomRotationMatrix(dimension, dimension + dimension % 2)
        turn.init(1)
        rough = faiss.IndexPreTransform(
            turn, faiss.IndexPQFastScan(turn.d_out, turn.d_out // 2, 4, faiss.METRIC_INNER_PRODUCT)
        )
        rough.train(sample)
    return rough


def _sample(vectors: Vectors | Halves) -> npt.NDArray[np.int64]:
    """Some vectors, chosen by what they are: hardly any others when some are added or taken away, wherever that is."""
    signs = [signs_of(vectors[first : first + _AT_ONCE]) for first in range(0, len(vectors), _AT_ONCE)]
    return np.argsort(np.concatenate(signs), kind="stable")[:_LEARNT_FROM]


def signs_of(vectors: Vectors | Halves) -> npt.NDArray[np.uint64]:
    """A number for each vector that it has wherever it stands, and that tells nothing of what lies near it."""
    halves = np.ascontiguousarray(as_halves(vectors))
    if missing := -halves.shape[1] % 4:
        halves = np.pad(halves, ((0, 0), (0, missing)))
    fours = halves.view(np.uint64)
    factors = np.random.default_rng(1).integers(1, 2**63, fours.shape[1], np.uint64) | np.uint64(1)
    found: npt.NDArray[np.uint64] = (fours * factors).sum(axis=1, dtype=np.uint64)
    return found ^ (found >> np.uint64(29))


def as_halves(vectors: Vectors | Halves) -> Halves:
    """Vectors in 16 bits a number, rounded as FAISS rounds: what an index of it gives back is the same as what was never in one."""
    if vectors.dtype == np.float16 or not len(vectors):
        return vectors.astype(np.float16, copy=False)
    codes: npt.NDArray[np.uint8] = _plain(vectors.shape[1]).sa_encode(np.ascontiguousarray(vectors, np.float32))
    return codes.view(np.float16)


def halved(vectors: Vectors | Halves) -> Vectors:
    """Vectors as an index gives them back: what is computed of them is the same whether they come from an encoder or an index."""
    return np.ascontiguousarray(as_halves(vectors).astype(np.float32))


def write_index(index: Any, path: Path) -> None:
    """Write an index to a file, replacing one that stands there.

    :raises OSError: if the file can't be written.
    """
    try:
        faiss.write_index(index, str(path))
    except RuntimeError as error:
        raise OSError(f"FAISS can't write {path.name}") from error


def read_index(path: Path, count: int, dimension: int) -> Any:
    """Read an index and hold it against what the manifest says.

    :raises IndexStoreError: if it can't be read or has another count or dimension.
    """
    try:
        with path.open("rb"):  # FAISS does not tell why it can't
            pass
        flags = faiss.IO_FLAG_MMAP_IFC if path.stat().st_size > MAP_ABOVE else 0
        index = faiss.read_index(str(path), flags)
    except OSError as error:
        raise unread(path, error) from None
    except (RuntimeError, MemoryError):  # a damaged header may ask for any amount of memory
        raise IndexStoreError(f"{path} is no FAISS index, or is truncated", "run 'judge build'") from None
    if (index.ntotal, index.d) != (count, dimension):
        raise IndexStoreError(
            f"{path} holds {index.ntotal} vectors of {index.d} numbers where {count} of {dimension} belong",
            "run 'judge build'",
        )
    return index


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Let FAISS use only the thread that calls it, in here; the number is each thread's own, and stands as before afterwards.

    For a question's few vectors further threads cost more than they gain, and OpenMP's threads are gone in a forked process, which would
    wait for them for ever.
    """
    before = faiss.omp_get_max_threads()
    faiss.omp_set_num_threads(1)
    try:
        yield
    finally:
        faiss.omp_set_num_threads(before)


def products(vectors: Vectors, rows: Vectors) -> Vectors:
    """The inner products of some vectors with rows of as many numbers, of shape ``(vectors, rows)``; those of few in the thread that calls.

    For few vectors that is quicker than a matrix product, whose threads spin longer than one of them needs for all; for many it is not.

    :raises ValueError: if they have not as many numbers.
    """
    vectors, rows = (np.ascontiguousarray(each, np.float32) for each in (vectors, rows))
    if vectors.shape[1:] != rows.shape[1:]:
        raise ValueError(f"vectors of shape {vectors.shape} and {rows.shape} have no inner products")
    if len(vectors) >= _AS_A_MATRIX:
        return vectors @ rows.T
    found: Vectors = np.empty((len(vectors), len(rows)), np.float32)
    if len(rows):
        places = [faiss.swig_ptr(each) for each in vectors], [faiss.swig_ptr(each) for each in found]
        all_rows = faiss.swig_ptr(rows)
        for vector, into in zip(*places, strict=True):
            _UNTYPED.fvec_inner_products_ny(into, vector, all_rows, *rows.shape[::-1])
    return found


class Near(NamedTuple):
    """What is near to some vectors.

    :ivar rows: of passages, in order.
    :ivar cosines: of the vectors with them, of shape ``(vectors, rows)``.
    :ivar elsewhere: of each vector how near every other passage counts, which is no nearer.
    """

    rows: npt.NDArray[np.int64]
    cosines: Vectors
    elsewhere: Vectors


class PassageVectors:
    """The vectors of an index's passages, and their cosines with those of questions."""

    def __init__(self, index: Any, path: Path | None = None, rows: RowsInParts | None = None) -> None:
        """Compare with the vectors of a FAISS index.

        :param path: the file that it was read from, where there is one: of a large one no more is read than is asked for.
        :param rows: the vectors as they are, where the index compares roughly alone.
        :raises IndexStoreError: if the file can't be read.
        """
        self._index = index
        self._rows: Vectors | None = None
        self._file: RowsFile | RowsInParts | None = rows
        self._parts = rows
        self._rough = index
        if rows:
            self._coded = _plain(index.d)
        elif isinstance(index, faiss.IndexRefine):
            self._rough = index.base_index
            # Decoded together, rows take a quarter of the time that FAISS takes for one after the other.
            self._coded = _UNTYPED.downcast_index(index.refine_index)
            size = index.ntotal * self._coded.code_size
            self._codes = faiss.rev_swig_ptr(self._coded.codes.data(), size).reshape(index.ntotal, -1)
            self._file = _file_of(self._codes, path) if path and size > MAP_ABOVE else None
        if isinstance(index, faiss.IndexScalarQuantizer):
            # FAISS makes 32-bit numbers of 16-bit ones much faster than numpy does.
            with one_thread():
                self._rows = index.reconstruct_n(0, index.ntotal)

    @property
    def is_exact(self) -> bool:
        """Whether every passage is compared."""
        return self._rows is not None

    def all(self) -> Vectors | Halves:
        """Every vector, by its row; of a large index in 16 bits a number, as they lie in its file."""
        if self._parts:
            return self._parts.rows(np.arange(self._index.ntotal)).view(np.float16)
        return np.asarray(_Lent(self._codes, self._index)).view(np.float16) if self._rows is None else self._rows

    def nearest(self, vectors: Vectors, rows: npt.NDArray[np.int64] | None = None) -> Near:
        """What is near to each vector: every passage where all are compared, else those that are found near.

        :param rows: passages to compare instead; these alone.
        """
        if self._rows is not None and rows is None:
            return Near(np.arange(len(self._rows)), products(vectors, self._rows), np.zeros(len(vectors), np.float32))
        with one_thread():
            if rows is None:
                count = min(LOOKED_AT, self._index.ntotal)
                _, rough = self._rough.search(np.ascontiguousarray(vectors), count)
                rows = rough[rough >= 0]  # it may find fewer than asked for and fills up with -1
            return self._nearest_of(vectors, rows if _is_in_order(rows) else np.unique(rows))

    def _nearest_of(self, vectors: Vectors, rows: npt.NDArray[np.int64]) -> Near:
        """Of some rows, in order, those that are nearest to each vector."""
        if self._rows is not None or not len(rows):
            cosines = self._compared(vectors, rows)
            return Near(rows, cosines, cosines.min(axis=1, initial=1.0))
        # FAISS compares numbers of 16 bits many times as fast as it makes 32-bit ones of them.
        few = _plain(self._index.d)
        vectors = np.ascontiguousarray(vectors)
        parts: list[tuple[Vectors, npt.NDArray[np.int64]]] = []
        for first in range(0, len(rows), _COMPARED_AT_ONCE):
            some = rows[first : first + _COMPARED_AT_ONCE]
            few.reset()
            few.add_sa_codes(self._codes_of(some))
            near, at = few.search(vectors, min(NEAREST, len(some)))
            parts.append((near, at + first))
        scores, places = (np.concatenate(each, axis=1) for each in zip(*parts, strict=True))
        if scores.shape[1] > NEAREST:
            chosen = np.argpartition(-scores, NEAREST - 1, axis=1)[:, :NEAREST]
            scores, places = (np.take_along_axis(each, chosen, axis=1) for each in (scores, places))
        found = np.unique(places)
        least = scores.min(axis=1)
        cosines = np.repeat(least[:, np.newaxis], len(found), axis=1)
        np.put_along_axis(cosines, np.searchsorted(found, places), scores, axis=1)
        return Near(rows[found], cosines, least)

    def cosines(self, vectors: Vectors, near: Near, rows: npt.NDArray[np.int64]) -> Vectors:
        """The cosines of some passages with each vector, of shape ``(vectors, rows)``.

        :param near: what :meth:`nearest` gave for the vectors.
        """
        return near.cosines[:, rows] if self._rows is not None else self._compared(vectors, rows)

    def _compared(self, vectors: Vectors, rows: npt.NDArray[np.int64]) -> Vectors:
        if self._rows is not None:
            return products(vectors, self._rows[rows])
        found: Vectors = np.empty((len(vectors), len(rows)), np.float32)
        # So many at once that they stay near the processor until every vector has been compared with them.
        for first in range(0, len(rows), _COMPARED_AT_ONCE):
            some = rows[first : first + _COMPARED_AT_ONCE]
            codes = self._codes_of(some)
            with one_thread():
                exact: Vectors = self._coded.sa_decode(codes)
            found[:, first : first + len(some)] = products(vectors, exact)
        return found

    def _codes_of(self, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
        if not self._file:
            codes: npt.NDArray[np.uint8] = self._codes[rows]
            return codes
        if _is_in_order(rows):
            return self._file.rows(rows)
        wanted, places = np.unique(rows, return_inverse=True)
        found: npt.NDArray[np.uint8] = self._file.rows(wanted)[places]
        return found


class _Lent:
    """An array whose numbers are FAISS's: an array made of it holds on to the index, with which they would go."""

    def __init__(self, numbers: npt.NDArray[np.uint8], index: Any) -> None:
        self.__array_interface__ = numbers.__array_interface__
        self._index = index


def _is_in_order(rows: npt.NDArray[np.int64]) -> bool:
    """Whether rows are given in order, each once."""
    return bool((rows[1:] > rows[:-1]).all())


def _file_of(codes: npt.NDArray[np.uint8], path: Path) -> RowsFile | None:
    """The file in which codes lie that FAISS has mapped; None where they can't be read apart, or are not where FAISS writes them."""
    if not CAN_READ:
        return None
    ends = np.array([0, len(codes) - 1])
    try:
        # Behind them stands one number: by how much more are compared roughly.
        file = RowsFile(path, max(0, path.stat().st_size - 4 - codes.nbytes), codes.shape[1])
        return file if np.array_equal(file.rows(ends), codes[ends]) else None
    except EOFError:
        return None
    except OSError as error:
        raise unread(path, error) from None
