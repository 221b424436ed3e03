"""What each ingredient of search is worth: figures of a labelled file with one of them switched off in turn (extra ``eval``).

python tests/benchmarks/ablation.py tests/data/questions.jsonl [more.jsonl ...]

Weights and threshold stay as shipped; weights of features that are switched off are shared out among the others.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np

from judge.api import Judge
from judge.evaluation.figures import evaluate
from judge.evaluation.labelled import ask_all, read_labelled
from judge.indexing.build import index_of
from judge.indexing.phrases import phrase_book
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.search.names import NameIndex
from judge.search.sayings import Sayings
from judge.search.searcher import Searcher
from judge.search.spelling import Speller
from judge.store.learnt import FEATURES, FOCUS, read_learnt
from judge.store.locations import Corpora, shipped
from judge.store.ruling_table import RulingStore
from tests.helpers.tables import name_table

ENCODER = shipped("index") / "encoder"


def _without_names(searcher: Searcher) -> None:
    searcher.reader.__dict__["names"] = NameIndex(name_table(()), lambda _: True)


def _without_words(searcher: Searcher) -> None:
    searcher.reader.__dict__["sayings"] = Sayings(phrase_book([]))


def _without_repair(searcher: Searcher) -> None:
    searcher.reader.__dict__["speller"] = Speller(lambda _: True, lambda *_: ())


def _without(*switched_off: str) -> Callable[[Searcher], None]:
    def switch(searcher: Searcher) -> None:
        is_off = [name in switched_off or name.removeprefix(FOCUS) in switched_off for name in FEATURES]
        kept = np.where(is_off, 0.0, searcher.weights)
        searcher.weights = kept / kept.sum()

    return switch


def _nothing(_: Searcher) -> None:
    pass


CORPORA: dict[str, Callable[[Corpus], Corpus]] = {
    "questions people ask": lambda corpus: msgspec.structs.replace(corpus, asked=()),
    "questions that nothing answers": lambda corpus: msgspec.structs.replace(corpus, not_ruled=()),
}
SWITCHES: dict[str, Callable[[Searcher], None]] = {
    "nothing": _nothing,
    "names": _without_names,
    "players' words": _without_words,
    "spelling": _without_repair,
    "sentences that ask": _without(*(name for name in FEATURES if name.startswith(FOCUS))),
    "word coverage": _without("cover_entry", "cover_passage", "cover_asked_entry", "cover_asked_passage"),
    "late interaction": _without("asked_words", "told_words"),
    "vectors": _without("text", "asked", "best", "mean"),
    "signs of the game": _without("game"),
    "what the unasked are given": _without("unasked"),
}


def _figures(folder: Path, switch: Callable[[Searcher], None], files: list[str]) -> str:
    judge = Judge(RulingStore(folder), Corpora(shipped("corpus")))
    switch(judge._searcher)
    found = []
    for path in files:
        result = evaluate(list(ask_all(judge, read_labelled(Path(path)))))
        a = result.abstention
        found.append(
            f"{result.overall.recall_at_1:.3f} {result.overall.recall_at_5:.3f} | {a.auroc or 0:.3f} |"
            f" {a.unanswerable_refused or 0:.2f} {a.answerable_answered or 0:.2f} {a.answered_right or 0:.2f}"
        )
    return "   ".join(found)


def main() -> None:
    files = sys.argv[1:]
    print("switched off; a file: recall@1 @5 | AUROC | unanswerable refused, answerable answered, of these right")
    for name, switch in SWITCHES.items():
        print(f"{name:32} {_figures(shipped('index'), switch, files)}", flush=True)
    corpus = read_corpus([shipped("corpus")])
    for name, change in CORPORA.items():
        with tempfile.TemporaryDirectory() as folder:
            index_of(change(corpus), Path(folder), ENCODER, read_learnt(ENCODER))
            print(f"{name:32} {_figures(Path(folder), _nothing, files)}", flush=True)


if __name__ == "__main__":
    main()
