"""Rules about concealed characters."""

from __future__ import annotations

from judge.games.vs_system.rules import concealed as vs

RECRUITED_CONCEALED_HIDES = vs.RECRUITED_CONCEALED_HIDES.citing("remix-glossary/reservist#7", "vs-remix-base/r1.3#2")

RECRUITED_PICKS_AREA = vs.RECRUITED_PICKS_AREA.citing("remix-glossary/reservist#8", "vs-remix-base/r1.3#3")
