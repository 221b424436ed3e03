"""The capital and small letters of every European language, for patterns that tell a heading from a sentence."""

from __future__ import annotations

import re

_LAST = 0x530  # behind Latin, Greek and Cyrillic
_RANGE = re.compile("A-Z|a-z")
_EVERY = [chr(code) for code in range(0xC0, _LAST)]
CAPITALS = "A-Z" + "".join(filter(str.isupper, _EVERY))
SMALL = "a-z" + "".join(filter(str.islower, _EVERY))


def of_any_language(pattern: str) -> str:
    """A pattern in which the classes ``A-Z`` and ``a-z`` hold the letters of every language."""
    return _RANGE.sub(lambda match: CAPITALS if match[0] == "A-Z" else SMALL, pattern)
