"""Sentry #459, Advance Guard

Reservist (This card can be recruited out of your resource row. If you do that, you may replace it there with
a face-down card from your hand.)

Whenever you recruit a character, Sentry #459 has +1 ATK / +1 DEF for the turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHAIN,
    CHARACTER_CARDS,
    CHARACTERS,
    IN_PLAY,
    IS_STUNNED,
    SELF,
    Adds,
    Character,
    Does,
    InZone,
    Recruited,
    RuledBy,
    Triggered,
    Whose,
    names,
    this_turn,
)

ruled = RuledBy("heralds-of-galactus/sentry-459-advance-guard")

SENTRY_459 = Character(
    name="Sentry #459", version="Advance Guard", cost=6, affiliations=names("Kree"), atk=12, defense=12,
    keywords=names("flight", "range", "reservist"), entry=ruled.entry,
    powers=(
        Triggered(
            pattern=Does(Recruited, subject=CHARACTER_CARDS, whose=Whose.YOURS),
            effect=this_turn(SELF, Adds("atk", 1), Adds("defense", 1)),
            where=ruled(2,
                ruled(1, None, misread=IN_PLAY, belief="the power goes on while Sentry #459 is stunned or lies in the resource row"),
                misread=(CHARACTERS & ~IS_STUNNED) | InZone((CHAIN,)), belief="Sentry #459 counts as a recruited character itself")),
    ),
)  # fmt: skip
