"""Franz’s Decree

Action: Target unit can't be declared attacker or defender.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DECLARED, UNITS, Bans, Played, Tactic, target, this_turn

# The source gives no duration. As units are declared in one phase of a turn, the decree holds for the turn in which it is played.
FRANZS_DECREE = Tactic(
    name="Franz’s Decree", entry="warhammer-invasion/cs-47-franzs-decree",
    powers=(Played(effect=this_turn(target(UNITS), Bans(DECLARED))),),
)  # fmt: skip
