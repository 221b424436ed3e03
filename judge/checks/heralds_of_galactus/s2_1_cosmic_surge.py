"""2.1 Cosmic—Surge"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.wolverine_skrunucklehead import WOLVERINE_SKRUNUCKLEHEAD
from judge.games.vs_system.dsl import BUILD, COMBAT, RECOVERY, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check


@check("heralds-of-galactus/2.1-cosmic-surge", follows={4: "heralds-of-galactus/2.1-cosmic-surge#2"})
def wolverine_earns_his_counter(table: VsTable) -> None:
    """Wolverine has no counter in his first combat phase; each recovery phase brings him one if he has lost it and isn't stunned."""
    alice, _ = table.players
    wolverine, ray, aid = (
        alice.has_in_hand(WOLVERINE_SKRUNUCKLEHEAD),
        alice.has_in_hand(STUN_ONE),
        alice.has_in_hand(RECOVER_ONE),
    )
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(wolverine))
    table.resolve()
    alice.chooses("front row")
    table.counts(wolverine, "cosmic", 0, point=2)
    table.goes_on_to(COMBAT)
    table.counts(wolverine, "cosmic", 0, point=4)
    table.shows(wolverine, atk=0, point=4)
    table.goes_on_to(RECOVERY)
    table.resolve(point=3)
    table.counts(wolverine, "cosmic", 1, point=(1, 3))
    table.shows(wolverine, atk=5, point=3)
    alice.does(table.play(ray), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=1)
    alice.does(table.play(aid), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=3)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.counts(wolverine, "cosmic", 1, point=3)


@check("heralds-of-galactus/2.1-cosmic-surge")
def wolverine_is_stunned_as_recovery_starts(table: VsTable) -> None:
    """A stunned Wolverine's counter power doesn't trigger as recovery starts, so recovering in that phase comes too late."""
    alice, _ = table.players
    wolverine, aid = alice.controls(WOLVERINE_SKRUNUCKLEHEAD, stunned=True), alice.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.chain_is(point=5)
    alice.does(table.play(aid), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=5)


@check("heralds-of-galactus/2.1-cosmic-surge")
def wolverine_is_stunned_in_response(table: VsTable) -> None:
    """Wolverine is stunned in response to his own trigger: it resolves, and no counter can be put on him."""
    alice, _ = table.players
    wolverine, ray = alice.controls(WOLVERINE_SKRUNUCKLEHEAD), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.chain_is("Wolverine")
    alice.does(table.play(ray), wolverine)
    table.resolve()
    table.counts(wolverine, "cosmic", 0, point=6)


@check("heralds-of-galactus/2.1-cosmic-surge")
def wolverine_has_his_counter_already(table: VsTable) -> None:
    """Wolverine still has his counter as recovery starts: his power triggers, and there is still one counter on him."""
    alice, _ = table.players
    wolverine = alice.controls(WOLVERINE_SKRUNUCKLEHEAD, counters=("cosmic",))
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.counts(wolverine, "cosmic", 1, point=7)
    table.shows(wolverine, atk=5)
