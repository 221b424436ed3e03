"""Unthinkable

Target Doom attacker or defender of yours gets +4 ATK or +2 DEF this attack. KO it at the start of this turn's
recovery phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    IS_STUNNED,
    ON_RESOLUTION,
    ON_START,
    RECOVERY,
    YOURS,
    Adds,
    Exists,
    If,
    OneOf,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    affiliated,
    ko,
    lasting,
    start_of,
    target,
    this_attack,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/unthinkable")

_PAWN = target((ATTACKING | DEFENDING) & CHARACTERS & YOURS & affiliated("Doom"))

_MORE_ATK, _MORE_DEF = this_attack(_PAWN, Adds("atk", 4)), this_attack(_PAWN, Adds("defense", 2))

UNTHINKABLE = PlotTwist(
    name="Unthinkable", cost=3, entry=ruled.entry,
    powers=(
        Played(effect=Sequence(ruled(1,
            OneOf(
                (("+4 ATK", _MORE_ATK), ("+2 DEF", _MORE_DEF)),
                when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the bonus is chosen as the card is played")),
            misread=If(Exists(Picked(_PAWN) & ATTACKING), _MORE_ATK, _MORE_DEF),
            belief="an attacker gets +4 ATK and a defender +2 DEF",
        ), lasting(whenever(start_of(RECOVERY)) >> ko(
            Picked(_PAWN) & ruled(2, ANY, misread=~IS_STUNNED, belief="a character that is stunned by then isn't KO'd"))))),
    ),
)  # fmt: skip
