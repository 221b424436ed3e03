"""When one card says that something can't happen and another that it can"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    Adds,
    Bans,
    Played,
    PlotTwist,
    RuledBy,
    target,
    this_turn,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("vs-system-base/a7.7")

PIN = PlotTwist(
    name="Pinning Witness",
    powers=(
        Played(
            effect=this_turn(
                target(CHARACTERS),
                ruled(
                    1,
                    Bans("ready"),
                    misread=Adds("atk", 0),
                    belief="an effect that readies a card beats one by which it can't ready",
                ),
            )
        ),
    ),
)


@check("vs-system-base/a7.7")
def cant_prevails(table: VsTable) -> None:
    """Bob's exhausted character can't ready this turn. Then a plot twist would ready it: it stays exhausted."""
    alice, bob = table.players
    his = bob.controls(plain("His Character"), exhausted=True)
    pin, ready = alice.has_in_hand(PIN), alice.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(pin), his)
    table.resolve()
    alice.does(table.play(ready), his)
    table.resolve()
    table.is_(his, "exhausted", point=1)
