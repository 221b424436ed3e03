"""Klaw, Sonic Construct

Klaw can't ready during the recovery phase.

KO a character you control >>> Klaw readies and can't attack this phase. Once per turn.
"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.conditions import Always
from judge.engine.objects import choice
from judge.engine.powers import Static
from judge.engine.rules import Points
from judge.engine.select import SELF, YOURS
from judge.games.vs_system.model.board import MAIN, RECOVERY, WRAP_UP
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.effects import ko, ready, this_phase
from judge.games.vs_system.words.selectors import CHARACTERS, InPhase

point = Points("heralds-of-galactus/klaw-sonic-construct")

KLAW = Character(
    name="Klaw", version="Sonic Construct", cost=1, affiliations=names("Doom", "Masters of Evil"), atk=5, defense=1,
    keywords=names("range"), entry=point.entry,
    powers=(
        Static(change=Bans("ready"), while_=point[1](
            point[2](InPhase(RECOVERY), InPhase(RECOVERY, MAIN), "the wrap-up comes after the recovery phase and readies everybody"),
            InPhase(RECOVERY, WRAP_UP), "only the wrap-up leaves Klaw exhausted, and effects can ready Klaw")),
        (ko(choice(point[4](CHARACTERS & YOURS, CHARACTERS & YOURS & ~SELF, "another character has to be KO'd")))
         >> ready(SELF).then(this_phase(SELF, Bans("attack")))).usable(
            point[3](Always(), ~InPhase(RECOVERY), "what would do nothing can't be used"), once_per_turn=True),
    ),
)  # fmt: skip
