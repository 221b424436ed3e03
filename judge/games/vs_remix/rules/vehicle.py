"""Rules about vehicles and their crew."""

from __future__ import annotations

from judge.engine.rules import Rule

_VEHICLE = "remix-glossary/vehicle"

VEHICLE_IS_A_CHARACTER = Rule(
    "remix/vehicle.character",
    "A vehicle is a character: what targets characters can target it.",
    cites=(f"{_VEHICLE}#1",),
    belief="a vehicle is something else than a character",
    is_routine=True,
)

# Crewing

CREW_COST_IS_PAID_INSTEAD = Rule(
    "remix/vehicle.crew-cost",
    "Who crews a vehicle from hand pays its crew cost, in the place of its recruit cost.",
    cites=(f"{_VEHICLE}#2", f"{_VEHICLE}#3", f"{_VEHICLE}#8"),
    belief="the crew cost is paid on top of the recruit cost",
)

CREW_IS_SPECIFIED = Rule(
    "remix/vehicle.specified",
    "A vehicle is crewed by a character that it specifies as crew.",
    cites=(f"{_VEHICLE}#3", f"{_VEHICLE}#4", f"{_VEHICLE}#10"),
    belief="any character can crew a vehicle",
)

CREW_IS_OWN = Rule(
    "remix/vehicle.own-crew",
    "Who crews a vehicle controls the character that is its crew.",
    cites=(f"{_VEHICLE}#4", f"{_VEHICLE}#10"),
    belief="an opponent's character can be taken for the crew of a vehicle",
)

CREW_IS_NOT_STUNNED = Rule(
    "remix/vehicle.unstunned-crew",
    "A stunned character can't crew a vehicle.",
    cites=(f"{_VEHICLE}#4", f"{_VEHICLE}#10"),
    belief="a stunned character can crew a vehicle",
)

VEHICLE_IS_REVEALED = Rule(
    "remix/vehicle.revealed",
    "A vehicle that is crewed from hand is revealed as it is announced.",
    cites=(f"{_VEHICLE}#8",),
    belief="nobody sees the vehicle before it comes into play",
)

CREW_IS_CHOSEN_AT_ONCE = Rule(
    "remix/vehicle.chosen-at-once",
    "The crew is chosen as the vehicle is announced.",
    cites=(f"{_VEHICLE}#8",),
    belief="the crew is chosen as the vehicle comes into play",
)

ENTERS_UNCREWED = Rule(
    "remix/vehicle.enters-uncrewed",
    "A vehicle whose chosen crew is stunned or no longer in play comes into play without crew.",
    cites=(f"{_VEHICLE}#9",),
    belief="a vehicle whose chosen crew is gone or stunned is lost",
)

NOBODY_STEPS_IN = Rule(
    "remix/vehicle.nobody-steps-in",
    "No other character crews the vehicle in the place of the chosen one.",
    cites=(f"{_VEHICLE}#9",),
    belief="where the chosen crew is gone or stunned, another legal one takes its place",
)

VEHICLE_IN_PLAY_MAY_BE_CREWED = Rule(
    "remix/vehicle.in-play",
    "In the build phase a vehicle in play may be moved over a character in play that may crew it.",
    cites=(f"{_VEHICLE}#10",),
    belief="a vehicle can be crewed only from hand",
)

CREWED_IN_BUILD_PHASE = Rule(
    "remix/vehicle.build-phase",
    "A vehicle in play is moved over its crew in one's own build phase.",
    cites=(f"{_VEHICLE}#10",),
    belief="a vehicle in play can be crewed at any time",
)

VEHICLE_IS_OWN = Rule(
    "remix/vehicle.own",
    "Who crews a vehicle in play controls it.",
    cites=(f"{_VEHICLE}#10",),
    belief="a player may have his character crew an opponent's vehicle",
)

VEHICLE_IS_NOT_STUNNED = Rule(
    "remix/vehicle.unstunned",
    "A stunned vehicle can't be crewed.",
    cites=(f"{_VEHICLE}#10",),
    belief="a stunned vehicle can be crewed",
)

STANDS_IN_THE_SAME_AREA = Rule(
    "remix/vehicle.same-area",
    "A vehicle in play is crewed by a character in its own area.",
    cites=(f"{_VEHICLE}#10",),
    belief="a visible vehicle in play can be crewed by a hidden character",
)

MOVING_OVER_IS_FREE = Rule(
    "remix/vehicle.free",
    "Moving a vehicle in play over its crew costs no resource points.",
    cites=(f"{_VEHICLE}#11",),
    belief="the crew cost is paid for a vehicle that is in play already, too",
)

EFFECTS_MAY_CREW = Rule(
    "remix/vehicle.by-effect",
    "An effect may let a vehicle be crewed in yet another way.",
    cites=(f"{_VEHICLE}#12",),
    belief="a vehicle is crewed in the build phase or not at all",
)

HAS_ONE_CREW = Rule(
    "remix/vehicle.one-crew",
    "A vehicle has one crew character at most.",
    cites=(f"{_VEHICLE}#16",),
    belief="several characters can crew one vehicle",
)

FITS_THE_AREA = Rule(
    "remix/vehicle.fits-area",
    "A vehicle has to be playable in the area where its crew stands.",
    cites=(f"{_VEHICLE}#17",),
    belief="a vehicle can be put over a character in either area",
)

CREW_IS_NO_VEHICLE = Rule(
    "remix/vehicle.no-vehicle",
    "A vehicle isn't crewed by another vehicle.",
    cites=(f"{_VEHICLE}#18",),
    belief="a vehicle that another one specifies can crew it",
)

MAY_BE_RECRUITED = Rule(
    "remix/vehicle.recruited",
    "A vehicle may be recruited for its recruit cost, without crew.",
    cites=(f"{_VEHICLE}#24",),
    belief="a vehicle can't come into play without crew",
)

# While it is crewed

GAINS_CREW_EFFECT = Rule(
    "remix/vehicle.crew-effect",
    "A crewed vehicle has its crew effect.",
    cites=(f"{_VEHICLE}#5",),
    belief="a crewed vehicle has the text of its crew only",
)

GAINS_EFFECTS_OF_CREW = Rule(
    "remix/vehicle.effects-of-crew",
    "A crewed vehicle has the printed effects of its crew character.",
    cites=(f"{_VEHICLE}#5",),
    belief="what is printed on the crew character is covered and doesn't work",
)

CREW_EFFECT_NEEDS_CREW = Rule(
    "remix/vehicle.needs-crew",
    "The crew effect of a vehicle works only while its crew is beneath it.",
    cites=(f"{_VEHICLE}#15",),
    belief="the crew effect stands on the vehicle, so that it works without crew",
)

HAS_NAME_OF_CREW = Rule(
    "remix/vehicle.name-of-crew",
    "A crewed vehicle has the name of its crew character, too.",
    cites=(f"{_VEHICLE}#13",),
    belief="a crewed vehicle goes by its own name alone",
)

UNIQUE_BY_NAME_OF_CREW = Rule(
    "remix/vehicle.unique-by-crew",
    "A vehicle that comes into play over its crew is unique under the name of its crew, too.",
    cites=(f"{_VEHICLE}#13",),
    belief="only its own name counts as a vehicle comes into play",
)

KEEPS_ITS_OWN_NAME = Rule(
    "remix/vehicle.own-name",
    "A crewed vehicle keeps its own name.",
    cites=(f"{_VEHICLE}#13",),
    belief="the name of the crew takes the place of the vehicle's own",
)

CREW_IS_NOT_IN_PLAY = Rule(
    "remix/vehicle.crew-not-in-play",
    "A vehicle lies on top of its crew, and the card beneath it isn't in play.",
    cites=(f"{_VEHICLE}#3", f"{_VEHICLE}#14"),
    belief="the crew is in play as much as its vehicle",
)

COST_IS_RECRUIT_COST = Rule(
    "remix/vehicle.cost",
    "A vehicle's cost is its recruit cost.",
    cites=(f"{_VEHICLE}#19", f"{_VEHICLE}#20", f"{_VEHICLE}#24", "vs-remix-base/r7.1#2"),
    belief="a vehicle costs what both its costs come to",
)

COUNTERS_COME_OFF = Rule(
    "remix/vehicle.counters",
    "A character that goes under another card loses its counters.",
    cites=(f"{_VEHICLE}#23",),
    belief="the counters stay on a character that goes under another card",
)

TAKES_EQUIPMENT = Rule(
    "remix/vehicle.equipment",
    "Equipment is attached to a vehicle as to any other character.",
    cites=(f"{_VEHICLE}#25",),
    belief="a vehicle can't be equipped",
)

# When it is crewed no longer

CREW_GOES_TOO = Rule(
    "remix/vehicle.crew-goes",
    "When a crewed vehicle leaves play, its crew goes to the KO'd pile.",
    cites=(f"{_VEHICLE}#6",),
    belief="the crew stays in play when its vehicle goes",
)

DISEMBARKED_COMES_INTO_PLAY = Rule(
    "remix/vehicle.disembarked",
    "A character that disembarks comes into play.",
    cites=(f"{_VEHICLE}#21", f"{_VEHICLE}#22"),
    belief="a character that disembarks is lost",
)

DISEMBARKED_IS_EXHAUSTED = Rule(
    "remix/vehicle.disembarked-exhausted",
    "A character that disembarks is exhausted.",
    cites=(f"{_VEHICLE}#21",),
    belief="a character that disembarks is ready",
)
