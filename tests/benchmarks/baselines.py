"""Plain systems on the same questions, beside ``judge``: BM25 alone, MiniLM alone, both with reciprocal ranks (extra ``train``, bm25s).

python tests/benchmarks/baselines.py tests/data/questions.jsonl [more.jsonl ...]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from judge import Judge
from judge.evaluation.figures import Recall, recall
from judge.evaluation.labelled import Labelled, ask_all, read_labelled
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Ruling
from judge.store.locations import shipped
from training.minilm import minilm_folder

DEPTH = 10


def whole_entry(ruling: Ruling) -> str:
    """An entry as one text: title, facts, power, points with examples. Without the asked questions, which are ours."""
    lines = [ruling.title, ruling.facts or "", *(line for power in ruling.powers for line in power.lines)]
    return " ".join([*lines, *(text for point in ruling.points for text in (point.text, *point.examples))])


def bm25(texts: Sequence[str], questions: Sequence[str]) -> np.ndarray:
    import bm25s

    index = bm25s.BM25(method="lucene")
    index.index(bm25s.tokenize(list(texts), stopwords="en", show_progress=False), show_progress=False)
    scores = [
        index.get_scores(list(words))
        for words in bm25s.tokenize(list(questions), stopwords="en", return_ids=False, show_progress=False)
    ]
    return np.array(scores)


def minilm(texts: Sequence[str], questions: Sequence[str]) -> np.ndarray:
    from sentence_transformers import SentenceTransformer

    model = SentenceTransformer(str(minilm_folder()), device="cpu")
    return np.asarray(
        model.encode(list(questions), normalize_embeddings=True)
        @ model.encode(list(texts), normalize_embeddings=True).T
    )


def fused(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    ranks = [(-scores).argsort(axis=1).argsort(axis=1) for scores in (first, second)]
    return np.asarray(sum(1 / (60 + rank) for rank in ranks))


def figures(rows: Sequence[Labelled], ids: Sequence[str], scores: np.ndarray) -> dict[str, Recall]:
    found = [[ids[i] for i in (-line).argsort()[:DEPTH]] for line in scores]
    styles = {"all": recall([(row.gold, ids) for row, ids in zip(rows, found, strict=True)])}
    for style in sorted({row.style for row in rows}):
        styles[style] = recall([(row.gold, ids) for row, ids in zip(rows, found, strict=True) if row.style == style])
    return styles


def main() -> None:
    rulings = read_corpus([shipped("corpus")]).rulings
    ids, texts = [ruling.id for ruling in rulings], [whole_entry(ruling) for ruling in rulings]
    judge = Judge.open()
    for path in map(Path, sys.argv[1:]):
        rows = [row for row in read_labelled(path) if row.gold]
        questions = [row.q for row in rows]
        lexical, dense = bm25(texts, questions), minilm(texts, questions)
        ours = [(outcome.row.gold, outcome.ids) for outcome in ask_all(judge, rows)]
        by_style = {
            style: recall([o for o, row in zip(ours, rows, strict=True) if row.style == style])
            for style in {row.style for row in rows}
        }
        systems = {
            "BM25": figures(rows, ids, lexical),
            "MiniLM": figures(rows, ids, dense),
            "MiniLM + BM25": figures(rows, ids, fused(lexical, dense)),
            "judge": {"all": recall(ours), **by_style},
        }
        print(f"\n{path} ({len(rows)} answerable): recall@1 / @3 / @5")
        for style in ("all", *sorted(by_style)):
            cells = (
                f"{name} {f[style].recall_at_1:.2f}/{f[style].recall_at_3:.2f}/{f[style].recall_at_5:.2f}"
                for name, f in systems.items()
            )
            print(f"  {style:9} {systems['judge'][style].questions:4}   " + "   ".join(cells))


if __name__ == "__main__":
    main()
