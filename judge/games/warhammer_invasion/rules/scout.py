"""Rules about Scout."""

from __future__ import annotations

from judge.engine.rules import Rule

SCOUT_WORKS_AFTER_DAMAGE = Rule(
    "wi/scout.after-damage",
    "Scout works after combat damage has been applied.",
    cites=("warhammer-invasion-base/b8.1#1",),
    belief="Scout works as soon as combat damage is assigned",
)

ONLY_SURVIVORS_SCOUT = Rule(
    "wi/scout.survivors",
    "Only a unit that has survived the combat scouts.",
    cites=("warhammer-invasion-base/b8.1#2",),
    belief="a unit scouts even if it is destroyed in that combat",
)

EACH_UNIT_SCOUTS = Rule(
    "wi/scout.each",
    "Each surviving unit with Scout makes the opponent discard a card.",
    cites=("warhammer-invasion-base/b8.1#2",),
    belief="Scout costs the opponent one card a combat, however many units have it",
)

SCOUTED_CARD_IS_RANDOM = Rule(
    "wi/scout.random",
    "The card that Scout makes a player discard is taken at random.",
    cites=("warhammer-invasion-base/b8.1#2",),
    belief="who has to discard for Scout chooses the card",
)

DEFENDERS_SCOUT_TOO = Rule(
    "wi/scout.defenders",
    "Scout works for attacking and for defending units.",
    cites=("warhammer-invasion-base/b8.1#3",),
    belief="Scout works for attackers only",
)

SCOUT_NEEDS_NO_DAMAGE = Rule(
    "wi/scout.no-damage",
    "Scout works even if no damage was dealt in the combat.",
    cites=("warhammer-invasion-base/b8.1#4",),
    belief="Scout needs combat damage that was dealt",
)
