"""Rules about declaring and fighting."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule
from judge.games.warhammer_invasion.model.board import APPLY, ASSIGN, ATTACKERS, CHOOSE_ZONE, DEFENDERS

ASSIGNED_DAMAGE_FOLLOWS_UNIT = Rule(
    "wi/combat.moved-unit-takes",
    "Damage assigned to a unit before it moved is applied to it nevertheless.",
    cites=("warhammer-invasion/moving-units#8",),
    belief="a unit that has moved away escapes the damage that was assigned to it",
)

MAY_BE_DECLARED_ATTACKER = Rule(
    "wi/combat.attacking-ban",
    "A unit that can't be declared attacker or defender isn't declared attacker.",
    cites=("warhammer-invasion/cs-47-franzs-decree#1",),
    belief="a unit that can't be declared attacker or defender may attack all the same, and only not defend",
)

MAY_BE_DECLARED_DEFENDER = Rule(
    "wi/combat.defending-ban",
    "A unit that can't be declared attacker or defender isn't declared defender.",
    cites=("warhammer-invasion/cs-47-franzs-decree#1",),
    belief="a unit that can't be declared attacker or defender may defend all the same, and only not attack",
)

DECLARED_UNIT_STAYS = Rule(
    "wi/combat.ban-spares-declared",
    "A unit that attacks or defends already goes on doing so.",
    cites=("warhammer-invasion/cs-47-franzs-decree#2",),
    belief="a unit that can't be declared attacker or defender drops out of the combat in progress",
)

ATTACKS_FROM_BATTLEFIELD = Rule(
    "wi/combat.battlefield",
    "Only units in the battlefield may attack.",
    cites=("warhammer-invasion-base/b5.2#1",),
    belief="a unit attacks from whatever zone it is in",
)

CARD_MAY_LET_IT_ATTACK = Rule(
    "wi/combat.card-prevails",
    "A unit whose text lets it attack from any zone may do so, although the rules say otherwise.",
    cites=("warhammer-invasion-base/b1.7#1",),
    belief="the rules prevail over the text of a card",
)

DEFENDS_ATTACKED_ZONE = Rule(
    "wi/combat.attacked-zone",
    "Only units in the attacked zone may defend.",
    cites=("warhammer-invasion-base/b5.2#2",),
    belief="units of all zones may come to the defence",
)

CORRUPT_UNIT_STAYS_OUT = Rule(
    "wi/combat.corrupt",
    "A corrupt unit is declared neither as an attacker nor as a defender.",
    cites=("warhammer-invasion-base/b5.2#3", "warhammer-invasion-base/b7.1#2"),
    belief="a corrupt unit attacks and defends like any other",
)

RESTORED_UNIT_IS_READY = Rule(
    "wi/combat.restored",
    "A unit that has been restored this turn can attack and defend at once.",
    cites=("warhammer-invasion-base/b3.2#5",),
    belief="a unit that has been restored can't attack in the same turn",
)

ONLY_UNITS_FIGHT = Rule(
    "wi/combat.units-only",
    "Supports don't attack and don't defend.",
    cites=("warhammer-invasion-base/b2.7#1",),
    belief="a support with power icons attacks and defends like a unit",
)


@rule("wi/combat.how-many-attackers", "warhammer-invasion-base/b5.2#4", misreading=lambda able: (0, 1),
      belief="one unit attacks at a time",
      also=(misread("warhammer-invasion-base/b5.2#4", misreading=lambda able: (able, able),
                    belief="in an attack all units attack that can"),), is_routine=True)  # fmt: skip
def how_many_attack(able: int) -> tuple[int, int]:
    """The attacking player declares any number of the units that may attack."""
    return 0, able


@rule("wi/combat.how-many-defenders", "warhammer-invasion-base/b5.2#5", misreading=lambda able: (0, 1),
      belief="one unit defends a zone",
      also=(misread("warhammer-invasion-base/b5.2#5", misreading=lambda able: (able, able),
                    belief="all units in the attacked zone have to defend it"),), is_routine=True)  # fmt: skip
def how_many_defend(able: int) -> tuple[int, int]:
    """The defending player declares any number of the units that may defend, or none."""
    return 0, able


ATTACKING_IS_VOLUNTARY = Rule(
    "wi/combat.voluntary",
    "The active player isn't obliged to attack.",
    cites=("warhammer-invasion-base/b5.5#3",),
    belief="the active player has to attack",
    is_routine=True,
)

ZONE_COMES_FIRST = Rule(
    "wi/combat.zone-first",
    "The active player first decides which zone he attacks, and declares attackers later.",
    cites=("warhammer-invasion/phase-4-battlefield#1", "warhammer-invasion/phase-4-battlefield#3"),
    belief="the attackers are declared first, and then the zone that they attack",
    is_routine=True,
)

BURNING_ZONE_CAN_BE_ATTACKED = Rule(
    "wi/combat.burning-zone",
    "A zone that is burning can be attacked.",
    cites=("warhammer-invasion/faq-attack-burning-zone#1",),
    belief="a zone that is burning can't be attacked any more",
)

DAMAGE_IS_COUNTED_LATE = Rule(
    "wi/combat.counted",
    "Damage is counted once the players have acted after the declaration of defenders.",
    cites=("warhammer-invasion/phase-4-battlefield#6", "warhammer-invasion/phase-4-battlefield#7"),
    belief="each unit deals the damage that its power was when defenders were declared",
    is_routine=True,
)

WINDOWS_WITHOUT_ATTACK = Rule(
    "wi/combat.nobody-attacks",
    "The players may act in the battlefield phase even if nobody attacks.",
    cites=("warhammer-invasion/phase-4-battlefield#13",),
    belief="where nobody attacks the battlefield phase is over at once",
    is_routine=True,
)

ONE_ATTACK_A_PHASE = Rule(
    "wi/combat.one-attack",
    "The active player makes one attack in the battlefield phase.",
    cites=("warhammer-invasion-base/b5.5#1",),
    belief="after an attack the active player may attack again",
    is_routine=True,
)


WINDOW_FOLLOWS_STEP = Rule(
    "wi/combat.window",
    "An action window follows each step of combat.",
    cites=("warhammer-invasion-base/b5.1#2",),
    belief="combat runs to its end without an action in between",
    is_routine=True,
)

WINDOW_AFTER_ZONE = Rule(
    "wi/combat.window-zone",
    "The players may act after the zone is chosen and before attackers are declared.",
    cites=("warhammer-invasion/phase-4-battlefield#2",),
    belief="the attackers are declared together with the zone that they attack",
    is_routine=True,
)

WINDOW_AFTER_ATTACKERS = Rule(
    "wi/combat.window-attackers",
    "The players may act after attackers are declared and before defenders are.",
    cites=("warhammer-invasion/phase-4-battlefield#4",),
    belief="the defenders are declared before anybody can answer the attack",
    is_routine=True,
)

WINDOW_AFTER_DEFENDERS = Rule(
    "wi/combat.window-defenders",
    "The players may act after defenders are declared and before damage is counted.",
    cites=("warhammer-invasion/phase-4-battlefield#6", "warhammer-invasion/phase-4-battlefield#7"),
    belief="damage is assigned as soon as the defenders are declared",
    is_routine=True,
)

WINDOW_AFTER_ASSIGNING = Rule(
    "wi/combat.window-assigned",
    "The players may act after damage is assigned and before it is applied.",
    cites=("warhammer-invasion/phase-4-battlefield#8", "warhammer-invasion/phase-4-battlefield#9"),
    belief="damage is applied before anybody can answer how it was assigned",
    is_routine=True,
)

WINDOW_AFTER_APPLYING = Rule(
    "wi/combat.window-applied",
    "The players may act after damage is applied.",
    cites=("warhammer-invasion/phase-4-battlefield#12",),
    belief="the battlefield phase is over as soon as the damage is applied",
    is_routine=True,
)

WINDOWS_OF_COMBAT = {
    CHOOSE_ZONE: WINDOW_AFTER_ZONE,
    ATTACKERS: WINDOW_AFTER_ATTACKERS,
    DEFENDERS: WINDOW_AFTER_DEFENDERS,
    ASSIGN: WINDOW_AFTER_ASSIGNING,
    APPLY: WINDOW_AFTER_APPLYING,
}

SIDES_ADD_UP = Rule(
    "wi/combat.sides-add-up",
    "Each side adds up the power of its units and assigns the total: nobody is paired off.",
    cites=("warhammer-invasion-base/b5.3", "warhammer-invasion-base/b2.3#3"),
    belief="attackers and defenders are paired off, so no unit can be assigned more than one enemy's power",
    is_routine=True,
)

ONLY_UNITS_DEAL_COMBAT_DAMAGE = Rule(
    "wi/combat.supports-add-nothing",
    "Only the units that attack or defend deal combat damage: supports in the zone add none.",
    cites=("warhammer-invasion-base/b2.7#2",),
    belief="the power of a support in the zone counts in combat",
)

DAMAGE_IS_SIMULTANEOUS = Rule(
    "wi/combat.simultaneous",
    "Combat damage of both sides is applied at once: a unit that it destroys has dealt its own.",
    cites=("warhammer-invasion-base/b5.4#4", "warhammer-invasion-base/b5.4#5"),
    belief="attackers deal their damage first, and defenders that are destroyed deal none",
    is_routine=True,
)

CAPITAL_DAMAGE_STANDS = Rule(
    "wi/combat.capital-damage-stands",
    "Damage that was assigned to the capital is applied even if a defender survives.",
    cites=("warhammer-invasion-base/b5.8#1",),
    belief="as long as a defender survives no damage gets through to the capital",
    is_routine=True,
)


@rule("wi/combat.order", "warhammer-invasion/phase-4-battlefield#5", "warhammer-invasion-base/b5.1#1",
      misreading=lambda steps: (steps[1], steps[0], *steps[2:]),
      belief="defenders are declared before attackers", is_routine=True)  # fmt: skip
def order_of_combat(steps: tuple[str, ...]) -> tuple[str, ...]:
    """Once the zone is chosen, attackers are declared, then defenders, then damage is assigned, then applied."""
    return steps[0], steps[1], *steps[2:]


QUESTING_UNIT_DEFENDS = Rule(
    "wi/combat.questing",
    "A questing unit is in the quest zone and can defend it.",
    cites=("warhammer-invasion-base/b7.5#3",),
    belief="a questing unit is away from home and can't defend",
)
