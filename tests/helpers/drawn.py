"""PDFs drawn from text: one or several columns, row by row or column by column, upright or turned, on pages of any size."""

from __future__ import annotations

import textwrap
import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.helpers.pdfs import file_of, stream

_CATALOG = b"<< /Type /Catalog /Pages 2 0 R >>"
_FONT = b"<< /Type /Font /Subtype /Type1 /BaseFont /%s /Encoding /WinAnsiEncoding >>"
_TALL = (
    b"<< /Type /FontDescriptor /FontName /Courier-Tall /Flags 33 /FontBBox [0 -600 600 1400] /Ascent 1400 /Descent -600"
    b" /ItalicAngle 0 /CapHeight 600 /StemV 50 /MissingWidth 600 >>"
)
_WIDTH = 0.6  # of the size: every letter of Courier has it


class Shown(NamedTuple):
    """A text that a page shows, its left end at ``x``, ``y`` (from the lower left corner, in points)."""

    x: float
    y: float
    text: str
    size: float = 9
    bold: bool = False
    italic: bool = False
    tall: bool = False  # in a font whose lines are twice as high as its letters


def drawn(
    pages: Iterable[Sequence[Shown]],
    *,
    width: float = 612,
    height: float = 792,
    rotate: int = 0,
    matrix: str = "1 0 0 1",
    font: bytes = b"",
    picture: bytes = b"",
    lines: Sequence[tuple[float, float, float, float]] = (),
    drawings: Sequence[str] = (),
    title: str = "",
) -> bytes:
    """A file that shows the texts, page after page, in the order given.

    :param rotate: by how many degrees a reader turns the page; ``matrix`` turns the texts on it.
    :param font: an object in place of the ordinary font.
    :param lines: drawn on each page, each from one place to another.
    :param drawings: for each page the operators that draw on it.
    :param title: what the file says of itself.
    :param picture: grey dots, 100 in a row, that each page shows as a picture of its own.
    """
    objects = [_CATALOG, b"", font or _FONT % b"Courier", _FONT % b"Courier-Bold", _FONT % b"Courier-Oblique"]
    objects.append(
        b"<< /Type /Font /Subtype /TrueType /BaseFont /Courier-Tall /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255"
        b" /Widths [" + b"600 " * 224 + b"] /FontDescriptor 7 0 R >>"
    )
    objects.append(_TALL)
    kids: list[int] = []
    for number, page in enumerate(pages):
        shown = b"".join(_operators(text, matrix) for text in page)
        shown += "".join(f"{x0} {y0} m {x1} {y1} l S\n" for x0, y0, x1, y1 in lines).encode()
        shown += drawings[number].encode() if drawings else b""
        seen = ""
        if picture:
            facts = f"/Type /XObject /Subtype /Image /Width 100 /Height {len(picture) // 100} /ColorSpace /DeviceGray /BitsPerComponent 8"
            objects.append(stream(picture, facts))
            seen = f"/XObject << /X1 {len(objects)} 0 R >>"
            shown += b"q 90 0 0 90 300 20 cm /X1 Do Q"
        objects.append(stream(zlib.compress(shown), "/Filter /FlateDecode"))
        objects.append(
            f"<< /Type /Page /MediaBox [0 0 {width} {height}] /Rotate {rotate} /Parent 2 0 R "
            f"/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 6 0 R >> {seen} >> /Contents {len(objects)} 0 R >>".encode()
        )
        kids.append(len(objects))
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    objects[1] = f"<< /Type /Pages /Count {len(kids)} /Kids [{listed}] >>".encode()
    if title:
        objects.append(b"<< /Title <%s> >>" % title.encode("utf-16").hex().encode())
    return file_of(objects, f"/Info {len(objects)} 0 R" if title else "")


def _operators(shown: Shown, matrix: str) -> bytes:
    data = shown.text.encode("cp1252", "replace")
    for sign in (b"\\", b"(", b")"):
        data = data.replace(sign, b"\\" + sign)
    number = 4 if shown.tall else 3 if shown.italic else 2 if shown.bold else 1
    font = f"BT /F{number} {shown.size} Tf {matrix} {shown.x:.1f} {shown.y:.1f} Tm ("
    return font.encode() + data + b") Tj ET\n"


def flowing(
    lines: Iterable[str],
    *,
    columns: int = 2,
    by_row: bool = True,
    width: float = 612,
    height: float = 792,
    gutter: float = 20,
    size: float = 9,
    leading: float = 11,
    head: str = "",
    foot: str = "",
) -> list[list[Shown]]:
    """The pages of a text that flows through columns. A blank line stays one; ``{}`` in head and foot is the page's number.

    :param by_row: whether each row is drawn through all columns, as a printer's file often is, or column after column.
    """
    margin = 48.0
    column = (width - 2 * margin - (columns - 1) * gutter) / columns
    letters = int(column / (size * _WIDTH))
    rows = int((height - 2 * margin) / leading)
    wrapped = [part for line in lines for part in (textwrap.wrap(line, letters) or [""])]
    pages: list[list[Shown]] = []
    while wrapped:
        taken, wrapped = wrapped[: rows * columns], wrapped[rows * columns :]
        places = [(n % rows, n // rows, text) for n, text in enumerate(taken) if text]
        if by_row:
            places.sort()
        page = [Shown(margin, height - 24, head.format(len(pages) + 1), size)] if head else []
        page += [
            Shown(margin + place * (column + gutter), height - margin - row * leading, text, size)
            for row, place, text in places
        ]
        if foot:
            page.append(Shown(width / 2, 20, foot.format(len(pages) + 1), size))
        pages.append(page)
    return pages
