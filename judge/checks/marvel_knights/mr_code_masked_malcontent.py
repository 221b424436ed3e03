"""Mr. Code, Masked Malcontent"""

from __future__ import annotations

from judge.games.vs_system.cards.marvel_knights.mr_code_masked_malcontent import MR_CODE
from judge.games.vs_system.dsl import COMBAT, FRONT, HIDDEN, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/mr-code-masked-malcontent"

EXCUSES = {
    "[0].once_per_turn=True": "he is out of hiding by then, and no ruling speaks of hiding him again",
}


@check(ENTRY)
def mr_code_comes_out_of_hiding(table: VsTable) -> None:
    """As the cost Mr. Code moves out of hiding, at once; as the power resolves, Bob moves one of his hidden characters out as well."""
    alice, bob = table.players
    code, shown = alice.controls(MR_CODE, hidden=True), bob.controls(plain("Shown Character"))
    first, second = (bob.controls(plain(name), hidden=True) for name in ("First", "Second"))
    table.begin(COMBAT)
    alice.does(table.use(code), bob)
    alice.is_asked("where Mr. Code goes", not_offers=(Spot(FRONT, 1, HIDDEN),), point=1)
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(code, FRONT, VISIBLE, point=control(1, "he stands there before the power resolves"))
    table.stands(second, FRONT, HIDDEN)
    table.resolve()
    bob.is_asked("one of your hidden characters", offers=(first, second), not_offers=(shown, code))
    bob.chooses(second)
    bob.is_asked("where Second goes", not_offers=(Spot(FRONT, 2, HIDDEN),))
    bob.chooses(Spot(FRONT, 1, VISIBLE))
    table.stands(second, FRONT, VISIBLE)
    table.stands(first, FRONT, HIDDEN)


@check(ENTRY)
def the_visible_mr_code_is_of_no_use(table: VsTable) -> None:
    """Mr. Code stands in Alice's visible area: he can't be moved out of hiding, so his power can't be used."""
    alice, bob = table.players
    code = alice.controls(MR_CODE)
    bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT)
    alice.cannot(table.use(code), only_because="vs/act.pay", point=(1, 2))
