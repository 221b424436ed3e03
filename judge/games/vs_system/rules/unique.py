"""Rules about uniqueness."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule
from judge.games.vs_system.model.cards import ARMY


@rule("vs/unique.army-is-the-version", "heralds-of-galactus/6-uniqueness#1",
      misreading=lambda versions, namesakes: ARMY in versions | namesakes,
      belief="a name is either that of Army characters or that of a unique one, never both",
      also=(misread("vs-system-base/a2.5#1", misreading=lambda versions, namesakes: False,
                    belief="every character is unique, one of a whole army as well"),))  # fmt: skip
def is_army(versions: frozenset[str], namesakes: frozenset[str]) -> bool:
    """A character is Army by its own version: others of its name may be of another kind."""
    return ARMY in versions


UNIQUENESS_APPLIES_ON_ARRIVAL = Rule(
    "vs/unique.moment",
    "Uniqueness is applied as the new object arrives (recruited, attached), not as it is announced.",
    cites=("vs-system-base/a4.5", "heralds-of-galactus/6-uniqueness#5", "heralds-of-galactus/6-uniqueness#6"),
    belief="the older one goes as soon as the new one is announced and paid for",
)

VERSIONS_ARE_ONE_NAME = Rule(
    "vs/unique.by-name",
    "Uniqueness looks at the name alone: another version of it makes no difference.",
    cites=("vs-system-base/a4.5#2",),
    belief="a player may control two versions of one character",
    is_routine=True,
)

OLD_ONE_IS_UNIQUE = Rule(
    "vs/unique.army-spared",
    "Only unique objects go: Army versions stay.",
    cites=("heralds-of-galactus/6-uniqueness#2", "vs-system-base/a4.5#2"),
    belief="a newcomer removes every object of its name, Army or not",
)

OLD_ONE_GOES = Rule(
    "vs/unique.older-goes",
    "The older object goes, and the newcomer stays.",
    cites=("heralds-of-galactus/6-uniqueness#2",),
    belief="the newcomer goes, and the one that was there stays",
)

NAMESAKE_MAKES_ROOM = Rule(
    "vs/unique.makes-room",
    "The older object goes just before the new one is in play: its position is free for the new one.",
    cites=("vs-system-base/a4.5#1",),
    belief="the older one stands in its position until the new one has taken another",
)

STUNNED_ONE_GOES = Rule(
    "vs/unique.stunned",
    "A stunned character goes as well.",
    cites=("heralds-of-galactus/6-uniqueness#2",),
    belief="a stunned character has lost its name and text, and stays",
)

ONLY_OWN_ONES_GO = Rule(
    "vs/unique.own",
    "Only objects of the player whose newcomer it is go.",
    cites=("heralds-of-galactus/6-uniqueness#2", "heralds-of-galactus/3.2-errata-to-witching-hour#9"),
    belief="uniqueness holds for the whole table, and an opponent's object of that name goes too",
)

EQUIPMENT_CAN_BE_UNIQUE = Rule(
    "vs/unique.equipment",
    "A unique equipment sends the older ones to the KO'd pile as it is attached.",
    cites=("heralds-of-galactus/6-uniqueness#6",),
    belief="uniqueness concerns only what comes into play by itself, such as characters, and no equipment",
)

EQUIPMENT_NEEDS_KEYWORD = Rule(
    "vs/unique.equipment-keyword",
    "An equipment is unique only with the keyword unique.",
    cites=("heralds-of-galactus/6-uniqueness#6",),
    belief="every equipment is unique, as every character is",
)

NEWCOMER_IS_UNIQUE = Rule(
    "vs/unique.army-removes-none",
    "An Army newcomer makes the uniqueness rule do nothing.",
    cites=("heralds-of-galactus/6-uniqueness#3",),
    belief="an Army newcomer removes the non-Army character of its name",
)

EQUIPMENT_STAYS_UNIQUE = Rule(
    "vs/unique.stunned-equipment",
    "A unique equipment stays unique on a stunned character.",
    cites=("heralds-of-galactus/6-uniqueness#4",),
    belief="an equipment on a stunned character has lost its text, and with it its uniqueness",
)
