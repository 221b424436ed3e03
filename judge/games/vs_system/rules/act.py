"""Rules about who may act when, and with what."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("vs/act.priority", "vs-system:A6.1", misreading=lambda has_it: True, belief="one may act at any time")
def has_priority(has_it: bool) -> bool:
    """Only the player with priority acts."""
    return has_it


@rule("vs/act.card", "vs-system:A5.2", misreading=lambda able: True, belief="a card can be used from anywhere")
def card_is_playable(able: bool) -> bool:
    """A card is played, recruited or flipped from where its type allows that, by the player whose card it is."""
    return able


@rule("vs/act.power", "vs-system:A7.4", misreading=lambda able: True, belief="a power can be used wherever its card is")
def power_is_usable(able: bool) -> bool:
    """A power is used by the controller of its source, where it works."""
    return able


@rule("vs/act.threshold", "vs-system:A5.1", misreading=lambda resources, threshold: True,
      belief="a threshold needs no resources")  # fmt: skip
def meets_threshold(resources: int, threshold: int) -> bool:
    """A threshold cost asks for that many resources."""
    return resources >= threshold


@rule("vs/act.pay", "vs-system:A6.6", misreading=lambda able: True, belief="a cost may be paid in part")
def pays_in_full(able: bool) -> bool:
    """A cost is paid in full or not at all."""
    return able


@rule("vs/act.once", "vs-system:A7.1", misreading=lambda times: True, belief="'once per turn' can be used again")
def used_this_turn(times: int) -> bool:
    """A power that is usable once per turn is used once a turn."""
    return times < 1


@rule("vs/act.attack", "vs-system:A8.1", misreading=lambda able: True, belief="an attack can be proposed at any time")
def is_attack_time(able: bool) -> bool:
    """An attack is proposed in one's own attack step, with nothing on the chain and no attack in progress."""
    return able


@rule("vs/act.attack-if-able", "heralds-of-galactus/5-attack-if-able#1",
      misreading=lambda obliged: True, belief="'attack if able' doesn't keep a player from passing")  # fmt: skip
def must_still_attack(obliged: bool) -> bool:
    """A player can't pass in his attack step while a character that must attack if able could still attack."""
    return not obliged


@rule("vs/act.attack-if-able-once", "heralds-of-galactus/5-attack-if-able#1", misreading=lambda has_attacked: True,
      belief="a character that must attack if able and is readied has to attack again")  # fmt: skip
def still_owes_attack(has_attacked: bool) -> bool:
    """A character that has attacked this turn has done what 'attack if able' asks of it."""
    return not has_attacked


@rule("vs/act.before-attacking", "heralds-of-galactus/5-attack-if-able#3", misreading=lambda owes_attack: not owes_attack,
      belief="a character that must attack if able can't be used for anything else before it has attacked")  # fmt: skip
def may_act_before_attacking(owes_attack: bool) -> bool:
    """'Attack if able' doesn't keep you from using, and so exhausting, a character before it attacks."""
    return True
