"""Unthinkable"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.unthinkable import UNTHINKABLE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, KO_PILE, PLAY, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/unthinkable")
def unthinkables_bonus_is_chosen_late(table: VsTable) -> None:
    """Unthinkable is on the chain and nobody has chosen between ATK and DEF; its controller does so as it resolves."""
    alice, bob = table.players
    pawn, foe = (
        alice.controls(plain("Pawn", 3, affiliations=("Doom",), atk=5, defense=5)),
        bob.controls(plain("Foe", 3, defense=9)),
    )
    alice.has_resources(3)
    twist = alice.has_in_hand(UNTHINKABLE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(pawn, on=foe))
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(pawn,), not_offers=(foe,), point=1)
    alice.chooses(pawn)
    table.nobody_is_asked(point=control(1, "nothing but the target is settled as it is played"))
    table.resolve()
    alice.is_asked("choose one", offers=("+4 ATK", "+2 DEF"), point=1)
    alice.chooses("+4 ATK", point=1)
    table.shows(pawn, atk=9, defense=5, point=control(1, "it gets what was chosen, and nothing else"))


@check("heralds-of-galactus/unthinkable")
def unthinkable_kos_a_stunned_pawn(table: VsTable, stunned: bool = True) -> None:
    """The target of Unthinkable is stunned in spite of its +2 DEF: as the recovery phase starts it is KO'd all the same."""
    alice, bob = table.players
    pawn = alice.controls(plain("Pawn", 3, affiliations=("Doom",), atk=5, defense=5))
    foe = bob.controls(plain("Foe", 3, atk=8 if stunned else 2, defense=9))
    alice.has_resources(3)
    twist = alice.has_in_hand(UNTHINKABLE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(pawn, on=foe))
    alice.does(table.play(twist), pawn)
    table.resolve()
    alice.chooses("+2 DEF")
    table.shows(pawn, atk=5, defense=7)
    table.all_pass()
    table.is_(pawn, "stunned")
    table.goes_on_to(RECOVERY)
    table.finds(pawn, PLAY, point=control(2, "the KO is an effect that still has to resolve"))
    table.resolve()
    table.step_is(RECOVERY, point=control(2, "it happens before the wrap-up"))
    table.finds(pawn, KO_PILE, point=2)
