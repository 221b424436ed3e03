"""Rules about the power of zones."""

from __future__ import annotations

from judge.engine.rules import Rule

BURNING_ZONE_YIELDS = Rule(
    "wi/power.burning",
    "A burning zone goes on yielding cards and resources.",
    cites=("warhammer-invasion/faq-burning-zone-functions#2",),
    belief="a zone that burns yields nothing any more",
)

CARDS_ADD_POWER = Rule(
    "wi/power.cards",
    "A zone's power is its base power plus that of the units and supports in it.",
    cites=(
        "warhammer-invasion/phase-1-kingdom#2",
        "warhammer-invasion/phase-2-quest#1",
        "warhammer-invasion-base/b1.2#3",
        "warhammer-invasion-base/b2.3#1",
        "warhammer-invasion-base/b2.3#2",
        "warhammer-invasion-base/b3.2#2",
        "warhammer-invasion-base/b3.3#1",
        "warhammer-invasion-base/b7.5#3",
    ),
    belief="a zone yields what is printed on the capital, whatever stands in it",
    is_routine=True,
)

ZONES_HAVE_BASE_POWER = Rule(
    "wi/power.base",
    "The kingdom has a base power of 3, the quest zone of 1, the battlefield of 0.",
    cites=(
        "warhammer-invasion/phase-1-kingdom#2",
        "warhammer-invasion/phase-2-quest#1",
        "warhammer-invasion-base/b1.2#2",
    ),
    belief="a zone without cards has no power",
    is_routine=True,
)

SUPPORTS_ADD_POWER = Rule(
    "wi/power.supports",
    "The power icons of a support count in the kingdom and in the quest zone.",
    cites=("warhammer-invasion-base/b2.7#3",),
    belief="only units yield resources and cards",
)

CORRUPT_CARDS_ADD_POWER = Rule(
    "wi/power.corrupt",
    "The power of a corrupt card counts.",
    cites=("warhammer-invasion-base/b7.1#3",),
    belief="a corrupt card yields nothing",
)

EFFECTS_CHANGE_POWER = Rule(
    "wi/power.changed",
    "Card effects change a zone's power.",
    cites=("warhammer-invasion-base/b1.2#3",),
    belief="only printed power icons count in a zone",
)
