"""The hash of a corpus, apart from its reader: a question checks it and must not pay for the import of a Markdown parser."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from judge.rulings.official import FOLDER as OFFICIAL


def corpus_files(folder: Path) -> list[Path]:
    """The files of a corpus folder that rulings and search are made from, in a stable order; official texts are not among them."""
    found = [*folder.glob("*/*.md"), *folder.glob("*/words.yaml"), *folder.glob("not-ruled.md")]
    return sorted(path for path in found if path.parent.name != OFFICIAL)


def corpus_hash(folders: Sequence[Path]) -> str:
    """A SHA-256 over the names and contents of all corpus files: what an index is stamped with.

    Line ends are folded, so that a checkout with other line ends is the same corpus.
    """
    digest = hashlib.sha256()
    for folder in folders:
        for path in corpus_files(folder):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()
