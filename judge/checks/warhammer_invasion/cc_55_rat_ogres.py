"""CC 55 Rat Ogres"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cc_55_rat_ogres import RAT_OGRES
from judge.games.warhammer_invasion.dsl import BEGINNING, CAPITAL_PHASE, END, KINGDOM_PHASE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cc-55-rat-ogres")
def every_skaven_unit_is_restored(table: WiTable) -> None:
    """As Alice's turn begins her Rat Ogres restore her Skaven unit and Bob's, and no other unit; the Kingdom Phase is yet to come."""
    alice, bob = table.players
    ogres = alice.controls(RAT_OGRES)
    rats = alice.controls(unit("Clanrats", traits=("Skaven",)), corrupt=True)
    slaves = bob.controls(unit("Skavenslaves", traits=("Skaven",)), corrupt=True)
    orc = alice.controls(unit("Orc"), corrupt=True)
    table.begin(END, of=bob)
    table.all_pass()
    alice.does(table.use(ogres))
    table.resolve()
    table.nobody_is_asked(point=(1, 2))
    table.is_(rats, "corrupt", False, point=(1, 2))
    table.is_(slaves, "corrupt", False, point=(1, 2))
    table.is_(orc, "corrupt", point=(1, 2))
    table.step_is(BEGINNING)


@check("warhammer-invasion/cc-55-rat-ogres")
def not_at_the_beginning_of_the_opponents_turn(table: WiTable) -> None:
    """As Bob's turn begins, Alice can't take the action of her Rat Ogres."""
    alice, bob = table.players
    ogres = alice.controls(RAT_OGRES)
    table.begin(END)
    table.all_pass()
    bob.passes()
    alice.cannot(table.use(ogres), only_because="wi/act.trigger", point=1)


@check("warhammer-invasion/cc-55-rat-ogres")
def not_later_in_the_turn(table: WiTable) -> None:
    """As her turn begins, Alice may take the action of her Rat Ogres; in the Kingdom Phase and in the Capital Phase she can't any more."""
    alice, bob = table.players
    ogres = alice.controls(RAT_OGRES)
    for name in ("First", "Second"):
        alice.has_in_deck(unit(f"{name} Unit"))
    table.begin(END, of=bob)
    table.all_pass()
    alice.can(table.use(ogres), point=control(1, "as her own turn begins she can"))
    for phase in (KINGDOM_PHASE, CAPITAL_PHASE):
        table.goes_on_to(phase)
        alice.cannot(table.use(ogres), only_because="wi/act.trigger", point=1)
