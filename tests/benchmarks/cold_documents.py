"""How well judge answers from a document whose questions it has never seen, like one that was just imported (extra ``eval``).

python -m training.transformer_encoder --leave-out x-men --out build/without-x-men
python -m training.fusion --encoder build/without-x-men
python -m tests.benchmarks.cold_documents x-men --encoder x-men=build/without-x-men

For each document an index is built without the questions asked of it, with an encoder that was trained without them and the numbers
learnt for that encoder (where its folder holds none, those of the shipped one). It is asked the labelled questions whose first gold
entry is of the document, and the questions of its game, or of no stated game, that nothing answers. What can't be left out: near misses
of the document among the questions that nothing answers, and the few numbers that were learnt on ``training/questions`` (leave these
out with ``--questions tests/data``).
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from judge.api import Judge
from judge.errors import InputFileError, JudgeError
from judge.evaluation.labelled import Labelled, QuestionOutcome, ask_all, read_labelled
from judge.indexing.build import index_of
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.store.learnt import LEARNT, read_learnt
from judge.store.locations import Corpora, shipped
from judge.store.ruling_table import RulingStore
from tests.benchmarks.cold import table
from training.minilm import ROOT
from training.transformer_encoder import without_questions_of

QUESTIONS = (ROOT / "tests" / "data", ROOT / "training" / "questions")


def ruling_documents(corpus: Corpus) -> dict[str, str]:
    """The game of each document that holds rulings, and not base rules only."""
    rulings = {ruling.doc for ruling in corpus.rulings if not ruling.is_base_rule}
    return {document.id: document.game for document in corpus.documents if document.id in rulings}


def read_questions(paths: Iterable[Path]) -> list[Labelled]:
    """The rows of labelled question files, and of those that lie in a folder."""
    files = [file for path in paths for file in (sorted(path.glob("*.jsonl")) if path.is_dir() else [path])]
    return [row for file in files for row in read_labelled(file)]


def questions_on(rows: Iterable[Labelled], document: str, game: str) -> list[Labelled]:
    """Those that the document answers best, and those that nothing answers and no other game is meant by."""
    return [
        row
        for row in rows
        if (row.answered_by[0].startswith(f"{document}/") if row.answered_by else row.about in (None, game))
    ]


def ask_cold(corpus: Corpus, document: str, encoder: Path, rows: Sequence[Labelled]) -> list[QuestionOutcome]:
    """What comes back for the questions from an index without those asked of the document.

    :param encoder: the folder of a carried encoder.
    :raises IndexStoreError: if there is none, or it is damaged.
    """
    learnt = read_learnt(encoder if (encoder / LEARNT).is_file() else shipped("index") / "encoder")
    with tempfile.TemporaryDirectory() as folder:
        seen = without_questions_of(corpus, [document])
        index_of(seen, Path(folder), encoder, learnt)
        return list(ask_all(Judge(RulingStore(Path(folder)), Corpora(shipped("corpus"))), rows))


def encoders_of(given: Iterable[str]) -> dict[str, Path]:
    """The encoder folder of each document, from ``DOC=FOLDER``.

    :raises InputFileError: if one is written otherwise.
    """
    found = {}
    for text in given:
        document, equals, folder = text.partition("=")
        if not equals or not document or not folder:
            raise InputFileError(f"--encoder {text} names no document and folder", "write --encoder DOC=FOLDER")
        found[document] = Path(folder)
    return found


def check_documents(wanted: Iterable[str], known: Iterable[str], encoders: Mapping[str, Path]) -> None:
    """Raise what is wrong with the documents and encoders that were named.

    :raises InputFileError: if a document is none, or has no encoder.
    """
    for document in (*wanted, *encoders):
        if document not in known:
            raise InputFileError(f"'{document}' is no document with rulings", f"name some of {', '.join(known)}")
    for document in wanted:
        if document not in encoders:
            raise InputFileError(
                f"no encoder is given that was trained without the questions of {document}",
                f"train one with --leave-out {document} and give --encoder {document}=FOLDER",
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("documents", nargs="*", metavar="DOC", help="documents with rulings; all where none is named")
    parser.add_argument("--encoder", action="append", default=[], metavar="DOC=FOLDER", help="trained without DOC")
    parser.add_argument("--questions", type=Path, nargs="+", default=QUESTIONS, metavar="PATH", help="files or folders")
    arguments = parser.parse_args()
    corpus = read_corpus([shipped("corpus")])
    games = ruling_documents(corpus)
    wanted = arguments.documents or list(games)
    try:
        encoders = encoders_of(arguments.encoder)
        check_documents(wanted, games, encoders)
        rows = read_questions(arguments.questions)
        found = {}
        for document in wanted:
            asked = questions_on(rows, document, games[document])
            found[document] = ask_cold(corpus, document, encoders[document], asked)
    except JudgeError as error:
        raise SystemExit(f"cold_documents: {error}") from None
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
