"""The parts of a large index: each holds what some documents, one behind the other in the corpus, say, and knows of no others.

A part is named by the hash of what it is made from, and lies beside the versions of its index (``parts/<name>/``): a build makes those
whose documents have changed, and names the others in its manifest as they lie there. It holds ``rulings.sqlite`` (rulings, passages, names
and what they are found by, each numbered from 0), ``vectors.rows`` (a vector a passage, 16 bits a number), ``words.npy`` and
``sums.msgpack``, of which the next build makes what is summed up over all parts (see `indexing.sums`).
"""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import msgspec

from judge.errors import IndexStoreError
from judge.files.looking import read_file
from judge.files.whole import clear_unfinished
from judge.store.held import hold
from judge.store.locations import MANIFEST
from judge.store.manifest import OF_A_PART, PARTS, FileStamp, Manifest, PartFacts, is_version_name

FACTS = "part.json"
NAME = re.compile("[0-9a-f]{32}")


class StandingPart(msgspec.Struct, frozen=True):
    """``part.json``: what a part is, and the stamps of its files."""

    facts: PartFacts
    files: dict[str, FileStamp]


def part_folder(place: Path, name: str) -> Path:
    """Where a part of the index at ``place`` lies."""
    return place / PARTS / name


def standing(place: Path, name: str, *, afresh: bool = False) -> StandingPart | None:
    """A part that lies at ``place``, every file of which is held against its stamp; None where there is none, or it is damaged.

    :param afresh: read every byte, whatever was held before.
    """
    folder = part_folder(place, name)
    with contextlib.suppress(OSError, msgspec.MsgspecError, IndexStoreError):
        part = msgspec.json.decode(read_file(folder / FACTS), type=StandingPart)
        if part.facts.name == name and {*part.files} == {*OF_A_PART}:
            hold(place, {folder / file: stamp for file, stamp in part.files.items()}, afresh=afresh, others=True)
            return part
    return None


def clear_parts(place: Path) -> None:
    """Remove the parts that no version names any more. Only for who holds the place's lock; what can't be removed stays."""
    import shutil  # which a question has no time for

    folder = place / PARTS
    if not folder.is_dir():
        return
    clear_unfinished(folder, lambda name: bool(NAME.fullmatch(name)), folders=True)
    named: set[str] = set()
    for version in [path for path in place.iterdir() if is_version_name(path.name) and (path / MANIFEST).is_file()]:
        try:
            read = msgspec.json.decode(read_file(version / MANIFEST), type=Manifest)
        except (OSError, msgspec.MsgspecError):  # what somebody reads may be among its parts
            return
        named.update(part.name for part in read.parts)
    for part in folder.iterdir():
        if NAME.fullmatch(part.name) and part.name not in named and _is_ours(part):
            shutil.rmtree(part, ignore_errors=True)
    with contextlib.suppress(OSError):  # there are some
        folder.rmdir()


def _is_ours(folder: Path) -> bool:
    """Whether a folder is a part and holds nothing besides."""
    if folder.is_symlink() or not folder.is_dir():
        return False
    held = {path.name for path in folder.iterdir()}
    return FACTS in held and held <= {FACTS, *OF_A_PART}
