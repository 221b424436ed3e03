"""Suicide, Chris Daniels

When Suicide goes to a KO'd pile from play, you may discard two Underworld character cards. If you
do, put him into your front row; he can't attack this phase.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    FRONT,
    IN_HAND,
    IN_PLAY,
    IS_STUNNED,
    IT,
    OWNED,
    PLAY,
    SELF,
    Bans,
    Character,
    May,
    Move,
    Picked,
    Place,
    RuledBy,
    affiliated,
    choice,
    goes_from_play_to_ko_pile,
    names,
    this_phase,
    to_ko_pile,
    whenever,
)

ruled = RuledBy("marvel-knights/suicide-chris-daniels")

triggers = RuledBy("vs-system-base/a7.2")

UNDERWORLD_PAIR = choice(
    OWNED & IN_HAND & CHARACTER_CARDS & affiliated("Underworld"),
    least=ruled(2, 2, misread=1, belief="one Underworld character card is enough to bring him back"),
    most=2,
    name="two Underworld character cards to discard",
)

SUICIDE = Character(
    name="Suicide", version="Chris Daniels", cost=3, affiliations=names("Underworld"), atk=4, defense=5, entry=ruled.entry,
    powers=(
        replace(
            whenever(goes_from_play_to_ko_pile(SELF)) >> May(to_ko_pile(UNDERWORLD_PAIR)).if_done(
                Move(IT, PLAY, Place((FRONT,), any_column=True), under_your_control=True, remember="returned")
                .then(this_phase(Picked("returned"), Bans("attack")))),
            where=triggers(3, IN_PLAY, misread=IN_PLAY & ~IS_STUNNED,
                belief="a stunned Suicide has lost the power that could bring him back"),
        ),
    ),
)  # fmt: skip
