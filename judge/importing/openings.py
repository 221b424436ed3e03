"""Where entries open: the openings of every family, tried on a line in its surroundings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judge.importing.framing import part_kind
from judge.importing.layout import LONGEST, CardShape, CleanLine, Start, body, families, pattern
from judge.rulings.model import Kind

_NAME_LENGTH = 80  # characters of a card's name


@dataclass
class Opening:
    """The opening of an entry at a line; ``rest`` is what the line says besides section and title."""

    family: str
    kind: Kind | None
    default: Kind
    slug: str
    section: str | None = None
    title: str = ""
    rest: str = ""
    rank: int = 0
    is_card: bool = False
    is_shouted: bool = False
    is_plain: bool = False
    is_cited: bool = False
    facts: str = ""  # of a card whose name and type share a line
    key: tuple[tuple[int, str], ...] = field(default=())  # a rising number


class Surroundings:
    """Lines with the positions of their neighbours; ``is_set_aside`` holds those that are furniture."""

    def __init__(self, lines: Sequence[CleanLine], set_aside: set[int]) -> None:
        self.lines = lines
        self.contents = [i for i, line in enumerate(lines) if line.plain and i not in set_aside]
        self._place = {i: n for n, i in enumerate(self.contents)}

    def next(self, i: int, step: int = 1) -> int | None:
        """The position of the next line that is neither blank nor furniture (``step`` lines on, or back if negative)."""
        n = self._place[i] + step
        return self.contents[n] if 0 <= n < len(self.contents) else None

    def is_free_above(self, i: int) -> bool:
        """Whether no text stands directly above: a blank line, furniture, a page's begin or the file's."""
        return i == 0 or self.lines[i].hint == "page" or self.lines[i].heading > 0 or (i - 1) not in self._place

    def is_free_below(self, i: int) -> bool:
        """Whether no text stands directly below."""
        return (i + 1) not in self._place


class Openings:
    """Finds openings in the lines of one document."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around
        self._lines = around.lines
        self._starts = [(name, start) for name, family in families().items() for start in family.starts]
        self._starts.sort(key=lambda named: named[1].plainly)  # the most specific first, plain headings last
        self._cards: list[tuple[str, CardShape]] = [
            (name, family.card) for name, family in families().items() if family.card
        ]
        self._type_lines: dict[int, bool] = {}

    def at(self, i: int, *, is_below_part: bool = False) -> list[Opening]:
        """Every opening that the line could be, the most likely first.

        :param is_below_part: whether the line above is the heading of a part: no blank line need follow that.
        """
        found = [opening for opening in (self._card(i), self._inline_card(i)) if opening]
        if found:
            return found
        for name, start in self._starts:
            if opening := self._start(name, start, i, is_below_part or self._around.is_free_above(i)):
                found.append(opening)
        return found

    def _start(self, name: str, start: Start, i: int, is_free_above: bool) -> Opening | None:
        line = self._lines[i]
        is_heading_form = start.shouted or start.plainly
        if is_heading_form and len(line.plain) > 90:
            return None
        if not is_free_above and not self._may_follow_text(start, i):
            return None
        head = line.plain if len(line.plain) <= LONGEST else line.plain[:LONGEST]
        match = pattern(start.pattern, case=True).fullmatch(head)
        if not match:
            return None
        groups = match.groupdict()
        title = _as_printed(line, match, "title") if groups.get("title") else ""
        rest = _as_printed(line, match, "rest") if groups.get("rest") else ""
        if rest and len(line.plain) > LONGEST:
            rest = line.text[match.start("rest") :]
        if start.words and len(title.split()) > start.words:
            return None
        if is_heading_form and (any(form.match(line.plain) for form in body("bullet")) or self.is_fact_line(line)):
            return None
        section = groups.get("section")
        return Opening(
            name,
            start.kind,
            start.default,
            start.slug,
            " ".join(section.split()) if section else None,
            title.strip(),
            rest.strip(),
            start.rank,
            is_shouted=start.shouted,
            is_plain=start.plainly,
            is_cited="section" in start.own,
            key=number_key(section) if section and start.order == "rising" else (),
        )

    def _may_follow_text(self, start: Start, i: int) -> bool:
        """Whether an opening may stand directly below text: blank lines get lost, but a sentence goes on over a line break."""
        above = self._around.next(i, -1)
        if above is None:
            return True
        line, before = self._lines[i].plain, self._lines[above].plain
        is_sentence = bool(re.search(r"[.!?:][\"')\]*]*$", before))
        if start.plainly:
            return is_sentence and self._around.is_free_below(i)
        is_complete = is_sentence or len(before.split()) <= 10
        return is_complete and (start.above != "blank" or (start.shouted and line.endswith(":")))

    def _card(self, i: int) -> Opening | None:
        """A card's name: the line under it begins with a type."""
        below = self._around.next(i)
        if below is None or below - i > 3 or not self.is_type_line(below) or self.is_type_line(i):
            return None
        line = self._lines[i]
        if not is_name_like(line.plain) or self.is_fact_line(line):
            return None
        name, shape = self._cards[0]
        match = pattern(shape.name, case=True).fullmatch(line.plain)
        if not match:
            return None
        title = _as_printed(line, match, "title").strip()
        return Opening(name, None, "card", shape.slug, match["section"], title, is_card=True)

    def _inline_card(self, i: int) -> Opening | None:
        """Name, type and facts in one line, free above or below a whole sentence."""
        line = self._lines[i]
        if len(line.plain) > 120 or line.plain[-1] in ".:;?":
            return None
        above = self._around.next(i, -1)
        if not self._around.is_free_above(i) and above is not None and self._lines[above].plain[-1] not in ".:":
            return None
        for name, shape in self._cards:
            match = pattern(rf"(?P<title>.{{2,60}}?), (?P<facts>(?:{shape.type})(?:, [^;:!?]*)?)", case=True).fullmatch(
                line.plain
            )
            if match and line.plain[0].isupper():
                facts = _as_printed(line, match, "facts")
                title = _as_printed(line, match, "title")
                return Opening(name, None, "card", shape.slug, title=title, is_card=True, facts=facts)
        return None

    def is_inline_card(self, i: int) -> bool:
        """Whether the line holds a card's name, type and facts."""
        return self._inline_card(i) is not None

    def is_type_line(self, i: int) -> bool:
        """Whether the line begins with a card type and holds nothing but facts."""
        if i not in self._type_lines:
            text = self._lines[i].plain
            self._type_lines[i] = len(text) <= 120 and any(
                pattern(rf"(?:{shape.type})(?:(?:, ?| - | ?— ?| · )[^;:!?]*[^;:!?.])?", case=True).fullmatch(text)
                for _, shape in self._cards
            )
        return self._type_lines[i]

    def is_fact_line(self, line: CleanLine) -> bool:
        """Whether the line states facts of a card and nothing else (a cost, values, old or new text beginning)."""
        if len(line.plain) > 80:
            return False
        for _, shape in self._cards:
            if pattern(shape.old).fullmatch(line.plain) or pattern(shape.new).fullmatch(line.plain):
                return True
            parts = [part.strip() for part in line.plain.split(",")]
            if all(any(pattern(form.pattern).fullmatch(part) for form in shape.facts) for part in parts):
                return True
        return False

    def announces_errata(self, i: int) -> bool:
        """Whether the line announces errata and blocks "Name, Type, 3" follow."""
        line, below = self._lines[i], self._around.next(i)
        if below is None or len(line.plain) > 300 or not self.is_inline_card(below):
            return False
        return any(pattern(shape.lead).fullmatch(line.plain) for _, shape in self._cards)

    def parts_the_document(self, i: int) -> bool:
        """Whether a heading stands directly above another opening of an entry that is no plain heading, or names a part."""
        if part_kind(self._lines[i].plain):
            return True
        below = self._around.next(i)
        return below is not None and any(not opening.is_plain for opening in self.at(below))


def number_key(section: str) -> tuple[tuple[int, str], ...]:
    """A section's number for comparison: 2.10 comes after 2.9, and 2.9a between them."""
    parts = re.findall(r"(\d+)([a-z]?)", section)
    return tuple((int(number), letter) for number, letter in parts)


def is_name_like(text: str) -> bool:
    """Whether a line could be a card's name: short, capitalised, and no sentence."""
    if (
        len(text) > _NAME_LENGTH
        or len(text.split()) > 12
        or not (text[0].isupper() or text[0].isdigit() or text[0] in "\"'.…")
    ):
        return False
    if text[-1] in ":;,?":
        return False
    # A full stop ends a name only in an abbreviation: "Jr.", "S.H.I.E.L.D."
    return not text.endswith(".") or bool(re.search(r"(?:\b[A-Z]\.|\b(?:Jr|Sr|Inc|Co|Ltd|Esq|Bros)\.)$", text))


def _as_printed(line: CleanLine, match: re.Match[str], group: str) -> str:
    return line.text[match.start(group) : match.end(group)]
