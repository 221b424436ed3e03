"""Tyrant, The Original Herald

Remove a cosmic counter from another of your characters >>> Tyrant gets a cosmic counter.

Cosmic—Surge: Remove Tyrant's cosmic counter >>> Target player removes one of their characters from the game.
Usable once per turn, and only in the combat phase.
"""

from __future__ import annotations

from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.effects import AddCounter, RemoveCounter
from judge.engine.objects import choice
from judge.engine.players import YOU, OfPlayers, PickPlayer
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, SELF, YOURS, Barred
from judge.engine.whose import Whose
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import COMBAT, REMOVE_FROM_GAME
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.effects import remove_from_game
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, InPhase

ruled = RuledBy("heralds-of-galactus/tyrant-the-original-herald")

_VICTIM_OF = PickPlayer(Whose.EVERYONES)

_VICTIM = choice(
    OfPlayers(_VICTIM_OF)
    & ruled(3, CHARACTERS, misread=CHARACTERS & ~IS_STUNNED, belief="a stunned character can't be picked")
    & ruled(4, ANY, misread=~Barred(REMOVE_FROM_GAME), belief="a character that can't be removed can't be picked"),
    when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="the character is chosen as the power is used"),
    who=ruled(1, _VICTIM_OF, misread=YOU, belief="Tyrant's controller chooses"), name="a character",
)  # fmt: skip

TYRANT = Character(
    name="Tyrant", version="The Original Herald", cost=8, affiliations=names("Heralds of Galactus"), atk=19, defense=19,
    keywords=names("flight", "range", "cosmic—surge"), entry=ruled.entry,
    powers=(
        RemoveCounter(CHARACTERS & YOURS & ~SELF, COSMIC) >> AddCounter(SELF, COSMIC),
        *cosmic((RemoveCounter(SELF, COSMIC) >> remove_from_game(_VICTIM)).usable(
            InPhase(COMBAT), once_per_turn=ruled(5, True, misread=False, belief="a new counter brings a new use"))),
    ),
)  # fmt: skip
