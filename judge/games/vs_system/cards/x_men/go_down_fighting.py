"""Go Down Fighting

Target character you control: +1 ATK this attack.

Reveal Go Down Fighting from hand or from your resource row >>> This turn, each time one of your Brotherhood
characters becomes stunned, you may KO one of your resources; if you do, that character's card goes face down into
your resource row.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IN_HAND,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    IT,
    ON_START,
    SELF,
    YOURS,
    Adds,
    AtMost,
    Choose,
    CountEvents,
    Exists,
    If,
    May,
    On,
    Payment,
    Picked,
    Played,
    PlotTwist,
    Revealed,
    RevealFromHand,
    RuledBy,
    Stunned,
    Triggered,
    affiliated,
    choice,
    ko,
    lasting,
    target,
    this_attack,
    to_resource_row,
)

ruled = RuledBy("x-men/go-down-fighting")

_BROTHERS = CHARACTERS & YOURS & affiliated("Brotherhood")

_CHOSEN = target(_BROTHERS, "a Brotherhood character of yours")

_KO_AND_KEEP = May(ko(choice(IN_RESOURCE_ROW & YOURS, name="one of your resources"))).if_done(to_resource_row(IT))

_BECOMES_RESOURCE = ruled(3, _KO_AND_KEEP, misread=If(Exists(CHARACTERS & IT), _KO_AND_KEEP),
    belief="one stun lets you KO one resource, however often the card was revealed")  # fmt: skip

_UNTIL = ruled(2,
    ruled(2, "turn", misread="attack", belief="what was revealed lasts for the attack"),
    misread=None, belief="once revealed it works for the rest of the game")  # fmt: skip

_EACH_TIME = lasting(
    Triggered(pattern=On(Stunned, _BROTHERS), effect=_BECOMES_RESOURCE,
        once_per_turn=ruled(2, False, misread=True, belief="it triggers on the first stun only")), _UNTIL)  # fmt: skip

_FOR_ONE = lasting(Triggered(pattern=On(Stunned, Picked(_CHOSEN)), effect=_BECOMES_RESOURCE), _UNTIL)

GO_DOWN_FIGHTING = PlotTwist(
    name="Go Down Fighting", entry=ruled.entry,
    powers=(
        Played(effect=this_attack(target(CHARACTERS & YOURS), Adds("atk", 1))),
        Payment(
            cost=RevealFromHand(SELF),
            effect=ruled(3,
                ruled(2, _EACH_TIME, misread=Choose(_CHOSEN).then(_FOR_ONE), belief="it works for one character, chosen as it is revealed"),
                misread=If(AtMost(CountEvents(On(Revealed, SELF), ON_START), 0), _EACH_TIME),
                    belief="revealing it a second time adds nothing"),
            once_per_turn=ruled(3, False, misread=True, belief="it is revealed once a turn"),
            where=ruled(1,
                ruled(1,
                    IN_HAND | (IN_RESOURCE_ROW & IS_FACE_DOWN),
                    misread=IN_HAND | IN_RESOURCE_ROW, belief="a face-up copy in the resource row can be revealed"),
                misread=IN_RESOURCE_ROW & IS_FACE_DOWN, belief="only a copy in the resource row can be revealed")),
    ),
)  # fmt: skip
