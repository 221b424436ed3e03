"""``diff`` and ``show --history``: what became of rulings, word by word. Colours on a terminal, ``[-old-]{+new+}`` elsewhere."""

from __future__ import annotations

import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer

from judge.answers import Changed, Comparison, History, HistoryStep, PartChange, Span
from judge.cli.options import CsvOption, Format, JsonOption, LinesOption, TableOption, chosen_format
from judge.cli.output import emit

_SIGNS = {"added": "+", "removed": "-", "changed": "~", "moved": ">", "same": "="}
_WHOLE: dict[str, dict[str, Any]] = {
    "added": {"fg": "green"},
    "removed": {"fg": "red"},
    "changed": {},
    "moved": {},
    "same": {"dim": True},
}
_STYLES: dict[str, dict[str, Any]] = {
    "removed": {"fg": "red", "strikethrough": True},  # not by colour alone: red and green are one to many eyes
    "added": {"fg": "green", "underline": True},
    "same": {},
}
# Marks of one column each while a line is being wrapped: escape codes would count as letters.
_BEGIN = {"removed": "\ue000", "added": "\ue001"}
_MARKED = {"\ue000": _STYLES["removed"], "\ue001": _STYLES["added"], "\ue002": {}}


def diff(
    old: Annotated[str, typer.Argument(metavar="OLD", help="A document (.md) or a corpus folder.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The same, in its newer state.")],
    as_json: JsonOption = False,
    as_lines: LinesOption = False,
    as_csv: CsvOption = False,
    as_table: TableOption = False,
) -> None:
    """What became of each ruling between two states of a document or corpus.

    Added (+), removed (-), changed (~) word by word, moved (>). Exit code 0: the same, 1: different, 2: error.
    """
    from judge.api import compare

    form = chosen_format(as_json, as_lines, as_csv, as_table)
    found = compare(old, new)
    if form == "plain":
        _tell_comparison(found)
    else:
        emit(found, form, _comparison_rows(found, form), f"{old} → {new}")
    if found.documents or found.rulings:
        raise typer.Exit(1)


def _tell_comparison(found: Comparison) -> None:
    from judge.cli.text import say

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
    from judge.cli.text import say

    say(f"{_SIGNS[changed.change]} {what}{changed.id}: {changed.title}", hang=2, bold=True, **_WHOLE[changed.change])
    for part in changed.parts:
        _tell_part(part)
    say()


def _tell_part(part: PartChange) -> None:
    from judge.cli.text import say

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
    """A changed text as one paragraph, its changes coloured, or marked where colours are not wanted."""
    from judge.cli.text import line_width, say, styled

    width = line_width()
    if width is None or styled("x", bold=True) == "x":
        say(lead + _marked(words), 4, 2)
        return
    text = "".join(_BEGIN[s.kind] + s.text + "\ue002" if s.kind in _BEGIN else s.text for s in words)
    lines = textwrap.wrap(lead + text, width - 6, break_long_words=False, break_on_hyphens=False)
    style: dict[str, Any] = {}
    for n, line in enumerate(lines):
        shown = ""
        for piece in re.split("([\ue000-\ue002])", line):
            if piece in _MARKED:
                style = _MARKED[piece]
            elif piece:
                shown += styled(piece, **style) if style else piece
        sys.stdout.write(f"{' ' * (6 if n else 4)}{shown}\n")


def _marked(words: Iterable[Span]) -> str:
    signs = {"removed": "[-{}-]", "added": "{{+{}+}}", "same": "{}"}
    return "".join(signs[span.kind].format(span.text) for span in words)


def tell_history(found: History, form: Format) -> None:
    """Print a history in the format asked for."""
    if form != "plain":
        rows = [
            {"from": step.start, "old": step.old, "new": step.new, **row}
            for step in found.steps
            for row in _part_rows(step.parts) or [_NO_PART]
        ]
        emit(found, form, rows, found.title)
        return
    from judge.cli.text import say

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


def _part_rows(parts: Iterable[PartChange]) -> list[dict[str, Any]]:
    return [
        {
            "part": part.part,
            "change": part.change,
            "old_point": part.old_point,
            "new_point": part.new_point,
            "text": _marked(part.words) if part.words else part.old if part.new is None else part.new,
        }
        for part in parts
    ]


def _comparison_rows(found: Comparison, form: Format) -> list[dict[str, Any]]:
    """A row a part. A table for the eye marks the words changed; in CSV the two texts stand apart as well."""
    rows = []
    for changed in (*found.documents, *found.rulings):
        for part, row in zip(changed.parts, _part_rows(changed.parts), strict=True):
            whole = {"old": part.old, "new": part.new} if form == "csv" else {}
            rows.append({"id": changed.id, "entry": changed.change, **row, **whole})
    return rows
