"""Rip Dere ’Eads Off!"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DEVELOPMENTS, HERO, YOURS, Has, Played, RuledBy, Tactic, TurnUp, choice

ruled = RuledBy("warhammer-invasion/cs-75-rip-dere-eads-off")

RIP_DERE_EADS_OFF = Tactic(
    name="Rip Dere ’Eads Off!", entry=ruled.entry,
    powers=(Played(effect=TurnUp(choice(
        ruled(2, DEVELOPMENTS & YOURS, misread=DEVELOPMENTS & YOURS & ~Has("traits", HERO),
              belief="a Hero can't be revealed by it at all, since it may not be allowed in the zone"),
        name="a development",
    ))),),
)  # fmt: skip
