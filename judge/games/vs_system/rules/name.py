"""Rules about names and identities."""

from __future__ import annotations

from judge.engine.rules import Rule

IS_NAMED_BY_NAME_ALONE = Rule(
    "vs/name.identity-is-none",
    "A card is named only by its name: its identity is no name of it.",
    cites=(
        "heralds-of-galactus/7-doom#1",
        "heralds-of-galactus/7-doom#2",
        "heralds-of-galactus/doom-bot-dr-doom-cosmic-thief#2",
    ),
    belief="the identity behind the diamond is a second name",
)

IDENTITY_STANDS_BEHIND_DIAMOND = Rule(
    "vs/name.identity",
    "The identity of a character is what stands behind the diamond.",
    cites=("vs-system-base/a2.3#1",),
    belief="a character's identity is its name, whatever stands behind the diamond",
    is_routine=True,
)

NAME_IS_IDENTITY = Rule(
    "vs/name.is-identity",
    "A character without a diamond has its printed name as its identity.",
    cites=("vs-system-base/a2.3#2",),
    belief="a character without a diamond has no identity",
    is_routine=True,
)

NAME_IS_IDENTITY_SINCE = Rule(
    "vs/name.is-identity-since",
    "It is since 27 May 2006 that a character without a diamond has an identity.",
    cites=("vs-system-base/a2.3#2",),
    belief="a character without a diamond has always had its name as its identity",
    is_routine=True,
)

IDENTITY_IS_EVERYWHERE = Rule(
    "vs/name.identity-everywhere",
    "A character has its identity in every zone.",
    cites=("vs-system-base/a2.3#3",),
    belief="only a character in play has an identity",
    is_routine=True,
)

ONE_IDENTITY_IS_ENOUGH = Rule(
    "vs/name.shared-identity",
    "Two characters share an identity if one of theirs is the same.",
    cites=("vs-system-base/a2.3#4",),
    belief="characters share an identity only if all of theirs are the same",
    is_routine=True,
)

UNIQUENESS_ASKS_FOR_NAMES = Rule(
    "vs/name.uniqueness",
    "Uniqueness compares names, and no identities.",
    cites=("vs-system-base/a2.3#5",),
    belief="two characters of one identity are one person, and uniqueness removes the older",
    is_routine=True,
)

VERSION_IS_NO_AFFILIATION = Rule(
    "vs/name.version-is-no-affiliation",
    "A version does nothing on its own: it is no affiliation that characters share.",
    cites=("x-men/3.3-acolytes-hellions-and-freedom-force#1",),
    belief="characters that share a version share an affiliation",
    is_routine=True,
)
