"""Master of Puppets

Additional cost: exhaust one of your Doom characters.

Ongoing: Whenever a character goes from play to your KO'd pile, every opponent loses 1 endurance.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    EACH_OPPONENT,
    IS_EXHAUSTED,
    OWNED,
    YOURS,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    choice,
    exhaust,
    goes_from_play_to_ko_pile,
    lose,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/master-of-puppets")

MASTER_OF_PUPPETS = PlotTwist(
    name="Master of Puppets", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & affiliated("Doom") & ~IS_EXHAUSTED, name="a Doom character to exhaust"))),
        whenever(goes_from_play_to_ko_pile(CHARACTERS & OWNED)) >> lose(1, EACH_OPPONENT),
    ),
)  # fmt: skip
