"""Speedster: a character that an attack has exhausted may ready, and then can't attack again this turn."""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.flow import May
from judge.engine.lasting import Modify
from judge.engine.patterns import On
from judge.engine.powers import NOTHING, Link, Sequence, whenever
from judge.engine.relations import SELF
from judge.engine.rules import RuledBy
from judge.games.vs_system.model.attack_events import BecameAttacker
from judge.games.vs_system.model.events import BY_ATTACK, Exhausted
from judge.games.vs_system.words.effects import ready

ruled = RuledBy("remix-glossary/speedster")

_BAN = Modify(
    SELF,
    (Bans(BecameAttacker.verb),),
    "turn",
)

SPEEDSTER_POWER = whenever(
    ruled(
        1,
        On(Exhausted, SELF, fact=(("cause", BY_ATTACK),)),
        misread=On(Exhausted, SELF),
        belief="whatever exhausts the character, it may ready",
    )
) >> Sequence(
    ruled(
        1,
        ruled(1, May(ready(SELF)), misread=ready(SELF), belief="the character has to ready"),
        misread=NOTHING,
        belief="a speedster stays exhausted after its attack",
    ),
    ruled(2, _BAN, misread=NOTHING, belief="a character that was readied so may attack again"),
    ruled(
        2,
        Link.IF_YOU_DO,
        misread=Link.AND,
        belief="a speedster that wasn't readied can't attack again this turn, either",
    ),
)
