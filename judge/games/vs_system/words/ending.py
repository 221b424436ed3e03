"""Words of card text about the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.meant import PlayersMeant
from judge.engine.nodes import describe
from judge.engine.players import YOU, players_of
from judge.engine.powers import Effect
from judge.games.vs_system.model.events import Won


@dataclass(frozen=True)
class WinGame(Effect):
    """``who`` wins the game, whatever the endurance totals are."""

    who: PlayersMeant = YOU

    def run(self, context: Context) -> Resolution[bool]:
        players = yield from players_of(self.who, context)
        happened = yield from context.match.happen(*(Won(player=player, cause=context.cause) for player in players))
        return bool(happened)

    def describe(self) -> str:
        return f"{describe(self.who)} win the game"
