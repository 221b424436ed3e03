"""Rules about several effects of one text."""

from __future__ import annotations

from judge.engine.rules import Rule

ALL_EFFECTS_RESOLVE = Rule(
    "wi/effects.each",
    "Of a card with several effects each one resolves.",
    cites=("warhammer-invasion/multiple-effects#1",),
    belief="a card does one thing: once an effect of it has resolved, the others are left out",
)

RESOLVES_WHAT_IT_CAN = Rule(
    "wi/effects.all",
    "A card resolves all of its effects that can be resolved.",
    cites=("warhammer-invasion/multiple-effects#1",),
    belief="a card does nothing unless all of its effects can be resolved",
)

NEXT_EFFECT_HAPPENS = Rule(
    "wi/effects.independent",
    'Without the word "then" one effect may fail and the next still happens.',
    cites=("warhammer-invasion/multiple-effects#2",),
    belief="where one effect fails, those after it don't happen",
)

EARLIER_EFFECT_SUCCEEDED = Rule(
    "wi/effects.then",
    'After "then" an effect resolves only if the earlier one has resolved successfully.',
    cites=("warhammer-invasion/multiple-effects#3",),
    belief="'then' tells only the order of the effects",
)
