"""Documents of invented rulings, in the dialect of the corpus, for tests that read, build, search or compare some."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from judge.indexing.build import build_index
from judge.store.learnt import write_learnt
from judge.store.locations import shipped

RULES = "## Rules\n\n- kind: rule\n\n"
CARDS = "## Cards\n\n- kind: card\n\n"


def front(
    name: str, title: str = "", *, game: str = "vs-system", published: str = "2001-05-01", in_force: str = ""
) -> str:
    """The front matter of a document; a section follows.

    :param name: its id.
    :param title: "The <name>" where none is given.
    :param in_force: the date of publication where none is given.
    """
    return (
        f"---\nid: {name}\ntitle: {title or f'The {name}'}\ngame: {game}\npublished: {published}\n"
        f"in_force: {in_force or published}\ncompiled_by: Ada Quill\nsource: none\n---\n\n"
    )


def write(folder: Path, files: Mapping[str, str]) -> Path:
    """Write texts below ``folder`` by their paths there, e.g. ``vs-system/moon.md``; give the folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def build(folder: Path, files: Mapping[str, str], learnt: Mapping[str, float]) -> None:
    """Write texts as the corpus below ``folder``, and build the index beside it with the shipped encoder and these learnt numbers."""
    write(folder / "corpus", files)
    shutil.copytree(shipped("index") / "encoder", folder / "encoder")
    write_learnt(folder / "encoder", learnt)
    build_index([folder / "corpus"], folder / "index", folder / "encoder")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below ``folder``, byte for byte, by its path there."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
