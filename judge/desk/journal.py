"""The log of what was asked and ruled: JSON lines in the user's data folder, written only where he turned it on, read by nobody else."""

from __future__ import annotations

import datetime as dt
import errno
import os
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from judge.answers import Answer
from judge.errors import JudgeError
from judge.files.looking import OddFileError, at_once, how_to_mend, read_file
from judge.harmless import escaped
from judge.rulings.games import name_of
from judge.store.locations import user_data

_LONGEST = 2**30  # bytes of the log that are read; a question takes some hundred


class Logged(msgspec.Struct, frozen=True):
    """One question, in full where it went on from the one before, and what came of it.

    ``at`` is the local time with its offset; ``game`` and ``as_of`` are what it was asked of.
    ``id``, ``point``, ``text``, ``source`` and ``in_force`` are those of the ruling that settles it; null, 0 and empty where none does.
    ``point`` is 0, too, where one of several points decides; ``text`` then holds them all.
    """

    at: str
    question: str
    game: str | None
    as_of: str | None
    status: Literal["answered", "abstained"]
    confidence: float
    id: str | None = None
    point: int = 0
    text: str = ""
    source: str = ""
    in_force: str = ""

    @property
    def asked_of(self) -> str:
        """The game and the day that it was asked of, in words; empty where neither was given."""
        held = [name_of(self.game)] if self.game else []
        return ", ".join(held + ([f"rules of {self.as_of}"] if self.as_of else []))

    @property
    def reference(self) -> str:
        """The id of the ruling, with the point where one decides; empty where no ruling does."""
        return f"{self.id}#{self.point}" if self.point else self.id or ""


class Log(NamedTuple):
    """What the log holds, oldest first, and how many of its lines can't be read."""

    entries: tuple[Logged, ...]
    unreadable: int


def log_path() -> Path:
    """Where the log lies, or will lie."""
    return user_data() / "log.jsonl"


def record(answer: Answer, game: str | None, as_of: str | None) -> None:
    """Append an answer to the log; of a post that asks several things, each of them.

    :raises JudgeError: if the log can't be written.
    """
    at = dt.datetime.now().astimezone().isoformat(timespec="seconds")
    logged = (_logged(one, at, game, as_of) for one in answer.parts or (answer,))
    lines = b"".join(escaped(msgspec.json.encode(entry)) + b"\n" for entry in logged)
    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        while not _append(path, lines):
            pass  # the log was cleared meanwhile: what was written went with it
    except OSError as error:
        raise JudgeError(
            f"can't write the log {path} ({error.strerror or error})", "mend it, or: judge config log off"
        ) from None


def _append(path: Path, lines: bytes) -> bool:
    """Append whole lines in one call, as two prompts may be open; tell whether they stand in the file that now lies there.

    :raises OSError: if they can't be written, or only a part of them.
    """
    with open(path, "ab+", buffering=0, opener=at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OddFileError(path)
        if file.tell() and not _ends_with_newline(file.fileno()):
            lines = b"\n" + lines  # what a crash cut short stays a line of its own
        if os.write(file.fileno(), lines) < len(lines):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        try:
            return os.path.samestat(os.fstat(file.fileno()), path.stat())
        except FileNotFoundError:
            return False


def _ends_with_newline(file: int) -> bool:
    os.lseek(file, -1, os.SEEK_END)
    return os.read(file, 1) == b"\n"


def _logged(answer: Answer, at: str, game: str | None, as_of: str | None) -> Logged:
    is_settled = answer.status == "answered"
    asked = answer.asked_as or answer.question  # "what about Morg?" says nothing by itself
    logged = Logged(at, asked, game, as_of, "answered" if is_settled else "abstained", answer.confidence)
    if not is_settled:
        return logged
    first = answer.answers[0]
    several = sorted(first.likely_points)  # of which one decides
    text = " ".join(f"#{n} {first.points[n - 1].text}" for n in several) or first.points[first.point - 1].text
    return msgspec.structs.replace(
        logged,
        id=first.id,
        point=0 if several else first.point,
        text=text,
        source=first.source,
        in_force=first.in_force,
    )


def read_log() -> Log:
    """The whole log; empty where there is none.

    :raises JudgeError: if it can't be read.
    """
    path = log_path()
    try:
        return _read(path)
    except FileNotFoundError:
        return Log((), 0)
    except OSError as error:
        raise JudgeError(f"can't read the log {path} ({error.strerror or error})", how_to_mend(error)) from None


def _read(path: Path) -> Log:
    raw = read_file(path, _LONGEST).splitlines()
    entries = tuple(_entries(raw))
    return Log(entries, sum(bool(line.strip()) for line in raw) - len(entries))


def _entries(lines: Sequence[bytes]) -> Iterator[Logged]:
    decoder = msgspec.json.Decoder(Logged)
    for line in lines:
        try:
            yield decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue


def matching(
    entries: Sequence[Logged], words: Sequence[str] = (), since: dt.date | None = None, until: dt.date | None = None
) -> tuple[Logged, ...]:
    """The entries in which every word stands, in question, ruling or id, and that were asked on the days from ``since`` to ``until``."""
    wanted = [word.casefold() for word in words]
    first, last = (day.isoformat() if day else None for day in (since, until))
    return tuple(
        entry
        for entry in entries
        if (first is None or entry.at[:10] >= first)
        and (last is None or entry.at[:10] <= last)
        and _has_all(" ".join((entry.question, entry.text, entry.source, entry.id or "")).casefold(), wanted)
    )


def _has_all(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)


def clear() -> int:
    """Remove the log; give how many entries it held.

    :raises JudgeError: if it can't be read or removed.
    """
    from judge.files.whole import clear_unfinished, unfinished

    path = log_path().resolve()  # where the user keeps it elsewhere and links to it, that is the log
    gone = unfinished(path)
    read_log()  # one that can't be read stays where it is
    try:
        # Taken out of the way first: what others write from now on is a log of its own, and what is counted is what goes.
        path.rename(gone)
        count = len(_read(gone).entries)
        gone.unlink(missing_ok=True)
        clear_unfinished(path.parent, path.name)  # of a clearing that was killed
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise JudgeError(f"can't remove {path} ({error.strerror or error})", "remove it by hand") from None
    return count
