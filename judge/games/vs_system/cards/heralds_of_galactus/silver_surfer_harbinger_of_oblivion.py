"""Silver Surfer, Harbinger of Oblivion

Loyalty—Reveal

Cosmic: Remove three cosmic counters from among your characters >>> Silver Surfer is removed from the game. If
you remove him, players skip this turn's combat phase. Usable only in the build phase.
"""

from __future__ import annotations

from judge.engine.effects import RemoveCounter
from judge.engine.rules import RuledBy
from judge.engine.select import SELF, YOURS
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import BUILD, COMBAT
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.effects import remove_from_game
from judge.games.vs_system.words.selectors import CHARACTERS, InPhase
from judge.games.vs_system.words.skipping import SkipPhase

ruled = RuledBy("heralds-of-galactus/silver-surfer-harbinger-of-oblivion")

SILVER_SURFER_HARBINGER = Character(
    name="Silver Surfer", version="Harbinger of Oblivion", cost=7, affiliations=names("Heralds of Galactus"), atk=16, defense=16,
    keywords=names("flight", "range", "loyalty—reveal", "cosmic"), entry=ruled.entry,
    powers=cosmic(
        (RemoveCounter(CHARACTERS & YOURS, COSMIC, 3) >> remove_from_game(SELF).if_done(SkipPhase(COMBAT))).usable(InPhase(BUILD)),
    ),
)  # fmt: skip
