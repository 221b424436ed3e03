"""When which question comes again: FSRS with its default weights, in one JSON file of the user's own that nobody else reads.

What is kept is keyed by question, that is by check and misreading. A wrong answer is "again", a right one "good".
"""

from __future__ import annotations

import datetime as dt
import hashlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import msgspec

from judge.errors import JudgeError
from judge.files.locked import locked
from judge.files.looking import how_to_mend, read_file
from judge.files.whole import clear_unfinished, write_whole
from judge.store.locations import user_data

if TYPE_CHECKING:
    from fsrs import Card

NEEDS = "pip install 'rules-judge[quiz]'"
_FORMAT = 1
_LONGEST = 32 * 2**20  # bytes; a question takes some two hundred
_PATIENCE = 10.0  # seconds that one judge waits for another to write


class Kept(msgspec.Struct, frozen=True):
    """What FSRS knows of a question, in its own words, and how often it was asked."""

    state: int
    step: int | None
    stability: float | None
    difficulty: float | None
    due: dt.datetime
    last_review: dt.datetime | None
    right: int = 0
    asked: int = 0


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    questions: dict[str, Kept]


class Schedule:
    """The questions that were asked and when they come again, as they lie in the user's folder."""

    def __init__(self, path: Path | None = None) -> None:
        """Read what is kept.

        :param path: the file; where None ``practice.json`` in the user's data folder.
        :raises JudgeError: if it can't be read or is damaged. It stays as it is.
        """
        self.path = path or user_data() / "practice.json"
        self.questions = self._read()

    def due(self, now: dt.datetime) -> Iterator[str]:
        """The ids of the questions that are to come again by ``now``, the longest due first."""
        found = sorted((kept.due, id) for id, kept in self.questions.items() if kept.due <= now)
        return (id for _, id in found)

    def answered(self, id: str, is_right: bool, now: dt.datetime) -> dt.datetime:
        """Note an answer, and write it down at once.

        :return: when the question comes again.
        :raises JudgeError: if the package ``fsrs`` is missing, or the file can't be written or has been damaged meanwhile.
        """
        fsrs = scheduler()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with locked(self.path.with_name(f".{self.path.name}.lock"), "judge quiz", None, _PATIENCE):
                self.questions = self._read()  # another quiz may have written
                before = self.questions.get(id)
                rating = fsrs.Rating.Good if is_right else fsrs.Rating.Again
                card, _ = fsrs.Scheduler(enable_fuzzing=False).review_card(_card(id, before), rating, now)
                right, asked = (before.right, before.asked) if before else (0, 0)
                after = Kept(
                    int(card.state), card.step, card.stability, card.difficulty, card.due, card.last_review,
                    right + is_right, asked + 1,
                )  # fmt: skip
                self.questions[id] = after
                target = self.path.resolve()
                clear_unfinished(target.parent, target.name)
                write_whole(target, msgspec.json.format(msgspec.json.encode(_File(_FORMAT, self.questions)), indent=1))
        except OSError as error:
            raise JudgeError(
                f"can't write {self.path} ({error.strerror or error})", how_to_mend(error, "make its folder writable")
            ) from None
        return after.due

    def _read(self) -> dict[str, Kept]:
        try:
            found = msgspec.json.decode(read_file(self.path, _LONGEST), type=_File)
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise JudgeError(f"can't read {self.path} ({error.strerror or error})", how_to_mend(error)) from None
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise self._damaged(str(error)) from None
        if found.format != _FORMAT:
            raise JudgeError(f"{self.path} is of another release (format {found.format})", "install the newer judge")
        for id, kept in found.questions.items():
            if kept.due.tzinfo is None or (kept.last_review is not None and kept.last_review.tzinfo is None):
                raise self._damaged(f"a time of {id[:80]} has no offset")
            if kept.state not in (1, 2, 3):
                raise self._damaged(f"the state of {id[:80]} is {kept.state}")
        return found.questions

    def _damaged(self, why: str) -> JudgeError:
        return JudgeError(f"{self.path} is damaged ({why})", "mend it, or move it away to begin anew")


def scheduler() -> ModuleType:
    """The package that spaces questions.

    :raises JudgeError: if it isn't installed.
    """
    try:
        import fsrs
    except ModuleNotFoundError as error:
        raise JudgeError(f"spaced practice needs the package '{error.name}'", f"{NEEDS}; or take --exam") from None
    return fsrs


def _card(id: str, kept: Kept | None) -> Card:
    fsrs = scheduler()
    number = int(hashlib.sha256(id.encode()).hexdigest()[:12], 16)
    card: Card = fsrs.Card(number)
    if kept is not None:
        card = fsrs.Card(
            number, fsrs.State(kept.state), kept.step, kept.stability, kept.difficulty, kept.due, kept.last_review
        )
    return card
