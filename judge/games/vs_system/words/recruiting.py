"""Words of card text about recruiting: counting recruits, counting as recruited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.context import Context, When
from judge.engine.decision import Resolution
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.patterns import state_after
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.values import Number
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.rules.recruited import COUNTS_AS_RECRUITED, GONE_ONES_COUNT


@dataclass(frozen=True)
class CountAsRecruited(Effect):
    """``objects`` have been recruited, for everything that looks for that."""

    objects: Any

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            happened = yield from context.match.happen(
                Recruited(player=context.controller, ref=ref, cause=context.cause)
            )
            done = done or bool(happened)
        return done

    def describe(self) -> str:
        return f"{describe(self.objects)} counts as recruited"


@dataclass(frozen=True)
class RecruitedThisTurn(Number):
    """How many characters you recruited this turn that ``of`` meant as you recruited them. ``even_gone``: those that have left play too."""

    of: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION
    even_gone: Maybe[bool] = True

    def value(self, context: Context) -> int:
        here = context.at(context.read(self.when))
        even_gone = context.read(self.even_gone)
        found = 0
        for record in here.state.this_turn():
            after = state_after(here, record).state
            for event in record.events:
                if isinstance(event, Recruited) and event.player == context.controller:
                    then, now = after.known(event.ref), here.state.obj(event.ref)
                    if not isinstance(then.card, Character) or (
                        now is None and not (even_gone and here.match.judge(GONE_ONES_COUNT, True, misread=False))
                    ):
                        continue
                    of = context.read(self.of)
                    is_now = of.matches(here.on(here.state), now or here.state.known(event.ref))
                    found += here.match.judge(COUNTS_AS_RECRUITED, of.matches(here.on(after), then), misread=is_now)
        return found

    def describe(self) -> str:
        of = describe(self.of)
        return "the number of characters you recruited this turn" + (f" ({of})" if of != "any" else "")
