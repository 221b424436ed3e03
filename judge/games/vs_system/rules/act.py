"""Rules about who may act when, and with what."""

from __future__ import annotations

from judge.engine.rules import Rule, rule

HAS_PRIORITY = Rule(
    "vs/act.priority",
    "Only the player with priority acts.",
    cites=("vs-system-base/a6.1", "vs-system-base/a8.1#1", "vs-system-base/a5.5#2"),
    belief="one may act at any time",
)

ONGOING_WORKS_AT_ONCE = Rule(
    "vs/act.ongoing-at-once",
    "An ongoing text works from the moment its card is face up in the resource row: it doesn't wait for the card's effect.",
    cites=("x-men/2.2-choose-affiliations-as-a-cost#2",),
    belief="the ongoing text of a plot twist waits until its effect has resolved",
    is_routine=True,
)

CARD_IS_PLAYABLE = Rule(
    "vs/act.card",
    "A card is played, recruited or flipped from where its type allows that, by the player whose card it is.",
    cites=("vs-system-base/a5.2#2", "vs-system-base/a5.3#3", "vs-system-base/a5.5#1", "vs-system-base/a3.4#4"),
    belief="a card can be used from anywhere",
)

POWER_IS_USABLE = Rule(
    "vs/act.power",
    "A power is used by the controller of its source, where it works.",
    cites=("vs-system-base/a7.4", "vs-system-base/a7.8#1", "vs-system-base/a5.5#1"),
    belief="a power can be used wherever its card is",
)


@rule("vs/act.threshold", "vs-system-base/a5.1#1", "vs-system-base/a5.5#2", misreading=lambda resources, threshold: True,
      belief="a threshold needs no resources")  # fmt: skip
def meets_threshold(resources: int, threshold: int) -> bool:
    """A threshold cost asks for that many resources."""
    return resources >= threshold


ANSWERS_AGAIN = Rule(
    "vs/act.answers-again",
    "A player may answer with as many plot twists as he likes.",
    cites=("heralds-of-galactus/kree-public-accusers-army#2",),
    belief="a player may answer an effect with only one plot twist",
)

PAYS_IN_FULL = Rule(
    "vs/act.pay",
    "A cost is paid in full or not at all.",
    cites=(
        "vs-system-base/a6.6",
        "vs-system-base/a7.1#3",
        "vs-system-base/a7.1#4",
        "vs-system-base/a8.8#5",
        "vs-system-base/a4.2#3",
        "vs-system-base/a4.2#4",
        "vs-system-base/a4.8#4",
        "x-men/2.2-choose-affiliations-as-a-cost#3",
    ),
    belief="a cost may be paid in part",
)


@rule(
    "vs/act.once",
    "vs-system-base/a7.1",
    "x-men/4.2-pay-0-endurance-in-the-recovery-phase#2",
    misreading=lambda times: True,
    belief="'once per turn' can be used again",
)
def is_unused_this_turn(times: int) -> bool:
    """A power that is usable once per turn is used once a turn."""
    return times < 1


EVERYBODY_MAY_PLAY = Rule(
    "vs/act.everybody",
    "Whoever has priority may play effects, also in a step of another player.",
    cites=("vs-system-base/a9.1#1", "vs-system-base/a5.2#3", "vs-system-base/a7.8#2"),
    belief="only the player whose step it is plays effects in it",
    is_routine=True,
)

WHO_ACTS_KEEPS_PRIORITY = Rule(
    "vs/act.keeps-priority",
    "A player who acts keeps priority and may act again.",
    cites=("vs-system-base/a6.1#2", "vs-system-base/a6.6#4"),
    belief="after an action it is the next player's turn to act",
    is_routine=True,
)

WHO_PASSED_MAY_ACT_AGAIN = Rule(
    "vs/act.after-passing",
    "If another player acts, a player who has passed gets another chance to act.",
    cites=("vs-system-base/a6.2#4", "vs-system-base/a6.2#5"),
    belief="who has passed can't act any more before the chain resolves",
    is_routine=True,
)

ATTACKING_PLAYER_ACTS_FIRST = Rule(
    "vs/act.attacking-player-first",
    "As an attack begins, the attacking player has priority first.",
    cites=("vs-system-base/a9.1#2",),
    belief="as an attack begins, the defending player acts first",
    is_routine=True,
)

PLAYERS_ACT_AFTER_RESOLVING = Rule(
    "vs/act.after-the-last",
    "After an effect has resolved, players can act: an attack or a step ends only when all pass with nothing on the chain.",
    cites=("vs-system-base/a6.2#3", "vs-system-base/a6.2#6", "vs-system-base/a9.1#3"),
    belief="once all have passed and the chain has resolved, the attack or step is over",
    is_routine=True,
)

IS_TIME_TO_ATTACK = Rule(
    "vs/act.attack",
    "An attack is proposed in one's own attack step, with nothing on the chain and no attack in progress.",
    cites=(
        "vs-system-base/a8.1m#1",
        "vs-system-base/a8.1",
    ),
    belief="an attack can be proposed at any time",
)

ATTACKS_WITH_SOMEBODY = Rule(
    "vs/act.attack-with",
    "An attack has at least one attacker.",
    cites=("vs-system-base/a8.1#2",),
    belief="an attack can be proposed without naming an attacker",
    is_routine=True,
)

NOBODY_OWES_ATTACK = Rule(
    "vs/act.attack-if-able",
    "A player can't pass in his attack step while a character that must attack if able could still attack.",
    cites=("heralds-of-galactus/5-attack-if-able#1",),
    belief="'attack if able' doesn't keep a player from passing",
)

ATTACK_IS_OWED_IN_ATTACK_STEP = Rule(
    "vs/act.attack-if-able-when",
    "'Attack if able' keeps a player from passing in his own attack step only.",
    cites=("heralds-of-galactus/5-attack-if-able#1",),
    belief="who must attack if able can't pass at all in the combat phase before he has attacked",
)

HAS_YET_TO_ATTACK = Rule(
    "vs/act.attack-if-able-once",
    "A character that has attacked this turn has done what 'attack if able' asks of it.",
    cites=("heralds-of-galactus/5-attack-if-able#1",),
    belief="a character that must attack if able and is readied has to attack again",
)

MAY_ACT_BEFORE_ATTACKING = Rule(
    "vs/act.before-attacking",
    "'Attack if able' doesn't keep you from using, and so exhausting, a character before it attacks.",
    cites=("heralds-of-galactus/5-attack-if-able#3",),
    belief="a character that must attack if able can't be used for anything else before it has attacked",
)

EXHAUSTED_KEEPS_POWERS = Rule(
    "vs/act.exhausted-keeps-powers",
    "A character keeps its powers while it is exhausted.",
    cites=("vs-system-base/a8.8#6", "vs-system-base/a7.1#5"),
    belief="the powers of an exhausted character don't work",
    is_routine=True,
)

NEWCOMER_MAY_BE_USED = Rule(
    "vs/act.newcomer",
    "A character can be activated in the turn in which it came into play.",
    cites=("vs-system-base/a4.6m#1",),
    belief="a character can't be activated in the turn in which it came into play",
    is_routine=True,
)

FACE_DOWN_HAS_NO_POWERS = Rule(
    "vs/act.face-down",
    "A power works only while its source is face up in play.",
    cites=(
        "vs-system-base/a7.2#2",
        "vs-system-base/a7.4",
        "vs-system-base/a5.4#1",
        "vs-system-base/a5.4#2",
        "vs-system-base/a5.5#1",
        "vs-system-base/a13.7#1",
    ),
    belief="a face-down card in the resource row has its powers",
    is_routine=True,
)

LEAVING_LOOKS_BACK = Rule(
    "vs/act.looks-back",
    "A power that triggers on leaving play or on becoming stunned triggers although its source is no longer face up in play.",
    cites=("vs-system-base/a7.2#3",),
    belief="what has left play or is stunned triggers no more",
    is_routine=True,
)

NEGATIVE_IS_ZERO = Rule(
    "vs/act.negative",
    "A negative number counts as 0.",
    cites=("vs-system-base/a7.6#1",),
    belief="a negative ATK or DEF counts as it is",
    is_routine=True,
)
