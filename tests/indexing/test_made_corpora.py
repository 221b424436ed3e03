"""The corpora that growth is measured on: the same seed makes the same one, of as many points as asked, and its questions have answers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from judge.api import Judge
from judge.evaluation.labelled import ask_all
from judge.indexing.build import index_of
from judge.rulings.corpus import read_corpus
from judge.store.learnt import read_learnt
from judge.store.locations import Corpora, shipped
from judge.store.ruling_table import RulingStore
from tests.benchmarks.growing.generator import Plan
from tests.benchmarks.growing.markdown import write_corpus
from tests.benchmarks.growing.questions import STYLES, questions

SMALL = Plan(300)


@pytest.mark.parametrize("points", [1, 300, 4_001])
def test_a_corpus_has_as_many_points_as_asked(points: int) -> None:
    assert sum(len(ruling.points) for ruling in Plan(points).corpus().rulings) == points


def test_the_same_seed_makes_the_same_corpus_and_questions_and_another_seed_others() -> None:
    again, other = Plan(300), Plan(300, seed=2)
    assert again.corpus() == SMALL.corpus() != other.corpus()
    assert questions(again, 30) == questions(SMALL, 30) != questions(other, 30)


def test_documents_are_of_several_games_with_names_in_common_and_rulings_that_were_replaced() -> None:
    corpus = Plan(20_000).corpus()
    persons = [ruling.title.split()[0] for ruling in corpus.rulings if ruling.kind == "card"]
    assert len({document.game for document in corpus.documents}) >= 2
    assert len(set(persons)) < len(persons)
    assert any(ruling.supersedes for ruling in corpus.rulings)
    assert corpus.asked


def test_every_ruling_that_is_replaced_or_referred_to_is_there() -> None:
    corpus = Plan(20_000).corpus()
    ids = {ruling.id for ruling in corpus.rulings}
    assert len(ids) == len(corpus.rulings)
    assert {str(each.target) for ruling in corpus.rulings for each in ruling.supersedes} <= ids
    assert {str(each) for ruling in corpus.rulings for each in ruling.see_also} <= ids


def test_markdown_of_a_corpus_is_read_as_the_corpus_that_was_made(tmp_path: Path) -> None:
    write_corpus(SMALL, tmp_path)
    read = read_corpus([tmp_path])
    unplaced = tuple(msgspec.structs.replace(ruling, line=0) for ruling in read.rulings)
    assert msgspec.structs.replace(read, rulings=unplaced) == SMALL.corpus()


def test_a_small_one_is_built_and_answers_its_questions_by_name(tmp_path: Path, encoder_folder: Path) -> None:
    small = Plan(80)
    index_of(small.corpus(), tmp_path, encoder_folder, read_learnt(encoder_folder))
    judge = Judge(RulingStore(tmp_path), Corpora(shipped("corpus")))
    asked = questions(small, 12)
    assert {row.style for row in asked} <= set(STYLES)
    named = [row for row in asked if row.style in ("name", "replaced", "earlier day")]
    outcomes = list(ask_all(judge, named))
    assert [outcome.row.q for outcome in outcomes if not outcome.is_right] == []
