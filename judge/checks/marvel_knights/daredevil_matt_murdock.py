"""Daredevil, Matt Murdock"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.daredevil_matt_murdock import DAREDEVIL
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, FRONT, HIDDEN, SUPPORT, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/daredevil-matt-murdock"

EXCUSES = {
    "[0].effect.link=IF_YOU_DO": "means the same: the bonus never fails to come",
}


@check(ENTRY)
def the_hidden_daredevil_moves_in_hiding(table: VsTable) -> None:
    """Daredevil is hidden already: as his power resolves, Alice may put him into another position of her hidden area."""
    alice, _ = table.players
    daredevil = alice.controls(DAREDEVIL, hidden=True)
    table.begin(COMBAT)
    alice.does(table.use(daredevil))
    table.resolve()
    alice.is_asked("where Daredevil goes", offers=(Spot(SUPPORT, 0, HIDDEN),), point=1)
    alice.is_asked("where Daredevil goes", not_offers=(Spot(SUPPORT, 0, VISIBLE),))
    alice.chooses(Spot(SUPPORT, 0, HIDDEN))
    table.stands(daredevil, SUPPORT, HIDDEN, point=control(1, "there he is"))
    table.shows(daredevil, atk=11)


@check(ENTRY)
def daredevil_goes_into_hiding_and_attacks(table: VsTable) -> None:
    """The visible Daredevil goes into hiding, stronger this turn by 2, and attacks a protected character; it costs 3, once a turn."""
    alice, bob = table.players
    daredevil = alice.controls(DAREDEVIL)
    bob.controls(plain("Guard"), column=0)
    behind = bob.controls(plain("Behind"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(daredevil, on=behind), only_because="vs/attack.protected")
    alice.does(table.use(daredevil))
    table.resolve()
    alice.is_asked("where Daredevil goes", not_offers=(Spot(FRONT, 1, VISIBLE),))
    alice.chooses("front row")
    table.stands(daredevil, FRONT, HIDDEN, point=control(1, "who is visible goes into hiding"))
    table.shows(daredevil, atk=11)
    table.has(daredevil, "keywords", "flight", False)
    alice.loses_in_all(3)
    bob.loses_in_all(0)
    alice.cannot(table.use(daredevil), only_because="vs/act.once")
    alice.can(table.attack(daredevil, on=behind))
    table.goes_on_to(DRAW)
    table.shows(daredevil, atk=9)
