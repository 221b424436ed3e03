"""The database of an index: several threads read their own rows, a process that was forked reads the same file or none."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judge.errors import IndexStoreError
from judge.store.database import Database
from judge.store.locations import shipped
from judge.store.manifest import DATABASE
from tests.helpers.indexes import version

QUERY = "SELECT n, ?1 FROM passages WHERE n BETWEEN ?1 AND ?1 + 20"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    shutil.copy(version(shipped("index")) / DATABASE, tmp_path)
    return tmp_path / DATABASE


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads that take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("impatient")
def test_no_thread_gets_the_rows_of_anothers_query(path: Path) -> None:
    database = Database(path)

    def strays(first: int) -> int:
        wanted = [(n, first) for n in range(first, first + 21)]
        return sum(database.execute(QUERY, (first,)) != wanted for _ in range(500))

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(strays, range(8))) == [0] * 8


def test_another_process_opens_the_file_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(path)
    expected = database.execute(QUERY, (7,))
    path.rename(path.with_suffix(".kept"))
    assert database.execute(QUERY, (7,)) == expected  # what is open stays open
    path.with_suffix(".kept").rename(path)
    monkeypatch.setattr(os, "getpid", lambda: 1)
    assert database.execute(QUERY, (7,)) == expected


@pytest.mark.parametrize("change", ["removed", "replaced"])
def test_another_process_reads_no_other_file_in_its_place(
    path: Path, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(path)
    path.unlink()
    if change == "replaced":
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE passages (n)")
        other.close()
    monkeypatch.setattr(os, "getpid", lambda: 1)
    with pytest.raises(
        IndexStoreError, match="was replaced after it was opened, and this process forked; open a Judge"
    ):
        database.execute(QUERY, (7,))
