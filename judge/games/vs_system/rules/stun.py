"""Rules about becoming stunned, being stunned and recovering."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule("vs/stun.loss", "vs-system-base/a10.5#4", "vs-system-base/a13.12#1", "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#1",
      "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem#3", "heralds-of-galactus/i-hunger#4",
      misreading=lambda cost, is_invulnerable: cost, belief="invulnerability saves the character, not the endurance",
      also=(misread("vs-system-base/a10.5#1", misreading=lambda cost, is_invulnerable: 0,
                    belief="a stun as such costs no endurance"),))  # fmt: skip
def stun_loss(cost: int, is_invulnerable: bool) -> int:
    """Becoming stunned costs the controller the character's cost; nothing with invulnerability."""
    return 0 if is_invulnerable else cost


STUNNED_ONCE = Rule(
    "vs/stun.once",
    "Stunning a character that is stunned already does nothing.",
    cites=("vs-system-base/a11.4m#1",),
    belief="whoever stuns a character that is stunned already costs its player the endurance once more",
    is_routine=True,
)

INVULNERABLE_IS_STUNNED = Rule(
    "vs/stun.invulnerable",
    "A character with invulnerability becomes stunned as any other does.",
    cites=("vs-system-base/a13.12#2",),
    belief="a character with invulnerability can't be stunned",
    is_routine=True,
)

INVULNERABLE_BEFORE_THE_STUN = Rule(
    "vs/stun.looks-before",
    "Whether the stun costs endurance is decided by what the character has as it becomes stunned, not by what is left of that.",
    cites=("heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#1",),
    belief="what the character has lost by becoming stunned no longer saves its controller",
)

EVERY_STUN_LOSES = Rule(
    "vs/stun.every-stun-loses",
    "A stun by an effect or as a cost loses endurance in the same way as a stun by an attack.",
    cites=("vs-system-base/a10.5#3",),
    belief="only a stun by an attack costs endurance",
    is_routine=True,
)

LOSS_COMES_WITH_THE_STUN = Rule(
    "vs/stun.loses-at-once",
    "The endurance for a stun is lost at the same moment as the stun.",
    cites=("vs-system-base/a10.5#2",),
    belief="the loss for a stun goes on the chain, and players can act before it",
    is_routine=True,
)

STUN_EXHAUSTS = Rule(
    "vs/stun.exhausts",
    "A character that becomes stunned becomes exhausted.",
    cites=("vs-system-base/a11.1#2",),
    belief="a ready character that becomes stunned stays ready",
    is_routine=True,
)

STUNNED_CANT_READY = Rule(
    "vs/stun.cant-ready",
    "A stunned character can't be readied.",
    cites=("vs-system-base/a11.1#3", "vs-system-base/a3.10", "vs-system-base/a3.8e#1"),
    belief="a stunned character readies as any other does",
    is_routine=True,
)

ANYTHING_STUNS = Rule(
    "vs/stun.by-anything",
    "A character can become stunned by an attack, by an effect or as a cost.",
    cites=("vs-system-base/a11.1#4",),
    belief="only an attack stuns",
    is_routine=True,
)

STUNNED_LOSES_POWERS = Rule(
    "vs/stun.loses-powers",
    "A stunned character has no powers.",
    cites=(
        "vs-system-base/a11.2#1",
        "vs-system-base/a11.3#5",
        "vs-system-base/a7.8#3",
        "vs-system-base/a13.6#3",
        "x-men/senyaka-acolyte#4",
    ),
    belief="a stunned character keeps its powers",
    is_routine=True,
)

STUNNED_KEEPS_FACTS = Rule(
    "vs/stun.keeps-facts",
    "A stunned character keeps name, versions, identities, affiliations, cost, ATK, DEF, flight and range.",
    cites=("vs-system-base/a11.2#2", "vs-system-base/a11.2#3", "vs-system-base/a11.2#4", "vs-system-base/a13.11#3"),
    belief="a stunned character lies face down, so nothing that is printed on it counts",
    is_routine=True,
)

EQUIPMENT_STAYS_ON_STUNNED = Rule(
    "vs/stun.keeps-equipment",
    "A stunned character keeps its equipment.",
    cites=("vs-system-base/a11.2#5", "vs-system-base/a11.8#2"),
    belief="a character that becomes stunned loses its equipment",
    is_routine=True,
)

EQUIPMENT_ON_STUNNED_IS_INACTIVE = Rule(
    "vs/stun.equipment-inactive",
    "The text of an equipment is inactive while its character is stunned.",
    cites=("vs-system-base/a11.2#5",),
    belief="an equipment works on a stunned character, too",
    is_routine=True,
)

OTHER_COUNTERS_STAY = Rule(
    "vs/stun.keeps-counters",
    "A stunned character keeps its counters, except for a cosmic counter.",
    cites=("vs-system-base/a11.2#6",),
    belief="a character that becomes stunned loses all counters",
    is_routine=True,
)

STUNNED_IS_CHARACTER = Rule(
    "vs/stun.is-a-character",
    "A stunned character is still a character that its controller controls, in its position.",
    cites=("vs-system-base/a11.2#8", "vs-system-base/a11.9#3", "vs-system-base/a13.11#3"),
    belief="a stunned character doesn't count as a character that one controls",
    is_routine=True,
)

MODIFIERS_STAY_ON_STUNNED = Rule(
    "vs/stun.keeps-modifiers",
    "Modifiers that affect a character go on affecting it while it is stunned.",
    cites=("vs-system-base/a11.2#9",),
    belief="becoming stunned ends what affects a character",
    is_routine=True,
)

NEW_DEFENDER_IS_NOT_STUNNED = Rule(
    "vs/stun.no-defender",
    "A stunned character can't become a defender.",
    cites=("vs-system-base/a11.3#3",),
    belief="an effect makes even a stunned character the defender",
    is_routine=True,
)

EFFECTS_RECOVER = Rule(
    "vs/stun.effects-recover",
    "A stunned character that an effect recovers is stunned no longer.",
    cites=("vs-system-base/a11.4#1",),
    belief="characters recover only in the recovery phase",
    is_routine=True,
)

RECOVERED_STAYS_EXHAUSTED = Rule(
    "vs/stun.recovers-exhausted",
    "A character that recovers stays exhausted.",
    cites=("vs-system-base/a11.4#2",),
    belief="a character that recovers readies",
    is_routine=True,
)

STUNNED_CAN_BE_TARGETED = Rule(
    "vs/stun.can-be-targeted",
    "A stunned character can be targeted.",
    cites=("vs-system-base/a11.9#1",),
    belief="a stunned character lies face down and can't be targeted",
    is_routine=True,
)

STUNNED_TAKES_COUNTERS = Rule(
    "vs/stun.takes-counters",
    "Counters other than cosmic counters can be put on a stunned character.",
    cites=("vs-system-base/a11.9#2",),
    belief="no counter can be put on a stunned character",
    is_routine=True,
)

STUNNED_TAKES_NO_EQUIPMENT = Rule(
    "vs/stun.takes-no-equipment",
    "Equipment can't be attached to a stunned character.",
    cites=("vs-system-base/a11.9#4", "marvel-knights/302.3a#3"),
    belief="equipment can be attached to any of one's characters",
    is_routine=True,
)

STUNNED_LEAVES_ATTACK = Rule(
    "vs/stun.leaves-attack",
    "An attacker or defender that becomes stunned is no longer in the attack.",
    cites=("vs-system-base/a9.5#1",),
    belief="a stunned character stays in the attack until it concludes",
    is_routine=True,
)
