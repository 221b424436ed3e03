"""Keywords and traits as cards print them, and abilities that texts give like keywords."""

from __future__ import annotations

HERO, ONE_HERO = "Hero", "limit one Hero per zone"

ATTACKS_FROM_ANYWHERE = "may attack from any zone"

DEFENDS_FROM_ANYWHERE = "may defend any zone"

SCOUT, LIMITED = "Scout", "Limited"

KNOWN = frozenset({ONE_HERO, ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE, SCOUT, LIMITED})
