"""Ego the Living Planet

Readying Ego the Living Planet in the recovery phase is optional.

Activate >>> Exhaust target location. It can't ready as long as Ego the Living Planet stays exhausted.
"""

from __future__ import annotations

from dataclasses import replace

from judge.engine.changes import Bans
from judge.engine.conditions import Exists
from judge.engine.flow import If
from judge.engine.lasting import Modify
from judge.engine.objects import target
from judge.engine.patterns import HappenedSince, On
from judge.engine.powers import Static
from judge.engine.rules import Points
from judge.engine.select import SELF
from judge.games.vs_system.model.cards import Location
from judge.games.vs_system.model.changes import UNTIL_SOURCE_READIES, ReadiesAtWill
from judge.games.vs_system.words.effects import ACTIVATE, exhaust
from judge.games.vs_system.words.selectors import FACE_DOWN_, IN_RESOURCE_ROW, IS_EXHAUSTED, LOCATIONS

point = Points("heralds-of-galactus/ego-the-living-planet")

CAPTIVE = target(LOCATIONS & IN_RESOURCE_ROW & ~FACE_DOWN_, "location")

EGO = Location(
    name="Ego the Living Planet", cost=2, entry=point.entry,
    powers=(
        replace(Static(change=ReadiesAtWill()), where=point[6](
            None, IN_RESOURCE_ROW, "a face-down Ego the Living Planet may be left exhausted as well")),
        ACTIVATE >> exhaust(CAPTIVE).then(point[1](
            If(Exists(SELF & IS_EXHAUSTED) & ~HappenedSince(On("ready", SELF)),
               Modify(CAPTIVE, (Bans("ready", when=point[5](
                   None, Exists(SELF & ~FACE_DOWN_), "a face-down Ego the Living Planet holds nothing")),), UNTIL_SOURCE_READIES)),
            Modify(CAPTIVE, (Bans("ready", when=Exists(SELF & IS_EXHAUSTED)),), None),
            "Ego the Living Planet holds a location whenever it is exhausted, also if it has readied in between"),
        ),
    ),
)  # fmt: skip
