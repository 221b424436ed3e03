"""Headings that part a document are told from entries, and entries get their part and kind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise, takewhile

from judge.importing.model import Doubt
from judge.importing.parting.framing import announces, is_about_the_document, part_kind, speaks_of_parts
from judge.importing.parting.layout import CleanLine
from judge.importing.parting.marked import LEAD
from judge.importing.parting.naming import split_title
from judge.importing.parting.openings import Opening
from judge.importing.parting.sentences import ends_with_stop
from judge.rulings.model import Kind

_INTRODUCES = "introduction"  # why a sentence was set aside that says what the section holds
_TITLE_WORDS = 14
_SENTENCE = 4  # words behind a number of one part that a stop ends: a rule, no title
_SEVERAL = 2  # sections
_BESIDE = 2  # headings
_ORDERED, _LONGER = 3, 2  # headings whose order is no chance; times that a text may be as long as another
_OF_PEOPLE = re.compile(r"©|\(c\)|https?:|www\.|@|\b(?:19|20)\d\d\b|\ball rights reserved\b", re.IGNORECASE)
_REFERENCE = re.compile(r"(?<=\.) \\?[(\[]{1,2}[^()\[\]]{1,80}[)\]]{1,2}$")  # behind a sentence
_SHORT, _INTRODUCTION = 300, 600  # characters under a heading that only introduce what follows


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
    about = 0  # the level of the heading above what the document says of itself
    again = Counter(segment.opening.section for segment in segments if segment.opening.is_cited)
    for n, segment in enumerate(segments):
        if again[segment.opening.section] > 1 and len(segment.lines) == 1 and _is_listed(segment.opening):
            again[segment.opening.section] -= 1
            furniture[segment.lines[0]] = "table of contents"
            continue
        is_heading = (
            segment.opening.is_plain or segment.opening.is_shouted or segment.opening.level > 0
        ) and not segment.lead
        is_first = not kept and not _is_chapter(segments, n)
        is_about = is_heading and is_about_the_document(
            segment.opening.title or segment.opening.rest, is_first=is_first
        )
        is_about = is_about and not _is_among_terms(segments, n, lines)
        if is_about or (about and segment.opening.level > about):
            about = about or segment.opening.level
            furniture.update(dict.fromkeys(segment.lines, "about the document"))
            continue
        about = 0
        following = segments[n + 1] if n + 1 < len(segments) else None
        if reason := _why_no_entry(segment, following, lines, furniture):
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


def _is_chapter(segments: Sequence[Segment], n: int) -> bool:
    """Whether a heading stands above deeper ones of which several do not speak of the document: it introduces the game."""
    level, own = segments[n].opening.level, 0
    if not 0 < level < LEAD:
        return False
    for below in segments[n + 1 :]:
        if not level < below.opening.level < LEAD:
            return False
        title = below.opening.title or below.opening.rest
        own += len(below.lines) > 1 and not is_about_the_document(title, is_first=True)
        if own >= _SEVERAL:
            return True
    return False


def _is_among_terms(segments: Sequence[Segment], n: int, lines: Sequence[CleanLine]) -> bool:
    """Whether a word that heads what a document says of itself ("Copyright") is a term: among headings of its level, below a part's or
    in the order of the alphabet, with a text no longer than theirs that tells no year and no address."""
    own = segments[n].opening
    above = list(
        takewhile(lambda each: _height(each.opening) == _height(own), reversed(segments[max(0, n - _BESIDE) : n]))
    )
    below = list(takewhile(lambda each: _height(each.opening) == _height(own), segments[n + 1 : n + 1 + _BESIDE]))
    beside = [*reversed(above), *below]
    others = [each.opening.title for each in beside]
    titles = [*others[: len(above)], own.title, *others[len(above) :]]
    is_last = n + 1 == len(segments)
    if (
        " " in own.title
        or is_last
        or len(others) < _BESIDE
        or any(is_about_the_document(title, is_first=False) for title in others)
    ):
        return False
    is_below = own.level > 0 and any(0 < each.opening.level < own.level for each in segments[:n])
    is_sorted = len(titles) > _ORDERED and all(one.lower() < other.lower() for one, other in pairwise(titles))
    text, *texts = (" ".join(lines[i].plain for i in each.lines[1:]) for each in (segments[n], *beside))
    is_like = text[-1:] in (".", "!", "?") and len(text) <= _LONGER * max(map(len, texts))
    return (is_below or is_sorted) and is_like and not _OF_PEOPLE.search(text)


def _height(opening: Opening) -> tuple[object, ...]:
    return opening.level, opening.is_plain, opening.is_shouted


def _why_no_entry(
    segment: Segment, following: Segment | None, lines: Sequence[CleanLine], furniture: dict[int, str]
) -> str | None:
    opening = segment.opening
    if len(segment.lines) == 1 and following and _is_number_above(opening, following.opening):
        return "part heading"
    if not _title_only(opening):
        return None
    is_heading = opening.is_plain or opening.is_shouted
    is_parent = following is not None and following.opening.level > opening.level > 0
    if len(segment.lines) == 1:
        if following and opening.key and opening.key == following.opening.key:
            return "line that stands twice"
        if following and re.match(r"[A-Z][a-z]+ ", opening.section or ""):  # "Chapter 2: Play"
            return "part heading"
        if opening.key:
            is_above = following and following.opening.key[: len(opening.key)] == opening.key
            return "part heading" if is_above and _is_title(opening) else None
        # Under a heading without text only an opening of another kind says that the heading parts the document.
        is_above = following and _parts_from(opening, following.opening)
        return "part heading" if is_heading and (is_above or part_kind(opening.title)) else None
    text = " ".join(lines[i].plain for i in segment.lines[1:])
    is_introduced = any(furniture.get(i) == _INTRODUCES for i in range(segment.lines[0] + 1, segment.lines[1]))
    if is_parent and is_introduced and len(text) < _INTRODUCTION:
        return "part heading"
    is_other = following and (following.opening.family != opening.family or is_parent)
    if not (is_heading and is_other):
        return None
    is_introduction = len(text) < _INTRODUCTION and announces(text)
    if len(text) < _SHORT and len(segment.lines) == 2:
        kind = part_kind(opening.title)
        # What stands above keywords or the steps of a turn may be a rule on all of them.
        is_introduction |= kind in ("errata", "card", "faq")
        is_introduction |= kind in ("keyword", "timing") and speaks_of_parts(text)
    return "part heading" if is_introduction else None


def _is_listed(opening: Opening) -> bool:
    """Whether a cited number has a title alone, as in a table of contents: the rule of the number comes later."""
    return len(opening.rest.split()) <= _TITLE_WORDS and opening.rest[-1:] not in ".?!"


def _is_title(opening: Opening) -> bool:
    """Whether the words behind a number name what follows and say nothing themselves."""
    rest = _REFERENCE.sub("", opening.rest)
    rest = rest if " " in rest else opening.rest  # "Hp. (Health)": a bracket behind one word explains it
    words = len(rest.split())
    return words <= _TITLE_WORDS and not (ends_with_stop(rest) and (len(opening.key) > 1 or words >= _SENTENCE))


def _is_number_above(opening: Opening, following: Opening) -> bool:
    """Whether a number with a title alone stands over the next: "1.1 Players" over 1.1.a, "100. Introduction" over 101 or 100.1."""
    here, below = opening.section or "", following.section or ""
    words = len(opening.rest.split())
    if (
        not here
        or words > 6
        or opening.rest[-1:] in (".", "?", "!")
        or (opening.rest[-1:] == ":" and words >= _SENTENCE)
    ):
        return False
    if re.match(rf"{re.escape(here)}(?:\.|[a-z]\b)", below):
        return True
    is_hundred = here[1:] == "00" and len(below) == 3 and below[0] == here[0]
    return opening.is_cited and following.is_cited and is_hundred


def _parts_from(opening: Opening, following: Opening) -> bool:
    """Whether a heading stands above the opening that follows: by markup where both have a level, else where it is of another kind."""
    if opening.level and following.level:
        return following.level > opening.level or _style(following) != _style(opening)
    return (following.is_plain, following.is_shouted) != (opening.is_plain, opening.is_shouted)


def _style(opening: Opening) -> str:
    """How the words of a heading count: by Roman numerals, letters, numbers or not at all."""
    match = re.match(r"(?:([IVX]+)|([A-Z])|(\d+))[.):] ", opening.title)
    return next((name for name, part in zip("IA1", match.groups(), strict=True) if part), "") if match else ""


def _title_only(opening: Opening) -> bool:
    """Whether the opening line holds no text of the ruling; a rule's part is text, however short."""
    return not opening.letter and _is_without_text(opening)


def _is_without_text(opening: Opening) -> bool:
    return not opening.rest or bool(opening.key and not split_title(opening.rest)[1] and _is_title(opening))


def _kind(segment: Segment, of_part: Kind | None) -> Kind:
    """What an entry is: announced errata, what its form says, what its part says, what its form mostly is."""
    opening = segment.opening
    if segment.lead:
        return "errata"
    named = part_kind(opening.title) if opening.is_plain or opening.is_shouted else None
    kind = opening.kind or (named if named == "errata" else None) or of_part or opening.default
    return "card" if opening.is_card and kind != "errata" else kind
