"""Alaris, The Outgoing One

A character protected by Alaris can't be attacked.

Pay 2 endurance >>> Swap the positions of Alaris and an Inhumans character you control.
"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.lookback import AsOf
from judge.engine.objects import choice, target
from judge.engine.powers import Static
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, SELF, YOURS
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.effects import pay_endurance
from judge.games.vs_system.words.positions import InItsArea, ProtectedByIt, SwapPositions
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, affiliated

ruled = RuledBy("heralds-of-galactus/alaris-the-outgoing-one")

_INHUMANS = affiliated("Inhumans")

_PARTNERS = (
    CHARACTERS & YOURS
    & ruled(2, _INHUMANS, misread=AsOf(_INHUMANS), belief="who was an Inhuman when the power was used can still be picked")
    & ruled(4, ANY, misread=~SELF, belief="Alaris needs another character to swap with")
    & ruled(5, ANY, misread=InItsArea(), belief="only characters in the same area swap")
)  # fmt: skip

ALARIS = Character(
    name="Alaris", version="The Outgoing One", cost=5, affiliations=names("Inhumans"), atk=9, defense=10, entry=ruled.entry,
    powers=(
        Static(change=Bans("be attacked"), on=CHARACTERS & ProtectedByIt()),
        pay_endurance(2) >> SwapPositions(
            SELF,
            ruled(1, choice(_PARTNERS, least=ruled(3, 1, misread=0, belief="nobody has to be picked"), name="an Inhumans character"),
                     misread=target(_PARTNERS, name="an Inhumans character"), belief="the Inhumans character is a target"),
            able=ruled(6, ANY, misread=~IS_STUNNED, belief="a stunned character can't be moved")),
    ),
)  # fmt: skip
