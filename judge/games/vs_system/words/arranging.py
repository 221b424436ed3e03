"""Words of card text that arrange the cards on top of a deck."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.searching import LookedAt
from judge.engine.state import Ref
from judge.engine.values import Amount, amount
from judge.games.vs_system.model.board import DECK


@dataclass(frozen=True)
class ArrangeOnDeck(Effect):
    """Look at the top ``number`` cards of your deck: any number of them go to the bottom, the rest to the top, in any order."""

    number: Maybe[Amount]

    def run(self, context: Context) -> Resolution[bool]:
        deck = context.state.decks.get(context.controller, ())
        refs = tuple(context.state.objects[card].ref for card in deck[: max(amount(self.number, context), 0)])
        me, cause = context.controller, context.cause
        yield from context.match.happen(*(LookedAt(player=me, ref=ref, cause=cause) for ref in refs))
        down = yield from choose(me, "which cards go to the bottom, the lowest last", refs, least=0, most=len(refs))
        rest = tuple(ref for ref in refs if ref not in down)
        up: tuple[Ref, ...] = rest
        if len(rest) > 1:
            up = yield from choose(
                me, "the order of the others, the topmost first", rest, least=len(rest), most=len(rest)
            )
        # What is put on top last lies topmost.
        for ref, is_down in (*((ref, True) for ref in down), *((ref, False) for ref in reversed(up))):
            yield from context.match.happen(Moved(ref=ref, zone=DECK, bottom=is_down, cause=cause))
        return bool(refs)

    def describe(self) -> str:
        return f"look at and arrange the top cards of your deck, as many as {describe(self.number)}"
