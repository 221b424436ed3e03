"""The Alley"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import KO_ONE, READY_LOCATION, RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.the_alley import THE_ALLEY
from judge.games.vs_system.dsl import CHARACTERS, COMBAT, DRAW, KO_PILE, PLAY, RECOVERY, Played, PlotTwist, recover
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain

ENTRY = "x-men/the-alley"

RECOVER_ALL = PlotTwist(name="Healing Witness", powers=(Played(effect=recover(CHARACTERS)),))


@check(ENTRY)
def the_ko_fails_as_it_resolves(table: VsTable) -> None:
    """After The Alley's effect Bob plays a KO on Alice's stunned character: he may, but the character stays in play."""
    alice, bob = table.players
    alley, coffin = alice.has_resource(THE_ALLEY, face_up=True), bob.has_in_hand(KO_ONE)
    victim = alice.controls(plain("Victim"), stunned=True)
    table.begin(COMBAT)
    alice.does(table.use(alley))
    table.resolve()
    alice.passes()
    bob.can(table.play(coffin), point=1)
    bob.does(table.play(coffin), victim)
    table.resolve()
    table.finds(coffin, KO_PILE)
    table.finds(victim, PLAY, point=1)


@check(ENTRY)
def the_ko_was_on_the_chain_before(table: VsTable) -> None:
    """Alice activates The Alley in answer to Bob's KO: The Alley's effect resolves first, and the KO fails."""
    alice, bob = table.players
    alley, coffin = alice.has_resource(THE_ALLEY, face_up=True), bob.has_in_hand(KO_ONE)
    victim = alice.controls(plain("Victim"), stunned=True)
    table.begin(COMBAT, initiative=bob)
    bob.does(table.play(coffin), victim)
    bob.passes()
    alice.does(table.use(alley))
    table.resolve()
    table.finds(victim, PLAY, point=1)


@check(ENTRY)
def the_ko_comes_in_response(table: VsTable) -> None:
    """In response to The Alley Bob KO's the stunned character: it goes to the KO'd pile."""
    alice, bob = table.players
    alley, coffin = alice.has_resource(THE_ALLEY, face_up=True), bob.has_in_hand(KO_ONE)
    victim = alice.controls(plain("Victim"), stunned=True)
    table.begin(COMBAT)
    alice.does(table.use(alley))
    alice.passes()
    bob.does(table.play(coffin), victim)
    table.resolve()
    table.finds(victim, KO_PILE, point=2)


@check(ENTRY)
def what_it_does_not_stop(table: VsTable) -> None:
    """Not stopped are Alice's own KO, that of an unstunned character, that of one of Bob's, and one in the recovery phase."""
    alice, bob = table.players
    alley, own = alice.has_resource(THE_ALLEY, face_up=True), alice.has_in_hand(KO_ONE)
    coffins = [bob.has_in_hand(KO_ONE) for _ in range(4)]
    down = [alice.controls(plain(f"Stunned {n}"), stunned=True) for n in range(4)]
    standing, foreign = alice.controls(plain("Standing")), bob.controls(plain("Foreign"), stunned=True)
    table.begin(COMBAT)
    alice.does(table.use(alley))
    table.resolve()
    alice.does(table.play(own), down[0])
    alice.passes()
    bob.does(table.play(coffins[0]), standing)
    bob.does(table.play(coffins[1]), foreign)
    table.resolve()
    for piece in (down[0], standing, foreign):
        table.finds(piece, KO_PILE)
    table.goes_on_to(RECOVERY)
    alice.passes()
    bob.does(table.play(coffins[2]), down[1])
    table.resolve()
    table.finds(down[1], KO_PILE)
    table.goes_on_to(DRAW)
    alice.chooses(down[2])
    table.finds(down[3], KO_PILE)
    table.finds(down[2], PLAY)


@check(ENTRY)
def it_ends_with_the_turn_and_is_used_again(table: VsTable) -> None:
    """Readied, The Alley can be used once more. In the next turn's combat phase the shield is gone: a stunned character is KO'd."""
    alice, bob = table.players
    alley, refresh = alice.has_resource(THE_ALLEY, face_up=True), alice.has_in_hand(READY_LOCATION)
    coffins, blow = [bob.has_in_hand(KO_ONE) for _ in (1, 2)], bob.has_in_hand(STUN_ONE)
    victim, other = (alice.controls(plain(name), stunned=True) for name in ("Victim", "Other"))
    table.begin(COMBAT)
    alice.does(table.use(alley))
    table.resolve()
    alice.passes()
    bob.does(table.play(coffins[0]), other)
    table.resolve()
    table.finds(other, PLAY)
    alice.does(table.play(refresh), alley)
    table.resolve()
    alice.can(table.use(alley))
    table.goes_on_to(DRAW)
    alice.chooses(victim)
    table.finds(victim, PLAY)
    table.goes_on_to(COMBAT)
    bob.does(table.play(blow), victim)
    table.resolve()
    table.is_(victim, "stunned")
    bob.does(table.play(coffins[1]), victim)
    table.resolve()
    table.finds(victim, KO_PILE, point=1)


@check_with_three(ENTRY)
def each_recovery_costs_a_target_opponent(table: VsTableOfThree) -> None:
    """Two of Alice's Morlocks characters recover at once: Bob, the target, loses 1 endurance for each. For others nobody loses any."""
    alice, bob, carol = table.players
    alice.has_resource(THE_ALLEY, face_up=True)
    healing, for_all = [alice.has_in_hand(RECOVER_ONE) for _ in range(2)], alice.has_in_hand(RECOVER_ALL)
    down = [alice.controls(plain(f"Morlock {n}", affiliations=("Morlocks",)), stunned=True) for n in (1, 2)]
    other = alice.controls(plain("Other"), stunned=True)
    foreign = bob.controls(plain("Foreign Morlock", affiliations=("Morlocks",)), stunned=True)
    table.begin(COMBAT)
    for twist, piece in zip(healing, (other, foreign), strict=True):
        alice.does(table.play(twist), piece)
        table.resolve()
    alice.does(table.play(for_all))
    table.all_pass()
    alice.chooses("1. The Alley: target opponent loses 1 endurance")
    for _ in down:
        alice.is_asked("target opponent", offers=("Bob", "Carol"), not_offers=("Alice",))
        alice.chooses("Bob")
    table.resolve()
    for piece in down:
        table.is_(piece, "stunned", False)
    bob.loses_in_all(2)
    carol.loses_in_all(0)
