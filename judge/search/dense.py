"""Vectors of passages: kept in FAISS, compared with those of questions. How they are compared is chosen in one place, by their number.

Up to :data:`EXACT_UP_TO` passages every one is compared. Above, FAISS finds the nearest in a graph, what it doesn't find counts as near as
the last that it does, and only where a ruling comes near are all of its passages compared.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import faiss
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.encoder import Vectors
from judge.store.manifest import unread

EXACT_UP_TO = 200_000  # passages; above, comparing with every one costs more than 7 ms
MAP_ABOVE = 32 * 2**20  # bytes; a small file is read faster than it is mapped
NEAREST = 400  # passages taken from a graph; enough that every likely ruling has its best one among them


def make_index(vectors: Vectors) -> Any:
    """A FAISS inner-product index over unit vectors of shape ``(n, dimension)``: plain rows while there are few, then HNSW.

    Numbers are kept as 16-bit floats: half the size, and cosines within .001.
    """
    n, dimension = vectors.shape
    index: Any = (
        faiss.IndexScalarQuantizer(dimension, faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT)
        if n <= EXACT_UP_TO
        else faiss.IndexHNSWFlat(dimension, 32, faiss.METRIC_INNER_PRODUCT)
    )
    index.add(np.ascontiguousarray(vectors))
    return index


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


class PassageVectors:
    """The vectors of an index's passages, and their cosines with those of questions."""

    def __init__(self, index: Any) -> None:
        """Compare with the vectors of a FAISS index."""
        self._index = index
        self._rows: Vectors | None = None
        if isinstance(index, faiss.IndexScalarQuantizer):
            # FAISS makes 32-bit numbers of 16-bit ones much faster than numpy does.
            with one_thread():
                self._rows = index.reconstruct_n(0, index.ntotal)

    def near(self, vectors: Vectors) -> Vectors:
        """How near every passage is to each vector: cosines of shape ``(vectors, passages)``, from a graph those of the nearest."""
        if self._rows is not None:
            # One after the other: OpenBLAS is slower at a matrix of so few columns than at as many vectors.
            return np.stack([self._rows @ vector for vector in vectors])
        with one_thread():
            scores, rows = self._index.search(np.ascontiguousarray(vectors), min(NEAREST, self._index.ntotal))
        found = np.zeros((len(vectors), self._index.ntotal), np.float32)
        for each, cosines, places in zip(found, scores, rows, strict=True):
            is_found = places >= 0  # an approximate index may find fewer than asked for and fills up with -1
            each[:] = cosines[is_found].min(initial=1.0)
            each[places[is_found]] = cosines[is_found]
        return found

    def cosines(self, vectors: Vectors, near: Vectors, rows: npt.NDArray[np.int64]) -> Vectors:
        """The cosines of some passages with each vector, of shape ``(vectors, rows)``.

        :param near: what :meth:`near` gave for the vectors.
        """
        if self._rows is not None:
            return near[:, rows]
        with one_thread():
            exact: Vectors = self._index.reconstruct_batch(rows)
        return vectors @ exact.T
