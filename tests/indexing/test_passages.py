"""What is indexed of a ruling: its own texts first, cut as a question might touch them, then the questions, then what nothing answers."""

from __future__ import annotations

from pathlib import Path

from judge.indexing.passages import NOT_OWN, WORDED, passages
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.store.rows import NO_RULING, Passage
from tests.helpers.documents import CARDS, front, write

OWL = """### Owl, Night Hunter

Character · cost 2

> An owl hoots.
> Pay 1 >>> It hoots again.

1. It hoots. Who hears it sleeps no more.

   Example: You wake. It is 3 o'clock, and it hoots.

2. It never barks.

"""
CAT = "### Cat\n\nCharacter · cost 1\n\n1. A cat sleeps.\n"
# Of the later ruling first.
ASKED = "### Cat\n\n1.\n   - does it purr\n\n### Owl, Night Hunter\n\n2.\n   - does it bark\n1.\n   - who hears it\n"


def read(folder: Path) -> Corpus:
    return read_corpus(
        [write(folder, {"vs-system/moon.md": front("moon") + CARDS + OWL + CAT, "vs-system/moon.asked.md": ASKED})]
    )


def test_every_text_of_a_ruling_is_a_passage_and_those_of_several_sentences_each_of_them(tmp_path: Path) -> None:
    found = passages(read(tmp_path))
    title = "Owl, Night Hunter"
    told, example = "It hoots. Who hears it sleeps no more.", "You wake. It is 3 o'clock, and it hoots."
    assert [passage for passage in found if passage.ruling == 0 and passage.kind not in NOT_OWN] == [
        Passage(0, 0, "title", title),
        Passage(0, 0, "power", f"{title}: An owl hoots. Pay 1 >>> It hoots again."),
        Passage(0, 1, "point", told),
        Passage(0, 1, "titled", f"{title}: {told}"),
        Passage(0, 1, "sentence", "It hoots."),
        Passage(0, 1, "sentence", "Who hears it sleeps no more."),
        Passage(0, 1, "example", example),
        Passage(0, 1, "sentence", "You wake."),
        Passage(0, 1, "sentence", "It is 3 o'clock, and it hoots."),
        Passage(0, 2, "point", "It never barks."),
        Passage(0, 2, "titled", f"{title}: It never barks."),
    ]


def test_questions_follow_ruling_by_ruling_and_what_nothing_answers_comes_last(tmp_path: Path) -> None:
    corpus = read(tmp_path)
    rows = passages(Corpus(corpus.documents, corpus.rulings, corpus.asked, ("who barks",)))
    assert rows[-4:-1] == [
        Passage(0, 2, "asked", "does it bark"),
        Passage(0, 1, "asked", "who hears it"),
        Passage(1, 1, "asked", "does it purr"),
    ]
    assert rows[-1] == Passage(NO_RULING, 0, "not ruled", "who barks")
    own = [passage.ruling for passage in rows if passage.kind not in NOT_OWN]
    assert own == sorted(own) == [passage.ruling for passage in rows[: len(own)]]


def test_every_point_of_the_shipped_corpus_has_a_text_of_which_the_words_are_kept(corpus: Corpus) -> None:
    worded = {(passage.ruling, passage.point) for passage in passages(corpus) if passage.kind in WORDED}
    assert worded == {(n, point.n) for n, ruling in enumerate(corpus.rulings) for point in ruling.points}
