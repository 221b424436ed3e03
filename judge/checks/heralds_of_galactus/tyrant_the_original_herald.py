"""Tyrant, The Original Herald"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.tyrant_the_original_herald import TYRANT
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    PLAY,
    REMOVE_FROM_GAME,
    REMOVED,
    SELF,
    Bans,
    Character,
    Static,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

IMMOVABLE = Character(name="Immovable Witness", cost=2, powers=(Static(change=Bans(REMOVE_FROM_GAME), on=SELF),))


@check("heralds-of-galactus/tyrant-the-original-herald")
def tyrants_target_player_chooses(table: VsTable) -> None:
    """Bob, whom Tyrant's power targets, chooses as it resolves which of his characters goes: a stunned one if he likes."""
    alice, bob = table.players
    tyrant = alice.controls(TYRANT, counters=("cosmic",))
    upright, stunned = bob.controls(plain("Upright One")), bob.controls(plain("Stunned One"), stunned=True)
    table.begin(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(tyrant, 1), only_because="text")
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(tyrant, 1), bob)
    table.nobody_is_asked(point=2)
    table.resolve()
    bob.is_asked("choose a character", offers=(upright,), not_offers=(tyrant,), optional=False, point=1)
    bob.is_asked("choose a character", offers=(stunned,), point=3)
    bob.chooses(stunned, point=(1, 3))
    table.finds(stunned, REMOVED)
    table.finds(upright, PLAY)


@check("heralds-of-galactus/tyrant-the-original-herald")
def tyrants_victim_cant_be_removed(table: VsTable) -> None:
    """Bob picks a character that can't be removed from the game, and loses none."""
    alice, bob = table.players
    tyrant = alice.controls(TYRANT, counters=("cosmic",))
    immovable, other = bob.controls(IMMOVABLE), bob.controls(plain("Other One"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(tyrant, 1), bob)
    table.resolve()
    bob.is_asked("choose a character", offers=(immovable,), point=4)
    bob.chooses(immovable, point=4)
    table.finds(immovable, PLAY, point=control(4, "it can't be removed"))
    table.finds(other, PLAY, point=control(4, "nobody goes in its place"))


@check("heralds-of-galactus/tyrant-the-original-herald")
def tyrant_strikes_once_a_turn(table: VsTable) -> None:
    """Tyrant has used his cosmic power and gets another counter from a Herald: the power can't be used again this turn."""
    alice, bob = table.players
    tyrant = alice.controls(TYRANT)
    feeders = [alice.controls(plain(f"Feeder {n}", keywords=("cosmic",)), counters=("cosmic",)) for n in (1, 2)]
    victim = bob.controls(plain("Victim"))
    bob.controls(plain("Survivor", keywords=("cosmic",)), counters=("cosmic",))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(tyrant, 0), feeders[0])
    table.resolve()
    alice.does(table.use(tyrant, 1), bob)
    table.resolve()
    bob.chooses(victim)
    alice.does(table.use(tyrant, 0))
    table.resolve()
    table.counts(feeders[1], "cosmic", 0)
    table.counts(tyrant, "cosmic", 1)
    alice.cannot(table.use(tyrant, 1), only_because="vs/act.once", point=5)
    alice.cannot(table.use(tyrant, 0), only_because="vs/act.pay")
