"""Whole files of questions: read as a stream, answered in order on every core, written row by row, resumable after a kill.

A row that can't be read or answered becomes a result row with ``status`` "error"; the file goes on. ``questions`` reads, out of ``lines``
and ``columns``; ``workers`` shares the rows out between processes, ``rows`` says what a result row holds, ``results`` writes, ``watch``
sees who else does, ``record`` knows what a run before was given; what an answer is, is not decided here.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from judge.answers import Answer, Usual
from judge.api import Judge
from judge.batch.columns import Unused
from judge.batch.lines import STDIO
from judge.batch.questions import Row, count_questions, read_questions
from judge.batch.results import Results, check_apart, open_results
from judge.batch.rows import CSV_COLUMNS, ResultRow, fields_named
from judge.errors import IndexStoreError, JudgeError, WorkerError

__all__ = [
    "CSV_COLUMNS",
    "STDIO",
    "ResultRow",
    "Results",
    "Row",
    "Unused",
    "answer_row",
    "answer_rows",
    "check_apart",
    "count_questions",
    "fields_named",
    "given_up",
    "open_results",
    "read_questions",
]


def answer_rows(
    judge: Judge,
    rows: Iterable[Row],
    *,
    game: str | None = None,
    doc: str | None = None,
    as_of: str | None = None,
    k: int = 5,
    rulings_only: bool = False,
    usual: Usual | None = None,
    jobs: int | None = None,
) -> Generator[Answer, None, None]:
    """The answers to rows, in their order, each as :func:`answer_row` gives it; memory stays flat however many there are.

    Where there are more than a few, processes answer them that open the index of ``judge`` as well; closing the iterator ends them.
    A process that dies is replaced and its rows are asked again; a row at which worker after worker died becomes an error row.
    The rows are read ahead in a thread, an answer waits for no later row. No ``if __name__ == "__main__"`` is needed.

    :param jobs: how many processes answer at once: one for each core that may be used where None, only this one where 1.
    :raises IndexStoreError: if the index itself can't be used.
    :raises WorkerError: if processes can't be started, or die again and again; the answers before their rows have been given by then.
    :raises JudgeError: if ``jobs`` is not positive.
    """
    from judge.processes.crew import in_order

    work = partial(answer_row, judge, game=game, doc=doc, as_of=as_of, k=k, rulings_only=rulings_only, usual=usual)
    return in_order(work, rows, jobs, given_up)


def answer_row(
    judge: Judge,
    row: Row,
    *,
    game: str | None,
    doc: str | None,
    as_of: str | None,
    k: int,
    rulings_only: bool = False,
    usual: Usual | None = None,
) -> Answer:
    """The answer to one row; whatever is wrong with the row is in its ``error``. The row's own game and date go before the command's.

    :raises IndexStoreError: if the index itself can't be used: no row could be answered.
    """
    if row.error:
        return Answer(row.question, "error", 0.0, error=row.error)
    try:
        return judge.ask(
            row.question,
            game=row.game or game,
            doc=doc,
            as_of=row.as_of or as_of,
            k=k,
            rulings_only=rulings_only,
            usual=usual,
        )
    except IndexStoreError:
        raise
    except JudgeError as error:
        return Answer(row.question, "error", 0.0, error=str(error))


def given_up(row: Row, death: WorkerError) -> Answer:
    """What a row becomes at which worker after worker died."""
    return Answer(
        row.question, "error", 0.0, error=f"{death.cause} at this row, and those that were started in its place"
    )
