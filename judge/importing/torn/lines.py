"""What each line of a dump is by its look alone: blank, furniture, heading, question or text; runs of text become fragments."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from judge.importing.model import SourceLine
from judge.importing.parting.framing import Head, furniture_reason, running_heads
from judge.importing.parting.layout import CleanLine, clean
from judge.importing.torn.text import (
    LONGEST_HEAD,
    collector,
    folded,
    is_answer,
    is_bullet,
    is_open,
    is_question,
    joined,
    looks_like_head,
    number_of,
)
from judge.importing.torn.words import stem_list

LineKind = Literal["blank", "furniture", "head", "question", "text"]

_NAME_OF_DOCUMENT = re.compile(r"\bF\.?A\.?Qs?\b|\bfrequently asked questions\b", re.IGNORECASE)
_LONGEST_RUN = 200  # lines; without a bound, a file without blanks and stops would be one paragraph


class ColumnLine(msgspec.Struct, gc=False):
    """A line with its white space folded; ``why`` says why it is furniture."""

    text: str
    kind: LineKind
    why: str = ""


class LineSpan(msgspec.Struct, frozen=True, gc=False):
    """A stretch of one line: the line's index, and the ends of the stretch in the line's folded text."""

    line: int
    start: int
    end: int


class Fragment(msgspec.Struct, gc=False):
    """A run of text that nothing interrupts; ``last`` is its last line.

    ``follows`` is the heading right above it; ``goes_on`` if not even a blank parts it from the text above. A part that was cut
    from a run has the heading above that run (``part_of``) and the known text that it was cut out for (``cut_for``).
    """

    spans: list[LineSpan]
    text: str
    last: str
    follows: int | None = None
    part_of: int | None = None
    cut_for: int | None = None
    goes_on: bool = False
    found_stems: list[str] | None = None
    found_set: set[str] | None = None

    @property
    def stems(self) -> list[str]:
        """The stems of its text, which is whole by now."""
        if self.found_stems is None:
            self.found_stems = stem_list(self.text)
        return self.found_stems

    @property
    def stem_set(self) -> set[str]:
        """The same without their order; nobody changes it."""
        if self.found_set is None:
            self.found_set = set(self.stems)
        return self.found_set

    @property
    def first(self) -> int:
        """The index of its first line."""
        return self.spans[0].line

    @property
    def opens_inside(self) -> bool:
        """Whether it begins in the middle of a sentence."""
        first = self.text[:1]
        if not first.isalnum():
            first = next(filter(str.isalnum, self.text), "")
        return first.islower() and not is_bullet(self.text)

    @property
    def ends_open(self) -> bool:
        """Whether its last sentence has not ended."""
        return is_open(self.last)

    @property
    def is_part(self) -> bool:
        """Whether it was cut out of a longer run."""
        return self.cut_for is not None

    @property
    def is_answer(self) -> bool:
        return is_answer(self.text)


class Heading(msgspec.Struct, gc=False):
    """Heading lines (indices) that stand together; ``title`` is the last one, ``section`` its number, if it has one, and
    ``is_card`` whether that is a collector's.
    """

    lines: list[int]
    title: str
    section: str | None = None
    is_card: bool = False
    is_question: bool = False


def read_lines(texts: Sequence[str], titles: Collection[str]) -> list[ColumnLine]:
    """Tell what each line is. ``titles`` are the folded titles of known entries: such a line is a heading whatever its look."""
    cleaned = [clean(SourceLine(at, text)) for at, text in enumerate(texts)]
    lines = [ColumnLine(" ".join(text.replace("\ufeff", "").split()), "blank") for text in texts]
    running = running_heads(cleaned)
    for at, line in enumerate(lines):
        if not line.text:
            continue
        line.kind = "text"
        if not titles or folded(line.text) not in titles:
            line.why = "running head" if at in running else _set_aside(cleaned[at])
        if line.why:
            line.kind = "furniture"
        elif is_question(line.text):
            line.kind = "question"
        elif looks_like_head(line.text, titles) and not _is_wrapped(lines, at, texts, titles):
            line.kind = "head"
    return lines


def _set_aside(line: CleanLine) -> str:
    """Why a line frames the document; "" for any other."""
    if found := furniture_reason(line):
        return found[0]
    if not any(c.isalnum() for c in line.plain):
        return "rule of signs"
    if Head.is_date(line):
        return "date of the page"
    is_short = len(line.plain) <= LONGEST_HEAD
    return "title" if is_short and _NAME_OF_DOCUMENT.search(line.plain) and looks_like_head(line.plain, ()) else ""


def _is_wrapped(lines: Sequence[ColumnLine], at: int, texts: Sequence[str], titles: Collection[str]) -> bool:
    """Whether a line with the look of a heading is text: what stands right above it is open, or names its entry, or it goes on."""
    above = lines[at - 1] if at else ColumnLine("", "blank")
    below = texts[at + 1].strip()[:1] if at + 1 < len(texts) else ""
    if above.kind == "head" and above.text != lines[at].text and not collector(lines[at].text):
        return (bool(collector(above.text)) or folded(above.text) in titles) and folded(lines[at].text) not in titles
    return below.islower() or (above.kind == "text" and is_open(above.text) and above.text[-1:] != ":")


def fragments(lines: list[ColumnLine], titles: Collection[str]) -> tuple[list[Heading], list[Fragment]]:
    """Headings and runs of text, both in the order of the dump. Names of sets above collector's numbers become furniture."""
    headings: list[Heading] = []
    found: list[Fragment] = []
    above: int | None = None  # the heading to which nothing but blanks has followed
    run: Fragment | None = None
    last: LineKind = "blank"
    for at, line in enumerate(lines):
        if line.kind == "text":
            if run is None or _begins_anew(run, line.text):
                heading = run.follows if run and is_answer(line.text) else above
                run = Fragment([], line.text, line.text, heading, goes_on=run is not None)
                found.append(run)
            else:
                run.text = joined(run.text, line.text)
            run.last = line.text
            run.spans.append(LineSpan(at, 0, len(line.text)))
            above = None
        elif line.kind in ("head", "question"):
            run = None
            if line.kind == "head" and last == "head" and headings and _go_together(lines, headings[-1], line, titles):
                _join_heading(lines, headings[-1], at)
            else:
                headings.append(_heading(line, at))
            above = len(headings) - 1
        else:
            run = None
        if line.kind != "blank" or last == "head":
            last = line.kind
    return headings, found


def _begins_anew(run: Fragment, text: str) -> bool:
    """Whether a line below a run is another paragraph: after a stop, or an answer; runs have an end in any case."""
    is_next = not run.ends_open and not is_bullet(text)
    return is_next or is_answer(text) or len(run.spans) >= _LONGEST_RUN


def _heading(line: ColumnLine, at: int) -> Heading:
    name = collector(line.text)
    if name:
        return Heading([at], name[1], name[0], is_card=True)
    section = None if line.kind == "question" else number_of(line.text)
    return Heading([at], line.text, section, is_question=line.kind == "question")


def _go_together(lines: Sequence[ColumnLine], heading: Heading, line: ColumnLine, titles: Collection[str]) -> bool:
    """Whether two heading lines without a blank between are one heading: a part's name and an entry's, or one line twice."""
    above = lines[heading.lines[-1]].text
    return folded(above) == folded(line.text) or not (collector(above) or folded(above) in titles)


def _join_heading(lines: list[ColumnLine], heading: Heading, at: int) -> None:
    below = _heading(lines[at], at)
    if below.is_card and not heading.is_card:
        # A collector's number names the set already: the line above it holds for all cards of the set, not for this one.
        for above in heading.lines:
            lines[above].kind, lines[above].why = "furniture", "names the set of the cards below it"
        heading.lines.clear()
    heading.lines.append(at)
    heading.title, heading.section, heading.is_card = below.title, below.section, below.is_card
