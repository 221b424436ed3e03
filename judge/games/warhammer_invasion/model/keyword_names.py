"""Keywords as cards print them."""

from __future__ import annotations

ONE_HERO = "limit one Hero per zone"

ATTACKS_FROM_ANYWHERE = "may attack from any zone"
