"""Adam Warlock, Protector of the Soul Gem

Recruit only while you control a cosmic character.

Each character of cost 4 or less has invulnerability.

Cosmic: At the start of the combat phase, stun every character of cost 3 or less.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    COSMIC,
    SURGE,
    YOURS,
    Character,
    Exists,
    Gains,
    Played,
    RuledBy,
    Static,
    cosmic,
    cost_at_most,
    keyworded,
    names,
    start_of,
    stun,
    this_phase,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/adam-warlock-protector-of-the-soul-gem")

_SHIELD = Gains("keywords", "invulnerability")

_SHIELDED = ruled(1,
    ruled(1, CHARACTERS & cost_at_most(4), misread=CHARACTERS & cost_at_most(4) & YOURS, belief="only your own cheap characters get it"),
    misread=CHARACTERS & cost_at_most(3), belief="only those whom Adam Warlock stuns get it, of cost 3 or less")  # fmt: skip

_STUNNED = ruled(2,
    ruled(2,
        ruled(2, CHARACTERS & cost_at_most(3), misread=CHARACTERS & cost_at_most(3) & ~YOURS, belief="your own characters are spared"),
        misread=CHARACTERS & cost_at_most(3) & YOURS, belief="only your own characters are stunned: it is the price of the shield"),
    misread=CHARACTERS & cost_at_most(4), belief="all whom Adam Warlock shields are stunned, of cost 4 or less")  # fmt: skip

ADAM_WARLOCK = Character(
    name="Adam Warlock", version="Protector of the Soul Gem", cost=7, affiliations=names("Infinity Watch"), atk=16, defense=16,
    keywords=names("flight", "range", "cosmic"), entry=ruled.entry,
    powers=(
        Played(only=(Exists(CHARACTERS & YOURS & (keyworded(COSMIC) | keyworded(SURGE))),)),
        Static(change=_SHIELD, on=_SHIELDED),
        *cosmic(whenever(start_of(COMBAT)) >> ruled(3,
            stun(_STUNNED), misread=this_phase(CHARACTERS & cost_at_most(4), _SHIELD).then(stun(_STUNNED)),
                belief="nobody loses endurance for this stun, even if Adam Warlock lies stunned himself")),
    ),
)  # fmt: skip
