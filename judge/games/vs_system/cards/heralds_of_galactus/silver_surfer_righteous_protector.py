"""Silver Surfer, Righteous Protector

Cosmic: Remove Silver Surfer's cosmic counter >>> Whenever a character of cost 4 or less becomes stunned in
this turn's combat phase, it goes back to its owner's hand.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    COMBAT,
    COSMIC,
    IS_STUNNED,
    IT,
    OPPONENTS,
    SELF,
    Character,
    Exists,
    HasPower,
    InPhase,
    Modify,
    On,
    RemoveCounter,
    RuledBy,
    Stunned,
    Triggered,
    cosmic,
    cost_at_most,
    lasting,
    names,
    to_hand,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/silver-surfer-righteous-protector")

_CHEAP = CHARACTERS & cost_at_most(4)

_SENDS_HOME = Triggered(
    pattern=On(Stunned, subject=_CHEAP & ruled(2, ANY, misread=OPPONENTS, belief="your own characters stay in play"),
               during=InPhase(COMBAT) & ruled(4,
        Exists(ANY), misread=Exists(SELF & CHARACTERS & ~IS_STUNNED), belief="it ends when Silver Surfer is stunned or gone")),
    effect=to_hand(IT),
    once_per_turn=ruled(2, False, misread=True, belief="it catches one character a turn"),
)  # fmt: skip

SILVER_SURFER_PROTECTOR = Character(
    name="Silver Surfer", version="Righteous Protector", cost=5, affiliations=names("Heralds of Galactus"), atk=9, defense=9,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=cosmic(
        RemoveCounter(SELF, COSMIC) >> ruled(3,
            lasting(_SENDS_HOME),
            misread=Modify(_CHEAP, (HasPower(whenever(On(Stunned, subject=SELF, during=InPhase(COMBAT))) >> to_hand(IT)),)),
            belief="only characters that were in play as the modifier was made are caught"),
    ),
)  # fmt: skip
