"""Headings that part a document are told from entries, and entries get their part and kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from judge.importing.framing import announces, part_kind
from judge.importing.layout import CleanLine
from judge.importing.model import Doubt
from judge.importing.naming import split_title
from judge.importing.openings import Opening
from judge.rulings.model import Kind

_INTRODUCTION = 600  # characters under a heading that only introduce what follows


@dataclass
class Segment:
    """An entry in the making: positions of its lines, the first of them its opening. ``lead`` are lines that it shares."""

    opening: Opening
    lines: list[int]
    lead: list[int] = field(default_factory=list)
    part: str = ""
    kind: Kind = "rule"


def dissolve(
    segments: Sequence[Segment],
    lines: Sequence[CleanLine],
    furniture: dict[int, str],
    unassigned: list[int],
    doubts: list[Doubt],
) -> list[Segment]:
    """The segments that are entries, each with its part and kind.

    Headings with nothing under them part the document and go to ``furniture``; others without text go to ``unassigned``.
    """
    kept: list[Segment] = []
    part, kind = "", None  # type: str, Kind | None
    for n, segment in enumerate(segments):
        following = segments[n + 1] if n + 1 < len(segments) else None
        if reason := _why_no_entry(segment, following, lines):
            furniture[segment.lines[0]] = reason
            for i in segment.lines[1:]:
                furniture[i] = "introduction"
            if not segment.opening.key and reason == "part heading":
                part, kind = segment.opening.title, part_kind(segment.opening.title)
        elif len(segment.lines) == 1 and not segment.lead and _title_only(segment.opening):
            unassigned.append(segment.lines[0])
            text = lines[segment.lines[0]].text
            doubts.append(Doubt(lines[segment.lines[0]].number, f"nothing stands under '{text[:60]}'"))
        else:
            segment.part, segment.kind = part, _kind(segment, kind)
            if kept and kept[-1].kind == "errata" and segment.opening.title.lower() == "general":
                segment.kind = "errata"  # what holds for all the cards around it
            kept.append(segment)
    return kept


def _why_no_entry(segment: Segment, following: Segment | None, lines: Sequence[CleanLine]) -> str | None:
    opening = segment.opening
    if not _title_only(opening):
        return None
    is_heading = opening.is_plain or opening.is_shouted
    if len(segment.lines) == 1:
        if following and opening.key and opening.key == following.opening.key:
            return "line that stands twice"
        if opening.key:
            is_above = following and following.opening.key[: len(opening.key)] == opening.key
            return "part heading" if is_above else None
        # Under a heading without text only an opening of another kind says that the heading parts the document.
        is_above = following and (following.opening.is_plain, following.opening.is_shouted) != (
            opening.is_plain,
            opening.is_shouted,
        )
        return "part heading" if is_heading and (is_above or part_kind(opening.title)) else None
    text = " ".join(lines[i].plain for i in segment.lines[1:])
    is_short = len(text) < 300 and len(segment.lines) == 2 and part_kind(opening.title) not in (None, "rule")
    introduces = is_short or (len(text) < _INTRODUCTION and announces(text))
    is_other = following and following.opening.family != opening.family
    return "part heading" if is_heading and is_other and introduces else None


def _title_only(opening: Opening) -> bool:
    """Whether the opening line holds no text of the ruling."""
    return not opening.rest or bool(opening.key and not split_title(opening.rest)[1])


def _kind(segment: Segment, of_part: Kind | None) -> Kind:
    """What an entry is: announced errata, what its form says, what its part says, what its form mostly is."""
    opening = segment.opening
    if segment.lead:
        return "errata"
    named = part_kind(opening.title) if opening.is_plain or opening.is_shouted else None
    kind = opening.kind or (named if named == "errata" else None) or of_part or opening.default
    return "card" if opening.is_card and kind != "errata" else kind
