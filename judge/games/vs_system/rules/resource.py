"""Rules about placing resources, and about what they are worth."""

from __future__ import annotations

from judge.engine.rules import Rule

PLACED_IN_OWN_STEP = Rule(
    "vs/resource.when",
    "A resource is placed in one's own resource step.",
    cites=("vs-system-base/a3.4#1",),
    belief="a resource can be placed at any time in the turn",
    is_routine=True,
)

PLACED_FROM_HAND = Rule(
    "vs/resource.from-hand",
    "A resource is placed from one's own hand.",
    cites=("vs-system-base/a3.4#1",),
    belief="a resource can be placed from the KO'd pile, too",
    is_routine=True,
)

ONE_IS_PLACED = Rule(
    "vs/resource.one",
    "One resource is placed in a resource step.",
    cites=("vs-system-base/a3.4#1",),
    belief="any number of resources can be placed in a turn",
    is_routine=True,
)

PLACED_FACE_DOWN = Rule(
    "vs/resource.face-down",
    "A resource is placed face down.",
    cites=("vs-system-base/a3.4#1",),
    belief="a resource is placed face up",
    is_routine=True,
)

ANY_CARD_IS_RESOURCE = Rule(
    "vs/resource.any-type",
    "A card of any type can be placed as a resource.",
    cites=("vs-system-base/a3.4#2",),
    belief="only plot twists and locations can be resources",
    is_routine=True,
)

PLACING_IS_OPTIONAL = Rule(
    "vs/resource.optional",
    "A player needn't place a resource.",
    cites=("vs-system-base/a3.4#3",),
    belief="a player with a card in hand has to place a resource each turn",
    is_routine=True,
)

ANY_RESOURCE_COUNTS = Rule(
    "vs/resource.counts",
    "A resource of whatever type gives a resource point.",
    cites=("vs-system-base/a3.4#4", "vs-system-base/a4.1#1"),
    belief="only plot twists and locations give resource points",
    is_routine=True,
)

FACE_UP_RESOURCES_COUNT = Rule(
    "vs/resource.face-up-counts",
    "A face-up resource gives a resource point as a face-down one does.",
    cites=("vs-system-base/a4.1#1", "vs-system-base/a5.3#3"),
    belief="a resource that has been turned face up is used up and gives no point",
    is_routine=True,
)

REPLACED_FACE_DOWN = Rule(
    "vs/resource.replaced-face-down",
    "The top card of the deck that replaces a resource goes into the row face down.",
    cites=("vs-system-base/a4.7#1",),
    belief="a resource is replaced by a face-up one",
    is_routine=True,
)

REPLACED_ONLY_IF_KOD = Rule(
    "vs/resource.replaced-if-kod",
    "A resource that can't be KO'd isn't replaced.",
    cites=("vs-system-base/a4.7#3",),
    belief="a resource that can't be KO'd stays, and a new one is put into the row all the same",
    is_routine=True,
)
