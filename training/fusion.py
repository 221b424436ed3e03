"""Learn how evidence is weighed: the fusion weights, the confidence model, the threshold. Writes ``learnt.json`` beside the encoder.

Learnt on ``training/questions/``: questions by other authors than the asked ones, which neither encoder nor index has seen, so that
what is learnt holds for strangers' words. Figures printed are by cross-validation. Test questions are never read.

Run after the encoder's training: ``python -m training.fusion`` (about a minute), then ``judge build``.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import pickle
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from scipy.optimize import minimize
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import brier_score_loss, roc_auc_score
from sklearn.model_selection import StratifiedKFold

from judge.evaluation.labelled import Labelled, read_labelled
from judge.indexing.build import write_index_folder
from judge.rulings.corpus import read_corpus
from judge.search.confidence import rank, signals
from judge.search.encoder import open_carried
from judge.search.evidence import Evidence, pass_to_successors
from judge.search.question import Question
from judge.search.searcher import Searcher
from judge.store.learnt import DEFAULTS, FEATURES, LEARNT, SIGNALS
from judge.store.ruling_table import RulingStore
from training.minilm import ROOT

FOLDS = 5
UNANSWERABLE_SHARE = 1 / 3  # of the questions that a judge meets; the training questions may hold another share
PRIOR = (
    0.005  # how much the weights set by hand count against each question's say: no feature falls to nothing by chance
)
ANSWER_AT_LEAST = 0.9  # of the answerable questions, on unseen folds


class Case(msgspec.Struct):
    """A labelled question and the evidence found for it; ``gold`` are the numbers of the rulings that answer it."""

    row: Labelled
    gold: frozenset[int]
    evidence: Evidence


def collect(folder: Path, rows: Sequence[Labelled]) -> list[Case]:
    """The evidence for each question, from the index at ``folder``, replaced rulings folded into what replaces them."""
    store = RulingStore(folder)
    searcher, replaced = Searcher(store), store.replaced_on(dt.date.today())
    return [
        Case(
            row,
            frozenset(store.numbers[entry] for entry in row.gold),
            pass_to_successors(searcher.evidence(searcher.reader.read(Question.of(row.q))), replaced),
        )
        for row in rows
    ]


def learn_weights(cases: Sequence[Case]) -> dict[str, float]:
    """Non-negative weights that sum to 1, by maximum likelihood of the right entries among the candidates (listwise softmax)."""
    lists: list[tuple[np.ndarray, np.ndarray]] = []
    for case in cases:
        candidates = case.evidence.candidates
        places = np.array([c.ruling in case.gold for c in candidates])
        if places.any():
            lists.append((np.array([[c.features[name] for name in FEATURES] for c in candidates]), places))

    given = np.array([DEFAULTS[f"weight.{name}"] for name in FEATURES])

    def loss(parameters: np.ndarray) -> tuple[float, np.ndarray]:
        weights = np.exp(parameters[:-1] - parameters[:-1].max())
        weights /= weights.sum()
        scale = np.exp(parameters[-1])
        total, slope, steep = 0.0, np.zeros(len(FEATURES)), 0.0
        for features, places in lists:
            scores = scale * (features @ weights)
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            right = shares * places / shares[places].sum()
            total -= np.log(shares[places].sum())
            pull = (shares - right) @ features
            slope += scale * pull
            steep += scale * (pull @ weights)
        # Through the softmax that keeps the weights positive and summing to 1.
        slope = weights * (slope - slope @ weights)
        return (
            total / len(lists) - PRIOR * float(given @ np.log(weights)),
            np.append(slope / len(lists) + PRIOR * (weights - given), steep / len(lists)),
        )

    start = np.append(np.log(given), np.log(20.0))
    found = minimize(loss, start, method="L-BFGS-B", jac=True, options={"maxiter": 200})
    weights = np.exp(found.x[:-1] - found.x[:-1].max())
    weights /= weights.sum()
    return {f"weight.{name}": round(float(w), 5) for name, w in zip(FEATURES, weights, strict=True)}


def ranked_rows(cases: Sequence[Case], weights: dict[str, float]) -> tuple[np.ndarray, np.ndarray]:
    """The signals of each case, of shape ``(cases, signals)``, and at which place (from 1; 0 for nowhere) a right entry stands."""
    by_feature = {name: weights[f"weight.{name}"] for name in FEATURES}
    values, places = [], []
    for case in cases:
        ranked = rank(case.evidence.candidates, by_feature)
        found = signals(ranked, case.evidence)
        values.append([found[name] for name in SIGNALS])
        places.append(next((i for i, (_, c) in enumerate(ranked, 1) if c.ruling in case.gold), 0))
    return np.array(values), np.array(places)


def fit_confidence(x: np.ndarray, right: np.ndarray, can: np.ndarray) -> LogisticRegression:
    """A logistic model of "the first ruling answers"."""
    share = (1 - UNANSWERABLE_SHARE) / UNANSWERABLE_SHARE * (~can).sum() / max(1, can.sum())
    return LogisticRegression(C=3.0, max_iter=5000).fit(x, right, sample_weight=np.where(can, share, 1.0))


def cross_validate(cases: Sequence[Case], seed: int) -> tuple[np.ndarray, np.ndarray]:
    """For each case, by a model that has not seen it: the place of a right entry, and the confidence."""
    can = np.array([bool(case.gold) for case in cases])
    styles = [f"{case.row.style} {bool(case.gold)}" for case in cases]
    places, sure = np.zeros(len(cases), int), np.zeros(len(cases))
    for train, test in StratifiedKFold(FOLDS, shuffle=True, random_state=seed).split(np.zeros(len(cases)), styles):
        seen, unseen = [cases[i] for i in train], [cases[i] for i in test]
        weights = learn_weights([case for case in seen if case.gold])
        x, found = ranked_rows(seen, weights)
        model = fit_confidence(x, found == 1, can[train])
        x, places[test] = ranked_rows(unseen, weights)
        sure[test] = model.predict_proba(x)[:, 1]
    return places, sure


def threshold_of(sure: np.ndarray, can: np.ndarray) -> float:
    """The highest threshold at which the wanted share of the answerable is answered."""
    return round(float(np.quantile(sure[can], 1 - ANSWER_AT_LEAST)), 4)


def report(cases: Sequence[Case], places: np.ndarray, sure: np.ndarray) -> None:
    can = np.array([bool(case.gold) for case in cases])
    by_style: dict[str, list[int]] = defaultdict(list)
    for case, place in zip(cases, places, strict=True):
        if case.gold:
            by_style[case.row.style].append(int(place))
            by_style["all"].append(int(place))
    for style, found in sorted(by_style.items()):
        at = [np.mean([0 < place <= k for place in found]) for k in (1, 3, 5)]
        print(f"{style:8} {len(found):4}  recall@1/3/5 {at[0]:.3f} {at[1]:.3f} {at[2]:.3f}")
    posts = np.array([case.row.style in ("real", "several", "long") for case in cases])
    print(f"AUROC {roc_auc_score(can, sure):.3f}, of posts {roc_auc_score(can[posts], sure[posts]):.3f}", end="; ")
    print(f"Brier {brier_score_loss(places == 1, sure):.3f}")
    for t in (threshold_of(sure, can), *np.quantile(sure[~can], [0.85, 0.9])):
        answered = sure >= t
        print(
            f"threshold {t:.3f}: {(~answered[~can]).mean():.3f} of the unanswerable refused, {answered[can].mean():.3f} of the"
            f" rest answered, of these {(places[can & answered] == 1).mean():.3f} right"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn fusion weights, confidence and threshold")
    parser.add_argument("--encoder", type=Path, default=ROOT / "index" / "encoder")
    parser.add_argument("--corpus", type=Path, default=ROOT / "corpus")
    parser.add_argument("--questions", type=Path, default=ROOT / "training" / "questions")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--keep", type=Path, help="also write the evidence there, for experiments")
    arguments = parser.parse_args()
    rows = [row for path in sorted(arguments.questions.glob("*.jsonl")) for row in read_labelled(path)]
    with tempfile.TemporaryDirectory() as folder:
        write_index_folder(read_corpus([arguments.corpus]), Path(folder), open_carried(arguments.encoder))
        (Path(folder) / "encoder").symlink_to(arguments.encoder.resolve())
        cases = collect(Path(folder), rows)
    if arguments.keep:
        arguments.keep.write_bytes(pickle.dumps(cases))
    places, sure = cross_validate(cases, arguments.seed)
    can = np.array([bool(case.gold) for case in cases])
    report(cases, places, sure)
    weights = learn_weights([case for case in cases if case.gold])
    x, found = ranked_rows(cases, weights)
    model = fit_confidence(x, found == 1, can)
    learnt = weights | {
        "confidence.bias": round(float(model.intercept_[0]), 5),
        **{f"confidence.{name}": round(float(c), 5) for name, c in zip(SIGNALS, model.coef_[0], strict=True)},
        "threshold": threshold_of(sure, can),
    }
    (arguments.encoder / LEARNT).write_text(json.dumps(learnt, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(learnt, indent=2))


if __name__ == "__main__":
    main()
