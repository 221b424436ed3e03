"""Rules about who may attack whom."""

from __future__ import annotations

from judge.games.vs_system.rules import attack as vs

defender_is_unprotected = vs.defender_is_unprotected.citing("vs-remix-base/r6.2#1")

ATTACKERS_EXHAUST = vs.ATTACKERS_EXHAUST.citing("vs-remix-base/r6.3#1")
