"""Doom-Bot Corps, Army

Pay 3 endurance >>> If you control no character named Dr. Doom, Doom-Bot Corps is named Dr. Doom and loses all
its other names and versions this turn. Once per turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ARMY,
    SELF,
    Becomes,
    Character,
    ControlsNamed,
    If,
    RuledBy,
    names,
    pay_endurance,
    this_turn,
)

ruled = RuledBy("heralds-of-galactus/doom-bot-corps-army")

DOCTOR = "Dr. Doom"

DOOM_BOT_CORPS = Character(
    name="Doom-Bot Corps", version=ARMY, cost=3, affiliations=names("Doom"), atk=5, defense=4, keywords=names("flight", "range"),
    entry=ruled.entry,
    powers=(
        (pay_endurance(3) >> If(~ControlsNamed(DOCTOR), this_turn(
            SELF, Becomes("names", (DOCTOR,)),
            ruled(2, Becomes("versions", ()), misread=Becomes("versions", (ARMY,)), belief="an Army card stays Army whatever it is named"),
        ))).usable(once_per_turn=True),
    ),
)  # fmt: skip
