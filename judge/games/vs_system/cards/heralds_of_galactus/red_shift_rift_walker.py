"""Red Shift, Rift Walker

Concealed

Cosmic: Whenever Red Shift attacks, you may remove every attacker and defender from the game. If you do, each
of those cards is put by its owner into that player's front row as this turn's recovery phase starts.
"""

from __future__ import annotations

from judge.engine.flow import May
from judge.engine.lasting import lasting
from judge.engine.objects import Picked
from judge.engine.patterns import On
from judge.engine.powers import whenever
from judge.engine.rules import RuledBy
from judge.engine.select import SELF
from judge.games.vs_system.keywords.cosmic import cosmic
from judge.games.vs_system.model.attack_events import BecameAttacker
from judge.games.vs_system.model.board import EXHAUSTED, RECOVERY
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.coming_into_play import Placer, PutIntoFrontRow
from judge.games.vs_system.words.effects import remove_from_game
from judge.games.vs_system.words.selectors import ATTACKING, CHARACTERS, DEFENDING, start_of

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
