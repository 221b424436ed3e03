"""Rules about what becomes of equipment."""

from __future__ import annotations

from judge.games.vs_system.rules import objects as vs

EQUIPMENT_GOES_WITH_ITS_BEARER = vs.EQUIPMENT_GOES_WITH_ITS_BEARER.citing("remix-glossary/vehicle#23")
