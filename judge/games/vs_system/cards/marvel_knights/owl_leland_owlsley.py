"""Owl, Leland Owlsley

Your Crime Lords characters have flight.

Boost 1: When Owl comes into play, move target opposing character of cost 1 or less to your front row.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    FLIGHT,
    FRONT,
    OPPONENTS,
    SELF,
    YOURS,
    Character,
    Gains,
    RuledBy,
    Static,
    affiliated,
    boost,
    comes_into_play,
    cost_at_most,
    move_to_row,
    names,
    target,
    whenever,
)

ruled = RuledBy("marvel-knights/owl-leland-owlsley")

moving = RuledBy("marvel-knights/512.3")

_PREY = target(
    CHARACTERS
    & moving(3, OPPONENTS & cost_at_most(1), misread=ANY, belief="an effect that moves a character may move any one"),
    name="opposing character of cost 1 or less",
)

OWL = Character(
    name="Owl", version="Leland Owlsley", cost=3, affiliations=names("Crime Lords"), atk=5, defense=3,
    keywords=names("flight"), boost=1, entry=ruled.entry,
    powers=(
        Static(change=Gains("keywords", FLIGHT), on=CHARACTERS & YOURS & affiliated("Crime Lords")),
        *boost(whenever(comes_into_play(SELF)) >> move_to_row(_PREY, FRONT)),
    ),
)  # fmt: skip
