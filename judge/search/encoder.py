"""Encoders: texts to unit vectors. The shipped static one needs numpy and tokenizers only; any sentence-transformers model may stand in.

Training is not here (see ``training/``).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError, JudgeError

Vectors = npt.NDArray[np.float32]
FACTS = "encoder.json"
STATIC_FILES = ("vocab.txt", "embeddings.npy", "weights.npy")
RESTORE = "restore index/encoder, or run 'judge build --encoder NAME'"
_BATCH = 1024


class Encoder(Protocol):
    """What search asks of an encoder."""

    name: str
    dimension: int

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Float32 of shape ``(len(texts), dimension)``, rows of length 1; a text without known words gives a zero row."""
        ...


class StaticEncoder:
    """A static encoder (model2vec, sentence-transformers ``StaticEmbedding``): the weighted mean of one vector a word piece.

    The folder holds ``vocab.txt`` (one word piece a line), ``embeddings.npy`` (int8, pieces x dimension), ``weights.npy``
    (float32, one factor a piece that folds int8 scale and piece weight) and ``encoder.json`` (name, dimension, training figures).
    """

    def __init__(self, folder: Path) -> None:
        """:raises IndexStoreError: if a file is missing, truncated, or of another shape than the others say."""
        # The Rust tokeniser would warn when a caller of ours forks after use.
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

        facts = read_static_facts(folder)
        self.name, self.dimension, self.sha256 = facts.name, facts.dimension, facts.sha256
        try:
            self._embeddings = np.load(folder / "embeddings.npy", mmap_mode="r")
            self._weights = np.load(folder / "weights.npy")
            model = models.WordPiece.from_file(str(folder / "vocab.txt"), unk_token="[UNK]")
        except Exception as error:  # tokenizers raises bare Exception
            raise IndexStoreError(f"the encoder at {folder} can't be read ({error})", RESTORE) from None
        tokenizer = Tokenizer(model)
        # Read by attribute; the stubs of tokenizers declare these as read-only.
        tokenizer.normalizer = normalizers.BertNormalizer()
        tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
        self._tokenizer = tokenizer
        self._unknown = tokenizer.token_to_id("[UNK]")
        if self._unknown is None:
            raise IndexStoreError(f"the vocabulary of the encoder at {folder} lacks [UNK]", RESTORE)
        shape = (tokenizer.get_vocab_size(), self.dimension)
        if self._embeddings.shape != shape or self._weights.shape != shape[:1]:
            raise IndexStoreError(
                f"the encoder at {folder} disagrees with itself ({self._embeddings.shape} vectors for {shape[0]} word pieces)",
                RESTORE,
            )

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See :meth:`Encoder.encode`."""
        vectors = np.zeros((len(texts), self.dimension), dtype=np.float32)
        for start in range(0, len(texts), _BATCH):
            for row, encoding in enumerate(
                self._tokenizer.encode_batch(list(texts[start : start + _BATCH]), add_special_tokens=False), start
            ):
                ids = [i for i in encoding.ids if i != self._unknown]
                if ids:
                    vectors[row] = self._weights[ids] @ self._embeddings[ids].astype(np.float32)
        return unit(vectors)


class SentenceTransformerEncoder:
    """Any sentence-transformers model, by folder or hub name (extra ``models``). Loads torch: for those who choose it."""

    def __init__(self, name: str) -> None:
        """:raises JudgeError: if sentence-transformers is not installed or the model can't be loaded."""
        try:
            from sentence_transformers import SentenceTransformer
        except ImportError:
            raise JudgeError(
                f"the encoder '{name}' needs sentence-transformers", "pip install 'rules-judge[models]'"
            ) from None
        try:
            self._model: Any = SentenceTransformer(name, device="cpu")
        except Exception as error:  # a hub, a disk and a model can fail in any way
            cause = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise JudgeError(
                f"the encoder '{name}' can't be loaded ({cause})", "give a model's folder, or a hub name while online"
            ) from None
        self.name = name
        # Renamed in sentence-transformers 5.
        dimension = (
            getattr(self._model, "get_embedding_dimension", None) or self._model.get_sentence_embedding_dimension
        )
        self.dimension = int(dimension())

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See :meth:`Encoder.encode`."""
        encoded = self._model.encode(list(texts), batch_size=64, show_progress_bar=False, convert_to_numpy=True)
        return unit(np.asarray(encoded, dtype=np.float32).reshape(len(texts), self.dimension))


def unit(vectors: Vectors) -> Vectors:
    """Rows scaled to length 1; zero rows stay zero."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    scaled: Vectors = np.divide(vectors, lengths, out=np.zeros_like(vectors), where=lengths > 0)
    return scaled


class StaticFacts(msgspec.Struct, frozen=True):
    """``encoder.json`` of a static encoder. ``sha256`` covers its other files; ``sizes`` gives each one's bytes."""

    name: str
    dimension: int
    sha256: str
    sizes: dict[str, int]
    origin: str = ""


def read_static_facts(folder: Path) -> StaticFacts:
    """Read ``encoder.json`` and hold the sizes of the files against it. Hashing them all is left to :func:`static_hash`.

    :raises IndexStoreError: if a file is missing or has another size.
    """
    try:
        facts = msgspec.json.decode((folder / FACTS).read_bytes(), type=StaticFacts)
        sizes = {name: (folder / name).stat().st_size for name in STATIC_FILES}
    except OSError as error:
        raise IndexStoreError(
            f"no encoder at {folder} ({Path(error.filename or FACTS).name} is missing)", RESTORE
        ) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise IndexStoreError(f"{folder / FACTS} does not describe an encoder ({error})", RESTORE) from None
    if sizes != facts.sizes:
        raise IndexStoreError(
            f"the encoder at {folder} is damaged: its files have other sizes than {FACTS} says", RESTORE
        )
    return facts


def static_hash(folder: Path) -> str:
    """A SHA-256 over the files of a static encoder, apart from its description.

    :raises IndexStoreError: if one of them is missing.
    """
    digest = hashlib.sha256()
    for name in STATIC_FILES:
        try:
            digest.update(f"{name}\0".encode() + (folder / name).read_bytes())
        except OSError:
            raise IndexStoreError(f"no encoder at {folder} ({name} is missing)", RESTORE) from None
    return digest.hexdigest()
