"""The labelled questions of the repository: those that judge is measured on, and those that its numbers are learnt on."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from judge.evaluation.labelled import Labelled, read_labelled
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus, Ruling
from tests.helpers.sources import ROOT, words

FOLDERS = (ROOT / "tests" / "data", ROOT / "training" / "questions")
OTHER_GAMES = ROOT / "training" / "other-games"
FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*.jsonl"))]


@pytest.fixture(scope="module")
def rulings(corpus: Corpus) -> dict[str, Ruling]:
    others = read_corpus([OTHER_GAMES / "unseen"])
    return {ruling.id: ruling for ruling in (*corpus.rulings, *others.rulings)}


def labels(row: Labelled) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Gold and points of a question, and of each of its parts."""
    return [(row.answered_by, row.points), *((part.gold, part.points) for part in row.parts)]


def plain(text: str) -> str:
    """A question without case and punctuation."""
    return " ".join(words(text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_label_is_an_entry_named_once_and_has_the_points_that_answer(
    rulings: dict[str, Ruling], file: Path
) -> None:
    for row in read_labelled(file):
        for gold, points in labels(row):
            assert set(gold) <= rulings.keys(), row.q
            assert len(set(gold)) == len(gold), row.q
            numbers = {point.n for point in rulings[gold[0]].points} if gold else set()
            assert set(points) <= numbers, row.q


def test_no_question_stands_twice() -> None:
    """Neither in one file nor in two; least of all in one that is measured and one that is learnt on."""
    places: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        for row in read_labelled(file):
            places[plain(row.q)].append(file.name)
    assert {question: names for question, names in places.items() if len(names) > 1} == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_question_stands_in_the_corpus(corpus: Corpus, file: Path) -> None:
    """The encoder and the index have seen the corpus: what it says of such a question says nothing of a stranger's."""
    seen = read_corpus([OTHER_GAMES / "seen"])
    asked = (*corpus.asked, *seen.asked)
    known = {plain(text) for text in (*(each.text for each in asked), *corpus.not_ruled, *seen.not_ruled)}
    assert [row.q for row in read_labelled(file) if plain(row.q) in known] == []
