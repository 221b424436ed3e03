"""Death-Stalker, Phillip Sterling"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import HIDE_OWN
from judge.games.vs_system.cards.marvel_knights.death_stalker_phillip_sterling import DEATH_STALKER
from judge.games.vs_system.dsl import COMBAT, FRONT, HIDDEN, SUPPORT, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/death-stalker-phillip-sterling"

EXCUSES = {
    "[0].once_per_turn=True": "he is exhausted by then, and no ruling speaks of readying him",
}


@check(ENTRY)
def he_goes_into_hiding_or_not(table: VsTable) -> None:
    """Visible, Death-Stalker may go to any open position of either area, also back to his own; Alice activates him and puts him back."""
    alice, bob = table.players
    him = alice.controls(DEATH_STALKER, row=SUPPORT)
    alice.controls(plain("Neighbor"))
    alice.controls(plain("Hidden Neighbor"), hidden=True)
    table.begin(COMBAT)
    alice.does(table.use(him))
    table.nobody_is_asked(point=1)
    table.is_(him, "exhausted")
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(SUPPORT, 1, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(SUPPORT, 1, VISIBLE),), point=1)
    alice.is_asked("where", not_offers=(Spot(FRONT, 0, VISIBLE),), point=1)
    alice.is_asked("where", offers=(Spot(SUPPORT, 0, VISIBLE),), point=2)
    alice.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.stands(him, SUPPORT, VISIBLE)
    alice.loses_in_all(0)
    bob.loses_in_all(0)


@check(ENTRY)
def he_comes_out_of_hiding_or_not(table: VsTable) -> None:
    """Hidden, Death-Stalker may go to any open position of either area, also back to where he stands."""
    alice, _ = table.players
    him = alice.controls(DEATH_STALKER, hidden=True)
    table.begin(COMBAT)
    alice.does(table.use(him))
    table.resolve()
    alice.is_asked("where", offers=(Spot(SUPPORT, 1, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), point=2)
    alice.is_asked("where", offers=(Spot(FRONT, 0, VISIBLE),), point=1)
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(him, FRONT, VISIBLE)


@check(ENTRY)
def he_is_hidden_before_his_power_resolves(table: VsTable) -> None:
    """Visible as his power is used, Death-Stalker is hidden in answer: as it resolves he may stay hidden or come out."""
    alice, _ = table.players
    him, hide = alice.controls(DEATH_STALKER), alice.has_in_hand(HIDE_OWN)
    table.begin(COMBAT)
    alice.does(table.use(him))
    alice.does(table.play(hide), him)
    table.all_pass()
    alice.chooses(Spot(FRONT, 0, HIDDEN))
    table.resolve()
    alice.is_asked("where", offers=(Spot(FRONT, 1, HIDDEN),), point=1)
    alice.is_asked("where", offers=(Spot(FRONT, 0, HIDDEN),), point=2)
    alice.is_asked("where", offers=(Spot(FRONT, 0, VISIBLE),), point=control(1, "he may come out again"))
    alice.chooses(Spot(FRONT, 0, VISIBLE))
    table.stands(him, FRONT, VISIBLE)
