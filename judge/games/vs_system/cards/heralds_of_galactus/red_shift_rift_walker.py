"""Red Shift, Rift Walker

Concealed

Cosmic: Whenever Red Shift attacks, you may remove every attacker and defender from the game. If you do, each
of those cards is put by its owner into that player's front row as this turn's recovery phase starts.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    EXHAUSTED,
    RECOVERY,
    SELF,
    BecameAttacker,
    Character,
    May,
    On,
    Picked,
    Placer,
    PutIntoFrontRow,
    RuledBy,
    cosmic,
    lasting,
    names,
    remove_from_game,
    start_of,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/red-shift-rift-walker")

_THOSE_CARDS = "the cards that were removed"

RED_SHIFT = Character(
    name="Red Shift", version="Rift Walker", cost=5, affiliations=names("Heralds of Galactus"), atk=10, defense=9,
    keywords=names("flight", "range", "concealed", "cosmic"), entry=ruled.entry,
    powers=cosmic(whenever(On(BecameAttacker, subject=SELF)) >> May(
        remove_from_game(CHARACTERS & (ATTACKING | DEFENDING), remember=_THOSE_CARDS).if_done(lasting(
            whenever(start_of(RECOVERY)) >> PutIntoFrontRow(
                Picked(_THOSE_CARDS),
                who=ruled(2, Placer.OWNER, misread=Placer.CONTROLLER, belief="the controller of the effect arranges everybody's cards"),
                at_once=ruled(3, True, misread=False, belief="they come back one after another"),
                flags=ruled(4, frozenset(), misread=names(EXHAUSTED), belief="they come back exhausted, as they attacked")))))),
)  # fmt: skip
