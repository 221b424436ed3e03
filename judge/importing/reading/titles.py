"""What a file says of itself is its title, where that names a document: programs fill it with names of files and of nothing."""

from __future__ import annotations

import re

from judge.rulings.controls import without_controls

_LONGEST = 120  # characters
_WORD = re.compile(r"[^\W\d_]{2,}")
_FILE = re.compile(r"\.[a-z]{2,4}\d?$|\w://|[\\_]|^microsoft \w+ - |\bcopy(?: \(?\d+\)?)?$", re.IGNORECASE)
_NOTHING = re.compile(
    r"\W*(?:untitled|unnamed|no title|new document|document|layout|slide|page|presentation|template|title|unbenannt|ohne titel|sans titre"
    r"|sin título|senza titolo)\b",
    re.IGNORECASE,
)


def telling_title(text: str) -> str:
    """A title that a file bears besides its text; "" where it is the name of a file, a program's word for none, or a single word."""
    title = " ".join(without_controls(text[: 2 * _LONGEST].encode("utf-8", "ignore").decode()).split())
    if len(title) > _LONGEST or len(_WORD.findall(title)) < 2 or _FILE.search(title) or _NOTHING.match(title):
        return ""
    return title
