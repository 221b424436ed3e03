"""Rules about power-ups and reinforcement."""

from __future__ import annotations

from judge.engine.rules import Rule, rule


@rule("vs/during-attack.power-up-card", "vs-system-base/a9.4", misreading=lambda is_character_in_hand, same_name: True,
      belief="any card can be discarded for a power-up")  # fmt: skip
def discards_namesake(is_character_in_hand: bool, same_name: bool) -> bool:
    """A power-up discards a character card with the name of the character that is powered up."""
    return is_character_in_hand and same_name


@rule("vs/during-attack.power-up-whom", "vs-system-base/a9.4", misreading=lambda in_attack, is_yours: True,
      belief="any character can be powered up")  # fmt: skip
def powers_up_own(in_attack: bool, is_yours: bool) -> bool:
    """A player powers up an attacker or defender of his own."""
    return in_attack and is_yours


REINFORCED_IS_OWN_DEFENDER = Rule(
    "vs/during-attack.reinforced-whom",
    "What is reinforced is the defender, by its controller.",
    cites=("vs-system-base/a9.2",),
    belief="an attacker can be reinforced too",
)


@rule("vs/during-attack.reinforcer", "vs-system-base/a9.2", misreading=lambda is_adjacent, shares_affiliation: True,
      belief="any ready character can reinforce")  # fmt: skip
def is_reinforcer(is_adjacent: bool, shares_affiliation: bool) -> bool:
    """A reinforcing character is adjacent to the defender and shares an affiliation with it."""
    return is_adjacent and shares_affiliation


REINFORCER_IS_READY = Rule(
    "vs/during-attack.reinforcer-exhausts",
    "A reinforcing character exhausts, so it has to be ready.",
    cites=("vs-system-base/a9.2",),
    belief="an exhausted character can reinforce",
)
