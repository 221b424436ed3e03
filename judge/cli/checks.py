"""``check`` and ``verify``: rulings run on the rules engine, and the proof that the runs can fail."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.answers import CheckRun, GamesCompared, RulingView, Verification
from judge.cli.messages import tell_aside
from judge.cli.options import DocOption, GameOption, Session, with_session
from judge.cli.printing.columns import Column
from judge.cli.printing.output import emit
from judge.errors import JudgeError

# The columns of tables for the eye, in the order of their importance.
_EXPECTATIONS = (
    Column("held", kept=True),
    Column("points", kept=True),
    Column("text", "prose", kept=True),
    Column("found", "prose", least=10),
    Column("expected", "prose", least=10),
    Column("entry", "id"),
    Column("check", "id"),
)
_CHECKS = (
    Column("entry", "id", kept=True),
    Column("check", "id", kept=True),
    Column("passed", kept=True),
    *map(Column, ("proof", "proves", "points", "seconds")),
)
_COMPARED = (
    Column("twin", "id", kept=True),
    Column("text", "prose", kept=True),
    Column("here", "prose", least=10, kept=True),
    Column("there", "prose", least=10, kept=True),
    Column("points"),
    Column("entry", "id"),
)
if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.api import Judge


@with_session
def check(
    session: Session,
    entry: Annotated[
        list[str],
        typer.Argument(
            metavar="ID|NAME[#N]",
            help="An entry's id (x-men/5-breakthrough), a card, title or section; or a point of it (#2).",
        ),
    ],
    values: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", help="Change one fact of the scenario; repeatable.", show_default=False
        ),
    ] = None,
    misread: Annotated[bool, typer.Option("--misread", help="Show what happens if the ruling is misread.")] = False,
    scenario: Annotated[
        int | None, typer.Option("--scenario", metavar="N", help="Show the n-th scenario alone.", show_default=False)
    ] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Play it by the rules of Vs. System and of VS Remix, where these differ.")
    ] = False,
) -> None:
    """Run a ruling on the rules engine and tell what happens, citing every rule.

    Where it has several scenarios, each stands in a line, and the first one is told.

    Exit code 0: as the ruling says (or facts were changed with --set), 1: a check failed, 2: error.
    """
    judge = session.judge()
    game, _ = session.filters(None)
    view = judge.show(" ".join(entry), game=game)
    if compare:
        if values or misread or scenario is not None:
            raise JudgeError(
                "--compare goes with no other option of check", "leave out --set, --misread and --scenario"
            )
        _compare(session, judge, view)
        return
    try:
        runs = judge.check(view.reference, _pairs(values or []), misread=misread)
    except JudgeError as error:
        raise JudgeError(error.cause, "; ".join([error.fix, *_of_another_checkout(judge)])) from None
    shown = _chosen(runs, scenario, view.reference)
    with session.page():
        if session.form == "plain":
            from judge.cli.printing.checks import tell_runs

            tell_runs(runs, view, shown, is_one_wanted=scenario is not None)
        else:
            runs = runs if scenario is None else (shown,)
            emit(runs, session.form, _expectation_rows(runs), _EXPECTATIONS, view.reference)
    for line in _of_another_checkout(judge):
        tell_aside(f"judge: {line}")
    if any(not run.passed and not run.changed for run in runs):
        raise typer.Exit(1)


def _compare(session: Session, judge: Judge, view: RulingView) -> None:
    """Tell what the scenarios of ``view`` come to in its own game and in those of its twins."""
    found = judge.check_in_both(view.reference)
    with session.page():
        if session.form == "plain":
            from judge.cli.printing.checks import tell_comparisons

            tell_comparisons(found, view)
        else:
            emit(found, session.form, _compared_rows(found), _COMPARED, view.reference)


def _compared_rows(found: tuple[GamesCompared, ...]) -> list[dict[str, object]]:
    return [
        {
            "entry": each.entry,
            "twin": each.twin,
            "points": " ".join(map(str, outcome.points)),
            "text": outcome.sentence,
            "here": outcome.here,
            "there": outcome.there,
        }
        for each in found
        for outcome in each.outcomes
    ]


def _chosen(runs: tuple[CheckRun, ...], scenario: int | None, reference: str) -> CheckRun:
    """The run that is told in full: the one that is named by its number, else the first that fails, else the first.

    :raises JudgeError: if none has the number.
    """
    if scenario is None:
        return next((run for run in runs if not run.passed and not run.changed), runs[0])
    numbers = ", ".join(str(run.number) for run in runs)
    for run in runs:
        if run.number == scenario:
            return run
    raise JudgeError(f"'{reference}' has no scenario {scenario}", f"there is: {numbers}")


def _of_another_checkout(judge: Judge) -> list[str]:
    """Where the checks come from that run, where they are not those of the checkout that the user stands in: a sentence, or none.

    Code of the working folder is run only for who asks for it.
    """
    root, here = judge.unread_checks, Path(__file__).parents[1]
    return [f"the checks are those of {here}; run 'python -m judge' in {root} for its own"] if root else []


def _pairs(values: list[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for value in values:
        name, equals, text = value.partition("=")
        if not equals or not name:
            raise JudgeError(f"--set {value} is no NAME=VALUE", "for instance --set cost=4")
        name = name.strip().replace("-", "_")
        if name in pairs:
            raise JudgeError(f"--set names {name} twice", "decide for one value")
        pairs[name] = text.strip()
    return pairs


def _expectation_rows(runs: tuple[CheckRun, ...]) -> list[dict[str, object]]:
    return [
        {
            "entry": run.entry,
            "check": run.check,
            "points": " ".join(map(str, outcome.points)),
            "text": outcome.sentence,
            "expected": outcome.expected,
            "found": outcome.found,
            "held": outcome.held,
        }
        for run in runs
        for outcome in run.expectations
    ]


@with_session
def verify(
    session: Session,
    references: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID]...", help="Entries; all where none is given.", show_default=False),
    ] = None,
    game: GameOption = None,
    doc: DocOption = None,
    prove: Annotated[bool, typer.Option("--prove", help="Also prove that each check can fail.")] = False,
    axes: Annotated[bool, typer.Option("--axes", help="Also flip every argument of every card used.")] = False,
) -> None:
    """Run all checks: what passes, what is proven, which points are open.

    `verify --prove` of everything also writes the record that answers show.

    Exit code 0: all well, 1: a check failed, proves nothing (--prove) or an argument goes unnoticed without excuse (--axes), 2: error.
    """
    judge = session.judge()
    total = judge.count_checks(game=game, doc=doc) if not references else len(references)
    with _Progress(total) as step:
        found = judge.verify(
            references or (),
            game=game,
            doc=doc,
            prove=prove,
            axes=axes,
            record=prove and session.index is None,
            done=step,
        )
    with session.page():
        if session.form == "plain":
            from judge.cli.printing.checks import tell_verification

            tell_verification(found, prove=prove, axes=axes)
        else:
            emit(found, session.form, _check_rows(found), _CHECKS, "checks")
    for line in _of_another_checkout(judge):
        tell_aside(f"judge: {line}")
    failing = any(not row.passed for row in found.checks)
    unproven = prove and any(row.passed and row.proof != "proven" for row in found.checks)
    if failing or unproven or any(survivor.excuse is None for survivor in found.survivors):
        raise typer.Exit(1)


def _check_rows(found: Verification) -> list[dict[str, object]]:
    return [
        {
            "entry": row.entry,
            "check": row.check,
            "points": " ".join(map(str, row.points)),
            "passed": row.passed,
            "proves": " ".join(map(str, row.proves)),
            "proof": row.proof,
            "seconds": row.seconds,
        }
        for row in found.checks
    ]


class _Progress:
    """A bar on a terminal's stderr; nothing where stderr is no terminal."""

    def __init__(self, total: int) -> None:
        from tqdm import tqdm

        self._bar = tqdm(total=total, unit="check", leave=False, disable=not sys.stderr.isatty(), file=sys.stderr)

    def __enter__(self) -> _Progress:
        return self

    def __call__(self, _: object) -> None:
        self._bar.update()

    def __exit__(self, *problem: object) -> None:
        self._bar.close()
