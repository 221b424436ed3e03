"""The arrays of an index as numpy sees them, without a copy: held against the manifest before they are used."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.store.manifest import BUILD
from judge.store.ruling_table import RulingStore


def column(store: RulingStore, name: str, kind: str, count: int | None = None) -> npt.NDArray[np.integer]:
    """An array of an index.

    :param kind: what its numbers are, as numpy writes it.
    :param count: how many there must be; any where None.
    :raises IndexStoreError: if there are others.
    """
    try:
        found = np.frombuffer(store.arrays[name], kind)
    except ValueError:  # bytes that are no whole numbers
        found = None
    if found is None or (count is not None and len(found) != count):
        raise disorder(store)
    return found


def disorder(store: RulingStore) -> IndexStoreError:
    """That arrays of an index disagree with each other or with its manifest."""
    return IndexStoreError(f"the passages of the index at {store.folder} are in disorder", BUILD)
