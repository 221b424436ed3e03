"""James Proudstar <> Thunderbird, Hellion

Reservist

Each time James Proudstar becomes stunned, every stunned character returns to its owner's hand.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    HAND,
    IS_STUNNED,
    RESERVIST,
    SELF,
    YOURS,
    AsOf,
    Character,
    HappenedTo,
    Move,
    On,
    RuledBy,
    Stunned,
    names,
    whenever,
)

ruled = RuledBy("x-men/james-proudstar-thunderbird-hellion")

_STUNNED = ruled(
    (2, 4),
    IS_STUNNED,
    misread=AsOf(IS_STUNNED),
    belief="who lay stunned as his power triggered returns, and nobody else",
)

_WHOSE = ruled(2, ANY, misread=YOURS, belief="only your own stunned characters return")

_HIMSELF_TOO = ruled(3, ANY, misread=~SELF, belief="he himself stays")

_THOSE_WITH_HIM = ruled(
    3, ANY, misread=SELF | ~HappenedTo(On(Stunned)), belief="only who lay stunned before returns with him"
)

JAMES_PROUDSTAR = Character(
    name="James Proudstar", identity="Thunderbird", version="Hellion", affiliations=names("Hellfire Club"),
    traits=names("Physical"), keywords=names(RESERVIST), entry=ruled.entry,
    powers=(
        whenever(On(Stunned, SELF)) >> Move(
            CHARACTERS & _STUNNED & _WHOSE & _HIMSELF_TOO & _THOSE_WITH_HIM, HAND,
            under_your_control=ruled(2, False, misread=True, belief="they all go to the hand of his controller"),
            called="return {} to hand"),
    ),
)  # fmt: skip
