"""Rip Dere ’Eads Off!"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DEVELOPMENTS, YOURS, Played, Tactic, TurnUp, choice

RIP_DERE_EADS_OFF = Tactic(
    name="Rip Dere ’Eads Off!", entry="warhammer-invasion/cs-75-rip-dere-eads-off",
    powers=(Played(effect=TurnUp(choice(DEVELOPMENTS & YOURS, name="a development"))),),
)  # fmt: skip
