"""Which index answers: the one built from the corpora that are there; where the user's own documents are newer, one that is whole as it is.

An index is never read beside a corpus that is not its own: what it lacks of the user's own documents is told, and the shipped corpus must
be the one that it was built from.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from judge.errors import IndexStoreError, JudgeError
from judge.rulings.digest import corpus_hash
from judge.store.locations import Corpora
from judge.store.manifest import BUILD, read_manifest
from judge.store.ruling_table import RulingStore


class OpenIndex(NamedTuple):
    """The rows of an index, and what it does not hold of the user's own documents, in a sentence; None where it holds them."""

    store: RulingStore
    notice: str | None = None


def open_index(folders: Sequence[Path], corpora: Corpora, *, strict: bool = True) -> OpenIndex:
    """Open the first of some indexes that was built from ``corpora``, else the first that lacks nothing but own documents.

    :param folders: the indexes that may be read, best first; at least one.
    :param strict: refuse where there is none; otherwise the first is opened as it is.
    :raises IndexStoreError: if none of them can be read, or is one of these corpora.
    :raises JudgeError: if a file of the corpora can't be read.
    """

    @cache
    def found() -> str | None:
        return found_hash(corpora.folders)

    refusals = []
    for folder in folders:
        try:
            return OpenIndex(RulingStore(folder, found))
        except IndexStoreError as error:
            refusals.append(error)
    base = found_hash((corpora.base,)) if corpora.own else None
    for folder in folders if base else ():
        with contextlib.suppress(IndexStoreError):
            manifest = read_manifest(folder)
            if manifest.proven_corpus == base:
                own = f"Your own documents at {corpora.own}"
                lack = "have changed and are searched as they were" if manifest.base_sha256 else "are not searched yet"
                return OpenIndex(RulingStore(folder), f"{own} {lack}; {BUILD}.")
    if strict:
        raise refusals[0]
    return OpenIndex(RulingStore(folders[0]))


def found_hash(folders: Sequence[Path]) -> str | None:
    """The hash of corpus folders, with which an index of them is stamped; None where the first is no folder.

    :raises JudgeError: if a file can't be read.
    """
    if not folders[0].is_dir():
        return None
    try:
        return corpus_hash(folders)
    except OSError as error:
        raise JudgeError(f"can't read {error.filename} ({error.strerror or error})", "make it readable") from None
