"""Playing a card from hand: which of its powers says what it does then, in every game."""

from __future__ import annotations

from judge.engine.conditions import is_met
from judge.engine.context import Context, Match
from judge.engine.powers import Played
from judge.engine.state import Obj


def power_as_played(match: Match, obj: Obj) -> Played:
    """What ``obj`` does when it is played: of several wordings the one in force; without any, nothing."""
    context = Context(match, obj.controller, obj.ref)
    powers = (power for power in obj.card.powers if isinstance(power, Played))
    return next((power for power in powers if is_met(power.gate, context)), Played())
