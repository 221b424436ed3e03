"""Klaw, Sonic Construct"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.heralds_of_galactus.klaw_sonic_construct import KLAW
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW, KO_PILE, PLAY, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/klaw-sonic-construct")
def nothing_readies_klaw_in_the_recovery_phase(table: VsTable) -> None:
    """A plot twist that readies characters is no help to Klaw in the recovery phase, nor is Klaw's own power, and the wrap-up passes by."""
    alice, _ = table.players
    klaw, other = alice.controls(KLAW, exhausted=True), alice.controls(plain("Other Character"), exhausted=True)
    victim, witness = alice.controls(plain("Victim")), alice.has_in_hand(READY_ONE)
    table.begin(RECOVERY)
    alice.does(table.play(witness), klaw)
    table.resolve()
    table.is_(klaw, "exhausted", point=1)
    alice.does(table.use(klaw), victim, point=3)
    table.resolve()
    table.finds(victim, KO_PILE, point=control(3, "the power is used and its cost paid"))
    table.is_(klaw, "exhausted", point=(1, 3))
    table.goes_on_to(DRAW)
    table.is_(klaw, "exhausted", point=1)
    table.is_(other, "exhausted", False)


@check("heralds-of-galactus/klaw-sonic-construct")
def recovered_klaw_stays_exhausted(table: VsTable) -> None:
    """Klaw, recovered in the wrap-up, is face up again, and still exhausted when everybody else has readied."""
    alice, _ = table.players
    klaw, other = alice.controls(KLAW, stunned=True), alice.controls(plain("Other Character"), exhausted=True)
    table.begin(RECOVERY)
    table.goes_on_to(DRAW)
    alice.chooses(klaw)
    table.finds(klaw, PLAY, point=2)
    table.is_(klaw, "stunned", False, point=control(2, "what lies in play is face up"))
    table.is_(klaw, "exhausted", point=2)
    table.is_(other, "exhausted", False)


@check("heralds-of-galactus/klaw-sonic-construct")
def klaw_pays_with_klaw(table: VsTable) -> None:
    """Among the characters that may be KO'd to pay for Klaw's power is Klaw."""
    alice, _ = table.players
    klaw, other = alice.controls(KLAW, exhausted=True), alice.controls(plain("Other Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(klaw))
    alice.is_asked("choose", offers=(klaw,), point=4)
    alice.is_asked("choose", offers=(other,), point=control(4, "anybody else of hers will do, too"))
    alice.chooses(klaw, point=4)
    table.finds(klaw, KO_PILE, point=control(4, "that pays for the power"))
    table.chain_is("Klaw", point=control(4, "the power is used, though its source has gone"))


@check("heralds-of-galactus/klaw-sonic-construct")
def klaw_readies_once_a_turn(table: VsTable) -> None:
    """A character is KO'd in the combat phase: Klaw readies and can't attack this phase; a second use this turn is refused."""
    alice, bob = table.players
    klaw, foe = alice.controls(KLAW, exhausted=True), bob.controls(plain("Foe"))
    first, _ = alice.controls(plain("First Victim")), alice.controls(plain("Second Victim"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(klaw), first)
    table.resolve()
    table.is_(klaw, "exhausted", False)
    alice.cannot(table.attack(klaw, on=foe), only_because="Klaw")
    alice.cannot(table.use(klaw), only_because="vs/act.once")


@check("heralds-of-galactus/klaw-sonic-construct")
def ready_klaw_gives_up_the_attack(table: VsTable) -> None:
    """Klaw is ready already: the power readies nobody, and Klaw can't attack this phase all the same."""
    alice, bob = table.players
    klaw, victim, foe = alice.controls(KLAW), alice.controls(plain("Victim")), bob.controls(plain("Foe"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(klaw, on=foe))
    alice.does(table.use(klaw), victim)
    table.resolve()
    alice.cannot(table.attack(klaw, on=foe), only_because="Klaw")
