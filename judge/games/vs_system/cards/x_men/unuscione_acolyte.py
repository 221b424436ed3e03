"""Unuscione, Acolyte

Reservist
Activate and discard an Energy card >>> Target character of cost 3 or less is exhausted. Draw a card.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    CHARACTERS,
    IS_EXHAUSTED,
    RESERVIST,
    Character,
    Draw,
    Link,
    RuledBy,
    Sequence,
    cost_at_most,
    discard,
    exhaust,
    names,
    target,
    with_trait,
)

ruled = RuledBy("x-men/unuscione-acolyte")

_READY = ruled(1, ANY, misread=~IS_EXHAUSTED, belief="the target has to be ready")

UNUSCIONE = Character(
    name="Unuscione", version="Acolyte", affiliations=names("Brotherhood"), traits=names("Mental"),
    keywords=names(RESERVIST), entry=ruled.entry,
    powers=(
        ACTIVATE.then(discard(with_trait("Energy"))) >> Sequence(
            exhaust(target(CHARACTERS & cost_at_most(3) & _READY)),
            Draw(),
            ruled(2, Link.AND, misread=Link.IF_YOU_DO, belief="without exhausting anybody you draw no card"),
        ),
    ),
)  # fmt: skip
