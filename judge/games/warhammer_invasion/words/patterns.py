"""What triggers the text of cards beyond the engine's patterns: attacking and defending, combat damage dealt."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.nodes import describe
from judge.engine.patterns import On, Pattern
from judge.engine.select import Selector
from judge.engine.state import State
from judge.games.warhammer_invasion.model.board import COMBAT
from judge.games.warhammer_invasion.model.declaring import Attacked, Defended
from judge.games.warhammer_invasion.model.events import Damaged


def attacks(subject: Selector) -> On:
    """``subject`` attacks: is declared as an attacker."""
    return On(Attacked, subject)


def defends(subject: Selector) -> On:
    """``subject`` defends: is declared as a defender."""
    return On(Defended, subject)


@dataclass(frozen=True)
class DealtCombatDamage(Pattern):
    """Something that ``subject`` means is dealt combat damage."""

    subject: Selector

    def matches(self, context: Context, before: State) -> bool:
        event = context.event
        if not isinstance(event, Damaged) or event.kind != COMBAT:
            return False
        found = before.obj(event.ref)
        return found is not None and context.read(self.subject).matches(context.on(before), found)

    def describe(self) -> str:
        return f"{describe(self.subject)} is dealt combat damage"
