"""Text that others wrote, made harmless: nothing in it steers a terminal, hides the order of its letters, or can't be encoded."""

from __future__ import annotations

import re
import unicodedata

# The orders that a terminal takes: CSI (colours, the cursor), then strings with an end (OSC: title, clipboard; DCS), then the short ones.
# None reaches over a line end or into the next, so that what is never closed swallows nothing, and is looked through once. A letter
# behind the escape sign alone may be a word's, so it stays.
_STRING = r"[^\x07\x0a\x0d\x1b\x80-\x9f]*(?:\x07|\x1b\\|\x9c)"
_CSI = r"[0-?]*[ -/]*[@-~]"
_ESCAPE = rf"\x1b\[{_CSI}|\x1b[\]PX^_]{_STRING}|\x1b(?:[ -/]+[0-~]|[78=>])"
_COLOUR = r"(?:\x1b\[|\x9b)[0-9;:]*m"
# Colours of which the sign that begins them was lost in copying, or came as the signs that stand for it.
_LOST = r"(?:\^\[|␛)?\[[0-9]{1,3}(?:;[0-9]{1,3})*m(?!\])"
_COLOURS = re.compile(f"{_COLOUR}|{_LOST}")
_ESCAPES = re.compile(_ESCAPE)
_ORDERS = re.compile(rf"{_ESCAPE}|\x9b{_CSI}|[\x90\x98\x9d-\x9f]{_STRING}|\x1b")
_BIDI = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # they change the order in which letters are shown, and are not seen themselves
_TURNING = re.compile(f"[{_BIDI}]")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_STEERING = re.compile(rf"[\x7f-\x9f\u2028\u2029{_BIDI}]")
_MOST_MARKS = 30  # on one letter; no language has as many (Unicode's "stream-safe text" has the same number)
_LONE = re.compile("[\ud800-\udfff]")
_BYTE = re.compile("[\udc80-\udcff]")  # how Python has a byte of a file's name that is not UTF-8


def encodable(text: str) -> str:
    """A text that UTF-8 can carry: halves of a sign that belong together are joined, the others become U+FFFD."""
    if text.isascii() or not _LONE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def typed(text: str) -> str:
    """What somebody typed or pasted, without the colours and other orders to a terminal that he pasted along, and encodable."""
    text = encodable(text)
    if text.isprintable() and "[" not in text:
        return text
    # A colour stands within words; what else is told to a terminal mostly moves to another place.
    return _ORDERS.sub(" ", _COLOURS.sub("", text))


def without_escapes(text: str) -> str:
    """A text without the orders that begin with the escape sign: for what may mean letters by the controls from U+0080 on."""
    return _ESCAPES.sub("", text) if "\x1b" in text else text


def with_few_marks(text: str) -> str:
    """A text without the accents that stand on one letter by the hundred: to put them in order, normalising takes their number squared."""
    if text.isascii():
        return text
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def shown(text: str) -> str:
    """A text as it may be printed: without orders to the terminal, control characters as blanks; line ends and tabs stay."""
    if text.isprintable():
        return text
    return _TURNING.sub("", _CONTROL.sub(" ", _ORDERS.sub("", encodable(text))))


def on_a_line(text: str) -> str:
    """A text as it may be printed on one line: what does not print is a blank; a byte of a name that is not UTF-8 stands as ``\\xff``."""
    if not text.isascii():
        text = _BYTE.sub(lambda found: f"\\x{ord(found[0]) - 0xDC00:02x}", text)
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in shown(text))


def escaped(encoded: bytes) -> bytes:
    """JSON in which no sign steers a terminal: those that JSON leaves as they are, as the controls from U+0080 on, stand as ``\\u0080``."""
    if encoded.isascii() and b"\x7f" not in encoded:
        return encoded
    return _STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", encoded.decode()).encode()
