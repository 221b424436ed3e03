"""Who "can't be targeted" is no target, in either game: not offered, and no longer legal where the ban comes later.

A ban may be on kinds of effect only."""

from __future__ import annotations

from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit

AVERSE = vs.Character(name="Averse", cost=1, powers=(vs.Static(change=vs.Bans(vs.TARGETED, by=vs.OPPONENTS)),))
STUN = vs.PlotTwist(name="Stun One", powers=(vs.Played(effect=vs.stun(vs.target(vs.CHARACTERS))),))
STUN_OTHER = vs.PlotTwist(
    name="Stun Another", powers=(vs.Played(effect=vs.stun(vs.target(vs.CHARACTERS & vs.OPPONENTS))),)
)
STUN_ALL = vs.PlotTwist(name="Stun All", powers=(vs.Played(effect=vs.stun(vs.CHARACTERS)),))
VEIL = wi.Tactic(
    name="Veil", powers=(wi.Played(effect=wi.this_turn(wi.UNITS & wi.YOURS, wi.Bans(wi.TARGETED, by=wi.OPPONENTS))),)
)
TAINT = wi.Tactic(name="Taint", powers=(wi.Played(effect=wi.corrupt(wi.target(wi.UNITS))),))


def test_in_vs_system_only_the_others_are_offered() -> None:
    table = VsTable()
    alice, bob = table.players
    averse, other, stun = bob.controls(AVERSE), bob.controls(plain("Other")), alice.has_in_hand(STUN)
    table.begin(vs.COMBAT)
    alice.does(table.play(stun))
    alice.is_asked("target", offers=(other,), not_offers=(averse,))
    alice.chooses(other)
    assert all(found.is_met for found in table.result.findings)


def test_in_vs_system_what_targets_nothing_hits_who_cannot_be_targeted() -> None:
    table = VsTable()
    alice, bob = table.players
    averse, storm = bob.controls(AVERSE), alice.has_in_hand(STUN_ALL)
    table.begin(vs.COMBAT)
    alice.does(table.play(storm))
    table.resolve()
    table.is_(averse, "stunned")
    assert all(found.is_met for found in table.result.findings)


def test_in_warhammer_invasion_a_ban_in_response_makes_the_target_illegal() -> None:
    table = WiTable()
    alice, bob = table.players
    guard, taint, veil = bob.controls(unit("Guard")), alice.has_in_hand(TAINT), bob.has_in_hand(VEIL)
    late = alice.has_in_hand(TAINT)
    table.begin()
    alice.does(table.play(taint), guard)
    bob.does(table.play(veil))
    table.resolve()
    table.is_(guard, "corrupt", False)
    alice.cannot(table.play(late), only_because="wi/target.first-test")
    assert all(found.is_met for found in table.result.findings)


def test_a_ban_on_a_kind_of_effect_leaves_the_others_their_target() -> None:
    table = VsTable()
    alice, bob = table.players
    gags = vs.Bans(vs.TARGETED, causes=vs.Causes((vs.PLOT_TWIST,), vs.Whose.OPPONENTS))
    shy = bob.controls(vs.Character(name="Shy", cost=1, powers=(vs.Static(change=gags),)))
    sting = (vs.pay_endurance(0) >> vs.exhaust(vs.target(vs.CHARACTERS & vs.OPPONENTS)),)
    wasp = alice.controls(vs.Character(name="Wasp", cost=1, powers=sting))
    first, second, own = alice.has_in_hand(STUN_OTHER), alice.has_in_hand(STUN), bob.has_in_hand(STUN)
    table.begin(vs.COMBAT)
    alice.cannot(table.play(first), only_because="target")
    alice.does(table.play(second))
    alice.is_asked("target", offers=(wasp,), not_offers=(shy,))
    alice.chooses(wasp)
    alice.does(table.use(wasp), shy)
    alice.passes()
    bob.does(table.play(own), shy)
    table.resolve()
    table.is_(shy, "stunned")
    assert all(found.is_met for found in table.result.findings)
