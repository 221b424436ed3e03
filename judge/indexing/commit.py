"""How a new version of an index comes into its place: prepared out of sight, put there in one step, the older ones cleared away."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from judge.errors import IndexStoreError
from judge.files.locked import locked
from judge.files.whole import clear_unfinished, sync, sync_folder, unfinished, write_whole
from judge.store.encoder_files import files_hash, read_facts
from judge.store.locations import CURRENT, MANIFEST
from judge.store.manifest import ENCODER, Manifest, encoded, version_name
from judge.store.ours import (
    LAID_BY_OLDER,
    LOCK,
    OF_AN_ENCODER,
    check_place,
    is_manifest,
    is_older_build,
    is_prepared_here,
)
from judge.store.parts import clear_parts
from judge.store.version import clear_versions, open_version


@contextlib.contextmanager
def being_built(place: Path, waiting: Callable[[str], None] | None) -> Iterator[Path]:
    """A fresh folder for the files of a version, while no other process builds at ``place``. What is not committed is removed.

    :param waiting: told in a sentence who builds there, before this process waits for it; where None nobody waits.
    :raises InputFileError: if another process builds there and nobody waits, or the folder holds something and no index.
    :raises OSError: if the folder can't be written.
    """
    place.mkdir(parents=True, exist_ok=True)
    check_place(place)
    with locked(place / LOCK, "judge build", waiting):
        clear_unfinished(place, is_prepared_here, folders=True)
        fresh = unfinished(place / "version")
        fresh.mkdir()
        try:
            yield fresh
        finally:
            shutil.rmtree(fresh, ignore_errors=True)


def commit(fresh: Path, place: Path, manifest: Manifest) -> None:
    """Make the files in a folder of :func:`being_built` the index that is read at ``place``.

    :raises OSError: if it can't be written. The index is the one that it was, then.
    """
    raw = encoded(manifest)
    (fresh / MANIFEST).write_bytes(raw)
    for path in fresh.rglob("*"):
        sync(path)
    sync_folder(fresh)
    name = version_name(raw)
    # What is there already has the same content, and somebody may be about to open it: it stays where it is unless it is damaged.
    if not _is_whole(place, name):
        if (place / name).exists():
            (place / name).rename(unfinished(place / name))
        fresh.rename(place / name)
        sync_folder(place)
    write_whole(place / CURRENT, f"{name}\n".encode())
    with contextlib.suppress(OSError):
        _clear_older_layout(place, manifest)
        clear_versions(place)
        clear_parts(place)
        clear_unfinished(place, is_prepared_here, folders=True)


def _is_whole(place: Path, name: str) -> bool:
    """Whether a version is there, every byte of it as its manifest says."""
    try:
        open_version(place, name, afresh=True).close()
    except IndexStoreError:
        return False
    return True


def _clear_older_layout(place: Path, manifest: Manifest) -> None:
    """Remove the files that judges before versions laid in the place itself, and what their builds left when they were killed."""
    if is_manifest(place / MANIFEST):
        for name in LAID_BY_OLDER:
            (place / name).unlink(missing_ok=True)
    for left in place.iterdir():
        if is_older_build(left):
            shutil.rmtree(left, ignore_errors=True)
    if manifest.encoder_folder == ENCODER and _is_encoder(place / ENCODER):
        for name in OF_AN_ENCODER:
            (place / ENCODER / name).unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # somebody keeps something else there
            (place / ENCODER).rmdir()


def _is_encoder(folder: Path) -> bool:
    """Whether a folder holds a carried encoder, whole."""
    with contextlib.suppress(IndexStoreError):
        facts = read_facts(folder)
        return files_hash(folder, facts.kind) == facts.sha256
    return False
