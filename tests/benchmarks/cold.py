"""What the measurements on documents that nothing was trained on have in common: their figures, and a table of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judge.evaluation.figures import evaluate
from judge.evaluation.labelled import QuestionOutcome

TOGETHER = "together"


class ColdFigures(msgspec.Struct, frozen=True):
    """How a document's questions fare; each share None where there is no question to take it over.

    :ivar right_first: the share of the answerable questions with something right first, answered or not.
    :ivar among_five: the same among the first five.
    :ivar answered_and_right: the share of the answerable questions that are answered, and begin with what is right.
    :ivar refused: the share of the unanswerable questions that are refused.
    :ivar precision: of all questions that are answered, the share that begins with what is right.
    """

    answerable: int
    right_first: float | None
    among_five: float | None
    answered_and_right: float | None
    unanswerable: int
    refused: float | None
    precision: float | None


def cold_figures(outcomes: Sequence[QuestionOutcome]) -> ColdFigures:
    """The figures over at least one outcome."""
    found = evaluate(outcomes)
    answerable = [o for o in outcomes if o.row.answered_by]
    given = sum(o.is_answered and o.is_right for o in answerable)
    return ColdFigures(
        answerable=len(answerable),
        right_first=found.overall.recall_at_1 if answerable else None,
        among_five=found.overall.recall_at_5 if answerable else None,
        answered_and_right=given / len(answerable) if answerable else None,
        unanswerable=found.abstention.unanswerable,
        refused=found.abstention.unanswerable_refused,
        precision=found.abstention.precision,
    )


def table(documents: Mapping[str, Sequence[QuestionOutcome]]) -> Iterator[str]:
    """A line for each document by its name, below a line of heads; of several documents also one for all together."""
    rows = dict(documents)
    if len(rows) > 1:
        rows[TOGETHER] = [outcome for outcomes in documents.values() for outcome in outcomes]
    heads = (
        "answerable",
        "right first",
        "among five",
        "answered and right",
        "unanswerable",
        "refused",
        "right of answered",
    )
    yield "  ".join((f"{'document':22}", *heads))
    for name, outcomes in rows.items():
        values = msgspec.structs.astuple(cold_figures(outcomes))
        yield "  ".join((f"{name:22}", *(f"{_cell(v):>{len(head)}}" for head, v in zip(heads, values, strict=True))))


def _cell(value: float | None) -> str:
    if value is None:
        return "-"
    return str(value) if isinstance(value, int) else f"{value:.3f}"
