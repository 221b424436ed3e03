"""FAISS: vectors of passages in, nearest passages out. The index type is chosen in one place, by size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import faiss
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.encoder import Vectors

EXACT_UP_TO = 200_000  # passages; above, an exact search costs more than 7 ms
MAP_ABOVE = 32 * 2**20  # bytes; a small file is read faster than it is mapped


def make_index(vectors: Vectors) -> Any:
    """A FAISS inner-product index over unit vectors of shape ``(n, dimension)``: every one compared while that is fast, then HNSW.

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

    :raises RuntimeError: if the file can't be written.
    """
    faiss.write_index(index, str(path))


def read_index(path: Path, count: int, dimension: int) -> Any:
    """Read an index and hold it against what the manifest says.

    :raises IndexStoreError: if it can't be read or has another count or dimension.
    """
    flags = faiss.IO_FLAG_MMAP_IFC if path.stat().st_size > MAP_ABOVE else 0
    try:
        index = faiss.read_index(str(path), flags)
    except (RuntimeError, MemoryError):  # a damaged header may ask for any amount of memory
        raise IndexStoreError(f"{path} is no FAISS index, or is truncated", "run 'judge build'") from None
    if (index.ntotal, index.d) != (count, dimension):
        raise IndexStoreError(
            f"{path} holds {index.ntotal} vectors of {index.d} numbers where {count} of {dimension} belong",
            "run 'judge build'",
        )
    return index


def nearest(
    index: Any, vectors: Vectors, k: int, among: npt.NDArray[np.int64] | None = None
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
    """Cosines and row numbers of the ``k`` nearest passages for each vector, both of shape ``(len(vectors), k)``.

    ``k`` is cut to the number of passages looked at, so that an exact index never pads with -1; an approximate one may.

    :param among: the only rows that count; every row where None.
    """
    if among is None:
        scores, rows = index.search(np.ascontiguousarray(vectors), min(k, index.ntotal))
        return scores, rows
    library: Any = faiss  # its stubs lack what it makes at import
    kind = library.SearchParametersHNSW if isinstance(index, faiss.IndexHNSW) else library.SearchParameters
    chosen = library.IDSelectorBatch(among)
    scores, rows = index.search(np.ascontiguousarray(vectors), max(1, min(k, len(among))), params=kind(sel=chosen))
    return scores, rows
