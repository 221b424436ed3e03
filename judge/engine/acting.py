"""What every game's actions have in common: they say every reason why they are illegal now, and are done only if there is none."""

from __future__ import annotations

from contextlib import suppress

from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import GameOver, Illegal, Objection
from judge.engine.rules import Rule


class Action:
    """Something that a player may do when it is his turn to act."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        """Every reason why ``player`` can't do it now."""
        raise NotImplementedError

    def perform(self, match: Match, player: str) -> Resolution[None]:
        """Do it."""
        raise NotImplementedError

    def describe(self, match: Match) -> str:
        """The action in words."""
        raise NotImplementedError


def objection(rule: Rule) -> Objection:
    """What a broken rule is reported as."""
    return Objection(rule.id, rule.sentence, rule.cites)


def unmet(match: Match, *requirements: tuple[Rule, bool]) -> tuple[Objection, ...]:
    """An objection for each of ``requirements`` (a rule, and whether what it requires is so) that isn't met."""
    return tuple(objection(rule) for rule, fact in requirements if not match.require(rule, fact))


def denied(match: Match, *grants: tuple[Rule, bool]) -> tuple[Objection, ...]:
    """An objection for each of ``grants`` (a rule that grants something, and whether who misreads it denies it) that is misread."""
    return tuple(objection(rule) for rule, is_denied in grants if match.judge(rule, False, misread=is_denied))


def act(match: Match, player: str, action: Action, has_priority: Rule) -> Resolution[None]:
    """``player`` does ``action``. Raises Illegal with every objection, the lack of priority among them, Endless where it has no end."""
    match.watch.begin()
    if over := match.game.over(match):
        raise Illegal(f"{player}: {action.describe(match)}", over)
    found = list(action.objections(match, player))
    if not match.require(has_priority, match.state.priority == player):
        found.append(objection(has_priority))
    if found:
        raise Illegal(f"{player}: {action.describe(match)}", tuple(found))
    with suppress(GameOver):
        yield from action.perform(match, player)
