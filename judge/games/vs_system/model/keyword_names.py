"""Keywords as cards print them."""

from __future__ import annotations

CONCEALED, CONCEALED_OPTIONAL = "concealed", "concealed—optional"

COSMIC, SURGE = "cosmic", "cosmic—surge"

TERRAFORM = "terraform"

RESERVIST, LOYALTY, PRESS = "reservist", "loyalty", "press"

INVULNERABILITY = "invulnerability"
