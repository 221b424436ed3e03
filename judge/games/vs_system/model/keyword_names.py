"""Keywords as cards print them, and abilities that texts give like keywords."""

from __future__ import annotations

CONCEALED, CONCEALED_OPTIONAL = "concealed", "concealed—optional"

COSMIC, SURGE = "cosmic", "cosmic—surge"

TERRAFORM = "terraform"

RESERVIST, LOYALTY, PRESS, UNIQUE = "reservist", "loyalty", "press", "unique"

FLIGHT, RANGE, INVULNERABILITY, SEES_HIDDEN = "flight", "range", "invulnerability", "can attack hidden"
