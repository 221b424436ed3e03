"""Damaged documents: each becomes an ordinary import or one line, and nothing that steers a terminal gets through."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from judge.cli.printing.imports import tell_import
from judge.errors import CorpusError, InputFileError
from judge.importing.install import Options, import_files
from judge.importing.outcome import ImportOutcome
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source
from judge.indexing.build import build_index
from judge.rulings.controls import controls
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.rulings.official import FOLDER, read_official
from tests.helpers.accounts import assert_no_line_is_lost

DATA = Path(__file__).parents[1] / "importing" / "data"
DOCUMENTS = [path.read_text(encoding="utf-8") for path in sorted(DATA.glob("*.txt"))]
PAGE = (DATA / "page.html").read_text(encoding="utf-8")
MARKDOWN = (
    "# Shore FAQ\n\n## 1. **Gulls**\n\n> Gulls *fly*; see [the rules](http://x.y/z).\n\n- A gull is a bird.\n- It *can* land.\n\n"
    "## 2. Crabs\n\nCrabs walk. (They “never” fly.)\n\nExample: One walks.\n\n---\n\n1. One\n2. Two\n\n```\ncode\n```\n"
)
# A document in the words of a shipped one: its entries become official texts.
KNOWN = "Heralds of Galactus FAQ\n\nKlaw, Sonic Construct\nCharacter, 5, Fearsome Four, 9/9\n\nKlaw can be KO'd to pay for his own power.\n"
SIGNS = [
    *("\x1b[31m", "\x1b]0;x\x07", "\x9b1m", "\x92", "\x85", "\0", "\x07", "\u202e", "\u2066", "\ufeff", "\ufffe", "\u200b"),
    *("\U000e0041", "“", "”", '"', "(", "[", "*", "_", "`", "<", "&", "&#27;", "&#x9b;", "&#xd800;", "<b>", "</div>"),
    *("<!--", "\\", "|", "\t", "\r", "\f", "\v", "\u2028", "ſ", "İ", "ﬁ", "٣", "1.", "2.7 ", "CS 47 ", "TWA-014", "Q: "),
    *("A: ", "Example: ", "• ", "Old Text: ", "Character, 3", "### ", "- id: ", "---", "> ", "...", "9" * 40, "x" * 3000),
]  # fmt: skip
READERS: tuple[Callable[[Path], object], ...] = (
    lambda folder: read_corpus([folder]),
    lambda folder: read_official(folder / FOLDER / "x-men.md"),
)
ENCODINGS = (
    "utf-8",
    "utf-8",
    "utf-8",
    "utf-16",
    "utf-16-le",
    "windows-1252",
    "latin-1",
    "utf-8-sig",
    "utf-32",
    "utf-7",
)


def mutated(text: str, dice: random.Random) -> bytes:
    """A document with parts cut, doubled, swapped, repeated and put in, in one of several encodings, perhaps with bits flipped."""
    for _ in range(dice.randint(1, 8)):
        at, to = sorted((dice.randrange(len(text) + 1), dice.randrange(len(text) + 1)))
        part = text[at : min(to, at + dice.choice((1, 20, 400)))]
        change = dice.choice(("cut", "double", "repeat", "swap", "sign", "sign", "signs", "lines", "one line", "upper"))
        if change == "cut":
            text = text[:at] + text[at + len(part) :]
        elif change == "double":
            text = text[:to] + part + text[to:]
        elif change == "repeat":
            text = text[:at] + part * dice.choice((3, 30)) + text[at:]
        elif change == "swap":
            text = text[to:] + text[at:to] + text[:at]
        elif change == "sign":
            text = text[:at] + dice.choice(SIGNS) + text[at:]
        elif change == "signs":
            text = text[:at] + dice.choice(SIGNS) * dice.choice((2, 100)) + text[at:]
        elif change == "lines":
            lines = text.split("\n")
            dice.shuffle(lines)
            text = "\n".join(lines)
        elif change == "one line":
            text = text.replace("\n", " ") if dice.random() < 0.3 else text.replace("\n\n", "\n")
        elif change == "upper":
            text = text[:at] + text[at:to].upper() + text[to:]
        text = text[:60_000] or "x"
    data = bytearray(text.encode(dice.choice(ENCODINGS), "ignore"))
    for _ in range(dice.choice((0, 0, 0, 1, 5))):
        if data:
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(data)


def document(dice: random.Random, folder: Path) -> Path:
    name, text = dice.choice(
        [*(("x.txt", text) for text in DOCUMENTS), ("x.txt", KNOWN), ("x.md", MARKDOWN), ("x.html", PAGE)]
    )
    if dice.random() < 0.1:
        name = dice.choice(("x.txt", "x.md", "x.html", "x", "x.pdf"))
    path = folder / name
    path.write_bytes(mutated(text, dice))
    return path


def one_line(error: InputFileError) -> None:
    assert error.fix
    assert "\n" not in str(error)


def places_are_lines(error: CorpusError) -> None:
    assert error.defects
    assert all("\n" not in f"{defect.cause}{defect.fix}" for defect in error.defects)


def shows_only_text(outcome: ImportOutcome, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither as JSON nor for the eye."""
    raw = msgspec.json.encode(outcome).decode()
    assert not list(controls(raw))
    assert not re.search(r"\\u(?:00[0189]|202|206)", raw)
    capsys.readouterr()
    tell_import(outcome)
    sys.stdout.flush()
    assert not list(controls(capsys.readouterr().out))


def attack(seed: int, folder: Path, run: Callable[[Path], None]) -> None:
    """Run with a document made of a seed; a failure names the seed."""
    path = document(random.Random(seed), folder)
    try:
        run(path)
    except InputFileError as error:
        one_line(error)
    except BaseException as error:
        error.add_note(f"the document of seed {seed}")
        raise


def test_a_mutated_document_is_an_ordinary_import_or_one_line(
    tmp_path: Path, corpus: Corpus, attacks: int, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(path: Path) -> None:
        source = read_source(path)
        assert_no_line_is_lost(source.lines, recognise(source.lines, known=corpus.rulings))
        options = Options(game="vs-system", published="2008", dry_run=True)
        shows_only_text(import_files([path], tmp_path / "corpus", corpus, options), capsys)

    for seed in range(40 * attacks):
        attack(seed, tmp_path, run)
    assert not (tmp_path / "corpus").exists()


def test_what_a_mutated_document_is_written_as_reads_back(
    tmp_path: Path, corpus: Corpus, attacks: int, encoder_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[Path] = []

    def run(path: Path) -> None:
        folder = tmp_path / f"corpus-{len(written)}"
        outcome = import_files([path], folder, corpus, Options(game="vs-system", doc="my-faq", published="2008"))
        shows_only_text(outcome, capsys)
        found = read_corpus([folder])
        assert sum(change.entries for change in outcome.changes) == len(found.rulings)
        assert not any(list(controls(file.read_text(encoding="utf-8"))) for file in folder.rglob("*.md"))
        written.append(folder)

    for seed in range(10_000, 10_000 + 10 * attacks):
        attack(seed, tmp_path, run)
    assert written
    for folder in written[:: 10 * attacks]:
        build_index([folder], tmp_path / "index", encoder_folder)


def test_a_mutated_corpus_is_read_or_told_place_by_place(tmp_path: Path, invented_corpus: Path, attacks: int) -> None:
    """Also by the readers of what imports write beside it."""
    files = [path for path in sorted(invented_corpus.rglob("*")) if path.is_file()]
    words = 'terms:\n  stunned: [knocked out, "down"]\nnames: {}\nsigns:\n- guy\n'
    least = "rulings: {point: 1, entry: 2}\nbase rules: {point: 1, entry: 1}\n"
    official = "---\ndoc: x-men\ntitle: X\nsource: x.txt\nsha256: 0\n---\n\n### x-men/a\n\n> Power\n\nText.\nMore.\n"
    for seed in range(10 * attacks):
        dice = random.Random(seed)
        folder = tmp_path / str(seed)
        for file in files:
            target = folder / file.relative_to(invented_corpus)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
        chosen = dice.choice(files)
        (folder / chosen.relative_to(invented_corpus)).write_bytes(mutated(chosen.read_text(encoding="utf-8"), dice))
        (folder / "vs-system" / "words.yaml").write_bytes(mutated(words, dice) if seed % 3 else words.encode())
        (folder / "questions.yaml").write_bytes(mutated(least, dice) if seed % 3 == 1 else least.encode())
        (folder / FOLDER).mkdir()
        (folder / FOLDER / "x-men.md").write_bytes(mutated(official, dice))
        for read in READERS:
            try:
                read(folder)
            except CorpusError as error:
                places_are_lines(error)
            except InputFileError as error:
                one_line(error)
