"""Front Line Warfare"""

from __future__ import annotations

from judge.games.vs_remix.dsl import (
    ANY,
    CHARACTERS,
    CREWED,
    IS_STUNNED,
    YOURS,
    Disembark,
    PlotTwist,
    RuledBy,
    discard,
    target,
)

ruled = RuledBy("remix-glossary/vehicle")

STANDING = ruled(22, ~IS_STUNNED, misread=ANY, belief="the crew of a stunned vehicle can still disembark")

FRONT_LINE_WARFARE = PlotTwist(
    name="Front Line Warfare",
    ongoing=True,
    powers=(discard() >> Disembark(target(CHARACTERS & CREWED & YOURS & STANDING)),),
)
