"""PDFs are read by geometry: the order drawn on the page, whatever the order in the file."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pypdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import InputFileError
from judge.importing.correspond import correspondences
from judge.importing.model import Source
from judge.importing.parting.recognise import recognise
from judge.importing.reading.geometry import PageWords, lines_of
from judge.importing.reading.source import read_source
from judge.importing.reading.strips import Word
from judge.rulings.model import Corpus
from tests.helpers.drawn import Shown, drawn, flowing
from tests.helpers.effort import examples
from tests.helpers.pdfs import pdf, stream, with_content
from tests.helpers.sources import needs_sources, source_file

DATA = Path(__file__).parent / "data"
# A sound rule: sentences of the length that columns break two or three times.
RULES = [
    "Shore FAQ",
    "",
    "1. Gulls",
    "",
    "Gulls fly over everything that stands on the shore, and over whatever swims in front of it as well.",
    "",
    "2. Crabs",
    "",
    "Crabs walk below everything that flies; a crab that has been seen by two gulls at once is turned around.",
]


def read(folder: Path, data: bytes) -> Source:
    path = folder / "x.pdf"
    path.write_bytes(data)
    return read_source(path)


def texts(source: Source) -> list[str]:
    return [line.text for line in source.lines if line.text]


def refused(folder: Path, data: bytes) -> str:
    with pytest.raises(InputFileError) as raised:
        read(folder, data)
    return str(raised.value).replace(f"{folder}/", "")


# -- order ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_row", [True, False])
@pytest.mark.parametrize(("columns", "width"), [(1, 612), (2, 612), (3, 900)])
def test_columns_read_the_same_however_they_were_drawn(
    tmp_path: Path, columns: int, width: float, by_row: bool
) -> None:
    lines = [
        line
        for n in range(40)
        for line in (f"{n}. Gulls", "", f"Gulls of rule {n} fly over all that stands on the shore.", "")
    ]
    pages = flowing(lines, columns=columns, width=width, by_row=by_row)
    found = texts(read(tmp_path, drawn(pages, width=width)))
    assert " ".join(found) == " ".join(line for line in lines if line)


def test_a_heading_across_the_page_stands_between_the_columns_above_and_below(tmp_path: Path) -> None:
    def column(x: float, y: float, word: str) -> list[Shown]:
        return [Shown(x, y - 11 * n, f"{word}{n} gulls fly over all that stands here") for n in range(6)]

    page = [
        *column(48, 700, "a"),
        *column(320, 700, "b"),
        Shown(48, 620, "A heading that goes across the whole page and parts what is above from what is below", 10),
        *column(48, 600, "c"),
        *column(320, 600, "d"),
    ]
    random.Random(1).shuffle(page)
    words = " ".join(texts(read(tmp_path, drawn([page])))).split()
    marks = [word for word in words if re.fullmatch(r"[abcd]\d|heading", word)]
    assert marks == [
        *(f"a{n}" for n in range(6)),
        *(f"b{n}" for n in range(6)),
        "heading",
        *(f"c{n}" for n in range(6)),
        *(f"d{n}" for n in range(6)),
    ]


def test_a_short_larger_heading_between_columns_parts_them_too(tmp_path: Path) -> None:
    def column(x: float, y: float, word: str) -> list[Shown]:
        return [Shown(x, y - 11 * n, f"{word}{n} gulls fly over all that stands here") for n in range(6)]

    page = [
        *column(48, 700, "a"),
        *column(320, 700, "b"),
        Shown(48, 612, "Crabs", 14),
        *column(48, 590, "c"),
        *column(320, 590, "d"),
    ]
    marks = re.findall(r"\b[abcd]0|Crabs", " ".join(texts(read(tmp_path, drawn([page])))))
    assert marks == ["a0", "b0", "Crabs", "c0", "d0"]


def test_a_table_of_terms_is_read_row_by_row(tmp_path: Path) -> None:
    page: list[Shown] = []
    for n in range(8):
        page += [Shown(48, 700 - 33 * n, f"Term {n}")]
        page += [Shown(250, 700 - 33 * n - 11 * k, f"what term {n} means, line {k} of two") for k in range(2)]
    found = " ".join(texts(read(tmp_path, drawn([page]))))
    assert re.findall(r"Term \d|line \d", found)[:6] == ["Term 0", "line 0", "line 1", "Term 1", "line 0", "line 1"]


def _rows_of(source: Source) -> list[str]:
    return [line.text for line in source.lines if line.mark == "cell"]


@pytest.mark.parametrize("is_ruled", [True, False])
def test_rows_of_a_table_are_entries(tmp_path: Path, is_ruled: bool) -> None:
    page = [Shown(48, 744, "Shore Questions", 16)]
    for n in range(8):
        top = 700 - 55 * n
        page += [Shown(50, top - (20 if is_ruled else 0), f"Gull {n}")]
        page += [Shown(152, top - 11 * k, ("Does this gull fly over", f"what crab {n} guards?")[k]) for k in range(2)]
        page += [Shown(352, top - 11 * k, ("Yes, it flies over all", f"that {n} crabs guard.")[k]) for k in range(2)]
    edges = [48, 150, 350, 560]
    across = [(edges[0], 712 - 55 * n, edges[-1], 712 - 55 * n) for n in range(9)]
    lines = [*across, *((x, 712, x, 712 - 55 * 8) for x in edges)] if is_ruled else []
    random.Random(2).shuffle(page)
    source = read(tmp_path, drawn([page], lines=lines))
    assert _rows_of(source) == [
        f"Gull {n} | Does this gull fly over what crab {n} guards? | Yes, it flies over all that {n} crabs guard."
        for n in range(8)
    ]
    found = recognise(source.lines)
    assert [entry.title for entry in found.entries] == [f"Gull {n}" for n in range(8)]
    assert found.facts.title == "Shore Questions"


def test_a_table_goes_on_on_the_next_page_and_its_repeated_head_is_furniture(tmp_path: Path) -> None:
    def page(number: int) -> list[Shown]:
        rows = [Shown(50, 700, "Card"), Shown(152, 700, "Ruling")]
        for n in range(6):
            rows += [
                Shown(50, 680 - 20 * n, f"Gull {number}{n}"),
                Shown(152, 680 - 20 * n, f"It flies over crab {number}{n}."),
            ]
        return [*rows, Shown(300, 20, f"Page {number}")]

    lines = [(48, 712 - 20 * n, 500, 712 - 20 * n) for n in range(8)]
    lines += [(x, 712, x, 712 - 20 * 7) for x in (48, 150, 500)]
    found = recognise(read(tmp_path, drawn([page(n) for n in range(1, 5)], lines=lines)).lines)
    assert [entry.title for entry in found.entries] == [f"Gull {number}{n}" for number in range(1, 5) for n in range(6)]
    assert not found.unassigned


def test_a_frame_round_a_text_is_no_table(tmp_path: Path) -> None:
    page = [Shown(60, 700 - 11 * n, f"Gull {n}: It flies over crab {n} and all that stands.") for n in range(40)]
    frame = [(48, 740, 560, 740), (48, 40, 560, 40), *((x, 740, x, 40) for x in (48, 500, 530, 560))]
    source = read(tmp_path, drawn([page, page], lines=frame))
    assert _rows_of(source) == []
    assert len([text for text in texts(source) if text]) == 80


def test_a_bold_question_on_two_lines_is_one_entry(tmp_path: Path) -> None:
    page: list[Shown] = []
    for n in range(6):
        top = 720 - 80 * n
        page += [
            Shown(48, top, f"Q: How do gulls of shore {n}", bold=True),
            Shown(48, top - 11, f"really pass crab {n}?", bold=True),
            Shown(48, top - 30, f"A: Over all that crab {n} guards, and over each of the others too,"),
            Shown(48, top - 41, "and where a gull of another shore passes, over that as well, unless it"),
            Shown(48, top - 52, "stands; then it flies round what stands there and lands on the other side."),
        ]
    source = read(tmp_path, drawn([page]))
    assert not any(line.heading for line in source.lines)
    found = recognise(source.lines, name="shore")
    assert [entry.kind for entry in found.entries] == ["faq"] * 6


def test_numbers_before_rules_are_no_cells(tmp_path: Path) -> None:
    page: list[Shown] = []
    for n in range(8):
        page += [Shown(48, 700 - 33 * n, f"1.{n}"), Shown(90, 700 - 33 * n, f"Gulls of rule {n} fly over all.")]
    source = read(tmp_path, drawn([page]))
    assert _rows_of(source) == []
    assert texts(source)[0] == "1.0 Gulls of rule 0 fly over all."


@pytest.mark.parametrize(("size", "bold"), [(13, False), (9, True), (11, True)])
@pytest.mark.parametrize("is_twice", [True, False])
def test_larger_and_bolder_lines_are_headings(tmp_path: Path, size: float, bold: bool, is_twice: bool) -> None:
    names = ["Gull", "Cancel", "At", "The crab that walks", '"As if..."']
    page = [Shown(48, 740, "Shore Reference", 18)]
    for n, name in enumerate(names):
        head = [Shown(48 + shift, 700 - 50 * n, name, size, bold) for shift in ((0, 0.3) if is_twice else (0,))]
        page += [
            *head,
            Shown(48, 686 - 50 * n, f"Rule {n} says what all the others on this shore"),
            Shown(48, 675 - 50 * n, "Obey."),
        ]
    source = read(tmp_path, drawn([page]))
    assert [line.text for line in source.lines if line.heading] == ["Shore Reference", *names]
    found = recognise(source.lines)
    assert [entry.title for entry in found.entries] == [name.strip('"') for name in names]
    assert found.facts.title == "Shore Reference"


def test_bold_words_that_come_again_and_again_name_nothing(tmp_path: Path) -> None:
    page: list[Shown] = []
    for n in range(5):
        top = 720 - 90 * n
        page += [
            Shown(48, top, f"Gull {n}", 14),
            Shown(48, top - 20, "[NEW]", bold=True),
            Shown(48, top - 31, f"Gull {n} flies over it."),
        ]
        page += [Shown(48, top - 50, "[OLD]", bold=True), Shown(48, top - 61, f"Gull {n} swims below it.")]
    found = recognise(read(tmp_path, drawn([page])).lines, name="shore")
    assert [entry.title for entry in found.entries] == [f"Gull {n}" for n in range(5)]


def test_a_last_page_with_few_lines_is_parted_where_the_pages_before_were(tmp_path: Path) -> None:
    lines = [f"Gulls of rule {n} fly over all that stands on the shore, and land." for n in range(66)]
    pages = flowing(lines)
    last = [Shown(48, 744, "The last gulls fly over all that"), Shown(320, 744, "stands.")]
    assert texts(read(tmp_path, drawn([*pages, last])))[-1].endswith("fly over all that stands.")


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_pages_turned_by_the_reader_read_the_same(tmp_path: Path, degrees: int) -> None:
    assert " ".join(texts(read(tmp_path, drawn(flowing(RULES), rotate=degrees)))) == " ".join(filter(None, RULES))


@pytest.mark.parametrize(
    ("matrix", "place"),
    [
        ("0 1 -1 0", lambda n: (100 + 11 * n, 100)),
        ("0 -1 1 0", lambda n: (300 - 11 * n, 700)),
        ("-1 0 0 -1", lambda n: (500, 100 + 11 * n)),
    ],
    ids=["up", "down", "over"],
)
def test_text_that_runs_in_another_direction_is_read_in_it(
    tmp_path: Path, matrix: str, place: Callable[[int], tuple[float, float]]
) -> None:
    shown = ["1. Gulls fly over", "everything that stands", "on the shore."]
    page = [Shown(*place(n), text) for n, text in enumerate(shown)]
    random.Random(2).shuffle(page)
    assert " ".join(texts(read(tmp_path, drawn([page], matrix=matrix)))) == " ".join(shown)


def test_heads_and_feet_are_told_by_their_place(tmp_path: Path) -> None:
    lines = [f"Gulls of rule {n} fly over all that stands on the shore, and over all that swims." for n in range(260)]
    source = read(tmp_path, drawn(flowing(lines, head="Shore Rules {}", foot="- {} -")))
    running = [line.text for line in source.lines if line.hint == "running"]
    pages = len(running) // 2
    assert pages > 2
    assert running == [text for n in range(1, pages + 1) for text in (f"Shore Rules {n}", f"- {n} -")]
    body = " ".join(line.text for line in source.lines if line.text and line.hint != "running")
    assert body == " ".join(lines)


def test_a_line_that_pages_repeat_in_their_middle_is_no_head(tmp_path: Path) -> None:
    page = [Shown(48, 400, "Gulls fly."), Shown(48, 389, "They land.")]
    assert all(line.hint != "running" for line in read(tmp_path, drawn([page] * 5)).lines)


# -- lines ------------------------------------------------------------------------------------------------------------


def test_a_line_that_its_column_broke_is_whole_and_room_between_is_a_blank_line(tmp_path: Path) -> None:
    source = read(tmp_path, drawn(flowing(RULES)))
    assert [line.text for line in source.lines] == RULES
    assert [line.number for line in source.lines] == list(range(1, len(RULES) + 1))


def test_room_between_paragraphs_is_told_though_most_are_one_line_long(tmp_path: Path) -> None:
    page, y = [], 700.0
    for n in range(20):
        page.append(Shown(48, y, f"Paragraph {n} ends here."))
        if n % 4 == 0:
            y -= 11
            page.append(Shown(48, y, "and its second line."))
        y -= 18
    lines = [line.text for line in read(tmp_path, drawn([page])).lines]
    assert lines.count("") == 19


@pytest.mark.parametrize(
    ("above", "below", "whole"),
    [
        ("gulls that stand on a far off and lonely hill-", "side", "hillside"),
        ("a crab, a gull, and all of us that are non-", "stunned here", "non-stunned"),
        ("the great bird that is known to us as Mar-", "Vell", "Mar-Vell"),
    ],
)
def test_a_word_divided_at_the_end_of_a_line_is_whole(tmp_path: Path, above: str, below: str, whole: str) -> None:
    page = [
        Shown(48, 700, "It says non-stunned, and it goes on to the end of this"),
        Shown(48, 689, above),
        Shown(48, 678, below),
    ]
    assert whole in " ".join(texts(read(tmp_path, drawn([page]))))


@needs_sources
def test_heralds_as_two_columns_drawn_row_by_row_keep_every_ruling(corpus: Corpus, tmp_path: Path) -> None:
    lines = [line.text for line in read_source(source_file("heralds-of-galactus")).lines]
    want = {
        entry.slug
        for entry in recognise(read_source(source_file("heralds-of-galactus")).lines, known=corpus.rulings).entries
    }
    result = recognise(read(tmp_path, drawn(flowing(lines))).lines, doc="heralds-of-galactus", known=corpus.rulings)
    rulings = [ruling for ruling in corpus.rulings if ruling.doc == "heralds-of-galactus"]
    found = correspondences(result.doc, result.entries, rulings, {})
    assert len(want & {entry.slug for entry in result.entries}) == 62
    assert sum(item.status == "official" for item in found) == 62
    assert result.unassigned == ()


@pytest.mark.parametrize("by_row", [True, False])
@pytest.mark.parametrize("name", ["outline", "rulebook", "errata"])
def test_a_dump_drawn_in_two_columns_has_the_entries_of_the_dump(tmp_path: Path, name: str, by_row: bool) -> None:
    source = read_source(DATA / f"{name}.txt")
    want = recognise(source.lines)
    pages = flowing([line.text for line in source.lines], by_row=by_row, head="{}", foot="Shore {}")
    found = recognise(read(tmp_path, drawn(pages)).lines, doc=want.doc)
    assert {entry.slug for entry in want.entries} <= {entry.slug for entry in found.entries}
    assert len(found.entries) <= len(want.entries) + 1


# -- the law: the order of lines by geometry is the order drawn -----------------------------------------------------------


def drawn_words(lines: Sequence[str], x: float, y: float) -> list[Word]:
    """Words as a fixed pitch of 5 sets them, lines 11 apart."""
    return [
        Word(match[0], x + 5 * match.start(), x + 5 * match.end(), y + 11 * n, 9)
        for n, line in enumerate(lines)
        for match in re.finditer(r"\S+", line)
    ]


# Shorter lines beside each other are cells of a table, which is read row by row.
WORDS = st.lists(st.text("abcdefghij", min_size=4, max_size=9), min_size=4, max_size=7).map(" ".join)
COLUMN = st.lists(WORDS, min_size=4, max_size=30)


@examples(200)
@given(st.lists(COLUMN, min_size=1, max_size=3), st.integers(12, 60), st.randoms(use_true_random=False))
def test_the_order_by_geometry_is_the_order_drawn(columns: list[list[str]], gutter: int, dice: random.Random) -> None:
    words: list[Word] = []
    x = 50.0
    for lines in columns:
        words += drawn_words(lines, x, 100)
        x += 5 * max(len(line) for line in lines) + gutter
    dice.shuffle(words)
    found = " ".join(line.text for line in lines_of([PageWords(words, [], 0, 800, 0, 5000)]) if line.text)
    assert sorted(found.split()) == sorted(word for lines in columns for line in lines for word in line.split())
    assert found == " ".join(line for lines in columns for line in lines)


@examples(200)
@given(
    st.lists(
        st.builds(
            Word, st.text("abc", min_size=1, max_size=9), *[st.floats(0, 600)] * 2, st.floats(0, 800), st.floats(0, 30)
        )
    )
)
def test_no_word_of_any_page_is_lost(words: list[Word]) -> None:
    words = [Word(word.text, min(word.x0, word.x1), max(word.x0, word.x1), word.y, word.size) for word in words]
    lines = lines_of([PageWords(words, [], 0, 800, -1, 601)] * 2)
    found = "".join(line.text for line in lines)
    assert sorted(found.replace(" ", "")) == sorted("".join(word.text for word in words) * 2)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))


# -- what can't be read -----------------------------------------------------------------------------------------------


def encrypted(user: str, algorithm: str) -> bytes:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(drawn(flowing(RULES))))
    writer.encrypt(user, "owner", algorithm=algorithm)
    held = io.BytesIO()
    writer.write(held)
    return held.getvalue()


@pytest.mark.parametrize("algorithm", ["RC4-40", "RC4-128", "AES-128", "AES-256-R5", "AES-256"])
def test_an_encrypted_pdf_is_read_where_only_its_owner_has_a_password(tmp_path: Path, algorithm: str) -> None:
    assert [line.text for line in read(tmp_path, encrypted("", algorithm)).lines] == RULES
    assert (
        refused(tmp_path, encrypted("secret", algorithm))
        == "x.pdf is locked with a password; save a copy without one (print it to a PDF)"
    )


def _mute(text: str) -> bytes:
    """A page in a font that has pictures of letters, and no word of which letters they are."""
    font = (
        b"<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /g1 7 0 R /g2 7 0 R >>"
        b" /Encoding << /Type /Encoding /Differences [97 /g1 /g2] >> /FirstChar 97 /LastChar 98 /Widths [600 600] /Resources << >> >>"
    )
    shown = f"BT /F2 12 Tf 72 740 Td ({text}) Tj ET BT /F1 12 Tf 72 700 Td (abba abab ba) Tj ET"
    return with_content(
        stream(shown.encode()), font, stream(b"600 0 d0 0 0 500 500 re f"), resources="/Font << /F1 6 0 R /F2 3 0 R >>"
    )


def test_a_font_that_does_not_tell_its_letters_is_told(tmp_path: Path) -> None:
    assert (
        refused(tmp_path, _mute("1. Gulls"))
        == "x.pdf is a PDF whose fonts don't tell which letters they show; run text recognition on it first"
    )
    (note,) = read(tmp_path, _mute("1. Gulls fly over everything that stands on the shore, and land.")).notes
    assert note.message == "3 words, the first on page 1, are in a font that doesn't tell its letters"


def test_what_is_no_sound_pdf_is_one_line(tmp_path: Path) -> None:
    fix = "save it again, or copy its text to a file"
    assert refused(tmp_path, b"%PDF-1.4\n1 0 obj\n<<") == f"x.pdf is a damaged PDF (Data format error); {fix}"
    assert refused(tmp_path, pdf("")) == (
        "x.pdf is a PDF without text (pictures of pages, or damaged); run text recognition on it first"
    )


def test_letters_beyond_the_first_plane_and_ligatures_are_kept(tmp_path: Path) -> None:
    data = drawn([[Shown(72, 700, "Gulls “fly” – they don’t walk… naïve cœur")]])
    assert texts(read(tmp_path, data)) == ["Gulls “fly” – they don’t walk… naïve cœur"]
