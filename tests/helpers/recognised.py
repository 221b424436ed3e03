"""Made-up documents as the importer recognises them."""

from __future__ import annotations

from pathlib import Path

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source


def read(text: str, tmp_path: Path, name: str = "rules.md") -> Recognised:
    """What is recognised in a text, written to a file of this name."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines, name=path.stem)


def titles(found: Recognised) -> list[str]:
    """The titles of the entries, in order."""
    return [entry.title for entry in found.entries]
