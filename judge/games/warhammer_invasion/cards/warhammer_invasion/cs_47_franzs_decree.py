"""Franz’s Decree

Action: Target unit can't be declared attacker or defender.
"""

from __future__ import annotations

from judge.engine.changes import Bans
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.board import DECLARED
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.effects import this_turn
from judge.games.warhammer_invasion.words.selectors import UNITS

FRANZS_DECREE = Tactic(
    name="Franz’s Decree", entry="warhammer-invasion/cs-47-franzs-decree",
    powers=(Played(effect=this_turn(target(UNITS), Bans(DECLARED))),),
)  # fmt: skip
