"""Deadly Game"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE
from judge.games.vs_system.cards.x_men.deadly_game import DEADLY_GAME
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    HIDDEN,
    VISIBLE,
    Bans,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/deadly-game"

GLUE = PlotTwist(name="Sticking Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans("reposition"))),))


@check(ENTRY)
def one_comes_out_another_goes_in(table: VsTable) -> None:
    """Alice targets her hidden Selene alone. As the card resolves Selene comes out, and then Alice chooses who goes in: Viper."""
    alice, bob = table.players
    selene = alice.controls(plain("Selene", affiliations=("Hellfire Club",)), hidden=True)
    viper = alice.controls(plain("Viper", affiliations=("Hellfire Club",)))
    other, foreign = alice.controls(plain("Other")), bob.controls(plain("Foreign", affiliations=("Hellfire Club",)))
    stranger = alice.controls(plain("Stranger"), hidden=True)
    lurker = alice.controls(plain("Lurker", affiliations=("Hellfire Club",)), hidden=True)
    hers = bob.controls(plain("Foreign Member", affiliations=("Hellfire Club",)), hidden=True)
    twist = alice.has_in_hand(DEADLY_GAME)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(selene, lurker), not_offers=(viper, stranger, hers))
    alice.chooses(selene)
    table.nobody_is_asked(point=(1, 2))
    table.all_pass()
    alice.is_asked("where Selene goes", offers=("front row", "support row"), optional=False, point=(2, 3))
    alice.chooses("support row", point=3)
    table.stands(selene, "support row", VISIBLE, point=control(2, "she has come out before the second is chosen"))
    alice.is_asked("choose", offers=(viper,), not_offers=(other, foreign, lurker), optional=False, point=4)
    alice.chooses(viper, point=4)
    alice.chooses("front row")
    table.stands(viper, "front row", HIDDEN, point=control(4, "so she is hidden now"))
    table.stands(selene, "support row", VISIBLE)


@check(ENTRY)
def the_only_one_goes_back(table: VsTable) -> None:
    """Selene is Alice's only Hellfire Club character: she comes out, and then she has to go back into the hidden area."""
    alice, _ = table.players
    selene, twist = (
        alice.controls(plain("Selene", affiliations=("Hellfire Club",)), hidden=True),
        alice.has_in_hand(DEADLY_GAME),
    )
    alice.controls(plain("Other"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), selene)
    table.all_pass()
    alice.chooses("support row")
    table.stands(selene, "support row", VISIBLE, point=control(5, "she is visible for a moment"))
    alice.is_asked("choose", offers=(selene,), optional=False, point=5)
    alice.chooses(selene, point=5)
    alice.chooses("front row")
    table.stands(selene, "front row", HIDDEN, point=control(5, "so she is hidden again"))


@check(ENTRY)
def the_target_is_gone(table: VsTable) -> None:
    """In response Bob KOs the target: it doesn't come out, and nobody goes into the hidden area."""
    alice, bob = table.players
    selene = alice.controls(plain("Selene", affiliations=("Hellfire Club",)), hidden=True)
    viper = alice.controls(plain("Viper", affiliations=("Hellfire Club",)))
    twist, coffin = alice.has_in_hand(DEADLY_GAME), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), selene)
    alice.passes()
    bob.does(table.play(coffin), selene)
    table.resolve()
    table.nobody_is_asked()
    table.stands(viper, "front row", VISIBLE)


@check(ENTRY)
def the_target_cant_move(table: VsTable) -> None:
    """Bob's card keeps the target where it is this turn: it doesn't come out, so nobody goes into the hidden area."""
    alice, bob = table.players
    selene = alice.controls(plain("Selene", affiliations=("Hellfire Club",)), hidden=True)
    viper = alice.controls(plain("Viper", affiliations=("Hellfire Club",)))
    twist, glue = alice.has_in_hand(DEADLY_GAME), bob.has_in_hand(GLUE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(glue), selene)
    table.resolve()
    alice.does(table.play(twist), selene)
    table.all_pass()
    alice.chooses("front row")
    table.nobody_is_asked()
    table.stands(selene, "front row", HIDDEN)
    table.stands(viper, "front row", VISIBLE)
