"""Rules about recovering: what recovers, and "recover it as this turn's recovery phase starts", as evasion and cards have it."""

from __future__ import annotations

from judge.engine.rules import Rule

_4_1 = "x-men/4.1-whenever-a-character-recovers"

ONLY_STUNNED_RECOVER = Rule(
    "vs/recovering.only-stunned",
    "Only a stunned character recovers.",
    cites=(f"{_4_1}#1", f"{_4_1}#2"),
    belief="a character that an effect would recover recovers, stunned or not",
)

PHASE_HAS_TO_START = Rule(
    "vs/recovering.phase-starts",
    "What recovers a character as the recovery phase starts does nothing once that phase has started.",
    cites=("x-men/leech-inhibitor#4", "x-men/wolverine-the-best-at-what-he-does#1"),
    belief="who is to recover as the recovery phase starts recovers at once if it is that phase already",
)

IS_OF_THIS_TURN = Rule(
    "vs/recovering.this-turn",
    "What recovers a character as this turn's recovery phase starts ends with the turn.",
    cites=("x-men/leech-inhibitor#4", "x-men/wolverine-the-best-at-what-he-does#1"),
    belief="who becomes stunned in the recovery phase recovers as the next recovery phase starts",
)

WRAP_UP_RECOVERS_AS_USUAL = Rule(
    "vs/recovering.wrap-up-as-usual",
    "A character that was to recover as the recovery phase starts, and is stunned, can recover in the wrap-up as any other.",
    cites=("x-men/leech-inhibitor#5", "x-men/wolverine-the-best-at-what-he-does#2"),
    belief="a character that its own power was to recover can't be recovered in the wrap-up",
    is_routine=True,
)

IS_NO_RECOVERY_OF_THE_WRAP_UP = Rule(
    "vs/recovering.besides-the-wrap-up",
    "What recovers as the recovery phase starts doesn't count against the one recovery of the wrap-up.",
    cites=("vs-system-base/a13.8#3",),
    belief="a player of whom a character has recovered as the recovery phase started recovers nobody in the wrap-up",
    is_routine=True,
)

RECOVERS_AS_PHASE_STARTS = Rule(
    "vs/recovering.as-phase-starts",
    "A character that evaded recovers as the recovery phase of that turn starts.",
    cites=("vs-system-base/a13.8#2",),
    belief="a character that evaded recovers as soon as the effect of evasion resolves",
    is_routine=True,
)
