"""How the vectors of an index in parts are compared roughly: learnt from some of them, and taken over for all that stand as they stood.

The codes of vectors hang on how numbers are rounded, which is learnt from those with the least signs: it is the same as before unless one
of these was taken away, or one with a lesser sign came. Then all codes are made anew, which takes six microseconds each.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import faiss
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.indexing.sums import SAMPLE, Sums
from judge.search.dense import halved, learnt, read_index, write_index
from judge.search.rows_in_parts import RowsInParts, Stretches
from judge.store.held import hold
from judge.store.manifest import ROUGH, ROWS, VECTORS, PartFacts, read_manifest
from judge.store.parts import part_folder

Codes = npt.NDArray[np.uint8]
_AT_ONCE = 65_536


def write_rough(
    sums: Sequence[Sums],
    facts: Sequence[PartFacts],
    place: Path,
    stretches: Stretches,
    dimension: int,
    fresh: Path,
    before: Path | None,
) -> None:
    """Write the index that compares roughly, and the codes that it is made of, into the folder ``fresh`` of a version.

    :param before: the folder of a version of which codes may be taken over.
    """
    files = [part_folder(place, part.name) / ROWS for part in facts]
    rows = RowsInParts(files, stretches, 2 * dimension)
    rough = learnt(_vectors(rows, _sample(sums, stretches)))
    turn, packed = _parts_of(rough)
    codes = np.lib.format.open_memmap(fresh / ROUGH, "w+", np.uint8, (int(stretches.begins[-1]), packed.pq.code_size))
    known = _known(before, packed, dimension) if before else {}
    for n, part in enumerate(stretches.part.tolist()):
        first, end = stretches.begins[n : n + 2].tolist()
        if held := known.get(facts[part].name):
            old, at = held[n // len(facts)]
            codes[first:end] = old[at : at + end - first]
            continue
        for begin in range(first, end, _AT_ONCE):
            some = np.arange(begin, min(end, begin + _AT_ONCE))
            codes[some] = packed.pq.compute_codes(turn.apply(_vectors(rows, some)))
    codes.flush()
    untyped: Any = faiss
    plain = untyped.IndexPQ(packed.d, packed.pq.M, packed.pq.nbits, faiss.METRIC_INNER_PRODUCT)
    plain.pq, plain.is_trained, plain.ntotal = packed.pq, True, len(codes)
    faiss.copy_array_to_vector(np.ascontiguousarray(codes).reshape(-1), plain.codes)
    whole = faiss.IndexPreTransform(turn, untyped.IndexPQFastScan(plain))
    write_index(whole, fresh / VECTORS)


def _sample(sums: Sequence[Sums], stretches: Stretches) -> npt.NDArray[np.int64]:
    """The rows with the least signs, wherever they stand."""
    signs, rows = [np.zeros(0, np.uint64)], [np.zeros(0, np.int64)]
    for n in range(len(stretches.part)):
        each = sums[stretches.part[n]]
        within = each.array("sign_rows") - stretches.within[n]
        is_here = (within >= 0) & (within < stretches.begins[n + 1] - stretches.begins[n])
        signs.append(np.frombuffer(each.signs, "<u8")[is_here])
        rows.append(within[is_here] + stretches.begins[n])
    order = np.lexsort((np.concatenate(rows), np.concatenate(signs)))
    found: npt.NDArray[np.int64] = np.concatenate(rows)[order[:SAMPLE]]
    return found


def _vectors(rows: RowsInParts, wanted: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """The vectors of some rows, in the order given."""
    order = np.argsort(wanted, kind="stable")
    found = rows.rows(wanted[order]).view(np.float16)
    read = np.empty(found.shape, np.float16)
    read[order] = found
    return halved(read)


def _parts_of(rough: Any) -> tuple[Any, Any]:
    """The turn of an index that compares roughly, and the index of what was turned."""
    untyped: Any = faiss
    return untyped.downcast_VectorTransform(rough.chain.at(0)), untyped.downcast_index(rough.index)


def _known(before: Path, packed: Any, dimension: int) -> dict[str, list[tuple[Codes, int]]]:
    """By the name of each part of an earlier version its codes, stretch by stretch, and where these begin; none if it rounds otherwise."""
    with contextlib.suppress(IndexStoreError, OSError, ValueError):
        manifest = read_manifest(before.parent, before.name)
        if not manifest.parts or manifest.encoder.dimension != dimension:
            return {}
        hold(before.parent, {before / name: manifest.files[name] for name in (ROUGH, VECTORS)}, others=True)
        index = read_index(before / VECTORS, manifest.passages, dimension)  # with which its parts would go
        _, old = _parts_of(index)
        was, now = (faiss.vector_to_array(each.pq.centroids) for each in (old, packed))
        codes: Codes = np.load(before / ROUGH, mmap_mode="r")
        if np.array_equal(was, now) and codes.shape == (manifest.passages, packed.pq.code_size):
            begins, count = Stretches.of(manifest.parts).begins, len(manifest.parts)
            return {
                part.name: [(codes, int(begins[n + k * count])) for k in range(3)]
                for n, part in enumerate(manifest.parts)
            }
    return {}
