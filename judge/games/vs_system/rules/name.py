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

VERSION_IS_NO_AFFILIATION = Rule(
    "vs/name.version-is-no-affiliation",
    "A version does nothing on its own: it is no affiliation that characters share.",
    cites=("x-men/3.3-acolytes-hellions-and-freedom-force#1",),
    belief="characters that share a version share an affiliation",
    is_routine=True,
)
