"""Laws of an import, on mutations of the dumps: never a crash, never a lost line, and what is written reads back."""

from __future__ import annotations

import re
import tempfile
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from judge.errors import Defect
from judge.importing.model import Recognised, SourceLine
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import split_lines
from judge.importing.write import document_of, markdown_of, points_of
from judge.rulings.controls import without_controls
from judge.rulings.reader import read_document
from tests.helpers.accounts import assert_no_line_is_lost
from tests.helpers.effort import examples

DATA = Path(__file__).parent / "data"
FILES = [DATA / f"{name}.txt" for name in ("errata", "glossary", "mixed", "outline", "rulebook")]
DUMPS = [path.read_text(encoding="utf-8") for path in FILES]
STRAY = [
    "CS 47",
    "MXM-208",
    "TW 3 Stray Card",
    "12",
    "2.7 Stray rule",
    "No comments:",
    "Old Text:",
    "Q: why",
    "A:",
    "•",
    "Example:",
]
STRAY += [
    "Character",
    "Plot Twist, 2",
    "GENERAL",
    "# ",
    "---",
    "> x",
    "1. ",
    "<div>",
    "```",
    "“",
    "”",
    '"',
    "(",
    "***",
    "===",
    "\\",
    "\t",
]
SIGNS = {
    "'": "’",
    '"': "“",
    "-": "–",
    " ": "\t",
    ".": "…",
    ",": "،",
    "a": "а",
    ":": "：",
    "e": "é",
    "’": "'",
    "“": '"',
    "—": "-",
}


def words(text: str) -> set[str]:
    visible = "".join(ch for ch in text if ch.isspace() or unicodedata.category(ch)[0] != "C")
    return set(re.findall(r"\d+|[^\W\d_]+", visible.lower()))


def assert_every_word_is_written(lines: Sequence[SourceLine], result: Recognised) -> None:
    """Only labels, placeholders and the names of facts go: they are what the dialect says in its own way."""
    said = {line.number: line.text for line in lines}
    result = msgspec.structs.replace(result, doc=result.doc or "unnamed")  # the command asks for an id
    document = document_of(result, game="vs-system", published="2008")
    labels = words("old new text example note q a recruit threshold cost s the")
    for entry in result.entries:
        written = words(markdown_of(document, [entry])) | words(entry.slug) | words(entry.section or "") | labels
        for first, last in entry.lines:
            for number in range(first, last + 1):
                text = re.sub(r"\W*\[[^]]*\]\s*$", "", said[number])
                assert words(text) <= written, said[number]


def assert_reads_back(result: Recognised) -> None:
    result = msgspec.structs.replace(result, doc=result.doc or "unnamed")  # the command asks for an id
    document = document_of(result, game="vs-system", published="2008")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{document.id}.md"
        path.write_text(markdown_of(document, result.entries), encoding="utf-8", newline="\n")
        defects: list[Defect] = []
        _, rulings = read_document(path, defects, needs_facts=False)
    assert [defect for defect in defects if result.entries or "empty" not in defect.cause] == []
    assert [ruling.id for ruling in rulings] == [f"{result.doc}/{entry.slug}" for entry in result.entries]
    assert len({ruling.title for ruling in rulings}) == len(rulings)
    assert [len(ruling.points) for ruling in rulings] == [len(points_of(entry)) for entry in result.entries]


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """A dump with lines dropped, doubled, swapped, joined, put in, or written with other signs and line ends."""
    lines = draw(st.sampled_from(DUMPS)).split("\n")
    for _ in range(draw(st.integers(1, 8))):
        n = draw(st.integers(0, len(lines) - 1))
        m = draw(st.integers(0, len(lines) - 1))
        change = draw(
            st.sampled_from(["drop", "double", "swap", "stray", "blank", "unblank", "join", "cut", "signs", "indent"])
        )
        if change == "drop" and len(lines) > 1:
            del lines[n]
        elif change == "double":
            lines.insert(n, lines[n])
        elif change == "swap":
            lines[n], lines[m] = lines[m], lines[n]
        elif change == "stray":
            lines.insert(n, draw(st.sampled_from(STRAY)))
        elif change == "blank":
            lines.insert(n, draw(st.sampled_from(["", " ", "\t", "\u00a0", "\u200b"])))
        elif change == "unblank":
            blanks = [i for i, line in enumerate(lines) if not line.strip()]
            for i in reversed(blanks[n % 7 :: 7]):
                del lines[i]
            lines = lines or [""]
        elif change == "join" and n + 1 < len(lines):
            lines[n : n + 2] = [f"{lines[n]} {lines[n + 1]}"]
        elif change == "cut":
            lines[n] = lines[n][: len(lines[n]) // 2]
        elif change == "signs":
            sign = draw(st.sampled_from(sorted(SIGNS)))
            lines = [line.replace(sign, SIGNS[sign]) for line in lines]
        elif change == "indent":
            lines[n] = f"\t  {lines[n]}"
    return draw(st.sampled_from(["\n", "\r\n", "\r"])).join(lines)


def assert_laws(lines: list[SourceLine]) -> None:
    result = recognise(lines, name="dump")
    assert_no_line_is_lost(lines, result)
    assert_reads_back(result)
    assert_every_word_is_written(lines, result)
    assert recognise(lines, name="dump") == result


@examples(250, suppress_health_check=[HealthCheck.too_slow])
@given(mutations())
def test_no_mutation_crashes_or_loses_a_line(text: str) -> None:
    assert_laws(split_lines(text))


@examples(150)
@given(st.lists(st.one_of(st.text(max_size=60), st.sampled_from(STRAY), st.just("")), max_size=30))
def test_no_text_at_all_crashes_or_loses_a_line(lines: list[str]) -> None:
    assert_laws(split_lines(without_controls("\n".join(lines))))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_every_word_of_an_entry_is_written(path: Path, ends: str) -> None:
    lines = split_lines(path.read_text(encoding="utf-8").replace("\n", ends))
    result = recognise(lines, name="dump")
    assert len(result.entries) >= 7
    assert_every_word_is_written(lines, result)
    assert_reads_back(result)


def test_what_is_written_is_the_official_wording() -> None:
    text = (DATA / "rulebook.txt").read_text(encoding="utf-8")
    result = recognise(split_lines(text), name="dump")
    document = document_of(result, game="vs-system", published="2010")
    written = markdown_of(document, result.entries)
    for sentence in (
        "1. Moving into it isn't leaving play.",
        "> Dim. (She enters in the shade.)",
        "   Example: A card tells you to “Move target character you control.” You move it inside its own area.",
        "   Note: Leave a gap, so that everyone sees which row is which.",
        "> Old: Light two lamps.",
        "> New: Light up to two lamps.",
        "1. Light up to two lamps.",
        "### Becomes a watcher",
        "- section: 312.5c",
    ):
        assert sentence.removeprefix("1. ") in written, sentence
    assert written.count("### ") == len(result.entries)


MANGLED: dict[str, Callable[[str], str]] = {
    "tabs": lambda text: text.replace(" ", "\t"),
    "windows ends": lambda text: text.replace("\n", "\r\n"),
    "straight quotes": lambda text: text.translate(str.maketrans("“”‘’", "\"\"''")),
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "trailing spaces": lambda text: text.replace("\n", "  \n"),
    "soft hyphens": lambda text: text.replace("ing", "i\u00adng"),
}


@pytest.mark.parametrize("mangle", MANGLED.values(), ids=MANGLED)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_other_signs_and_line_ends_change_no_entry(path: Path, mangle: Callable[[str], str]) -> None:
    text = path.read_text(encoding="utf-8")
    expected = [(entry.slug, entry.kind, entry.lines) for entry in recognise(split_lines(text)).entries]
    found = [(entry.slug, entry.kind, entry.lines) for entry in recognise(split_lines(mangle(text))).entries]
    assert found == expected
    assert len(expected) >= 7
