"""Columns that stand beside each other in each line, as ``pdftotext -layout`` writes them, are read one after the other."""

from __future__ import annotations

import random
import re
import textwrap
from pathlib import Path

import pytest

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from judge.importing.torn.recognised import recognised_torn

BIRDS = ["Gull", "Heron", "Tern", "Plover", "Dunlin", "Avocet", "Knot", "Eider", "Puffin", "Curlew"]
WORDS = ["tide", "anchor", "player", "deck", "turn", "counts", "draws", "harbour", "shore", "twice", "lantern", "keel"]
ENTRIES, WIDTH, ROWS = 80, 42, 50


def entry(n: int) -> tuple[str, list[str]]:
    dice = random.Random(n)
    sentences = [" ".join(["The", *dice.choices(WORDS, k=dice.randint(9, 20)), f"of No{n}."]) for _ in range(1 + n % 3)]
    return f"{BIRDS[n % 10]} of the Shore {n}", sentences


def column(form: str) -> list[str]:
    lines: list[str] = []
    for name, sentences in map(entry, range(ENTRIES)):
        first, *others = sentences
        if form == "questions":
            lines += textwrap.wrap(f"Q: What does {name} do?", WIDTH)
            lines += textwrap.wrap(f"A: {first}", WIDTH)
        else:
            lines += [name.upper(), *([""] if form == "apart" else []), *textwrap.wrap(first, WIDTH)]
        for sentence in others:
            lines += ["", *textwrap.wrap(sentence, WIDTH)]
        lines.append("")
    return lines


def dump(form: str, gap: int, *, short: int = 0, heading: str = "", break_: str = "\n\f") -> str:
    """:param short: how many rows the right column of every second page lacks, and ``heading`` what stands across a page's middle."""
    lines, pages = column(form), list[str]()

    def taken(count: int) -> list[str]:
        while lines and not lines[0]:
            del lines[0]
        found, lines[:] = lines[:count], lines[count:]
        return found

    while lines:
        number = len(pages) + 1
        page = [" " * 20 + "Shore Rules FAQ", ""]
        for part in range(2 if heading else 1):
            rows = ROWS // 2 if heading else ROWS
            left = taken(rows)
            right = taken(rows - (short if number % 2 else 0))
            page += ["", heading.format(number), ""] if part and left else []
            page += [
                (
                    (left[row] if row < len(left) else "").ljust(WIDTH + gap) + (right[row] if row < len(right) else "")
                ).rstrip()
                for row in range(len(left))
            ]
        pages.append("\n".join([*page, "", " " * WIDTH + f"Page {number}"]))
    return break_.join(pages)


@pytest.mark.parametrize("gap", [2, 3, 4])
@pytest.mark.parametrize("form", ["apart", "close", "questions"])
@pytest.mark.parametrize("page", ["even", "uneven", "without form feeds"])
def test_every_entry_keeps_its_text(tmp_path: Path, form: str, gap: int, page: str) -> None:
    text = dump(form, gap, short=11 if page == "uneven" else 0, break_="\n\n" if "without" in page else "\n\f")
    (tmp_path / "x.txt").write_text(text)
    found = recognise(read_source(tmp_path / "x.txt").lines)
    told = {entry.title.lower(): " ".join(point.text for point in entry.paragraphs) for entry in found.entries}
    named = "what does {} do?" if form == "questions" else "{}"
    wanted = {named.format(name.lower()): " ".join(sentences) for name, sentences in map(entry, range(ENTRIES))}
    assert {title: told.get(title) for title in wanted} == wanted


@pytest.mark.parametrize("gap", [2, 4])
def test_a_line_across_the_columns_stands_apart_from_what_is_below(tmp_path: Path, gap: int) -> None:
    heading = "Part {}, what else the birds of this shore do when the tide comes in and nobody looks at them"
    (tmp_path / "x.txt").write_text(dump("apart", gap, heading=heading))
    found = recognise(read_source(tmp_path / "x.txt").lines)
    assert {entry(n)[0].lower() for n in range(ENTRIES)} <= {one.title.lower() for one in found.entries}


def test_two_spaces_behind_sentences_and_indented_texts_are_no_columns(tmp_path: Path) -> None:
    plain = [line for name, sentences in map(entry, range(ENTRIES)) for line in (name, *sentences, "")]
    spaced = "\n".join(re.sub(r"\. (?=The)", ".  ", " ".join(textwrap.wrap(line, 60))) for line in plain)
    hung = "\n".join(
        f"{name:<30}{textwrap.fill(' '.join(sentences), 40, subsequent_indent=' ' * 30)}"
        for name, sentences in map(entry, range(ENTRIES))
    )
    for text in (spaced, hung):
        (tmp_path / "x.txt").write_text(text)
        assert [line.text for line in read_source(tmp_path / "x.txt").lines] == text.splitlines()


def moving_dump(pages: int = 12) -> str:
    """Two columns whose place is another on each page, farther to the right on each second one; behind them numbers of pages."""
    lines, found = column("close"), list[str]()
    for number in range(pages):
        gap = 4 + (number % 2) * 9 + number % 5
        left, right = lines[:24], lines[24:48]
        del lines[:48]
        found += [f"{a:<{WIDTH + gap}}{b}".rstrip() for a, b in zip(left, right, strict=False)]
        found += ["", " " * WIDTH + str(number + 1), "\f"]
    return "\n".join(found)


def test_columns_may_begin_elsewhere_on_each_page(tmp_path: Path) -> None:
    (tmp_path / "x.txt").write_text(moving_dump())
    source = read_source(tmp_path / "x.txt")
    assert "two columns stand beside each other" in source.notes[0].message
    titles = {one.title.lower() for one in recognise(source.lines).entries}
    assert len(titles & {entry(n)[0].lower() for n in range(40)}) > 36


def test_pages_with_a_table_here_and_there_are_not_parted(tmp_path: Path) -> None:
    table = "\n".join(f"{'The lamp of pier ' + str(n):<40}burns for {n} turns or so" for n in range(12))
    prose = "\n\n".join(textwrap.fill(" ".join(entry(n)[1]), 90) for n in range(30))
    text = "\n\f".join(f"{prose}\n\n{table}\n" for _ in range(4))
    (tmp_path / "x.txt").write_text(text)
    assert not read_source(tmp_path / "x.txt").is_parted


BOATS = {
    "Harbours of the {}": "A harbour has three piers, and each of them takes one boat of any player until that player moves it on.",
    "What the {} hides": "Fog hides every lamp of one harbour. It goes when the turn of its owner ends, or earlier if he wants it to go.",
    "Lamps, Bells, Whistles, and Horns of the {}": "A bell is heard in fog, a lamp is not seen in it; a whistle is what its card says.",
    "The {} Remembers...": "What the tide has taken comes back one turn later, at the pier that is nearest to where it was lost.",
    "Gifts for a {}": "You may give a boat away at any time in your turn, but not while somebody else looks at your hand of cards.",
    "The last {}": "The game ends with the last lamp. Whoever has lit most of them wins, and shares with nobody who has lit fewer.",
}


def handbook(*, indent: int, gap: int, shift: int, width: int = 46) -> str:
    """Two columns of sections without a blank line above a heading; letters are of several widths, so that lines end anywhere near the
    edge, and the right column begins anywhere near its place."""
    dice = random.Random(indent + 7 * gap)
    lines: list[str] = []
    for number, bird in enumerate(BIRDS):
        for name, text in BOATS.items():
            whole = [
                text,
                f"This is so in round {number} of the game too, and in all the rounds that come before it or later.",
            ]
            lines += textwrap.wrap(name.format(bird), 34)
            for paragraph in whole:
                first = True
                while paragraph:
                    row = textwrap.wrap(paragraph, dice.randint(width - 9, width) - (indent if first else 0))[0]
                    lines.append(" " * indent * first + row)
                    paragraph, first = paragraph[len(row) :].strip(), False
    half = 45
    pages = []
    for number, begin in enumerate(range(0, len(lines), 2 * half), 1):
        left, right = lines[begin : begin + half], lines[begin + half : begin + 2 * half]
        right += [""] * (len(left) - len(right))
        at = width + gap
        rows = [f"{a:<{at + dice.randint(0, shift)}}{b}".rstrip() for a, b in zip(left, right, strict=True)]
        pages.append("\n".join([*rows, "", " " * width + str(number)]))
    return "\n\f".join(pages)


@pytest.mark.parametrize(("indent", "gap", "shift"), [(3, 6, 0), (3, 4, 2), (0, 8, 3)])
def test_headings_without_a_gap_open_the_sections_of_a_dump(tmp_path: Path, indent: int, gap: int, shift: int) -> None:
    (tmp_path / "x.txt").write_text(handbook(indent=indent, gap=gap, shift=shift))
    source = read_source(tmp_path / "x.txt")
    assert source.is_parted
    found = recognise(source.lines)
    assert [entry.title for entry in found.entries] == [name.format(bird) for bird in BIRDS for name in BOATS]
    texts = [(number, text) for number in range(len(BIRDS)) for text in BOATS.values()]
    for entry, (number, text) in zip(found.entries, texts, strict=True):
        told = " ".join(each.text for each in entry.paragraphs)
        assert text in told
        assert f"round {number} of" in told
    assert not found.unassigned


def offset_dump(foot: str) -> str:
    """Two columns whose rows do not meet, as small gaps above headings leave them: a row may be of one column alone."""
    rows: list[str] = []
    for n in range(24):
        bird = BIRDS[n % 10]
        left = [
            f"{bird} Left {n}",
            "",
            f"The {bird} may carry lamp {n} and a token with it from one",
            f"pier {n} to the next one.",
        ]
        right = [
            f"{bird} Right {n}",
            f"The {bird} may take lamp {n} and a token from it at any",
            "",
            f"pier {n} of its own.",
        ]
        rows += [f"{one:<64}{other}".rstrip() for one, other in zip(left, right, strict=True)]
        rows += ["", *([f"{foot:<64}{n // 6 + 1}", "\f"] if n % 6 == 5 else [])]
    return "Shore Rules FAQ\n\n" + "\n".join(rows).replace("\f\n", "\f")


@pytest.mark.parametrize("foot", ["© Shore Press 2014.", "Shore Rules, a guide", "All rights reserved 2014"])
def test_rows_that_the_other_column_alone_fills_are_no_gaps(tmp_path: Path, foot: str) -> None:
    (tmp_path / "x.txt").write_text(offset_dump(foot))
    source = read_source(tmp_path / "x.txt")
    assert recognised_torn(source, recognise, lambda _: ()) is None
    found = recognise(source.lines)
    told = {entry.title: " ".join(point.text for point in entry.paragraphs) for entry in found.entries}
    assert not found.unassigned
    assert not [doubt for doubt in found.doubts if "not found" in doubt.message]
    for n in range(24):
        bird = BIRDS[n % 10]
        assert (
            told[f"{bird} Left {n}"]
            == f"The {bird} may carry lamp {n} and a token with it from one pier {n} to the next one."
        )
        assert (
            told[f"{bird} Right {n}"] == f"The {bird} may take lamp {n} and a token from it at any pier {n} of its own."
        )
