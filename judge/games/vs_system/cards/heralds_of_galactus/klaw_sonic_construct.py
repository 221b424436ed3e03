"""Klaw, Sonic Construct

Klaw can't ready during the recovery phase.

KO a character you control >>> Klaw readies and can't attack this phase. Once per turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    MAIN,
    RECOVERY,
    SELF,
    WRAP_UP,
    YOURS,
    Always,
    Bans,
    Character,
    InPhase,
    RuledBy,
    Static,
    choice,
    ko,
    names,
    ready,
    this_phase,
)

ruled = RuledBy("heralds-of-galactus/klaw-sonic-construct")

KLAW = Character(
    name="Klaw", version="Sonic Construct", cost=1, affiliations=names("Doom", "Masters of Evil"), atk=5, defense=1,
    keywords=names("range"), entry=ruled.entry,
    powers=(
        Static(change=Bans("ready"), while_=ruled((1, 3),
            ruled(2, InPhase(RECOVERY), misread=InPhase(RECOVERY, MAIN),
                belief="the wrap-up comes after the recovery phase and readies everybody"),
            misread=InPhase(RECOVERY, WRAP_UP), belief="only the wrap-up leaves Klaw exhausted, and effects can ready Klaw")),
        ruled(2, None, misread=Static(change=Bans("recover"), where=CHARACTERS), belief="who can't ready can't recover either"),
        (ko(choice(ruled(4, CHARACTERS & YOURS, misread=CHARACTERS & YOURS & ~SELF, belief="another character has to be KO'd")))
         >> ready(SELF).then(this_phase(SELF, Bans("attack")))).usable(
            ruled(3, Always(), misread=~InPhase(RECOVERY), belief="what would do nothing can't be used"), once_per_turn=True),
    ),
)  # fmt: skip
