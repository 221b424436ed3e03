"""A batch for the eye: one line a question, and what became of all of them."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from typing import TYPE_CHECKING

from judge.answers import Answer
from judge.cli.printing.text import styled
from judge.harmless import on_a_line

if TYPE_CHECKING:  # how it is printed does not depend on them
    from collections.abc import Iterator

    from judge.batch import Row

_NARROWEST = 40
_TEXT = 24  # columns that are worth beginning the text of a ruling in


class ReadableLines:
    """Writes a line for each question to the terminal, cut to its width.

    :ivar before: none, since nothing was shown by an earlier run.
    :ivar outcomes: how many questions have each status.
    """

    before = 0

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()

    @property
    def done(self) -> int:
        """How many lines are written."""
        return self.outcomes.total()

    def rest(self, rows: Iterator[Row]) -> Iterator[Row]:
        """The rows that are to be asked: all."""
        return rows

    def write(self, answer: Answer, _asked: Row) -> None:
        self.outcomes[answer.status] += 1
        width = max(_NARROWEST, shutil.get_terminal_size().columns)
        sys.stdout.write(line_of(answer, self.done, width) + "\n")

    def finish(self) -> None:
        """Nothing is left to write."""

    def close(self) -> None:
        """Nothing is to be closed."""


def line_of(answer: Answer, row: int, width: int) -> str:
    """A question and what came of it: its number, how sure the ruling is, the question's words, the ruling; or why there is none.

    The question gives way first, but keeps a third of the line; of a ruling's id the end is what tells it from others. Where a wide
    terminal leaves room, the ruling's text begins between the two.
    """
    from rich.cells import cell_len

    sure = f"{answer.confidence:.0%}" if answer.status == "answered" else "-"
    start = f"{row:>4}  {sure:>4}  "
    room = width - len(start) - 2
    question = _plain(answer.question)
    most = room - min(cell_len(question), room // 3)
    if answer.status != "answered":
        is_refused = answer.status == "abstained"
        why = _cut(_plain(f"refused: {answer.reason}" if is_refused else f"failed: {answer.error}"), most)
        question = _cut(question, room - cell_len(why))
        return f"{start}{question}  {styled(why, fg='yellow' if is_refused else 'red')}"
    first = answer.answers[0]
    points = "/".join(map(str, first.deciding_points))
    ruling = f"{first.id}#{points}"
    if len(ruling) > most:
        ruling = "…" + ruling[1 - most :]
    question = _cut(question, room - len(ruling))
    free = room - cell_len(question) - len(ruling)
    text = ""
    if free - 2 >= _TEXT and not first.likely_points:
        text = "  " + _cut(_plain(first.points[first.point - 1].text), free - 2)
    return f"{start}{question}{styled(text, dim=True)}{' ' * (free - cell_len(text))}  {styled(ruling, fg='cyan')}"


def summary(outcomes: Counter[str], before: int, target: str | None, unused: str = "") -> str:
    """What became of the questions.

    :param before: how many are from an earlier run.
    :param target: the file that they are in, where there is one.
    :param unused: the columns of the input from which nothing was taken.
    """
    count = outcomes.total()
    told = f"{count} question{'' if count == 1 else 's'}"
    if target:
        told += f" in {target}"
    if before:
        told += f", {before} from before"
    told += f": {outcomes['answered']} answered, {outcomes['abstained']} refused, {outcomes['error']} failed"
    return f"{told}; not used: {unused}" if unused else told


def _plain(text: str) -> str:
    return " ".join(on_a_line(text).split())


def _cut(text: str, cells: int) -> str:
    from rich.cells import cell_len, set_cell_size

    return text if cell_len(text) <= cells else set_cell_size(text, cells - 1).rstrip() + "…"
