"""Silver Surfer, Righteous Protector"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import CHARGE_ONE, KO_ONE, STUN_ONE
from judge.games.vs_system.cards.heralds_of_galactus.silver_surfer_righteous_protector import SILVER_SURFER_PROTECTOR
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, HAND, PLAY, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "heralds-of-galactus/silver-surfer-righteous-protector#1": "the printed text that this text replaces is unknown",
}


@check("heralds-of-galactus/silver-surfer-righteous-protector")
def protector_sends_every_cheap_character_home(table: VsTable, cost: int = 4) -> None:
    """Characters of cost 4 or less become stunned one after another, one of them recruited later: each goes back to hand."""
    alice, bob = table.players
    bob.has_resources(cost)
    surfer = alice.controls(SILVER_SURFER_PROTECTOR, counters=("cosmic",))
    own, foreign, dear = (
        alice.controls(plain("Own", cost)),
        bob.controls(plain("Foreign", cost)),
        bob.controls(plain("Dear", 5)),
    )
    recruit = bob.has_in_hand(plain("Recruit", cost))
    twists = [bob.has_in_hand(STUN_ONE) for _ in range(4)]
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(recruit))
    table.resolve()
    bob.chooses("front row")
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    for twist, victim in zip(twists, (own, foreign, dear, recruit), strict=True):
        bob.does(table.play(twist), victim)
        table.resolve()
    table.finds(own, HAND, point=2)
    table.finds(foreign, HAND, point=2)
    table.finds(dear, PLAY)
    table.finds(recruit, HAND, point=3)


@check("heralds-of-galactus/silver-surfer-righteous-protector")
def protectors_modifier_outlives_his_power(table: VsTable) -> None:
    """First Silver Surfer is stunned, then he is KO'd: cheap characters that become stunned still go back to hand."""
    alice, bob = table.players
    surfer = alice.controls(SILVER_SURFER_PROTECTOR, counters=("cosmic",))
    victims = [bob.controls(plain(f"Victim {n}", 4)) for n in (1, 2)]
    stuns, kos = [bob.has_in_hand(STUN_ONE) for _ in range(3)], bob.has_in_hand(KO_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(stuns[0]), surfer)
    table.resolve()
    bob.does(table.play(stuns[1]), victims[0])
    table.resolve()
    table.finds(victims[0], HAND, point=4)
    bob.does(table.play(kos), surfer)
    table.resolve()
    bob.does(table.play(stuns[2]), victims[1])
    table.resolve()
    table.finds(victims[1], HAND, point=4)


@check("heralds-of-galactus/silver-surfer-righteous-protector")
def protector_may_do_it_again(table: VsTable) -> None:
    """Silver Surfer, given a counter again, may use his power again; it sends home nobody who is stunned before combat."""
    alice, bob = table.players
    surfer = alice.controls(SILVER_SURFER_PROTECTOR, counters=("cosmic",))
    victim = bob.controls(plain("Victim", 4))
    again, stunner = alice.has_in_hand(CHARGE_ONE), alice.has_in_hand(STUN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(surfer))
    table.resolve()
    alice.does(table.play(stunner), victim)
    table.resolve()
    table.finds(victim, PLAY)
    alice.does(table.play(again), surfer)
    table.resolve()
    alice.can(table.use(surfer))
