"""Power Play"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.cards.heralds_of_galactus.carnage_symbiote_surfer import CARNAGE
from judge.games.vs_system.cards.x_men.power_play import POWER_PLAY
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, DRAW, FORMATION_STEP, RECOVERY
from judge.proving.tables.vs_system import VsSeat, VsTable, VsTableOfThree, check, check_with_three, plain

ENTRY = "x-men/power-play"


def _club(seat: VsSeat, number: int = 3, *, hidden: bool = True) -> None:
    for n in range(number):
        seat.controls(plain(f"Club Member {n + 1}", affiliations=("Hellfire Club",)), hidden=hidden)


@check(ENTRY)
def no_more_plot_twists(table: VsTable) -> None:
    """In response to his own Power Play Bob plays another plot twist; once it has resolved, none any more, in later turns neither."""
    alice, bob = table.players
    twist, foreign = bob.has_in_hand(POWER_PLAY), alice.has_in_hand(GAIN_THREE)
    others, in_row = [bob.has_in_hand(GAIN_THREE) for _ in (1, 2)], bob.has_resource(GAIN_THREE)
    _club(bob)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    bob.does(table.play(others[0]), point=1)
    table.resolve()
    bob.loses_in_all(-3)
    for other in (others[1], in_row):
        bob.cannot(table.play(other), only_because="Power Play", point=1)
    bob.passes()
    alice.can(table.play(foreign))
    alice.passes()
    table.goes_on_to(DRAW)
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.cannot(table.play(others[1]), only_because="Power Play", point=1)


@check(ENTRY)
def the_initiative_comes_with_the_next_phase(table: VsTable) -> None:
    """Bob plays it in the build phase: Alice keeps the initiative until the combat phase starts, Bob has it until the turn ends."""
    alice, bob = table.players
    twist = bob.has_in_hand(POWER_PLAY)
    _club(bob)
    table.begin(BUILD, FORMATION_STEP, bob)
    bob.does(table.play(twist))
    table.resolve()
    table.initiative_is(alice, point=2)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.initiative_is(bob, point=2)
    table.goes_on_to(COMBAT, ATTACK_STEP)
    table.step_is(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(COMBAT, ATTACK_STEP)
    table.step_is(COMBAT, ATTACK_STEP, alice)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.initiative_is(bob, point=2)
    table.goes_on_to(DRAW)
    table.initiative_is(alice, point=2)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.initiative_is(alice)


@check(ENTRY)
def the_next_phase_is_in_the_next_turn(table: VsTable) -> None:
    """Bob plays it in the recovery phase of a turn in which he has the initiative: it passes to Alice, then comes back to him."""
    alice, bob = table.players
    twist = bob.has_in_hand(POWER_PLAY)
    _club(bob)
    table.begin(RECOVERY, initiative=bob)
    bob.does(table.play(twist))
    table.resolve()
    table.goes_on_to(DRAW)
    table.initiative_is(alice)
    table.resolve()
    table.initiative_is(bob, point=2)


@check_with_three(ENTRY)
def it_passes_clockwise(table: VsTableOfThree) -> None:
    """Bob took the initiative from Alice: at the end of the turn it passes to Carol, who sits clockwise from him."""
    _, bob, carol = table.players
    twist = bob.has_in_hand(POWER_PLAY)
    _club(bob)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.initiative_is(bob, point=2)
    table.goes_on_to(DRAW)
    table.initiative_is(carol, point=2)


@check(ENTRY)
def it_takes_three_hidden(table: VsTable) -> None:
    """Two hidden members of the Hellfire Club, a visible one, a hidden stranger and Alice's three are too few."""
    alice, bob = table.players
    twist = bob.has_in_hand(POWER_PLAY)
    _club(bob, 2)
    _club(bob, 1, hidden=False)
    _club(alice)
    bob.controls(plain("Stranger"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.cannot(table.play(twist), only_because="text")


@check(ENTRY)
def carnage_bars_it(table: VsTable) -> None:
    """Alice controls Carnage, who bars Bob: as the next phase starts, Power Play doesn't give him the initiative."""
    alice, bob = table.players
    twist = bob.has_in_hand(POWER_PLAY)
    alice.controls(CARNAGE, counters=("cosmic",))
    _club(bob)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.play(twist))
    table.resolve()
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.initiative_is(alice)
