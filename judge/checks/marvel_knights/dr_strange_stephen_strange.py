"""Dr. Strange, Stephen Strange"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.dr_strange_stephen_strange import DR_STRANGE
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP, FRONT, HIDDEN, SUPPORT, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/dr-strange-stephen-strange"


@check(ENTRY)
def dr_strange_hides_visible_and_hidden_characters(table: VsTable) -> None:
    """As the combat phase starts, Alice moves a visible and a hidden character, which goes to another position of her hidden area."""
    alice, bob = table.players
    strange = alice.controls(DR_STRANGE)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    his = bob.controls(plain("His Character"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.is_asked("characters of yours", optional=True, not_offers=(his,))
    alice.chooses(shown, hidden, point=1)
    alice.is_asked("where Shown Character goes", not_offers=(Spot(FRONT, 2, VISIBLE),))
    alice.chooses(Spot(FRONT, 1, HIDDEN))
    alice.is_asked("where Hidden Character goes", offers=(Spot(SUPPORT, 0, HIDDEN),), point=(1, 2))
    alice.chooses(Spot(SUPPORT, 0, HIDDEN), point=(1, 2))
    table.stands(shown, FRONT, HIDDEN, point=control(1, "a visible one goes into hiding"))
    table.stands(hidden, SUPPORT, HIDDEN, point=control(2, "the hidden one has another position"))
    table.stands(strange, FRONT, VISIBLE)


@check(ENTRY)
def dr_strange_may_hide_nobody_else(table: VsTable) -> None:
    """Boosted, Dr. Strange lets Alice choose opposing characters: she may choose none, and nobody moves."""
    alice, bob = table.players
    strange = alice.controls(DR_STRANGE, boosted=True)
    his = bob.controls(plain("His Character"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.chooses("characters of yours")
    table.resolve()
    alice.is_asked("opposing characters", not_offers=(strange,))
    alice.is_asked("opposing characters", optional=True, point=3)
    alice.chooses()
    table.resolve()
    alice.is_asked("characters of yours")
    alice.chooses()
    table.stands(his, FRONT, VISIBLE)


@check(ENTRY)
def dr_strange_hides_opposing_characters(table: VsTable) -> None:
    """Boosted, Dr. Strange has two of Bob's three characters hidden: Bob moves each of them to his own hidden area."""
    alice, bob = table.players
    strange = alice.controls(DR_STRANGE, boosted=True)
    first, second, third = (bob.controls(plain(name)) for name in ("First", "Second", "Third"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    alice.chooses("characters of yours")
    table.resolve()
    alice.chooses(first, second, point=3)
    bob.is_asked("where First goes", not_offers=(Spot(FRONT, 0, VISIBLE),))
    bob.chooses(Spot(FRONT, 0, HIDDEN))
    bob.chooses(Spot(FRONT, 1, HIDDEN))
    table.resolve()
    alice.chooses()
    table.stands(first, FRONT, HIDDEN, of=bob)
    table.stands(second, FRONT, HIDDEN, of=bob)
    table.stands(third, FRONT, VISIBLE)
    table.stands(strange, FRONT, VISIBLE)
