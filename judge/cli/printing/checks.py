"""Runs of checks and the matrix of proofs for the eye: short numbered sentences, each rule with its citation."""

from __future__ import annotations

from collections.abc import Sequence

from judge.answers import (
    BaseRulePoint,
    CheckRun,
    Expectation,
    GamesCompared,
    Misreading,
    RulingView,
    Verification,
)
from judge.cli.printing.text import say
from judge.rulings.games import name_of
from judge.telling.narrative import Told, story


def tell_runs(runs: Sequence[CheckRun], view: RulingView, shown: CheckRun, *, is_one_wanted: bool) -> None:
    """The checks of an entry: where there are several, each in a line, and one of them told in full.

    :param shown: the one that is told.
    :param is_one_wanted: whether it alone was asked for.
    """
    say(view.title, bold=True)
    if view.certainty and all(run.entry != view.id for run in runs):
        say("A base rule, which rulings presuppose: these checks of rulings fail when it is misread.", dim=True)
    if len(runs) > 1 and not is_one_wanted:
        say()
        for run in runs:
            points = ", ".join(f"#{n}" for n in run.points)
            mark, style = _outcome(run)
            told = f"{mark} {run.number}. {_facts(run)}{f'  [{points}]' if points else ''}"
            say(told, indent=1, hang=5, bold=run is shown, **style)
    _tell_run(shown, view)
    reference = view.reference if shown.entry == view.id else shown.entry
    if shown.passed or shown.changed:  # else what it shows of the ruling is not to be relied on
        if shown.parameters:
            facts = ", ".join(f"{name} ({may_be})" for name, may_be in shown.may_be.items())
            name, value = next(iter(shown.parameters.items()))
            told = f"{name}={_another(value, shown.may_be.get(name, ''))}"
            say(f"Change a fact: {facts}; judge check {reference} --set {told}", dim=True, hang=2)
        if shown.points and not shown.misreadings:
            which = f" --scenario {shown.number}" if shown is not runs[0] else ""
            say(f"See it misread: judge check {reference}{which} --misread", dim=True)
    if len(runs) > 1:
        others = next((run.number for run in runs if run.number > shown.number), runs[0].number)
        say(f"Another of the {len(runs)} scenarios: judge check {reference} --scenario {others}", dim=True)


def _another(value: int | bool | str, may_be: str) -> int | bool | str:
    """Another value than ``value`` for a fact, as ``may_be`` tells in words what it may be; ``value`` where that names none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        least, is_range, most = may_be.partition(" to ")
        return value - 1 if is_range and value >= int(most) > int(least) else value + 1
    return next((other for other in may_be.split(", ") if other != value and "," in may_be), value)


def _facts(run: CheckRun) -> str:
    facts = ", ".join(f"{name}={value}" for name, value in run.parameters.items())
    return f"{run.sentence}{f' ({facts})' if facts else ''}"


def _outcome(run: CheckRun) -> tuple[str, dict[str, str]]:
    """A mark for how a run came out, and its colour."""
    if run.passed:
        return "✓", {"fg": "green"}
    return ("≠", {"fg": "yellow"}) if run.changed else ("✗", {"fg": "red"})


def _tell_run(run: CheckRun, view: RulingView) -> None:
    """One check: what it plays, the story with what was looked at, misreadings beside it."""
    say()
    if run.entry != view.id:
        say(f"Check of {run.entry}:", fg="cyan")
    say(_facts(run), bold=True)
    fails = not run.passed and not run.changed
    if fails:
        why = (
            "run as ruled, it does not come out as it expects"
            if run.expectations or run.error
            else "it expects nothing"
        )
        say(f"This check fails: {why}.", fg="red", bold=True)
    met: set[int] = set()
    for told in story(run.steps, view):
        place = told.step.expectation
        if told.step.kind != "expectation":
            _tell_step(told)
        elif place is not None:
            _tell_expectation(run.expectations[place], run.changed)
            met.add(place)
        else:  # it names no point
            say(f"✓ {told.text}", indent=6, hang=2, dim=True)
    for place, outcome in enumerate(run.expectations):
        if place not in met:  # the run ended at it
            _tell_expectation(outcome, run.changed)
    say()
    if run.error:
        say(f"The run broke off: {run.error}", fg="red")
    if fails and run.misreadings:
        say("What misreadings change of the run above, which itself is not as expected:", fg="red")
    for misreading in run.misreadings:
        _tell_misreading(misreading, view)


def _tell_step(told: Told) -> None:
    if told.number:
        say(f"{told.number:3}. {told.text}", indent=1, hang=5, dim=told.step.kind == "note")
    else:
        say(f"[{told.mark}] {told.text}", indent=6, hang=2, fg="cyan")


def _tell_expectation(outcome: Expectation, changed: bool) -> None:
    points = ", ".join(f"#{n}" for n in outcome.points)
    mark = "✓" if outcome.held else ("≠" if changed else "✗")
    style = {"fg": "green"} if outcome.held else {"fg": "yellow" if changed else "red"}
    text = f"{mark} {outcome.sentence}: {outcome.found}{f'  [{points}]' if points else ''}"
    if not outcome.held:
        text += f"  (the ruling's example: {outcome.expected})" if changed else f"  expected: {outcome.expected}"
    say(text, indent=6, hang=2, **style)


def _tell_misreading(misreading: Misreading, view: RulingView) -> None:
    cites = ", ".join(cite.removeprefix(view.id) or cite for cite in misreading.cites)
    believing = misreading.believing
    say(f"Misread [{cites}]: “{believing[0].upper()}{believing[1:]}.”", fg="yellow", bold=True)
    if misreading.ended:
        say(f"The run then breaks off: {misreading.ended}", indent=2)
    if not misreading.failed:
        say("Nothing here comes out otherwise.", indent=2, dim=True)
    for outcome in misreading.failed:
        say(outcome.sentence, indent=2, hang=2)
        say(f"as ruled: {outcome.expected}   ·   misread: {outcome.found}", indent=4, hang=2)
    say()


def tell_comparisons(found: Sequence[GamesCompared], view: RulingView) -> None:
    """What the scenarios of a ruling come to in its own game and in those of its twins."""
    here = name_of(view.game)
    say(view.title, bold=True)
    for each in found:
        there = name_of(each.other)
        say()
        say(f"{here} and {there} ({each.twin}): {each.how}")
        said = ""
        for outcome in each.outcomes:
            if outcome.check != said:
                say()
                say(outcome.check, bold=True)
                said = outcome.check
            points = ", ".join(f"#{n}" for n in outcome.points)
            say(f"{outcome.sentence}{f'  [{points}]' if points else ''}", indent=2, hang=2)
            say(f"{here}: {outcome.here}   ·   {there}: {outcome.there}", indent=4, hang=2, fg="yellow")
        say()
        if each.unplayed:
            say(f"{there} can't play, so that nothing can be compared: {', '.join(each.unplayed)}.", dim=True)
        outcomes = _count(each.same, "outcome is", "outcomes are")
        say(
            f"{outcomes} the same in both games."
            if each.outcomes or each.unplayed
            else f"All comes out the same in both games ({each.same}).",
            dim=True,
        )


def tell_verification(found: Verification, *, prove: bool, axes: bool) -> None:
    """Totals a document, then everything that isn't as it should be."""
    checked = {row.entry for row in found.checks}
    docs = {entry.partition("/")[0] for entry in checked}
    for document in found.documents:
        if prove and document.doc not in docs:
            held = f"{_count(document.entries, 'entry', 'entries')}, {_count(document.points, 'point', 'points')}"
            say(f"{document.doc}: no checks yet ({held})", dim=True)
        elif prove:
            share = document.points_proven / document.points if document.points else 0
            say(
                f"{document.doc}: {document.entries_proven} of {document.entries} entries whole,"
                f" {document.points_proven} of {document.points} points proven ({share:.1%})"
            )
    if prove and (facts := sum(row.facts for row in found.checks)):
        say(f"{sum(row.guarded for row in found.checks)} of {facts} facts guarded")
    passed = sum(row.passed for row in found.checks)
    say(f"{passed} of {len(found.checks)} checks pass, {found.seconds:.2f} s" if found.checks else "no checks to run")
    open_points = {point.point for document in found.documents for point in document.open}
    for row in found.checks:
        if not row.passed:
            say(
                f"✗ {row.entry} ({row.check}): {row.proof}; see it: judge check {row.entry}", indent=2, hang=2, fg="red"
            )
        elif prove and row.proof != "proven":
            say(f"✗ {row.entry} ({row.check}): passes, but is not proven: {row.proof}", indent=2, hang=2, fg="red")
            for fact in found.unguarded:
                if fact.check == f"{row.entry}:{row.check}" and f"{row.entry}#{fact.point}" not in open_points:
                    text = f"#{fact.point}, line {fact.line}: “{fact.sentence}” comes out so whatever is misread"
                    say(text, indent=4, hang=2)
    if prove:
        for document in found.documents:
            listed = [
                point for point in document.open if point.point.partition("#")[0] in checked or len(document.open) < 20
            ]
            for point in listed:
                say(f"open: {point.point}: {point.reason}", indent=2, hang=2)
            if len(listed) < len(document.open) and document.doc in docs:
                say(f"... {len(document.open) - len(listed)} more points of entries without checks", indent=2, dim=True)
        ruled = [rule for rule in found.unproven_rules if not isinstance(rule, BaseRulePoint)]
        for rule in ruled:
            say(f"unproven rule: {rule.point}: {rule.reason}", indent=2, hang=2)
        if base := len(found.unproven_rules) - len(ruled):
            say(f"{base} rules that cite only base rules: no check fails when they are misread", dim=True)
        if found.base_rules:
            proven = sum(bool(rule.proven_by) for rule in found.base_rules)
            say(f"checks run on {len(found.base_rules)} base rules and prove {proven} of them", dim=True)
    for check in found.uncertain if prove else ():
        say(f"uncertain: {check.point} {check.reason}", indent=2, hang=2, dim=True)
    if axes:
        bad = [survivor for survivor in found.survivors if survivor.excuse is None]
        excused = len(found.survivors) - len(bad)
        say(f"{found.flipped} arguments of cards flipped, {excused} excused as not ruled, {len(bad)} unnoticed")
        for survivor in bad:
            say(f"unnoticed: {survivor.card}: {survivor.argument}={survivor.value}", indent=2, hang=2, fg="red")


def _count(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"
