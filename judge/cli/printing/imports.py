"""What an import came to, for the eye: every line of a file accounted for, then which entries are official text, then the files."""

from __future__ import annotations

import sys
from itertools import zip_longest
from pathlib import Path

from judge.cli.printing.columns import folded
from judge.cli.printing.screen import line_width
from judge.cli.printing.text import say_whole
from judge.harmless import on_a_line
from judge.importing.model import Range
from judge.importing.outcome import Correspondence, FileChange, ImportedFile, ImportOutcome
from judge.importing.report import Report

_LINES = 12  # columns for the numbers of lines
_LONGEST = 100  # characters of a line that is quoted


def tell_import(outcome: ImportOutcome) -> None:
    """The whole report: file by file, then what becomes of the files in the user's folder."""
    for file in outcome.files:
        tell_report(file.report)
        _tell_correspondences(file)
        _say()
    for change in outcome.changes:
        _tell_change(change, dry_run=outcome.dry_run)
    if outcome.needs:
        _say("To be said when it is imported")
        for need in outcome.needs:
            _say(need, indent=2, hang=2)


def tell_report(report: Report) -> None:
    """What became of every line of a file."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in report.kinds.items())
    stated = [f"published {report.published}"] if report.published else []
    stated += [f"page dated {report.posted}"] if report.posted else []
    stated += [f"by {report.compiled_by}"] if report.compiled_by else []
    title, game = report.title or "no title found", report.game or "game not recognised"
    _say(f"{report.source} → {report.doc}: {title} ({game})", hang=2)
    if stated:
        _say(" · ".join(stated), indent=2, hang=2)
    _say(
        f"{_count(report.total, 'line')}: {report.assigned} in entries, {len(report.furniture)} set aside, "
        f"{len(report.unassigned)} not assigned, {report.blank} blank",
        indent=2,
        hang=2,
    )
    _say()
    _say(f"{_count(len(report.entries), 'entry')}{f': {kinds}' if kinds else ''}", hang=2)
    for entry in report.entries:
        _tell_lines(_ranges(entry.lines), f"{entry.id}  ({entry.kind})")
    if report.furniture:
        _say()
        _say(f"Set aside: {_count(len(report.furniture), 'line')}")
        for aside in report.furniture:
            _tell_lines(str(aside.line), f"{aside.reason}: {_short(aside.text)}")
    if report.unassigned:
        _say()
        _say(f"Not assigned: {_count(len(report.unassigned), 'line')}")
        for left in report.unassigned:
            _tell_lines(str(left.line), _short(left.text))
    if report.doubts:
        _say()
        _say(f"Warnings: {len(report.doubts)}")
        for doubt in report.doubts:
            _tell_lines(str(doubt.line), doubt.message)
    _say()


def _tell_correspondences(file: ImportedFile) -> None:
    """Which entries are official text of shipped ones, and what the user is to decide."""
    found = file.correspondences
    official = [item for item in found if item.status == "official"]
    renamed = [item for item in official if item.id != item.shipped]
    doubtful = [item for item in found if item.status == "doubtful"]
    own = sum(item.status == "own" for item in found)
    _say(f"Official text of shipped entries: {len(official)}. Entries of its own: {own}. To decide: {len(doubtful)}.")
    if renamed:
        _say()
        _say("Under another id")
        for item in renamed:
            _say(f"{item.id} → {item.shipped}", indent=2, hang=2)
    if differing := [item for item in official if item.facts_differ]:
        _say()
        _say("What the document prints of a card, and ours otherwise")
        for item in differing:
            _say(f"{item.shipped}: {item.facts_differ}", indent=2, hang=2)
    if doubtful:
        _say()
        _say("To decide; until then an entry of its own")
        for item in doubtful:
            _tell_doubtful(item)


def _tell_doubtful(item: Correspondence) -> None:
    _say(f"{item.id}: {item.why} (likeness {item.likeness})", indent=2, hang=2)
    same, other = f"the same: --map {item.id}={item.shipped}", f"not the same: --map {item.id}=-"
    room = line_width()
    if room is None or len(f"    {same}   {other}") <= room:
        _say(f"{same}   {other}", indent=4)
    else:
        _say(same, indent=4, hang=2)
        _say(other, indent=4, hang=2)


def _tell_change(change: FileChange, *, dry_run: bool) -> None:
    verbs = {"new": "write", "replaced": "replace", "same": "leave as it is", "removed": "remove"}
    done = {"new": "wrote", "replaced": "replaced", "same": "unchanged", "removed": "removed"}
    verb = f"would {verbs[change.change]}" if dry_run else done[change.change]
    kept = f"; your edits are kept in {Path(change.kept).name}" if change.kept else ""
    _say(f"{verb}: {change.path} ({_count(change.entries, 'entry')}{kept})", hang=2)


def _tell_lines(numbers: str, text: str) -> None:
    """Numbers of lines, and beside them what became of these lines; each in a column of its own."""
    room = line_width()
    if room is None:
        _say(f"{numbers:>{_LINES}}  {text}", indent=2)
        return
    beside = folded(on_a_line(text), room - _LINES - 4)
    for number, line in zip_longest(folded(numbers, _LINES), beside, fillvalue=""):
        sys.stdout.write(f"  {number:>{_LINES}}  {line}".rstrip() + "\n")


def _say(text: str = "", indent: int = 0, hang: int = 0) -> None:
    say_whole(on_a_line(text), indent, hang)


def _count(number: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def _ranges(ranges: tuple[Range, ...]) -> str:
    return ",".join(f"{first}-{last}" if first != last else str(first) for first, last in ranges)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
