"""Whole files of questions: read as a stream, answered in order, written row by row, resumable after a kill.

A row that can't be read or answered becomes a result row with ``status`` "error"; the file goes on. ``questions`` reads, ``results``
writes; what an answer is, is not decided here.
"""

from __future__ import annotations

from judge.answers import Answer
from judge.api import Judge
from judge.batch.questions import STDIO, Row, read_questions
from judge.batch.results import CSV_COLUMNS, ResultFile
from judge.errors import IndexStoreError, JudgeError

__all__ = ["CSV_COLUMNS", "STDIO", "ResultFile", "Row", "answer_row", "read_questions"]


def answer_row(
    judge: Judge,
    row: Row,
    *,
    game: str | None,
    doc: str | None,
    as_of: str | None,
    k: int,
    rulings_only: bool = False,
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
        )
    except IndexStoreError:
        raise
    except JudgeError as error:
        return Answer(row.question, "error", 0.0, error=str(error))
