"""``eval``: figures on a labelled question file, plots of them, and what changed since an earlier run."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Session, with_session
from judge.cli.printing.output import emit

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.api import Judge
    from judge.evaluation.labelled import Labelled


@with_session
def evaluate(
    session: Session,
    file: Annotated[
        Path,
        typer.Argument(
            help="JSON lines with 'q', 'gold' (ids; empty where nothing answers), 'style'; base rules also as 'base'.",
            show_default=False,
        ),
    ],
    wrong: Annotated[
        bool, typer.Option("--wrong", help="Also list each question whose first ruling is wrong.")
    ] = False,
    against: Annotated[
        Path | None,
        typer.Option(
            "--against",
            help="Compare with an earlier run, given what its --json wrote: each figure, each question that changed sides.",
            show_default=False,
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot", help="Write risk-coverage and reliability as PNG and SVG into this folder.", show_default=False
        ),
    ] = None,
) -> None:
    """Retrieval by style and document, abstention, calibration and speed, on a labelled question file."""
    from tqdm import tqdm

    from judge.evaluation import figures
    from judge.evaluation.comparison import read_run
    from judge.evaluation.labelled import ask_all, read_labelled
    from judge.rulings.model import BASE_RULE

    # Whatever can be wrong with what was given is told before the questions are asked, which takes a while.
    rows = read_labelled(file)
    before = read_run(against) if against else None
    if plot:
        from judge.evaluation.plots import check_plots

        check_plots(plot)
    judge = session.judge()
    _check_labels(judge, rows)
    progress = tqdm(ask_all(judge, rows), total=len(rows), desc="Asking", disable=not sys.stderr.isatty(), leave=False)
    base_rules = {row.id for row in judge.entries() if row.kind == BASE_RULE}
    found = figures.evaluate(list(progress), judge.threshold, base_rules)
    if before:
        found = figures.against(found, before, str(against))
    if plot:
        from judge.evaluation.plots import write_plots

        for path in write_plots(plot, found.risk_coverage, found.calibration, f"{file.name}, {len(rows)} questions"):
            sys.stderr.write(f"judge: wrote {path}\n")

    from judge.cli.printing import figures as text

    if session.form in ("json", "nl", "csv"):
        emit(found, session.form, text.recall_rows(found))
        return
    text.tell_evaluation(found)
    if found.against:
        text.tell_comparison(found.against)
    if wrong:
        text.tell_wrong(found)


def _check_labels(judge: Judge, rows: Iterable[Labelled]) -> None:
    """Tell of labels that name no entry; raise what filters that don't exist would."""
    from judge.evaluation.base_rules import base_rule_id

    known = {row.id for row in judge.entries()}
    for row in rows:
        judge.check_filters(game=row.game, as_of=row.as_of)
        for gold in dict.fromkeys((*row.gold, *(gold for part in row.parts for gold in part.gold))):
            if gold not in known:
                sys.stderr.write(f"judge: gold '{gold}' of '{row.q[:60]}' is no entry\n")
        for label in dict.fromkeys(row.base):
            if base_rule_id(label, known) not in known:
                sys.stderr.write(f"judge: base rule '{label}' of '{row.q[:60]}' is no entry\n")
