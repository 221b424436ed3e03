"""The files of a carried encoder, which travel with the index: what describes them, and whether they are whole.

Running an encoder is `search.encoder`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import IndexStoreError

FACTS = "encoder.json"
VOCABULARY = "vocab.txt"
FILES = {"static": (VOCABULARY, "embeddings.npy", "weights.npy"), "onnx": (VOCABULARY, "model.onnx")}
RESTORE = "restore index/encoder, or run 'judge build --encoder NAME'"


class EncoderDescription(msgspec.Struct, frozen=True):
    """``encoder.json`` of a carried encoder.

    ``sha256`` covers its other files; ``sizes`` gives each one's bytes; ``pieces`` is the size of its vocabulary, ``width`` the length of
    a word's vector.
    """

    name: str
    dimension: int
    sha256: str
    sizes: dict[str, int]
    pieces: int
    width: int
    kind: Literal["static", "onnx"] = "static"
    origin: str = ""


def read_facts(folder: Path) -> EncoderDescription:
    """Read ``encoder.json`` and hold the sizes of the files against it. Hashing them all is left to :func:`files_hash`.

    :raises IndexStoreError: if a file is missing or has another size.
    """
    try:
        facts = msgspec.json.decode((folder / FACTS).read_bytes(), type=EncoderDescription)
        sizes = {name: (folder / name).stat().st_size for name in FILES[facts.kind]}
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


def files_hash(folder: Path, kind: str) -> str:
    """A SHA-256 over the files of a carried encoder, apart from its description.

    :raises IndexStoreError: if one of them is missing.
    """
    digest = hashlib.sha256()
    for name in FILES[kind]:
        try:
            digest.update(f"{name}\0".encode() + (folder / name).read_bytes())
        except OSError:
            raise IndexStoreError(f"no encoder at {folder} ({name} is missing)", RESTORE) from None
    return digest.hexdigest()
