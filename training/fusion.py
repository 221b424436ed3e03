"""Learn how evidence is weighed: fusion weights, the confidence model, the choice of points, thresholds. Writes ``learnt.json`` beside the
encoder.

Learnt on ``training/questions/``: questions and posts by other authors than the asked ones, which neither encoder nor index has seen, so
that what is learnt holds for strangers' words; each met also among rulings without asked questions (see `training.cases`). Beside the
corpus stand documents of other games that the encoder never saw (``training/other-games/unseen``): a user's own documents are such.
Figures printed are by cross-validation. Test questions are never read.

Run after the encoder's training: ``python -m training.fusion`` (a few minutes), then ``judge build``. ``--leave-out DOC`` learns as if
nobody had ever asked of a document: for the figures of documents that judge has never seen.
"""

from __future__ import annotations

import argparse
import json
import pickle
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from scipy.optimize import minimize
from sklearn.metrics import brier_score_loss, roc_auc_score
from sklearn.model_selection import StratifiedGroupKFold
from sklearn.preprocessing import StandardScaler

from judge.evaluation.labelled import Labelled, read_labelled
from judge.indexing.build import index_of
from judge.rulings.corpus import read_corpus
from judge.search.confidence import Ranked, fusion_weights, rank, signals
from judge.search.points import choose_point
from judge.store.learnt import DEFAULTS, FEATURES, OF_POINTS, POINT_FEATURES, SIGNALS, UNASKED_POINT, write_learnt
from judge.store.ruling_table import RulingStore
from training.cases import Case, collect, ranked_places
from training.minilm import OTHER_GAMES, ROOT
from training.transformer_encoder import without_questions_of

FOLDS = 5
PRIOR = (
    0.005  # how much the weights set by hand count against each question's say: no feature falls to nothing by chance
)
CONFIDENCE_C = 1.0
AGAINST = (
    "named_elsewhere",
    "unnamed",
    "other_game",
    "unknown",
    "not_ruled",
    "nearer_not_ruled",
)  # speak against the first
FOR = (
    "top",
    "margin",
    "best",
    "name",
    "agreement",
    "stands_out",
)  # speak for it; the others may make up for one another
ANSWER_AT_LEAST = 0.9  # of the answerable questions, on unseen folds
NOTHING_AT_MOST = 0.05  # of the answerable questions of which it may be said that nothing is near
LED_RIGHT = 0.9  # of the points that lead


def learn_simplex(lists: Sequence[tuple[np.ndarray, np.ndarray, float]], given: np.ndarray) -> tuple[np.ndarray, float]:
    """Non-negative weights that sum to 1, and a scale, by maximum likelihood of what is right among each list (listwise softmax).

    :param lists: of each its features, which of it is right, and how much it counts.
    :param given: weights set by hand, which hold where nothing speaks against them.
    """
    given = given / given.sum()
    whole = sum(weight for _, _, weight in lists)

    def loss(parameters: np.ndarray) -> tuple[float, np.ndarray]:
        weights = np.exp(parameters[:-1] - parameters[:-1].max())
        weights /= weights.sum()
        scale = np.exp(parameters[-1])
        total, slope, steep = 0.0, np.zeros(len(given)), 0.0
        for features, right, counts in lists:
            scores = scale * (features @ weights)
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            found = shares[right].sum() + 1e-12
            total -= counts * np.log(found)
            pull = counts * ((shares - shares * right / found) @ features)
            slope += scale * pull
            steep += scale * (pull @ weights)
        # Through the softmax that keeps the weights positive and summing to 1.
        slope = weights * (slope - slope @ weights)
        return (
            total / whole - PRIOR * float(given @ np.log(weights)),
            np.append(slope / whole + PRIOR * (weights - given), steep / whole),
        )

    start = np.append(np.log(given), np.log(20.0))
    found = minimize(loss, start, method="L-BFGS-B", jac=True, options={"maxiter": 200})
    weights = np.exp(found.x[:-1] - found.x[:-1].max())
    return weights / weights.sum(), float(np.exp(found.x[-1]))


def learn_weights(cases: Sequence[Case]) -> dict[str, float]:
    """How much each feature counts in the order of the rulings."""
    lists = []
    for case in cases:
        right = np.isin(case.evidence.rulings, list(case.gold))
        if right.any():
            lists.append((case.evidence.features.astype(float), right, case.weight))
    weights, _ = learn_simplex(lists, np.array([DEFAULTS[f"weight.{name}"] for name in FEATURES]))
    return {f"weight.{name}": round(float(w), 5) for name, w in zip(FEATURES, weights, strict=True)}


def learn_points(cases: Sequence[Case]) -> dict[str, float]:
    """How much each feature counts in the choice of a ruling's point, where questions show it and where nobody has asked yet."""
    found: dict[str, float] = {}
    for of in OF_POINTS:
        lists = []
        for case in cases:
            if case.points and case.row.points and case.is_unasked is (of == UNASKED_POINT):
                right = np.isin(np.arange(1, len(case.points) + 1), case.row.points)
                lists.append((np.array(case.points), right, case.weight))
        weights, scale = learn_simplex(lists, np.array([DEFAULTS[f"{of}.{name}"] for name in POINT_FEATURES]))
        found |= {f"{of}.{name}": round(float(w), 5) for name, w in zip(POINT_FEATURES, weights, strict=True)}
        found[f"{of}.scale"] = round(scale, 3)
    return found


def order_of(cases: Sequence[Case], learnt: dict[str, float]) -> list[Ranked]:
    """The candidates of each case, ranked."""
    weights = fusion_weights(learnt)
    return [rank(case.evidence, weights) for case in cases]


def signals_of(cases: Sequence[Case], ranked: Sequence[Ranked], base_rules: frozenset[int]) -> np.ndarray:
    """The signals of each case, of shape ``(cases, signals)``."""
    found = (signals(each, case.evidence, base_rules.__contains__) for case, each in zip(cases, ranked, strict=True))
    return np.array([[values[name] for name in SIGNALS] for values in found])


def learn_confidence(cases: Sequence[Case], x: np.ndarray, right: np.ndarray) -> dict[str, float]:
    """A logistic model of "the first ruling answers", in which no signal may speak against what it means.

    Signals resemble each other so much that free coefficients would play one off against the other, and go astray on questions unlike those
    learnt from: unknown words would make sure.
    """
    scaler = StandardScaler().fit(x)
    z, weights = scaler.transform(x), np.array([case.weight for case in cases])
    sign = np.where(right, 1.0, -1.0)

    def loss(parameters: np.ndarray) -> tuple[float, np.ndarray]:
        margins = sign * (z @ parameters[1:] + parameters[0])
        pull = -weights * sign / (1 + np.exp(np.clip(margins, -30, 30)))
        total = float(weights @ np.logaddexp(0, -margins)) + 0.5 / CONFIDENCE_C * float(parameters[1:] @ parameters[1:])
        return total, np.append(pull.sum(), pull @ z + parameters[1:] / CONFIDENCE_C)

    bounds = [(None, None)] + [
        (None, 0.0) if name in AGAINST else (0.0, None) if name in FOR else (None, None) for name in SIGNALS
    ]
    found = minimize(loss, np.zeros(len(SIGNALS) + 1), method="L-BFGS-B", jac=True, bounds=bounds).x
    slopes = found[1:] / scaler.scale_
    bias = float(found[0] - slopes @ scaler.mean_)
    return {
        "confidence.bias": round(bias, 5),
        **{f"confidence.{name}": round(float(c), 5) for name, c in zip(SIGNALS, slopes, strict=True)},
    }


def sureness(x: np.ndarray, learnt: dict[str, float]) -> np.ndarray:
    """The confidence in the first ruling of each case."""
    logits = learnt["confidence.bias"] + x @ np.array([learnt[f"confidence.{name}"] for name in SIGNALS])
    found: np.ndarray = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return found


def learn(cases: Sequence[Case], base_rules: frozenset[int]) -> dict[str, float]:
    """Everything but the thresholds."""
    learnt = learn_weights(cases) | learn_points(cases)
    ranked = order_of(cases, learnt)
    right = ranked_places(cases, [each.order for each in ranked]) == 1
    return learnt | learn_confidence(cases, signals_of(cases, ranked, base_rules), right)


class Unseen:
    """What is found for each case by numbers learnt without it: the place of a right ruling, confidence, the point and how sure it is."""

    def __init__(self, cases: Sequence[Case], base_rules: frozenset[int], seed: int) -> None:
        self.cases = np.array(cases, dtype=object)
        self.places, self.sure = np.zeros(len(cases), int), np.zeros(len(cases))
        self.point_right, self.point_sure = np.full(len(cases), np.nan), np.zeros(len(cases))
        styles = [f"{case.is_post} {bool(case.gold)}" for case in cases]
        questions = [case.row.q for case in cases]  # a question that is met in three ways stays in one fold
        folds = StratifiedGroupKFold(FOLDS, shuffle=True, random_state=seed)
        for train, test in folds.split(np.zeros(len(cases)), styles, questions):
            learnt = learn([cases[i] for i in train], base_rules)
            unseen = [cases[i] for i in test]
            ranked = order_of(unseen, learnt)
            self.places[test] = ranked_places(unseen, [each.order for each in ranked])
            self.sure[test] = sureness(signals_of(unseen, ranked, base_rules), learnt)
            for i in test:
                if cases[i].points and cases[i].row.points:
                    choice = choose_point(cases[i].points, learnt, cases[i].is_unasked)
                    self.point_right[i] = choice.point in cases[i].row.points
                    self.point_sure[i] = choice.confidence

    def thresholds(self) -> dict[str, float]:
        """From which confidence on a ruling settles a question, bears on it, and a point leads."""
        every = np.array([bool(case.gold) and case.met == "as it is" and not case.is_foreign for case in self.cases])
        can = every & np.array([not case.is_post for case in self.cases])
        labelled = ~np.isnan(self.point_right)
        order = np.argsort(-self.point_sure[labelled])
        led_right = np.cumsum(self.point_right[labelled][order]) / np.arange(1, labelled.sum() + 1)
        enough = np.flatnonzero(led_right >= LED_RIGHT)
        lowest = self.point_sure[labelled][order][enough[-1]] if len(enough) else 1.0
        return {
            "threshold": round(float(np.quantile(self.sure[can], 1 - ANSWER_AT_LEAST)), 4),
            "threshold.bears": round(float(np.quantile(self.sure[every], NOTHING_AT_MOST)), 4),
            "threshold.point": round(float(lowest), 4),
        }

    def report(self, threshold: float) -> None:
        """Print what was found, by the way in which questions were met, for posts, other questions and those on other games."""
        can = np.array([bool(case.gold) for case in self.cases])
        is_post = np.array([case.is_post for case in self.cases])
        is_foreign = np.array([case.is_foreign for case in self.cases])
        met = np.array([case.met for case in self.cases])
        print(
            "met, sort: number | right first, among five | AUROC of the first is right, Brier | answered, of these right | refused"
        )
        for way in dict.fromkeys(met):
            for name, sort in (
                ("posts", is_post & ~is_foreign),
                ("questions", ~is_post & ~is_foreign),
                ("other games", is_foreign),
            ):
                chosen = (met == way) & sort
                places, sure, answers = self.places[chosen], self.sure[chosen], can[chosen]
                right, answered = places == 1, sure >= threshold
                print(
                    f"{way}, {name}: {chosen.sum()} | {right[answers].mean():.3f} {((places > 0) & (places <= 5))[answers].mean():.3f} |"
                    f" {roc_auc_score(right, sure):.3f} {brier_score_loss(right, sure):.3f} | {answered.mean():.3f}"
                    f" {right[answered].mean():.3f} | {(~answered)[~answers].mean():.3f}"
                )
        labelled = ~np.isnan(self.point_right) & (met == "as it is")
        print(f"point right, of {labelled.sum()} labelled: {self.point_right[labelled].mean():.3f}")


def read_rows(folder: Path, leave_out: Sequence[str]) -> list[Labelled]:
    """The labelled questions of a folder, without those that a document answers."""
    rows = [row for path in sorted(folder.glob("*.jsonl")) for row in read_labelled(path)]
    return [row for row in rows if not any(entry.partition("/")[0] in leave_out for entry in row.gold)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn fusion weights, confidence, points and thresholds")
    parser.add_argument("--encoder", type=Path, default=ROOT / "index" / "encoder")
    parser.add_argument("--corpus", type=Path, nargs="+", default=[ROOT / "corpus", OTHER_GAMES / "unseen"])
    parser.add_argument("--questions", type=Path, default=ROOT / "training" / "questions")
    parser.add_argument("--leave-out", nargs="+", default=[], metavar="DOC", help="documents of which nobody has asked")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--keep", type=Path, help="also write the evidence there, for experiments")
    arguments = parser.parse_args()
    corpus = without_questions_of(read_corpus(arguments.corpus), arguments.leave_out)
    rows = read_rows(arguments.questions, arguments.leave_out)
    with tempfile.TemporaryDirectory() as folder:
        index_of(corpus, Path(folder), arguments.encoder)
        base_rules = frozenset(RulingStore(Path(folder)).base_rules)
        cases = collect(Path(folder), rows, arguments.seed)
    if arguments.keep:
        arguments.keep.write_bytes(pickle.dumps((cases, base_rules)))
    unseen = Unseen(cases, base_rules, arguments.seed)
    thresholds = unseen.thresholds()
    unseen.report(thresholds["threshold"])
    learnt = learn(cases, base_rules) | thresholds
    write_learnt(arguments.encoder, learnt)
    print(json.dumps(learnt, indent=2))


if __name__ == "__main__":
    main()
