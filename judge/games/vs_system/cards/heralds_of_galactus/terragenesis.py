"""Terragenesis

Ongoing: Whenever one of your cosmic Inhumans characters recovers, you may discard a card. If you do, that
character gets a cosmic counter.
"""

from __future__ import annotations

from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.effects import AddCounter
from judge.engine.flow import May
from judge.engine.patterns import IT, On
from judge.engine.powers import whenever
from judge.engine.rules import RuledBy
from judge.engine.select import YOURS
from judge.games.vs_system.keywords.cosmic import COSMIC_CHARACTERS
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.model.events import Recovered
from judge.games.vs_system.model.keyword_names import COSMIC
from judge.games.vs_system.words.effects import discard
from judge.games.vs_system.words.selectors import affiliated

ruled = RuledBy("heralds-of-galactus/terragenesis")

TERRAGENESIS = PlotTwist(
    name="Terragenesis", cost=3, ongoing=True, entry=ruled.entry,
    powers=(
        whenever(On(Recovered, subject=COSMIC_CHARACTERS & affiliated("Inhumans") & YOURS)) >> May(
            discard().if_done(AddCounter(IT, COSMIC)),
            when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="the discard is decided when the character recovers")),
    ),
)  # fmt: skip
