"""Rules about what becomes of objects: of what is KO'd, and of equipment."""

from __future__ import annotations

from judge.games.vs_system.rules import objects as vs

KO_GOES_TO_KO_PILE = vs.KO_GOES_TO_KO_PILE.citing("vs-remix-base/r1.1#1")

EQUIPMENT_GOES_WITH_ITS_BEARER = vs.EQUIPMENT_GOES_WITH_ITS_BEARER.citing("remix-glossary/vehicle#23")
