"""A check's runs, as a tool gives them: what was found, beside what the ruling's example has and what a misreading would have."""

from __future__ import annotations

from collections.abc import Sequence

from judge.answers import CheckRun, Expectation, Misreading, RulingView
from judge.assistant import shapes
from judge.errors import JudgeError

_AS_RULED = "The rules engine comes to what the ruling says. Quote the points with their ids, and what was found."
_CHANGED = "These facts are not the ruling's own example: tell what was found with them, and that the ruling's example differs."
_FAILED = "The check fails: don't rely on it, and say so."


def checked(view: RulingView, runs: Sequence[CheckRun], scenario: int | None, *, detail: bool) -> shapes.Checked:
    """Runs of an entry's checks: one told, the others named.

    :param scenario: the number of the one that is told; where None the first that fails, else the first.
    :raises JudgeError: if none has the number.
    """
    told = _chosen(runs, scenario, view.reference)
    tell = _CHANGED if told.changed else _AS_RULED if told.passed else _FAILED
    return shapes.Checked(
        id=view.reference,
        title=view.title,
        source=view.source,
        in_force=view.in_force,
        points=tuple(shapes.Quote(id=f"{view.id}#{n}", text=view.points[n - 1].text) for n in _shown(told, view)),
        tell=tell,
        run=_run(told, detail),
        others=tuple(_scenario(run) for run in runs if run is not told),
    )


def _shown(run: CheckRun, view: RulingView) -> Sequence[int]:
    """The points to quote: the one that was named, else those that the run shows; of a base rule, whose runs are those of rulings, all."""
    if view.point:
        return (view.point,)
    return run.points if run.entry == view.id else tuple(point.n for point in view.points)


def _chosen(runs: Sequence[CheckRun], scenario: int | None, reference: str) -> CheckRun:
    if scenario is None:
        return next((run for run in runs if not run.passed and not run.changed), runs[0])
    for run in runs:
        if run.number == scenario:
            return run
    raise JudgeError(f"'{reference}' has no scenario {scenario}", f"there is: {', '.join(str(r.number) for r in runs)}")


def _scenario(run: CheckRun) -> shapes.Scenario:
    passed = run.passed or run.changed  # with other facts it only compares
    return shapes.Scenario(
        number=run.number, sentence=run.sentence, points=run.points, may_be=run.may_be, passed=passed
    )


def _run(run: CheckRun, detail: bool) -> shapes.Run:
    # What names no point only makes sure that the scenario is what it seems.
    seen = [each for each in run.expectations if detail or (each.points and not each.control) or not each.held]
    return shapes.Run(
        **_scenario(run).model_dump(),
        values=run.parameters,
        entry=run.entry,
        check=run.check,
        changed=run.changed,
        found=tuple(map(_found, seen)),
        misreadings=tuple(map(_misreading, run.misreadings)),
        steps=tuple(f"{step.text}{_cited(step.cites)}" for step in run.steps) if detail else (),
        error=run.error,
    )


def _cited(cites: Sequence[str]) -> str:
    return f" [{', '.join(cites)}]" if cites else ""


def _found(seen: Expectation) -> shapes.Found:
    return shapes.Found(
        points=seen.points, sentence=seen.sentence, found=seen.found, expected=None if seen.held else seen.expected
    )


def _misreading(misreading: Misreading) -> shapes.Misreading:
    return shapes.Misreading(
        believing=misreading.believing,
        cites=misreading.cites,
        otherwise=tuple(
            shapes.Otherwise(sentence=each.sentence, as_ruled=each.expected, misread=each.found)
            for each in misreading.failed
        ),
        ended=misreading.ended,
    )
