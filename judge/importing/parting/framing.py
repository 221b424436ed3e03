"""What frames a document: its title, dates and authors, its part headings, and the furniture of the page it was found on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from statistics import median

from judge.importing.model import Facts
from judge.importing.parting.dates import normal_date, stamps
from judge.importing.parting.layout import DATE, HAS_DATE, CleanLine, fits, frame, pattern
from judge.importing.parting.naming import DOCUMENT
from judge.importing.parting.sentences import sentences
from judge.rulings.model import Kind

_LONGEST_ROW = 160  # characters of a row of links
_LONGEST = 240  # characters; page furniture is short
_SMALL = ("A", "AN", "AND", "FOR", "IN", "OF", "ON", "THE", "TO")
_PAGES, _HEADS = 4, 4  # pages that a line stands on at least, and such lines at most
_PAGE, _LONGEST_PAGE = 18, 150  # lines
_TOP = 10  # lines with text, in which the title stands
_EVEN = 0.75  # of the gaps between
_COUNT = re.compile(r"(?<![\d.])\d{1,4}$|^\d{1,4}(?![\d.)])")  # a number at a line's begin or end
_LETTER = re.compile(r"\W*[a-z]\W*")  # that counts what stands below it
_TITLES = 3  # lines: the title of the page, of the document, and its long form


def furniture_reason(line: CleanLine) -> tuple[str, bool] | None:
    """Why a line is page furniture, and whether what follows it belongs to the page too; None if it is none."""
    if line.hint == "navigation":
        return "navigation of the page", False
    if line.hint == "running":
        return "running head", False
    is_long = len(line.plain) > _LONGEST
    if is_row_of_links(line.plain):
        return "forum page", False
    if not _may_be_furniture(line.plain, is_long=is_long):
        return None
    for form in frame().furniture:
        if (form.long or not is_long) and pattern(form.pattern, case=form.case).fullmatch(line.plain):
            return form.reason, form.tail
    return None


def is_row_of_links(text: str) -> bool:
    """Whether a line holds words to click on, and nothing else."""
    return len(text) <= _LONGEST_ROW and text[-1:] not in ".?!;" and _row_of_links().fullmatch(text) is not None


@cache
def _row_of_links() -> re.Pattern[str]:

    sign = r"[\[\](){}|/·•»«<>:,#*—-]"
    return re.compile(rf"(?:{sign} ?)*(?:(?:{frame().links})\b(?: ?{sign})* ?){{2,16}}", re.IGNORECASE)


def _may_be_furniture(text: str, *, is_long: bool) -> bool:
    """Whether a form of furniture matches a line, or might: most lines are none."""
    any_case, with_case, needing = _all_furniture(is_long=is_long)
    if fits(any_case, text) or pattern(with_case, case=True).fullmatch(text):
        return True
    small = text.lower()
    return bool(needing) and (not text.isascii() or any(word in small for word in needing))


@cache
def _all_furniture(*, is_long: bool) -> tuple[str, str, tuple[str, ...]]:
    """All forms of furniture as two patterns, without and with case, and the words that the rest of them need."""
    forms = [form for form in frame().furniture if form.long or not is_long]
    kinds = [[form.pattern for form in forms if form.case == case and not form.needs] for case in (False, True)]
    without, having = ("|".join(f"(?:{text})" for text in texts) for texts in kinds)
    return without, having, tuple(word for form in forms for word in form.needs)


def running_heads(lines: Sequence[CleanLine]) -> set[int]:
    """Positions of lines that stand on page after page: the same words beside a page break or a page number, or, in a plain text, again
    and again a page's length apart.

    Words that repeat otherwise without a page beside them are rulings or keywords that repeat, and stay.
    """
    beside: dict[str, list[int]] = {}
    counted: dict[str, list[int]] = {}  # lines that a number ends, wherever they stand
    everywhere: dict[str, list[int]] = {}
    number = re.compile(r"(?:- ?)?(?:page )?\d{1,4}(?: of \d+)?(?: ?-)?", re.IGNORECASE)
    contents = [i for i, line in enumerate(lines) if line.plain]
    printed = stamps(lines, contents)
    for n, i in enumerate(contents):
        line = lines[i]
        if len(line.plain) > 80 or line.plain[-1] in ".!?;," or _LETTER.fullmatch(line.plain):
            continue
        around = [contents[m] for m in (n - 1, n + 1) if 0 <= m < len(contents)]
        # A page ends where the next line begins one.
        at_edge = line.hint == "page" or (n + 1 < len(contents) and lines[contents[n + 1]].hint == "page")
        words = re.sub(r"\d+", "0", line.plain.lower())
        if at_edge or any(other in printed or number.fullmatch(lines[other].plain) for other in around):
            beside.setdefault(words, []).append(i)
        if line.plain[-1].isdigit() and not line.heading:
            counted.setdefault(words, []).append(i)
        if not (line.heading or line.mark or line.strong):
            has_count = line.plain[0].isdigit() or line.plain[-1].isdigit()
            everywhere.setdefault(_COUNT.sub("0", line.plain) if has_count else line.plain, []).append(i)
    often = {words: positions for words, positions in beside.items() if len(positions) >= 3}
    found = printed.union(*often.values())
    # The page's number, as it rises, tells those whose page ends in a line that is torn.
    for words, positions in often.items():
        alike = counted.get(words, [])
        if len(alike) <= 2 * len(positions) and _rise(lines, alike):
            found.update(alike)
    top = " ".join(lines[i].plain for i in contents[:_TOP])
    first = {lines[i].plain for i in contents[:2]}
    heads = [
        positions
        for words, positions in everywhere.items()
        # Without a number they are those of the title.
        if ("0" in words or words in first or (" " in words and words in top)) and _stand_on_pages(lines, positions)
    ]
    return found.union(*heads) if len(heads) <= _HEADS else found  # where more come again, the text does


def _stand_on_pages(lines: Sequence[CleanLine], positions: Sequence[int]) -> bool:
    """Whether lines of the same words stand about a page's length apart, their number, if they bear one, the page's."""
    if len(positions) < _PAGES:
        return False
    gaps = [below - above for above, below in pairwise(positions)]
    usual = median(gaps)
    is_even = _PAGE <= usual <= _LONGEST_PAGE and sum(0.6 * usual <= gap <= 1.4 * usual for gap in gaps) >= _EVEN * len(
        gaps
    )
    return is_even and _rise(lines, positions)


def _rise(lines: Sequence[CleanLine], positions: Sequence[int]) -> bool:
    """Whether the numbers at the begin or end of lines rise from one to the next; of lines without any they do."""
    numbers = [[int(number) for number in _COUNT.findall(lines[i].plain)] for i in positions]
    if not numbers or not numbers[0]:
        return True
    return all(above[-1] < below[-1] for above, below in pairwise(numbers) if above and below)


@lru_cache(maxsize=1000)  # asked of a heading for each line below it
def part_kind(text: str) -> Kind | None:
    """The kind of the entries under a heading that parts a document; None if the heading is no such one."""
    bare = text.strip(" :")
    if len(bare) > 80:
        return None
    return next((form.kind for form in frame().parts if fits(form.pattern, bare)), None)


def is_about_the_document(title: str, *, is_first: bool) -> bool:
    """Whether a heading stands above what a document says of itself.

    :param is_first: whether it stands above all entries.
    """
    forms = (frame().about, frame().about_at_top) if is_first else (frame().about,)
    return any(pattern(form).fullmatch(title.strip(" .:!")) for form in forms)


def announces(text: str) -> bool:
    """Whether a text only introduces what follows it: a sentence says so, and no other states a rule."""
    return bool(pattern(frame().announcing).search(text)) and speaks_of_parts(text)


def speaks_of_parts(text: str) -> bool:
    """Whether each sentence of a text says what follows it, or speaks of the document, its parts or the set that it is about."""
    forms = pattern(frame().announcing), pattern(frame().of_parts)
    return all(forms[0].search(each) or forms[1].match(each) for each in sentences(text))


class Head:
    """The facts of a document, taken from the lines above its first entry."""

    def __init__(self) -> None:
        self.titles: list[str] = []
        self._dates: list[tuple[str, bool]] = []
        self._names = ""
        self.is_named = False  # by its markup

    def take(self, line: CleanLine, above: CleanLine | None = None) -> str | None:
        """The reason if the line states a fact of the document, else None.

        :param above: the line above that states none: the first half of a title on two lines.
        """
        if len(line.plain) > _LONGEST:
            return None
        if self.is_date(line):
            self._dates.append((line.plain, bool(self.titles)))
            return "date" if self.titles else "date of the page"
        # Below the document's date "CARD ERRATA" heads a part of it.
        is_part = any(is_own for _, is_own in self._dates) and part_kind(line.plain) is not None
        is_full = len(self.titles) >= _TITLES or self.is_named or is_part
        if not is_full and not is_about_the_document(line.plain, is_first=True):
            for form in frame().titles:
                if match := pattern(form).fullmatch(line.plain):
                    title = line.text[match.start("title") : match.end("title")].strip(" :")
                    if form == frame().titles[-1]:  # what the document is, without its name
                        if above is None or self.titles:
                            continue
                        title = f"{above.text} {title}"
                    self.titles.append(title)
                    return "title"
        if self.titles and not self._names:
            for form in frame().credits:
                match = pattern(form).fullmatch(line.plain)
                if match and line.plain[match.start("names")].isupper():
                    self._names = line.text[match.start("names") : match.end("names")].rstrip(" .")
                    return "authors"
        return None

    def name(self, title: str) -> None:
        """Give the document a title that its markup states, if it states one; no other line is its title then."""
        if title:
            self.titles.append(title)
            self.is_named = True

    @staticmethod
    def is_date(line: CleanLine) -> bool:
        """Whether a line holds a date and nothing else; one that goes on with what a document is, is a title."""
        if len(line.plain) > 80 or not HAS_DATE.search(line.plain):
            return False
        if DOCUMENT.search(line.plain) and re.match(DATE, line.plain, re.IGNORECASE):
            return False
        return any(fits(form, line.plain) for form in frame().dates)

    def is_title(self, line: CleanLine) -> bool:
        """Whether a line repeats the title: a running head."""
        return line.text.strip(" :") in self.titles

    def facts(self) -> Facts:
        """What the head said."""
        # An initial set as a picture comes loose from its word: "W arhammer".
        titles = [in_title_case(re.sub(r"\b([B-HJ-Z]) (?=[a-z]{3})", r"\1", title)) for title in self.titles]
        published = next((text for text, is_own in self._dates if is_own), "")
        posted = next((text for text, is_own in self._dates if not is_own), "")
        return Facts(
            # The last is the document's own, the first often the page's.
            title=self._short(titles[-1]) if titles else "",
            full_title=max(titles, key=len, default=""),
            published=normal_date(published),
            posted=normal_date(posted),
            compiled_by=self._names,
        )

    def _short(self, title: str) -> str:
        return title if self.is_named else re.sub("frequently asked questions", "FAQ", title, flags=re.IGNORECASE)


def in_title_case(title: str) -> str:
    """A title in capitals as it is written elsewhere; short words may be the initials of something."""
    if any(ch.islower() for ch in title):
        return title
    words = [word if len(word) <= 3 else word.capitalize() for word in title.split()]
    for n in range(1, len(words)):
        if words[n] in _SMALL:
            words[n] = words[n].capitalize() if words[n - 1].endswith(":") else words[n].lower()
    return " ".join(words)
