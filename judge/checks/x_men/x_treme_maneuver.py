"""X-Treme Maneuver"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import EXHAUST_ONE, READY_ONE, RETURN_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.x_treme_maneuver import X_TREME_MANEUVER
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    DRAW,
    TARGETED,
    Bans,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsSeat, VsTable, check, plain

ENTRY = "x-men/x-treme-maneuver"

EXCUSES = {
    "[0].effect.second.second.who.when=START": "no ruling speaks of a target that changes its controller in response"
}

VEIL = PlotTwist(name="Veiling Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Bans(TARGETED))),))


def _x_men(seat: VsSeat) -> tuple[Piece, ...]:
    return tuple(seat.controls(plain(f"X-Men {n}", affiliations=("X-Men",))) for n in (1, 2))


def _answered(table: VsTable, answer: PlotTwist) -> tuple[Piece, Piece]:
    """Alice plays it on Bob's character of cost 4; in response he plays ``answer`` on that one, and both resolve.

    Returns the character, and one of the two that have paid.
    """
    alice, bob = table.players
    twist, pair = alice.has_in_hand(X_TREME_MANEUVER), _x_men(alice)
    victim, response = bob.controls(plain("Victim", 4)), bob.has_in_hand(answer)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), victim, pair)
    alice.passes()
    bob.does(table.play(response), victim)
    table.resolve()
    return victim, pair[0]


@check(ENTRY, allowed={"cost": range(1, 12)})
def it_exhausts_and_costs(table: VsTable, cost: int = 4) -> None:
    """Two X-Men pay: the target of cost 4 is exhausted and can't ready this turn, not even in the wrap-up; Bob loses 4 endurance."""
    alice, bob = table.players
    twist, others = alice.has_in_hand(X_TREME_MANEUVER), alice.controls(plain("Other Character"))
    pair, foreign = _x_men(alice), bob.controls(plain("X-Men Foe", affiliations=("X-Men",)))
    victim, ready, again = bob.controls(plain("Victim", cost)), bob.has_in_hand(READY_ONE), bob.has_in_hand(READY_ONE)
    table.begin(COMBAT)
    alice.cannot(table.play(twist), only_because="text")
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), victim)
    alice.is_asked("choose two X-Men", offers=pair, not_offers=(others, foreign), optional=False)
    alice.chooses(*pair)
    for piece in pair:
        table.is_(piece, "exhausted")
    table.resolve()
    table.is_(victim, "exhausted")
    bob.loses_in_all(4)
    alice.loses_in_all(0)
    alice.passes()
    bob.does(table.play(ready), victim)
    table.resolve()
    table.is_(victim, "exhausted")
    table.goes_on_to(DRAW)
    table.is_(victim, "exhausted")
    table.is_(pair[0], "exhausted", False)
    bob.does(table.play(again), victim)
    table.resolve()
    table.is_(victim, "exhausted", False)


@check(ENTRY)
def one_x_men_character_is_too_few(table: VsTable) -> None:
    """With a single ready X-Men character the cost can't be paid."""
    alice, bob = table.players
    twist = alice.has_in_hand(X_TREME_MANEUVER)
    alice.controls(plain("X-Men", affiliations=("X-Men",)))
    alice.controls(plain("Exhausted X-Men", affiliations=("X-Men",)), exhausted=True)
    bob.controls(plain("Victim", 4))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(twist), only_because="vs/act.pay")


@check(ENTRY)
def only_in_ones_own_step(table: VsTable) -> None:
    """In Bob's attack step Alice can't play it."""
    alice, bob = table.players
    twist = alice.has_in_hand(X_TREME_MANEUVER)
    _x_men(alice)
    bob.controls(plain("Victim", 4))
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.passes()
    alice.cannot(table.play(twist), only_because="text")


@check(ENTRY)
def the_target_is_exhausted_before(table: VsTable) -> None:
    """The target is exhausted as it is chosen and as the effect resolves: Bob loses endurance for it."""
    alice, bob = table.players
    twist, pair = alice.has_in_hand(X_TREME_MANEUVER), _x_men(alice)
    tired, fresh = bob.controls(plain("Tired", 4), exhausted=True), bob.controls(plain("Fresh", 2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.is_asked("target", offers=(fresh,))
    alice.is_asked("target", offers=(tired,), point=1)
    alice.chooses(tired)
    alice.chooses(*pair)
    table.resolve()
    bob.loses_in_all(4, point=2)


@check(ENTRY)
def the_target_is_exhausted_in_response(table: VsTable) -> None:
    """Bob exhausts the target in response: it is still a legal one, and Bob loses endurance for it."""
    _answered(table, EXHAUST_ONE)
    table.bob.loses_in_all(4, point=(1, 2))


@check(ENTRY)
def the_target_is_stunned_in_response(table: VsTable) -> None:
    """The target of cost 4 is stunned in response, which costs Bob 4 endurance; the effect costs him another 4."""
    _answered(table, STUN_ONE)
    table.bob.loses_in_all(8, point=2)


@check(ENTRY)
def the_target_leaves(table: VsTable) -> None:
    """Bob takes the target back to hand in response: he loses no endurance."""
    victim, paid = _answered(table, RETURN_ONE)
    table.bob.finds_in_hand(victim)
    table.bob.loses_in_all(0, point=control(3, "what the next scenario shows of a target that stays"))
    table.is_(paid, "exhausted")


@check(ENTRY)
def the_target_cant_be_targeted_any_more(table: VsTable) -> None:
    """In response Bob's character gets "can't be targeted": it isn't exhausted, and Bob loses no endurance."""
    victim, _ = _answered(table, VEIL)
    table.is_(victim, "exhausted", False, point=3)
    table.bob.loses_in_all(0, point=3)


@check(ENTRY)
def whoever_controls_the_target_loses(table: VsTable) -> None:
    """The target is a character of cost 4 that Alice owns and Bob controls: he loses 4 endurance, and she loses nothing."""
    alice, bob = table.players
    twist, pair = alice.has_in_hand(X_TREME_MANEUVER), _x_men(alice)
    victim = bob.controls(plain("Victim", 4), owner=alice)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), victim)
    alice.chooses(*pair)
    table.resolve()
    bob.loses_in_all(4, point=control(2, "who controls it loses, not who owns it"))
    alice.loses_in_all(0)
