"""The index's SQLite file, opened for reading: a damaged page is told as what it is. Which rows it holds is `ruling_table`."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judge.errors import IndexStoreError
from judge.store.manifest import BUILD, DATABASE, Manifest


class _Cursor(sqlite3.Cursor):
    """A damaged page shows only when it is read: each reading step may find one."""

    def execute(self, *arguments: Any) -> _Cursor:
        with _damage_refused():
            return super().execute(*arguments)

    def fetchone(self) -> Any:
        with _damage_refused():
            return super().fetchone()

    def fetchall(self) -> list[Any]:
        with _damage_refused():
            return super().fetchall()

    def __next__(self) -> Any:
        with _damage_refused():
            return super().__next__()


class _Connection(sqlite3.Connection):
    def execute(self, *arguments: Any) -> _Cursor:
        cursor: _Cursor = self.cursor(_Cursor)
        return cursor.execute(*arguments)


@contextlib.contextmanager
def _damage_refused() -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise IndexStoreError(f"the index's {DATABASE} is damaged ({error})", BUILD) from None


def open_database(folder: Path, manifest: Manifest) -> sqlite3.Connection:
    """Open the database of an index folder read-only and hold its counts against the manifest.

    :raises IndexStoreError: if the file is no database or disagrees with the manifest; later from every read of a damaged page.
    """
    path = folder / DATABASE
    try:
        database = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, factory=_Connection)
        counts = (
            database.execute("SELECT count(*) FROM rulings").fetchone()[0],
            database.execute("SELECT count(*) FROM passages").fetchone()[0],
        )
    except (sqlite3.DatabaseError, IndexStoreError):
        raise IndexStoreError(f"{path} is no index database", BUILD) from None
    if counts != (manifest.rulings, manifest.passages):
        raise IndexStoreError(
            f"{path} holds {counts[0]} rulings and {counts[1]} passages where {manifest.rulings} and {manifest.passages} belong",
            BUILD,
        )
    return database
