"""What lies on the table of VS Remix and not on that of Vs. System."""

from __future__ import annotations

WILLPOWER = "willpower"

# A card removed from the game as a shifted card, and the counters on it.
SHIFTED, SHIFT_COUNTER = "shifted", "shift"
