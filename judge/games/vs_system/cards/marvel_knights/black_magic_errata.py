"""Black Magic

Play only during your first attack this turn in which you control an attacker.

Put an Underworld character card from your KO'd pile on the bottom of your deck. If you do, target
attacker gets +3 ATK / +3 DEF this attack.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTER_CARDS,
    CHARACTERS,
    DECK,
    IN_KO_PILE,
    OWNED,
    YOURS,
    Adds,
    Exists,
    FirstAttack,
    Move,
    Played,
    PlotTwist,
    RuledBy,
    Whose,
    affiliated,
    choice,
    target,
    this_attack,
)

ruled = RuledBy("marvel-knights/black-magic-errata")

BURIED = choice(OWNED & IN_KO_PILE & CHARACTER_CARDS & affiliated("Underworld"), name="an Underworld character card")

AS_PRINTED = FirstAttack()

BY_ERRATA = ruled(1,
    ruled(1,
        AS_PRINTED & Exists(CHARACTERS & YOURS & ATTACKING),
        misread=FirstAttack(Whose.EVERYONES) & Exists(CHARACTERS & YOURS & ATTACKING),
        belief="it can be played in the first attack of the turn, also in an opponent's"),
    misread=Exists(CHARACTERS & YOURS & ATTACKING), belief="it can be played in every attack of yours")  # fmt: skip

BLACK_MAGIC = PlotTwist(
    name="Black Magic", cost=3, entry=ruled.entry,
    powers=(
        Played(
            only=(ruled((1, 2), BY_ERRATA, misread=AS_PRINTED,
                        belief="the printed words count: your first attack will do, whoever attacks in it by now"),),
            effect=Move(BURIED, DECK, bottom=True).if_done(this_attack(target(ATTACKING), Adds("atk", 3), Adds("defense", 3))),
        ),
    ),
)  # fmt: skip
