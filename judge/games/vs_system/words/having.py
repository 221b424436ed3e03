"""Words of card text about whom a player controls: by name, by identity, by being considered to."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition, holds
from judge.engine.select import YOURS, Has, Selector
from judge.engine.sight import Sight
from judge.games.vs_system.model.changes import ConsideredToControl
from judge.games.vs_system.rules.control import controls_a_character_named, controls_person, identity_counts_for_nothing
from judge.games.vs_system.words.naming import named
from judge.games.vs_system.words.selectors import CHARACTERS


@dataclass(frozen=True)
class ControlsNamed(Condition):
    """You control a character named ``name``."""

    name: str

    def holds(self, sight: Sight) -> bool:
        has_namesake = _has(sight, named(self.name))
        return bool(sight.match.consult(controls_a_character_named, has_namesake, is_considered(sight, self.name)))

    def words(self) -> str:
        return f"you control a character named {self.name}"


@dataclass(frozen=True)
class ControlsPerson(Condition):
    """You control ``name``."""

    name: str

    def holds(self, sight: Sight) -> bool:
        controls = sight.match.consult(controls_person, _has(sight, named(self.name)), is_considered(sight, self.name))
        return bool(
            sight.match.consult(identity_counts_for_nothing, controls, _has(sight, Has("identities", self.name)))
        )

    def words(self) -> str:
        return f"you control {self.name}"


def _has(sight: Sight, who: Selector) -> bool:
    return any(True for _ in sight.select(CHARACTERS & YOURS & who))


def is_considered(sight: Sight, name: str) -> bool:
    """Whether a card or an effect has ``sight.you`` considered to control ``name``."""
    considered = ConsideredToControl(name)
    by_card = any(
        sight.read(power.change) == considered
        and source.controller == sight.you
        and holds(power.while_, sight.view.sight_of(source))
        for power, source in sight.view.statics()
    )
    return by_card or any(
        sight.read(modifier.change) == considered and modifier.you == sight.you for modifier in sight.state.modifiers
    )
