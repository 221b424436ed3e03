"""Rules about evasion. When what evaded recovers: `recovering`."""

from __future__ import annotations

from judge.games.vs_system.rules import evasion as vs

STUN_IS_THE_COST = vs.STUN_IS_THE_COST.citing("remix-glossary/evasion#1", "remix-glossary/evasion#2")

EVADER_RECOVERS_BY_ITSELF = vs.EVADER_RECOVERS_BY_ITSELF.citing("remix-glossary/evasion#3")
