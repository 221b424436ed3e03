"""Which power of a card is meant when a player plays it, or uses one of its payment powers. What it takes to do so is the game's."""

from __future__ import annotations

from judge.engine.conditions import is_met
from judge.engine.context import Context, Match
from judge.engine.powers import Payment, Played
from judge.engine.state import Obj, Ref


def power_as_played(match: Match, obj: Obj) -> Played:
    """What ``obj`` does when it is played: of several wordings the one in force; without any, nothing."""
    context = Context(match, obj.controller, obj.ref)
    powers = map(match.read, obj.card.powers)
    return next((power for power in powers if isinstance(power, Played) and is_met(power.gate, context)), Played())


def payment_of(match: Match, ref: Ref, number: int) -> Payment | None:
    """The ``number``-th payment power that the object ``ref`` has now, counted from 0, if it has so many."""
    powers = [power for power in match.view().powers(match.state.known(ref)) if isinstance(power, Payment)]
    return powers[number] if 0 <= number < len(powers) else None
