"""Taskmaster, Mnemonic Assassin

You may choose an opponent's character at the start of the combat phase. If you do, for this phase
Taskmaster's ATK and DEF are set to what that character has printed.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    COMBAT,
    ON_RESOLUTION,
    ON_START,
    OPPONENTS,
    SELF,
    Character,
    Choose,
    Over,
    PrintedOf,
    RuledBy,
    Sets,
    choice,
    names,
    start_of,
    this_phase,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/taskmaster-mnemonic-assassin")

_MODEL = choice(
    CHARACTERS & ruled(2, OPPONENTS, misread=ANY, belief="any character can be copied, one of your own as well"),
    least=ruled(1, 0, misread=1, belief="the character has to be chosen"),
    when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="the character is chosen when the power triggers"), name="a character to copy",
)  # fmt: skip

_OVER = ruled(3,
    ruled(4, Over.OLDER, misread=Over.EVERYTHING, belief="nothing changes the copied numbers any more"),
    misread=Over.PRINTED, belief="only the printed numbers are overwritten: what changed them before is added again")  # fmt: skip

TASKMASTER = Character(
    name="Taskmaster", version="Mnemonic Assassin", cost=6, affiliations=names("Crime Lords"), atk=12, defense=12,
    keywords=names("range"), entry=ruled.entry,
    powers=(
        whenever(start_of(COMBAT)) >> Choose(_MODEL).if_done(this_phase(
            SELF, Sets("atk", PrintedOf(_MODEL, "atk"), _OVER), Sets("defense", PrintedOf(_MODEL, "defense"), _OVER))),
    ),
)  # fmt: skip
