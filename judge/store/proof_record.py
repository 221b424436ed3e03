"""The record of proofs in the index folder: which points a check covers, as the last `judge verify --prove` found them.

Read by ``ask``, ``show``, ``card`` and ``list``; nothing of engine, games or checks is imported for it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from judge.answers import Standing, WhatIf
from judge.errors import IndexStoreError, InputFileError
from judge.files.looking import how_to_mend, read_file
from judge.files.whole import write_whole

FORMAT = 4
FILE = "proofs.json"
_PACKAGE = Path(__file__).resolve().parents[1]
_CODE = ("engine", "games", "proving", "checks")


class ProofRecord(msgspec.Struct, frozen=True):
    """What was found for each point, and the hashes of the corpus and of the engine, games and checks that it was found with.

    ``base_rules`` names, by the id of a base rule, checks of rulings that fail when it is misread; ``what_ifs`` has, by the id of a point,
    the shortest change of a fact that shows it.
    """

    format: int
    corpus_sha256: str
    code_sha256: str
    points: dict[str, Standing]
    base_rules: dict[str, tuple[str, ...]] = {}
    what_ifs: dict[str, WhatIf] = {}


def code_hash(package: Path = _PACKAGE) -> str:
    """A SHA-256 over the sources of engine, games, proving and checks, line ends folded; those of another copy of ``judge`` where given."""
    digest = hashlib.sha256()
    for part in _CODE:
        for path in sorted((package / part).rglob("*.py")):
            digest.update(f"{path.relative_to(package).as_posix()}\0".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


class _Sealed(msgspec.Struct):
    """The record as its file has it, with its hash."""

    sha256: str
    record: ProofRecord


class _Format(msgspec.Struct):
    format: int


class _AnyRecord(msgspec.Struct):
    record: _Format


def read(place: Path) -> ProofRecord | None:
    """The record in the place of an index; None where there is none, or one of another format.

    :raises IndexStoreError: if it is damaged.
    """
    path = place / FILE
    try:
        raw = read_file(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise IndexStoreError(f"{path} can't be read ({error.strerror or error})", how_to_mend(error)) from None
    damaged = IndexStoreError(f"the record of proofs at {path} is damaged", "run 'judge verify --prove'")
    try:
        written = msgspec.json.decode(raw, type=_AnyRecord).record.format
        sealed = msgspec.json.decode(raw, type=_Sealed) if written == FORMAT else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise damaged from None
    if sealed is None:
        return None
    if raw != _encoded(sealed.record):
        raise damaged
    return sealed.record


def write(place: Path, record: ProofRecord) -> Path:
    """Write ``record`` into the place of an index, made where it is missing: the same record gives the same bytes.

    :return: the file written.
    :raises InputFileError: if it can't be written.
    """
    path = place / FILE
    try:
        place.mkdir(parents=True, exist_ok=True)
        write_whole(path, _encoded(record))
    except OSError as error:
        raise InputFileError(
            f"can't write {path} ({error.strerror or error})", "make room there and make it writable"
        ) from None
    return path


def _encoded(record: ProofRecord) -> bytes:
    sealed = _Sealed(hashlib.sha256(msgspec.json.encode(record, order="sorted")).hexdigest(), record)
    return msgspec.json.format(msgspec.json.encode(sealed, order="sorted"), indent=1) + b"\n"
