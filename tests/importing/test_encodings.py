"""Texts in any encoding: what is read, what is told, what is refused, each message word for word."""

from __future__ import annotations

import codecs
import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import InputFileError
from judge.importing.parting.recognise import recognise
from judge.importing.reading.beside import apart
from judge.importing.reading.encodings import decode, must_exist
from judge.importing.reading.source import read_source, split_lines
from tests.helpers.effort import examples

PATH = Path("x.txt")
ENGLISH = "Shore FAQ\n\n1. Gulls\n\nGulls “fly” – they don’t walk.\n"
POLISH = "1. Mewa\n\nMewa może zaatakować każdą łódkę, jeśli gracz zapłaci cenę. Później wraca na rękę.\n"
CZECH = "1. Racek\n\nRacek může útočit na každou loď, ale hráč musí zaplatit. Příště se vrátí do ruky, když žije.\n"
HUNGARIAN = (
    "1. Sirály\n\nA sirály bármelyik hajót megtámadhatja, ha gazdája kifizeti az árát. Később kézbe kerül, őrködve.\n"
)
FRENCH = "1. Mouette\n\nLa mouette peut attaquer là où le joueur a payé. Ça ne coûte rien à l’élève, même à Noël.\n"
GERMAN = "1. Möwe\n\nDie Möwe darf jedes Schiff angreifen, für das der Spieler gezahlt hat. Größe zählt nicht.\n"


def told(data: bytes, encoding: str | None = None) -> str:
    with pytest.raises(InputFileError) as raised:
        decode(PATH, data, encoding)
    return str(raised.value)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        *((text, name) for text in (POLISH, CZECH) for name in ("windows-1250", "iso-8859-2")),
        (FRENCH, "windows-1252"),
        (GERMAN, "windows-1252"),
        (ENGLISH, "windows-1252"),
        (FRENCH.replace("’", "'"), "iso-8859-1"),
    ],
)
def test_the_encoding_is_known_by_the_letters(text: str, encoding: str) -> None:
    found = decode(PATH, text.encode(encoding))
    assert found.text == text
    if "125" not in found.encoding or found.encoding == "windows-1250":
        (note,) = found.notes
        assert note.message == f"read as {found.encoding}, from its letters; where they are wrong, give --encoding"


def test_where_the_letters_leave_it_open_the_user_is_asked() -> None:
    data = HUNGARIAN.encode("windows-1250")  # but for one letter they may be Portuguese
    assert told(data) == "x.txt may be in windows-1252 or windows-1250; say which: --encoding windows-1250"
    assert decode(PATH, data, "windows-1250").text == HUNGARIAN


@pytest.mark.parametrize("name", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-8-sig"])
def test_wide_texts_are_read_with_and_without_their_mark(name: str) -> None:
    assert decode(PATH, ENGLISH.encode(name)).text == ENGLISH


def test_a_stray_byte_does_not_refuse_a_text_and_is_told_with_its_place() -> None:
    data = ENGLISH.encode() + "Höhle: they don".encode() + b"\x92t swim.\n"
    found = decode(PATH, data)
    assert found.text == ENGLISH + "Höhle: they don’t swim.\n"
    assert [(note.line, note.message) for note in found.notes] == [
        (6, "column 16: byte 0x92 is no UTF-8; it was read as '’'")
    ]


def test_many_stray_bytes_are_counted() -> None:
    data = ("Möwe " * 200 + "\n").encode() + b"don\x92t\n" * 5
    assert [note.message for note in decode(PATH, data).notes][-1] == "2 more bytes from here on are no UTF-8"
    assert [note.line for note in decode(PATH, data).notes] == [2, 3, 4, 5]


def test_a_few_zero_bytes_refuse_no_text_and_are_told_with_their_place() -> None:
    found = decode(PATH, ENGLISH.encode() + b"They \0fly.\n")
    assert found.text == ENGLISH + "They fly.\n"
    assert [(note.line, note.message) for note in found.notes] == [(6, "column 6: a zero byte was left out")]
    several = decode(PATH, b"\xe9t\xe9 \0" + ENGLISH.encode("windows-1252") * 40 + b"\0\0")
    assert several.encoding == "windows-1252"
    assert [note.message for note in several.notes] == [
        "column 5: 3 zero bytes, of which this is the first, were left out"
    ]


def test_an_encoding_that_is_given_holds() -> None:
    assert decode(PATH, "Zażółć".encode("iso-8859-2"), "iso-8859-2").text == "Zażółć"
    assert told(b"Gulls\nfly \x81 by.", "windows-1252") == (
        "x.txt is not in windows-1252: a byte at line 2, column 5 is no letter of it; give another --encoding, or none"
    )
    for name in ("latin-12", "rot13", "base64", "", "a\0b"):
        with pytest.raises(InputFileError) as raised:
            must_exist(name)
        assert str(raised.value) == (
            f"--encoding: '{name}' is no encoding; give one such as utf-8, windows-1250, iso-8859-2"
        )


def test_what_is_no_text_is_told() -> None:
    tried = "UTF-8, UTF-16, Windows-1252, Windows-1250 and ISO-8859-2"
    fix = "give text, Markdown, an HTML page or a PDF"
    assert told(bytes(range(256)) * 20) == f"x.txt is binary, not text (tried: {tried}); {fix}"
    assert told(b"Gulls \x81\x8d fly.\n" * 9) == (
        f"x.txt is in none of the encodings tried: {tried}; give --encoding, or save it as UTF-8"
    )
    assert told("Gulls fly".encode("utf-16") + b"x") == (
        f"x.txt begins like UTF-16 text but breaks off at byte 20 (tried: {tried}); save it as UTF-8"
    )


@examples(200)
@given(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32"]),
)
def test_every_text_is_read_as_it_was_written(text: str, encoding: str) -> None:
    data = text.encode(encoding)
    if data.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or encoding == "utf-8":
        assert decode(PATH, data).text == text.removeprefix("\ufeff" if encoding == "utf-8" else "")


# -- two columns in one line ------------------------------------------------------------------------------------------------


LEFT = [f"gull {n} flies over all that stands on" for n in range(20)]
RIGHT = [f"crab {n} walks below all that flies" for n in range(20)]


def test_two_columns_that_a_tab_parts_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    lines = [f"{left}\t{right}" for left, right in zip(LEFT, RIGHT, strict=True)]
    path.write_text("Shore FAQ\n\n" + "\n".join(lines), encoding="utf-8")
    with pytest.raises(InputFileError) as raised:
        read_source(path)
    assert str(raised.value).replace(f"{tmp_path}/", "") == (
        f"x.txt has two columns merged in one line, 20 times (line 3: '{LEFT[0][-20:]}   {RIGHT[0][:20]}'); "
        "import the PDF or the page itself, or copy one column after the other"
    )


@pytest.mark.parametrize("foot", ["\f", "{page}\n", "   {page}     SHORE RULES       © Gull Press\n"])
def test_columns_beside_each_other_are_read_one_after_the_other(tmp_path: Path, foot: str) -> None:
    """Pages of two columns, each of sections with a heading; the last section of a column goes on in the next."""
    names = [f"Gull {chr(65 + n)}{'aeiou'[n % 5]}" for n in range(24)]
    texts = [
        [names[n], *(f"gull {n} flies over what stands on {k}" for k in range(4)), f"and lands on stone {n}.", ""]
        for n in range(24)
    ]
    lines = [line for section in texts for line in section]
    pages = ["Shore Reference", ""]
    for page, first in enumerate(range(0, len(lines), 40), 1):
        left, right = lines[first : first + 20], lines[first + 20 : first + 40]
        pages += [f"{a:<52}{b}".rstrip() for a, b in itertools.zip_longest(left, right, fillvalue="")]
        pages += ["", foot.format(page=page)]
    path = tmp_path / "x.txt"
    path.write_text("\n".join(pages).replace("\f\n", "\f"), encoding="utf-8")
    source = read_source(path)
    found = recognise(source.lines)
    assert [entry.title for entry in found.entries] == names
    said = {entry.title: " ".join(text.text for text in entry.paragraphs) for entry in found.entries}
    assert said == {section[0]: " ".join(section[1:-1]) for section in texts}
    (note,) = source.notes
    assert note.message.startswith("two columns stand beside each other in ")


def test_tables_lists_and_wide_spaces_are_no_columns() -> None:
    for text in (
        "\n".join(f"Gull {n}      Character      {n}      2/2" for n in range(40)),
        "\n".join(f"{n}.      Gulls fly over everything that stands" for n in range(40)),
        "\n".join(f"gull {n} flies over all that stands on.   They land" for n in range(40)),
        "\n".join([*LEFT, *RIGHT, "a b c      d e f"]),
        "\n".join(f"\tGulls {n} fly over everything that stands" for n in range(40)),
    ):
        assert apart(PATH, split_lines(text)) is None
