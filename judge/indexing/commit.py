"""How a new version of an index comes into its place: prepared out of sight, put there in one step, the older ones cleared away."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from judge.files.locked import locked
from judge.files.whole import clear_unfinished, sync, sync_folder, unfinished, write_whole
from judge.store.encoder_files import FACTS, FILES
from judge.store.learnt import LEARNT
from judge.store.locations import CURRENT, MANIFEST
from judge.store.manifest import DATABASE, ENCODER, VECTORS, WORDS, Manifest, encoded, version_name
from judge.store.version import clear_versions

LOCK = ".lock"


@contextlib.contextmanager
def being_built(place: Path, waiting: Callable[[str], None] | None) -> Iterator[Path]:
    """A fresh folder for the files of a version, while no other process builds at ``place``. What is not committed is removed.

    :param waiting: told in a sentence who builds there, before this process waits for it; where None nobody waits.
    :raises InputFileError: if another process builds there and nobody waits.
    :raises OSError: if the folder can't be written.
    """
    place.mkdir(parents=True, exist_ok=True)
    with locked(place / LOCK, "judge build", waiting):
        clear_unfinished(place)
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
    if (place / name).exists():  # of the same content; perhaps damaged, and perhaps read by somebody
        (place / name).rename(unfinished(place / name))
    fresh.rename(place / name)
    sync_folder(place)
    write_whole(place / CURRENT, f"{name}\n".encode())
    with contextlib.suppress(OSError):
        _clear_older_layout(place, manifest)
        clear_versions(place)
        clear_unfinished(place)


def _clear_older_layout(place: Path, manifest: Manifest) -> None:
    """Remove the files that judges before versions laid in the place itself, and what their builds left when they were killed."""
    for name in (MANIFEST, DATABASE, VECTORS, WORDS):
        (place / name).unlink(missing_ok=True)
    for left in place.glob(".building-*"):
        shutil.rmtree(left, ignore_errors=True)
    if manifest.encoder_folder == ENCODER and (place / ENCODER).is_dir():
        for name in {FACTS, LEARNT, *(name for files in FILES.values() for name in files)}:
            (place / ENCODER / name).unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # somebody keeps something else there
            (place / ENCODER).rmdir()
