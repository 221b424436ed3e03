"""One ``judge eval`` held against an earlier one: what each headline figure became, and every question that changed sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from judge.errors import InputFileError

# Each headline figure: what it is called, and where it stands in the output of ``judge eval --json``.
HEADLINES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("recall@1", ("overall", "recall@1")),
    ("recall@3", ("overall", "recall@3")),
    ("recall@5", ("overall", "recall@5")),
    ("MRR", ("overall", "mrr")),
    ("nDCG@10", ("overall", "ndcg@10")),
    ("recall@1 where a ruling answers", ("by_kind", "ruling", "recall@1")),
    ("recall@1 where only base rules answer", ("by_kind", "base rule", "recall@1")),
    ("AUROC", ("abstention", "auroc")),
    ("AUROC of a right first ruling", ("abstention", "auroc_right")),
    ("all questions answered", ("risk_coverage", "shipped", "coverage")),
    ("unanswerable refused", ("abstention", "unanswerable_refused")),
    ("answerable answered", ("abstention", "answerable_answered")),
    ("of the answerable answered, right", ("abstention", "answered_right")),
    ("of all answered, right", ("abstention", "precision")),
    ("AURC (lower is better)", ("risk_coverage", "aurc")),
    ("Brier score (lower is better)", ("calibration", "brier")),
    ("calibration error (lower is better)", ("calibration", "ece")),
    ("answering point right", ("point_right",)),
    ("parts right", ("parts_right",)),
    ("p50 milliseconds (lower is better)", ("latency", "p50_ms")),
)


class OutcomeRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question's outcome in short: the first five ids, and whether the first is right (answered or not).

    With them a later run can be compared question by question.
    """

    q: str
    style: str
    gold: tuple[str, ...]
    ids: tuple[str, ...]
    confidence: float
    status: str
    right: bool
    point: int
    game: str | None = None
    as_of: str | None = None
    base: tuple[str, ...] = ()


class FigureChange(msgspec.Struct, frozen=True):
    """A headline figure before and now; null where it wasn't measured, and then without a difference."""

    figure: str
    before: float | None
    after: float | None
    difference: float | None


class QuestionChange(msgspec.Struct, frozen=True):
    """A question that changed sides. ``better`` says whether that is good, ``relabelled`` whether its gold rulings changed too."""

    q: str
    style: str
    answerable: bool
    better: bool
    relabelled: bool
    first_before: str | None
    first_after: str | None
    confidence_before: float
    confidence_after: float
    right_before: bool
    right_after: bool


class RunComparison(msgspec.Struct, frozen=True):
    """What became of each figure and question since the run whose output is ``previous``.

    A question may stand in two lists: its first ruling and the decision to answer are apart. ``only_before`` and ``only_after`` are the
    questions that only one run asked; the figures are over all that each asked.
    """

    previous: str
    figures: tuple[FigureChange, ...]
    wrong_to_right: tuple[QuestionChange, ...]
    right_to_wrong: tuple[QuestionChange, ...]
    refused_to_answered: tuple[QuestionChange, ...]
    answered_to_refused: tuple[QuestionChange, ...]
    only_before: tuple[str, ...]
    only_after: tuple[str, ...]


class Run(msgspec.Struct, frozen=True):
    """A run of ``judge eval`` as far as it is compared: its output as JSON gives it, and the outcomes in it."""

    figures: dict[str, Any]
    outcomes: tuple[OutcomeRow, ...]


def read_run(path: Path) -> Run:
    """An earlier output of ``judge eval FILE --json``.

    :raises InputFileError: if the file can't be read, is no such output, or is one from before outcomes were written.
    """
    fix = "give what 'judge eval FILE --json' wrote"
    try:
        found = msgspec.json.decode(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise InputFileError(f"can't read {path} ({error.strerror})", fix) from None
    except ValueError as error:  # no UTF-8, or no JSON
        raise InputFileError(f"{path} is no JSON ({error})", fix) from None
    if not isinstance(found, dict) or not {"overall", "abstention"} <= set(found):
        raise InputFileError(f"{path} is no output of judge eval", fix)
    if "outcomes" not in found:
        raise InputFileError(
            f"{path} was written by an older judge eval, which kept no outcomes",
            "write it anew: judge eval FILE --json",
        )
    try:
        return Run(found, msgspec.convert(found["outcomes"], tuple[OutcomeRow, ...]))
    except msgspec.ValidationError as error:
        raise InputFileError(f"{path} is no output of judge eval (outcomes: {error})", fix) from None


def compare(before: Run, after: Run, previous: str) -> RunComparison:
    """What changed from one run to another; ``previous`` is what the earlier is called. Questions are in the later run's order."""
    old, new = _keyed(before.outcomes), _keyed(after.outcomes)
    both = [(old[key], row) for key, row in new.items() if key in old]
    return RunComparison(
        previous,
        figures=tuple(_difference(name, _figure(before, path), _figure(after, path)) for name, path in HEADLINES),
        wrong_to_right=_changes((b, a, True) for b, a in both if a.right and not b.right),
        right_to_wrong=_changes((b, a, False) for b, a in both if b.right and not a.right),
        # Answering is good where the first ruling is right; refusing is, where it would have been wrong.
        refused_to_answered=_changes((b, a, a.right) for b, a in both if _is_answered(a) and not _is_answered(b)),
        answered_to_refused=_changes((b, a, not b.right) for b, a in both if _is_answered(b) and not _is_answered(a)),
        only_before=tuple(row.q for key, row in old.items() if key not in new),
        only_after=tuple(row.q for key, row in new.items() if key not in old),
    )


def _keyed(rows: Iterable[OutcomeRow]) -> dict[tuple[object, ...], OutcomeRow]:
    """The rows by what was asked. One question under other filters is another; asked twice alike, it is told apart by its turn."""
    turns: Counter[tuple[object, ...]] = Counter()
    keyed: dict[tuple[object, ...], OutcomeRow] = {}
    for row in rows:
        asked = (row.q, row.game, row.as_of)
        turns[asked] += 1
        keyed[(*asked, turns[asked])] = row
    return keyed


def _changes(pairs: Iterable[tuple[OutcomeRow, OutcomeRow, bool]]) -> tuple[QuestionChange, ...]:
    return tuple(
        QuestionChange(
            q=after.q,
            style=after.style,
            answerable=bool(after.gold or after.base),
            better=better,
            relabelled={*before.gold, *before.base} != {*after.gold, *after.base},
            first_before=before.ids[0] if before.ids else None,
            first_after=after.ids[0] if after.ids else None,
            confidence_before=before.confidence,
            confidence_after=after.confidence,
            right_before=before.right,
            right_after=after.right,
        )
        for before, after, better in pairs
    )


def _is_answered(row: OutcomeRow) -> bool:
    return row.status == "answered"


def _figure(run: Run, path: tuple[str, ...]) -> float | None:
    """The number at ``path`` of a run's output; None where it has none, as outputs of other versions may."""
    found: Any = run.figures
    for key in path:
        found = found.get(key) if isinstance(found, dict) else None
    return float(found) if isinstance(found, (int, float)) and not isinstance(found, bool) else None


def _difference(name: str, before: float | None, after: float | None) -> FigureChange:
    return FigureChange(name, before, after, None if before is None or after is None else round(after - before, 4))
