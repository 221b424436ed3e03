"""How evasion works"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import COMBAT, EVASION, RECOVERY, SELF, Bans, On, Replacement, Static, Stunned, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.8"

EVADER = plain("Evader", 2, keywords=(EVASION,))

UNYIELDING = replace(
    EVADER, name="Unyielding Evader", powers=(Replacement(pattern=On(Stunned, SELF), instead=gain(5)),)
)


STOUT = replace(EVADER, name="Stout Evader", powers=(Static(change=Bans("stun"), on=SELF),))


@check(ENTRY, allowed={"cost": range(8)})
def the_stun_is_paid_at_once(table: VsTable, cost: int = 2) -> None:
    """Alice's exhausted character of cost 2 evades: before the effect resolves it is stunned, and she has lost 2 endurance."""
    alice, _ = table.players
    evader = alice.controls(plain("Evader", cost, keywords=(EVASION,)), exhausted=True)
    table.begin(COMBAT)
    alice.can(table.use(evader), point=6)
    alice.does(table.use(evader))
    table.chain_is("recover this card")
    table.is_(evader, "stunned", point=1)
    alice.loses_in_all(2, point=4)


@check(ENTRY)
def who_cannot_be_stunned_evades_not(table: VsTable) -> None:
    """Alice's character can't be stunned, so that the price of its evasion can't be paid; another one may evade."""
    alice, _ = table.players
    stout, evader = alice.controls(STOUT), alice.controls(EVADER)
    table.begin(COMBAT)
    alice.cannot(table.use(stout), only_because="vs/act.pay", point=1)
    alice.can(table.use(evader), point=control(1, "who can be stunned may evade"))


@check(ENTRY)
def it_recovers_as_the_phase_starts(table: VsTable) -> None:
    """A character has evaded in the combat phase. It is stunned until the recovery phase starts; in the wrap-up another one recovers."""
    alice, _ = table.players
    evader, other = alice.controls(EVADER), alice.controls(plain("Beaten Character"), stunned=True)
    table.begin(COMBAT)
    alice.does(table.use(evader))
    table.resolve()
    table.is_(evader, "stunned", point=2)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(evader, "stunned", expected=False)
    table.all_pass()
    alice.is_asked("recover", offers=(other,), point=3)
    alice.chooses(other)


@check(ENTRY)
def nothing_replaces_the_stun(table: VsTable) -> None:
    """Whenever this character would become stunned, its player gains 5 instead. It evades: it is stunned, and she gains nothing."""
    alice, _ = table.players
    evader = alice.controls(UNYIELDING)
    table.begin(COMBAT)
    alice.does(table.use(evader))
    table.is_(evader, "stunned", point=5)
    alice.loses_in_all(2)
