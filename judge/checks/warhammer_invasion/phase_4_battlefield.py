"""Phase 4: Battlefield Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE, RALLY_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_98_shrine_to_nurgle import SHRINE_TO_NURGLE
from judge.games.warhammer_invasion.dsl import (
    APPLY,
    ASSIGN,
    ATTACKERS,
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    CHOOSE_ZONE,
    DEFENDERS,
    DISCARD,
    END,
    KINGDOM,
    QUEST,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/phase-4-battlefield")
def zone_attackers_defenders(table: WiTable) -> None:
    """Alice chooses a zone, then declares her raider, then Bob declares his guard. After each of these, either player may act."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard"), QUEST)
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin()
    table.all_pass()
    alice.is_asked("which zone is attacked", offers=(KINGDOM, QUEST, BATTLEFIELD), point=(1, 3))
    alice.chooses(QUEST)
    table.step_is(BATTLEFIELD_PHASE, CHOOSE_ZONE, point=2)
    alice.can(table.play(own), point=2)
    alice.passes()
    bob.can(table.play(foreign), point=2)
    bob.passes()
    alice.is_asked("attackers", offers=(raider,), point=control(5, "the attackers come before the defenders"))
    alice.chooses(raider)
    table.step_is(BATTLEFIELD_PHASE, ATTACKERS, point=4)
    alice.can(table.play(own), point=4)
    alice.passes()
    bob.can(table.play(foreign), point=4)
    bob.passes()
    bob.is_asked("defenders", offers=(guard,), point=control(5, "the defenders come after the attackers"))
    bob.chooses(guard)
    table.step_is(BATTLEFIELD_PHASE, DEFENDERS, point=(6, 7))
    alice.can(table.play(own), point=6)
    alice.passes()
    bob.can(table.play(foreign), point=6)


@check("warhammer-invasion/phase-4-battlefield")
def attackers_before_defenders(table: WiTable) -> None:
    """In Alice's turn her attackers are declared once she has chosen the zone, and Bob's defenders after them."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard"), QUEST)
    table.begin(END, of=bob)
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", offers=(raider,), point=5)
    alice.chooses(raider)
    table.all_pass()
    bob.is_asked("defenders", offers=(guard,), point=control(5, "the defenders come after the attackers"))
    bob.chooses(guard)


@check("warhammer-invasion/phase-4-battlefield")
def damage_is_counted_assigned_and_applied(table: WiTable) -> None:
    """Alice's raider gets 2 more power, and it counts. Its damage is assigned, either may act, it is applied: Shrine to Nurgle sees it."""
    alice, bob = table.players
    alice.controls(SHRINE_TO_NURGLE, KINGDOM)
    raider, guard = alice.controls(unit("Raider", power=1)), bob.controls(unit("Guard", hp=9), QUEST)
    rally, own, foreign = alice.has_in_hand(RALLY_ONE), alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    alice.does(table.play(rally), raider, point=6)
    table.resolve()
    table.all_pass()
    alice.is_asked("assign", offers=({guard: 3},), point=(6, 7))
    alice.chooses({guard: 3})
    bob.chooses({raider: 1})
    table.step_is(BATTLEFIELD_PHASE, ASSIGN, point=(8, 9))
    table.counts(guard, "damage", 0, point=(7, 9))
    table.assigned_is(guard, 3, point=7)
    table.is_(guard, "corrupt", False, point=9)
    alice.can(table.play(own), point=control(8, "the active player may act here, too"))
    alice.passes()
    bob.can(table.play(foreign), point=8)
    bob.passes()
    table.counts(guard, "damage", 3, point=control(9, "the damage is applied in the end"))
    table.is_(guard, "corrupt", point=9)


@check("warhammer-invasion/phase-4-battlefield", allowed={"hp": range(1, 21)})
def what_applied_damage_does(table: WiTable, hp: int = 2) -> None:
    """A guard is assigned as much damage as it has hit points. Alice may act; it is dealt the damage and leaves play; either may act."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=2)), bob.controls(unit("Guard", hp=hp), QUEST)
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 2})
    bob.chooses({raider: 1})
    table.finds(guard, QUEST, point=9)
    alice.can(table.play(own), point=8)
    table.all_pass()
    table.finds(guard, DISCARD, point=10)
    table.step_is(BATTLEFIELD_PHASE, APPLY, point=12)
    alice.can(table.play(own), point=12)
    alice.passes()
    bob.can(table.play(foreign), point=12)


@check("warhammer-invasion/phase-4-battlefield")
def an_attacked_section_burns(table: WiTable) -> None:
    """Bob's quest zone has 6 damage and is dealt 2 more: it burns, and a burn token lies on it as the players may act again."""
    alice, bob = table.players
    bob.has_damage(QUEST, 6)
    raider = alice.controls(unit("Raider", power=2))
    table.begin()
    table.attack_goes(QUEST, raider)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 2})
    table.all_pass()
    table.is_(bob.section(QUEST), "burning", point=11)
    table.step_is(BATTLEFIELD_PHASE, APPLY, point=12)


@check("warhammer-invasion/phase-4-battlefield")
def actions_without_an_attack(table: WiTable) -> None:
    """Alice chooses a zone and declares no attackers: either player may act in her battlefield phase all the same."""
    alice, bob = table.players
    alice.controls(unit("Raider"))
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin()
    table.all_pass()
    alice.chooses(QUEST)
    table.all_pass()
    alice.declines()
    table.step_is(BATTLEFIELD_PHASE, ATTACKERS, point=13)
    table.attackers_are(point=control(13, "nobody attacks"))
    alice.can(table.play(own), point=13)
    alice.passes()
    bob.can(table.play(foreign), point=13)
