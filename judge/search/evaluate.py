"""Retrieval figures of a labelled question file: recall@k, MRR, abstention, speed (extra ``eval``: ir-measures, scikit-learn).

The file format is JSON lines: ``q``, ``gold`` (ids; empty where nothing answers), ``style``; ``game`` and ``as_of`` are filters that
the asker gave; ``points`` (optional) labels the answering points of the first gold ruling.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from judge.errors import InputFileError, JudgeError

if TYPE_CHECKING:
    from judge.answers import Answer
    from judge.api import Judge

DEPTH = 10  # rulings looked at; MRR is cut there


class Labelled(msgspec.Struct, frozen=True):
    """A row of a labelled question file. ``about`` is a label only, never a filter."""

    q: str
    gold: tuple[str, ...]
    style: str = "all"
    game: str | None = None
    as_of: str | None = None
    about: str | None = None
    points: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """What came back for a labelled question: ids best first, confidence, status, answering point of the first ruling."""

    row: Labelled
    ids: tuple[str, ...]
    confidence: float
    status: str
    point: int
    seconds: float


class Recall(msgspec.Struct, frozen=True):
    """Share of answerable questions with any gold ruling among the first 1, 3, 5; and mean reciprocal rank."""

    questions: int
    recall_at_1: float = msgspec.field(name="recall@1")
    recall_at_3: float = msgspec.field(name="recall@3")
    recall_at_5: float = msgspec.field(name="recall@5")
    mrr: float


class Abstention(msgspec.Struct, frozen=True):
    """How well answerable and unanswerable questions are told apart, at every threshold (AUROC) and at the shipped one.

    ``answered_right`` is the share of the answerable questions answered whose first ruling is right; ``precision`` that of all
    questions answered, the unanswerable ones counting as wrong.
    """

    answerable: int
    unanswerable: int
    auroc: float | None
    unanswerable_refused: float | None
    answerable_answered: float | None
    answered_right: float | None
    precision: float | None


class Evaluation(msgspec.Struct, frozen=True):
    """What ``judge eval`` reports; ``point_right`` is over questions with labelled points whose first ruling is right."""

    overall: Recall
    by_style: dict[str, Recall]
    abstention: Abstention
    point_right: float | None
    seconds_per_question: float
    wrong: tuple[Outcome, ...]


def read_labelled(path: Path) -> list[Labelled]:
    """:raises InputFileError: if the file can't be read, or a row is malformed (its line is named)."""
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


def ask_all(judge: Judge, rows: Iterable[Labelled]) -> Iterator[Outcome]:
    """Put every labelled question to the judge, with the filters that its asker gave."""
    for row in rows:
        start = time.perf_counter()
        try:
            answer: Answer | None = judge.ask(row.q, game=row.game, as_of=row.as_of, k=DEPTH)
        except JudgeError:
            answer = None
        seconds = time.perf_counter() - start
        if answer is None:
            yield Outcome(row, (), 0.0, "error", 0, seconds)
        else:
            point = answer.answers[0].point if answer.answers else 0
            yield Outcome(
                row, tuple(view.id for view in answer.answers), answer.confidence, answer.status, point, seconds
            )


def evaluate(outcomes: Sequence[Outcome]) -> Evaluation:
    """The figures over all outcomes.

    :raises JudgeError: if the metrics libraries are not installed, or there are no outcomes.
    """
    if not outcomes:
        raise JudgeError("there are no outcomes to evaluate", "ask a question first")
    answerable = [outcome for outcome in outcomes if outcome.row.gold]
    styles = sorted({outcome.row.style for outcome in answerable})
    right = [o for o in answerable if _is_right(o)]
    labelled = [o for o in right if o.row.points and o.ids[0] == o.row.gold[0]]
    return Evaluation(
        overall=recall([(o.row.gold, o.ids) for o in answerable]),
        by_style={style: recall([(o.row.gold, o.ids) for o in answerable if o.row.style == style]) for style in styles},
        abstention=_abstention(outcomes),
        point_right=_share(labelled, lambda o: o.point in o.row.points),
        seconds_per_question=sum(o.seconds for o in outcomes) / len(outcomes),
        wrong=tuple(o for o in answerable if not _is_right(o)),
    )


def recall(judged: Sequence[tuple[Sequence[str], Sequence[str]]]) -> Recall:
    """Success@1/3/5 and RR@10 by ir-measures, over (gold ids, ids found best first)."""
    try:
        import ir_measures
        from ir_measures import RR, Success
    except ImportError:
        raise JudgeError("figures need ir-measures and scikit-learn", "pip install 'rules-judge[eval]'") from None
    if not judged:
        return Recall(0, 0.0, 0.0, 0.0, 0.0)
    qrels = [ir_measures.Qrel(str(i), gold, 1) for i, (golds, _) in enumerate(judged) for gold in golds]
    run = [
        ir_measures.ScoredDoc(str(i), found, float(-place))
        for i, (_, ids) in enumerate(judged)
        for place, found in enumerate(ids)
    ]
    measures = [Success @ 1, Success @ 3, Success @ 5, RR @ DEPTH]
    # A question for which nothing was found has no line in the run; it counts as missed, so means are taken over all questions.
    totals = dict.fromkeys(measures, 0.0)
    for metric in ir_measures.iter_calc(measures, qrels, run):
        totals[metric.measure] += metric.value
    return Recall(len(judged), *(round(totals[measure] / len(judged), 4) for measure in measures))


def _is_right(outcome: Outcome) -> bool:
    return bool(outcome.ids) and outcome.ids[0] in outcome.row.gold


def _abstention(outcomes: Sequence[Outcome]) -> Abstention:
    yes = [o for o in outcomes if o.row.gold]
    no = [o for o in outcomes if not o.row.gold]
    auroc = None
    if yes and no:
        from sklearn.metrics import roc_auc_score

        auroc = round(float(roc_auc_score([1] * len(yes) + [0] * len(no), [o.confidence for o in (*yes, *no)])), 4)
    answered = [o for o in yes if o.status == "answered"]
    return Abstention(
        len(yes),
        len(no),
        auroc,
        _share(no, lambda o: o.status != "answered"),
        _share(yes, lambda o: o.status == "answered"),
        _share(answered, _is_right),
        _share([o for o in outcomes if o.status == "answered"], _is_right),
    )


def _share(outcomes: Sequence[Outcome], is_so: Callable[[Outcome], bool]) -> float | None:
    return round(sum(map(is_so, outcomes)) / len(outcomes), 4) if outcomes else None
