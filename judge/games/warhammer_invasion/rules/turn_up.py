"""Rules about developments turned face up."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.warhammer_invasion.model.board import DISCARD


def _discard() -> str | None:
    return DISCARD


@rule("wi/turn-up.back-face-down", "warhammer-invasion/cs-75-rip-dere-eads-off#3", misreading=_discard,
      belief="a development that can't be in play as the unit that it is goes to the discard pile")  # fmt: skip
def where_barred_developments_go() -> str | None:
    """Where the unit can't be in play the development goes back face down and stays where it is."""
    return None
