"""Silver Surfer, Harbinger of Oblivion

Loyalty—Reveal

Cosmic: Remove three cosmic counters from among your characters >>> Silver Surfer is removed from the game. If
you remove him, players skip this turn's combat phase. Usable only in the build phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    COSMIC,
    SELF,
    YOURS,
    Character,
    InPhase,
    RemoveCounter,
    RuledBy,
    SkipPhase,
    cosmic,
    names,
    remove_from_game,
)

ruled = RuledBy("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")

SILVER_SURFER_HARBINGER = Character(
    name="Silver Surfer", version="Harbinger of Oblivion", cost=7, affiliations=names("Heralds of Galactus"), atk=16, defense=16,
    keywords=names("flight", "range", "loyalty—reveal", "cosmic"), entry=ruled.entry,
    powers=cosmic(
        (RemoveCounter(CHARACTERS & YOURS, COSMIC, 3) >> remove_from_game(SELF).if_done(SkipPhase(COMBAT))).usable(InPhase(BUILD)),
    ),
)  # fmt: skip
