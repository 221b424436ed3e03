"""A command line as bash has it: split into words without running anything, and candidates quoted as bash will insert them.

Bash gives a completion the words as they were typed, quotes and all, and replaces only what stands behind the last sign that breaks words
for it (``$COMP_WORDBREAKS``) or behind an opening quote. So it is told just that part, quoted for where it goes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

_PLAIN = re.compile(r"([^\w@%+=:./#-])")
_REDIRECTIONS = "<>"


class Word(NamedTuple):
    """A word of a command line: its value, how much of it bash leaves alone (``kept``), and the quote that is still open, or ""."""

    value: str
    kept: int = 0
    quote: str = ""
    is_redirection: bool = False


def split(line: str, breaks: str) -> list[Word]:
    """The words of a line up to the cursor; the last is the one being typed, empty behind a space.

    :param breaks: signs that break words for bash besides spaces and quotes, e.g. ":=".
    """
    words: list[Word] = []
    value, kept, quote, has_begun, is_escaped = "", 0, "", False, False
    for char in line:
        if is_escaped:
            value += char if quote != '"' or char in '"\\$`' else f"\\{char}"
            is_escaped = False
        elif char == "\\" and quote != "'":
            is_escaped = has_begun = True
        elif quote:
            if char == quote:
                quote, kept = "", len(value)
            else:
                value += char
        elif char in "'\"":
            quote, kept, has_begun = char, len(value), True
        elif char.isspace() or char in _REDIRECTIONS:
            if has_begun:
                words.append(Word(value, kept))
            if char in _REDIRECTIONS:
                words.append(Word(char, is_redirection=True))
            value, kept, has_begun = "", 0, False
        else:
            value += char
            has_begun = True
            kept = len(value) if char in breaks else kept
    return [*words, Word(value, kept, quote)]


def arguments(words: Sequence[Word]) -> list[str]:
    """The words behind the command's name: assignments may stand before it."""
    values = [word.value for word in words]
    while len(values) > 2 and re.match(r"\w+=", values[0]):
        del values[0]
    return values[1:]


def quoted(text: str, quote: str) -> str:
    """A text as it has to stand behind an open quote, or outside of quotes where there is none."""
    if quote == "'":
        return text.replace("'", "'\\''")
    if quote:
        return re.sub(r'(["\\$`])', r"\\\1", text)
    return _PLAIN.sub(r"\\\1", text)
