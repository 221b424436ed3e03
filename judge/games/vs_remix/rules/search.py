"""Rules about searching."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.rules import search as vs
from judge.games.vs_system.rules.search import PRIVATE

_FAIL = "remix-glossary/fail-to-find"

may_fail_to_find = vs.may_fail_to_find.citing(
    f"{_FAIL}#1",
    "vs-remix-base/r1.2#1",
    sentence="A search may fail to find only in a private zone (deck or hand), and only where the card is described.",
    reading=lambda zones, is_described: zones <= PRIVATE and is_described,
    misreading=lambda zones, is_described: False,
    belief="who searches has to take a fitting card if there is one, in hand and deck as well",
    also=(
        misread(
            f"{_FAIL}#2",
            misreading=lambda zones, is_described: zones <= PRIVATE,
            belief="a search of a deck or a hand may always fail, also one for any card",
        ),
        misread(
            f"{_FAIL}#3",
            "vs-remix-base/r1.2#2",
            misreading=lambda zones, is_described: is_described,
            belief="a search for a certain card may fail in any zone",
        ),
        misread(
            f"{_FAIL}#3",
            misreading=lambda zones, is_described: not zones <= PRIVATE or is_described,
            belief="in a public zone, where all see what there is, nobody has to find anything",
        ),
    ),
)
