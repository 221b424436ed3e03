"""A file becomes numbered lines: text in several encodings, Markdown, HTML, PDF. What can't be read is one line, cause and fix."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Literal

from judge.errors import InputFileError
from judge.files.looking import OddFileError, how_to_mend, open_file
from judge.harmless import on_a_line
from judge.importing.apart import read_apart
from judge.importing.model import Source, SourceLine
from judge.rulings.controls import without_controls

LIMIT = 200 * 2**20  # bytes of a file: a PDF may hold pictures
LONGEST_PAGE = 16 * 2**20  # bytes of an HTML page
# What an import takes seconds for; the longest rules texts have about a million characters in 10,000 lines.
LONGEST_TEXT = 4 * 2**20
MOST_LINES = 200_000
_TRIED = "UTF-8, UTF-16 and Windows-1252"
_FORMATS = "text, Markdown, an HTML page or a PDF"
_END_OF_LINE = re.compile(r"\r\n|\n|\r")
Form = Literal["text", "markdown", "html", "pdf"]
# First bytes of what people hand over by mistake, and what to do instead.
_SIGNATURES = {
    b"PK\x03\x04": ("a zip archive or an office document", "save it as text or PDF"),
    b"\xd0\xcf\x11\xe0": ("an office document", "save it as text or PDF"),
    b"\x89PNG": ("a picture", "run text recognition on it first"),
    b"\xff\xd8\xff": ("a picture", "run text recognition on it first"),
    b"GIF8": ("a picture", "run text recognition on it first"),
    b"\x1f\x8b": ("a gzip archive", "unpack it first"),
    b"{\\rtf": ("an RTF document", "save it as text or PDF"),
}


def read_source(path: Path) -> Source:
    """Read ``path`` as numbered lines within the limits of this module, without characters that are no text (``judge.rulings.controls``).

    :raises InputFileError: if it is missing, no ordinary file, unreadable, too large, empty, binary, in none of the encodings known,
        an HTML error page, or a PDF that is damaged, locked, beyond the limits or holds no text, or pypdf is not installed.
    """
    data = _bytes(path)
    form = _form(path, data)
    encoding, lines = _lines(path, data, form)
    _must_fit(path, len(lines), sum(len(line.text) for line in lines))
    return Source(on_a_line(path.name), form, encoding, tuple(lines), hashlib.sha256(data).hexdigest())


def _must_fit(path: Path, lines: int, characters: int) -> None:
    for number, limit, what in ((lines, MOST_LINES, "lines"), (characters, LONGEST_TEXT, "characters")):
        if number > limit:
            raise InputFileError(
                f"{path} has {number:,} {what}, the limit is {limit:,}", "give the pages with rulings alone"
            )


def _lines(path: Path, data: bytes, form: Form) -> tuple[str, list[SourceLine]]:
    """The encoding of a file, and its lines."""
    if form == "pdf":
        return "PDF", read_apart(form, path, data)
    for signature, (what, fix) in _SIGNATURES.items():
        if data.startswith(signature):
            raise InputFileError(f"{path} is {what}", fix)
    if len(data) > LONGEST_PAGE:
        raise _too_large(path, len(data), LONGEST_PAGE)
    text, encoding = decode(path, data)
    text = without_controls(text)
    if not text.strip():
        raise InputFileError(f"{path} holds only blank lines", f"give a file with {_FORMATS}")
    if form == "html":
        return encoding, read_apart(form, path, text.encode())
    _must_fit(path, len(_END_OF_LINE.findall(text)), len(text))  # before all of them are made
    lines = split_lines(text)
    if form == "markdown":
        from judge.importing.markup import markdown_lines

        lines = markdown_lines(lines)
    return encoding, lines


def _bytes(path: Path) -> bytes:
    """What stands in a file, read in one go: it may be another one a moment later, or grow."""
    try:
        with open_file(path) as file:
            if (size := os.fstat(file.fileno()).st_size) > LIMIT:
                raise _too_large(path, size, LIMIT)
            data = file.read(LIMIT + 1)
    except IsADirectoryError:
        raise InputFileError(f"{path} is a directory", "give the files in it, one by one") from None
    except OddFileError:
        raise InputFileError(f"{path} is no ordinary file", f"give {_FORMATS}") from None
    except (FileNotFoundError, ValueError):  # the latter for a name that no file can have
        raise InputFileError(f"there is no file {path}", "check the name") from None
    except OSError as error:
        if os.path.isdir(path):  # Windows opens none
            raise InputFileError(f"{path} is a directory", "give the files in it, one by one") from None
        why = error.strerror or error
        raise InputFileError(f"{path} can't be read ({why})", how_to_mend(error, "check its permissions")) from None
    if len(data) > LIMIT:
        raise _too_large(path, len(data), LIMIT)
    if not data:
        raise InputFileError(f"{path} is empty", f"give a file with {_FORMATS}")
    return data


def _too_large(path: Path, size: int, limit: int) -> InputFileError:
    return InputFileError(
        f"{path} has {size / 2**20:.0f} MB, the limit is {limit // 2**20} MB", "give the document alone"
    )


def _form(path: Path, data: bytes) -> Form:
    """What the content says comes before what the name says: a saved page is often called .txt, and the other way round."""
    head = data[:1024].lstrip(b"\xef\xbb\xbf\x00 \t\r\n").lower()
    if data[:1024].lstrip().startswith(b"%PDF-"):
        return "pdf"
    if re.match(rb"<(!doctype html|html|head|body)\b", head.replace(b"\x00", b"")):
        return "html"
    suffix = path.suffix.lower()
    if suffix == ".pdf":
        raise InputFileError(f"{path} is no PDF in spite of its name", f"give {_FORMATS}")
    if suffix in (".html", ".htm", ".xhtml"):
        return "html"
    return "markdown" if suffix in (".md", ".markdown") else "text"


def decode(path: Path, data: bytes) -> tuple[str, str]:
    """The text of ``data`` and the name of its encoding.

    :raises InputFileError: if it is binary, or no encoding that is tried fits.
    """
    for mark, encoding in (
        (b"\xef\xbb\xbf", "utf-8-sig"),
        (b"\xff\xfe\x00\x00", "utf-32"),
        (b"\xff\xfe", "utf-16"),
        (b"\xfe\xff", "utf-16"),
    ):
        if data.startswith(mark):
            return _strict(path, data, encoding), encoding
    sample = data[:65536]
    # UTF-16 without a mark: in Western text every second byte is zero. No other text holds zeros at all.
    for start, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
        if len(data) % 2 == 0 and sample[start::2].count(0) > 0.4 * len(sample[start::2]):
            return _strict(path, data, encoding), encoding
    for encoding in ("utf-8", "windows-1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return _text_only(path, text), encoding
    if _controls(sample.decode("latin-1")) > 0.02 * len(sample):
        raise _binary(path)
    raise InputFileError(f"{path} is in none of the encodings tried: {_TRIED}", "save it as UTF-8")


def _strict(path: Path, data: bytes, encoding: str) -> str:
    try:
        return _text_only(path, data.decode(encoding))
    except UnicodeDecodeError as error:
        raise InputFileError(
            f"{path} begins like {encoding.upper()} text but breaks off at byte {error.start} (tried: {_TRIED})",
            "save it as UTF-8",
        ) from None


def _controls(text: str) -> int:
    # Not those that begin the command of a terminal: what a terminal has shown may be full of them.
    return sum(ch < " " and ch not in "\t\n\r\f\v\x1b" for ch in text)


def _text_only(path: Path, text: str) -> str:
    # A few stray control characters are damage; many are no text.
    sample = text[:65536]
    if "\0" in sample or _controls(sample) > 0.02 * len(sample):
        raise _binary(path)
    return text


def _binary(path: Path) -> InputFileError:
    return InputFileError(f"{path} is binary, not text (tried: {_TRIED})", f"give {_FORMATS}")


def split_lines(text: str) -> list[SourceLine]:
    """Lines as an editor numbers them: Windows, Unix and old Mac ends, and no others. A form feed begins a page."""
    lines = _END_OF_LINE.split(text)
    if lines and not lines[-1]:
        lines.pop()
    return [
        SourceLine(number, line.lstrip("\f"), hint="page" if line.startswith("\f") else "")
        for number, line in enumerate(lines, 1)
    ]
