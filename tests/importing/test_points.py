"""How large a printed line is, its letters' points tell, and not how high a line of its font is: boxes with a card's text in a font of
their own, signs of another font behind a heading, small print that fills more of a document than its rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.geometry import PageWords, lines_of
from judge.importing.reading.source import read_source
from judge.importing.reading.strips import Word
from tests.helpers.drawn import Shown, drawn

LEFT = 48.0


def read(folder: Path, pages: Sequence[Sequence[Shown]], **how: str) -> Recognised:
    path = folder / "x.pdf"
    path.write_bytes(drawn(pages, **how))  # type: ignore[arg-type]
    return recognise(read_source(path).lines)


def body(found: Recognised, title: str) -> str:
    entry = next(entry for entry in found.entries if entry.title == title)
    return " ".join(text for power in entry.powers for text in power.lines) + " ".join(
        point.text for point in entry.paragraphs
    )


def column(texts: Sequence[Shown | str], top: float = 740, step: float = 13) -> list[Shown]:
    """Texts below one another; a blank one leaves room."""
    found = []
    for n, text in enumerate(texts):
        shown = Shown(LEFT, 0, text, 10) if isinstance(text, str) else text
        if shown.text:
            found.append(shown._replace(x=LEFT, y=top - step * n))
    return found


BOXES = [
    ("Old Ferry - Slow and Sure", ["Harbour boat", "Wooden • Ship • Ferry", "4 crew, mooring", "2/5/1"]),
    ("The Pilot / The Gull", ["Person of the shore", "Sailor • Bird", "1 crew", "Fog: Stay where you are for a turn."]),
    ("Lighthouse", ["Building", "Stone • Tower", "Fuel 3", "Lamp - Tap it: a boat comes home safely."]),
]


@pytest.mark.parametrize("size", [9, 10])
def test_a_card_printed_in_a_font_with_high_lines_is_text_of_the_entry_that_it_stands_in(
    tmp_path: Path, size: float
) -> None:
    pages = []
    for name, box in BOXES:
        texts: list[Shown | str] = [Shown(0, 0, name, 14), ""]
        texts += [Shown(0, 0, text, size, tall=True) for text in (name, *box)]
        texts += ["", "Q: May I take it back to my hand when the tide has turned?"]
        texts += ["A: No. What has left the harbour stays at sea until the next tide."]
        pages.append(column(texts, step=18))
    found = read(tmp_path, pages)
    names = [entry.title for entry in found.entries if not entry.title.startswith("May I")]
    assert names == [name for name, _ in BOXES]
    for name, box in BOXES:
        assert all(text in body(found, name) for text in box)
    assert not found.unassigned
    assert not [line for line in found.furniture if line.reason == "part heading"]


@pytest.mark.parametrize("room", [0, 1])
@pytest.mark.parametrize(("size", "bold"), [(10, 1), (10, 2), (12, 1), (10, 9), (8, 9)])
def test_the_name_on_a_card_is_printed_like_a_heading_and_opens_nothing(
    tmp_path: Path, size: float, bold: int, room: int
) -> None:
    """Of the lines of a box so many are bold."""
    pages = []
    for name, box in BOXES:
        texts: list[Shown | str] = [Shown(0, 0, name, 14, bold=True), *[""] * room]
        texts += [Shown(0, 0, text, size if n < bold else 10, bold=n < bold) for n, text in enumerate((name, *box))]
        texts += ["", "Q: May I take it back to my hand when the tide has turned?"]
        texts += ["A: No. What has left the harbour stays at sea until the next tide."]
        pages.append(column(texts, step=18))
    found = read(tmp_path, pages)
    assert [entry.title for entry in found.entries if not entry.title.startswith("May I")] == [
        name for name, _ in BOXES
    ]
    for name, box in BOXES:
        assert all(text in body(found, name) for text in box)
    assert not found.unassigned


def test_a_bold_legend_that_goes_on_with_a_picture_is_text_of_its_rule(tmp_path: Path) -> None:
    texts: list[Shown | str] = []
    for n in range(1, 6):
        texts += [
            Shown(0, 0, f"{n}. Tolls of berth {n}", 12, bold=True),
            "A toll is paid with these signs, each once a turn:",
        ]
        texts += [Shown(0, 0, f": Gull : {NAMES[n]}", 10, bold=True), "Nothing else pays a toll.", ""]
    found = read(tmp_path, [column(texts)])
    assert [entry.section for entry in found.entries] == [str(n) for n in range(1, 6)]


NAMES = ["ANCHOR", "BUOY", "CARGO", "DOCK", "EBB", "FERRY"]


@pytest.mark.parametrize("sign", ["†", "*", "®", "‡"])
def test_a_heading_that_ends_with_a_small_sign_is_one_like_its_neighbours(sign: str) -> None:
    words = []
    for n, name in enumerate(NAMES):
        # The height of a word is that of its last letter.
        named, height = (f"{name}{sign}", 7.0) if n % 2 else (name, 13.0)
        words.append(Word(named, LEFT, LEFT + 60, 100 + 40 * n, height, 700, points=11))
        text = f"A boat with its {name.lower()} set stays where it is.".split()
        words += [
            Word(word, LEFT + 30 * k, LEFT + 28 + 30 * k, 112 + 40 * n, 10, 400, points=8)
            for k, word in enumerate(text)
        ]
    lines = lines_of([PageWords(words, [], 0, 792, 0, 612)])
    assert [line.heading for line in lines if line.text[: len("CARGO")].isupper()] == [1] * len(NAMES)
    assert [entry.title.strip(sign).upper() for entry in recognise(lines).entries] == NAMES


@pytest.mark.parametrize("times", [1, 10])
def test_points_count_as_they_are_printed(tmp_path: Path, times: float) -> None:
    def of(size: float) -> float:
        return size / times

    texts: list[Shown | str] = []
    for name in ("Anchors", "Buoys", "Cargo", "Docks"):
        texts += [Shown(0, 0, name, of(14)), Shown(0, 0, f"{name} are counted when the tide turns.", of(10)), ""]
    found = read(tmp_path, [column(texts)], matrix=f"{times} 0 0 {times}")
    assert [entry.title for entry in found.entries] == ["Anchors", "Buoys", "Cargo", "Docks"]


def test_small_print_that_fills_half_of_a_document_makes_no_heading_of_its_rules(tmp_path: Path) -> None:
    pages = []
    for page in range(3):
        texts: list[Shown | str] = ["Harbour rules", ""]
        for n in range(1, 5):
            where = 4 * page + n
            texts += [
                f"What leaves berth {where} on its own",
                f"can't be moored there on the turn of boat {where}.",
                "",
            ]
            told = f"Berth {where}: a raft with a red sail, a boat with nobody aboard, and gulls on it."
            texts += [Shown(0, 0, told, 8), Shown(0, 0, "Of all these only the raft, which is tied up, stays.", 8), ""]
        pages.append(column(texts))
    path = tmp_path / "x.pdf"
    path.write_bytes(drawn(pages))
    assert not [line.text for line in read_source(path).lines if line.heading]


def test_dots_of_a_table_of_contents_are_no_text(tmp_path: Path) -> None:
    names = ["Anchors", "Buoys", "Cargo", "Docks", "Ebb and Flood"]
    listed: list[Shown | str] = [Shown(0, 0, f"{name} {'.' * 90} {n}", 7) for n, name in enumerate(names, 2)]
    texts: list[Shown | str] = []
    for name in names:
        texts += [Shown(0, 0, name, 14), f"Of {name.lower()} one is counted", f"when the tide of {name} turns.", ""]
    found = read(tmp_path, [column([*listed, "", *listed]), column(texts)])
    assert [entry.title for entry in found.entries] == names
