"""PDFs as words with their places. They are read by pypdfium2 (extra ``pdf``), imported only here, in a process of its own (``apart``)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from ctypes import byref, c_double, c_float, c_int, c_ushort, create_string_buffer
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

import msgspec

from judge.errors import InputFileError
from judge.importing.model import Doubt, SourceLine
from judge.importing.reading.geometry import PageWords, lines_of
from judge.importing.reading.ruled import Box, cell_rows
from judge.importing.reading.strips import Word
from judge.importing.reading.titles import telling_title
from judge.rulings.controls import without_controls

_LONGEST_CAUSE = 80  # characters of what the library says
_ELSEWHERE = "save it again, or copy its text to a file"
_SAID = re.compile(r"\(PDFium: (.+?)\.?\)")
_LOCKED, _SECURITY = 4, 5  # what PDFium says of a password, and of encryption that it doesn't know
# PDFium sets U+0002 or U+FFFE for a hyphen that divides a word at the end of a line, and what is drawn next right behind it.
_WORD = re.compile("[^\\s\\x00\x02\ufffe]+[\x02\ufffe]?|[\x02\ufffe]")
_HYPHENS = str.maketrans({"\x02": "-", "\ufffe": "-"})
_SURROGATE = re.compile("[\ud800-\udfff]")
# A letter without a meaning: one of a private area, or the sign for what can't be read.
_MEANINGLESS = re.compile("[\ue000-\uf8ff\ufffd\x01\x03-\x08\x0e-\x1f]")
_REGULAR, _BOLD = 400, 700
_LEANING = 64  # in what a font says of itself
_LONGEST_NAME = 100  # characters of a font's name
_RECTANGLE = 5  # points of a path that draws one
_MOST_OBJECTS = 20_000  # of a page that are looked at for lines
_MOST_UNREADABLE = 0.3  # of the words; beyond that the text is no text


def pdf_lines(
    path: Path, data: bytes, most_pages: int, most_characters: int
) -> tuple[list[SourceLine], list[Doubt], str]:
    """The text of a PDF in reading order, what is to be said of it, and its title, if that names a document.

    :raises InputFileError: if pypdfium2 is not installed, or the file is damaged, locked, beyond the limits, holds no text, or its fonts
        don't tell which letters they show.
    """
    reader = _Reader(path, most_pages, most_characters)
    lines = lines_of(reader.pages(data))
    if not any(line.text for line in lines):
        raise InputFileError(
            f"{path} is a PDF without text (pictures of pages, or damaged)", "run text recognition on it first"
        )
    notes = []
    if reader.unreadable:
        if reader.unreadable > _MOST_UNREADABLE * reader.words:
            raise InputFileError(
                f"{path} is a PDF whose fonts don't tell which letters they show", "run text recognition on it first"
            )
        page = min(reader.unreadable_pages)
        first = next((line.number for line in lines if _MEANINGLESS.search(line.text)), 1)
        notes.append(
            Doubt(
                first,
                f"{reader.unreadable:,} words, the first on page {page}, are in a font that doesn't tell its letters",
            )
        )
    return [msgspec.structs.replace(line, text=without_controls(line.text)) for line in lines], notes, reader.title


class _Reader:
    """Takes the words from the pages, one page at a time, and counts those that no letters are known of."""

    def __init__(self, path: Path, most_pages: int, most_characters: int) -> None:
        self._path = path
        self._most_pages = most_pages
        self._most_characters = most_characters
        self._length = 0
        self._edges: list[float] = []  # of the last table's cells on the page before
        self.title = ""
        self.words = 0
        self.unreadable = 0
        self.unreadable_pages: set[int] = set()

    def pages(self, data: bytes) -> Iterator[PageWords]:
        """The words of each page. Raises as ``pdf_lines`` does."""
        try:
            import pypdfium2
        except ImportError as error:
            # What is there may fail to load all the same: for want of memory, say.
            why = "is not installed" if isinstance(error, ModuleNotFoundError) else f"can't be loaded ({_said(error)})"
            raise InputFileError(
                f"{self._path} is a PDF, and pypdfium2 {why}", "pip install 'rules-judge[pdf]'"
            ) from None
        try:
            document = pypdfium2.PdfDocument(data)
        except pypdfium2.PdfiumError as error:
            raise self._refused(error) from None
        self.title = telling_title(document.get_metadata_value("Title"))
        count = len(document)
        if count > self._most_pages:
            raise self._too_long(f"{self._most_pages:,} pages")
        for number in range(count):
            try:
                page = document[number]
                text = page.get_textpage()
            except pypdfium2.PdfiumError as error:
                raise InputFileError(
                    f"{self._path} is a damaged PDF (page {number + 1}: {_said(error)})", _ELSEWHERE
                ) from None
            yield self._words_of(page, text, number + 1)
            text.close()
            page.close()

    def _refused(self, error: Any) -> InputFileError:
        code = getattr(error, "err_code", None)
        if code == _LOCKED:
            return InputFileError(
                f"{self._path} is locked with a password", "save a copy without one (print it to a PDF)"
            )
        if code == _SECURITY:
            return InputFileError(
                f"{self._path} is encrypted in a way that is not read",
                "save a copy without encryption (print it to a PDF)",
            )
        return InputFileError(f"{self._path} is a damaged PDF ({_said(error)})", _ELSEWHERE)

    def _too_long(self, what: str) -> InputFileError:
        return InputFileError(f"{self._path} is a PDF of more than {what}", "give the pages with rulings alone")

    def _words_of(self, page: Any, text: Any, number: int) -> PageWords:
        """The words of a page as a reader holds it: turned so that most of them run from left to right, places counted downwards."""
        from pypdfium2 import raw

        source = text.raw
        length = raw.FPDFText_CountChars(source)
        self._length += max(length, 0)
        if self._length > self._most_characters:
            raise self._too_long(f"{self._most_characters:,} characters")
        letters = _letters(raw, source, length)
        x, y, end_x, end_y = c_double(), c_double(), c_double(), c_double()
        at, at_end = (byref(x), byref(y)), (byref(end_x), byref(end_y))
        rectangle = raw.FS_RECTF()
        name, flags = create_string_buffer(_LONGEST_NAME), c_int()
        edges = byref(rectangle)
        found: dict[int, list[Word]] = {0: [], 90: [], 180: [], 270: []}
        singles: list[tuple[str, float, float, Any, tuple[int, bool, float]]] = []
        matrix = raw.FS_MATRIX()
        scale = byref(matrix)
        for match in _WORD.finditer(letters):
            first, last = match.start(), match.end() - 1
            if not raw.FPDFText_GetCharOrigin(source, first, *at):
                continue
            raw.FPDFText_GetCharOrigin(source, last, *at_end)
            raw.FPDFText_GetLooseCharBox(source, last, edges)
            word = match[0]
            self.words += 1
            if raw.FPDFText_HasUnicodeMapError(source, first) == 1 or _MEANINGLESS.search(word):
                self.unreadable += 1
                self.unreadable_pages.add(number)
            if not word.isascii():
                word = _whole(word)
            elif "\x02" in word:
                word = word.translate(_HYPHENS)
            sides = (rectangle.left, rectangle.right, rectangle.bottom, rectangle.top)
            weight = raw.FPDFText_GetFontWeight(source, first)
            raw.FPDFText_GetFontInfo(source, first, name, _LONGEST_NAME, byref(flags))
            leans = bool(flags.value & _LEANING) or b"Italic" in name.value or b"Oblique" in name.value
            if weight <= 0:  # one of the fonts that every reader has
                weight = _BOLD if b"Bold" in name.value else _REGULAR
            points = raw.FPDFText_GetFontSize(source, first)
            if raw.FPDFText_GetMatrix(source, first, scale):
                points *= hypot(matrix.c, matrix.d)
            look = weight, leans, points
            if first == last:
                singles.append((word, x.value, y.value, sides, look))
                continue
            along, across = end_x.value - x.value, end_y.value - y.value
            turn = (0 if along >= 0 else 180) if abs(along) >= abs(across) else (90 if across > 0 else 270)
            found[turn].append(_turned(word, x.value, y.value, sides, turn, look))
        most = max(found, key=lambda turn: len(found[turn]))
        for word, x_of_word, y_of_word, sides, look in singles:
            found[most].append(_turned(word, x_of_word, y_of_word, sides, most, look))
        others = [some for turn, some in found.items() if turn != most and some]
        left, bottom, right, top = page.get_mediabox()
        upper, lower, begin, end = {
            0: (-top, -bottom, left, right),
            90: (left, right, bottom, top),
            180: (bottom, top, -right, -left),
            270: (-right, -left, -top, -bottom),
        }[most]
        tables = cell_rows(list(_boxes(raw, page)), found[most], self._edges) if most == 0 else []
        self._edges = tables[-1].edges if tables else []
        return PageWords(found[most], others, upper, lower, begin, end, tables)


def _boxes(raw: Any, page: Any) -> Iterator[Box]:
    """What is drawn on a page: lines and boxes."""
    left, bottom, right, top = c_float(), c_float(), c_float(), c_float()
    edges = byref(left), byref(bottom), byref(right), byref(top)
    for at in range(min(raw.FPDFPage_CountObjects(page.raw), _MOST_OBJECTS)):
        shape = raw.FPDFPage_GetObject(page.raw, at)
        if raw.FPDFPageObj_GetType(shape) != raw.FPDF_PAGEOBJ_PATH:
            continue
        if raw.FPDFPath_CountSegments(shape) > _RECTANGLE:
            yield from _boxes_of_path(raw, shape)
        elif raw.FPDFPageObj_GetBounds(shape, *edges):
            yield left.value, -top.value, right.value, -bottom.value


def _boxes_of_path(raw: Any, shape: Any) -> Iterator[Box]:
    """The lines and boxes of one path that draws several."""
    matrix = raw.FS_MATRIX()
    raw.FPDFPageObj_GetMatrix(shape, byref(matrix))
    x, y = c_float(), c_float()
    run: list[tuple[float, float]] = []
    for at in range(min(raw.FPDFPath_CountSegments(shape), _MOST_OBJECTS)):
        segment = raw.FPDFPath_GetPathSegment(shape, at)
        kind = raw.FPDFPathSegment_GetType(segment)
        if kind == raw.FPDF_SEGMENT_BEZIERTO:
            return  # a picture
        if kind == raw.FPDF_SEGMENT_MOVETO:
            yield from _boxes_of_run(run)
            run = []
        raw.FPDFPathSegment_GetPoint(segment, byref(x), byref(y))
        run.append(
            (matrix.a * x.value + matrix.c * y.value + matrix.e, -(matrix.b * x.value + matrix.d * y.value + matrix.f))
        )
    yield from _boxes_of_run(run)


def _boxes_of_run(run: Sequence[tuple[float, float]]) -> Iterator[Box]:
    """A rectangle as a box, else each straight piece as one."""
    is_box = len(run) in (_RECTANGLE - 1, _RECTANGLE) and len({x for x, _ in run}) == 2 == len({y for _, y in run})
    for some in [run] if is_box else pairwise(run):
        across, down = [x for x, _ in some], [y for _, y in some]
        yield min(across), min(down), max(across), max(down)


def _letters(raw: Any, source: Any, length: int) -> str:
    """A page's letters, one for each place that PDFium counts."""
    if length <= 0:
        return ""
    buffer = (c_ushort * (length + 1))()
    if raw.FPDFText_GetText(source, 0, length, buffer) == length + 1:
        return "".join(map(chr, buffer[:length]))
    # Some places hold no letter, or two: then one by one.
    return "".join(chr(raw.FPDFText_GetUnicode(source, at) & 0x1FFFFF) for at in range(length))


def _whole(word: str) -> str:
    word = word.translate(_HYPHENS)
    return word.encode("utf-16", "surrogatepass").decode("utf-16", "replace") if _SURROGATE.search(word) else word


def _turned(
    text: str, x: float, y: float, sides: tuple[float, float, float, float], turn: int, look: tuple[int, bool, float]
) -> Word:
    """A word on its page turned upright: from its first letter's origin and its last letter's box."""
    left, right, bottom, top = sides
    weight, leans, points = look
    if turn == 0:
        return Word(text, x, max(right, x), -y, top - bottom, weight, leans=leans, points=points)
    if turn == 90:
        return Word(text, y, max(top, y), x, right - left, weight, leans=leans, points=points)
    if turn == 180:
        return Word(text, -x, max(-left, -x), y, top - bottom, weight, leans=leans, points=points)
    return Word(text, -y, max(-bottom, -y), -x, right - left, weight, leans=leans, points=points)


def _said(error: Exception) -> str:
    said = " ".join(str(error).split())
    if match := _SAID.search(said):
        said = match[1]
    return said[:_LONGEST_CAUSE] or type(error).__name__
