"""Rules about Raider."""

from __future__ import annotations

from judge.engine.rules import Rule

RAIDER_WORKS_AFTER_DAMAGE = Rule(
    "wi/raider.after-damage",
    "Raider gives resources once combat damage has been applied.",
    cites=("warhammer-invasion-base/b10.8#1",),
    belief="Raider gives its resources as the unit is declared an attacker",
    is_routine=True,
)

ONLY_SURVIVORS_RAID = Rule(
    "wi/raider.survivors",
    "Raider works for a unit that has survived the combat.",
    cites=("warhammer-invasion-base/b10.8#2",),
    belief="Raider gives its resources even if the unit is destroyed in the attack",
    is_routine=True,
)

ONLY_ATTACKERS_RAID = Rule(
    "wi/raider.attackers",
    "Raider works for attacking units.",
    cites=("warhammer-invasion-base/b10.8#2",),
    belief="Raider works for a unit that defends, too",
    is_routine=True,
)

EACH_UNIT_RAIDS = Rule(
    "wi/raider.each",
    "Each attacking unit with Raider gives its resources.",
    cites=("warhammer-invasion-base/b10.8#2",),
    belief="of several units with Raider one gives resources",
    is_routine=True,
)

RAIDER_NEEDS_NO_DAMAGE = Rule(
    "wi/raider.no-damage",
    "Raider works even if no damage was dealt in the combat.",
    cites=("warhammer-invasion-base/b10.8#3",),
    belief="Raider needs combat damage that was dealt",
    is_routine=True,
)
