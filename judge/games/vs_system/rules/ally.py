"""Rules about ally powers."""

from __future__ import annotations

from judge.engine.rules import Rule

ALLY_MAY_BE_ANOTHER = Rule(
    "vs/ally.another",
    "An ally power triggers whichever character of its controller becomes powered-up.",
    cites=("vs-system-base/a13.19#1",),
    belief="an ally power triggers only when the character that has it is powered up",
    is_routine=True,
)

ALLY_IS_ONES_OWN = Rule(
    "vs/ally.own",
    "An ally power doesn't trigger when a character of another player becomes powered-up.",
    cites=("vs-system-base/a13.19#1",),
    belief="an ally power triggers whenever any character is powered up, an opponent's too",
    is_routine=True,
)

ANY_POWER_UP_COUNTS = Rule(
    "vs/ally.any-power-up",
    "An ally power triggers on a power-up by an effect as on one by discarding a card.",
    cites=("vs-system-base/a13.19#2",),
    belief="an ally power triggers only on a power-up that a card was discarded for",
    is_routine=True,
)
