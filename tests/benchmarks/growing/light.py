"""A stand-in for the shipped encoder that encodes a text in microseconds: the mean of a vector for each word piece, a static encoder.

The pieces' vectors are the shipped encoder's own of each piece alone, less what all have in common, so texts that say alike lie near each
other as with the shipped one, if less finely. Its words are as wide as its vectors: its ``words.npy`` is half as large again.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import msgspec
import numpy as np

from judge.search.encoder import OnnxEncoder, unit
from judge.store.encoder_files import FACTS, FILES, VOCABULARY, EncoderDescription, files_hash


def write_light(shipped: Path, folder: Path, drawn: int | None = None) -> None:
    """Write the stand-in of the encoder at ``shipped`` into a folder that is not there yet.

    :param drawn: how many numbers the pieces' vectors have, where they are drawn at random instead: that is made in no time.
    """
    folder.mkdir(parents=True)
    shutil.copyfile(shipped / VOCABULARY, folder / VOCABULARY)
    pieces = (folder / VOCABULARY).read_text(encoding="utf-8").splitlines()
    bare = [piece.removeprefix("##") for piece in pieces]
    dice = np.random.default_rng(1)
    vectors = dice.normal(size=(len(bare), drawn)) if drawn else OnnxEncoder(shipped).encode(bare)
    vectors = unit(vectors - vectors.mean(axis=0)).astype(np.float32)
    scale = np.abs(vectors).max(axis=1, initial=1e-6) / 127
    # A piece further down the vocabulary is rarer, and tells more.
    tells = np.log(2 + np.arange(len(pieces))).astype(np.float32)
    short = np.array([0.3 if len(piece) < 3 else 1.0 for piece in bare], np.float32)
    np.save(folder / "embeddings.npy", np.round(vectors / scale[:, None]).astype(np.int8))
    np.save(folder / "weights.npy", (scale * tells * short).astype(np.float32))
    dimension = vectors.shape[1]
    facts = EncoderDescription(
        name="light",
        dimension=dimension,
        sha256=files_hash(folder, "static"),
        sizes={name: (folder / name).stat().st_size for name in FILES["static"]},
        pieces=len(pieces),
        width=dimension,
        kind="static",
        origin=hashlib.sha256((shipped / FACTS).read_bytes()).hexdigest(),
    )
    (folder / FACTS).write_bytes(msgspec.json.encode(facts))
