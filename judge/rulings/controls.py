"""Characters that are no text: they steer a terminal, turn the order of what is shown, or stand for no character at all.

Documents lose them where they are read; a corpus that somebody writes has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.harmless import without_escapes

# Spaces as far as words go: where they part two, a space stands in their place.
_PARTING = re.compile("[\x0b\x1c-\x1f]")
_FORBIDDEN = (
    "\x00-\x08\x0e-\x1b\x7f-\x9f"  # controls, but for ends of lines and pages and for tabs
    "\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069"  # the order of writing
    "\ud800-\udfff\ufff9-\ufffb\ufdd0-\ufdef"  # halves of characters, notes between lines, what is no character
    + "".join(f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0, 0x110000, 0x10000))
    + "\U000e0000-\U000e007f"  # tags, which nobody sees
)
_DROPPED = re.compile(f"[{_FORBIDDEN}]")
_CONTROL = re.compile(f"[\x0b\x0c\x1c-\x1f{_FORBIDDEN}]")
# What claims to be Latin-1, or was made UTF-8 as if it were, is Windows-1252: HTML reads it so, too.
_WINDOWS = {code: bytes([code]).decode("windows-1252", "ignore") for code in range(0x80, 0xA0)}
_SECOND_CONTROLS = re.compile("[\x80-\x9f]")


def without_controls(text: str) -> str:
    """The text without commands of a terminal and other characters that are none; ends of lines and pages and tabs stay.

    The second controls (U+0080 to U+009F) become what Windows-1252 prints for them.
    """
    text = without_escapes(text)
    text = _SECOND_CONTROLS.sub(lambda match: _WINDOWS[ord(match[0])], text)
    return _DROPPED.sub("", _PARTING.sub(" ", text))


def controls(text: str) -> Iterator[tuple[int, str]]:
    """The characters of a text that are none, the first of each line: its number from 1, and the character as U+001B."""
    line, counted, last = 1, 0, 0
    for match in _CONTROL.finditer(text):
        line += text.count("\n", counted, match.start())
        counted = match.start()
        if line != last:
            yield line, f"U+{ord(match[0]):04X}"
        last = line
