"""Silver Sabre, Freedom Force

Each time an attack of Silver Sabre on a character causes at least 3 breakthrough, you may recover and ready him;
this turn he can't cause breakthrough.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CAUSE_BREAKTHROUGH,
    IS_STUNNED,
    SELF,
    Bans,
    CausesBreakthrough,
    Character,
    Exists,
    If,
    Link,
    May,
    Modify,
    RuledBy,
    Sequence,
    names,
    ready,
    recover,
    this_turn,
    whenever,
)

ruled = RuledBy("x-men/silver-sabre-freedom-force")

IS_BACK = Sequence(
    recover(SELF),
    ready(SELF),
    ruled(4, Link.AND, misread=Link.IF_YOU_DO, belief="only a character that recovers is readied"),
)

NO_MORE = ruled(2, this_turn(SELF, Bans(CAUSE_BREAKTHROUGH)), misread=Modify(SELF, (Bans(CAUSE_BREAKTHROUGH),), None),
    belief="he causes no more breakthrough, in later turns either")  # fmt: skip

SILVER_SABRE = Character(
    name="Silver Sabre", version="Freedom Force", affiliations=names("Brotherhood"), traits=names("Physical"),
    entry=ruled.entry,
    powers=(
        whenever(CausesBreakthrough(SELF, least=3)) >> ruled(4,
            Sequence(May(IS_BACK), NO_MORE, ruled((2, 4), Link.AND, misread=Link.IF_YOU_DO,
                belief="whoever doesn't recover and ready him lets him cause breakthrough again")),
            misread=If(Exists(SELF & IS_STUNNED), May(IS_BACK).then(NO_MORE), May(IS_BACK)),
            belief="only recovering costs him his breakthrough: a character that isn't stunned keeps it"),
    ),
)  # fmt: skip
