"""Shakti, Mage General

Whenever one of your characters goes to a KO'd pile in the combat phase, target character gets -2 DEF this
turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    COMBAT,
    IS_STUNNED,
    KO_PILE,
    SELF,
    YOURS,
    Adds,
    Character,
    Exists,
    InPhase,
    OnMove,
    RuledBy,
    Triggered,
    names,
    target,
    this_turn,
)

ruled = RuledBy("heralds-of-galactus/shakti-mage-general")

# Her own trip is looked back at; for the trips of others she has to be face up.
SHAKTI = Character(
    name="Shakti", version="Mage General", cost=1, affiliations=names("Doom"), atk=1, defense=2, keywords=names("range"),
    entry=ruled.entry,
    powers=(
        Triggered(
            pattern=OnMove(subject=CHARACTERS & YOURS & ~SELF, to=KO_PILE, seen="before",
                       during=InPhase(COMBAT) & Exists(SELF & ~IS_STUNNED))
            | OnMove(subject=ruled(1, SELF, misread=~ANY, belief="she is gone and can't see her own trip"), to=KO_PILE, seen="before",
                 during=InPhase(COMBAT) & ruled(2,
                     Exists(SELF), misread=Exists(SELF & ~IS_STUNNED), belief="she has lost her text if she was stunned as she left")),
            effect=this_turn(target(CHARACTERS), Adds("defense", -2)),
            where=CHARACTERS),
    ),
)  # fmt: skip
