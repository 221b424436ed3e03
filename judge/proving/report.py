"""A run of a check as typed values: the narrative with its citations, the expectations, the same under each misreading."""

from __future__ import annotations

from typing import Any

from judge.answers import CheckRun, Expectation, Misreading, Step
from judge.engine.rules import RuleBook
from judge.engine.trace import TraceEntry
from judge.games.base_rules import read as base_rules
from judge.proving.check import Check
from judge.proving.proof import candidates, run
from judge.proving.result import Finding, Result


def expectation(finding: Finding) -> Expectation:
    """What an expectation found, as it is shown."""
    return Expectation(finding.points, finding.sentence, *finding.shown, held=finding.is_met)


def check_run(check: Check, values: dict[str, Any], *, misread: bool = False) -> CheckRun:
    """Run ``check`` with ``values`` and, with ``misread``, under the misreading of each rule that cites one of its points."""
    result = run(check, **values)
    parameters = {parameter.name: values.get(parameter.name, parameter.default) for parameter in check.parameters}
    changed = any(parameter.default != parameters[parameter.name] for parameter in check.parameters)
    return CheckRun(
        entry=check.entry,
        check=check.name,
        sentence=check.sentence,
        parameters=parameters,
        changed=changed,
        passed=result.passed,
        points=tuple(sorted(result.points)),
        steps=steps(result, check),
        expectations=tuple(expectation(finding) for finding in result.findings if finding.points or not finding.is_met),
        misreadings=misreadings(check, result, values) if misread else (),
        error=repr(result.crash) if result.crash is not None else None,
    )


def misreadings(check: Check, reading: Result, values: dict[str, Any]) -> tuple[Misreading, ...]:
    """What becomes of ``check`` when each rule that cites one of its points, and decided something, is misread."""
    rules: dict[str, TraceEntry] = {}
    for point in sorted(reading.points):
        for rule in candidates(check, point, reading):
            if reading.trace.decided(rule):
                rules.setdefault(rule, next(line for line in reading.trace.lines if line.rule == rule))
    found = []
    for rule, line in rules.items():
        other = run(check, RuleBook().misreading(rule), **values)
        failed = tuple(expectation(finding) for finding in other.findings if not finding.is_met)
        if not failed and other.crash is None:
            continue  # it doesn't show in this scenario: another one of the entry is about it
        belief = next((x.text for x in other.trace.lines if x.rule == rule), line.text).removeprefix("Misread: ")
        found.append(Misreading(rule, line.cites, belief, failed, repr(other.crash) if other.crash else None))
    return tuple(found)


def steps(result: Result, check: Check) -> tuple[Step, ...]:
    """The narrative: actions and expectations as the scenario said them, between them events and the rules that decided."""
    told: list[Step] = []
    named = {f"{check.entry}#{point}" for point in result.points}
    seen: set[tuple[str | None, str]] = set()
    done = 0
    for entry in [*result.narrative, f"{len(result.trace.lines)}|"]:
        at, _, text = entry.partition("|")
        for line in result.trace.lines[done : int(at)]:
            if line.kind in ("event", "note"):
                told.append(Step("event" if line.kind == "event" else "note", line.text, line.cites))
            elif line.kind == "rule" and line.differs and (line.rule, repr(line.answer)) not in seen:
                seen.add((line.rule, repr(line.answer)))
                if named & set(line.cites) or not _is_ruled_value(line):
                    told.append(Step("rule", line.text + _doubt(line, result.game), line.cites))
        done = int(at)
        if text:
            told.append(Step("expectation" if text.startswith("→") else "action", text.removeprefix("→ ")))
    return tuple(told)


def _is_ruled_value(line: TraceEntry) -> bool:
    """Whether ``line`` tells of an argument of a card rather than of a rule of the game: those of other cards only distract."""
    return line.answer in ("reading", "misreading")


def _doubt(line: TraceEntry, game: str) -> str:
    """A word of warning where a rule rests on uncertain base rules alone."""
    doubtful = {rule.cite for rule in base_rules(game) if not rule.is_certain}
    return " (an uncertain base rule)" if line.cites and doubtful.issuperset(line.cites) else ""
