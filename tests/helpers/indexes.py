"""Indexes to be damaged, and to be described anew so that only the damage that a test is about is found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from judge.store.locations import CURRENT, MANIFEST
from judge.store.manifest import FileStamp, current_version, version_name


def version(place: Path) -> Path:
    """The folder of the version that is read."""
    return place / current_version(place)


def manifest(place: Path) -> dict[str, Any]:
    """The manifest of that version, as plain values."""
    found: dict[str, Any] = json.loads((version(place) / MANIFEST).read_text(encoding="utf-8"))
    return found


def restamp(place: Path) -> None:
    """Make the manifest describe the files as they are."""
    folder = version(place)
    stamps = {name: msgspec.to_builtins(FileStamp.of(folder / name)) for name in manifest(place)["files"]}
    change_manifest(place, files=stamps)


def change_manifest(place: Path, **values: object) -> None:
    """Change some values of the manifest."""
    write_manifest(place, json.dumps(manifest(place) | values).encode())


def write_manifest(place: Path, raw: bytes) -> None:
    """Give the version another manifest, and with it another name."""
    folder = version(place)
    (folder / MANIFEST).write_bytes(raw)
    folder.rename(place / version_name(raw))
    (place / CURRENT).write_text(version_name(raw) + "\n", encoding="ascii")
