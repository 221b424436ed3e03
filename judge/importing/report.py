"""What an import made of a file: entries by kind, the lines of each, what was set aside, what was not assigned, warnings."""

from __future__ import annotations

from collections import Counter

import msgspec

from judge.importing.model import Doubt, Furniture, Range, Recognised, Unassigned


class ReportedEntry(msgspec.Struct, frozen=True):
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


def report_text(report: Report) -> str:
    """The report as plain text, for a terminal."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in report.kinds.items())
    stated = [f"published {report.published}"] if report.published else []
    stated += [f"page dated {report.posted}"] if report.posted else []
    stated += [f"by {report.compiled_by}"] if report.compiled_by else []
    lines = [
        f"{report.source} → {report.doc}: {report.title or 'no title found'} ({report.game or 'game not recognised'})",
        *(["  " + " · ".join(stated)] if stated else []),
        f"  {_count(report.total, 'line')}: {report.assigned} in entries, {len(report.furniture)} set aside, "
        f"{len(report.unassigned)} not assigned, {report.blank} blank",
        "",
        f"{_count(len(report.entries), 'entry')}{f': {kinds}' if kinds else ''}",
        *(f"  {_ranges(entry.lines):>12}  {entry.id}  ({entry.kind})" for entry in report.entries),
    ]
    if report.furniture:
        lines += ["", f"Set aside: {_count(len(report.furniture), 'line')}"]
        lines += [f"  {item.line:>12}  {item.reason}: {_short(item.text)}" for item in report.furniture]
    if report.unassigned:
        lines += ["", f"Not assigned: {_count(len(report.unassigned), 'line')}"]
        lines += [f"  {item.line:>12}  {_short(item.text)}" for item in report.unassigned]
    if report.doubts:
        lines += ["", f"Warnings: {len(report.doubts)}"]
        lines += [f"  {item.line:>12}  {item.message}" for item in report.doubts]
    return "\n".join(lines)


def _count(number: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def _ranges(ranges: tuple[Range, ...]) -> str:
    return ",".join(f"{first}-{last}" if first != last else str(first) for first, last in ranges)


def _short(text: str) -> str:
    return text if len(text) <= 100 else f"{text[:99]}…"
