"""What an import comes to: which entries correspond to shipped ones, and which files it wrote or took away."""

from __future__ import annotations

from typing import Literal

import msgspec

from judge.importing.report import Report

Status = Literal["official", "own", "doubtful"]


class Correspondence(msgspec.Struct, frozen=True, gc=False):
    """What an imported entry is to the shipped ones.

    ``official``: it is the official text of ``shipped``. ``own``: it is an entry of its own. ``doubtful``: it may be ``shipped``;
    until somebody decides, it is an entry of its own. ``likeness`` of the words is from 0 to 1; ``why`` gives the signs.
    ``facts_differ`` says what official text prints of its card otherwise than our entry does.
    """

    id: str
    status: Status
    shipped: str | None
    likeness: float
    why: str
    facts_differ: str | None = None


class FileChange(msgspec.Struct, frozen=True):
    """A file in the user's corpus folder: ``entries`` that it holds, and what the import does to it.

    ``was_edited``: the user had changed it since it was imported, and a copy of that is kept, at ``kept`` (``.edited``).
    """

    path: str
    doc: str
    change: Literal["new", "replaced", "same", "removed"]
    entries: int
    was_edited: bool = False
    kept: str | None = None


class ImportedFile(msgspec.Struct, frozen=True):
    """One file that was read: what was recognised in it and what that corresponds to."""

    report: Report
    correspondences: tuple[Correspondence, ...]


class ImportOutcome(msgspec.Struct, frozen=True):
    """What an import, or its removal, did. On a dry run nothing was done: ``changes`` are what it would do.

    ``needs_build`` says that the index no longer fits the corpus: documents of the user's own came, changed or went.
    ``needs`` are the options that the same import will need when it is no dry run, each with the reason.
    """

    dry_run: bool
    needs_build: bool
    files: tuple[ImportedFile, ...]
    changes: tuple[FileChange, ...]
    needs: tuple[str, ...] = ()
