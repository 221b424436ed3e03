"""Sabretooth, Savage Killer

Reservist

Each time a character causes breakthrough, Sabretooth can't be stunned while he attacks this turn.

Pay 2 endurance >>> Target character of yours can attack hidden characters this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    RESERVIST,
    SEES_HIDDEN,
    SELF,
    YOURS,
    Always,
    Bans,
    CausesBreakthrough,
    Character,
    Exists,
    Gains,
    Modify,
    RuledBy,
    names,
    pay_endurance,
    target,
    this_attack,
    this_turn,
    whenever,
)

ruled = RuledBy("x-men/sabretooth-savage-killer")

CANT_BE_STUNNED = Bans(
    "stun",
    when=ruled(
        1,
        Exists(SELF & ATTACKING),
        misread=Always(),
        belief="Sabretooth can't be stunned at all for the rest of the turn",
    ),
)

SABRETOOTH = Character(
    name="Sabretooth", version="Savage Killer", affiliations=names("Brotherhood"), traits=names("Physical"),
    keywords=names(RESERVIST), entry=ruled.entry,
    powers=(
        whenever(CausesBreakthrough(
            ruled(1,
                ruled(3, CHARACTERS, misread=CHARACTERS & ~SELF, belief="breakthrough that Sabretooth himself causes doesn't count"),
                misread=CHARACTERS & YOURS, belief="only breakthrough of your characters counts"),
            on_character=False,
        )) >> ruled(1,
            ruled(1, this_turn(SELF, CANT_BE_STUNNED), misread=this_attack(SELF, CANT_BE_STUNNED),
                belief="he can't be stunned in the next attack only"),
            misread=Modify(SELF, (CANT_BE_STUNNED,), None), belief="he can't be stunned while attacking, in later turns either"),
        pay_endurance(2) >> this_turn(
            target(CHARACTERS & YOURS & ruled(4, CHARACTERS, misread=~SELF, belief="Sabretooth can't target himself")),
            Gains("keywords", SEES_HIDDEN)),
    ),
)  # fmt: skip
