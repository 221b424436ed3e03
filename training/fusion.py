"""Learn how evidence is weighed: the fusion weights, the confidence model, the threshold. Writes ``learnt.json`` beside the encoder.

Our own asked questions stand in for players', and ``corpus/not-ruled.md`` for what nothing answers: both are split into folds, and
each fold is asked of an index that was built without it, by an encoder that was not tuned on it. Test questions are never read.

Run after ``python -m training.static_encoder``: ``python -m training.fusion`` (about 5 minutes on two cores), then ``judge build``.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from scipy.optimize import minimize
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import brier_score_loss, roc_auc_score
from sklearn.model_selection import StratifiedKFold, cross_val_predict

from judge.rulings.corpus import read_corpus
from judge.rulings.model import AskedQuestion, Corpus
from judge.search.build import LEARNT, write_index_folder
from judge.search.confidence import DEFAULTS, SIGNALS, rank, signals
from judge.search.encoder import StaticEncoder
from judge.search.evidence import FEATURES, Evidence
from judge.search.searcher import Searcher
from judge.search.text import clean
from training.static_encoder import ROOT, distil, minilm_folder, save, training_pairs, tune_static

FOLDS = 3

Asked = list[tuple[AskedQuestion, Evidence]]


def fold_evidence(corpus: Corpus, dimension: int, seed: int) -> tuple[Asked, list[Evidence]]:
    """Evidence for every asked question, and every one that nothing answers, from an index that has not seen it."""
    from sentence_transformers import SentenceTransformer

    chance = random.Random(seed)
    questions, unanswerable = list(corpus.asked), list(corpus.not_ruled)
    chance.shuffle(questions)
    chance.shuffle(unanswerable)
    pieces, untuned = distil(SentenceTransformer(str(minilm_folder()), device="cpu"), dimension)
    asked: Asked = []
    refused: list[Evidence] = []
    for fold in range(FOLDS):
        held, held_unanswerable = questions[fold::FOLDS], unanswerable[fold::FOLDS]
        rest = msgspec.structs.replace(
            corpus,
            asked=tuple(q for q in corpus.asked if q not in set(held)),
            not_ruled=tuple(q for q in corpus.not_ruled if q not in set(held_unanswerable)),
        )
        vectors = tune_static(pieces, untuned, training_pairs(rest, seed), epochs=6, seed=seed)
        with tempfile.TemporaryDirectory() as folder:
            save(Path(folder) / "encoder", f"fold-{fold}", pieces, vectors, {})
            write_index_folder(rest, Path(folder), StaticEncoder(Path(folder) / "encoder"))
            searcher = Searcher(Path(folder))
            asked.extend((question, _evidence(searcher, question.text)) for question in held)
            refused.extend(_evidence(searcher, text) for text in held_unanswerable)
    return asked, refused


def _evidence(searcher: Searcher, question: str) -> Evidence:
    return searcher.evidence(searcher.speller.repair(clean(question))[0])


def learn_weights(asked: Asked, numbers: dict[str, int], seed: int) -> dict[str, float]:
    """Non-negative weights that sum to 1, by maximum likelihood of the right entry among the candidates (listwise softmax)."""
    lists: list[tuple[np.ndarray, int]] = []
    for question, evidence in asked:
        candidates = evidence.candidates
        place = next((i for i, c in enumerate(candidates) if c.ruling == numbers[question.id]), None)
        if place is not None:
            lists.append((np.array([[c.features[name] for name in FEATURES] for c in candidates]), place))
    random.Random(seed).shuffle(lists)
    lists = lists[:1500]

    def loss(parameters: np.ndarray) -> float:
        weights = np.exp(parameters[:-1] - parameters[:-1].max())
        weights /= weights.sum()
        total = 0.0
        for features, place in lists:
            scores = np.exp(parameters[-1]) * (features @ weights)
            total -= scores[place] - scores.max() - np.log(np.exp(scores - scores.max()).sum())
        return total / len(lists)

    start = np.append(np.log([DEFAULTS[f"weight.{name}"] for name in FEATURES]), np.log(20.0))
    found = minimize(loss, start, method="L-BFGS-B", options={"maxiter": 60})
    weights = np.exp(found.x[:-1] - found.x[:-1].max())
    weights /= weights.sum()
    print(f"fusion: loss {loss(start):.4f} -> {found.fun:.4f}")
    return {f"weight.{name}": round(float(w), 5) for name, w in zip(FEATURES, weights, strict=True)}


def learn_confidence(
    asked: Asked,
    refused: Sequence[Evidence],
    numbers: dict[str, int],
    weights: dict[str, float],
    seed: int,
) -> dict[str, float]:
    """A logistic model of "the first ruling answers", and the threshold that best parts the answerable from the rest."""
    by_feature = {name: weights[f"weight.{name}"] for name in FEATURES}
    rows: list[list[float]] = []
    right: list[int] = []
    answerable: list[int] = []

    def add(evidence: Evidence, gold: int | None) -> None:
        ranked = rank(evidence.candidates, by_feature)
        if ranked:
            values = signals(ranked, evidence)
            rows.append([values[name] for name in SIGNALS])
            right.append(int(ranked[0][1].ruling == gold))
            answerable.append(int(gold is not None))

    for question, evidence in asked:
        add(evidence, numbers[question.id])
    for evidence in refused:
        add(evidence, None)
    x, y, can = np.array(rows), np.array(right), np.array(answerable)
    # A judge meets perhaps one question in three that nothing answers; the folds hold far fewer.
    weight = np.where(can == 1, 1.0, 0.5 * can.sum() / max(1, (can == 0).sum()))
    model = LogisticRegression(C=10.0, max_iter=2000)
    splits = StratifiedKFold(5, shuffle=True, random_state=seed)
    sure = cross_val_predict(model, x, y, cv=splits, method="predict_proba", params={"sample_weight": weight})[:, 1]
    model.fit(x, y, sample_weight=weight)
    print(f"recall@1 on unseen asked questions {y[can == 1].mean():.3f}")
    print(f"AUROC {roc_auc_score(can, sure):.3f}; Brier {brier_score_loss(y, sure):.3f}")
    steps = np.linspace(0.05, 0.95, 181)
    gains = [(sure[can == 1] >= t).mean() + (sure[can == 0] < t).mean() for t in steps]
    threshold = float(steps[int(np.argmax(gains))])
    refused_share, answered_share = (sure[can == 0] < threshold).mean(), (sure[can == 1] >= threshold).mean()
    print(
        f"threshold {threshold:.3f}: {refused_share:.3f} of the unanswerable refused, {answered_share:.3f} of the rest answered"
    )
    learnt = {f"confidence.{name}": round(float(c), 5) for name, c in zip(SIGNALS, model.coef_[0], strict=True)}
    return {"confidence.bias": round(float(model.intercept_[0]), 5), **learnt, "threshold": round(threshold, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn fusion weights, confidence and threshold")
    parser.add_argument("--encoder", type=Path, default=ROOT / "index" / "encoder")
    parser.add_argument("--corpus", type=Path, default=ROOT / "corpus")
    parser.add_argument("--seed", type=int, default=17)
    arguments = parser.parse_args()
    corpus = read_corpus([arguments.corpus])
    numbers = {ruling.id: n for n, ruling in enumerate(corpus.rulings)}
    dimension = StaticEncoder(arguments.encoder).dimension
    asked, refused = fold_evidence(corpus, dimension, arguments.seed)
    weights = learn_weights(asked, numbers, arguments.seed)
    learnt = weights | learn_confidence(asked, refused, numbers, weights, arguments.seed)
    (arguments.encoder / LEARNT).write_text(json.dumps(learnt, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(learnt, indent=2))


if __name__ == "__main__":
    main()
