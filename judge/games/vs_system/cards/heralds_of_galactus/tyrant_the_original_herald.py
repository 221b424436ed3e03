"""Tyrant, The Original Herald

Remove a cosmic counter from another of your characters >>> Tyrant gets a cosmic counter.

Cosmic—Surge: Remove Tyrant's cosmic counter >>> Target player removes one of their characters from the game.
Usable once per turn, and only in the combat phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    COMBAT,
    COSMIC,
    IS_STUNNED,
    ON_RESOLUTION,
    ON_START,
    REMOVE_FROM_GAME,
    SELF,
    YOU,
    YOURS,
    AddCounter,
    Barred,
    Character,
    InPhase,
    OfPlayers,
    PickPlayer,
    RemoveCounter,
    RuledBy,
    Whose,
    choice,
    cosmic,
    names,
    remove_from_game,
)

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
