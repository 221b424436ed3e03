"""The official documents, the list of their entries and a sample of questions, where they lie beside the repository; and what of the
documents the repository keeps: enough to see whether a text of ours repeats them, too little to read them.

``python -m tests.helpers.sources`` makes the latter anew.
"""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT.parent / "shared"
KEPT = ROOT / "tests" / "rulings" / "data"
LENGTH = 6  # words of a run

needs_sources = pytest.mark.skipif(not FOLDER.is_dir(), reason="the documents are not beside this checkout")


def source_file(doc: str) -> Path:
    """The text of a document."""
    return FOLDER / "sources" / f"{doc}.txt"


def catalog(doc: str | None = None) -> list[dict[str, Any]]:
    """The entries of all documents, or of one, in their order: id, title, kind, section and lines."""
    lines = (FOLDER / "catalog.jsonl").read_text(encoding="utf-8").splitlines()
    rows: list[dict[str, Any]] = [json.loads(line) for line in lines]
    return [row for row in rows if doc in (None, row["doc"])]


def words(text: str) -> list[str]:
    """The words of a text with case, quotes and punctuation folded away."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return re.findall(r"[a-z0-9]+", re.sub(r"['‘’`´\u0300-\u036f]", "", plain))


def runs(text: Sequence[str]) -> list[int]:
    """A number from 0 to 2**20 for each six words that follow one another.

    So few numbers that in a hundred runs of other texts one has the number of a document's: a document can't be put together from them.
    """
    return [zlib.crc32(" ".join(text[n : n + LENGTH]).encode()) >> 12 for n in range(len(text) - LENGTH + 1)]


def kept_runs(doc: str) -> frozenset[int]:
    """The runs of a document, as the repository keeps them."""
    packed = (KEPT / f"{doc}.bin").read_bytes()
    return frozenset(int.from_bytes(packed[n : n + 3], "big") for n in range(0, len(packed), 3))


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for path in sorted((FOLDER / "sources").glob("*.txt")):
        numbers = sorted(set(runs(words(path.read_text(encoding="utf-8")))))
        (KEPT / f"{path.stem}.bin").write_bytes(b"".join(number.to_bytes(3, "big") for number in numbers))
