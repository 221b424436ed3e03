"""Silver Surfer, Righteous Protector

Cosmic: Remove Silver Surfer's cosmic counter >>> Whenever a character of cost 4 or less becomes stunned in
this turn's combat phase, it goes back to its owner's hand.
"""

from __future__ import annotations

from judge.engine.conditions import Exists
from judge.engine.effects import RemoveCounter
from judge.engine.lasting import Modify, lasting
from judge.engine.patterns import IT, On
from judge.engine.powers import HasPower, Triggered, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, SELF
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.model.events import Stunned
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.effects import to_hand
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, InPhase, cost_at_most

ruled = RuledBy("heralds-of-galactus/silver-surfer-righteous-protector")

_CHEAP = CHARACTERS & cost_at_most(4)

_SENDS_HOME = Triggered(
    pattern=On(Stunned, subject=_CHEAP, during=InPhase(COMBAT) & ruled(4,
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
