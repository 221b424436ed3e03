"""Words of card text that give a character the powers of another."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import cast

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.lasting import Modify, Until
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect, HasPower, Power
from judge.engine.relations import SELF
from judge.engine.rules import Maybe
from judge.games.vs_remix.rules.copy import NAME_IN_COPIED_POWER_CHANGES
from judge.games.vs_system.words.naming import Named


@dataclass(frozen=True)
class CopyPowers(Effect):
    """The power's source has the printed powers of the character that ``of`` means, ``until`` something ends."""

    of: ObjectsMeant
    until: Maybe[Until] = "turn"

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.of, context)
        source, done = context.source_object(), False
        for ref in refs if source is not None else ():
            assert source is not None
            original = context.state.known(ref)
            powers = tuple(context.read(power) for power in original.card.powers)
            renamed = tuple(_renamed(power, original.card.name, source.card.name) for power in powers)
            copied = context.match.judge(
                NAME_IN_COPIED_POWER_CHANGES, renamed, misread=cast("tuple[object, ...]", powers)
            )
            gained = tuple(HasPower(cast("Power", power)) for power in copied)
            done = (yield from Modify(SELF, gained, self.until).run(context)) or done
        return done

    def describe(self) -> str:
        return f"copy the powers of {describe(self.of)}"


def _renamed(value: object, old: str, new: str) -> object:
    """``value``, a part of a text, with the name ``new`` wherever it speaks of cards named ``old``."""
    if isinstance(value, Named):
        return Named(new) if value.name == old else value
    if isinstance(value, tuple):
        return tuple(_renamed(part, old, new) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {spec.name: _renamed(getattr(value, spec.name), old, new) for spec in fields(value) if spec.init}
        return replace(value, **changed)
    return value
