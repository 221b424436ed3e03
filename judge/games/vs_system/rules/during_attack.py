"""Rules about power-ups and reinforcement."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/during-attack.power-up-card", "vs-system:A9.4", misreading=lambda is_character_in_hand, same_name: True,
      belief="any card can be discarded for a power-up")  # fmt: skip
def discards_namesake(is_character_in_hand: bool, same_name: bool) -> bool:
    """A power-up discards a character card with the name of the character that is powered up."""
    return is_character_in_hand and same_name


@rule("vs/during-attack.power-up-whom", "vs-system:A9.4", misreading=lambda in_attack, is_yours: True,
      belief="any character can be powered up")  # fmt: skip
def powers_up_own(in_attack: bool, is_yours: bool) -> bool:
    """A player powers up an attacker or defender of his own."""
    return in_attack and is_yours


@rule("vs/during-attack.reinforced-whom", "vs-system:A9.2", misreading=lambda is_own_defender: True,
      belief="an attacker can be reinforced too")  # fmt: skip
def reinforces_defender(is_own_defender: bool) -> bool:
    """What is reinforced is the defender, by its controller."""
    return is_own_defender


@rule("vs/during-attack.reinforcer", "vs-system:A9.2", misreading=lambda is_adjacent, shares_affiliation: True,
      belief="any ready character can reinforce")  # fmt: skip
def is_reinforcer(is_adjacent: bool, shares_affiliation: bool) -> bool:
    """A reinforcing character is adjacent to the defender and shares an affiliation with it."""
    return is_adjacent and shares_affiliation


@rule("vs/during-attack.reinforcer-exhausts", "vs-system:A9.2", misreading=lambda is_ready: True,
      belief="an exhausted character can reinforce")  # fmt: skip
def reinforcer_exhausts(is_ready: bool) -> bool:
    """A reinforcing character exhausts, so it has to be ready."""
    return is_ready
