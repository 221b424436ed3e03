"""Base rules under the checks of rulings: which checks run on one, and which of them fail when it is misread.

Rulings presuppose base rules. A rule of the engine that cites one decides something in a check of a ruling; if the check fails once that
rule is misread, the check proves the base rule as well, besides those that the base rule has of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judge.answers import BaseRuleProof
from judge.engine.cite import entry_of, is_base_rule
from judge.engine.rules import RuleBook
from judge.engine.trace import Trace
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.result import Result

ENOUGH = 3  # checks that prove a base rule; more say nothing new
_TRIED = 8


def rules_on(base_rule: str, trace: Trace) -> list[str]:
    """The rules that cite a base rule and decided something in a run, each once."""
    found = (line.rule for line in trace.lines if line.differs and base_rule in map(entry_of, line.cites))
    return list(dict.fromkeys(rule for rule in found if rule is not None))


def prove_base_rules(results: Sequence[tuple[Check, Result]]) -> tuple[BaseRuleProof, ...]:
    """For each base rule that decided something in a run: how many checks run on it, and the first of those that prove it."""
    runs: dict[str, list[tuple[Check, Result]]] = {}
    for check, result in results:
        for base_rule in sorted(_base_rules_in(result.trace)):
            runs.setdefault(base_rule, []).append((check, result))
    return tuple(
        BaseRuleProof(base_rule, len(found), tuple(_proving(base_rule, found[:_TRIED])))
        for base_rule, found in sorted(runs.items())
    )


def _base_rules_in(trace: Trace) -> set[str]:
    return {
        cite
        for line in trace.lines
        if line.rule and line.differs
        for cite in map(entry_of, line.cites)
        if is_base_rule(cite)
    }


def _proving(base_rule: str, runs: Iterable[tuple[Check, Result]]) -> Iterator[str]:
    proving = 0
    for check, result in runs:
        if (
            proving < ENOUGH
            and result.passed
            and any(_fails(check, rule) for rule in rules_on(base_rule, result.trace))
        ):
            proving += 1
            yield check.id


def _fails(check: Check, rule: str) -> bool:
    """Whether a check fails, without a crash, under the misreading of a rule."""
    misread = run(check, book=RuleBook().misreading(rule))
    return misread.crash is None and not misread.passed
