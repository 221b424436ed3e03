"""The index's SQLite file, opened for reading: a damaged page is told as what it is. Which rows it holds is `ruling_table`."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judge.errors import IndexStoreError
from judge.sharing import at_work, once_a_process
from judge.store.manifest import BUILD, DATABASE, Manifest, PartFacts, unread


class Rows(list[tuple[Any, ...]]):
    """What a query gave, read to its end; asked for as a cursor is."""

    def fetchone(self) -> Any:
        """The first row; None for none."""
        return self[0] if self else None

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Every row."""
        return self


class Database:
    """A database that is only read, by any thread, and by processes forked from the one that opened it.

    One connection a process: it reads a file that is never written in place (``immutable``), so it takes no locks on it and holds no
    transaction. SQLite itself would serve several threads at once (``sqlite3.threadsafety`` 3), but Python 3.12 and 3.13 hand the same
    prepared statement to two of them and mix up their rows (python/cpython#118172): so a query and all its rows are one turn.
    A forked process opens the file again, as SQLite demands: two processes would move one place in it.
    """

    def __init__(self, path: Path) -> None:
        """Open a database.

        :raises sqlite3.DatabaseError: if there is none that can be opened.
        """
        self._path = path
        self._file = _identity(path)
        self._opened  # noqa: B018 - so that a missing file is told here

    @once_a_process
    def _opened(self) -> tuple[sqlite3.Connection, threading.RLock]:
        """The connection of this process, and the lock that its threads take in turn; re-entrant, since a signal's handler may ask."""
        if _identity(self._path) != self._file:
            raise IndexStoreError(
                f"{self._path} was replaced after it was opened, and this process forked",
                "open a Judge in this process",
            )
        address = f"{self._path.resolve().as_uri()}?mode=ro&immutable=1"
        return sqlite3.connect(address, uri=True, check_same_thread=False), threading.RLock()

    def execute(self, query: str, values: Sequence[object] = ()) -> Rows:
        """The rows that a query gives.

        :raises IndexStoreError: if it meets a damaged page, or the file was replaced before this process was forked.
        """
        connection, turn = self._opened
        with at_work, turn:
            try:
                return Rows(connection.execute(query, values))
            except sqlite3.DatabaseError as error:  # a damaged page shows only when it is read
                raise IndexStoreError(f"the index's {DATABASE} is damaged ({error})", BUILD) from None

    def close(self) -> None:
        """Let go of the file, so that it may be replaced on every platform. Nothing can be read from then on."""
        self._opened[0].close()


def _identity(path: Path) -> tuple[int, ...] | None:
    """What tells a file from another put in its place; None where there is none."""
    with contextlib.suppress(OSError):
        found = os.stat(path)
        return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
    return None


def open_database(folder: Path, manifest: Manifest | PartFacts) -> Database:
    """Open the database of an index folder, or of a part's, read-only and hold its counts against the manifest.

    :raises IndexStoreError: if the file is no database or disagrees with the manifest; later from every read of a damaged page.
    """
    return _opened(folder / DATABASE, (manifest.rulings, manifest.passages))


def open_summed(folder: Path) -> Database:
    """Open the database of an index in parts read-only, in which stands what is summed up over them: no ruling, and no passage.

    :raises IndexStoreError: as of :func:`open_database`.
    """
    return _opened(folder / DATABASE, (0, 0))


def _opened(path: Path, expected: tuple[int, int]) -> Database:
    try:
        with path.open("rb"):  # SQLite does not tell why it can't
            pass
        database = Database(path)
        # Both are numbered from 0 without a gap: the last number tells how many there are, and no row is looked at for it.
        counts = (
            database.execute("SELECT coalesce(max(n), -1) + 1 FROM rulings").fetchone()[0],
            database.execute("SELECT coalesce(max(n), -1) + 1 FROM passages").fetchone()[0],
        )
    except OSError as error:
        raise unread(path, error) from None
    except (sqlite3.DatabaseError, IndexStoreError):
        raise IndexStoreError(f"{path} is no index database", BUILD) from None
    if counts != expected:
        raise IndexStoreError(
            f"{path} holds {counts[0]} rulings and {counts[1]} passages where {expected[0]} and {expected[1]} belong",
            BUILD,
        )
    return database
