"""Several files of a folder changed as one: readers find all of them as before or all as after, also after a kill or a power cut.

What is new is first written under unfinished names. Then one file, the decision, is put in place whole: it names every step, and from then
on the change holds. Who decided carries it out at once; where he was cut short, whoever reads or writes the folder next does. Nothing in
that needs room on the disk.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from judge.errors import InputFileError
from judge.files.locked import locked
from judge.files.looking import is_there, read_file, unreadable
from judge.files.settled import DECISION, settle
from judge.files.whole import UNFINISHED, clear_unfinished, sync_folder, unfinished, write_new, write_whole

LOCK = ".judge.lock"
KEPT = ".edited"  # ends the copy of what somebody else has written where a change takes its place
_PATIENCE = 10.0  # seconds that a reader waits for a writer to carry out what it decided
_STAGED_BEFORE = re.compile(r"\..+\.(?:md|json)\.staged")  # by judge 0.1 and older
_PLACE = re.compile(r"(?:[^/\\:\0]+/)?[^/\\:\0]+")

Result = TypeVar("Result")


class Change(NamedTuple):
    """What becomes of a file of the folder.

    :param name: its path there, at most one folder down.
    :param data: what it is to hold; None where it goes.
    :param known: the SHA-256 of what may go without a copy; None where anything may.
    """

    name: str
    data: bytes | None
    known: tuple[str, ...] | None = None


class _Step(msgspec.Struct, frozen=True):
    """A change as it is decided: ``staged`` is the file that takes the place, by its path in the folder."""

    name: str
    staged: str | None
    known: tuple[str, ...] | None


@contextlib.contextmanager
def at_rest(folder: Path, doing: str, waiting: Callable[[str], None] | None) -> Iterator[None]:
    """Hold a folder's lock, with no change half done in it and nothing left over from killed writers.

    :param folder: an existing folder.
    :param doing: what the holder does, told to those who wait: "judge import".
    :param waiting: told in a sentence who holds the lock, before this process waits for it; where None nobody waits.
    :raises InputFileError: if the folder can't be written, what was decided can't be carried out, or another is at work and nobody waits.
    """
    with locked(folder / LOCK, doing, waiting):
        try:
            _carry_out(folder)
        except OSError as error:
            raise _unfinished(folder, error) from None
        _clear(folder)
        yield


def change(folder: Path, changes: Sequence[Change]) -> None:
    """Change files of a folder as one. Only for who holds it :func:`at_rest`.

    :raises InputFileError: if it can't be written. Nothing has changed then, unless it says that the rest is done by the next command.
    """
    decision = folder / DECISION
    # Those that another program may have in its hands come first: while nothing is done, the decision can be taken back.
    staged: dict[str, Path] = {}
    made: list[Path] = []
    try:
        there = [one for one in changes if is_there(folder / one.name)]
        ordered = [*there, *(one for one in changes if one not in there)]
        for one in ordered:
            _must_be_writable((folder / one.name).parent)
            if one.data is not None:
                staged[one.name] = _stage(folder, one.name, one.data, made)
        for parent in {beside.parent for beside in staged.values()}:
            sync_folder(parent)
        steps = [_Step(one.name, _name(folder, staged.get(one.name)), one.known) for one in ordered]
        write_whole(decision, msgspec.json.encode(steps))
        try:
            _carry_out(folder)
        except OSError:
            if all(map(is_there, (*staged.values(), *(folder / one.name for one in there)))):
                decision.unlink()
            raise
    except OSError as error:
        if _may_be_there(decision):
            raise _unfinished(folder, error) from None
        where, why = error.filename or folder, error.strerror or error
        raise InputFileError(f"can't write {where} ({why})", "make room there, and see that it is writable") from None
    finally:
        if not _may_be_there(decision):
            with contextlib.suppress(OSError):
                for beside in staged.values():
                    beside.unlink(missing_ok=True)
                for parent in made:
                    parent.rmdir()


def finish(folder: Path) -> None:
    """Carry out what was decided in a folder and cut short.

    :raises InputFileError: if that can't be done, or a writer is at work on it for too long.
    """
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(locked(folder / LOCK, "judge", None, patience=_PATIENCE))
            _carry_out(folder)
        except InputFileError as error:
            raise InputFileError(f"a change of {folder} was cut short: {error.cause}", error.fix) from None
        except OSError as error:
            raise _unfinished(folder, error) from None


def read_at_rest(
    folders: Sequence[Path], doing: str, waiting: Callable[[str], None] | None, read: Callable[[], Result]
) -> Result:
    """What ``read`` gives while no other judge changes any of the folders. One in which judge has changed nothing yet is left untouched.

    :param doing: what the reader does, told to those who wait: "judge build".
    :param waiting: told in a sentence for whom this process waits; where None nobody waits.
    :raises InputFileError: if what was decided in a folder can't be carried out, or another holds it and nobody waits.
    """
    while True:
        changed = [folder for folder in dict.fromkeys(folders) if _is_lock_there(folder)]
        with contextlib.ExitStack() as held:
            for folder in changed:
                if os.access(folder, os.W_OK):
                    held.enter_context(at_rest(folder, doing, waiting))
                else:
                    settle(folder)
            found = read()
        if all(folder in changed or not _is_lock_there(folder) for folder in folders):
            return found
        # Meanwhile judge has begun to change a folder for the first time.


def _is_lock_there(folder: Path) -> bool:
    """:raises InputFileError: if that can't be told."""
    try:
        return is_there(folder / LOCK)
    except OSError as error:
        raise unreadable(error) from None


def _may_be_there(decision: Path) -> bool:
    """Whether a decision stands, or that can't be told: then it counts as one that does, and nothing of it is taken back."""
    try:
        return is_there(decision)
    except OSError:
        return True


def free_copy(path: Path) -> Path:
    """The name under which a copy of a file is kept: one that nothing has."""
    copy, n = path.with_name(path.name + KEPT), 1
    while is_there(copy):
        n += 1
        copy = path.with_name(f"{path.name}{KEPT}-{n}")
    return copy


def _stage(folder: Path, name: str, data: bytes, made: list[Path]) -> Path:
    """Write what a file is to be beside it. Where a folder below is missing it is made, and the name tells that it was."""
    path = folder / name
    has_folder = path.parent == folder or path.parent.is_dir()
    beside = unfinished(path if has_folder else path.parent)
    write_new(beside, data, like=path)
    if not has_folder:
        path.parent.mkdir(exist_ok=True)
        made.append(path.parent)
    return beside


def _name(folder: Path, path: Path | None) -> str | None:
    return None if path is None else path.relative_to(folder).as_posix()


def _decided(decision: Path) -> list[_Step] | None:
    """The steps of a decision; None where there is none.

    :raises InputFileError: if it is none that judge has written.
    """
    try:
        if not stat.S_ISREG(decision.lstat().st_mode):
            raise InputFileError(f"{decision} is no file of judge's", "move it away")
        steps = msgspec.json.decode(read_file(decision), type=list[_Step])
        if all(map(_is_possible, steps)):
            return steps
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unreadable(error, decision) from None
    except (msgspec.MsgspecError, UnicodeError):
        pass
    raise InputFileError(f"{decision} is damaged", "move it away, then import the documents again")


def _is_possible(step: _Step) -> bool:
    """Whether a step leads nowhere else."""
    names = [step.name] if step.staged is None else [step.name, step.staged]
    is_inside = all(_PLACE.fullmatch(name) and not {".", ".."} & {*name.split("/")} for name in names)
    return is_inside and (step.staged is None or bool(UNFINISHED.fullmatch(step.staged.rpartition("/")[2])))


def _carry_out(folder: Path) -> None:
    """Do what was decided and is not done yet.

    :raises OSError: if that fails; the decision holds still.
    """
    decision = folder / DECISION
    steps = _decided(decision)
    if steps is None:
        return
    for step in steps:
        _do(folder, step)
    for parent in {(folder / step.name).parent for step in steps} - {folder}:
        with contextlib.suppress(OSError):  # it holds something
            parent.rmdir()
        sync_folder(parent)
    sync_folder(folder)
    decision.unlink()
    sync_folder(folder)


def _unfinished(folder: Path, error: OSError) -> InputFileError:
    return InputFileError(
        f"a change of {folder} was cut short ({error.filename}: {error.strerror or error})",
        "mend that; the next command that reads the folder finishes it",
    )


def _must_be_writable(folder: Path) -> None:
    """:raises PermissionError: if files may be neither renamed nor removed there."""
    if folder.is_dir() and not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def _do(folder: Path, step: _Step) -> None:
    path = folder / step.name
    staged = None if step.staged is None else folder / step.staged
    if staged is not None and not is_there(staged):
        return  # done before it was cut short
    if is_there(path) and step.known is not None and not _is_known(path, step.known):
        path.rename(free_copy(path))
    if staged is None:
        path.unlink(missing_ok=True)
    else:
        if not path.parent.is_dir():  # taken away meanwhile
            path.parent.mkdir()
        staged.replace(path)


def _is_known(path: Path, known: Sequence[str]) -> bool:
    is_file = stat.S_ISREG(path.lstat().st_mode)
    return is_file and hashlib.sha256(path.read_bytes()).hexdigest() in known


def _clear(folder: Path) -> None:
    """Take away what killed writers have left, and the folders that they made for it."""
    with contextlib.suppress(OSError):
        below = [path for path in folder.iterdir() if path.is_dir() and not path.is_symlink()]
        for each in (*below, folder):
            for path in each.iterdir():
                if _STAGED_BEFORE.fullmatch(path.name) and (path.is_symlink() or path.is_file()):
                    path.unlink(missing_ok=True)
        for each in below:
            clear_unfinished(each)
        made = {found["name"] for path in folder.iterdir() if (found := UNFINISHED.fullmatch(path.name))}
        for each in below:
            if each.name in made:
                with contextlib.suppress(OSError):  # it holds something
                    each.rmdir()
    clear_unfinished(folder)
