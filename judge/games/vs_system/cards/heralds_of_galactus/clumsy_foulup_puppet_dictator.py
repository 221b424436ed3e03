"""Clumsy Foulup, Puppet Dictator

Press

Whenever you recruit a character, Clumsy Foulup gets +1 ATK / +1 DEF this turn.

Whenever Clumsy Foulup's ATK becomes 5 or more, return Clumsy Foulup to its owner's hand.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHAIN,
    CHARACTER_CARDS,
    CHARACTERS,
    PLAY,
    SELF,
    YOURS,
    Adds,
    Character,
    Does,
    InZone,
    Reaches,
    Recruited,
    RuledBy,
    Triggered,
    Whose,
    comes_into_play,
    names,
    this_turn,
    to_hand,
)

ruled = RuledBy("heralds-of-galactus/clumsy-foulup-puppet-dictator")

_FACE_UP_IN_PLAY = ruled(2,
    ruled(1, None, misread=InZone((PLAY,)), belief="it triggers while the card is face down as well"),
    misread=InZone((PLAY, CHAIN)), belief="recruiting Clumsy Foulup sets it off already")  # fmt: skip

_YOU_RECRUIT = ruled(2,
    Does(Recruited, subject=CHARACTER_CARDS, whose=Whose.YOURS),
    misread=comes_into_play(CHARACTERS & YOURS), belief="a recruit counts as the character comes into play, his own as well")  # fmt: skip

CLUMSY_FOULUP = Character(
    name="Clumsy Foulup", version="Puppet Dictator", cost=2, affiliations=names("Kree"), atk=2, defense=2,
    keywords=names("press"), entry=ruled.entry,
    powers=(
        Triggered(pattern=_YOU_RECRUIT, where=_FACE_UP_IN_PLAY, effect=this_turn(SELF, Adds("atk", 1), Adds("defense", 1))),
        Triggered(pattern=Reaches("atk", 5), where=_FACE_UP_IN_PLAY, effect=to_hand(SELF), once_per_batch=True),
    ),
)  # fmt: skip
