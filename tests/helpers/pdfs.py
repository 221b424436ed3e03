"""Small PDFs made from their objects: sound ones, and ones that ask a reader for all memory or all time."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator, Sequence

_FONT = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
_CATALOG = b"<< /Type /Catalog /Pages 2 0 R >>"


def pdf(*pages: str) -> bytes:
    """A sound one: one line of text for each line of each page."""
    objects = [_CATALOG, b"", _FONT]
    kids = []
    for page in pages:
        objects.append(stream(zlib.compress(shown(page)), "/Filter /FlateDecode"))
        objects.append(_page(len(objects)))
        kids.append(len(objects))
    objects[1] = _pages(kids)
    return file_of(objects)


def shown(text: str) -> bytes:
    """The operators of a page that show a text, line below line."""
    lines = b"".join(b"(" + line.encode("latin-1") + b") Tj T* " for line in text.split("\n"))
    return b"BT /F1 12 Tf 14 TL 72 720 Td " + lines + b"ET"


def stream(data: bytes, facts: str = "", length: int | None = None) -> bytes:
    """The object of a stream; ``length`` is what it says of its length."""
    head = f"<< /Length {len(data) if length is None else length} {facts} >>"
    return head.encode() + b"\nstream\n" + data + b"\nendstream"


def file_of(objects: Sequence[bytes], trailer: str = "") -> bytes:
    """A file of objects, numbered from 1, of which the first is the catalogue."""
    data, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(data))
        data += f"{number} 0 obj\n".encode() + content + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size, start = len(objects) + 1, len(data)
    end = f"trailer\n<< /Size {size} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF\n"
    return data + f"xref\n0 {size}\n0000000000 65535 f \n{table}".encode() + end.encode()


def with_content(content: bytes, *more: bytes, resources: str = "/Font << /F1 3 0 R >>") -> bytes:
    """A file of one page whose content is object 4; ``more`` are objects 6 and on."""
    return file_of([_CATALOG, _pages([5]), _FONT, content, _page(4, resources), *more])


def bombs() -> dict[str, Callable[[], bytes]]:
    """Files of at most some hundred kilobytes that ask for much more, by what they do."""
    return {
        "a flate bomb": lambda: with_content(stream(_packed(b" ", 400), "/Filter /FlateDecode")),
        "a flate bomb of text": lambda: with_content(stream(_packed(b"BT (a) Tj ET\n", 200), "/Filter /FlateDecode")),
        "a flate bomb in a flate bomb": lambda: with_content(
            stream(zlib.compress(_packed(b" ", 1000), 9), "/Filter [/FlateDecode /FlateDecode]")
        ),
        "a predictor over a flate bomb": lambda: with_content(
            stream(
                _packed(b"\0", 300), "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1 >>"
            )
        ),
        "columns of a predictor": lambda: with_content(
            stream(zlib.compress(b"\2" * 99), "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 >>")
        ),
        "a million operators": lambda: with_content(stream(_packed(b"q ", 20), "/Filter /FlateDecode")),
        "a million words": lambda: with_content(stream(_packed(b"BT /F1 9 Tf (a) Tj ET ", 60), "/Filter /FlateDecode")),
        "an array without end": lambda: with_content(stream(_packed(b"[", 3), "/Filter /FlateDecode")),
        "brackets without end": lambda: with_content(stream(_packed(b"(", 3), "/Filter /FlateDecode")),
        "dictionaries without end": lambda: with_content(stream(_packed(b"<<", 3), "/Filter /FlateDecode")),
        "a picture in the text without end": lambda: with_content(
            stream(_packed(b"BI /W 1 ID ", 20), "/Filter /FlateDecode")
        ),
        "a string of a hundred megabytes": lambda: with_content(
            stream(zlib.compress(b"BT /F1 9 Tf (" + b"a" * 100_000_000 + b") Tj ET", 9), "/Filter /FlateDecode")
        ),
        "hexadecimal in hexadecimal": lambda: with_content(
            stream(b"20" * 50_000, "/Filter [" + "/ASCIIHexDecode " * 2_000 + "]")
        ),
        "filters without end": lambda: with_content(stream(b"x", "/Filter [" + "/RunLengthDecode " * 20_000 + "]")),
        "runs of runs": lambda: with_content(_runs(5)),
        "LZW": lambda: with_content(stream(_lzw(200_000), "/Filter /LZWDecode")),
        "letters of base 85": lambda: with_content(stream(b"z" * 300_000 + b"~>", "/Filter [/ASCII85Decode]")),
        "a length that lies": lambda: with_content(stream(shown("Gulls fly."), length=2_000_000_000)),
        "a length below nothing": lambda: with_content(stream(shown("Gulls fly."), length=-5)),
        "a length that is itself": lambda: with_content(
            b"<< /Length 4 0 R >>\nstream\n" + shown("Gulls fly.") + b"\nendstream"
        ),
        "a form in itself": lambda: _form(b"/X0 Do", "<< /X0 6 0 R >>", 1),
        "forms that double": lambda: _doubling_forms(26),
        "a page tree that is a ring": lambda: file_of([_CATALOG, _pages([2])]),
        "a page tree of two rings": lambda: file_of([_CATALOG, _pages([3, 3]), _pages([2, 2])]),
        "a page tree that doubles": lambda: _doubling_pages(40),
        "a deep page tree": lambda: _deep_pages(5_000),
        "a thousand million pages": lambda: file_of(
            [_CATALOG, b"<< /Type /Pages /Count 1000000000 /Kids [5 0 R] >>", _FONT, stream(b""), _page(4)]
        ),
        "a page again and again": lambda: file_of([_CATALOG, _pages([5] * 20_000), _FONT, stream(b"q"), _page(4)]),
        "a table of places that is a ring": lambda: _ring(),
        "a table of places without end": lambda: _long_table(),
        "places of another table": lambda: with_content(stream(b"")).replace(b"xref\n0 6", b"xref\n0 999999999"),
        "objects in a flate bomb": lambda: _objects_in(_packed(b"1 0 ", 300), 50_000_000),
        "objects that extend each other": lambda: _extending(),
        "references in references": lambda: _references(20_000),
        "a reference to itself": lambda: with_content(b"4 0 R"),
        "a map of all letters": lambda: _mapped(b"1 beginbfrange\n<00000000> <ffffffff> <0041>\nendbfrange\n"),
        "maps without end": lambda: _mapped(b"100 beginbfrange\n" + b"<0000> <ffff> <0041>\n" * 5_000 + b"endbfrange\n"),
        "a map of long texts": lambda: _mapped(b"1 beginbfrange\n<0000> <ffff> <" + b"0041" * 50_000 + b">\nendbfrange\n"),
        "widths without end": lambda: with_content(
            stream(shown("Gulls fly.")),
            b"<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [7 0 R] >>",
            b"<< /Type /Font /Subtype /CIDFontType2 /W [0 2000000000 500] >>",
            resources="/Font << /F1 6 0 R >>",
        ),
        "differences without end": lambda: with_content(
            stream(shown("Gulls fly.")),
            b"<< /Type /Font /Subtype /Type1 /BaseFont /A /Encoding << /Differences [0 " + b"/a " * 200_000 + b"] >> >>",
            resources="/Font << /F1 6 0 R >>",
        ),
        "a picture of another kind": lambda: with_content(stream(b"x" * 99, "/Filter /JBIG2Decode")),
        "an array of arrays": lambda: file_of([_CATALOG, b"[" * 100_000]),
        "a dictionary of dictionaries": lambda: file_of([_CATALOG, b"<< /A " * 50_000]),
        "a name without end": lambda: file_of([_CATALOG, b"/" + b"#41" * 200_000]),
        "a string without end": lambda: file_of([_CATALOG, b"(" + b"\\(" * 200_000]),
        "a comment without end": lambda: file_of([_CATALOG, b"%" * 400_000]),
        "objects without end": lambda: b"%PDF-1.4\n" + b"1 0 obj\n" * 40_000,
        "ends without end": lambda: b"%PDF-1.4\n" + b"%%EOF\n" * 60_000 + b"startxref\n0\n",
        "places in brackets": lambda: b"%PDF-1.4\n" + b"startxref\n9\n" * 40_000 + b"%%EOF",
        "encryption of many rounds": lambda: file_of(
            [_CATALOG, _pages([])],
            "/ID [<00> <00>] /Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P -4 /O <" + "00" * 48
            + "> /U <" + "00" * 48 + "> /OE <" + "00" * 32 + "> /UE <" + "00" * 32 + "> /Perms <" + "00" * 16 + "> >>",
        ),
        "a key of endless length": lambda: file_of(
            [_CATALOG, _pages([])],
            "/ID [<00> <00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 2000000000 /P -4 /O <" + "00" * 32 + "> /U <" + "00" * 32
            + "> >>",
        ),
    }  # fmt: skip


def damaged(sound: bytes, dice: random.Random) -> bytes:
    """A file with some of its bytes flipped, cut, doubled, swapped, or with words of its structure set to others."""
    data = bytearray(sound)
    for _ in range(dice.randint(1, 6)):
        at, size = dice.randrange(len(data) + 1), dice.choice((1, 4, 30, 200))
        change = dice.choice(("flip", "flip", "cut", "double", "swap", "number", "number", "word", "word", "end"))
        if change == "flip" and at < len(data):
            data[at] ^= 1 << dice.randrange(8)
        elif change == "cut":
            del data[at : at + size]
        elif change == "double":
            data[at:at] = data[at : at + size] * dice.choice((1, 2, 500))
        elif change == "swap":
            data[at : at + size] = dice.choice((b"\0", b"(", b"<<", b"[", b">>", b"\xff", b"\n")) * size
        elif change == "number":
            _exchange(
                data,
                dice,
                tuple(b"0123456789"),
                dice.choice((b"0", b"-1", b"2", b"4", b"65535", b"4294967296", b"9" * 40)),
            )
        elif change == "word":
            _exchange(data, dice, (ord("/"),), dice.choice(_WORDS))
        elif change == "end" and at > 20:
            del data[at:]
    return bytes(data)


_WORDS = (b"/Kids", b"/Parent", b"/Length", b"/Filter", b"/FlateDecode", b"/LZWDecode", b"/ASCII85Decode", b"/FlateDecodX",
          b"/Contents", b"/Resources", b"/Font", b"/Count", b"/Prev", b"/Root", b"/Encrypt", b"/ToUnicode", b"/Type0", b"/ObjStm",
          b"/XObject", b"/Names", b"/RunLengthDecode", b"/DCTDecode", b"/Crypt")  # fmt: skip


def _exchange(data: bytearray, dice: random.Random, begins: tuple[int, ...], other: bytes) -> None:
    """Set one of the words that begin so to another."""
    places = [at for at, byte in enumerate(data) if byte in begins]
    if not places:
        return
    begin = end = dice.choice(places)
    while end < len(data) and (end == begin or chr(data[end]).isalnum()):
        end += 1
    data[begin:end] = other


def _page(content: int, resources: str = "/Font << /F1 3 0 R >>") -> bytes:
    return (
        f"<< /Type /Page /MediaBox [0 0 612 792] /Resources << {resources} >> /Parent 2 0 R /Contents {content} 0 R >>"
    ).encode()


def _pages(kids: Sequence[int], count: int | None = None) -> bytes:
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    return f"<< /Type /Pages /Count {len(kids) if count is None else count} /Kids [{listed}] >>".encode()


def _packed(part: bytes, megabytes: int) -> bytes:
    """A part again and again, so many megabytes of it, compressed."""
    packer = zlib.compressobj(9)
    block = part * (2**20 // len(part))
    return b"".join(packer.compress(block) for _ in range(megabytes)) + packer.flush()


def _runs(depth: int) -> bytes:
    data = b"\x81 " * 60_000 + b"\x80"
    return stream(zlib.compress(data, 9), "/Filter [/FlateDecode" + " /RunLengthDecode" * depth + "]")


def _lzw(size: int) -> bytes:
    """Codes of nine bits that rise by one: each stands for a text longer by one than the last."""
    codes = [256, 32, *range(258, 510)] * max(1, size // 290)
    bits = "".join(f"{code:09b}" for code in codes)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def _form(content: bytes, forms: str, number: int) -> bytes:
    form = [
        stream(content, f"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject {forms} >>")
        for _ in range(number)
    ]
    return with_content(stream(content), *form, resources=f"/Font << /F1 3 0 R >> /XObject {forms}")


def _doubling_forms(depth: int) -> bytes:
    """Each form shows the next one twice."""
    more = []
    for number in range(7, 7 + depth):
        inside = f"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> /XObject << /X0 {number} 0 R >> >>"
        more.append(stream(b"/X0 Do /X0 Do", inside))
    more.append(stream(shown("Gulls fly."), "/Type /XObject /Subtype /Form /BBox [0 0 9 9]"))
    return with_content(stream(b"/X0 Do"), *more, resources="/Font << /F1 3 0 R >> /XObject << /X0 6 0 R >>")


def _doubling_pages(depth: int) -> bytes:
    """Each node of the page tree has the next one twice."""
    nodes = [_pages([number, number], 2**20) for number in range(3, 3 + depth)]
    return file_of([_CATALOG, *nodes, b"<< /Type /Page /MediaBox [0 0 9 9] >>"])


def _deep_pages(depth: int) -> bytes:
    nodes = [_pages([number], 1) for number in range(3, 3 + depth)]
    return file_of([_CATALOG, *nodes, b"<< /Type /Page /MediaBox [0 0 9 9] >>"])


def _ring() -> bytes:
    data = file_of([_CATALOG, _pages([])])
    return data.replace(b"/Root", b"/Prev " + str(data.index(b"xref\n")).encode() + b" /Root")


def _long_table() -> bytes:
    data = file_of([_CATALOG, _pages([])])
    at = data.index(b"trailer")
    return data[:at] + b"0 1\n0000000000 65535 f \n" * 30_000 + data[at:]


def _objects_in(data: bytes, number: int) -> bytes:
    """Objects that lie in a stream, as PDF 1.5 has them, and a table of places that is one, too."""
    head = stream(data, f"/Type /ObjStm /N {number} /First {number * 4} /Filter /FlateDecode")
    body = b"%PDF-1.5\n1 0 obj\n" + head + b"\nendobj\n"
    entries = zlib.compress(b"\0\0\0\0\xff" + b"\1\0\0\x09\0" + b"\2\0\0\1\0" * 9)
    facts = "/Type /XRef /Size 11 /W [1 3 1] /Root 2 0 R /Filter /FlateDecode"
    return body + b"20 0 obj\n" + stream(entries, facts) + f"\nendobj\nstartxref\n{len(body)}\n%%EOF\n".encode()


def _extending() -> bytes:
    data = _objects_in(zlib.compress(b"2 0 << /Type /Catalog /Pages 3 0 R >>"), 1)
    return data.replace(b"/Type /ObjStm", b"/Type /ObjStm /Extends 1 0 R")


def _references(depth: int) -> bytes:
    return with_content(b"6 0 R", *(f"{number} 0 R".encode() for number in range(7, 7 + depth)))


def _mapped(content: bytes) -> bytes:
    """A font whose map to letters is this."""
    whole = (
        b"/CIDInit /ProcSet findresource begin begincmap\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n"
        + content
    )
    font = b"<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [] >>"
    ends = stream(zlib.compress(whole + b"endcmap end"), "/Filter /FlateDecode")
    return with_content(stream(shown("Gulls fly.")), font, ends, resources="/Font << /F1 6 0 R >>")


def sound_ones() -> Iterator[bytes]:
    """Sound files of several kinds, to be damaged."""
    yield pdf("Shore Rules Summary\n1. Gulls\nGulls fly over everything that stands on the shore.")
    yield pdf(*(f"Shore Rules Summary {n}\n{n}. Title {n}\nText of rule {n} that is a sentence." for n in range(1, 5)))
    yield with_content(stream(shown("Shore FAQ\n1. Gulls\nGulls fly over everything that stands.")))
    yield with_content(stream(b"q Q " + shown("1. Gulls").hex().encode() + b">", "/Filter /ASCIIHexDecode"))
    yield _mapped(b"2 beginbfrange\n<0000> <00ff> <0041>\n<0100> <01ff> <0042>\nendbfrange\n")
    yield _doubling_forms(3)
    yield _deep_pages(4)
    yield _objects_in(zlib.compress(b"2 0 << /Type /Catalog /Pages 3 0 R >>"), 1)
