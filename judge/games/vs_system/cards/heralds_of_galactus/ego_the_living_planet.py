"""Ego the Living Planet

Readying Ego the Living Planet in the recovery phase is optional.

Activate >>> Exhaust target location. It can't ready as long as Ego the Living Planet stays exhausted.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ACTIVATE,
    IN_RESOURCE_ROW,
    IS_EXHAUSTED,
    IS_FACE_DOWN,
    LOCATIONS,
    SELF,
    UNTIL_SOURCE_READIES,
    Bans,
    Exists,
    HappenedSince,
    If,
    Location,
    Modify,
    On,
    Readied,
    ReadiesAtWill,
    RuledBy,
    Static,
    exhaust,
    target,
)

ruled = RuledBy("heralds-of-galactus/ego-the-living-planet")

CAPTIVE = target(LOCATIONS & IN_RESOURCE_ROW & ~IS_FACE_DOWN, "location")

EGO = Location(
    name="Ego the Living Planet", cost=2, entry=ruled.entry,
    powers=(
        replace(Static(change=ReadiesAtWill()), where=ruled(6,
            None, misread=IN_RESOURCE_ROW, belief="a face-down Ego the Living Planet may be left exhausted as well")),
        ACTIVATE >> exhaust(CAPTIVE).then(ruled(1,
            If(Exists(SELF & IS_EXHAUSTED) & ~HappenedSince(On(Readied, SELF)),
               Modify(CAPTIVE, (Bans("ready", when=ruled(5,
                   None, misread=Exists(SELF & ~IS_FACE_DOWN),
                       belief="a face-down Ego the Living Planet holds nothing")),),
                   ruled(1, UNTIL_SOURCE_READIES, misread="turn", belief="the hold ends with the turn"))),
            misread=Modify(CAPTIVE, (Bans("ready", when=Exists(SELF & IS_EXHAUSTED)),), None),
            belief="Ego the Living Planet holds a location whenever it is exhausted, also if it has readied in between"),
        ),
    ),
)  # fmt: skip
