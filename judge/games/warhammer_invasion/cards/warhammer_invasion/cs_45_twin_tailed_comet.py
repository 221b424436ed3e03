"""Twin Tailed Comet"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import CopyTactic, Played, Tactic

TWIN_TAILED_COMET = Tactic(
    name="Twin Tailed Comet", entry="warhammer-invasion/cs-45-twin-tailed-comet", powers=(Played(effect=CopyTactic()),)
)
