"""Evasion"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import KATE_KANE, SCHEMER, STUN_ONE
from judge.games.vs_remix.dsl import COMBAT, DRAW, EVASION, RECOVERY
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

EVADER = plain("Evader", 2, keywords=(EVASION,))


@check("remix-glossary/evasion", allowed={"cost": range(8)})
def evader_is_stunned_and_recovers(table: RemixTable, cost: int = 2) -> None:
    """Alice's character evades in combat: it is stunned before the effect resolves, and recovers as the recovery phase starts."""
    alice, _ = table.players
    evader = alice.controls(plain("Evader", cost, keywords=(EVASION,)))
    table.begin(COMBAT)
    alice.does(table.use(evader))
    table.chain_is("recover this card")
    table.is_(evader, "stunned", point=(1, 2))
    alice.loses_in_all(2)
    table.resolve()
    table.is_(evader, "stunned", point=(1, 3))
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(evader, "stunned", expected=False, point=3)


@check("remix-glossary/evasion")
def evader_in_the_recovery_phase(table: RemixTable) -> None:
    """A character evades in the recovery phase, and recovers in the wrap-up. Stunned next turn, it doesn't recover as that phase starts."""
    alice, bob = table.players
    evader, ray = alice.controls(EVADER), alice.has_in_hand(STUN_ONE)
    table.begin(RECOVERY)
    alice.does(table.use(evader))
    table.resolve()
    table.goes_on_to(DRAW)
    alice.chooses(evader)
    table.goes_on_to(DRAW)
    bob.passes()
    alice.does(table.play(ray), evader)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(evader, "stunned", point=3)


@check("remix-glossary/evasion")
def stunned_character_cannot_evade(table: RemixTable) -> None:
    """A character that is stunned already can't evade: it has no powers."""
    alice, _ = table.players
    evader = alice.controls(EVADER, stunned=True)
    table.begin(COMBAT)
    alice.cannot(table.use(evader), only_because="vs/act.power", point=control(2, "a stunned one has no powers"))


@check("remix-glossary/evasion")
def evasion_is_no_payment_power(table: RemixTable) -> None:
    """What negates payment effects finds no target in evasion, but does in a payment power that stands in a card's text."""
    alice, bob = table.players
    evader, schemer, kate = alice.controls(EVADER), alice.controls(SCHEMER), bob.controls(KATE_KANE)
    bob.has_in_hand(plain("Knight", affiliations=("Gotham Knights",)))
    table.begin(COMBAT)
    alice.does(table.use(evader))
    alice.passes()
    bob.cannot(table.use(kate), only_because="target", point=1)
    bob.passes()
    alice.does(table.use(schemer))
    alice.passes()
    bob.can(table.use(kate), point=control(1, "an effect of a payment power in a card's text can be negated"))
