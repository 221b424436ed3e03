"""Bytes become text: by the mark at their begin, as UTF-8, as UTF-16, or in one of the older encodings of a byte a letter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from judge.errors import InputFileError
from judge.importing.model import Doubt

TRIED = "UTF-8, UTF-16, Windows-1252, Windows-1250 and ISO-8859-2"
FORMATS = "text, Markdown, an HTML page or a PDF"
_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_STRAY = re.compile("[\udc80-\udcff]")
_CONTROLS = re.compile("[\x80-\x9f]")
_END_OF_LINE = re.compile(r"\r\n|\n|\r")
_MOST_STRAY, _TOLD = 0.05, 3  # of the letters beyond ASCII; places that are named
_FEW_ZEROS, _SHORT, _MOST_ZEROS = 3, 0.05, 0.001  # where there are more, in shares of the bytes, it is no text
_SAMPLE = 65536  # of bytes
# Letters beyond ASCII that a language writes. Whatever else a text holds beside a letter speaks against a reading.
_WESTERN = (
    "àâæçéèêëîïôœùûüÿ",  # French
    "äöüßéà",  # German
    "áéíñóúü",  # Spanish
    "áâãàçéêíóôõúü",  # Portuguese
    "àèéìíîòóùú",  # Italian
    "åäöæøéü",  # the languages of the north
    "áðéíóúýþæö",  # Icelandic
    "éëïöüèêáó",  # Dutch
)
_CENTRAL = (
    "ąćęłńóśźż",  # Polish
    "áčďéěíňóřšťúůýž",  # Czech
    "áäčďéíĺľňóôŕšťúýž",  # Slovak
    "áéíóöőúüű",  # Hungarian
    "čćđšž",  # Croatian, Slovene
    "ăâîşţ",  # Romanian
)
_CLEAR = 0.1  # how much better the one group must fit than the other
_BESIDE = re.compile(r"(?<=[^\W\d_])[^\x00-\x7f]|[^\x00-\x7f](?=[^\W\d_])|[^\W\x00-\x7f]")
# Beside a word all languages print these.
_ANYWHERE = frozenset("‘’‚“”„–—…•·©®™«»‹›°†‡§\xa0\xad")


class Decoded(NamedTuple):
    """A text, the name of its encoding, and what is to be said of it."""

    text: str
    encoding: str
    notes: Sequence[Doubt] = ()


def decode(path: Path, data: bytes, encoding: str | None = None) -> Decoded:
    """The text of ``data``.

    A byte that is none in a text of UTF-8 is read as Windows-1252 has it, and told with its place.

    :param encoding: which one it is; where None, that is found out.
    :raises InputFileError: if it is binary, no encoding that is tried fits, several do, or ``encoding`` doesn't.
    """
    if encoding is not None:
        return _in(path, data, encoding)
    for mark, name in _MARKS:
        if data.startswith(mark):
            return Decoded(_strict(path, data, name), name)
    sample = data[:_SAMPLE]
    # UTF-16 without a mark: in Western text every second byte is zero. No other text holds zeros at all.
    for start, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        if sample[start::2].count(0) > 0.4 * len(sample[start::2]) and sample[1 - start :: 2].count(0) < 0.02 * len(
            sample
        ):
            return Decoded(_strict(path, data, name), name)
    if (zeros := data.count(0)) > 0 and (zeros <= _MOST_ZEROS * len(data) or zeros <= _FEW_ZEROS <= _SHORT * len(data)):
        return _without_zeros(path, data)
    try:
        return Decoded(_text_only(path, data.decode()), "utf-8")
    except UnicodeDecodeError:
        pass
    if sample.count(0) or controls(sample.decode("latin-1")) > 0.02 * len(sample):
        raise _binary(path)
    return _with_strays(data) or _of_single_bytes(path, data)


def _without_zeros(path: Path, data: bytes) -> Decoded:
    """A text without the few zeros that stand in it: what else it is, the rest tells."""
    before = data[: data.index(0)].decode("utf-8", "replace")
    line, column = _place(before, len(before))
    count = data.count(0)
    what = "a zero byte was" if count == 1 else f"{count} zero bytes, of which this is the first, were"
    found = decode(path, data.replace(b"\0", b""))
    return Decoded(found.text, found.encoding, [Doubt(line, f"column {column}: {what} left out"), *found.notes])


def must_exist(encoding: str) -> None:
    """:raises InputFileError: if no encoding of text has the name."""
    try:
        b"\0\0\0\0".decode(encoding)
    except UnicodeError:
        return  # there is one, that has no such letters
    except (LookupError, ValueError):
        raise InputFileError(
            f"--encoding: '{encoding}' is no encoding", "give one such as utf-8, windows-1250, iso-8859-2"
        ) from None


def controls(text: str) -> int:
    """How many control characters a text has, but for those that text may have: they make it binary."""
    # Not those that begin the command of a terminal: what a terminal has shown may be full of them.
    return sum(text.count(ch) for ch in map(chr, range(32)) if ch not in "\t\n\r\f\v\x1b")


def _in(path: Path, data: bytes, encoding: str) -> Decoded:
    must_exist(encoding)
    try:
        text = data.decode(encoding)
    except UnicodeError as error:
        start = getattr(error, "start", 0)
        before = data[:start].decode(encoding, "replace")
        line, column = _place(before, len(before))
        raise InputFileError(
            f"{path} is not in {encoding}: a byte at line {line}, column {column} is no letter of it",
            "give another --encoding, or none",
        ) from None
    return Decoded(_text_only(path, text.removeprefix("\ufeff")), encoding)


def _with_strays(data: bytes) -> Decoded | None:
    """UTF-8 with a few bytes that are none; None if it is no UTF-8 at all."""
    text = data.decode("utf-8", "surrogateescape")
    places = [match.start() for match in _STRAY.finditer(text)]
    beyond = len(text) - len(text.encode("ascii", "ignore")) - len(places)
    if len(places) > max(1, _MOST_STRAY * beyond) or not beyond:
        return None
    notes = []
    for at in places[:_TOLD]:
        line, column = _place(text, at)
        notes.append(
            Doubt(
                line,
                f"column {column}: byte {ord(text[at]) - 0xDC00:#x} is no UTF-8; it was read as '{_western(text[at])}'",
            )
        )
    if len(places) > _TOLD:
        notes.append(
            Doubt(_place(text, places[_TOLD])[0], f"{len(places) - _TOLD:,} more bytes from here on are no UTF-8")
        )
    return Decoded(_STRAY.sub(lambda match: _western(match[0]), text), "utf-8", notes)


def _western(stray: str) -> str:
    return bytes([ord(stray) - 0xDC00]).decode("windows-1252", "replace")


def _place(text: str, at: int) -> tuple[int, int]:
    """Line and column of a place, both from 1, as an editor counts them."""
    ends = [match.end() for match in _END_OF_LINE.finditer(text, 0, at)]
    return len(ends) + 1, at - (ends[-1] if ends else 0) + 1


def _of_single_bytes(path: Path, data: bytes) -> Decoded:
    """A text of one of the encodings that give a letter a byte: that of the languages whose letters it holds."""
    fits: list[tuple[float, str, str]] = []
    for name, alphabets in (("windows-1252", _WESTERN), ("windows-1250", _CENTRAL), ("iso-8859-2", _CENTRAL)):
        try:
            text = data.decode(name)
        except UnicodeDecodeError:
            continue
        if not _CONTROLS.search(text):
            fits.append((_fit(text, alphabets), name, text))
    if not fits:
        raise InputFileError(
            f"{path} is in none of the encodings tried: {TRIED}", "give --encoding, or save it as UTF-8"
        )
    western = max((fit for fit, name, _ in fits if name == "windows-1252"), default=-1.0)
    central = max(((fit, name) for fit, name, _ in fits if name != "windows-1252"), default=(-1.0, ""))
    chosen = "windows-1252" if western >= central[0] else central[1]
    if western < central[0] < western + _CLEAR:
        raise InputFileError(f"{path} may be in windows-1252 or {chosen}", f"say which: --encoding {chosen}")
    text = next(text for _, name, text in fits if name == chosen)
    told = f"read as {chosen}, from its letters; where they are wrong, give --encoding"
    return Decoded(_text_only(path, text), chosen, [Doubt(1, told)] if chosen != "windows-1252" else ())


def _fit(text: str, alphabets: Sequence[str]) -> float:
    """The share of a text's letters beyond ASCII that the language writes which fits best, from 0 to 1."""
    found = Counter(match.lower() for match in _BESIDE.findall(text) if match not in _ANYWHERE)
    total = found.total()
    if not total:
        return 1.0
    return max(sum(found[letter] for letter in alphabet) for alphabet in alphabets) / total


def _strict(path: Path, data: bytes, encoding: str) -> str:
    try:
        return _text_only(path, data.decode(encoding))
    except UnicodeDecodeError as error:
        raise InputFileError(
            f"{path} begins like {encoding.upper()} text but breaks off at byte {error.start} (tried: {TRIED})",
            "save it as UTF-8",
        ) from None


def _text_only(path: Path, text: str) -> str:
    # A few stray control characters are damage; many are no text.
    sample = text[:_SAMPLE]
    if "\0" in sample or controls(sample) > 0.02 * len(sample):
        raise _binary(path)
    return text


def _binary(path: Path) -> InputFileError:
    return InputFileError(f"{path} is binary, not text (tried: {TRIED})", f"give {FORMATS}")
