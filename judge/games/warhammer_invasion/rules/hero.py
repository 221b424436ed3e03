"""Rules about the limit of one Hero a zone."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/hero.play", "warhammer-invasion/limit-one-hero-per-zone#1", misreading=lambda is_held: True,
      belief="a second Hero may be played into a zone that has one")  # fmt: skip
def hero_may_be_played(is_held: bool) -> bool:
    """No further Hero can be played into a zone that has one."""
    return not is_held


@rule("wi/hero.put", "warhammer-invasion/limit-one-hero-per-zone#2", misreading=lambda is_held: True,
      belief="the Hero limit is about playing, and an effect may put a second Hero into the zone")  # fmt: skip
def hero_may_be_put(is_held: bool) -> bool:
    """No effect puts a further Hero into play in a zone that has one."""
    return not is_held


@rule("wi/hero.move", "warhammer-invasion/limit-one-hero-per-zone#3", misreading=lambda is_held: True,
      belief="a Hero that is in play already may move to a zone that has one")  # fmt: skip
def hero_may_move(is_held: bool) -> bool:
    """No further Hero moves into a zone that has one."""
    return not is_held


@rule("wi/hero.control", "warhammer-invasion/limit-one-hero-per-zone#4", misreading=lambda is_held: True,
      belief="taking control of a Hero is no way of bringing one in, so the limit doesn't matter")  # fmt: skip
def hero_may_change_sides(is_held: bool) -> bool:
    """A player can't take control of a further Hero into a zone that has one of his."""
    return not is_held


@rule("wi/hero.binds-opponents", "warhammer-invasion/limit-one-hero-per-zone#5", misreading=lambda by_opponent: not by_opponent,
      belief="the limit binds the player whose zone it is, and his opponent may bring a second Hero there")  # fmt: skip
def limit_binds(by_opponent: bool) -> bool:
    """The Hero limit binds the opponent too."""
    return True


@rule("wi/hero.per-zone", "warhammer-invasion/limit-one-hero-per-zone#6", misreading=lambda heroes_in_zone, heroes: heroes > 0,
      belief="a player can have but one Hero in his whole capital")  # fmt: skip
def hero_is_held(heroes_in_zone: int, heroes: int) -> bool:
    """The Hero limit is counted zone by zone."""
    return heroes_in_zone > 0
