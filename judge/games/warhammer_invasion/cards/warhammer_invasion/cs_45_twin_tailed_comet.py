"""Twin Tailed Comet"""

from __future__ import annotations

from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.copying import CopyTactic

TWIN_TAILED_COMET = Tactic(
    name="Twin Tailed Comet", entry="warhammer-invasion/cs-45-twin-tailed-comet", powers=(Played(effect=CopyTactic()),)
)
