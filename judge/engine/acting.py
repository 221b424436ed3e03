"""What every game's actions have in common: they say every reason why they are illegal now, and are done only if there is none."""

from __future__ import annotations

from contextlib import suppress

from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import GameOver, Illegal, Objection
from judge.engine.replacing import replace
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


def as_cited(match: Match, objections: tuple[Objection, ...]) -> tuple[Objection, ...]:
    """``objections`` with what the rule book in force cites for them."""
    return tuple(replace(each, cites=match.book.cited(each.cites, each.id)) for each in objections)


def unmet(match: Match, *requirements: tuple[Rule, bool]) -> tuple[Objection, ...]:
    """An objection for each of ``requirements`` (a rule, and whether what it requires is so) that isn't met."""
    return tuple(objection(rule) for rule, fact in requirements if not match.require(rule, fact))


def barred(match: Match, allows: Rule, *, is_misread_so: bool) -> tuple[Objection, ...]:
    """What ``allows``, a rule that lets something be done, keeps from being done: nothing as ruled, only where it is misread."""
    return (objection(allows),) if match.judge(allows, False, misread=is_misread_so) else ()


def denied(match: Match, *grants: tuple[Rule, bool]) -> tuple[Objection, ...]:
    """What several rules that let something be done keep from being done, each with whether it does so where it is misread."""
    return tuple(found for rule, is_so in grants for found in barred(match, rule, is_misread_so=is_so))


def all_objections(match: Match, player: str, action: Action, has_priority: Rule) -> tuple[Objection, ...]:
    """Every reason why ``player`` can't do ``action`` now, the lack of priority among them; after the end of the game that alone."""
    return match.game.over(match) or (
        *action.objections(match, player),
        *unmet(match, (has_priority, match.state.priority == player)),
    )


def act(match: Match, player: str, action: Action, has_priority: Rule) -> Resolution[None]:
    """``player`` does ``action``. Raises Illegal with every objection, the lack of priority among them, Endless where it has no end."""
    match.watch.begin()
    if found := all_objections(match, player, action, has_priority):
        raise Illegal(f"{player}: {action.describe(match)}", as_cited(match, found))
    with suppress(GameOver):
        yield from action.perform(match, player)
