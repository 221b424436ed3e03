"""Before a folder is read: what was decided there and cut short is carried out. Every question looks, and loads nothing for it."""

from __future__ import annotations

import os
from pathlib import Path

DECISION = ".judge.decided"  # the steps of a change of several files: see judge.files.together


def settle(folder: Path) -> None:
    """Carry out what was decided in a folder and is not done yet. Where there is nothing, this costs one look.

    :raises InputFileError: if that can't be done, or a writer is at work on it for too long.
    """
    if os.path.lexists(folder / DECISION):
        from judge.files.together import finish

        finish(folder)
