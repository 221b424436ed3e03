"""Where entries open: the openings of every family, tried on a line in its surroundings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from judge.importing.model import CELLS
from judge.importing.parting.framing import part_kind
from judge.importing.parting.layout import LONGEST, CardShape, CleanLine, Start, body, families, fits, line_of, pattern
from judge.importing.parting.marked import LEAD, ROW, Marks
from judge.importing.parting.naming import short_title
from judge.importing.parting.numbers import Chain, number_alone, number_key
from judge.importing.parting.sentences import breaks_off, ends_a_reference, is_bracket_parted, is_torn
from judge.importing.parting.tables import COUNTED_ROW
from judge.rulings.model import Kind

_NUMBERED = re.compile(r"\d{3}(?:\.\d|\.? [A-Z])")  # as rulebooks number rules
_NUMBER_ALONE = re.compile(
    r"[\[(#§]?(?:\w{1,5}(?:[.-]\w{1,6})*[.-])?(?:[A-Z]{0,2}\d+[a-z]?|[a-zA-Z]|[ivxIVX]{1,6})[.:)\]]*"
)
_CODE = re.compile(
    r"(?P<letters>[A-Z][A-Za-z]{0,3}\d?)-?(?P<number>[A-Z]?\d{1,4})(?=\s|[:.,]|$)"
)  # "AB-12", "AB12", or a name: "X-23"
_LONGEST_HEADING = 90  # characters
_NAME_LENGTH = 80  # characters of a card's name
_SENTENCE = re.compile(r"[.!?:][\"')\]*]*$")  # at its end
_ITEM = re.compile(r"\(?[a-z][.)] ")
_NEAR = 8  # lines below a number that stands alone: a page may end between


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
    level: int = 0  # of what opens by markup: that of a heading, below them bold words and rows of a table
    letter: str = ""  # of a rule's part, where the line bears no number but that


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

    def __init__(self, around: Surroundings, marks: Marks | None = None, chain: Chain | None = None) -> None:
        self._around = around
        self._chain = chain
        self._marks = marks or Marks()
        self._lines = around.lines
        self._starts = [(name, start) for name, family in families().items() for start in family.starts]
        self._starts.sort(key=lambda named: named[1].plainly)  # the most specific first, plain headings last
        self._cards: list[tuple[str, CardShape]] = [
            (name, family.card) for name, family in families().items() if family.card
        ]
        self._type_lines: dict[int, bool] = {}
        codes = (_CODE.match(self._lines[i].plain) for i in around.contents)
        self._codes = Counter(letters for letters, _ in {(code["letters"], code["number"]) for code in codes if code})
        self._numbers = sum(_NUMBERED.match(self._lines[i].plain) is not None for i in around.contents)

    def at(self, i: int, *, is_below_part: bool = False) -> list[Opening]:
        """Every opening that the line could be, the most likely first.

        :param is_below_part: whether the line above is the heading of a part: no blank line need follow that.
        """
        if i in self._marks.closed:
            return []
        found = [opening for opening in (self._card(i), self._inline_card(i)) if opening]
        if found:
            return found
        if level := self._marks.opens.get(i):
            return [self._marked(i, level)]
        if self._chain and (opening := self._alone(i)):
            return [opening]
        line = self._lines[i]
        may_be_heading = not self._marks.is_marked and len(line.plain) <= _LONGEST_HEADING
        if not _any_start(may_be_heading=may_be_heading).fullmatch(line.plain[:LONGEST]):
            return found
        is_free_above = is_below_part or self._around.is_free_above(i)
        for name, start in self._starts:
            if start.marked or (not may_be_heading and (start.shouted or start.plainly)):
                continue
            opening = self._match(name, start, line)
            if opening and (is_free_above or self._may_follow_text(start, i)):
                found.append(opening)
        return found

    def _marked(self, i: int, level: int) -> Opening:
        """What a line opens that the markup says opens an entry: a form that it has, else its words are the title."""
        line = self._lines[i]
        lead, rest, number = line, "", None
        if level == ROW:
            cells, key = line.text.split(CELLS), self._marks.keys[i]
            if key and COUNTED_ROW.fullmatch(cells[0]):
                number, cells, key = cells[0].strip(".#) "), cells[1:], key - 1
            # A card stands before the question that is asked of it.
            lead, rest = line_of(line, ": ".join(cells[: key + 1])), CELLS.join(cells[key + 1 :])
        elif end := self._marks.ends.get(i, line.strong if level == LEAD else 0):
            lead, rest = line_of(line, line.text[:end]), line.text[end:].lstrip(" :.-—–")
            if _NUMBER_ALONE.fullmatch(lead.plain) and not self._is_code_name(lead.plain):  # of what follows it
                lead, rest = line_of(line, line.text), ""
        if opening := self._alone(i, lead):
            opening.rest, opening.level = rest, level
            return opening
        for name, start in self._starts:
            if start.shouted or start.plainly:
                continue
            if opening := self._match(name, start, lead):
                opening.level = level
                opening.rest = " ".join(filter(None, (opening.rest, rest)))
                return opening
        title = lead.text.strip(" :")
        is_question = (
            i in self._marks.asked
            or title.endswith("?")
            or ((lead is not line or level == LEAD) and bool(re.search(r"\? [A-Z]", lead.plain)))
        )
        if is_sentence(lead.plain) and not is_question:  # a rule that is printed as a heading
            title, rest = short_title(lead.text), " ".join(filter(None, (lead.text, rest)))
        default: Kind = "faq" if is_question else "rule"
        return Opening("headings", None, default, "{title}", number, title, rest, is_plain=True, level=level)

    def _alone(self, i: int, lead: CleanLine | None = None) -> Opening | None:
        """What a number opens that stands alone above the words of its rule, or as ``lead``, which opens an entry by its markup."""
        number = number_alone((lead or self._lines[i]).plain)
        if not number or (lead is None and not self._heads_a_rule(i, number)):
            return None
        line = line_of(self._lines[i], f"{number}. Words")
        found = (
            self._match(name, start, line) for name, start in self._starts if start.order or "section" in start.own
        )
        return next((replace(opening, rest="") for opening in found if opening), None)

    def _heads_a_rule(self, i: int, number: str) -> bool:
        """Whether a number alone on a line is on the chain, and ends no sentence above it that cites it."""
        above, below = self._around.next(i, -1), self._around.next(i)
        if below is None or below - i > _NEAR or not (self._chain and self._chain.holds(i, number_key(number))):
            return False
        is_free = above is None or self._around.is_free_above(i)
        return is_free or _SENTENCE.search(self._lines[above or 0].plain) is not None

    def _match(self, name: str, start: Start, line: CleanLine) -> Opening | None:
        """The opening that a line's words make by a form, wherever it stands."""
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
        is_heading_form = start.shouted or start.plainly
        items = (_ITEM, *body("bullet")) if is_heading_form else ()
        if is_heading_form and (any(form.match(line.plain) for form in items) or self.is_fact_line(line)):
            return None
        section = groups.get("section")
        if section and self._is_code_name(section):
            return None
        if section and "section" in start.own and self._numbers < 2 and _is_first_word(section, line.plain):
            return None
        return Opening(
            name,
            start.kind,
            start.default,
            start.slug,
            " ".join(section.split()).replace(" (", "(") if section else None,
            title.strip(),
            rest.strip(),
            start.rank,
            is_shouted=start.shouted,
            is_plain=start.plainly,
            is_cited="section" in start.own,
            key=number_key(section) if section and start.order == "rising" else (),
            letter=section[-2] if section and section.endswith(")") else "",
        )

    def _is_code_name(self, number: str) -> bool:
        """Whether letters and a number are a name ("X-23"), for no other number bears the letters, or one other behind a hyphen."""
        code = _CODE.fullmatch(number)
        return code is not None and self._codes[code["letters"]] < (3 if "-" in number else 2)

    def _may_follow_text(self, start: Start, i: int) -> bool:
        """Whether an opening may stand directly below text: blank lines get lost, but a sentence goes on over a line break."""
        above = self._around.next(i, -1)
        if above is None:
            return True
        if (start.order or "section" in start.own) and self._chain and self._chain.goes_on(i):
            return True
        line, before = self._lines[i].plain, self._lines[above].plain
        if is_bracket_parted(before, line):
            return False
        is_sentence = _SENTENCE.search(before) is not None
        if start.plainly:
            return ends_a_reference(before) or (is_sentence and self._around.is_free_below(i))
        if start.order or start.own:
            is_sentence = is_sentence or before.endswith((")", "]"))  # a reference behind the sentence
        is_complete = is_sentence or len(before.split()) <= 10
        return is_complete and (start.above != "blank" or (start.shouted and line.endswith(":")))

    def _card(self, i: int) -> Opening | None:
        """A card's name: the line under it begins with a type."""
        below = self._around.next(i)
        if below is None or below - i > 3 or not self.is_type_line(below) or self.is_type_line(i):
            return None
        if below in self._marks.opens:  # an entry that is called like a type
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

    def part(self, i: int, rule: Opening, section: str, letter: str, begin: int) -> Opening:
        """The opening of a rule's part, whose line bears a letter alone, with the words behind it."""
        key, rest = number_key(section) if rule.key else (), self._lines[i].text[begin:]
        return replace(rule, section=section, title="", rest=rest, key=key, level=0, letter=letter)

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
            if fits(shape.old, line.plain) or fits(shape.new, line.plain):
                return True
            parts = [part.strip() for part in line.plain.split(",")]
            if all(any(fits(form.pattern, part) for form in shape.facts) for part in parts):
                return True
        return False

    def is_broken_text(self, i: int) -> bool:
        """Whether a line is running text that goes on below, or stands inside a sentence that breaks off above and goes on below."""
        above, below = (
            self._lines[at].plain if at is not None else "" for at in (self._around.next(i, -1), self._around.next(i))
        )
        right_below = self._lines[i + 1].plain if i + 1 < len(self._lines) else ""
        return not self._lines[i].heading and (is_torn(above, below) or breaks_off(self._lines[i].plain, right_below))

    def announces_errata(self, i: int) -> bool:
        """Whether the line announces errata and blocks "Name, Type, 3" follow."""
        line, below = self._lines[i], self._around.next(i)
        if below is None or len(line.plain) > 300 or not self.is_inline_card(below):
            return False
        return any(fits(shape.lead, line.plain) for _, shape in self._cards)

    def parts_the_document(self, i: int) -> bool:
        """Whether a heading stands directly above another opening of an entry that is no plain heading, or names a part."""
        if part_kind(self._lines[i].plain):
            return True
        below = self._around.next(i)
        return below is not None and any(not opening.is_plain for opening in self.at(below))


@cache
def _any_start(*, may_be_heading: bool) -> re.Pattern[str]:
    """The forms of openings as one pattern without groups: most lines open nothing.

    :param may_be_heading: whether with those of headings without a sign.
    """
    starts = [start for family in families().values() for start in family.starts if not start.marked]
    forms = [start.pattern for start in starts if may_be_heading or not (start.shouted or start.plainly)]
    return pattern("|".join(f"(?:{re.sub(r'[(][?]P<[a-z]+>', '(?:', form)})" for form in forms), case=True)


def _is_first_word(section: str, text: str) -> bool:
    """Whether a number of three digits is most likely a name's first word ("419 Operation") and cites no rule: a name stands around it."""
    return section.isdigit() and text.startswith(f"{section} ") and is_name_like(text) and not is_sentence(text)


def is_sentence(text: str) -> bool:
    """Whether a heading is no title but says something itself."""
    return len(text.split()) > 8 and text.rstrip("\"')*")[-1:] in ".!:;"


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
