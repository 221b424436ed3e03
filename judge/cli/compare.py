"""``diff`` and ``show --history``: what became of rulings, word by word: ``[-old-]{+new+}``, on a terminal in colour."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer

from judge.answers import Changed, Comparison, History, HistoryStep, PartChange, Span
from judge.cli.options import Format, Session, with_printing
from judge.cli.printing.columns import GLUE, Column
from judge.cli.printing.output import emit
from judge.harmless import shown

_SIGNS = {"added": "+", "removed": "-", "changed": "~", "moved": ">", "same": "="}
_WHOLE: dict[str, dict[str, Any]] = {
    "added": {"fg": "green"},
    "removed": {"fg": "red"},
    "changed": {},
    "moved": {},
    "same": {"dim": True},
}
_MARKS = {"removed": ("[-", "-]"), "added": ("{+", "+}"), "same": ("", "")}
_COLOURS = {"removed": "red", "added": "green", "same": ""}  # besides the marks: red and green are one to many eyes

# The columns of tables for the eye, in the order of their importance.
_PARTS = (Column("change", head="", kept=True), Column("part", "prose", kept=True, least=10))
_TEXT = Column("text", "prose", kept=True)
_DIFFERENCES = (Column("id", "id", kept=True, least=13), *_PARTS, _TEXT, Column("entry"))
_STEPS = (*_PARTS, _TEXT, Column("new", "id", kept=True, least=13), Column("from"), Column("old", "id"))


@with_printing
def diff(
    session: Session,
    old: Annotated[str, typer.Argument(metavar="OLD", help="A document (.md) or a corpus folder.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The same, in its newer state.")],
) -> None:
    """What became of each ruling between two states of a document or corpus.

    Added (+), removed (-), changed (~) word by word, moved (>). Exit code 0: the same, 1: different, 2: error.
    """
    from judge.api import compare

    found = compare(old, new)
    with session.page():
        if session.form == "plain":
            _tell_comparison(found)
        else:
            emit(found, session.form, _comparison_rows(found, session.form), _DIFFERENCES, f"{old} → {new}")
    if found.documents or found.rulings:
        raise typer.Exit(1)


def _tell_comparison(found: Comparison) -> None:
    from judge.cli.printing.text import say

    for document in found.documents:
        _tell_changed(document, "document ")
    for ruling in found.rulings:
        _tell_changed(ruling)
    if not found.documents and not found.rulings:
        say(f"No difference: {found.unchanged} rulings are the same.")
        return
    counts = Counter(ruling.change for ruling in found.rulings)
    say(
        f"{counts['added']} added, {counts['removed']} removed, {counts['changed']} changed, {found.unchanged} the same."
    )


def _tell_changed(changed: Changed, what: str = "") -> None:
    from judge.cli.printing.text import say

    say(f"{_SIGNS[changed.change]} {what}{changed.id}: {changed.title}", hang=2, bold=True, **_WHOLE[changed.change])
    for part in changed.parts:
        _tell_part(part)
    say()


def _tell_part(part: PartChange) -> None:
    from judge.cli.printing.text import say

    lead = f"{_SIGNS[part.change]} {_label(part)} "
    if part.change == "changed":
        _say_words(lead, part.words)
    else:
        say(f"{lead}{part.old if part.new is None else part.new}", 4, 2, **_WHOLE[part.change])


def _label(part: PartChange) -> str:
    numbers = [f"#{n}" for n in dict.fromkeys((part.old_point, part.new_point)) if n is not None]
    if part.part == "point":
        return " → ".join(numbers)
    return " ".join((" → ".join(numbers), f"{part.part.capitalize()}:")).strip()


def _say_words(lead: str, words: Sequence[Span]) -> None:
    """A changed text as one paragraph, its changes marked, and coloured besides where colours are wanted."""
    from judge.cli.printing.screen import is_coloured, line_width
    from judge.cli.printing.text import say

    width = line_width()
    if width is None:
        say(lead + _marked(words), 4, 2)
        return
    from rich.console import Console
    from rich.text import Text

    text = Text(lead)
    for span in words:
        text.append(_marked([span], GLUE), _COLOURS[span.kind])
    # Wrapped by rich, to which a colour is no letter.
    console = Console(width=width, color_system="standard" if is_coloured() else None)
    with console.capture() as lines:
        for n, line in enumerate(text.wrap(console, width - 6)):
            line.rstrip()
            console.print(" " * (6 if n else 4), line, sep="", soft_wrap=True)
    sys.stdout.write(lines.get().replace(GLUE, " "))


def _marked(words: Iterable[Span], blank: str = " ") -> str:
    """The words with marks around what changed; ``blank`` stands for blanks beside a mark, so that no line ends between the two."""
    return "".join(_marked_span(span, blank) for span in words)


def _marked_span(span: Span, blank: str) -> str:
    begin, end = _MARKS[span.kind]
    text = shown(span.text)
    words = re.sub("^ +| +$", lambda blanks: blank * len(blanks[0]), text) if begin else text
    return f"{begin}{words}{end}"


def tell_history(found: History, form: Format) -> None:
    """Print a history in the format asked for."""
    if form != "plain":
        rows = [
            {"from": step.start, "old": step.old, "new": step.new, **row}
            for step in found.steps
            for row in _part_rows(step.parts, form) or [_NO_PART]
        ]
        emit(found, form, rows, _STEPS, found.title)
        return
    from judge.cli.printing.text import say

    say(found.title, bold=True)
    reference = f"{found.id}#{found.point}" if found.point else found.id
    say(f"{reference} · in force from {found.in_force}", fg="cyan")
    if not found.steps:
        what = f"point {found.point}" if found.point else "it"
        say(f"No history: nothing that judge knows replaces {what} or was replaced by it.")
    for step in found.steps:
        say()
        say(_headline(step), hang=2, bold=True)
        if not step.parts:
            say("The source doesn't print the old text.", indent=4)
        for part in step.parts:
            _tell_part(part)
    if found.steps:
        say()
        say(f"In force: {found.holds}" if found.holds != found.id else "In force: this entry.", fg="yellow")


def _headline(step: HistoryStep) -> str:
    coming = "" if step.has_begun else " (not yet)"
    newer = f"{step.start}{coming}: {step.new} ({step.new_document}) replaces "
    if step.old is None:
        return newer + "the power text printed on the card."
    points = "".join(f"#{n} and " for n in step.old_points).removesuffix(" and ")
    points = f"{points} of " if points else ""
    return f"{newer}{points}{step.old} ({step.old_document}, in force from {step.old_in_force})."


# -- rows for CSV and table -------------------------------------------------------------------------------------------

_NO_PART = dict.fromkeys(("part", "change", "old_point", "new_point", "text"))


def _part_rows(parts: Iterable[PartChange], form: Format) -> list[dict[str, Any]]:
    """A row a part. A table for the eye has signs and numbers as the text has them."""
    rows: list[dict[str, Any]] = []
    for part in parts:
        text = (
            _marked(part.words, GLUE if form == "table" else " ")
            if part.words
            else part.old
            if part.new is None
            else part.new
        )
        if form == "table":
            rows.append({"change": _SIGNS[part.change], "part": _label(part).removesuffix(":"), "text": text})
        else:
            numbers = {"old_point": part.old_point, "new_point": part.new_point}
            rows.append({"part": part.part, "change": part.change, **numbers, "text": text})
    return rows


def _comparison_rows(found: Comparison, form: Format) -> list[dict[str, Any]]:
    """A row a part; in CSV the two texts stand apart as well."""
    rows = []
    for changed in (*found.documents, *found.rulings):
        for part, row in zip(changed.parts, _part_rows(changed.parts, form), strict=True):
            whole = {"old": part.old, "new": part.new} if form == "csv" else {}
            rows.append({"id": changed.id, "entry": changed.change, **row, **whole})
    return rows
