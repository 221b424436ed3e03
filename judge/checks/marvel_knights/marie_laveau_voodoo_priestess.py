"""Marie Laveau, Voodoo Priestess"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.marie_laveau_voodoo_priestess import MARIE_LAVEAU
from judge.games.vs_system.dsl import COMBAT, FRONT, HIDDEN, SUPPORT, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/marie-laveau-voodoo-priestess"


@check(ENTRY)
def marie_moves_everybody(table: VsTable) -> None:
    """Marie Laveau moves all of Alice's characters: the visible ones in the visible area, the hidden ones in the hidden area."""
    alice, bob = table.players
    marie, shown = alice.controls(MARIE_LAVEAU), alice.controls(plain("Shown Character"))
    hidden, his = alice.controls(plain("Hidden Character"), hidden=True), bob.controls(plain("His Character"))
    second = alice.controls(plain("Second Hidden Character"), hidden=True)
    table.begin(COMBAT)
    alice.does(table.use(marie))
    table.resolve()
    alice.is_asked("where Marie Laveau goes", not_offers=(Spot(FRONT, 1, HIDDEN),), point=2)
    alice.chooses(Spot(FRONT, 1, VISIBLE))
    alice.is_asked("where Shown Character goes", not_offers=(Spot(FRONT, 1, VISIBLE),))
    alice.is_asked(
        "where Shown Character goes", offers=(Spot(FRONT, 0, VISIBLE),), point=control(2, "all are lifted at once")
    )
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    alice.is_asked("where Hidden Character goes", offers=(Spot(SUPPORT, 0, HIDDEN),), point=1)
    alice.is_asked("where Hidden Character goes", not_offers=(Spot(SUPPORT, 0, VISIBLE),), point=1)
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    alice.is_asked(
        "where Second Hidden Character goes", offers=(Spot(FRONT, 0, HIDDEN),), point=control(1, "each of them moves")
    )
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.stands(marie, FRONT, VISIBLE)
    table.stands(shown, FRONT, VISIBLE)
    table.stands(hidden, SUPPORT, HIDDEN)
    table.stands(second, FRONT, HIDDEN)
    table.stands(his, FRONT, VISIBLE)
    alice.loses_in_all(2)
    bob.loses_in_all(0)
    alice.can(table.use(marie))
