"""Rules about declaring and fighting."""

from __future__ import annotations

from judge.engine.rules import Rule

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
