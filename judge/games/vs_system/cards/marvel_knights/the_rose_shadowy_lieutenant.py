"""The Rose, Shadowy Lieutenant

Concealed. (Comes into play hidden.)

Activate, move The Rose from your hidden area to your visible area >>> KO one of your resources. If you do,
search your deck for a Made Men (by name), reveal it, put it into your resource row face down, and shuffle.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    IN_HIDDEN_AREA,
    IN_RESOURCE_ROW,
    NOTHING,
    SELF,
    VISIBLE,
    YOURS,
    Character,
    InYourDeck,
    RevealFromHand,
    RuledBy,
    Sequence,
    Shuffle,
    choice,
    ko,
    move_to_area,
    named,
    names,
    to_resource_row,
)

ruled = RuledBy("marvel-knights/the-rose-shadowy-lieutenant")

_MADE_MEN = choice(InYourDeck() & named("Made Men"), least=0, name="a Made Men of your deck")

_OUT_OF_HIDING = move_to_area(
    SELF & ruled(2, IN_HIDDEN_AREA, misread=ANY, belief="in the visible area the power can be used, too"), VISIBLE
)

_MADE_MEN_FOR_A_RESOURCE = ko(choice(IN_RESOURCE_ROW & YOURS, name="a resource to KO")).if_done(
    Sequence(RevealFromHand(_MADE_MEN), to_resource_row(_MADE_MEN)).then(Shuffle())
)

THE_ROSE = Character(
    name="The Rose", version="Shadowy Lieutenant", cost=2, affiliations=names("Crime Lords"), atk=2, defense=2,
    keywords=names("range", "concealed"), entry=ruled.entry,
    powers=(
        ruled(1,
            ACTIVATE.then(ruled(1, _OUT_OF_HIDING, misread=NOTHING, belief="The Rose may stay where he is when his power is used"))
            >> _MADE_MEN_FOR_A_RESOURCE,
            misread=ACTIVATE >> _OUT_OF_HIDING.then(_MADE_MEN_FOR_A_RESOURCE), belief="The Rose comes out as his power resolves"),
    ),
)  # fmt: skip
