"""``eval``: retrieval figures on a labelled question file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from judge.cli.options import Session, with_session
from judge.cli.output import emit


@with_session
def evaluate(
    session: Session,
    file: Annotated[
        Path,
        typer.Argument(
            help="JSON lines with 'q', 'gold' (ids; empty where nothing answers), 'style'.", show_default=False
        ),
    ],
    wrong: Annotated[
        bool, typer.Option("--wrong", help="Also list each question whose first ruling is wrong.")
    ] = False,
) -> None:
    """Recall@1/3/5 and MRR by style, abstention, and speed, on a labelled question file."""
    from tqdm import tqdm

    from judge.search import evaluate as figures

    rows = figures.read_labelled(file)
    judge = session.judge()
    known = {row.id for row in judge.entries()}
    for row in rows:
        judge.check_filters(game=row.game, as_of=row.as_of)
        for gold in row.gold:
            if gold not in known:
                sys.stderr.write(f"judge: gold '{gold}' of '{row.q[:60]}' is no entry\n")
    progress = tqdm(
        figures.ask_all(judge, rows), total=len(rows), desc="Asking", disable=not sys.stderr.isatty(), leave=False
    )
    found = figures.evaluate(list(progress))
    table: list[dict[str, Any]] = [
        {
            "style": style,
            "questions": r.questions,
            "recall@1": r.recall_at_1,
            "recall@3": r.recall_at_3,
            "recall@5": r.recall_at_5,
            "mrr": r.mrr,
        }
        for style, r in [*found.by_style.items(), ("all", found.overall)]
    ]
    if session.form in ("json", "nl", "csv"):
        emit(found, session.form, table)
        return
    emit(found, "table", table)
    a = found.abstention
    for label, value in (
        ("AUROC answerable/unanswerable", a.auroc),
        (f"of {a.unanswerable} unanswerable refused", a.unanswerable_refused),
        (f"of {a.answerable} answerable answered", a.answerable_answered),
        ("of the answerable answered, first ruling right", a.answered_right),
        ("of all answered, first ruling right", a.precision),
        ("answering point right, where labelled", found.point_right),
        ("milliseconds a question", round(found.seconds_per_question * 1000, 2)),
    ):
        sys.stdout.write(f"{label}: {'-' if value is None else value}\n")
    for outcome in found.wrong if wrong else ():
        sys.stdout.write(
            f"\n{outcome.row.q}\n  gold {', '.join(outcome.row.gold)}\n  found {', '.join(outcome.ids[:3])}\n"
        )
