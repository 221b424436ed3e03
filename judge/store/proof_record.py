"""The record of proofs in the index folder: which points a check covers, as the last `judge verify --prove` found them.

Read by ``ask``, ``show``, ``card`` and ``list``; nothing of engine, games or checks is imported for it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from judge.answers import Standing

FORMAT = 2
FILE = "proofs.json"
_PACKAGE = Path(__file__).resolve().parents[1]
_CODE = ("engine", "games", "proving", "checks")


class ProofRecord(msgspec.Struct, frozen=True):
    """What was found for each point, and the hashes of the corpus and of the engine, games and checks that it was found with.

    ``base_rules`` names, by the id of a base rule, checks of rulings that fail when it is misread.
    """

    format: int
    corpus_sha256: str
    code_sha256: str
    points: dict[str, Standing]
    base_rules: dict[str, tuple[str, ...]] = {}


def code_hash(package: Path = _PACKAGE) -> str:
    """A SHA-256 over the sources of engine, games, proving and checks, line ends folded; those of another copy of ``judge`` where given."""
    digest = hashlib.sha256()
    for part in _CODE:
        for path in sorted((package / part).rglob("*.py")):
            digest.update(f"{path.relative_to(package).as_posix()}\0".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def read(folder: Path) -> ProofRecord | None:
    """The record in an index folder; None where there is none, or none that can be read."""
    try:
        record = msgspec.json.decode((folder / FILE).read_bytes(), type=ProofRecord)
    except (OSError, msgspec.MsgspecError):
        return None
    return record if record.format == FORMAT else None


def write(folder: Path, record: ProofRecord) -> Path:
    """Write ``record`` into an index folder: the same record gives the same bytes.

    :return: the file written.
    :raises OSError: if it can't be written.
    """
    path = folder / FILE
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=1) + b"\n")
    fresh.replace(path)
    return path
