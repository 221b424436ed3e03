"""Kree Public Accusers, Army

Reservist

When Kree Public Accusers comes into play, name a plot twist card that isn't ongoing. This turn, opponents
can't play cards of that name.
"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.context import ON_RESOLUTION, ON_START
from judge.engine.lasting import lasting
from judge.engine.naming import CalledSo, NameCard
from judge.engine.powers import Static, whenever
from judge.engine.rules import RuledBy
from judge.engine.select import OPPONENTS, SELF
from judge.games.vs_system.model.cards import ARMY, Character, names
from judge.games.vs_system.words.selectors import ONGOING, PLOT_TWISTS, comes_into_play

ruled = RuledBy("heralds-of-galactus/kree-public-accusers-army")

NAMED = NameCard(
    ruled(4, PLOT_TWISTS & ~ONGOING, misread=PLOT_TWISTS, belief="an ongoing plot twist can be named as well"),
    when=ruled((1, 2, 3), ON_RESOLUTION, misread=ON_START,
        belief="the card is named as the power triggers, and opponents can answer to that"),
)  # fmt: skip

KREE_PUBLIC_ACCUSERS = Character(
    name="Kree Public Accusers", version=ARMY, cost=5, affiliations=names("Kree"), atk=9, defense=9,
    keywords=names("range", "reservist"), entry=ruled.entry,
    powers=(
        whenever(comes_into_play(SELF)) >> NAMED.then(lasting(Static(change=Bans("play"), on=CalledSo(NAMED) & OPPONENTS))),
    ),
)  # fmt: skip
