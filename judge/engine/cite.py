"""Citations: what a rule or a card's argument rests on.

A citation is a point of a ruling (``heralds-of-galactus/3-press#2``) or of a base rule (``vs-system-base/a8.3#2``), or a whole base rule
(``vs-system-base/a8.3``). The engine checks only the form; that the cited text exists is checked by `judge verify` and a test, so that the
engine need not import the corpus.
"""

from __future__ import annotations

import re
from typing import NewType

Citation = NewType("Citation", str)

_POINT = re.compile(r"[a-z0-9-]+/[a-z0-9.-]+#[1-9][0-9]*")
_BASE = re.compile(r"[a-z0-9-]+/[a-z][0-9]+\.[0-9]+[a-z]{0,2}")


def citation(text: str) -> Citation:
    """``text`` as a citation. Raises ValueError where it is neither a point nor a base rule."""
    if not (_POINT.fullmatch(text) or _BASE.fullmatch(text)):
        raise ValueError(f"{text!r} is no citation: write 'document/entry#point', or 'document/a1.2' for a base rule")
    return Citation(text)


def entry_of(cite: str) -> str:
    """The entry that ``cite`` names, without its point."""
    return cite.partition("#")[0]


def is_base_rule(cite: str) -> bool:
    """Whether ``cite`` names a base rule, or a point of one, rather than a point of a ruling."""
    return _BASE.fullmatch(entry_of(cite)) is not None
