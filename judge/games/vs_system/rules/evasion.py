"""Rules about evasion. When what evaded recovers: `recovering`."""

from __future__ import annotations

from judge.engine.rules import Rule

STUN_IS_THE_COST = Rule(
    "vs/evasion.cost",
    "The cost of evasion is to stun the character that evades.",
    cites=("vs-system-base/a13.8#1", "x-men/backs-against-the-wall#4"),
    belief="a character that evades becomes stunned as evasion resolves",
    is_routine=True,
)

EVADING_COSTS_ENDURANCE = Rule(
    "vs/evasion.loses-endurance",
    "A character that evades loses its controller endurance like any other stunned character.",
    cites=("vs-system-base/a13.8#4",),
    belief="evading costs no endurance",
    is_routine=True,
)

EXHAUSTED_EVADES = Rule(
    "vs/evasion.exhausted",
    "An exhausted character may evade.",
    cites=("vs-system-base/a13.8#6",),
    belief="only a ready character can evade",
    is_routine=True,
)

EVADING_STUNS_ITSELF = Rule(
    "vs/evasion.stuns-itself",
    "A character that evades stuns itself.",
    cites=("x-men/magneto-ruler-of-avalon#2", "x-men/sub-mariner-namor#1"),
    belief="a character that evades becomes stunned without anybody's stunning it",
)

EVADER_RECOVERS_BY_ITSELF = Rule(
    "vs/evasion.by-itself",
    "A character that evaded recovers as the recovery phase starts, without its player's doing.",
    cites=("vs-system-base/a13.8#2",),
    belief="a character that evaded recovers only in the wrap-up, as any stunned character may",
)
