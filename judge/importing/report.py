"""What an import made of a file: entries by kind, the lines of each, what was set aside, what was not assigned, warnings."""

from __future__ import annotations

from collections import Counter

import msgspec

from judge.importing.model import Doubt, Furniture, Range, Recognised, Unassigned


class ReportedEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry and the lines of the source that it was made of."""

    id: str
    kind: str
    title: str
    form: str
    lines: tuple[Range, ...]


class Report(msgspec.Struct, frozen=True):
    """The report of one file. Line counts: ``total`` = ``assigned`` + furniture + unassigned + ``blank``."""

    source: str
    doc: str
    title: str
    game: str
    published: str
    posted: str
    compiled_by: str
    total: int
    assigned: int
    blank: int
    kinds: dict[str, int]
    entries: tuple[ReportedEntry, ...]
    furniture: tuple[Furniture, ...]
    unassigned: tuple[Unassigned, ...]
    doubts: tuple[Doubt, ...]


def report_of(recognised: Recognised, source: str, total: int) -> Report:
    """The report of a recognised document of ``total`` lines."""
    blank, aside = len(recognised.blank), len(recognised.furniture) + len(recognised.unassigned)
    kinds = Counter(entry.kind for entry in recognised.entries)
    facts = recognised.facts
    return Report(
        source=source,
        doc=recognised.doc,
        title=facts.title,
        game=facts.game,
        published=facts.published,
        posted=facts.posted,
        compiled_by=facts.compiled_by,
        total=total,
        assigned=total - blank - aside,
        blank=blank,
        kinds=dict(sorted(kinds.items())),
        entries=tuple(
            ReportedEntry(f"{recognised.doc}/{entry.slug}", entry.kind, entry.title, entry.form, entry.lines)
            for entry in recognised.entries
        ),
        furniture=recognised.furniture,
        unassigned=recognised.unassigned,
        doubts=recognised.doubts,
    )
