"""Blackheart, Son of Mephisto

Discard an Underworld character card >>> This turn Blackheart can't be stunned while attacking, or
defending against, a character of cost 4 or less.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    ATTACKING,
    CHARACTER_CARDS,
    DEFENDING,
    IN_COMBAT_WITH_IT,
    SELF,
    Bans,
    Causes,
    Character,
    Exists,
    Modify,
    RuledBy,
    affiliated,
    cost_at_most,
    discard,
    names,
)

ruled = RuledBy("marvel-knights/blackheart-son-of-mephisto-errata")

CHEAP_FOE = IN_COMBAT_WITH_IT & ruled(1,
    ruled(1, cost_at_most(4), misread=ANY, belief="nobody can stun him, whatever the cost"),
    misread=cost_at_most(3), belief="a character of cost 4 is too strong for the power")  # fmt: skip

FACES_IT = Exists(CHEAP_FOE)

WHILE_IN_COMBAT = ruled(1,
    ruled(1,
        FACES_IT, misread=FACES_IT & Exists(SELF & ATTACKING), belief="the power works only while he attacks"),
    misread=FACES_IT & Exists(SELF & DEFENDING), belief="the power works only while he defends")  # fmt: skip

UNSTUNNABLE = Bans(
    "stun",
    when=ruled(1, WHILE_IN_COMBAT, misread=None, belief="nothing can stun him, in an attack or outside of it"),
    causes=ruled(1, None, misread=Causes(("attack",)), belief="only the attack itself can't stun him, effects can"),
)

BLACKHEART = Character(
    name="Blackheart", version="Son of Mephisto", cost=6, affiliations=names("Underworld"), atk=14, defense=10, entry=ruled.entry,
    powers=(
        discard(affiliated("Underworld") & CHARACTER_CARDS) >> Modify(SELF, (UNSTUNNABLE,), until=ruled(1,
            "turn", misread=None, belief="the power lasts as long as Blackheart is in play, as the printed text has it")),
    ),
)  # fmt: skip
