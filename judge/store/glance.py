"""What an index holds, by name: for completing what is typed, which has no time for more than SQLite and reads no manifest.

What is read is not held against a corpus: a name that is out of date does no harm where it is only proposed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from judge.files.looking import read_file
from judge.store.locations import CURRENT, MANIFEST

FILE = "rulings.sqlite"
PARTS_FROM_VERSION = "../parts"

Named = list[tuple[str, str]]  # a name, and what it stands for in a few words


class Glance:
    """The names in an index. Every reading raises :class:`sqlite3.Error` where the database is damaged."""

    def __init__(self, place: Path) -> None:
        """Open the index at ``place``.

        :raises OSError: if there is none.
        :raises sqlite3.Error: if it holds no database of rulings.
        """
        self.place = place
        version = place / read_file(place / CURRENT).decode("utf-8", "replace").strip()
        self._database = _opened(version / FILE)
        self._parts = [self._database]  # in which rulings and names stand
        if self._database.execute("SELECT id FROM rulings LIMIT 1").fetchone() is None:
            import json  # which a small index has no time for

            parts = json.loads(read_file(version / MANIFEST)).get("parts", ())
            self._parts = [_opened(version / PARTS_FROM_VERSION / part["name"] / FILE) for part in parts]

    def _rows(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return [row for part in self._parts for row in part.execute(query, values)]

    def documents(self, game: str | None = None) -> Named:
        """The id of each document, and its title; of a game, where given."""
        return self._database.execute(
            "SELECT id, title FROM documents WHERE ?1 IS NULL OR game = ?1 ORDER BY n", (game,)
        ).fetchall()

    def own_games(self) -> Named:
        """The id of each game of the user's own, and its name."""
        return self._database.execute(
            f"""SELECT DISTINCT game, {_field("game_name")} FROM documents
            WHERE {_field("game_name")} IS NOT NULL ORDER BY n"""
        ).fetchall()

    def entries(self, doc: str | None = None, game: str | None = None) -> Named:
        """The id of each entry, and its title; of a document and a game, each where given."""
        return self._rows(f"SELECT id, title FROM rulings WHERE {_AMONG} ORDER BY n", (game, doc))

    def points(self, entry: str) -> list[str]:
        """The text of each point of an entry, in order; none of an unknown entry."""
        rows = self._rows(
            f"""SELECT json_extract(point.value, '$.text')
            FROM (SELECT {_field("points")} AS points FROM rulings WHERE id = ?) AS entry, json_each(entry.points) AS point
            ORDER BY point.key""",
            (entry,),
        )
        return [text for (text,) in rows]

    def sections(self, doc: str | None = None, game: str | None = None) -> Named:
        """Each section, and the titles of the entries that bear it; of a document and a game, each where given."""
        titles: dict[str, list[str]] = {}
        query = f"SELECT section, title FROM rulings WHERE section IS NOT NULL AND {_AMONG} ORDER BY n"
        for section, title in self._rows(query, (game, doc)):
            titles.setdefault(section, []).append(title)
        return [(section, " / ".join(of_it)) for section, of_it in titles.items()]

    def cards(self, game: str | None = None) -> list[str]:
        """The name of each card that has an entry or that one names, in order; of a game, where given."""
        rows = self._rows(
            """SELECT DISTINCT name FROM names WHERE kind IN ('card', 'mention')
            AND (?1 IS NULL OR ruling IN (SELECT n FROM rulings WHERE game = ?1)) ORDER BY name COLLATE NOCASE""",
            (game,),
        )
        names = [name for (name,) in rows]
        return names if len(self._parts) == 1 else sorted({*names}, key=str.lower)


def _opened(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro&immutable=1", uri=True)


def first_readable(folders: Iterable[Path]) -> Glance | None:
    """The first of some indexes that can be read; None where there is none."""
    for folder in folders:
        try:
            return Glance(folder)
        except (OSError, ValueError, sqlite3.Error):
            continue
    return None


_AMONG = "(?1 IS NULL OR game = ?1) AND (?2 IS NULL OR doc = ?2)"


def _field(name: str) -> str:
    """A field of a row's JSON, in SQL: quicker than to decode every row. Rows hold text as a blob, which SQLite's functions refuse."""
    return f"json_extract(CAST(json AS TEXT), '$.{name}')"
