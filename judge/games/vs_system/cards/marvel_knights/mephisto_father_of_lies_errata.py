"""Mephisto, Father of Lies

Recruit Mephisto only with three or more Underworld character cards in your KO'd pile.

You can't lose the game and your opponents can't win it.

Start of your attack step: KO three of your characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    IN_KO_PILE,
    OWNED,
    YOURS,
    AtLeast,
    Character,
    Count,
    Played,
    PlayerBans,
    RuledBy,
    Static,
    Whose,
    YourStepBegins,
    affiliated,
    choice,
    ko,
    names,
    whenever,
)

ruled = RuledBy("marvel-knights/mephisto-father-of-lies-errata")

ENOUGH_DEAD = AtLeast(Count(OWNED & IN_KO_PILE & CHARACTER_CARDS & affiliated("Underworld")), 3)

CANT_LOSE = PlayerBans("lose", Whose.YOURS)

CANT_WIN = PlayerBans("win", Whose.OPPONENTS)

MEPHISTO = Character(
    name="Mephisto", version="Father of Lies", cost=8, affiliations=names("Underworld"), atk=15, defense=20,
    keywords=names("flight", "range"), entry=ruled.entry,
    powers=(
        Played(only=(ENOUGH_DEAD,)),
        Static(change=ruled(1, CANT_LOSE, misread=CANT_WIN, belief="opponents can't win, but you lose by your endurance as ever")),
        Static(change=ruled(1,
            ruled(2, CANT_WIN, misread=PlayerBans("win", Whose.OPPONENTS, causes=("turn",)),
                  belief="opponents can't win by endurance, but by a card they can"),
            misread=CANT_LOSE, belief="as printed: you can't lose, and an opponent may win")),
        whenever(YourStepBegins(COMBAT, ATTACK_STEP)) >> ko(choice(
            CHARACTERS & YOURS, least=3, most=3, name="three characters of yours")),
    ),
)  # fmt: skip
