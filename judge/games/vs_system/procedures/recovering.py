"""Who is to recover as the recovery phase starts, by evasion or by the text of a card."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.effects import Act
from judge.engine.powers import HasPower, Triggered
from judge.engine.relations import These
from judge.engine.state import Ref
from judge.games.vs_system.model.events import Recovered


def is_to_recover(match: Match, ref: Ref) -> bool:
    """Whether ``ref`` was to recover as this turn's recovery phase starts."""
    for applied in match.view().modifiers_of(HasPower):
        power = match.read(applied.change.power)
        effect = match.read(power.effect) if isinstance(power, Triggered) else None
        if isinstance(effect, Act) and effect.event is Recovered:
            objects = match.read(effect.objects)
            if isinstance(objects, These) and ref in objects.settled:
                return True
    return False
