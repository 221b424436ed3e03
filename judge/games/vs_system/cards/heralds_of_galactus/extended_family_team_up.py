"""Extended Family, Team-Up

Additional cost: choose two different affiliations that characters you control have.

You may discard a card. If you do, a cosmic Inhumans character of yours gets a cosmic counter.

Ongoing: Crossover the chosen affiliations.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COSMIC,
    COSMIC_CHARACTERS,
    NOTHING,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    AddCounter,
    AsOf,
    ChooseAffiliations,
    Link,
    May,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    affiliated,
    choice,
    crossover,
    discard,
    target,
)

ruled = RuledBy("heralds-of-galactus/extended-family-team-up")

CHOOSE_TWO = ChooseAffiliations(CHARACTERS & YOURS)

NEW_COSMIC = COSMIC_CHARACTERS & YOURS & ruled(4,
    affiliated("Inhumans"), misread=AsOf(affiliated("Inhumans"), ON_START),
        belief="only a character that was Inhumans before may be chosen")  # fmt: skip

CALLED = "a cosmic Inhumans character of yours"

PAID_COUNTER = Sequence(
    ruled(
        2,
        May(
            discard(),
            when=ruled(
                2, ON_RESOLUTION, misread=ON_START, belief="whether to discard is decided as the card is played"
            ),
        ),
        misread=discard(),
        belief="whoever has played it discards a card, where there is one",
    ),
    AddCounter(
        ruled(
            3,
            choice(NEW_COSMIC, name=CALLED),
            misread=target(NEW_COSMIC, CALLED),
            belief="the Inhumans character is targeted as the card is played",
        ),
        COSMIC,
    ),
    link=ruled(3, Link.IF_YOU_DO, misread=Link.AND, belief="a character gets the counter even if no card is discarded"),
)

BELATED = "the affiliations are chosen as the effect resolves"

EXTENDED_FAMILY = PlotTwist(
    name="Extended Family", version="Team-Up", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(cost=ruled(1, CHOOSE_TWO, misread=NOTHING,
            belief=BELATED), effect=ruled(1, PAID_COUNTER, misread=CHOOSE_TWO.then(PAID_COUNTER), belief=BELATED)),
        crossover(),
    ),
)  # fmt: skip
