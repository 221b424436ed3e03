"""The documents themselves, where a checkout has them: the catalogue's entries with exactly its lines."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import judge.importing
from judge.errors import Defect
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines
from judge.importing.report import report_of
from judge.importing.write import document_of, markdown_of
from judge.rulings.model import Corpus
from judge.rulings.reader import read_document
from tests.helpers.sources import catalog, needs_sources, source_file

DATA = Path(__file__).parent / "data"
DOCUMENTS = {"heralds-of-galactus": 62, "marvel-knights": 56, "x-men": 55, "remix-glossary": 25}
# Ids whose words are not those of the document's own heading: only the shipped corpus knows them.
WITHOUT_CORPUS = {"heralds-of-galactus": 62, "marvel-knights": 56, "x-men": 51, "remix-glossary": 25}


def catalogue(doc: str) -> dict[str, tuple[str, str | None, list[list[int]]]]:
    return {entry["id"]: (entry["kind"], entry["section"], entry["lines"]) for entry in catalog(doc)}


@needs_sources
@pytest.mark.parametrize("doc", DOCUMENTS)
def test_every_entry_has_the_catalogues_id_and_exactly_its_lines(doc: str, corpus: Corpus) -> None:
    result = recognise(read_source(source_file(doc)).lines, known=corpus.rulings)
    found = {
        f"{result.doc}/{entry.slug}": (entry.kind, entry.section, [list(lines) for lines in entry.lines])
        for entry in result.entries
    }
    assert found == catalogue(doc)
    assert len(found) == len(result.entries) == DOCUMENTS[doc]
    assert result.unassigned == ()
    # One card of the knights prints its ruling below two single gaps.
    guesses = [doubt for doubt in result.doubts if "is a guess" in doubt.message]
    assert len(guesses) == (doc == "marvel-knights")
    assert list(result.doubts) == guesses


@needs_sources
@pytest.mark.parametrize("doc", DOCUMENTS)
def test_ids_follow_from_the_headings_alone(doc: str) -> None:
    result = recognise(read_source(source_file(doc)).lines)
    slugs = {entry.slug for entry in result.entries}
    assert sum(id.partition("/")[2] in slugs for id in catalogue(doc)) == WITHOUT_CORPUS[doc]


@needs_sources
@pytest.mark.parametrize("doc", DOCUMENTS)
def test_the_dialect_is_read_back_with_the_facts_of_the_corpus(doc: str, corpus: Corpus, tmp_path: Path) -> None:
    result = recognise(read_source(source_file(doc)).lines, known=corpus.rulings)
    document = document_of(result, known=next(known for known in corpus.documents if known.id == doc))
    path = tmp_path / f"{doc}.md"
    path.write_text(markdown_of(document, result.entries), encoding="utf-8")
    defects: list[Defect] = []
    _, rulings = read_document(path, defects)
    assert defects == []
    shipped = {ruling.id: ruling for ruling in corpus.rulings}
    assert {ruling.id: ruling.facts for ruling in rulings} == {
        ruling.id: shipped[ruling.id].facts for ruling in rulings
    }
    assert len(rulings) == DOCUMENTS[doc]


@needs_sources
def test_no_line_of_the_documents_is_unaccounted_for() -> None:
    for doc in (*DOCUMENTS, "warhammer-invasion"):
        lines = read_source(source_file(doc)).lines
        report = report_of(recognise(lines), doc, len(lines))
        inside = {n for entry in report.entries for first, last in entry.lines for n in range(first, last + 1)}
        blank = {line.number for line in lines if not line.text.strip()}
        assert report.assigned == len(inside - blank)


def test_a_megabyte_takes_seconds() -> None:
    """Of dumps that hold more entries than four megabytes of real documents do."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(DATA.glob("*.txt")) if path.stem != "columns")
    copies = 1_000_000 // len(text.encode()) + 1
    started = time.process_time()
    result = recognise(split_lines(text * copies))
    assert time.process_time() - started < 10  # 2.5 on a busy machine, 5.5 while coverage watches
    assert len(result.entries) > 40 * copies


def test_layouts_know_no_document_and_no_card(corpus: Corpus) -> None:
    """Recognition aims at layouts: no card, section or document of the corpus is named in it."""
    folder = Path(judge.importing.__file__).parent
    files = [
        *folder.glob("parting/families/*.yaml"),
        *(path for path in folder.rglob("*.py") if path.parent.name != "torn"),
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files).lower()
    cards = {ruling.title.split(",")[0].lower() for ruling in corpus.rulings if ruling.kind in ("card", "errata")}
    sections = {ruling.section.lower() for ruling in corpus.rulings if ruling.section and len(ruling.section) > 4}
    names = cards | sections | {document.id for document in corpus.documents if document.id != document.game}
    assert len(names) > 150
    assert sorted(name for name in names if re.search(rf"\b{re.escape(name)}\b", text)) == []
