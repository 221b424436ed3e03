"""Shatterax, Starforce

Reservist, Press (When you recruit this card, the next character you recruit this turn costs 1 less per press
card recruited by you this turn, minimum 1.)

At the start of the combat phase, each character that came into play on your side this turn gets +2 ATK for
the turn while in combat with a costlier character.
"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.conditions import Exists
from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.objects import Each
from judge.engine.powers import whenever
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, OPPONENTS, SELF, YOURS
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import Character, names
from judge.games.vs_system.words.coming_into_play import CameIntoPlay
from judge.games.vs_system.words.effects import this_turn
from judge.games.vs_system.words.in_combat import COSTLIER, IN_COMBAT_WITH_IT
from judge.games.vs_system.words.selectors import CHARACTERS, start_of

ruled = RuledBy("heralds-of-galactus/shatterax-starforce")

SHATTERAX = Character(
    name="Shatterax", version="Starforce", cost=5, affiliations=names("Kree"), atk=9, defense=8,
    keywords=names("flight", "range", "reservist", "press"), entry=ruled.entry,
    powers=(
        whenever(start_of(COMBAT)) >> this_turn(
            Each(CHARACTERS & CameIntoPlay() & ruled(2, ANY, misread=~SELF, belief="Shatterax helps only others")
                 & ruled(3, ANY, misread=YOURS, belief="only characters that you still control are affected"),
                 when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the characters are fixed as the power triggers")),
            Adds("atk", 2, when=Exists(CHARACTERS & IN_COMBAT_WITH_IT & COSTLIER & ruled(4,
                ANY, misread=OPPONENTS, belief="a character loses the bonus once it has turned against you")))),
    ),
)  # fmt: skip
