"""What Ray's actors do: answer rows of a table, or a whole shard, which they put in its place themselves.

The questions are answered by a process that the actor starts and listens to: one that dies is replaced, and a question at which three died
becomes an error row, as in a batch on one machine. Ray replaces actors, and asks again what they were at.
"""

from __future__ import annotations

import gc
import io
import platform
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from judge.answers import Answer
from judge.api import Judge
from judge.batch import CSV_COLUMNS, answer_row, given_up
from judge.batch.questions import Row
from judge.batch.rows import Layout, flat
from judge.errors import IndexStoreError, JudgeError
from judge.fleet.place import Place
from judge.fleet.shards import Shard
from judge.fleet.sources import row_of
from judge.processes.crew import Crew

_WHOLE_NUMBERS = ("point", "row")


@dataclass(frozen=True)
class Opening:
    """How a machine of the fleet opens its judge, and what tells that it is the one that was meant."""

    index: str | None
    corpus: str | None
    fingerprint: str
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, judge: Judge, index: str | Path | None, corpus: str | Path | None, options: dict[str, Any]) -> Opening:
        """Opened as ``judge`` was."""
        at = [str(Path(given).absolute()) if given else None for given in (index, corpus)]
        return cls(at[0], at[1], judge.fingerprint(), options)

    def open(self) -> Judge:
        """The judge of this machine.

        :raises IndexStoreError: if it can't be opened, or is another.
        """
        judge = Judge.open(self.index, self.corpus)
        if judge.fingerprint() != self.fingerprint:
            raise IndexStoreError(
                f"the index or corpus of {platform.node()} is another than where the run began",
                "give all machines the same",
            )
        return judge


class _Answering:
    """Answers rows in a process of its own, started with the first."""

    def __init__(self, opening: Opening) -> None:
        self._opening = opening
        self._crew: Crew[Row, Answer] | None = None
        gc.enable()

    def answers(self, rows: tuple[Row, ...]) -> Iterator[Answer]:
        """The answers to rows, in their order.

        :raises IndexStoreError: if the index can't be used.
        :raises WorkerError: if process after process dies.
        """
        if self._crew is None:
            work = partial(answer_row, self._opening.open(), **self._opening.options)
            self._crew = Crew(work, Row(0, "is everything there that a question needs?"), 1, given_up)
            self._crew.wait()
        return self._crew.work_off(iter(rows))


class RowAnswering:
    """Answers the rows of tables: for :func:`judge.fleet.answer`."""

    def __init__(self, opening: Opening, question: str) -> None:
        self._answering = _Answering(opening)
        self._question = question

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        """The batch, with the columns of its answers."""
        from judge.fleet import PREFIX

        count = len(batch[self._question])
        filters = {name: batch[name].tolist() for name in ("game", "as_of") if name in batch}
        asked = batch[self._question].tolist()
        rows = tuple(
            row_of(n + 1, asked[n], {name: values[n] for name, values in filters.items()}) for n in range(count)
        )
        found = [flat(answer, n) for n, answer in enumerate(self._answering.answers(rows), 1)]
        table = _table(found, tuple(name for name in CSV_COLUMNS if name not in ("question", "row")))
        return {**batch, **{PREFIX + name: table.column(name).to_numpy() for name in table.column_names}}


class ShardAnswering:
    """Answers whole shards, and puts them in their place, unless they are there."""

    def __init__(self, opening: Opening, place: Place, layout: Layout) -> None:
        self._answering = _Answering(opening)
        self._place = place
        self._layout = layout

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        """What became of the shards; a failure is in it as what :func:`failure_of` reads, since Ray would ask again or wrap it."""
        return {
            "done": [msgspec.json.encode(self._done(msgspec.json.decode(data, type=Shard))) for data in batch["shard"]]
        }

    def _done(self, shard: Shard) -> Done:
        try:
            if mark := self._place.whole(shard):
                return Done(shard.number, mark.outcomes, is_from_before=True)
            answers = list(self._answering.answers(shard.rows))
            outcomes: dict[str, int] = dict(Counter(answer.status for answer in answers))
            self._place.put(shard, self._written(answers, shard.first), outcomes)
        except JudgeError as error:
            return Done(shard.number, failure=(type(error).__name__, error.cause, error.fix))
        return Done(shard.number, outcomes)

    def _written(self, answers: list[Answer], first: int) -> bytes:
        if self._place.ending != ".parquet":
            lines = (self._layout.line(answer, row) for row, answer in enumerate(answers, first))
            return (self._layout.head + "".join(lines)).encode()
        from pyarrow import parquet

        file = io.BytesIO()
        table = _table(
            [flat(answer, row) for row, answer in enumerate(answers, first)], self._layout.fields or CSV_COLUMNS
        )
        parquet.write_table(table, file, compression="zstd")
        return file.getvalue()


class Done(msgspec.Struct, frozen=True):
    """What became of a shard: its statuses counted, or the failure that ends the run (kind, cause, fix)."""

    number: int
    outcomes: dict[str, int] = {}
    is_from_before: bool = False
    failure: tuple[str, str, str] | None = None


def _table(rows: list[dict[str, Any]], names: tuple[str, ...]) -> Any:
    """Rows as a table of these columns, which have the same types whatever is in them."""
    import pyarrow

    types = {name: pyarrow.int64() for name in _WHOLE_NUMBERS} | {"confidence": pyarrow.float64()}
    schema = pyarrow.schema([(name, types.get(name, pyarrow.string())) for name in names])
    return pyarrow.Table.from_pylist([{name: row[name] for name in names} for row in rows], schema)
