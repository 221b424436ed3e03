"""Whether a player controls a certain person: by name, by identity, or because a card says so (Heralds of Galactus FAQ 7)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Change
from judge.engine.conditions import Condition, holds
from judge.engine.rules import rule
from judge.engine.select import YOURS, Has, Selector
from judge.engine.sight import Sight
from judge.games.vs_system.naming import named
from judge.games.vs_system.selectors import CHARACTERS


@rule("vs/control.named", "heralds-of-galactus/7-doom#3", "heralds-of-galactus/doom-bot-corps-army#3",
      misreading=lambda has_namesake, is_considered: has_namesake or is_considered,
      believing="who is considered to control somebody controls a character of that name")  # fmt: skip
def controls_a_character_named(has_namesake: bool, is_considered: bool) -> bool:
    """ "Control a character named ..." asks for a character of that name; being considered to control that person doesn't help."""
    return has_namesake


@rule("vs/control.person", "heralds-of-galactus/7-doom#4", misreading=lambda has_namesake, is_considered: has_namesake,
      believing="to 'control' a person takes a character of that name, whatever a card says")  # fmt: skip
def controls_person(has_namesake: bool, is_considered: bool) -> bool:
    """ "Control" somebody is met by a character of that name, or by being considered to control that person."""
    return has_namesake or is_considered


@rule("vs/control.identity", "heralds-of-galactus/7-doom#5", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#3",
      misreading=lambda controls, has_identity: controls or has_identity,
      believing="where a text doesn't say 'named', the identity is enough")  # fmt: skip
def identity_counts_for_nothing(controls: bool, has_identity: bool) -> bool:
    """A character that only has somebody's identity isn't that person: its controller doesn't control him."""
    return controls


@dataclass(frozen=True)
class ConsideredToControl(Change):
    """The controller of its source counts as controlling the person called ``name``."""

    name: str

    def words(self) -> str:
        return f"its controller is considered to control {self.name}"


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
