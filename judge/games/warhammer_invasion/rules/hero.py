"""Rules about the limit of one Hero a zone."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

HERO_MAY_BE_PLAYED = Rule(
    "wi/hero.play",
    "No further Hero can be played into a zone that has one.",
    cites=("warhammer-invasion/limit-one-hero-per-zone#1", "warhammer-invasion/play#3"),
    belief="a second Hero may be played into a zone that has one",
)

HERO_MAY_BE_PUT = Rule(
    "wi/hero.put",
    "No effect puts a further Hero into play in a zone that has one.",
    cites=("warhammer-invasion/limit-one-hero-per-zone#2", "warhammer-invasion/put-into-play#3"),
    belief="the Hero limit is about playing, and an effect may put a second Hero into the zone",
)

HERO_MAY_MOVE = Rule(
    "wi/hero.move",
    "No further Hero moves into a zone that has one.",
    cites=("warhammer-invasion/limit-one-hero-per-zone#3",),
    belief="a Hero that is in play already may move to a zone that has one",
)

HERO_MAY_CHANGE_SIDES = Rule(
    "wi/hero.control",
    "A player can't take control of a further Hero into a zone that has one of his.",
    cites=("warhammer-invasion/limit-one-hero-per-zone#4",),
    belief="taking control of a Hero is no way of bringing one in, so the limit doesn't matter",
)

HERO_LIMIT_BINDS_OPPONENTS = Rule(
    "wi/hero.binds-opponents",
    "The Hero limit binds the opponent too.",
    cites=("warhammer-invasion/limit-one-hero-per-zone#5",),
    belief="the limit binds the player whose zone it is, and his opponent may bring a second Hero there",
)


@rule("wi/hero.per-zone", "warhammer-invasion/limit-one-hero-per-zone#6", misreading=lambda heroes_in_zone, heroes: heroes > 0,
      belief="a player can have but one Hero in his whole capital")  # fmt: skip
def has_hero(heroes_in_zone: int, heroes: int) -> bool:
    """The Hero limit is counted zone by zone."""
    return heroes_in_zone > 0
