"""Keywords as cards print them, and abilities that texts give like keywords."""

from __future__ import annotations

CONCEALED, CONCEALED_OPTIONAL = "concealed", "concealed—optional"

COSMIC, SURGE = "cosmic", "cosmic—surge"

TERRAFORM = "terraform"

RESERVIST, LOYALTY, PRESS, UNIQUE = "reservist", "loyalty", "press", "unique"

NOT_UNIQUE = "not unique"  # of a location that isn't, where locations are

LOYALTY_REVEAL = "loyalty—reveal"

EVASION, LEADER = "evasion", "leader"

ALLY, BACKUP, TRANSFERABLE = "ally", "backup", "transferable"

FLIGHT, RANGE, INVULNERABILITY = "flight", "range", "invulnerability"

SEES_HIDDEN, SEES_PROTECTED = "can attack hidden", "can attack protected"

ATTACKS_AS_IF_FLYING, EQUIPS_HIDDEN = "can attack as if with flight", "may equip hidden"

KNOWN = frozenset(
    {
        *(CONCEALED, CONCEALED_OPTIONAL, COSMIC, SURGE, TERRAFORM, RESERVIST, LOYALTY, LOYALTY_REVEAL, PRESS, UNIQUE),
        *(NOT_UNIQUE, EVASION, LEADER, ALLY, BACKUP, TRANSFERABLE, FLIGHT, RANGE, INVULNERABILITY),
        *(SEES_HIDDEN, SEES_PROTECTED, ATTACKS_AS_IF_FLYING, EQUIPS_HIDDEN),
    }
)
