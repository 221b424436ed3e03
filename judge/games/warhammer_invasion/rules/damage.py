"""Rules about damage that effects deal."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule

EFFECTS_DEAL_DAMAGE_AT_ANY_TIME = Rule(
    "wi/damage.outside-combat",
    "Card effects deal damage outside of combat too, to units and to capitals.",
    cites=("warhammer-invasion/rulebook-p17-non-combat-damage#1",),
    belief="damage is dealt in combat only",
)

EFFECT_DAMAGE_IS_IMMEDIATE = Rule(
    "wi/damage.at-once",
    "Non combat damage is applied the moment that it is assigned: who wants to cancel it has to respond to the card.",
    cites=(
        "warhammer-invasion/rulebook-p17-non-combat-damage#2",
        "warhammer-invasion/non-combat-damage#2",
        "warhammer-invasion/non-combat-damage#3",
        "warhammer-invasion-base/b6.4#3",
    ),
    belief="there is a window for actions between assigning and applying the damage of an effect, as there is in combat",
)

BURNING_TAKES_DAMAGE_OFF = Rule(
    "wi/damage.burning-clears",
    "A zone that burns loses all its damage tokens, those beyond its hit points as well.",
    cites=("warhammer-invasion-base/b1.3#2", "warhammer-invasion-base/b1.3#3"),
    belief="the damage stays on the zone that burns",
)


@rule("wi/damage.burns", "warhammer-invasion/phase-4-battlefield#11", "warhammer-invasion-base/b1.3#1",
      misreading=lambda damage, hit_points: damage > hit_points,
      belief="a zone burns only when it has more damage than hit points")  # fmt: skip
def burns(damage: int, hit_points: int) -> bool:
    """A zone burns when the damage on it reaches its hit points."""
    return damage >= hit_points


BURNING_ZONE_TAKES_NOTHING = Rule(
    "wi/damage.burning",
    "Nobody can assign damage to a zone that is burning.",
    cites=("warhammer-invasion/faq-burning-zone-functions#3", "warhammer-invasion-base/b1.9"),
    belief="a zone that is burning goes on taking damage",
)

EFFECT_DAMAGE_IS_NON_COMBAT = Rule(
    "wi/damage.kind",
    "All damage but combat damage is non combat damage, whenever it is dealt.",
    cites=("warhammer-invasion/non-combat-damage#1",),
    belief="damage that an effect deals in the course of a combat is combat damage",
)

ZONE_BURNS_WITHOUT_NEW_DAMAGE = Rule(
    "wi/damage.burns-by-shrinking",
    "A zone burns also when it loses so many developments that its damage reaches its hit points.",
    cites=("warhammer-invasion-base/b1.3#6",),
    belief="a zone burns only as it is dealt damage",
)

DAMAGE_STAYS_WITHOUT_DEVELOPMENT = Rule(
    "wi/damage.development-lost",
    "A zone that loses a development loses a hit point, and its damage stays.",
    cites=("warhammer-invasion-base/b1.3#5",),
    belief="a development that goes takes one damage along",
)

DEVELOPMENTS_ADD_HIT_POINTS = Rule(
    "wi/damage.developments",
    "A zone has 8 hit points, and 1 more for each development in it.",
    cites=("warhammer-invasion-base/b1.2#4", "warhammer-invasion-base/b1.3#5", "warhammer-invasion-base/b7.8#2"),
    belief="a zone has 8 hit points whatever lies in it",
)

BURNING_SPARES_CARDS = Rule(
    "wi/damage.burning-spares",
    "The cards in a zone stay in play when the zone burns.",
    cites=("warhammer-invasion-base/b1.9#3", "warhammer-invasion-base/b2.8#4"),
    belief="what stands in a zone is destroyed when the zone burns",
)

ONLY_UNITS_AND_ZONES_TAKE_DAMAGE = Rule(
    "wi/damage.units-and-zones",
    "Only units and zones take damage: a support has no hit points.",
    cites=("warhammer-invasion-base/b2.8#2",),
    belief="a support can be dealt damage like a unit",
)

CANCELLED_AS_APPLIED = Rule(
    "wi/damage.cancelled-late",
    "Damage is cancelled after it has been assigned, right before it is applied.",
    cites=("warhammer-invasion-base/b6.1#3", "warhammer-invasion-base/b6.1#5"),
    belief="damage that has been assigned can't be cancelled any more",
)

APPLIED_DAMAGE_STAYS = Rule(
    "wi/damage.applied-stays",
    "Damage that has been applied can't be cancelled.",
    cites=("warhammer-invasion-base/b6.1#4", "warhammer-invasion-base/b6.1#5"),
    belief="an effect that cancels damage also takes off what is there already",
)

UNIT_IS_DESTROYED_AT_ONCE = Rule(
    "wi/damage.destroyed-at-once",
    "A unit that has as much damage as hit points, be it 0, leaves play at once.",
    cites=(
        "warhammer-invasion/phase-4-battlefield#10",
        "warhammer-invasion/faq-zero-hit-points#1",
        "warhammer-invasion-base/b6.2#2",
        "warhammer-invasion-base/b6.2#3",
    ),
    belief="units are destroyed at the end of combat",
)

TOUGHNESS_WORKS_EACH_TIME = Rule(
    "wi/damage.toughness-each-time",
    "Toughness cancels damage each time that the unit is assigned some.",
    cites=("warhammer-invasion-base/b6.3#1",),
    belief="Toughness is used up once it has cancelled damage in a turn",
)

TOUGHNESS_IS_NO_HIT_POINTS = Rule(
    "wi/damage.toughness-no-hit-points",
    "Toughness adds no hit points.",
    cites=("warhammer-invasion-base/b6.3#7",),
    belief="a unit with Toughness has that many more hit points",
)

TOUGHNESS_WORKS_AGAINST_ALL = Rule(
    "wi/damage.toughness-always",
    "Toughness works against combat damage and against non combat damage.",
    cites=("warhammer-invasion-base/b6.3#2",),
    belief="Toughness works in combat only",
)

TOUGHNESS_WORKS_IN_ATTACK = Rule(
    "wi/damage.toughness-attacking",
    "Toughness works when attacking as well as when defending.",
    cites=("warhammer-invasion-base/b6.3#2",),
    belief="Toughness protects defenders only",
)

TOUGHNESS_ADDS_UP = Rule(
    "wi/damage.toughness-adds-up",
    "Several instances of Toughness on one unit add up.",
    cites=("warhammer-invasion-base/b6.3#3",),
    belief="of several instances of Toughness only the highest counts",
)

CANCELLED_DAMAGE_IS_NOT_DEALT = Rule(
    "wi/damage.cancelled-not-dealt",
    "A unit whose assigned damage was all cancelled has not been dealt damage.",
    cites=("warhammer-invasion-base/b6.7#2", "warhammer-invasion-base/b6.7#3"),
    belief="a unit that was assigned damage has been dealt damage, even if all of it was cancelled",
)

CANCELLED_DAMAGE_GOES_TO_POOL = Rule(
    "wi/damage.cancelled-to-pool",
    "Tokens of cancelled damage return to the pool.",
    cites=("warhammer-invasion-base/b6.7#1",),
    belief="damage that is cancelled on a unit goes to the zone that it is in",
)

HEALING_NEEDS_DAMAGE = Rule(
    "wi/damage.heal-damaged",
    "A unit must have damage on it to be healed.",
    cites=("warhammer-invasion-base/b6.6#2",),
    belief="a unit without damage can be healed, too",
)

ZONES_CAN_BE_HEALED = Rule(
    "wi/damage.heal-zones",
    "Healing removes damage from a unit or from a zone.",
    cites=("warhammer-invasion-base/b6.6#1",),
    belief="only units can be healed",
)

HEALING_LEAVES_ASSIGNED_DAMAGE = Rule(
    "wi/damage.heal-applied-only",
    "Healing can't remove damage that is assigned and not applied yet.",
    cites=("warhammer-invasion-base/b6.6#3",),
    belief="healing takes off damage that has been assigned, too",
)

HIT_POINTS_CHANGE = Rule(
    "wi/damage.hit-points-change",
    "A unit's hit points are the printed number, changed by card effects.",
    cites=("warhammer-invasion-base/b6.9#1",),
    belief="a unit is destroyed by as much damage as its printed hit points, whatever effects say",
)

WAITING_EFFECT_IS_USED_UP = Rule(
    "wi/damage.next-is-used-up",
    "An effect about the next damage ends when its condition has been met once.",
    cites=("warhammer-invasion-base/b4.11",),
    belief="what cancels the next damage does so for all damage of the turn",
)


@rule("wi/damage.remaining", "warhammer-invasion-base/b6.9", misreading=lambda hit_points, damage: hit_points,
      belief="what counts are all hit points, whatever damage is there already")  # fmt: skip
def remaining_hit_points(hit_points: int, damage: int) -> int:
    """Remaining hit points are the hit points minus the damage there is."""
    return max(hit_points - damage, 0)


UNIT_ADDS_TO_POOL = Rule(
    "wi/damage.adds-to-pool",
    "A unit deals damage in combat only if it adds 1 damage or more to the pool.",
    cites=("warhammer-invasion/dealing-damage-in-combat#1",),
    belief="every unit that attacks has dealt damage when its side has, even one without power",
    is_routine=True,
)

ALL_IN_POOL_DEAL = Rule(
    "wi/damage.all-have-dealt",
    "When damage from the pool is applied, all units that have added to the pool have dealt damage.",
    cites=("warhammer-invasion/dealing-damage-in-combat#3",),
    belief="one point of damage has been dealt by one unit only",
    is_routine=True,
)


@rule(
    "wi/damage.dealt-in-combat",
    "warhammer-invasion/dealing-damage-in-combat#2",
    misreading=lambda applied, to_a_unit: True,
    belief="a unit has dealt damage as soon as its damage is assigned, even if all of it is cancelled",
    also=(
        misread(
            "warhammer-invasion/dealing-damage-in-combat#2",
            belief="only damage to units counts as dealt, and damage to the capital doesn't",
            misreading=lambda applied, to_a_unit: applied > 0 and to_a_unit,
        ),
    ),
    is_routine=True,
)
def is_dealt(applied: int, to_a_unit: bool) -> bool:
    """Damage has been dealt in combat once at least 1 of it is applied to a unit or to the capital."""
    return applied > 0


MOVED_DAMAGE_IS_NOT_DEALT = Rule(
    "wi/damage.moved-not-dealt",
    "To move damage is not to deal it.",
    cites=("warhammer-invasion/moving-damage#1",),
    belief="a unit to which damage is moved has been dealt damage",
)

MOVED_DAMAGE_IS_NOT_ASSIGNED = Rule(
    "wi/damage.moved-not-assigned",
    "To move damage is not to assign it.",
    cites=("warhammer-invasion/moving-damage#1",),
    belief="a unit to which damage is moved has been assigned damage",
)

MOVED_DAMAGE_IS_NOT_CANCELLED = Rule(
    "wi/damage.moved-not-cancelled",
    "Neither Toughness nor any other effect that cancels damage stops damage that is moved.",
    cites=("warhammer-invasion/moving-damage#2",),
    belief="Toughness and the like cancel damage that is moved to a unit",
)


@rule("wi/damage.moved-at-most", "warhammer-invasion-base/b6.5#3", misreading=lambda damage, room: damage,
      belief="all the damage that an effect may move goes onto a unit, however few hit points that has left")  # fmt: skip
def most_moved(damage: int, room: int) -> int:
    """No more damage is moved to a unit than destroys it: what is beyond that stays where it is."""
    return min(damage, room)
