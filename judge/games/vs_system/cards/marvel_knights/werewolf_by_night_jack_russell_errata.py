"""Werewolf by Night, Jack Russell

Concealed. (Comes into play hidden.)

Start of the combat phase: +1 ATK / +1 DEF for Werewolf by Night this turn if you have the
initiative. Otherwise, put your deck's top card into your KO'd pile.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    COMBAT,
    DRAW,
    SELF,
    Adds,
    Character,
    HasInitiative,
    If,
    InYourDeck,
    Modify,
    RuledBy,
    names,
    start_of,
    to_ko_pile,
    whenever,
)

ruled = RuledBy("marvel-knights/werewolf-by-night-jack-russell-errata")

GROWS = Modify(
    SELF,
    (Adds("atk", 1), Adds("defense", 1)),
    until=ruled(1, "turn", misread=None, belief="the bonus stays, and grows turn by turn"),
)

MILLS = to_ko_pile(InYourDeck(top=1))

COMBAT_STARTS = start_of(ruled(1, COMBAT, misread=DRAW, belief="his power triggers as the turn starts"))

BY_ERRATA = whenever(COMBAT_STARTS) >> If(
    ruled(1, HasInitiative(), misread=~HasInitiative(), belief="he gets the bonus without the initiative"), GROWS, MILLS
)  # fmt: skip

# An "if" right behind the event is a condition of triggering: by the printed words nothing triggers without the initiative.
AS_PRINTED = whenever(COMBAT_STARTS, if_=HasInitiative()) >> If(HasInitiative(), GROWS, MILLS)

WEREWOLF_BY_NIGHT = Character(
    name="Werewolf by Night", version="Jack Russell", cost=2, affiliations=names("Underworld"), atk=2, defense=2,
    keywords=names("concealed"), entry=ruled.entry,
    powers=(
        ruled((2, 3), BY_ERRATA, misread=AS_PRINTED,
              belief="the condition stands where it is printed: without the initiative the power doesn't trigger"),
    ),
)  # fmt: skip
