"""Morg, Harbinger of Extinction

Cosmic: Whenever a character becomes stunned in the combat phase, you may reveal a Heralds of Galactus
character card from your hand. If you do, that character goes back to its owner's hand unless its controller
reveals a card from their hand that costs more than the one you revealed.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    IN_HAND,
    IS_STUNNED,
    IT,
    ON_RESOLUTION,
    ON_START,
    OWNED,
    SELF,
    Character,
    ControllerOf,
    HappenedTo,
    InPhase,
    MoreThan,
    NumberOf,
    On,
    Revealed,
    RevealFromHand,
    RuledBy,
    Stunned,
    Unless,
    affiliated,
    choice,
    cosmic,
    names,
    to_hand,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/morg-harbinger-of-extinction")

HERALD_SHOWN = choice(
    OWNED & IN_HAND & CHARACTER_CARDS & affiliated("Heralds of Galactus") & ruled(6,
        ANY, misread=~HappenedTo(On(Revealed)), belief="a card revealed for one trigger can't be revealed for the other"),
    when=ruled((3, 6), ON_RESOLUTION, misread=ON_START, belief="whether to reveal a card is decided as the power triggers"),
    least=ruled((3, 6), 0, misread=1, belief="whoever can reveal a card has to"), name="a Heralds of Galactus character card from hand",
)  # fmt: skip

COSTLIER_SHOWN = choice(
    OWNED & IN_HAND & MoreThan("cost", NumberOf(HERALD_SHOWN, "cost")), least=0, name="a costlier card from hand"
)

MORG = Character(
    name="Morg", version="Harbinger of Extinction", cost=7, affiliations=names("Heralds of Galactus"), atk=17, defense=15,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=cosmic(replace(
        whenever(On(Stunned, subject=ruled(2, CHARACTERS, misread=CHARACTERS & ~SELF, belief="Morg's own stun doesn't count"),
                    during=ruled(2, InPhase(COMBAT), misread=None, belief="a stun in any phase triggers Morg"), seen="before"))
        >> RevealFromHand(HERALD_SHOWN).if_done(Unless(
            to_hand(ruled(4, IT, misread=IT & IS_STUNNED, belief="a character that has recovered meanwhile stays")),
            ControllerOf(IT), RevealFromHand(COSTLIER_SHOWN))),
        once_per_batch=ruled(5, False, misread=True, belief="one attack triggers Morg once"))),
)  # fmt: skip
