"""Rules about threshold costs: which resources count for one, and that nothing is spent for it. What meets it: `act`."""

from __future__ import annotations

from judge.engine.rules import Rule

AS_MANY_WILL_DO = Rule(
    "vs/threshold.as-many",
    "Exactly as many resources as a threshold cost says meet it.",
    cites=("vs-system-base/a5.1#1",),
    belief="it takes more resources than the threshold cost says",
    is_routine=True,
)

SPENDS_NO_RESOURCES = Rule(
    "vs/threshold.spends-no-resources",
    "Resources that have met one threshold cost meet the next one in the same turn, too.",
    cites=("vs-system-base/a5.1#2",),
    belief="what meets a threshold cost is used up for the turn",
    is_routine=True,
)

SPENDS_NO_POINTS = Rule(
    "vs/threshold.spends-no-points",
    "A threshold cost takes no resource points.",
    cites=("vs-system-base/a5.1#2",),
    belief="a threshold cost is paid with the points that recruit characters",
    is_routine=True,
)

COUNTS_FOR_ITSELF = Rule(
    "vs/threshold.counts-itself",
    "A card in the resource row counts for its own threshold cost.",
    cites=("vs-system-base/a5.1#3",),
    belief="it is the other resources that meet the threshold cost of a card in the resource row",
    is_routine=True,
)
