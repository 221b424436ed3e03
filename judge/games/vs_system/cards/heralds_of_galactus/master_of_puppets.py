"""Master of Puppets

Additional cost: exhaust one of your Doom characters.

Ongoing: Whenever a character goes from play to your KO'd pile, every opponent loses 1 endurance.
"""

from __future__ import annotations

from judge.engine.objects import choice
from judge.engine.players import EACH_OPPONENT
from judge.engine.powers import Played, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import OWNED, YOURS
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import exhaust, lose
from judge.games.vs_system.words.selectors import CHARACTERS, IS_EXHAUSTED, affiliated, goes_from_play_to_ko_pile

ruled = RuledBy("heralds-of-galactus/master-of-puppets")

MASTER_OF_PUPPETS = PlotTwist(
    name="Master of Puppets", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(cost=exhaust(choice(CHARACTERS & YOURS & affiliated("Doom") & ~IS_EXHAUSTED, name="a Doom character to exhaust"))),
        whenever(goes_from_play_to_ko_pile(CHARACTERS & OWNED)) >> lose(1, EACH_OPPONENT),
    ),
)  # fmt: skip
