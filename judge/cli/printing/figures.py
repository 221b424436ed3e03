"""Figures for the eye: groups of aligned lines, and what changed since an earlier run, question by question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from judge.cli.printing.columns import Column, folded
from judge.cli.printing.output import write_table
from judge.cli.printing.screen import line_width
from judge.cli.printing.text import say
from judge.evaluation.comparison import QuestionChange, RunComparison
from judge.evaluation.figures import Evaluation, Recall

_LABEL = 44  # columns
_NUMBER = 8
_NOTE = 12  # what stands behind the numbers, "of 10000", and the blanks around it

# The columns of tables, in the order of their importance.
_SCORES = (
    Column("questions"),
    *(Column(f"recall@{k}", head=f"recall @{k}") for k in (1, 3, 5)),
    Column("mrr"),
    Column("ndcg@10", head="ndcg @10"),
)
_BINS = tuple(Column(name, kept=True) for name in ("confidence", "questions", "mean", "right"))


def recall_rows(found: Evaluation) -> list[dict[str, Any]]:
    """Retrieval as flat rows: each style, all, then each document, whose rows have no style."""
    rows = [("style", *row) for row in (*found.by_style.items(), ("all", found.overall))]
    rows += [("document", *row) for row in found.by_document.items()]
    return [
        {"style": name if by == "style" else "", **_recall(r), "document": name if by == "document" else ""}
        for by, name, r in rows
    ]


def tell_evaluation(found: Evaluation) -> None:
    """The whole report, in groups: retrieval, abstention, calibration, points and parts, speed."""
    _table("style", {**found.by_style, "all": found.overall})
    say()
    _table("document", found.by_document)
    say()
    _table("answered by", found.by_kind)
    _tell_abstention(found)
    _tell_calibration(found)
    points = [("answering point right, where labelled", _share(found.point_right), f"of {found.point_labelled}")]
    points += [("parts of several questions right", _share(found.parts_right), f"of {found.parts_labelled}")]
    _group("Answering points and parts", points)
    speed = found.latency
    _group(
        "Milliseconds a question",
        [
            ("first, which opens the index", _milliseconds(speed.first_ms), ""),
            ("p50 of the others", _milliseconds(speed.p50_ms), f"of {speed.questions}"),
            ("p99", _milliseconds(speed.p99_ms), ""),
            ("mean", _milliseconds(speed.mean_ms), ""),
        ],
    )


def tell_wrong(found: Evaluation) -> None:
    """Each question whose first ruling is wrong, with what it should have found and what it did."""
    for outcome in found.wrong:
        say()
        say(outcome.row.q)
        say(f"gold {', '.join(outcome.row.answered_by)}", indent=2)
        say(f"found {', '.join(outcome.ids[:3])}", indent=2)


def tell_comparison(found: RunComparison) -> None:
    """Each headline figure before and now, then every question that changed sides."""
    say()
    say(f"Against {found.previous}", bold=True)
    _line("", "before", "now", "change")
    for row in found.figures:
        change = "-" if row.difference is None else f"{row.difference:+.4f}"
        _line(row.figure, _share(row.before), _share(row.after), change)
    if found.only_before or found.only_after:
        say("The runs asked different questions; the figures are over all that each asked.", indent=2)
    _tell_rulings("First ruling wrong → right", found.wrong_to_right)
    _tell_rulings("First ruling right → wrong", found.right_to_wrong)
    _tell_answering("Refused → answered", found.refused_to_answered, answered=True)
    _tell_answering("Answered → refused", found.answered_to_refused, answered=False)
    _tell_only(f"Only in {found.previous}", found.only_before)
    _tell_only("Only in this run", found.only_after)


def _tell_abstention(found: Evaluation) -> None:
    a, risk = found.abstention, found.risk_coverage
    answered = [bool(row.gold or row.base) for row in found.outcomes if row.status == "answered"]
    shipped = "-" if risk.shipped.threshold is None else f"{risk.shipped.threshold:.4f}"
    _group(
        "Answering or refusing",
        [
            ("AUROC answerable/unanswerable", _share(a.auroc), ""),
            ("AUROC first ruling right/not", _share(a.auroc_right), f"of {len(found.outcomes)}"),
            ("AURC, of risk-coverage (lower is better)", _share(risk.aurc), ""),
            ("shipped threshold", shipped, ""),
            ("answered, of all questions", _share(risk.shipped.coverage), f"of {len(found.outcomes)}"),
            ("unanswerable refused", _share(a.unanswerable_refused), f"of {a.unanswerable}"),
            ("answerable answered", _share(a.answerable_answered), f"of {a.answerable}"),
            ("first ruling right, answerable and answered", _share(a.answered_right), f"of {sum(answered)}"),
            ("first ruling right, all answered", _share(a.precision), f"of {len(answered)}"),
        ],
    )


def _tell_calibration(found: Evaluation) -> None:
    c = found.calibration
    scores = [("Brier score (lower is better)", _share(c.brier), ""), ("expected calibration error", _share(c.ece), "")]
    _group("Confidence, and how often the first ruling is right", scores)
    rows = [
        {
            "confidence": f"{b.low:.1f}-{b.high:.1f}",
            "questions": b.questions,
            "mean": _share(b.mean_confidence),
            "right": _share(b.right),
        }
        for b in c.bins
    ]
    say()
    write_table(rows, _BINS)


def _tell_rulings(head: str, changes: Sequence[QuestionChange]) -> None:
    _tell_head(head, len(changes))
    for change in changes:
        _tell_question(change.q)
        say(f"{change.first_before or 'nothing'} → {change.first_after or 'nothing'}{_relabelled(change)}", indent=4)


def _tell_answering(head: str, changes: Sequence[QuestionChange], *, answered: bool) -> None:
    _tell_head(head, len(changes))
    for change in changes:
        _tell_question(change.q)
        verdict = f"{'good' if change.better else 'bad'}: {_why(change, answered=answered)}"
        confidence = f"confidence {change.confidence_before:.2f} → {change.confidence_after:.2f}"
        say(f"{verdict}; {confidence}{_relabelled(change)}", indent=4)


def _relabelled(change: QuestionChange) -> str:
    return "; its gold rulings changed too" if change.relabelled else ""


def _tell_head(head: str, count: int) -> None:
    say()
    say(f"{head}: {count or 'none'}", bold=True)


def _tell_question(question: str) -> None:
    say(" ".join(question.split()), indent=2, hang=2)


def _why(change: QuestionChange, *, answered: bool) -> str:
    """What makes it good or bad that this question is answered now, or no longer is."""
    if not change.answerable:
        return "nothing answers it"
    if answered:
        return f"its first ruling is {'right' if change.right_after else 'wrong'}"
    return f"its first ruling was {'right' if change.right_before else 'wrong'}"


def _tell_only(head: str, questions: Sequence[str]) -> None:
    if questions:
        _tell_head(head, len(questions))
        for question in questions:
            _tell_question(question)


def _table(by: str, rows: Mapping[str, Recall]) -> None:
    recall = [{by: name, **_recall(r)} for name, r in rows.items()]
    write_table(recall, (Column(by, "id", kept=True, least=12), *_SCORES))


def _recall(r: Recall) -> dict[str, Any]:
    return {
        "questions": r.questions,
        "recall@1": r.recall_at_1,
        "recall@3": r.recall_at_3,
        "recall@5": r.recall_at_5,
        "mrr": r.mrr,
        "ndcg@10": r.ndcg_at_10,
    }


def _group(head: str, lines: Iterable[tuple[str, str, str]]) -> None:
    say()
    say(head, bold=True)
    for label, value, note in lines:
        _line(label, value, note=note)


def _line(label: str, *numbers: str, note: str = "") -> None:
    """A label and its numbers in columns; on a narrow terminal a long label has several lines, and the numbers stand in the last."""
    rest = "  ".join(f"{number:>{_NUMBER}}" for number in numbers)
    room = line_width()
    size = _LABEL if room is None else max(min(_LABEL, room - len(rest) - _NOTE), 10)
    *above, last = folded(label, size) or [""]
    for line in above:
        say(line, indent=2)
    say(f"{last:{size}}{rest}  {note}".rstrip(), indent=2)


def _share(value: float | None) -> str:
    return "-" if value is None else f"{value:.4f}"


def _milliseconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
