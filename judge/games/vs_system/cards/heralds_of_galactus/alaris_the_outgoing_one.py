"""Alaris, The Outgoing One

A character protected by Alaris can't be attacked.

Pay 2 endurance >>> Swap the positions of Alaris and an Inhumans character you control.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    IS_STUNNED,
    SELF,
    YOURS,
    AsOf,
    Bans,
    Character,
    InItsArea,
    ProtectedByIt,
    RuledBy,
    Static,
    SwapPositions,
    affiliated,
    choice,
    names,
    pay_endurance,
    target,
)

ruled = RuledBy("heralds-of-galactus/alaris-the-outgoing-one")

_INHUMANS = affiliated("Inhumans")

_PARTNERS = (
    CHARACTERS & YOURS
    & ruled(2, _INHUMANS, misread=AsOf(_INHUMANS), belief="who was an Inhuman when the power was used can still be picked")
    & ruled(4, ANY, misread=~SELF, belief="Alaris needs another character to swap with")
    & ruled(5, ANY, misread=InItsArea(), belief="only characters in the same area swap")
    & ruled(6, ANY, misread=~IS_STUNNED, belief="a stunned Inhumans character can't be chosen")
)  # fmt: skip

ALARIS = Character(
    name="Alaris", version="The Outgoing One", cost=5, affiliations=names("Inhumans"), atk=9, defense=10, entry=ruled.entry,
    powers=(
        Static(change=Bans("be attacked"), on=CHARACTERS & ProtectedByIt()),
        pay_endurance(2) >> SwapPositions(
            SELF,
            ruled(1, choice(_PARTNERS, least=ruled(3, 1, misread=0, belief="nobody has to be picked"), name="an Inhumans character"),
                     misread=target(_PARTNERS, name="an Inhumans character"), belief="the Inhumans character is a target"),
            able=ruled(6, ANY, misread=~IS_STUNNED, belief="a stunned character can't be moved"),
            across=ruled(5, True, misread=False, belief="a swap changes row and column, but each stays in its own area")),
    ),
)  # fmt: skip
