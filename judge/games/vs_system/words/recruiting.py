"""Words of card text about recruiting: by an effect, being recruited for all that looks for it, counting recruits."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.chain import announce
from judge.engine.context import Context, When
from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.patterns import state_after
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Record
from judge.engine.values import Number
from judge.games.vs_system.model.board import CHAIN, RECRUIT
from judge.games.vs_system.model.cards import Character
from judge.games.vs_system.model.events import Recruited
from judge.games.vs_system.rules.recruited import COUNTS_AS_IT_WAS_RECRUITED, GONE_CHARACTERS_COUNT
from judge.games.vs_system.words.coming_into_play import ComeIntoPlay


@dataclass(frozen=True)
class RecruitAtOnce(Effect):
    """Recruit ``objects`` as an effect resolves, for nothing: each goes on the chain as a recruit effect."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match, player = context.match, context.controller
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            move = Moved(ref=ref, zone=CHAIN, controller=player, cause=context.cause)
            recruited = move.becomes(context.state, match.game)
            description = f"recruiting {match.names()(ref)}"
            yield from announce(
                match, RECRUIT, player, recruited, ComeIntoPlay(), description, carries=recruited, also=(move,)
            )
            yield from match.happen(Recruited(player=player, ref=recruited, cause=context.cause))
        return bool(refs)

    def describe(self) -> str:
        return f"recruit {describe(self.objects)}"


@dataclass(frozen=True)
class CountAsRecruited(Effect):
    """``objects`` have been recruited, for everything that looks for that."""

    objects: ObjectsMeant

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
        return sum(
            self._counts(here, record, event, even_gone)
            for record in here.state.this_turn()
            for event in record.events
            if isinstance(event, Recruited) and event.player == context.controller
        )

    def _counts(self, here: Context, record: Record, event: Recruited, even_gone: bool) -> bool:
        """Whether the character that was recruited in ``record`` counts, looked at from ``here``."""
        after = state_after(here, record).state
        then, now = after.known(event.ref), here.state.obj(event.ref)
        if not isinstance(then.card, Character):
            return False
        if now is None and not (even_gone and here.match.judge(GONE_CHARACTERS_COUNT, True, misread=False)):
            return False
        of = here.read(self.of)
        is_now = of.matches(here.on(here.state), now if now is not None else here.state.known(event.ref))
        return here.match.judge(COUNTS_AS_IT_WAS_RECRUITED, of.matches(here.on(after), then), misread=is_now)

    def describe(self) -> str:
        of = describe(self.of)
        return "the number of characters you recruited this turn" + (f" ({of})" if of != "any" else "")
