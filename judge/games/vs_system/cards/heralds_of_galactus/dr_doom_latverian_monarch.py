"""Dr. Doom, Latverian Monarch

Cosmic: KO a character you control >>> You get an additional attack step after the current one. When your next
attack step this turn starts, ready all your characters. Once per turn; only in your attack step.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    YOURS,
    AdditionalStep,
    Character,
    InAgenda,
    InPhase,
    RuledBy,
    YourStepBegins,
    choice,
    cosmic,
    ko,
    lasting,
    names,
    ready,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/dr-doom-latverian-monarch")

DR_DOOM = Character(
    name="Dr. Doom", version="Latverian Monarch", cost=8, affiliations=names("Doom"), atk=19, defense=18,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=cosmic(
        (ko(choice(CHARACTERS & YOURS))
         >> AdditionalStep(COMBAT, ATTACK_STEP, ruled((1, 2),
             InAgenda.NEXT, misread=InAgenda.LAST, belief="the additional attack step comes after the attack steps of all players"))
         .then(lasting(replace(whenever(YourStepBegins(COMBAT, ATTACK_STEP)) >> ready(CHARACTERS & YOURS), once_per_turn=True)))
         ).usable(InPhase(COMBAT, ATTACK_STEP, yours=True), once_per_turn=True),
    ),
)  # fmt: skip
