"""Letters that Unicode doesn't take apart into a plain one and an accent, and the plain ones that people type for them."""

from __future__ import annotations

_SMALL = {
    "ł": "l",
    "đ": "d",
    "ø": "o",
    "æ": "ae",
    "œ": "oe",
    "þ": "th",
    "ð": "d",
    "ħ": "h",
    "ŧ": "t",
    "ŋ": "n",
    "ß": "ss",
}
PLAIN_LETTERS = {ord(letter): plain for letter, plain in _SMALL.items()}
PLAIN_LETTERS |= {ord(letter.upper()): plain.upper() for letter, plain in _SMALL.items() if letter != "ß"}
PLAIN_LETTERS[ord("ı")] = "i"  # its capital has lost nothing
