"""Mar-Vell <> Captain Marvel, Enemy of the Empire

Reservist

When Mar-Vell comes into play, if your hand holds five or more cards, he has +2 ATK / +2 DEF this turn.

Discard a Kree character card >>> This turn, whenever Mar-Vell becomes stunned, he returns to his owner's
hand.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    IN_HAND,
    OWNED,
    SELF,
    Adds,
    AtLeast,
    Character,
    Count,
    Modify,
    On,
    RuledBy,
    Stunned,
    affiliated,
    comes_into_play,
    discard,
    lasting,
    names,
    to_hand,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/mar-vell-captain-marvel-enemy-of-the-empire")

FIVE_IN_HAND = AtLeast(Count(OWNED & IN_HAND), 5)

MAR_VELL = Character(
    name="Mar-Vell", identity="Captain Marvel", version="Enemy of the Empire", cost=7, affiliations=names("Kree"), atk=15, defense=15,
    keywords=names("flight", "range", "reservist"), entry=ruled.entry,
    powers=(
        replace(
            whenever(comes_into_play(SELF), if_=FIVE_IN_HAND) >> Modify(SELF, tuple(
                Adds(what, 2, ruled(3, None, misread=FIVE_IN_HAND, belief="the bonus lasts only while the hand has five cards"))
                for what in ("atk", "defense")),
                until=ruled(3, "turn", misread=None, belief="the bonus stays for good")),
            tested=ruled(1, True, misread=False, belief="it is enough to have five cards as the effect resolves"),
            rechecked=ruled(2, True, misread=False, belief="it is enough to have had five cards as Mar-Vell came into play")),
        discard(affiliated("Kree") & CHARACTER_CARDS) >> lasting(whenever(On(Stunned, subject=SELF)) >> to_hand(SELF)),
    ),
)  # fmt: skip
