"""Encoders: texts to unit vectors, and beside them their words. The shipped one is a small transformer run by ONNX Runtime; a static one
needs numpy and tokenizers only; any sentence-transformers model may stand in.

Training is not here (see ``training/``).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError, JudgeError
from judge.sharing import once_a_process
from judge.store.encoder_files import RESTORE, VOCABULARY, read_facts
from judge.store.manifest import BUILD, EncoderFacts

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

Vectors = npt.NDArray[np.float32]
MOST_TOKENS = 128  # of a text, from its beginning; a longer one is also read by the sentences that ask


class Encoded(msgspec.Struct, frozen=True):
    """A text as an encoder reads it.

    :ivar vector: of the whole text, float32 of shape ``(dimension,)`` and length 1; zero where it holds no known word.
    :ivar pieces: of each word piece its number in the vocabulary.
    :ivar words: of each word piece its vector in this text, float32 of shape ``(pieces, width)``; of length 1, or less where the encoder
        keeps only the directions that tell most.
    """

    vector: Vectors
    pieces: npt.NDArray[np.int32]
    words: Vectors


class Encoder(Protocol):
    """What search asks of an encoder. ``width`` is the length of a word's vector, ``pieces`` the size of the vocabulary."""

    name: str
    dimension: int
    width: int
    pieces: int

    def read(self, texts: Sequence[str]) -> list[Encoded]:
        """Each text with its vector and its words' vectors, from one run."""
        ...

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Float32 of shape ``(len(texts), dimension)``, rows of length 1; a text without known words gives a zero row."""
        ...

    def words(self) -> list[str]:
        """The words that its vocabulary holds whole: everyday words, which are no misspellings of rarer ones."""
        ...


class CarriedEncoder:
    """An encoder whose files travel with the index: a folder with ``encoder.json`` and the files that its kind needs."""

    kind: ClassVar[Literal["static", "onnx"]]

    def __init__(self, folder: Path) -> None:
        """Open the encoder in a folder.

        :raises IndexStoreError: if a file is missing, truncated, or of another shape than the others say.
        """
        # The Rust tokeniser would warn when a caller of ours forks after use.
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        from tokenizers import models

        self._folder = folder
        facts = read_facts(folder)
        if facts.kind != self.kind:
            raise IndexStoreError(f"the encoder at {folder} is not {self.kind} but {facts.kind}", RESTORE)
        self.name, self.dimension, self.sha256 = facts.name, facts.dimension, facts.sha256
        self.width, self.pieces = facts.width, facts.pieces
        try:
            self._tokenizer = word_pieces(models.WordPiece.from_file(str(folder / VOCABULARY), unk_token="[UNK]"))
            self._load(folder)
        except Exception as error:  # tokenizers raises bare Exception, ONNX Runtime a family of its own
            raise IndexStoreError(f"the encoder at {folder} can't be read ({_first_line(error)})", RESTORE) from None
        self._unknown = self._tokenizer.token_to_id("[UNK]")
        if self._unknown is None:
            raise IndexStoreError(f"the vocabulary of the encoder at {folder} lacks [UNK]", RESTORE)
        if self._tokenizer.get_vocab_size() != facts.pieces:
            raise IndexStoreError(
                f"the encoder at {folder} disagrees with itself ({self._tokenizer.get_vocab_size()} word pieces, not {facts.pieces})",
                RESTORE,
            )
        self._check(folder)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as where it lies."""
        return type(self), (self._folder.absolute(),)

    def _load(self, folder: Path) -> None:
        """Open the files beside the vocabulary."""
        raise NotImplementedError

    def _check(self, folder: Path) -> None:
        """Hold what was loaded against the vocabulary and the dimension."""
        raise NotImplementedError

    def read(self, texts: Sequence[str]) -> list[Encoded]:
        """See :meth:`Encoder.read`."""
        raise NotImplementedError

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See :meth:`Encoder.encode`."""
        return stacked(self.read(texts), self.dimension)

    def words(self) -> list[str]:
        """See :meth:`Encoder.words`."""
        return _whole_words(self._tokenizer.get_vocab())


class StaticEncoder(CarriedEncoder):
    """A static encoder (model2vec, sentence-transformers ``StaticEmbedding``): the weighted mean of one vector a word piece.

    The folder holds ``vocab.txt`` (one word piece a line), ``embeddings.npy`` (int8, pieces x dimension), ``weights.npy``
    (float32, one factor a piece that folds int8 scale and piece weight) and ``encoder.json`` (name, dimension, training figures).
    """

    kind = "static"

    def _load(self, folder: Path) -> None:
        self._embeddings = np.load(folder / "embeddings.npy", mmap_mode="r")
        self._weights = np.load(folder / "weights.npy")

    def _check(self, folder: Path) -> None:
        shape = (self._tokenizer.get_vocab_size(), self.dimension)
        if self._embeddings.shape != shape or self._weights.shape != shape[:1] or self.width != self.dimension:
            raise IndexStoreError(
                f"the encoder at {folder} disagrees with itself "
                f"({self._embeddings.shape} vectors for {shape[0]} word pieces of {self.width} numbers)",
                RESTORE,
            )

    def read(self, texts: Sequence[str]) -> list[Encoded]:
        """See :meth:`Encoder.read`. A word has one vector, whatever text it stands in."""
        found = []
        for encoding in self._tokenizer.encode_batch(list(texts), add_special_tokens=False):
            ids = np.array([i for i in encoding.ids if i != self._unknown], dtype=np.int32)
            words = self._embeddings[ids].astype(np.float32)
            found.append(Encoded(unit((self._weights[ids] @ words)[None])[0], ids, unit(words)))
        return found


class OnnxEncoder(CarriedEncoder):
    """A sentence transformer exported to ONNX, int8: token ids in, the mean of its last layer out.

    The folder holds ``vocab.txt``, ``model.onnx`` (inputs ``input_ids`` and ``attention_mask``, int64 of shape (texts, tokens); one
    output, float32 of shape (texts, dimension)) and ``encoder.json``.
    """

    kind = "onnx"

    def _load(self, folder: Path) -> None:
        # An answer leaves no trace and calls nobody: ONNX Runtime would write an id of the device and report its use. Before its import.
        os.environ.update(ORT_DISABLE_TELEMETRY="1", ORT_TELEMETRY_DISABLED="1")
        import onnxruntime

        onnxruntime.disable_telemetry_events()
        options = onnxruntime.SessionOptions()
        # The file was optimised when it was made; doing it again costs a cold start more than it gains.
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        options.intra_op_num_threads = 1  # a question is too short to be shared between cores
        options.log_severity_level = 4
        self._session = onnxruntime.InferenceSession(
            str(folder / "model.onnx"), options, providers=["CPUExecutionProvider"]
        )
        self._begin = self._tokenizer.token_to_id("[CLS]")
        self._end = self._tokenizer.token_to_id("[SEP]")

    def _check(self, folder: Path) -> None:
        inputs = sorted(each.name for each in self._session.get_inputs())
        if inputs != ["attention_mask", "input_ids"] or self._begin is None or self._end is None:
            raise IndexStoreError(f"the encoder at {folder} disagrees with itself (its model takes {inputs})", RESTORE)
        widths = [each.shape[-1] for each in self._session.get_outputs()]
        if widths != [self.dimension, self.width]:
            raise IndexStoreError(
                f"the encoder at {folder} gives {widths} numbers, not {[self.dimension, self.width]}", RESTORE
            )

    def read(self, texts: Sequence[str]) -> list[Encoded]:
        """See :meth:`Encoder.read`.

        Each text by itself, on a thread for each core: int8 arithmetic scales by the largest number of a batch, and a text's vector shall
        not depend on what it is encoded with. Nor does padding cost anything then.
        """
        pieces = [encoding.ids for encoding in self._tokenizer.encode_batch(list(texts), add_special_tokens=False)]
        if len(pieces) < 2 or _cores() < 2:
            return [self._read(each) for each in pieces]
        try:
            found = self._threads.map(self._read, pieces)
        except RuntimeError:  # no thread can be started: the program is ending, or has as many as it may have
            return [self._read(each) for each in pieces]
        return list(found)

    @once_a_process
    def _threads(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(_cores(), "judge-encoder")

    def _read(self, pieces: list[int]) -> Encoded:
        """One text by its word pieces."""
        if all(piece == self._unknown for piece in pieces):
            nothing = np.zeros(self.dimension, np.float32), np.zeros(0, np.int32), np.zeros((0, self.width), np.float32)
            return Encoded(*nothing)
        ids = np.array([[self._begin, *pieces[: MOST_TOKENS - 2], self._end]], dtype=np.int64)
        vector, words = self._session.run(None, {"input_ids": ids, "attention_mask": np.ones_like(ids)})
        return Encoded(unit(vector)[0], ids[0, 1:-1].astype(np.int32), words[0, 1:-1])


def _cores() -> int:
    """How many threads may compute: one for each core, unless OpenMP is told otherwise."""
    told = os.environ.get("OMP_NUM_THREADS", "")
    return int(told) if told.isdigit() else os.cpu_count() or 1


CARRIED: dict[str, type[CarriedEncoder]] = {"static": StaticEncoder, "onnx": OnnxEncoder}


def open_carried(folder: Path) -> CarriedEncoder:
    """The encoder at ``folder``, of whichever kind its description says.

    :raises IndexStoreError: if there is none, or its files disagree.
    """
    return CARRIED[read_facts(folder).kind](folder)


def open_encoder(folder: Path, facts: EncoderFacts) -> Encoder:
    """The encoder that an index was built with.

    :param folder: where a carried encoder lies.
    :param facts: what the index's manifest says of it.
    :raises IndexStoreError: if the one found is another, or damaged.
    :raises JudgeError: if it is a sentence-transformers model that can't be loaded.
    """
    encoder: Encoder
    if facts.kind != "sentence-transformers":
        encoder = carried = open_carried(folder)
        if carried.sha256 != facts.sha256:
            raise IndexStoreError(
                f"the index at {folder.parent} was built with another encoder than the one found", BUILD
            )
    else:
        encoder = SentenceTransformerEncoder(facts.name)
    if encoder.dimension != facts.dimension:
        raise IndexStoreError(
            f"encoder '{facts.name}' gives {encoder.dimension} numbers where the index has {facts.dimension}", BUILD
        )
    return encoder


def word_pieces(model: Any) -> Any:
    """A tokeniser over a WordPiece model, which splits and normalises as BERT does (uncased), without special tokens."""
    from tokenizers import Tokenizer, normalizers, pre_tokenizers

    tokenizer: Any = Tokenizer(model)
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer


class SentenceTransformerEncoder:
    """Any sentence-transformers model, by folder or hub name (extra ``models``). Loads torch: for those who choose it."""

    def __init__(self, name: str) -> None:
        """Load a model.

        :param name: its folder, or its name on the hub.
        :raises JudgeError: if sentence-transformers is not installed or the model can't be loaded.
        """
        try:
            from sentence_transformers import SentenceTransformer
        except ImportError:
            raise JudgeError(
                f"the encoder '{name}' needs sentence-transformers", "pip install 'rules-judge[models]'"
            ) from None
        try:
            self._model: Any = SentenceTransformer(name, device="cpu")
        except Exception as error:  # a hub, a disk and a model can fail in any way
            raise JudgeError(
                f"the encoder '{name}' can't be loaded ({_first_line(error)})",
                "give a model's folder, or a hub name while online",
            ) from None
        self.name = name
        self._process, self._turn = os.getpid(), threading.Lock()
        # Renamed in sentence-transformers 5.
        dimension: Callable[[], Any] = (
            getattr(self._model, "get_embedding_dimension", None) or self._model.get_sentence_embedding_dimension
        )
        self.dimension = self.width = int(dimension())
        vocabulary: Callable[[], dict[str, int]] = getattr(self._model.tokenizer, "get_vocab", dict)
        self._vocabulary = vocabulary()
        self.pieces = max(self._vocabulary.values(), default=-1) + 1

    def read(self, texts: Sequence[str]) -> list[Encoded]:
        """See :meth:`Encoder.read`. A model that has no vectors of words, or wider ones, gives none.

        :raises JudgeError: in a process forked since it was loaded: torch would wait there for threads that are gone.
        """
        if os.getpid() != self._process:
            raise JudgeError(
                f"the encoder '{self.name}' can't be used in a forked process",
                "start processes with 'spawn' or 'forkserver'",
            )
        with self._turn:  # its tokeniser is changed by every use ("Already borrowed")
            rows = self._model.encode(list(texts), batch_size=64, show_progress_bar=False, output_value=None)
        special = set(getattr(self._model.tokenizer, "all_special_ids", ()))
        found = []
        for row in rows:
            vector = unit(np.asarray(row["sentence_embedding"], np.float32).reshape(1, -1))[0]
            words, pieces = (np.asarray(row.get(name, ())) for name in ("token_embeddings", "input_ids"))
            if words.shape != (pieces.size, self.width):
                words, pieces = np.zeros((0, self.width)), np.zeros(0)
            words, pieces = words.astype(np.float32), pieces.astype(np.int32)
            kept = [i for i, piece in enumerate(pieces.tolist()) if piece not in special]
            found.append(Encoded(vector, pieces[kept], unit(words[kept])))
        return found

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See :meth:`Encoder.encode`."""
        return stacked(self.read(texts), self.dimension)

    def words(self) -> list[str]:
        """See :meth:`Encoder.words`."""
        return _whole_words(self._vocabulary)


def _whole_words(pieces: Iterable[str]) -> list[str]:
    return sorted(piece for piece in pieces if piece.isalpha() and len(piece) > 3)


def stacked(texts: Sequence[Encoded], dimension: int) -> Vectors:
    """The vectors of texts, of shape ``(len(texts), dimension)``."""
    return np.stack([text.vector for text in texts]) if texts else np.zeros((0, dimension), np.float32)


def unit(vectors: Vectors) -> Vectors:
    """Rows scaled to length 1; zero rows stay zero."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    scaled: Vectors = np.divide(vectors, lengths, out=np.zeros_like(vectors), where=lengths > 0)
    return scaled


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
