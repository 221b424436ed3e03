"""The files of a carried encoder, which travel with the index: what describes them, and whether they are whole.

Running an encoder is `search.encoder`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import IndexStoreError
from judge.files.looking import how_to_mend, is_damage, open_file, read_file

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
        facts = msgspec.json.decode(read_file(folder / FACTS), type=EncoderDescription)
        sizes = {name: (folder / name).stat().st_size for name in FILES[facts.kind]}
    except OSError as error:
        raise _unread(folder, Path(error.filename or FACTS).name, error) from None
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
            with open_file(folder / name) as file:
                digest.update(f"{name}\0".encode() + file.read())
        except OSError as error:
            raise _unread(folder, name, error) from None
    return digest.hexdigest()


def _unread(folder: Path, name: str, error: OSError) -> IndexStoreError:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return IndexStoreError(f"no encoder at {folder} ({name} is missing)", RESTORE)
    why = error.strerror or error
    return IndexStoreError(
        f"{folder / name} can't be read ({why})", RESTORE if is_damage(error) else how_to_mend(error)
    )
