"""Rules about searching."""

from __future__ import annotations

from judge.engine.rules import misread, rule

_FAIL = "remix-glossary/fail-to-find"


@rule("remix/search.fail-to-find", f"{_FAIL}#1", "vs-remix-base/r1.2#1",
      misreading=lambda is_private, is_described: False,
      belief="who searches has to take a fitting card if there is one, in hand and deck as well",
      also=(misread(f"{_FAIL}#2", misreading=lambda is_private, is_described: is_private,
                    belief="a search of a deck or a hand may always fail, also one for any card"),
            misread(f"{_FAIL}#3", "vs-remix-base/r1.2#2", misreading=lambda is_private, is_described: is_described,
                    belief="a search for a certain card may fail in any zone"),
            misread(f"{_FAIL}#3", misreading=lambda is_private, is_described: not is_private or is_described,
                    belief="in a public zone, where all see what there is, nobody has to find anything")))  # fmt: skip
def may_fail_to_find(is_private: bool, is_described: bool) -> bool:
    """A search may fail to find only in a private zone (deck or hand), and only where the card is described."""
    return is_private and is_described
