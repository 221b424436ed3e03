"""Deadly Game"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.deadly_game import DEADLY_GAME
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, HIDDEN, VISIBLE
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/deadly-game"


@check(ENTRY)
def one_comes_out_another_goes_in(table: VsTable) -> None:
    """Alice targets her hidden Selene alone. As the card resolves Selene comes out, and then Alice chooses who goes in: Viper."""
    alice, bob = table.players
    selene = alice.controls(plain("Selene", affiliations=("Hellfire Club",)), hidden=True)
    viper = alice.controls(plain("Viper", affiliations=("Hellfire Club",)))
    other, foreign = alice.controls(plain("Other")), bob.controls(plain("Foreign", affiliations=("Hellfire Club",)))
    twist = alice.has_in_hand(DEADLY_GAME)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), selene)
    table.nobody_is_asked(point=(1, 2))
    table.all_pass()
    alice.is_asked("where Selene goes", offers=("front row", "support row"), optional=False, point=(2, 3))
    alice.chooses("support row", point=3)
    table.stands(selene, "support row", VISIBLE, point=control(2, "she has come out before the second is chosen"))
    alice.is_asked("choose", offers=(viper,), not_offers=(other, foreign), optional=False, point=4)
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
