"""Labelled questions, and what came back for each: what every figure of ``judge eval`` is made from.

The file format is JSON lines: ``q``, ``gold`` (ids; empty where nothing answers), ``style``; ``game`` and ``as_of`` are filters that
the asker gave; ``base`` (optional) are base rules that answer as well, as ids or by number (``vs-system:A8.2``); ``points`` (optional)
labels the answering points of the first id of ``gold``, ``parts`` (optional) what each part of a question that asks several things at
once should find. Other fields are ignored.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from judge.answers import Answer
from judge.api import Judge
from judge.errors import InputFileError, JudgeError
from judge.evaluation.base_rules import base_rule_id

DEPTH = 10  # rulings looked at; MRR and nDCG are cut there


class LabelledPart(msgspec.Struct, frozen=True):
    """One of the things that a question asks: the rulings that answer it, its words, the answering points of its first gold ruling."""

    gold: tuple[str, ...]
    asks: str = ""
    points: tuple[int, ...] = ()


class Labelled(msgspec.Struct, frozen=True):
    """A row of a labelled question file. ``about`` is a label only, never a filter.

    :ivar gold: the ids of the entries that answer, the best first.
    :ivar base: base rules that answer as well, as the file names them; of an outcome, their ids.
    """

    q: str
    gold: tuple[str, ...]
    style: str = "all"
    game: str | None = None
    as_of: str | None = None
    about: str | None = None
    points: tuple[int, ...] = ()
    parts: tuple[LabelledPart, ...] = ()
    base: tuple[str, ...] = ()

    @property
    def answered_by(self) -> tuple[str, ...]:
        """Rulings and base rules that answer, the best first; empty where nothing does."""
        return tuple(dict.fromkeys((*self.gold, *self.base)))


class QuestionOutcome(msgspec.Struct, frozen=True):
    """What came back for a labelled question: ids best first, confidence, status, answering point of the first ruling.

    ``part_ids`` holds the first ruling of each part of the answer; the answer's own first where it was not parted.
    """

    row: Labelled
    ids: tuple[str, ...]
    confidence: float
    status: str
    point: int
    seconds: float
    part_ids: tuple[str, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether what was found first is right, answered or not; never so where nothing answers."""
        return bool(self.ids) and self.ids[0] in self.row.answered_by

    @property
    def is_answered(self) -> bool:
        """Whether the judge answered rather than refused; a question that could not be asked was not answered."""
        return self.status == "answered"


def read_labelled(path: Path) -> list[Labelled]:
    """The rows of a labelled question file.

    :raises InputFileError: if the file can't be read, or a row is malformed (its line is named).
    """
    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise InputFileError(
            f"can't read {path} ({reason})", "give a labelled question file, JSON lines with 'q', 'gold', 'style'"
        ) from None
    rows = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                rows.append(msgspec.json.decode(line, type=Labelled))
            except msgspec.MsgspecError as error:
                raise InputFileError(
                    f"{path}:{number}: {error}", 'each row is {"q": ..., "gold": [ids], "style": ...}'
                ) from None
    if not rows:
        raise InputFileError(f"{path} holds no questions", "give JSON lines with 'q', 'gold', 'style'")
    return rows


def ask_all(judge: Judge, rows: Iterable[Labelled]) -> Iterator[QuestionOutcome]:
    """Put every labelled question to the judge, with the filters that its asker gave. One that can't be asked is an error among them.

    The rows of the outcomes name base rules by their ids.
    """
    rows = list(rows)
    known = {entry.id for entry in judge.entries()} if any(row.base for row in rows) else set()
    for given in rows:
        row = msgspec.structs.replace(given, base=tuple(base_rule_id(label, known) for label in given.base))
        start = time.perf_counter()
        try:
            answer: Answer | None = judge.ask(row.q, game=row.game, as_of=row.as_of, k=DEPTH)
        except JudgeError:
            answer = None
        seconds = time.perf_counter() - start
        if answer is None:
            yield QuestionOutcome(row, (), 0.0, "error", 0, seconds)
        else:
            yield QuestionOutcome(
                row,
                ids=tuple(view.id for view in answer.answers),
                confidence=answer.confidence,
                status=answer.status,
                point=answer.answers[0].point if answer.answers else 0,
                seconds=seconds,
                part_ids=tuple(part.answers[0].id for part in answer.parts or (answer,) if part.answers),
            )
