"""What lies on the table of VS Remix and not on that of Vs. System."""

from __future__ import annotations

# Resource points that may be spent on one thing only.
POINTS_TO_RECRUIT, POINTS_FOR_POWERS = "resource points to recruit", "resource points for payment powers"

# Where a card lies that is under another one: not in play.
BENEATH = "place beneath a card"

# A card removed from the game as a shifted card, and the counters on it.
SHIFTED, SHIFT_COUNTER = "shifted", "shift"
