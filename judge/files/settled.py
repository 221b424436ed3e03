"""Before a folder is read: what was decided there and cut short is carried out. Every question looks, and loads nothing for it."""

from __future__ import annotations

from pathlib import Path

from judge.files.looking import is_there, unreadable

DECISION = ".judge.decided"  # the steps of a change of several files: see judge.files.together


def settle(folder: Path) -> None:
    """Carry out what was decided in a folder and is not done yet. Where there is nothing, this costs one look.

    :raises InputFileError: if that can't be done, a writer is at work on it for too long, or the folder can't be looked into.
    """
    try:
        is_decided = is_there(folder / DECISION)
    except OSError as error:
        raise unreadable(error) from None
    if is_decided:
        from judge.files.together import finish

        finish(folder)
