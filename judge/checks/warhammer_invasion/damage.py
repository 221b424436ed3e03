"""Damage in and outside of combat, Counterstrike, indirect damage, units that move in combat."""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.patterns import On
from judge.engine.powers import Played, whenever
from judge.engine.select import SELF
from judge.games.warhammer_invasion.cards import core_set as cards
from judge.games.warhammer_invasion.model.board import DISCARD, KINGDOM, QUEST
from judge.games.warhammer_invasion.model.cards import Quest, Tactic, Unit
from judge.games.warhammer_invasion.words.effects import DealDamage, DealIndirect, gain, move_to
from judge.games.warhammer_invasion.words.selectors import SECTIONS, UNITS
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

RETREAT = Tactic(name="Retreat Witness", powers=(Played(effect=move_to(target(UNITS), KINGDOM)),))
ARSON = Tactic(name="Arson Witness", powers=(Played(effect=DealDamage(target(SECTIONS), 2)),))
SPARK = Tactic(name="Spark Witness", powers=(Played(effect=DealDamage(target(UNITS), 1)),))
BARRAGE = Tactic(name="Barrage Witness", powers=(Played(effect=DealIndirect(3)),))
ALERT = Unit(
    name="Alert Witness", power=1, hp=3,
    powers=(whenever(On("enter play", subject=SELF)) >> gain(1), whenever(On("enter zone", subject=SELF)) >> gain(10)),
)  # fmt: skip


@check("warhammer-invasion/rulebook-p17-non-combat-damage")
def effects_damage_outside_of_combat(table: WiTable) -> None:
    """In the capital phase tactics damage a section of a capital and every unit, at once."""
    alice, bob = table.players
    victim = bob.controls(unit("Victim"))
    arson, pestilence = alice.holds(ARSON), alice.holds(cards.NURGLES_PESTILENCE)
    table.begin()
    alice.does(table.play(arson), bob.section(QUEST))
    table.resolve()
    table.counts(bob.section(QUEST), "damage", 2, point=(1, 2))
    alice.does(table.play(pestilence))
    table.resolve()
    table.counts(victim, "damage", 1, point=(1, 2))


@check("warhammer-invasion/non-combat-damage")
def nurgles_pestilence_is_not_answered_late(table: WiTable) -> None:
    """Nurgle’s Pestilence deals its damage as it resolves; Steel’s Bane, played after that, cancels nothing of it."""
    alice, bob = table.players
    elf, sick = bob.controls(unit("Elf", race="High Elf")), bob.controls(unit("Sick Unit"), corrupt=True)
    pestilence, bane = alice.holds(cards.NURGLES_PESTILENCE), bob.holds(cards.STEELS_BANE)
    table.begin()
    alice.does(table.play(pestilence))
    table.resolve()
    table.counts(elf, "damage", 1, point=(2, 3))
    table.counts(sick, "damage", 2, point=2)
    alice.passes()
    bob.does(table.play(bane), elf)
    table.resolve()
    table.counts(elf, "damage", 1, point=3)


@check("warhammer-invasion/non-combat-damage")
def steels_bane_in_response(table: WiTable) -> None:
    """Steel’s Bane, played in response to Nurgle’s Pestilence, saves its target."""
    alice, bob = table.players
    elf, other = bob.controls(unit("Elf", race="High Elf")), bob.controls(unit("Other Unit"))
    pestilence, bane = alice.holds(cards.NURGLES_PESTILENCE), bob.holds(cards.STEELS_BANE)
    table.begin()
    alice.does(table.play(pestilence))
    bob.does(table.play(bane), elf)
    table.resolve()
    table.counts(elf, "damage", 0, point=3)
    table.counts(other, "damage", 1, point=(2, 3))


@check("warhammer-invasion/non-combat-damage")
def damage_of_an_effect_in_mid_combat(table: WiTable) -> None:
    """Shrine to Nurgle corrupts no defender that a tactic damages in mid-combat; combat damage then corrupts both, but not the raider."""
    alice, bob = table.players
    alice.controls(cards.SHRINE_TO_NURGLE, KINGDOM)
    raider, spark = alice.controls(unit("Raider", power=2)), alice.holds(SPARK)
    guard, mate = bob.controls(unit("Guard"), QUEST), bob.controls(unit("Second Guard", power=0), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard, mate))
    alice.does(table.play(spark), guard)
    table.resolve()
    table.counts(guard, "damage", 1)
    table.is_(guard, "corrupt", False, point=1)
    table.all_pass()
    alice.chooses((1, 1, 0))
    bob.chooses((1,))
    table.all_pass()
    table.counts(raider, "damage", 1)
    table.is_(raider, "corrupt", False)
    table.is_(guard, "corrupt")
    table.is_(mate, "corrupt")


@check("warhammer-invasion/counterstrike")
def counterstrike_on_declaration(table: WiTable, strength: int = 2) -> None:
    """Two tough raiders attack; the declared defender strikes one of them at once with combat damage that can't be cancelled."""
    alice, bob = table.players
    bob.controls(cards.SHRINE_TO_NURGLE, KINGDOM)
    first, second = (
        alice.controls(unit("First Raider", hp=9, toughness=1)),
        alice.controls(unit("Second Raider", hp=9, toughness=1)),
    )
    guard = bob.controls(unit("Guard", counterstrike=strength), QUEST)
    table.begin()
    table.attack_goes(QUEST, first, second, defended_by=(guard,))
    bob.is_asked("Counterstrike", offers=((2, 0), (0, 2)), point=1)
    bob.is_asked("Counterstrike", not_offers=((1, 1),), point=3)
    bob.chooses((2, 0))
    table.counts(first, "damage", 2, point=(1, 4, 5))
    table.is_(first, "corrupt", point=2)
    table.counts(second, "damage", 0, point=3)


@check("warhammer-invasion/indirect-damage")
def indirect_damage_has_limits(table: WiTable) -> None:
    """Three indirect damage: Bob's units and sections take at most what destroys or burns them, a burning zone nothing."""
    alice, bob = table.players
    bob.has_burning(KINGDOM)
    bob.has_damage(QUEST, 7)
    tough = bob.controls(unit("Tough Unit", hp=1, toughness=1))
    barrage = alice.holds(BARRAGE)
    table.begin()
    alice.does(table.play(barrage))
    table.resolve()
    # Shares stand in the order: quest zone, battlefield, Tough Unit.
    bob.is_asked("share indirect damage", offers=((0, 1, 2),), point=(1, 3))
    bob.is_asked("share indirect damage", not_offers=((0, 0, 3),), point=2)
    bob.is_asked("share indirect damage", offers=((1, 0, 2),), not_offers=((2, 1, 0), (3, 0, 0)), point=4)
    bob.chooses((1, 0, 2), point=(1, 3, 4))
    table.counts(bob.section(KINGDOM), "damage", 0, point=1)
    table.is_(bob.section(QUEST), "burning", point=4)
    table.finds(tough, DISCARD, point=(2, 3))


@check("warhammer-invasion/rulebook-p12-assign-damage")
def attackers_damage_is_assigned_first(table: WiTable) -> None:
    """The attacker assigns first: of 5 damage at least 2 and 1 to the defenders of 2 and 1 hit points, the rest there or to the kingdom."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=5))
    guard, second = (
        bob.controls(unit("Guard", hp=2), KINGDOM),
        bob.controls(unit("Second Guard", power=0, hp=1), KINGDOM),
    )
    table.begin()
    table.attack_goes(KINGDOM, raider, defended_by=(guard, second))
    table.all_pass()
    alice.is_asked("assign", point=1)
    # Shares stand in the order: Guard, Second Guard, kingdom.
    alice.is_asked("assign", not_offers=((2, 0, 3), (1, 1, 3), (0, 0, 5)), point=2)
    alice.is_asked("assign", offers=((3, 1, 1), (2, 3, 0)), point=3)
    alice.is_asked("assign", offers=((2, 1, 2),), point=(4, 5))
    alice.chooses((2, 1, 2), point=(4, 5))
    bob.is_asked("assign", point=1)
    bob.chooses((1,))
    table.assigned_is(guard, 2, point=(5, 6))
    table.assigned_is(bob.section(KINGDOM), 2, point=(5, 6))
    table.counts(guard, "damage", 0, point=6)
    table.all_pass()
    table.finds(guard, DISCARD)
    table.counts(bob.section(KINGDOM), "damage", 2)


@check("warhammer-invasion/moving-units")
def an_attacker_is_moved_away(table: WiTable) -> None:
    """An attacker that is moved to the kingdom stops attacking; Greyseer Thanquol, who may attack from any zone, goes on."""
    alice, bob = table.players
    raider, thanquol = alice.controls(unit("Raider")), alice.controls(cards.GREYSEER_THANQUOL)
    guard = bob.controls(unit("Guard"), QUEST)
    retreats = [alice.holds(RETREAT) for _ in range(3)]
    table.begin()
    table.attack_goes(QUEST, raider, thanquol, defended_by=(guard,))
    for retreat, moved in zip(retreats, (raider, thanquol, guard), strict=True):
        alice.does(table.play(retreat), moved)
        table.resolve()
    table.attackers_are(thanquol, point=(1, 3))
    table.defenders_are(point=2)


@check("warhammer-invasion/moving-units")
def a_questing_unit_is_moved_away(table: WiTable, tokens: int = 3) -> None:
    """A questing unit moved to the kingdom quests no longer, and its quest loses its tokens."""
    alice, _ = table.players
    quest = alice.controls(Quest(name="Quest Witness"), QUEST, tokens=tokens)
    seeker, retreat = alice.controls(unit("Seeker"), QUEST, questing_on=quest), alice.holds(RETREAT)
    table.begin()
    alice.does(table.play(retreat), seeker)
    table.resolve()
    table.quests(seeker, False, point=4)
    table.counts(quest, "resource token", 0, point=5)


@check("warhammer-invasion/moving-units")
def a_move_enters_a_zone_not_play(table: WiTable) -> None:
    """A unit gives its player 1 resource as it enters play and 10 as it enters a zone: moved to the kingdom it gives 10."""
    alice, _ = table.players
    alert, retreat = alice.controls(ALERT), alice.holds(RETREAT)
    table.begin()
    alice.does(table.play(retreat), alert)
    table.resolve()
    alice.resources_are(10, point=(6, 7))


@check("warhammer-invasion/moving-units")
def assigned_damage_follows_the_unit(table: WiTable) -> None:
    """Damage has been assigned to a defender, which is then moved to another zone: it takes the damage all the same."""
    alice, bob = table.players
    raider = alice.controls(unit("Raider", power=2))
    guard, retreat = bob.controls(unit("Guard", power=0), QUEST), alice.holds(RETREAT)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses((2, 0))
    alice.does(table.play(retreat), guard)
    table.resolve()
    table.finds(guard, KINGDOM)
    table.all_pass()
    table.counts(guard, "damage", 2, point=8)
