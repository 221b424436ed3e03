"""Lilith, Daughter of Dracula

KO Lilith, reveal an Underworld character card from your hand >>> Move target character of cost 1 or less to
your front row. Use only during the combat phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    FRONT,
    IN_HAND,
    SELF,
    YOURS,
    Character,
    InPhase,
    RevealFromHand,
    RuledBy,
    affiliated,
    choice,
    cost_at_most,
    ko,
    move_to_row,
    names,
    target,
)

ruled = RuledBy("marvel-knights/lilith-daughter-of-dracula")

_SHOWN = choice(
    IN_HAND & YOURS & CHARACTER_CARDS & affiliated("Underworld"), name="an Underworld character card to reveal"
)

LILITH = Character(
    name="Lilith", version="Daughter of Dracula", cost=1, atk=0, defense=1, keywords=names("flight"), entry=ruled.entry,
    powers=(
        (
            ko(SELF).then(RevealFromHand(_SHOWN))
            >> move_to_row(target(CHARACTERS & cost_at_most(1), name="character of cost 1 or less"), FRONT)
        ).usable(InPhase(COMBAT)),
    ),
)  # fmt: skip
