"""Daredevil, Guardian Devil

Concealed. (Comes into play hidden.)

When Daredevil comes into play or recovers, move him to your visible area if he is hidden and your
endurance is 10 or less.

Whenever you lose endurance, move Daredevil to your visible area if he is hidden and your endurance
is then 10 or less.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    ENDURANCE,
    IN_HIDDEN_AREA,
    SELF,
    VISIBLE,
    YOURS,
    Always,
    AtMost,
    Character,
    Exists,
    LosesEndurance,
    On,
    PlayerNumber,
    Positioned,
    Recovered,
    RuledBy,
    Stunned,
    comes_into_play,
    move_to_area,
    names,
    whenever,
)

ruled = RuledBy("marvel-knights/daredevil-guardian-devil-errata")

LOW = ruled(
    (1, 2),
    AtMost(PlayerNumber(ENDURANCE), ruled((1, 2), 10, misread=9, belief="it takes less than 10 endurance")),
    misread=Always(),
    belief="he comes out at any endurance",
)

HIDES = Exists(SELF & IN_HIDDEN_AREA)

STEPS_OUT = move_to_area(SELF, VISIBLE)

# What a power that watches a state all the time would notice besides: he has come into hiding.
GOES_INTO_HIDING = On(Positioned, SELF)

ARRIVES_OR_RECOVERS = ruled(1,
    ruled(1,
        ruled(3, comes_into_play(SELF) | On(Recovered, SELF), misread=comes_into_play(SELF) | On(Recovered, SELF) | GOES_INTO_HIDING,
              belief="as printed: it triggers whenever he is hidden and the endurance is 10 or less, however that came about"),
        misread=On(Recovered, SELF), belief="coming into play doesn't trigger it"),
    misread=comes_into_play(SELF), belief="recovering doesn't trigger it")  # fmt: skip

DAREDEVIL = Character(
    name="Daredevil", version="Guardian Devil", cost=7, affiliations=names("Marvel Knights"), atk=15, defense=15,
    keywords=names("concealed"), entry=ruled.entry,
    powers=(
        whenever(ARRIVES_OR_RECOVERS, if_=HIDES & LOW) >> STEPS_OUT,
        whenever(ruled(2, LosesEndurance(), misread=On(Stunned, CHARACTERS & YOURS), belief="only a stun counts as losing endurance"),
                 if_=HIDES & LOW) >> STEPS_OUT,
    ),
)  # fmt: skip
