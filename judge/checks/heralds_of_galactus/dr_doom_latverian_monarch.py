"""Dr. Doom, Latverian Monarch"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.dr_doom_latverian_monarch import DR_DOOM
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, AdditionalStep, Played, PlotTwist
from judge.proving.tables.vs_system import VsTable, check, plain

ADD_ATTACK_STEP = PlotTwist(name="Prolonging Witness", powers=(Played(effect=AdditionalStep(COMBAT, ATTACK_STEP)),))


@check("heralds-of-galactus/dr-doom-latverian-monarch")
def dr_doom_adds_an_attack_step(table: VsTable) -> None:
    """Dr. Doom KO's a character in Alice's attack step: another one of hers comes next, with everybody ready, and Bob's only then."""
    alice, bob = table.players
    doom, victim = alice.controls(DR_DOOM, exhausted=True, counters=("cosmic",)), alice.controls(plain("Minion"))
    veteran, foe = alice.controls(plain("Veteran"), exhausted=True), bob.controls(plain("Foe"), exhausted=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(doom))
    alice.is_asked("choose", offers=(doom, victim), not_offers=(foe,))
    alice.chooses(victim)
    table.resolve()
    alice.cannot(table.use(doom), only_because="vs/act.once")
    table.is_(doom, "exhausted")
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice, point=1)
    table.resolve()
    for own in (doom, veteran):
        table.is_(own, "exhausted", False)
    table.is_(foe, "exhausted")
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob, point=2)


@check("heralds-of-galactus/dr-doom-latverian-monarch")
def dr_doom_readies_in_the_next_attack_step_only(table: VsTable) -> None:
    """In Dr. Doom's attack step Alice plays for a third one: it comes ahead of Bob's too, but Dr. Doom readies nobody in it."""
    alice, bob = table.players
    doom, victim = alice.controls(DR_DOOM, counters=("cosmic",)), alice.controls(plain("Minion"))
    twist = alice.has_in_hand(ADD_ATTACK_STEP)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(doom), victim)
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice, point=1)
    table.chain_is("ready")
    table.resolve()
    alice.does(table.play(twist))
    table.resolve()
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, alice)
    table.chain_is()
    table.all_pass()
    table.step_is(COMBAT, ATTACK_STEP, bob)
