"""Why an action is illegal, in the forms that every game's actions need. Rules that compute nothing: `acting.unmet`."""

from __future__ import annotations

from typing import ParamSpec

from judge.engine.acting import objection
from judge.engine.conditions import Condition, is_met
from judge.engine.context import Context, Match
from judge.engine.errors import Objection
from judge.engine.nodes import describe
from judge.engine.rules import ComputedRule, Maybe
from judge.engine.state import Obj

P = ParamSpec("P")


def objections_by(
    match: Match, rule: ComputedRule[P, bool], *args: P.args, **kwargs: P.kwargs
) -> tuple[Objection, ...]:
    """The objection that ``rule`` makes where it computes that something isn't so; nothing where it is."""
    return () if match.consult(rule, *args, **kwargs) else (objection(rule),)


def unmet_restrictions(only: tuple[Maybe[Condition], ...], context: Context) -> tuple[Objection, ...]:
    """An objection for each restriction of use ("only while ...") that isn't met now."""
    return tuple(
        Objection("text", f"only while {describe(condition)}", ())
        for condition in only
        if not is_met(condition, context)
    )


def bans(match: Match, verb: str, obj: Obj, by: Obj | None = None) -> tuple[Objection, ...]:
    """The "can't" of cards that keep ``obj`` from ``verb`` (with ``by`` as the other party), as objections."""
    found = []
    for ban in match.view().bans(verb, obj, by):
        source = match.names()(ban.context.source) if ban.context.source is not None else "an effect"
        id = match.state.known(ban.context.source).card.name if ban.context.source is not None else source
        found.append(Objection(id, f"{source}: {match.names()(obj.ref)} {ban.change.describe()}", ()))
    return tuple(found)
