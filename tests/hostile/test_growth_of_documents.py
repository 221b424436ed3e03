"""Every step of an import, and of reading a corpus, grows with the document and not with its square."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import CorpusError, InputFileError
from judge.importing.install import Options, import_files
from judge.importing.reading.pages import html_lines
from judge.rulings.controls import controls, without_controls
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.rulings.words import read_words
from tests.helpers.doubling import SIZES, grows_linearly, nested, numbered, repeated

Shape = Callable[[int], str]

SMALL = (1_000, 2_000, 4_000, 8_000)
FLOOR = 0.12  # seconds; of the shapes that were quadratic most took longer at eight thousand characters
HEAD = "Shore FAQ\n\n1. Gulls\n\nGulls fly over everything.\n\n"
CARD = "Shore FAQ\n\nGull, Loud\nCharacter, 2, Harbour, 2/2\n"
PARAGRAPH = "\n\nGulls fly over everything that stands.\n\n"


def after(head: str, shape: Shape, end: str = "") -> Shape:
    """A shape below the beginning that makes a document of it."""
    return lambda size: head + shape(size) + end


TEXTS: dict[str, Shape] = {
    "lines of one letter": after(HEAD, repeated("a\n")),
    "paragraphs of one letter": after(HEAD, repeated("a\n\n")),
    "one line": after(HEAD, repeated("Gull flies. ")),
    "one word": after(HEAD, repeated("x")),
    "dots": after(HEAD, repeated(".")),
    "dots and spaces": after(HEAD, repeated(". ")),
    "dots below headings without text": after(
        "Shore FAQ\n\nand so\n\non it\n\n", repeated("."), "\n\n1. Gulls" + PARAGRAPH
    ),
    "open quotes": after(HEAD, repeated("“Gull flies. ")),
    "open quotes, line by line": after(HEAD, repeated("“Gull flies.\n")),
    "one open bracket": after(HEAD + "(", repeated("Gull flies. ")),
    "brackets": after(HEAD, repeated("(")),
    "a title of brackets": after("Shore FAQ\n\n1. Gulls ", repeated("("), PARAGRAPH),
    "placeholders": after("Shore FAQ\n\n1. Gulls ", repeated(": ["), PARAGRAPH),
    "a title that goes on": after(
        "Shore FAQ\n\n1. Gulls fly over everything that stands on the shore\n", repeated("and on it\n")
    ),
    "headings only": after("Shore FAQ\n\n", repeated("Gull Wing\n\n")),
    "one heading again and again": after("Shore FAQ\n\n", repeated(f"Gull Wing{PARAGRAPH}")),
    "headings": after("Shore FAQ\n\n", numbered(f"Gull Wing {{}}{PARAGRAPH}")),
    "numbered rules": after("Shore FAQ\n\n", numbered(f"{{}}. Gulls{PARAGRAPH}")),
    "one number again and again": after("Shore FAQ\n\n", repeated(f"1. Gulls{PARAGRAPH}")),
    "deep numbers": after("Shore FAQ\n\n", repeated("1."), f"1 Gulls{PARAGRAPH}"),
    "cards": after(
        "Shore FAQ\n\n",
        numbered("Gull {}, Loud\nCharacter, 2, Harbour, 2/2\nGull flies.\n\n\nGull flies over all.\n\n"),
    ),
    "a card of blank lines": after(CARD + "Gull flies.\n", repeated("\n"), "Gull flies."),
    "a card of gaps": after(CARD, repeated("Gull flies.\n\n")),
    "a card of facts": after(CARD, numbered("{}\n"), "\nGull flies.\n\nGull flies over all.\n"),
    "a card of powers": after(CARD, repeated("gull flies over the sea and\n"), "\n\nGull flies."),
    "a ruling that ends in signs": after(CARD + "Gull flies.\n\n\nA", repeated(")"), "x and Gull flies.\n"),
    "questions": after("Shore FAQ\n\n", repeated("Q: Does Gull fly?\nA: Gull flies.\n\n")),
    "announced errata": after(
        "Shore FAQ\n\n", repeated("One card has received errata:\n\nReed Bed, Location, 2\nIt hides.\n\n")
    ),
    "torn columns": after(
        "Shore FAQ\n\n", repeated("Gull Wing\nGull Foot\n\nflies over the sea and\n\nwhen it stands. Then\n\n")
    ),
    "torn sentences": after("Shore FAQ\n\nGull Wing\n\n", repeated("flies over the sea and\n\n")),
    "titles of a shipped document": after("Heralds of Galactus FAQ\n\n", repeated(f"Klaw, Sonic Construct{PARAGRAPH}")),
    "comments": after(HEAD, repeated("No comments:\n\n3\n\n")),
    "accents on one letter": after("Shore FAQ\n\n1. Gulle", repeated("\u0316\u0301"), PARAGRAPH),
    "colours": after(HEAD, repeated("\x1b[31m")),
    "halves of commands": after(HEAD, repeated("\x1b]0;")),
}
MARKDOWN: dict[str, Shape] = {
    "stars": after(HEAD, repeated("*a ")),
    "pairs of stars": after(HEAD, repeated("**a *b ")),
    "lines below": after(HEAD, repeated("_a ")),
    "links that don't close": after(HEAD, repeated("[")),
    "addresses that don't close": after(HEAD, repeated("[a](")),
    "texts of links": after(HEAD, repeated("[a")),
    "a heading that doesn't close": after(HEAD + "# a", repeated(" "), "b"),
    "signs of headings": after(HEAD + "# ", repeated("# "), "a"),
}
PAGES: dict[str, Shape] = {
    "nested boxes": nested("<div>", "</div>"),
    "boxes that don't close": repeated("<div>"),
    "lists in lists": repeated("<ol><li>fly"),
    "tables in tables": repeated("<table><tr><td>"),
    "paragraphs": repeated("<p>fly"),
    "breaks": repeated("<br>"),
    "bold paragraphs": repeated("<b><p>fly</p></b>"),
    "ends without begins": lambda size: "<div>" * min(900, size // 10) + "</span>" * (size // 14),
    "attributes": after("<p ", numbered("a{}=1 "), ">fly"),
    "entities": repeated("&amp;"),
    "comments that don't close": repeated("<!--"),
    "brackets": repeated("<"),
}
ENTRY = (
    "---\nid: x\ntitle: X\ngame: vs-system\npublished: 2008\nin_force: 2008\ncompiled_by: a\nsource: b\n---\n\n## Rules\n\n"
    "- kind: {}\n\n### Gull\n\n"
)
RULE, A_CARD = ENTRY.format("rule"), ENTRY.format("card")
CORPORA: dict[str, Shape] = {
    "entries": after(RULE, numbered("1. One.\n\n### Gull {}\n\n"), "1. One."),
    "points": after(RULE, repeated("1. One.\n")),
    "quotes in quotes": after(RULE, repeated(">")),
    "lists in lists": after(RULE, repeated("- ")),
    "stars": after(RULE + "1. ", repeated("*a ")),
    "links": after(RULE + "1. ", repeated("[a](")),
    "brackets": after(RULE + "1. ", repeated("[")),
    "code": after(RULE + "1. ", repeated("`a``")),
    "paragraphs out of place": after(RULE + "1. One.\n\n", repeated("text\n\n")),
    "accents on one letter": after(RULE + "1. One.\n\n### Gulle", repeated("\u0316\u0301"), "\n\n1. One.\n"),
    "see also": after(RULE + "1. One.\n\n- see also: ", repeated("x/a; ")),
    "keys": after(RULE + "1. One.\n\n", repeated("- foo: x\n")),
    "a fact line": after(A_CARD + "Character", repeated(" · A"), "\n\n1. One.\n"),
    "a cost": after(A_CARD + "Character · ", repeated("co"), "\n\n1. One.\n"),
    "front matter": after("---\n", numbered("k{}: a\n"), "---\n"),
    "brackets in the front matter": after("---\nid: ", repeated("["), "\n---\n"),
    "controls": after(RULE + "1. One.\n\n", repeated("\x9b\n")),
}
WORDS: dict[str, Shape] = {
    "brackets": repeated("["),
    "lists": repeated("- "),
    "keys": after("terms:\n", numbered("  k{}: [a]\n")),
    "one key": after("terms:\n", repeated("  k: [a]\n")),
    "an anchor": after("a: &", repeated("a"), " b"),
    "a long word": after("signs: ['", repeated("a"), "']"),
    "controls": after('signs: ["', repeated("\\e"), '"]'),
}


@pytest.fixture
def sizes(attacks: int) -> tuple[int, ...]:
    return SMALL if attacks < 10 else SIZES


def grows(run: Callable[[str], object], shape: Shape, sizes: tuple[int, ...]) -> None:
    grows_linearly(run, shape, sizes, FLOOR)


def is_expected(error: InputFileError, *causes: str) -> None:
    assert any(cause in error.cause for cause in causes), error


@pytest.mark.parametrize("name", [*(f"{name}.txt" for name in TEXTS), *(f"{name}.md" for name in MARKDOWN)])
def test_an_import_grows_with_its_document(name: str, tmp_path: Path, corpus: Corpus, sizes: tuple[int, ...]) -> None:
    shape = TEXTS[name.removesuffix(".txt")] if name.endswith(".txt") else MARKDOWN[name.removesuffix(".md")]
    path = tmp_path / f"document{Path(name).suffix}"

    def run(text: str) -> None:
        path.write_text(text, encoding="utf-8", newline="")
        try:
            import_files([path], tmp_path / "corpus", corpus, Options(game="vs-system", published="2008", dry_run=True))
        except InputFileError as error:
            is_expected(error, "looks like a ruling", "would be document")

    grows(run, shape, sizes)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_grows_with_its_text(name: str, sizes: tuple[int, ...]) -> None:
    def run(text: str) -> None:
        try:
            html_lines(Path("x.html"), f"<html><body><p>1. Gulls {text}")
        except InputFileError as error:
            is_expected(error, "elements that nest", "attributes")

    grows(run, PAGES[name], sizes)


@pytest.mark.parametrize("name", CORPORA)
def test_a_corpus_is_read_in_proportion_to_its_text(name: str, sizes: tuple[int, ...]) -> None:
    def run(text: str) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "vs-system" / "x.md"
            path.parent.mkdir()
            path.write_text(text, encoding="utf-8")
            with contextlib.suppress(CorpusError):
                read_corpus([Path(folder)])

    grows(run, CORPORA[name], sizes)


@pytest.mark.parametrize("name", WORDS)
def test_words_are_read_in_proportion_to_their_text(name: str, tmp_path: Path, sizes: tuple[int, ...]) -> None:
    path = tmp_path / "vs-system" / "words.yaml"
    path.parent.mkdir()

    def run(text: str) -> None:
        path.write_text(text, encoding="utf-8")
        read_words(path, set(), [])

    grows(run, WORDS[name], sizes)


@pytest.mark.parametrize("part", ["\x1b", "\x1b[", "\x1b]a", "\x1b[1;", "\x9b", "\x1f", "\u202e", "a\n\x07"])
def test_controls_are_found_and_dropped_in_one_pass(part: str) -> None:
    def run(text: str) -> None:
        without_controls(text)
        assert list(controls(text))

    grows(run, repeated(part), SIZES)
