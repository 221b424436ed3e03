"""Alaris, The Outgoing One

A character protected by Alaris can't be attacked.

Pay 2 endurance >>> Swap the positions of Alaris and an Inhumans character you control.
"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.lookback import AsOf
from judge.engine.objects import choice, target
from judge.engine.powers import Static
from judge.engine.rules import Points
from judge.engine.select import ANY, SELF, YOURS
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.effects import pay_endurance
from judge.games.vs_system.words.positions import InItsArea, ProtectedByIt, SwapPositions
from judge.games.vs_system.words.selectors import CHARACTERS, IS_STUNNED, affiliated

point = Points("heralds-of-galactus/alaris-the-outgoing-one")

_INHUMANS = affiliated("Inhumans")

_PARTNERS = (
    CHARACTERS & YOURS
    & point[2](_INHUMANS, AsOf(_INHUMANS), "who was an Inhuman when the power was used can still be picked")
    & point[4](ANY, ~SELF, "Alaris needs another character to swap with")
    & point[5](ANY, InItsArea(), "only characters in the same area swap")
)  # fmt: skip

ALARIS = Character(
    name="Alaris", version="The Outgoing One", cost=5, affiliations=names("Inhumans"), atk=9, defense=10, entry=point.entry,
    powers=(
        Static(change=Bans("be attacked"), on=CHARACTERS & ProtectedByIt()),
        pay_endurance(2) >> SwapPositions(
            SELF,
            point[1](choice(_PARTNERS, least=point[3](1, 0, "nobody has to be picked"), name="an Inhumans character"),
                     target(_PARTNERS, name="an Inhumans character"), "the Inhumans character is a target"),
            able=point[6](ANY, ~IS_STUNNED, "a stunned character can't be moved")),
    ),
)  # fmt: skip
