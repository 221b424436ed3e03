"""The databases in which the rulings of an index stand, asked together: those of its parts, or the one of an index that is not in parts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from judge.store.database import Rows, open_database, open_summed
from judge.store.manifest import PARTS_FROM_VERSION, Manifest, starts


class RulingParts:
    """Asks one database after the other, in the corpus's order.

    :ivar summed: the database in which stands what is summed up over all of them; the only one where there is one.
    :ivar firsts: of each the number of its first ruling, and behind the last their count.
    """

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        """Open the databases of a version.

        :raises IndexStoreError: if one is none or disagrees with the manifest.
        """
        if manifest.parts:
            self.summed = open_summed(folder)
            self.databases = [open_database(folder / PARTS_FROM_VERSION / part.name, part) for part in manifest.parts]
            self.firsts = starts(part.rulings for part in manifest.parts)
        else:
            self.summed = open_database(folder, manifest)
            self.databases, self.firsts = [self.summed], [0, manifest.rulings]

    @property
    def count(self) -> int:
        """How many rulings there are."""
        return self.firsts[-1]

    def each(self, query: str, values: Sequence[object] = ()) -> Iterator[tuple[int, Rows]]:
        """What each database gives, and the number of its first ruling; the next is asked when the one before was looked at."""
        for first, database in zip(self.firsts, self.databases, strict=False):
            yield first, database.execute(query, values)

    def rows(self, query: str, values: Sequence[object] = ()) -> Iterator[tuple[Any, ...]]:
        """The rows that all databases give, one behind the other."""
        return (row for _, rows in self.each(query, values) for row in rows)

    def numbers(self, query: str, values: Sequence[object] = ()) -> Iterator[int]:
        """The rulings that a query for their numbers finds."""
        return (first + n for first, rows in self.each(query, values) for (n,) in rows)

    def of(self, n: int, query: str) -> Any:
        """The first row that a query for one number gives in the database of a ruling; None for none."""
        place = min(max(bisect_right(self.firsts, n) - 1, 0), len(self.databases) - 1)
        return self.databases[place].execute(query, (n - self.firsts[place],)).fetchone()

    def close(self) -> None:
        """Let go of all files."""
        for database in {id(each): each for each in (self.summed, *self.databases)}.values():
            database.close()
