"""Checks made for a test: a plot twist with one effect, the scenario that plays it, and what is expected then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine.powers import Effect, Played
from judge.engine.rules import Ruled
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import gain, lose
from judge.proving.check import Check
from judge.proving.tables.vs_system import VsTable, check

ENTRY = "a-doc/an-entry"


def three(point: int = 1, *, misread: object = 5, belief: str = "it is five") -> Any:
    """Three, as ``point`` rules, where a misreader takes something else. Typed Any, since it stands wherever a number could."""
    return Ruled((f"{ENTRY}#{point}",), 3, misread, belief)


def twist(effect: Effect) -> PlotTwist:
    """A plot twist with that effect."""
    return PlotTwist(name="Twist", cost=0, powers=(Played(effect=effect),))


def scenario(card: PlotTwist, expect: Callable[[VsTable], None], *, entry: str = ENTRY) -> Check:
    """The check in which Alice plays ``card``, and ``expect`` says what then holds."""

    def play(table: VsTable) -> None:
        """Alice plays the twist."""
        piece = table.alice.has_in_hand(card)
        table.begin(COMBAT)
        table.alice.does(table.play(piece))
        table.resolve()
        expect(table)

    return check(entry)(play)


CARD_WITH_TWO_EFFECTS = twist(gain(1).then(lose(3)))
GAIN_ONE = twist(gain(1))
