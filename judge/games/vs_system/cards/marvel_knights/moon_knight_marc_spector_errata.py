"""Moon Knight, Marc Spector

+3 ATK / +1 DEF while you have the initiative.

Boost 2: When Moon Knight comes into play, +4 ATK for him this turn if you have the initiative.
Otherwise, +6 ATK for him this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    SELF,
    Adds,
    Always,
    Character,
    HasInitiative,
    If,
    Modify,
    RuledBy,
    Static,
    boost,
    comes_into_play,
    names,
    whenever,
)

ruled = RuledBy("marvel-knights/moon-knight-marc-spector-errata")

ARRIVES = comes_into_play(SELF)

UNTIL = ruled(1, "turn", misread=None, belief="the bonus of the boost stays as long as he is in play")

FOUR, SIX = (Modify(SELF, (Adds("atk", by),), until=UNTIL) for by in (4, 6))

BY_ERRATA = whenever(ARRIVES) >> If(
    HasInitiative(),
    ruled(1, FOUR, misread=SIX, belief="with the initiative, too, the boost gives +6 ATK"),
    ruled(1, SIX, misread=FOUR, belief="without the initiative, too, the boost gives +4 ATK"),
)  # fmt: skip

# An "if" right behind the event is a condition of triggering: by the printed words nothing triggers without the initiative.
AS_PRINTED = whenever(ARRIVES, if_=HasInitiative()) >> If(HasInitiative(), FOUR, SIX)

MOON_KNIGHT = Character(
    name="Moon Knight", version="Marc Spector", cost=4, affiliations=names("Marvel Knights"), atk=7, defense=6, boost=2, entry=ruled.entry,
    powers=(
        *(Static(change=Adds(what, by), while_=ruled(2, HasInitiative(), misread=Always(),
                 belief="the errata changes the other power, too: its bonus no longer depends on the initiative"))
          for what, by in (("atk", 3), ("defense", 1))),
        ruled((2, 3), *boost(BY_ERRATA), misread=boost(AS_PRINTED)[0],
                     belief="the condition stands where it is printed: without the initiative the power doesn't trigger"),
    ),
)  # fmt: skip
