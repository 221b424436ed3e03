"""Rules about power-ups and reinforcement."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


def _any_card(is_character_in_hand: bool, same_name: bool, same_version: bool) -> bool:
    return True


def _of_the_same_version(is_character_in_hand: bool, same_name: bool, same_version: bool) -> bool:
    return is_character_in_hand and same_name and same_version


@rule("vs/during-attack.power-up-card", "vs-system-base/a9.4#1", misreading=_any_card,
      belief="any card can be discarded for a power-up",
      also=(misread("vs-system-base/a9.4#2", misreading=_of_the_same_version,
                    belief="a power-up takes a card of the same version"),))  # fmt: skip
def discards_namesake(is_character_in_hand: bool, same_name: bool, same_version: bool) -> bool:
    """A power-up discards a character card with the name of the character that is powered up, of whatever version."""
    return is_character_in_hand and same_name


@rule("vs/during-attack.power-up-whom", "vs-system-base/a9.4#4", misreading=lambda in_attack, is_yours: is_yours,
      belief="any character of one's own can be powered up",
      also=(misread("vs-system-base/a9.4#1", misreading=lambda in_attack, is_yours: in_attack,
                    belief="an opponent's attacker or defender can be powered up"),))  # fmt: skip
def powers_up_own(in_attack: bool, is_yours: bool) -> bool:
    """A player powers up an attacker or defender of his own."""
    return in_attack and is_yours


POWER_UP_DISCARDS = Rule(
    "vs/during-attack.power-up-discards",
    "The card with which a character is powered up is discarded.",
    cites=("vs-system-base/a9.4#1",),
    belief="the card with which a character is powered up is only shown",
    is_routine=True,
)

POWER_UP_STRENGTHENS = Rule(
    "vs/during-attack.power-up-strengthens",
    "A power-up gives +1 ATK and +1 DEF.",
    cites=("vs-system-base/a9.4#3",),
    belief="a power-up does nothing by itself",
    is_routine=True,
)

POWER_UP_ENDS_WITH_ATTACK = Rule(
    "vs/during-attack.power-up-ends",
    "A power-up lasts for the attack.",
    cites=("vs-system-base/a9.4#3",),
    belief="a power-up lasts for the turn",
    is_routine=True,
)

REINFORCED_IS_OWN_DEFENDER = Rule(
    "vs/during-attack.reinforced-whom",
    "What is reinforced is the defender, by its controller.",
    cites=("vs-system-base/a9.2#1", "vs-system-base/a9.2#8"),
    belief="attackers, and players who are attacked, can be reinforced too",
)


@rule("vs/during-attack.reinforcer", "vs-system-base/a9.2#2",
      misreading=lambda is_adjacent, shares_affiliation, is_in_support_row: True,
      belief="any ready character can reinforce",
      also=(misread("vs-system-base/a9.2#2",
                    misreading=lambda is_adjacent, shares_affiliation, is_in_support_row: is_adjacent and is_in_support_row,
                    belief="a character that reinforces need only be adjacent"),
            misread("vs-system-base/a9.2#2",
                    misreading=lambda is_adjacent, shares_affiliation, is_in_support_row: shares_affiliation and is_in_support_row,
                    belief="a character that reinforces may stand anywhere"),
            misread("vs-system-base/a9.2#3",
                    misreading=lambda is_adjacent, shares_affiliation, is_in_support_row: is_adjacent and shares_affiliation,
                    belief="a character beside the defender in the front row can reinforce it")))  # fmt: skip
def is_reinforcer(is_adjacent: bool, shares_affiliation: bool, is_in_support_row: bool) -> bool:
    """A reinforcing character stands in the support row, adjacent to the defender, and shares an affiliation with it."""
    return is_adjacent and shares_affiliation and is_in_support_row


REINFORCER_IS_READY = Rule(
    "vs/during-attack.reinforcer-exhausts",
    "A reinforcing character exhausts, so it has to be ready.",
    cites=("vs-system-base/a9.2#6", "vs-system-base/a8.8#5", "vs-system-base/a11.3#4"),
    belief="an exhausted character can reinforce",
)

REINFORCING_EXHAUSTS = Rule(
    "vs/during-attack.reinforcing-exhausts",
    "Reinforcing costs exhausting the reinforcing character.",
    cites=("vs-system-base/a9.2#1",),
    belief="a character that reinforces stays ready",
    is_routine=True,
)

EXHAUSTED_CAN_BE_REINFORCED = Rule(
    "vs/during-attack.reinforced-exhausted",
    "An exhausted defender can be reinforced.",
    cites=("vs-system-base/a8.8#3",),
    belief="only a ready defender can be reinforced",
    is_routine=True,
)

REINFORCEMENT_TARGETS = Rule(
    "vs/during-attack.reinforcement-targets",
    "The defender is the target of the reinforcement effect.",
    cites=("vs-system-base/a9.2#4",),
    belief="reinforcement targets nothing",
    is_routine=True,
)

REINFORCEMENT_IS_CHECKED_AGAIN = Rule(
    "vs/during-attack.reinforcement-rechecked",
    "As reinforcement resolves, the reinforcing character must still be adjacent to the defender and share an affiliation with it.",
    cites=("vs-system-base/a9.2#5",),
    belief="whatever becomes of the reinforcing character, the defender has reinforcement",
    is_routine=True,
)

CARDS_REINFORCE_TOO = Rule(
    "vs/during-attack.reinforced-by-a-card",
    "A card can give the defender reinforcement without anybody being exhausted for it.",
    cites=("vs-system-base/a9.2#7",),
    belief="a defender is reinforced only by a character that is exhausted for it",
    is_routine=True,
)

REINFORCEMENT_IS_ONES_OWN = Rule(
    "vs/during-attack.reinforcement-is-ones-own",
    "Reinforcement belongs to the character that has got it: another one that becomes the defender doesn't have it.",
    cites=("vs-system-base/a9.3#1",),
    belief="reinforcement belongs to the attack: whoever becomes the defender has it",
)

REINFORCED_IS_STUNNED = Rule(
    "vs/during-attack.reinforced-is-stunned",
    "Reinforcement doesn't stop the defender from being stunned.",
    cites=("vs-system-base/a9.3#2",),
    belief="a reinforced defender isn't stunned",
    is_routine=True,
)

REINFORCEMENT_IS_KEPT = Rule(
    "vs/during-attack.reinforcement-is-kept",
    "A defender that has reinforcement keeps it, even if it can't gain any more.",
    cites=("marvel-knights/good-night-sweet-prince#1",),
    belief="a defender that can't gain reinforcement loses what it has",
)

REINFORCED_STUN_LOSES = Rule(
    "vs/during-attack.reinforced-stun-loses",
    "The stun of a reinforced defender costs its controller endurance as any stun does.",
    cites=("vs-system-base/a9.3#3",),
    belief="reinforcement saves all the endurance",
    is_routine=True,
)
