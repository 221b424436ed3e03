"""A file, or standard input, becomes numbered lines: text, Markdown, HTML, PDF. What can't be read is one line, cause and fix."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from judge.errors import InputFileError
from judge.files.looking import OddFileError, how_to_mend, open_file
from judge.harmless import on_a_line
from judge.importing.model import Doubt, Source, SourceLine
from judge.importing.reading.apart import read_apart
from judge.importing.reading.beside import apart
from judge.importing.reading.encodings import FORMATS, decode
from judge.importing.reading.signs import has_markdown, headings_by_signs
from judge.importing.reading.tags import in_one_line, without_tags
from judge.rulings.controls import without_controls

LIMIT = 200 * 2**20  # bytes of a file: a PDF may hold pictures
LONGEST_PAGE = 16 * 2**20  # bytes of an HTML page
# What an import takes half a minute for; the longest rules texts have about a million characters in 10,000 lines.
LONGEST_TEXT = 64 * 2**20
MOST_LINES = 2_000_000
STANDARD_INPUT = Path("-")
_ADDRESS = re.compile(r"(https?|ftp|file):/+(.+)")  # a path keeps one of its two slashes
_END_OF_LINE = re.compile(r"\r\n|\n|\r")
Form = Literal["text", "markdown", "html", "pdf"]
# First bytes of what people hand over by mistake, and what to do instead.
_SIGNATURES = {
    b"PK\x03\x04": ("a zip archive or an office document", "save it as text or PDF"),
    b"\xd0\xcf\x11\xe0": ("an office document", "save it as text or PDF"),
    b"\x89PNG": ("a picture", "run text recognition on it first"),
    b"\xff\xd8\xff": ("a picture", "run text recognition on it first"),
    b"GIF8": ("a picture", "run text recognition on it first"),
    b"II*\0": ("a picture", "run text recognition on it first"),
    b"MM\0*": ("a picture", "run text recognition on it first"),
    b"\x1f\x8b": ("a gzip archive", "unpack it first"),
    b"BZh": ("a bzip2 archive", "unpack it first"),
    b"\xfd7zXZ": ("an xz archive", "unpack it first"),
    b"7z\xbc\xaf": ("a 7-Zip archive", "unpack it first"),
    b"Rar!\x1a": ("a RAR archive", "unpack it first"),
    b"{\\rtf": ("an RTF document", "save it as text or PDF"),
}


class _Read(NamedTuple):
    """How a file was read, its lines, what is to be said of it, and its title, if it bears one besides its lines."""

    encoding: str
    lines: list[SourceLine]
    notes: list[Doubt]
    form: Form
    title: str = ""


def read_source(path: Path, encoding: str | None = None) -> Source:
    """Read ``path`` as numbered lines within the limits of this module, without characters that are no text (``judge.rulings.controls``).

    :param path: ``-`` is standard input.
    :param encoding: that of a text or page; where None, it is found out.
    :raises InputFileError: if it is missing, no ordinary file, unreadable, too large, empty, binary, in none of the encodings known or not
        in ``encoding``, an HTML error page, text of two columns merged in its lines, or a PDF that is damaged, locked, beyond the
        limits or holds no text, or pypdfium2 is not installed.
    """
    data = _standard_input() if path == STANDARD_INPUT else _bytes(path)
    if path == STANDARD_INPUT:
        path = Path("standard input")
    form, sha256 = _form(path, data), hashlib.sha256(data).hexdigest()
    found = _read(path, data, form, encoding)
    _must_fit(path, len(found.lines), sum(len(line.text) for line in found.lines))
    columns = apart(path, found.lines) if found.form == "text" else None
    if columns:
        found = _Read(found.encoding, columns[0], [*found.notes, *columns[1]], found.form)
    notes, is_parted = tuple(found.notes), columns is not None
    return Source(
        on_a_line(path.name), found.form, found.encoding, tuple(found.lines), sha256, notes, is_parted, found.title
    )


def write_extracted(path: Path, source: Source) -> None:
    """Write the lines of ``source`` as text, so that its line numbers can be looked up.

    :raises InputFileError: if another file stands there, or it can't be written.
    """
    data = "".join(f"{line.text}\n" for line in source.lines).encode()
    try:
        with path.open("xb") as file:
            file.write(data)
    except FileExistsError:
        with contextlib.suppress(OSError):
            if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
                return
        raise InputFileError(f"--extracted: there is something at {path} already", "name a new file") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise InputFileError(f"--extracted: {path} can't be written ({why})", "name another file") from None


def _must_fit(path: Path, lines: int, characters: int) -> None:
    for number, limit, what in ((lines, MOST_LINES, "lines"), (characters, LONGEST_TEXT, "characters")):
        if number > limit:
            raise InputFileError(
                f"{path} has {number:,} {what}, the limit is {limit:,}", "give the pages with rulings alone"
            )


def _read(path: Path, data: bytes, form: Form, encoding: str | None) -> _Read:
    if form == "pdf":
        lines, more, title = read_apart(form, path, data)
        return _Read("PDF", lines, more, form, title)
    for signature, (what, fix) in _SIGNATURES.items():
        if data.startswith(signature):
            raise InputFileError(f"{path} is {what}", fix)
    limit = LONGEST_PAGE if form == "html" else 4 * LONGEST_TEXT
    if len(data) > limit:
        raise _too_large(path, len(data), limit)
    decoded = decode(path, data, encoding)
    notes = list(decoded.notes)
    text = without_controls(decoded.text)
    if not text.strip():
        raise InputFileError(f"{path} holds only blank lines", f"give a file with {FORMATS}")
    if form == "html":
        lines, more, _ = read_apart(form, path, text.encode())
        return _Read(decoded.encoding, lines, [*notes, *more], form)
    _must_fit(
        path, sum(text.count(end) for end in "\n\r") - text.count("\r\n"), len(text)
    )  # before all of them are made
    lines = split_lines(text)
    lines = in_one_line(lines) if "<" in text else lines
    form = "markdown" if form == "markdown" or has_markdown(lines) else form
    if form == "markdown":
        from judge.importing.reading.markup import markdown_lines

        lines = markdown_lines(lines)
    else:
        lines = headings_by_signs(_tagless(lines))
    return _Read(decoded.encoding, lines, notes, form)


def _tagless(lines: list[SourceLine]) -> list[SourceLine]:
    return [
        msgspec.structs.replace(line, text=without_tags(line.text, is_markdown=False)) if "<" in line.text else line
        for line in lines
    ]


def _standard_input() -> bytes:
    """What stands on standard input."""
    try:
        data = sys.stdin.buffer.read(LIMIT + 1)
    except (OSError, ValueError, AttributeError) as error:  # closed, or none at all
        raise InputFileError(f"standard input can't be read ({error})", "give a file") from None
    return _within(Path("standard input"), data)


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
        raise InputFileError(f"{path} is no ordinary file", f"give {FORMATS}") from None
    except (FileNotFoundError, ValueError):  # the latter for a name that no file can have
        if address := _ADDRESS.fullmatch(path.as_posix()):
            raise InputFileError(
                f"{address[1]}://{address[2]} is an address, no file", "save the page from a browser and give its file"
            ) from None
        raise InputFileError(f"there is no file {path}", "check the name") from None
    except OSError as error:
        if os.path.isdir(path):  # Windows opens none
            raise InputFileError(f"{path} is a directory", "give the files in it, one by one") from None
        why = error.strerror or error
        raise InputFileError(f"{path} can't be read ({why})", how_to_mend(error, "check its permissions")) from None
    return _within(path, data)


def _within(path: Path, data: bytes) -> bytes:
    if len(data) > LIMIT:
        raise _too_large(path, len(data), LIMIT)
    if not data:
        raise InputFileError(f"{path} is empty", f"give a file with {FORMATS}")
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
        raise InputFileError(f"{path} is no PDF in spite of its name", f"give {FORMATS}")
    if suffix in (".html", ".htm", ".xhtml"):
        return "html"
    return "markdown" if suffix in (".md", ".markdown") else "text"


def split_lines(text: str) -> list[SourceLine]:
    """Lines as an editor numbers them: Windows, Unix and old Mac ends, and no others. A form feed begins a page."""
    lines = _END_OF_LINE.split(text)
    if lines and not lines[-1]:
        lines.pop()
    return [
        SourceLine(number, line.lstrip("\f"), hint="page" if line.startswith("\f") else "")
        for number, line in enumerate(lines, 1)
    ]
