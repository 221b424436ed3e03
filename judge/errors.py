"""The errors that a person can meet. Each is one line: the cause, then the fix. No traceback is ever shown for one of them.

Programming errors are not here: they stay ordinary exceptions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


class JudgeError(Exception):
    """Something the user can mend. ``cause`` says what is wrong, ``fix`` what to do about it."""

    def __init__(self, cause: str, fix: str = "") -> None:
        super().__init__(f"{cause}; {fix}" if fix else cause)
        self.cause = cause
        self.fix = fix

    def __reduce__(self) -> tuple[object, ...]:
        # Another process that is sent one gets it as it is: the kinds take different arguments, and one line is made of them.
        return _as_it_was, (type(self), self.args, self.__dict__)


def _as_it_was(kind: type[JudgeError], args: tuple[object, ...], facts: dict[str, object]) -> JudgeError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class QuestionError(JudgeError):
    """A question that asks nothing: empty, blank, or no text at all."""


class NotFoundError(JudgeError):
    """An id, section, card, game or document that does not exist. ``nearest`` holds what does, best first."""

    def __init__(self, cause: str, nearest: Iterable[str] = (), fix: str = "see 'judge list'") -> None:
        self.nearest = tuple(nearest)
        super().__init__(cause, f"nearest: {'; '.join(self.nearest)}" if self.nearest else fix)


class AmbiguousError(JudgeError):
    """A name or section that several entries bear. ``candidates`` holds them all."""

    def __init__(self, cause: str, candidates: Iterable[str], fix: str) -> None:
        self.candidates = tuple(candidates)
        super().__init__(f"{cause} {' / '.join(self.candidates)}", fix)


class IndexStoreError(JudgeError):
    """The index is missing, damaged, or does not belong to the corpus or encoder beside it."""


class InputFileError(JudgeError):
    """A file that a command was given can't be read or written."""


class WorkerError(JudgeError):
    """A process that was to answer rows can't be started, or ended before it was done."""


@dataclass(frozen=True, order=True)
class Defect:
    """One violation of the corpus dialect, at a place in a file."""

    file: Path
    line: int
    cause: str
    fix: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.cause}; {self.fix}"


class CorpusError(JudgeError):
    """The corpus breaks its dialect. ``defects`` holds every violation, not only the first."""

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects = tuple(sorted(defects))
        count = len(self.defects)
        super().__init__(
            f"{count} {'defect' if count == 1 else 'defects'} in the corpus",
            "mend each place listed, then run 'judge build' again",
        )
