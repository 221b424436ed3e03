"""Which index answers: the one built from the corpora that are there by this release; else one that is whole as it is, with a notice.

An index is never read beside a corpus that is not its own: what it lacks of the user's own documents is told, and the shipped corpus must
be the one that it was built from. The user's own index gives way to the shipped one where another release
made it, or it is of another corpus.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from judge.errors import IndexStoreError
from judge.files.looking import is_folder, unreadable
from judge.rulings.digest import corpus_hash
from judge.store.encoder_files import read_facts
from judge.store.learnt import read_learnt
from judge.store.locations import Corpora, user_cache
from judge.store.manifest import ENCODER, MADE_BY, Manifest, how_to_build, read_manifest
from judge.store.ruling_table import RulingStore
from judge.store.version import open_version


class OpenIndex(NamedTuple):
    """The rows of an index, and in a sentence why it is not the user's own or lacks some of his documents; None where all is well."""

    store: RulingStore
    notice: str | None = None


def open_index(folders: Sequence[Path], corpora: Corpora, *, strict: bool = True) -> OpenIndex:
    """Open the first of some indexes that was built from ``corpora``, else the first that lacks nothing but own documents.

    :param folders: the indexes that may be read, best first; at least one. Of several the last is the shipped one.
    :param strict: refuse where there is none; otherwise the first is opened as it is.
    :raises IndexStoreError: if none of them can be read, or is one of these corpora.
    :raises InputFileError: if a file of the corpora can't be read.
    """

    @cache
    def found() -> str | None:
        return found_hash(corpora.folders)

    refusals: list[IndexStoreError] = []
    for folder in folders:
        try:
            store = RulingStore(folder, found)
        except IndexStoreError as error:
            refusals.append(error)
            continue
        if refusals:  # only the user's own index stands before another
            is_missed = not _held_only_more(folders[0], found())
            return OpenIndex(
                store, _told(f"{refusals[0].cause}; the shipped one answers", folders[0]) if is_missed else None
            )
        if folder == folders[-1] or _is_of_this_release(store.manifest, folders[-1] / ENCODER):
            return OpenIndex(store)
        aged = f"The index at {folder} is of another release of judge"
        if corpora.own:  # which the shipped one lacks
            return OpenIndex(store, _told(aged, folder))
        with contextlib.suppress(IndexStoreError):
            return OpenIndex(RulingStore(folders[-1], found), _told(f"{aged}; the shipped one answers", folder))
        return OpenIndex(store)
    base = found_hash((corpora.base,)) if corpora.own else None
    for folder in folders if base else ():
        with contextlib.suppress(IndexStoreError):
            manifest = read_manifest(folder)
            if manifest.proven_corpus == base:
                lack = _lack(manifest, refusals[0] if folder != folders[0] else None)
                return OpenIndex(RulingStore(folder), _told(f"Your own documents at {corpora.own} {lack}", folders[0]))
    if strict:
        raise refusals[0]
    return OpenIndex(RulingStore(folders[0]))


def is_index_of(folder: Path, corpora: Corpora) -> bool:
    """Whether the index at ``folder`` can be read, and was built from corpora as they are.

    :raises InputFileError: if a file of the corpora can't be read.
    """
    with contextlib.suppress(IndexStoreError), contextlib.closing(open_version(folder)) as version:
        return version.manifest.corpus_sha256 == found_hash(corpora.folders)
    return False


def _held_only_more(folder: Path, found: str | None) -> bool:
    """Whether an index is of the corpus found and of documents that the user has taken away since: then nobody misses it."""
    with contextlib.suppress(IndexStoreError), contextlib.closing(open_version(folder)) as version:
        return not version.manifest.encoder.is_chosen and version.manifest.proven_corpus == found
    return False


def _lack(manifest: Manifest, refusal: IndexStoreError | None) -> str:
    """What an index lacks of the user's own documents; ``refusal`` is why the index that holds them is not read, where there is one."""
    if refusal:
        return f"are not searched ({refusal.cause})"
    return "have changed and are searched as they were" if manifest.base_sha256 else "are not searched yet"


def _told(why: str, index: Path) -> str:
    """A notice: why, in a sentence without its end, and what mends it."""
    return f"{why[0].upper()}{why[1:]}; run '{how_to_build(index)}'."


def _is_of_this_release(manifest: Manifest, encoder: Path) -> bool:
    """Whether a build with the shipped encoder would make the index again. One with an encoder that somebody chose is what he wants."""
    if manifest.encoder.is_chosen:
        return True
    made_of = (manifest.made_by, manifest.encoder.sha256, manifest.learnt)
    try:
        return made_of == (MADE_BY, read_facts(encoder).sha256, read_learnt(encoder))
    except IndexStoreError:  # the shipped encoder is damaged: then this index is the better one
        return True


def found_hash(folders: Sequence[Path]) -> str | None:
    """The hash of corpus folders, with which an index of them is stamped; None where the first is no folder.

    :raises InputFileError: if a file can't be read.
    """
    try:
        is_there = is_folder(folders[0])
    except OSError as error:
        raise unreadable(error) from None
    return corpus_hash(folders, user_cache() / "hashed") if is_there else None
