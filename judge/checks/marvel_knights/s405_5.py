"""405.5 Formation: no change of area"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, FORMATION_STEP, FRONT, HIDDEN, SUPPORT, VISIBLE
from judge.proving.tables.vs_system import VsTable, check, plain


@check("marvel-knights/405.5")
def characters_stay_in_their_areas(table: VsTable) -> None:
    """In her formation step Alice can't hide her visible character, nor show her hidden one; each may change its row."""
    alice, _ = table.players
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((shown, FRONT, 1), area=HIDDEN), only_because="vs/formation.area", point=(1, 3))
    alice.cannot(table.rearrange((hidden, FRONT, 1), area=VISIBLE), only_because="vs/formation.area", point=(1, 3))
    alice.does(table.rearrange((shown, SUPPORT, 0)))
    alice.does(table.rearrange((hidden, SUPPORT, 0), area=HIDDEN))
    table.stands(shown, SUPPORT)
    table.stands(hidden, SUPPORT, HIDDEN)


@check("marvel-knights/405.5")
def characters_stay_on_their_side(table: VsTable) -> None:
    """In her formation step Alice can put no character into Bob's front row, nor into his support row."""
    alice, bob = table.players
    hers = alice.controls(plain("Her Character"))
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.rearrange((hers, FRONT, 0), side=bob), only_because="vs/formation.side", point=2)
    alice.cannot(table.rearrange((hers, SUPPORT, 0), side=bob), only_because="vs/formation.side", point=2)


@check("marvel-knights/405.5")
def each_of_several_stays_in_its_area(table: VsTable) -> None:
    """In one rearrangement Alice can't hide her visible character while her hidden one changes its row within the hidden area."""
    alice, _ = table.players
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(
        table.rearrange((shown, FRONT, 1), (hidden, SUPPORT, 0), area=HIDDEN),
        only_because="vs/formation.area",
        point=(1, 3),
    )
