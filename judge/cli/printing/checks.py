"""Runs of checks and the matrix of proofs for the eye: short numbered sentences, each rule with its citation."""

from __future__ import annotations

from itertools import groupby

from judge.answers import (
    BaseRulePoint,
    BookkeepingStep,
    CheckRun,
    DenialStep,
    Expectation,
    Misreading,
    PassStep,
    RulingView,
    Step,
    Verification,
)
from judge.cli.printing.text import say


def tell_run(run: CheckRun, view: RulingView, *, first: bool) -> None:
    """One check: what it plays, the story, the expectations with the points that they come from, misreadings beside them."""
    if first:
        say(view.title, bold=True)
        if view.certainty:
            say("A base rule, which rulings presuppose: these checks of rulings fail when it is misread.", dim=True)
    say()
    if view.certainty:
        say(f"Check of {run.entry}:", fg="cyan")
    facts = ", ".join(f"{name}={value}" for name, value in run.parameters.items())
    say(f"{run.sentence}{f' ({facts})' if facts else ''}", bold=True)
    fails = not run.passed and not run.changed
    if fails:
        why = (
            "run as ruled, it does not come out as it expects"
            if run.expectations or run.error
            else "it expects nothing"
        )
        say(f"This check fails: {why}.", fg="red", bold=True)
    number = 0
    for step in _story(run.steps, view):
        number += step.kind != "rule"
        _tell_step(number, step, view)
    say()
    for outcome in run.expectations:
        _tell_expectation(outcome, run.changed)
    if run.error:
        say(f"The run broke off: {run.error}", fg="red")
    if fails and run.misreadings:
        say()
        say("What misreadings change of the run above, which itself is not as expected:", fg="red")
    for misreading in run.misreadings:
        _tell_misreading(misreading, view)
    if fails:  # what it shows of the ruling is not to be relied on
        return
    reference = view.reference if run.entry == view.id else run.entry
    if run.parameters and not run.changed and not run.misreadings:
        name, value = next(iter(run.parameters.items()))
        say(f"Change a fact: judge check {reference} --set {name}=..., instead of {value}", dim=True)
    if first and not run.misreadings:
        say(f"See it misread: judge check {reference} --misread", dim=True)


def _story(steps: tuple[Step, ...], view: RulingView) -> list[Step]:
    """The steps without bookkeeping: consecutive passes are one sentence; expectations stand below, not in the story.

    Where several beliefs about one argument are denied, the ruling's words are told once.
    """
    story: list[Step] = []
    happening = (step for step in steps if step.kind != "expectation")
    for are_passes, group in groupby(happening, key=lambda step: isinstance(step, PassStep)):
        found = list(group)
        story += [Step("action", "All players pass.")] if are_passes and len(found) > 1 else found
    story = [step for step in story if not isinstance(step, BookkeepingStep)]
    before: list[Step | None] = [None, *story]
    return [
        step
        for last, step in zip(before, story, strict=False)
        if last is None
        or {step.kind, last.kind} != {"rule"}
        or _rule_in_words(last, view) != _rule_in_words(step, view)
    ]


def _rule_in_words(step: Step, view: RulingView) -> str:
    own = [cite.rpartition("#")[2] for cite in step.cites if cite.startswith(f"{view.id}#")]
    cites = ", ".join(f"#{n}" for n in own) or step.cites[0]
    # Of a settled argument of the card the ruling's own words say more than its denial does.
    text = view.points[int(own[0]) - 1].text if own and isinstance(step, DenialStep) else step.text
    return f"[{cites}] {text}"


def _tell_step(number: int, step: Step, view: RulingView) -> None:
    if step.kind == "rule":
        say(_rule_in_words(step, view), indent=6, hang=2, fg="cyan")
    else:
        say(f"{number:3}. {step.text}", indent=1, hang=5, dim=step.kind == "note")


def _tell_expectation(outcome: Expectation, changed: bool) -> None:
    points = ", ".join(f"#{n}" for n in outcome.points)
    mark = "✓" if outcome.held else ("≠" if changed else "✗")
    style = {"fg": "green"} if outcome.held else {"fg": "yellow" if changed else "red"}
    text = f"{mark} {outcome.sentence}: {outcome.found}{f'  [{points}]' if points else ''}"
    if not outcome.held:
        text += f"  (the ruling's example: {outcome.expected})" if changed else f"  expected: {outcome.expected}"
    say(text, indent=2, hang=2, **style)


def _tell_misreading(misreading: Misreading, view: RulingView) -> None:
    say()
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
    passed = sum(row.passed for row in found.checks)
    say(f"{passed} of {len(found.checks)} checks pass, {found.seconds:.2f} s" if found.checks else "no checks to run")
    for row in found.checks:
        if not row.passed:
            say(
                f"✗ {row.entry} ({row.check}): {row.proof}; see it: judge check {row.entry}", indent=2, hang=2, fg="red"
            )
        elif prove and row.proof != "proven":
            say(f"✗ {row.entry} ({row.check}): passes, but is not proven: {row.proof}", indent=2, hang=2, fg="red")
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
