"""The Kyln"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import COVER_LOCATION, KO_ONE, OLD_CARD, RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.the_kyln import THE_KYLN
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, KO_PILE, PLAY, RECOVERY
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/the-kyln", follows={3: "heralds-of-galactus/the-kyln#2"})
def prisoner_of_the_kyln(table: VsTable) -> None:
    """The Kyln's prisoner can neither recover nor be KO'd as the turn ends, so it lies in play stunned; in the next turn it recovers."""
    alice, bob = table.players
    bob.has_resource(OLD_CARD)
    kyln, guard = bob.has_resource(THE_KYLN), bob.controls(plain("Guard"))
    prisoner, other = (
        alice.controls(plain("Prisoner"), stunned=True),
        alice.controls(plain("Other Stunned"), stunned=True),
    )
    free = alice.controls(plain("Free Character"))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.flip(kyln))
    bob.is_asked("choose", offers=(guard,), not_offers=(prisoner, free))
    bob.chooses(guard)
    table.is_(guard, "exhausted")
    bob.is_asked("target", offers=(prisoner, other), not_offers=(guard, free), optional=False)
    bob.chooses(prisoner)
    table.resolve()
    table.goes_on_to(DRAW)
    alice.chooses(prisoner)
    table.step_is(DRAW)
    table.is_(prisoner, "stunned", point=(1, 3))
    table.is_(prisoner, "exhausted")
    table.finds(prisoner, PLAY, point=(2, 3))
    table.finds(other, KO_PILE)
    table.goes_on_to(RECOVERY)
    table.goes_on_to(DRAW)
    alice.chooses(prisoner)
    table.is_(prisoner, "stunned", False, point=1)


@check("heralds-of-galactus/the-kyln")
def kyln_binds_only_in_the_recovery_phase(table: VsTable) -> None:
    """The Kyln's prisoner can be recovered before the recovery phase; stunned again and picked in the wrap-up, it stays stunned."""
    alice, bob = table.players
    bob.has_resource(OLD_CARD)
    kyln, guard = bob.has_resource(THE_KYLN), bob.controls(plain("Guard"))
    prisoner, aid, ray = (
        alice.controls(plain("Prisoner"), stunned=True),
        alice.has_in_hand(RECOVER_ONE),
        alice.has_in_hand(STUN_ONE),
    )
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.flip(kyln), guard, prisoner)
    table.resolve()
    bob.passes()
    alice.does(table.play(aid), prisoner)
    table.resolve()
    table.is_(prisoner, "stunned", False, point=1)
    bob.passes()
    alice.does(table.play(ray), prisoner)
    table.resolve()
    table.goes_on_to(DRAW)
    alice.chooses(prisoner)
    table.is_(prisoner, "stunned", point=1)
    table.finds(prisoner, PLAY, point=2)


@check("heralds-of-galactus/the-kyln")
def prisoner_is_kod_in_combat(table: VsTable) -> None:
    """The Kyln, flipped twice in a turn, has two prisoners: one is KO'd in the combat phase, the other can't be in the recovery phase.

    It can be flipped again since it was turned face down between.
    """
    alice, bob = table.players
    bob.has_resource(OLD_CARD)
    kyln, guards, cover = (
        bob.has_resource(THE_KYLN),
        [bob.controls(plain(f"Guard {n}")) for n in (1, 2)],
        bob.has_in_hand(COVER_LOCATION),
    )
    first, second = (alice.controls(plain(f"Prisoner {n}"), stunned=True) for n in (1, 2))
    aid, coffins = alice.has_in_hand(RECOVER_ONE), [bob.has_in_hand(KO_ONE) for _ in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.flip(kyln), guards[0], first)
    table.resolve()
    bob.cannot(table.flip(kyln), only_because="vs/act.card")
    bob.does(table.play(cover), kyln)
    table.resolve()
    bob.does(table.flip(kyln), guards[1], second)
    table.resolve()
    bob.does(table.play(coffins[0]), first)
    table.resolve()
    table.finds(first, KO_PILE, point=2)
    table.goes_on_to(RECOVERY)
    alice.does(table.play(aid), second)
    table.resolve()
    table.is_(second, "stunned", point=1)
    alice.passes()
    bob.does(table.play(coffins[1]), second)
    table.resolve()
    table.finds(second, PLAY, point=2)
    table.goes_on_to(DRAW)
    alice.chooses(second)
    table.is_(second, "stunned", point=1)
    table.finds(second, PLAY, point=2)
