"""Base rules under the checks of rulings: which checks run on one, and which of them fail when it is misread.

Rulings presuppose base rules. A rule of the engine that cites one decides something in a check of a ruling; if the check fails once that
rule is misread, the check proves the base rule as well, besides those that the base rule has of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from judge.answers import BaseRuleProof
from judge.proving.looked import Looked

ENOUGH = 3  # checks that prove a base rule; more say nothing new
_TRIED = 8


def prove_base_rules(found: Iterable[Looked]) -> tuple[BaseRuleProof, ...]:
    """For each base rule that decided something in a run: how many checks run on it, and the first of those that prove it."""
    runs: dict[str, list[Looked]] = {}
    for looked in found:
        for base_rule in looked.base_rules:
            runs.setdefault(base_rule, []).append(looked)
    return tuple(
        BaseRuleProof(base_rule, len(on_it), tuple(_proving(base_rule, on_it)))
        for base_rule, on_it in sorted(runs.items())
    )


def _proving(base_rule: str, found: Sequence[Looked]) -> list[str]:
    """The first checks that fail where a rule that cites ``base_rule`` is misread: those known to from their own proofs, then others."""
    passing = [looked for looked in found if looked.row.passed]
    known = [each.check.id for each in passing if any(each.fails.get(rule) for rule in each.base_rules[base_rule])]
    others = (each for each in passing[:_TRIED] if each.check.id not in known)
    more = (each.check.id for each in others if any(map(each.fails_under, each.base_rules[base_rule])))
    return [*known[:ENOUGH], *islice(more, max(0, ENOUGH - len(known)))]
