"""Morg, Harbinger of Extinction

Cosmic: Whenever a character becomes stunned in the combat phase, you may reveal a Heralds of Galactus
character card from your hand. If you do, that character goes back to its owner's hand unless its controller
reveals a card from their hand that costs more than the one you revealed.
"""

from __future__ import annotations

from dataclasses import replace

from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.effects import RevealFromHand
from judge.engine.events import Revealed
from judge.engine.flow import Unless
from judge.engine.lookback import MoreThan, NumberOf
from judge.engine.objects import choice
from judge.engine.patterns import IT, HappenedTo, On
from judge.engine.players import ControllerOf
from judge.engine.powers import whenever
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, OWNED, SELF
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.model.events import Stunned
from judge.games.vs_system.words.effects import to_hand
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, CHARACTERS, IN_HAND, IS_STUNNED, InPhase, affiliated

ruled = RuledBy("heralds-of-galactus/morg-harbinger-of-extinction")

HERALD_SHOWN = choice(
    OWNED & IN_HAND & CHARACTER_CARDS & affiliated("Heralds of Galactus") & ruled(6,
        ANY, misread=~HappenedTo(On(Revealed)), belief="a card revealed for one trigger can't be revealed for the other"),
    when=ruled(3, ON_RESOLUTION, misread=ON_START, belief="whether to reveal a card is decided as the power triggers"),
    least=0, name="a Heralds of Galactus character card from hand",
)  # fmt: skip

COSTLIER_SHOWN = choice(
    OWNED & IN_HAND & MoreThan("cost", NumberOf(HERALD_SHOWN, "cost")), least=0, name="a costlier card from hand"
)

MORG = Character(
    name="Morg", version="Harbinger of Extinction", cost=7, affiliations=names("Heralds of Galactus"), atk=17, defense=15,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=cosmic(replace(
        whenever(On(Stunned, subject=ruled(2, CHARACTERS, misread=CHARACTERS & ~SELF, belief="Morg's own stun doesn't count"),
                    during=InPhase(COMBAT), seen="before"))
        >> RevealFromHand(HERALD_SHOWN).if_done(Unless(
            to_hand(ruled(4, IT, misread=IT & IS_STUNNED, belief="a character that has recovered meanwhile stays")),
            ControllerOf(IT), RevealFromHand(COSTLIER_SHOWN))),
        once_per_batch=ruled(5, False, misread=True, belief="one attack triggers Morg once"))),
)  # fmt: skip
