"""Rules about the persons that a player controls."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

CONTROLS_BY_NAME_ALONE = Rule(
    "vs/control.named",
    '"Control a character named ..." asks for a character of that name; being considered to control that person doesn\'t help.',
    cites=("heralds-of-galactus/7-doom#3", "heralds-of-galactus/doom-bot-corps-army#3"),
    belief="who is considered to control somebody controls a character of that name",
)


@rule("vs/control.person", "heralds-of-galactus/7-doom#4", misreading=lambda has_namesake, is_considered: has_namesake,
      belief="to 'control' a person takes a character of that name, whatever a card says")  # fmt: skip
def controls_person(has_namesake: bool, is_considered: bool) -> bool:
    """ "Control" somebody is met by a character of that name, or by being considered to control that person."""
    return has_namesake or is_considered


TAKEN_NAME_IS_ENOUGH = Rule(
    "vs/control.taken-name",
    "Who controls a character with somebody's name controls him, even if it has only taken that name.",
    cites=("heralds-of-galactus/7-doom#4",),
    belief="a character that has only taken somebody's name isn't him",
)

CONTROLS_BY_MORE_THAN_IDENTITY = Rule(
    "vs/control.identity",
    "A character that only has somebody's identity isn't that person: its controller doesn't control him.",
    cites=("heralds-of-galactus/7-doom#5", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#3"),
    belief="where a text doesn't say 'named', the identity is enough",
)
