"""Pay 0 endurance >>> Use this power only once per turn and only during the recovery phase"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DRAW,
    IS_STUNNED,
    OPPONENT,
    PLUS_ONE,
    RECOVERY,
    SELF,
    YOURS,
    AddCounter,
    Always,
    InPhase,
    RuledBy,
    lose,
    pay_endurance,
    recover,
    target,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/4.2-pay-0-endurance-in-the-recovery-phase"

OPEN = {f"{ENTRY}#1": "it says which characters have such a power"}

ruled = RuledBy(ENTRY)

IN_RECOVERY_PHASE = ruled(
    (3, 5), InPhase(RECOVERY), misread=Always(), belief="what costs nothing can be used in any phase"
)

HEALER = replace(plain("Healing Witness"), powers=(
    (pay_endurance(0) >> recover(target(CHARACTERS & YOURS & IS_STUNNED))).usable(IN_RECOVERY_PHASE, once_per_turn=True),
))  # fmt: skip

BURNER = replace(plain("Burning Witness"), powers=(
    (pay_endurance(0) >> lose(2, OPPONENT)).usable(IN_RECOVERY_PHASE, once_per_turn=True),
))  # fmt: skip

COLOSSUS = replace(plain("Colossus", version="Organic Steel", atk=5, defense=5), powers=(
    (pay_endurance(0) >> AddCounter(SELF, PLUS_ONE).then(AddCounter(SELF, PLUS_ONE)).then(AddCounter(SELF, PLUS_ONE)))
    .usable(IN_RECOVERY_PHASE, once_per_turn=True),
))  # fmt: skip


@check(ENTRY, allowed={"endurance": range(-20, 51)})
def nothing_can_be_paid_below_zero(table: VsTable, endurance: int = -2) -> None:
    """Alice is at -2 endurance, Bob at 0: one character recovers the other for 0 endurance, which makes Bob lose 2 for 0."""
    alice, bob = table.players
    alice.has_endurance(endurance)
    bob.has_endurance(0)
    healer, burner = alice.controls(HEALER), alice.controls(BURNER, stunned=True)
    table.begin(RECOVERY)
    alice.does(table.use(healer), burner, point=4)
    table.resolve()
    table.is_(burner, "stunned", False)
    alice.does(table.use(burner))
    table.resolve()
    alice.loses_in_all(0)
    bob.loses_in_all(2)


@check(ENTRY)
def it_is_used_once_a_turn(table: VsTable) -> None:
    """Alice has used the power that makes Bob lose 2 for 0 endurance: she can't use it again this turn."""
    alice, bob = table.players
    burner = alice.controls(BURNER)
    table.begin(RECOVERY)
    alice.does(table.use(burner))
    table.resolve()
    alice.cannot(table.use(burner), only_because="vs/act.once", point=2)
    bob.loses_in_all(2)


@check(ENTRY)
def it_is_used_in_that_phase(table: VsTable) -> None:
    """In her attack step Alice can't use the power; once the recovery phase has come, she can."""
    alice, _ = table.players
    burner = alice.controls(BURNER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(burner), only_because="text", point=3)
    table.goes_on_to(RECOVERY)
    alice.can(table.use(burner))


@check(ENTRY)
def the_wrap_up_is_too_late(table: VsTable) -> None:
    """In the wrap-up Alice is asked whom to recover: her other character's power can't be used any more, though she hasn't used it."""
    alice, _ = table.players
    burner, down = alice.controls(BURNER), alice.controls(plain("Beaten Character"), stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    alice.is_asked("recover", offers=(down,))
    alice.has_to_wait(table.use(burner), point=3)
    alice.chooses(down)


@check(ENTRY)
def who_recovers_in_the_wrap_up_is_too_late(table: VsTable) -> None:
    """Alice recovers the character itself in the wrap-up: nobody has priority before the next draw phase, where its power can't be used."""
    alice, bob = table.players
    burner = alice.controls(BURNER, stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    table.may_act_is(None, point=5)
    alice.chooses(burner)
    table.is_(burner, "stunned", False)
    table.step_is(DRAW)
    bob.passes()
    alice.cannot(table.use(burner), only_because="text", point=5)


@check(ENTRY)
def colossus_recovers_too_late(table: VsTable) -> None:
    """Colossus recovers in the wrap-up: he gets no counters this turn. In the next one he uses his power and gets three."""
    alice, bob = table.players
    colossus = alice.controls(COLOSSUS, stunned=True)
    table.begin(RECOVERY)
    table.all_pass()
    table.may_act_is(None, point=5)
    alice.chooses(colossus)
    table.is_(colossus, "stunned", False)
    table.shows(colossus, atk=5, defense=5)
    table.goes_on_to(RECOVERY)
    bob.passes()
    alice.does(table.use(colossus))
    table.resolve()
    table.shows(colossus, atk=8, defense=8)
