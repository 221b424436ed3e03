"""Documents that nothing was trained on: what is asked of them, what is left out, and their figures."""

from __future__ import annotations

import json
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from judge.evaluation.labelled import Labelled, QuestionOutcome
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.store.learnt import LEARNT, read_learnt, write_learnt
from tests.benchmarks import cold_documents
from tests.benchmarks.cold import ColdFigures, cold_figures, table
from tests.benchmarks.cold_documents import ask_cold, questions_on, read_questions, ruling_documents
from tests.benchmarks.cold_imports import FOLDER, IMPORTS, ColdImport
from tests.helpers.command_line import run

needs_texts = pytest.mark.skipif(not FOLDER.is_dir(), reason="a source distribution has no documents to import")


def an_outcome(gold: str, found: str, status: str = "answered") -> QuestionOutcome:
    """An outcome whose ids are single letters."""
    return QuestionOutcome(Labelled("who hoots?", tuple(gold)), tuple(found), 0.5, status, 1, 0.01)


# -- figures ----------------------------------------------------------------------------------------------------------

MOON = [
    an_outcome("a", "ab"),
    an_outcome("a", "ab", "abstained"),
    an_outcome("a", "ba"),
    an_outcome("a", "bcdefa", "abstained"),
    an_outcome("", "a"),
    an_outcome("", "a", "abstained"),
]


@pytest.fixture
def _metrics() -> None:
    pytest.importorskip("ir_measures")
    pytest.importorskip("sklearn")


@pytest.mark.usefixtures("_metrics")
def test_the_figures_of_a_document_are_those_worked_out_by_hand() -> None:
    assert cold_figures(MOON) == ColdFigures(
        answerable=4,
        right_first=0.5,
        among_five=0.75,
        answered_and_right=0.25,
        unanswerable=2,
        refused=0.5,
        precision=0.3333,
    )


@pytest.mark.usefixtures("_metrics")
def test_the_table_has_a_line_for_each_document_and_one_for_all_together() -> None:
    sun = [an_outcome("a", "a"), an_outcome("a", "a")]
    assert [line.split() for line in list(table({"moon": MOON, "sun": sun}))[1:]] == [
        ["moon", "4", "0.500", "0.750", "0.250", "2", "0.500", "0.333"],
        ["sun", "2", "1.000", "1.000", "1.000", "0", "-", "1.000"],
        ["together", "6", "0.667", "0.833", "0.500", "2", "0.500", "0.600"],
    ]
    heads, moon = table({"moon": MOON})
    assert len(heads) == len(moon)
    (only,) = list(table({"sun": [an_outcome("", "a", "abstained")]}))[1:]
    assert only.split() == ["sun", "0", "-", "-", "-", "1", "1.000", "-"]


# -- documents of the corpus ------------------------------------------------------------------------------------------


def test_documents_of_base_rules_only_are_not_measured(corpus: Corpus) -> None:
    found = ruling_documents(corpus)
    assert found["x-men"] == "vs-system"
    assert found["remix-glossary"] == "vs-remix"
    bases = {ruling.doc for ruling in corpus.rulings if ruling.is_base_rule}
    assert found.keys() == {document.id for document in corpus.documents} - bases


def test_a_document_is_asked_what_it_answers_best_and_what_nothing_of_its_game_answers() -> None:
    mine = Labelled("who hoots?", ("moon/owl", "sun/owl"))
    by_base = Labelled("who barks?", (), base=("moon/dog",))
    nothing = [Labelled("who?", ()), Labelled("who?", (), about="vs-system")]
    others = [
        Labelled("who hoots?", ("sun/owl", "moon/owl")),
        Labelled("who hoots?", ("moon-base/owl",)),
        Labelled("who?", (), about="vs-remix"),
    ]
    assert questions_on([mine, *others, by_base, *nothing], "moon", "vs-system") == [mine, by_base, *nothing]


def test_every_document_with_rulings_has_questions(corpus: Corpus) -> None:
    rows = read_questions(cold_documents.QUESTIONS)
    for document, game in ruling_documents(corpus).items():
        answerable = Counter(bool(row.gold) for row in questions_on(rows, document, game))
        assert min(answerable[True], answerable[False]) > 30, document


def test_questions_come_from_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for name in ("folder/b.jsonl", "folder/a.jsonl", "folder/notes.txt", "c.jsonl"):
        (tmp_path / name).write_text(json.dumps({"q": name, "gold": []}), encoding="utf-8")
    found = read_questions([tmp_path / "c.jsonl", tmp_path / "folder"])
    assert [row.q for row in found] == ["c.jsonl", "folder/a.jsonl", "folder/b.jsonl"]


ASKED = Labelled("can the guy i wound up swing two times", ("moon/grimble-clockwork-baron",))


def test_only_the_questions_of_the_document_are_left_out(invented_corpus: Path, encoder_folder: Path) -> None:
    corpus = read_corpus([invented_corpus])
    assert ASKED.q in [asked.text for asked in corpus.asked]
    (cold,) = ask_cold(corpus, "moon", encoder_folder, [ASKED])
    (warm,) = ask_cold(corpus, "sun", encoder_folder, [ASKED])
    assert warm.is_right
    assert cold.ids  # the document itself is there
    assert warm.confidence > cold.confidence


def test_an_index_takes_the_numbers_beside_its_encoder_or_else_the_shipped_ones(
    invented_corpus: Path, encoder_folder: Path, tmp_path: Path
) -> None:
    corpus = read_corpus([invented_corpus])
    folder = tmp_path / "encoder"
    shutil.copytree(encoder_folder, folder)
    write_learnt(folder, {**read_learnt(folder), "confidence.bias": 1000.0})
    (sure,) = ask_cold(corpus, "moon", folder, [ASKED])
    assert sure.confidence == pytest.approx(1)
    assert sure.status == "answered"
    (folder / LEARNT).unlink()
    assert [o.confidence for o in ask_cold(corpus, "moon", folder, [ASKED])] == [
        o.confidence for o in ask_cold(corpus, "moon", encoder_folder, [ASKED])
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["moon"], "'moon' is no document with rulings; name some of "),
        (["vs-system-base"], "'vs-system-base' is no document with rulings"),
        (["x-men", "--encoder", "moon=folder"], "'moon' is no document with rulings"),
        (["x-men"], "no encoder is given that was trained without the questions of x-men; train one with --leave-out"),
        ([], "no encoder is given that was trained without the questions of "),
        (["x-men", "--encoder", "folder"], "--encoder folder names no document and folder; write --encoder DOC=FOLDER"),
        (["x-men", "--encoder", "x-men=no-such-folder"], "no-such-folder"),
        (["x-men", "--encoder", "x-men=.", "--questions", "no-such-file"], "can't read no-such-file"),
    ],
)
def test_what_is_wrong_is_one_line(
    monkeypatch: pytest.MonkeyPatch, corpus: Corpus, arguments: list[str], message: str
) -> None:
    monkeypatch.setattr(cold_documents, "read_corpus", lambda _: corpus)  # it takes seconds
    monkeypatch.setattr(sys, "argv", ["cold_documents", *arguments])
    with pytest.raises(SystemExit) as error:
        cold_documents.main()
    assert str(error.value).startswith("cold_documents: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


# -- documents to import ----------------------------------------------------------------------------------------------


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """The corpus folder into which a document was imported."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    done = run(*request.param.command)
    assert done.returncode == 0, done.stderr
    return tmp_path / "corpus"


@needs_texts
@pytest.mark.parametrize(
    ("one", "imported"), [(one, one) for one in IMPORTS], ids=[one.document for one in IMPORTS], indirect=["imported"]
)
def test_an_import_makes_every_entry_that_its_questions_want(one: ColdImport, imported: Path, corpus: Corpus) -> None:
    made = {ruling.id for ruling in read_corpus([imported]).rulings}
    rows = one.questions()
    assert Counter(bool(row.gold) for row in rows) == {True: 20, False: 8}
    assert {gold for row in rows for gold in row.gold} <= made
    assert made.isdisjoint(ruling.id for ruling in corpus.rulings)


@needs_texts
def test_every_document_to_import_is_measured() -> None:
    names = {path.name for path in FOLDER.iterdir()} - {"README.md"}
    assert names == {name for one in IMPORTS for name in (one.file, f"{one.document}.questions.jsonl")}
