"""Cards without text, of every game, where a ruling speaks of any character, unit or support. Not here: cards that do something."""

from __future__ import annotations

from judge.games.vs_system.model.cards import Character
from judge.games.warhammer_invasion.model.cards import Support, Unit


def plain(name: str, cost: int = 1, *, affiliations: tuple[str, ...] = (), atk: int = 1, defense: int = 1,
          keywords: tuple[str, ...] = (), version: str = "", boost: int | None = None,
          traits: tuple[str, ...] = (), willpower: int | None = None) -> Character:  # fmt: skip
    """A character of Vs. System without text."""
    return Character(name=name, version=version, cost=cost, affiliations=frozenset(affiliations), atk=atk, defense=defense,
                     keywords=frozenset(keywords), boost=boost, traits=frozenset(traits), willpower=willpower)  # fmt: skip


def unit(name: str, cost: int = 2, *, power: int = 1, hp: int = 3, race: str = "", loyalty: int = 0, toughness: int = 0,
         counterstrike: int = 0, raider: int = 0, traits: tuple[str, ...] = (), keywords: tuple[str, ...] = ()) -> Unit:  # fmt: skip
    """A unit of Warhammer: Invasion without other text."""
    return Unit(name=name, cost=cost, power=power, hp=hp, race=race, loyalty=loyalty, toughness=toughness,
                counterstrike=counterstrike, raider=raider, traits=frozenset(traits), keywords=frozenset(keywords))  # fmt: skip


def support(
    name: str, cost: int = 2, *, power: int = 0, race: str = "", loyalty: int = 0, only_zone: str | None = None,
    unique: bool = False, attaches: bool = False,
) -> Support:  # fmt: skip
    """A support card of Warhammer: Invasion without other text."""
    return Support(name=name, cost=cost, power=power, race=race, loyalty=loyalty, only_zone=only_zone, unique=unique,
                   attaches=attaches)  # fmt: skip
