"""Moving Units"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, RETREAT_ONE
from judge.games.warhammer_invasion.cards.warhammer_invasion.greyseer_thanquol import GREYSEER_THANQUOL
from judge.games.warhammer_invasion.dsl import (
    DEFENDS_FROM_ANYWHERE,
    KINGDOM,
    QUEST,
    SELF,
    EnteredPlay,
    EnteredZone,
    On,
    Quest,
    Unit,
    gain,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

ALERT = Unit(
    name="Alert Witness", power=1, hp=3,
    powers=(whenever(On(EnteredPlay, subject=SELF)) >> gain(1), whenever(On(EnteredZone, subject=SELF)) >> gain(10)),
)  # fmt: skip


@check("warhammer-invasion/moving-units")
def an_attacker_is_moved_away(table: WiTable) -> None:
    """An attacker moved to the kingdom stops attacking, Greyseer Thanquol, who may attack from any zone, goes on; a defender stops, too."""
    alice, bob = table.players
    raider, thanquol = alice.controls(unit("Raider")), alice.controls(GREYSEER_THANQUOL)
    guard = bob.controls(unit("Guard"), QUEST)
    retreats = [alice.has_in_hand(RETREAT_ONE) for _ in range(3)]
    table.begin()
    table.attack_goes(QUEST, raider, thanquol, defended_by=(guard,))
    for retreat, moved in zip(retreats, (raider, thanquol, guard), strict=True):
        alice.does(table.play(retreat), moved)
        table.resolve()
    table.attackers_are(thanquol, point=(1, 3))
    table.defenders_are(point=2)


@check("warhammer-invasion/moving-units")
def a_defender_is_moved_away(table: WiTable) -> None:
    """Two defenders are moved to the kingdom: the one that may defend any zone goes on, the other stops defending."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=2)), bob.controls(unit("Guard"), QUEST)
    sentry = bob.controls(unit("Roving Sentry", keywords=(DEFENDS_FROM_ANYWHERE,)), QUEST)
    retreats = [bob.has_in_hand(RETREAT_ONE) for _ in range(2)]
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(sentry, guard))
    for retreat, moved in zip(retreats, (sentry, guard), strict=True):
        alice.passes()
        bob.does(table.play(retreat), moved)
        table.resolve()
    table.defenders_are(sentry, point=(2, 3))


@check("warhammer-invasion/moving-units")
def who_may_attack_from_any_zone_and_dies(table: WiTable) -> None:
    """Greyseer Thanquol, who may attack from any zone, is destroyed in the middle of an attack: only the raider beside him goes on."""
    alice, bob = table.players
    raider, thanquol = alice.controls(unit("Raider")), alice.controls(GREYSEER_THANQUOL)
    retreat, kill = alice.has_in_hand(RETREAT_ONE), bob.has_in_hand(DESTROY_ONE)
    table.begin()
    table.attack_goes(QUEST, thanquol, raider)
    alice.does(table.play(retreat), thanquol)
    table.resolve()
    table.attackers_are(thanquol, raider, point=3)
    alice.passes()
    bob.does(table.play(kill), thanquol)
    table.resolve()
    table.attackers_are(raider, point=control(3, "a unit that leaves play attacks no longer"))
    table.all_pass()
    alice.is_asked("assign", offers=({bob.section(QUEST): 1},), point=control(3, "only who attacks deals damage"))
    alice.chooses({bob.section(QUEST): 1})


@check("warhammer-invasion/moving-units", allowed={"tokens": range(1, 21)})
def a_questing_unit_is_moved_away(table: WiTable, tokens: int = 3) -> None:
    """A questing unit moved to the kingdom quests no longer, and its quest loses its tokens."""
    alice, _ = table.players
    quest = alice.controls(Quest(name="Quest Witness"), QUEST, tokens=tokens)
    seeker, retreat = alice.controls(unit("Seeker"), QUEST, questing_on=quest), alice.has_in_hand(RETREAT_ONE)
    table.begin()
    alice.does(table.play(retreat), seeker)
    table.resolve()
    table.quests(seeker, False, point=4)
    table.counts(quest, "resource token", 0, point=5)


@check("warhammer-invasion/moving-units")
def a_move_enters_a_zone_not_play(table: WiTable) -> None:
    """A unit gives its player 1 resource as it enters play and 10 as it enters a zone: moved to the kingdom it gives 10."""
    alice, _ = table.players
    alert, retreat = alice.controls(ALERT), alice.has_in_hand(RETREAT_ONE)
    table.begin()
    alice.does(table.play(retreat), alert)
    table.resolve()
    alice.resources_are(10, point=(6, 7))


@check("warhammer-invasion/moving-units")
def assigned_damage_follows_the_unit(table: WiTable) -> None:
    """Damage has been assigned to a defender, which is then moved to another zone: it takes the damage all the same."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=2))
    guard, retreat = bob.controls(unit("Guard", power=0), QUEST), alice.has_in_hand(RETREAT_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 2})
    alice.does(table.play(retreat), guard)
    table.resolve()
    table.finds(guard, KINGDOM)
    table.all_pass()
    table.counts(guard, "damage", 2, point=8)
