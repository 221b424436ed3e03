"""Rules about uniqueness."""

from __future__ import annotations

from judge.engine.rules import Rule
from judge.games.vs_system.rules import unique as vs

_UNIQUENESS = "remix-glossary/uniqueness"

NEWCOMER_IS_UNIQUE = vs.NEWCOMER_IS_UNIQUE.citing(f"{_UNIQUENESS}#1")

OLD_ONE_IS_UNIQUE = vs.OLD_ONE_IS_UNIQUE.citing(f"{_UNIQUENESS}#1", f"{_UNIQUENESS}#2")

VERSIONS_ARE_ONE_NAME = vs.VERSIONS_ARE_ONE_NAME.citing(
    f"{_UNIQUENESS}#2", "vs-remix-base/r2.1#1", "vs-remix-base/r2.1#2"
)

UNIQUENESS_APPLIES_ON_ARRIVAL = vs.UNIQUENESS_APPLIES_ON_ARRIVAL.citing(f"{_UNIQUENESS}#2", f"{_UNIQUENESS}#6")

OLD_ONE_GOES = vs.OLD_ONE_GOES.citing(f"{_UNIQUENESS}#2")

ONLY_OWN_ONES_GO = vs.ONLY_OWN_ONES_GO.citing(
    f"{_UNIQUENESS}#2", f"{_UNIQUENESS}#4", f"{_UNIQUENESS}#6", "vs-remix-base/r4.8#2"
)

EQUIPMENT_NEEDS_KEYWORD = vs.EQUIPMENT_NEEDS_KEYWORD.citing(f"{_UNIQUENESS}#5")

EQUIPMENT_CAN_BE_UNIQUE = vs.EQUIPMENT_CAN_BE_UNIQUE.citing(f"{_UNIQUENESS}#5", f"{_UNIQUENESS}#6")

EVERYTHING_OF_THE_NAME_GOES = Rule(
    "remix/unique.every-type",
    "Unique cards of the name go whatever their type.",
    cites=(f"{_UNIQUENESS}#2", f"{_UNIQUENESS}#4", f"{_UNIQUENESS}#6", "vs-remix-base/r4.8#2"),
    belief="a character makes only characters go, a location only locations",
)

RECRUIT_MAKES_THEM_GO = Rule(
    "remix/unique.recruit",
    "Cards of a character's name go as its recruit effect resolves.",
    cites=(f"{_UNIQUENESS}#2",),
    belief="however a character comes into play, a location of its name goes",
)

LOCATIONS_ARE_UNIQUE = Rule(
    "remix/unique.locations",
    "A location is unique.",
    cites=(f"{_UNIQUENESS}#3", f"{_UNIQUENESS}#4", "vs-remix-base/r4.8#3"),
    belief="a player may have several locations of one name",
)

LOCATION_MAY_BE_NOT_UNIQUE = Rule(
    "remix/unique.not-unique",
    "A location isn't unique where a card says so.",
    cites=(f"{_UNIQUENESS}#3", "vs-remix-base/r4.8#3"),
    belief="every location is unique, whatever it says",
)

FLIPPED_LOCATION_STAYS = Rule(
    "remix/unique.flipped-stays",
    "The location that is flipped stays, and the older cards of its name go.",
    cites=(f"{_UNIQUENESS}#4", "vs-remix-base/r4.8#2"),
    belief="the location that is flipped goes, and the older card of its name stays",
)
