"""What texts say of chance, of hit points that remain, of the attacked zone, of phases that begin, of leaving play instead."""

from __future__ import annotations

from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit

LOOT = vs.PlotTwist(
    name="Loot", powers=(vs.Played(effect=vs.to_ko_pile(vs.choice(vs.IN_HAND & vs.OPPONENTS, who=vs.AT_RANDOM))),)
)
PILLAGE = wi.Tactic(
    name="Pillage",
    powers=(wi.Played(effect=wi.GoOut(wi.choice(wi.IN_HAND & wi.OPPONENTS, who=wi.AT_RANDOM, least=2, most=2), wi.DISCARD)),),
)  # fmt: skip
FINISH = wi.Tactic(
    name="Finish",
    powers=(wi.Played(effect=wi.destroy(wi.target(wi.UNITS & wi.LessThan("hp", wi.Sum((wi.OwnCounters(wi.DAMAGE), 3)))))),),
)  # fmt: skip
BOMBARD = wi.Tactic(name="Bombard", powers=(wi.Played(effect=wi.DealDamage(wi.SECTIONS & wi.InAttackedZone(), 2)),))
STEWARD = wi.Support(name="Steward", powers=(wi.whenever(wi.PhaseBegins(wi.KINGDOM_PHASE)) >> wi.gain(10),))
CAPTAIN = wi.Support(name="Captain", powers=(wi.whenever(wi.PhaseBegins(wi.BATTLEFIELD_PHASE)) >> wi.gain(1),))
GHOST = wi.Unit(
    name="Ghost", hp=1, powers=(wi.Replacement(pattern=wi.On(wi.Destroyed, wi.SELF), instead=wi.to_hand(wi.SELF)),)
)


def test_chance_picks_among_several_and_needs_no_saying_with_one() -> None:
    for cards in (1, 2):
        table = VsTable()
        alice, bob = table.players
        loot, hand = alice.has_in_hand(LOOT), [bob.has_in_hand(plain(f"Card {n}")) for n in range(cards)]
        table.begin(vs.COMBAT)
        alice.does(table.play(loot))
        table.resolve()
        if cards > 1:
            table.chance_takes(hand[-1])
        bob.finds_in_ko_pile(hand[-1])
        bob.hand_size_is(cards - 1)
        assert all(found.is_met for found in table.result.findings)


def test_chance_picks_two_of_three() -> None:
    table = WiTable()
    alice, bob = table.players
    pillage, hand = alice.has_in_hand(PILLAGE), [bob.has_in_hand(unit(f"Card {n}")) for n in range(3)]
    table.begin()
    alice.does(table.play(pillage))
    table.resolve()
    table.chance_takes(hand[0], hand[2])
    bob.hand_size_is(1)
    table.finds(hand[1], wi.HAND)
    assert all(found.is_met for found in table.result.findings)


def test_remaining_hit_points() -> None:
    table = WiTable()
    alice, bob = table.players
    finish = alice.has_in_hand(FINISH)
    weak, strong = bob.controls(unit("Weak", hp=5), damage=3), bob.controls(unit("Strong", hp=5), damage=2)
    table.begin()
    alice.does(table.play(finish))
    alice.is_asked("target", offers=(weak,), not_offers=(strong,))
    alice.chooses(weak)
    assert all(found.is_met for found in table.result.findings)


def test_the_attacked_zone() -> None:
    table = WiTable()
    alice, bob = table.players
    raider, bombard, early = (
        alice.controls(unit("Raider", power=0)),
        alice.has_in_hand(BOMBARD),
        alice.has_in_hand(BOMBARD),
    )
    table.begin()
    alice.does(table.play(early))
    table.resolve()
    table.attack_goes(wi.QUEST, raider)
    alice.does(table.play(bombard))
    table.resolve()
    table.counts(bob.section(wi.QUEST), "damage", 2)
    for seat, zone in ((bob, wi.KINGDOM), (alice, wi.QUEST)):
        table.counts(seat.section(zone), "damage", 0)
    assert all(found.is_met for found in table.result.findings)


def test_phases_begin_once_a_turn_and_before_their_work() -> None:
    table = WiTable()
    alice, bob = table.players
    for card in (STEWARD, CAPTAIN):
        alice.controls(card, wi.KINGDOM)
        bob.controls(card, wi.QUEST)
    for seat in (alice, bob):
        for n in range(3):
            seat.has_in_deck(unit(f"Card {n}"))
    table.begin(wi.BEGINNING)
    table.all_pass()
    alice.resources_are(13)
    bob.resources_are(0)
    table.goes_on_to(wi.BATTLEFIELD_PHASE, wi.CHOOSE_ZONE)
    alice.chooses(wi.KINGDOM)
    table.all_pass()
    alice.resources_are(14)
    assert all(found.is_met for found in table.result.findings)


def test_a_unit_returns_to_hand_instead_of_being_destroyed() -> None:
    table = WiTable()
    alice, bob = table.players
    ghost = alice.controls(GHOST, owner=bob)
    hit = bob.has_in_hand(wi.Tactic(name="Hit", powers=(wi.Played(effect=wi.DealDamage(wi.target(wi.UNITS), 1)),)))
    table.begin()
    alice.passes()
    bob.does(table.play(hit), ghost)
    table.resolve()
    table.finds(ghost, wi.HAND)
    table.lies_with(ghost, bob)
    assert all(found.is_met for found in table.result.findings)
