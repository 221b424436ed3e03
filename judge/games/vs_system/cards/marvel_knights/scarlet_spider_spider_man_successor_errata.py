"""Scarlet Spider <> Spider-Man, Successor

Whenever a character named Spider-Man comes into play under your control, you may move it to your
hidden area.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    HIDDEN,
    IT,
    YOURS,
    Character,
    May,
    RuledBy,
    comes_into_play,
    move_to_area,
    named,
    names,
    whenever,
)

ruled = RuledBy("marvel-knights/scarlet-spider-spider-man-successor-errata")

SPIDER_MAN = ruled(
    (1, 2), named("Spider-Man"), misread=named("Scarlet Spider"), belief="the name in the printed text counts"
)

SCARLET_SPIDER = Character(
    name="Scarlet Spider", identity="Spider-Man", version="Successor", cost=2, affiliations=names("Spider-Friends"), atk=2, defense=2,
    entry=ruled.entry,
    powers=(
        whenever(comes_into_play(CHARACTERS & YOURS & SPIDER_MAN)) >> ruled(1,
            May(move_to_area(IT, HIDDEN)), misread=move_to_area(IT, HIDDEN), belief="that Spider-Man has to be moved"),
    ),
)  # fmt: skip
