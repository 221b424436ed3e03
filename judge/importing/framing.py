"""What frames a document: its title, dates and authors, its part headings, and the furniture of the page it was found on."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

from judge.importing.layout import DATE, CleanLine, frame, pattern
from judge.importing.model import Facts
from judge.rulings.dates import plain_digits
from judge.rulings.model import Kind

_LONGEST = 240  # characters; page furniture is short
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_TITLES = 3  # lines: the title of the page, of the document, and its long form


def furniture_reason(line: CleanLine) -> tuple[str, bool] | None:
    """Why a line is page furniture, and whether what follows it belongs to the page too; None if it is none."""
    if line.hint == "navigation":
        return "navigation of the page", False
    is_long = len(line.plain) > _LONGEST
    if not any(form.fullmatch(line.plain) for form in _any_furniture(is_long=is_long)):
        return None
    for form in frame().furniture:
        if (form.long or not is_long) and pattern(form.pattern, case=form.case).fullmatch(line.plain):
            return form.reason, form.tail
    return None


@cache
def _any_furniture(*, is_long: bool) -> tuple[re.Pattern[str], ...]:
    """All forms of furniture in as few patterns as there are ways of treating case: most lines are none."""
    forms = [form for form in frame().furniture if form.long or not is_long]
    kinds = [(case, [form.pattern for form in forms if form.case == case]) for case in (False, True)]
    return tuple(pattern("|".join(f"(?:{text})" for text in texts), case=case) for case, texts in kinds if texts)


def running_heads(lines: Sequence[CleanLine]) -> set[int]:
    """Positions of lines that stand on page after page: the same words beside a page break or a page number.

    Words that repeat without a page beside them are rulings or keywords that repeat, and stay.
    """
    beside: dict[str, list[int]] = {}
    number = re.compile(r"(?:- ?)?(?:page )?\d{1,4}(?: of \d+)?(?: ?-)?", re.IGNORECASE)
    contents = [i for i, line in enumerate(lines) if line.plain]
    for n, i in enumerate(contents):
        line = lines[i]
        if len(line.plain) > 80 or line.plain[-1] in ".!?;,":
            continue
        around = [lines[contents[m]] for m in (n - 1, n + 1) if 0 <= m < len(contents)]
        # A page ends where the next line begins one.
        at_edge = line.hint == "page" or (n + 1 < len(contents) and lines[contents[n + 1]].hint == "page")
        if at_edge or any(number.fullmatch(other.plain) for other in around):
            beside.setdefault(re.sub(r"\d+", "0", line.plain.lower()), []).append(i)
    return {i for positions in beside.values() if len(positions) >= 3 for i in positions}


def part_kind(text: str) -> Kind | None:
    """The kind of the entries under a heading that parts a document; None if the heading is no such one."""
    bare = text.strip(" :")
    for form in frame().parts:
        if len(bare) <= 80 and pattern(form.pattern).fullmatch(bare):
            return form.kind
    return None


def announces(text: str) -> bool:
    """Whether a paragraph only introduces what follows it."""
    return bool(pattern(frame().announcing).search(text))


class Head:
    """The facts of a document, taken from the lines above its first entry."""

    def __init__(self) -> None:
        self.titles: list[str] = []
        self._dates: list[tuple[str, bool]] = []
        self._names = ""

    def take(self, line: CleanLine, above: CleanLine | None = None) -> str | None:
        """The reason if the line states a fact of the document, else None.

        :param above: the line above that states none: the first half of a title on two lines.
        """
        if len(line.plain) > _LONGEST:
            return None
        if self.is_date(line):
            self._dates.append((line.plain, bool(self.titles)))
            return "date" if self.titles else "date of the page"
        if len(self.titles) < _TITLES:
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
                if match := pattern(form).fullmatch(line.plain):
                    self._names = line.text[match.start("names") : match.end("names")].rstrip(" .")
                    return "authors"
        return None

    @staticmethod
    def is_date(line: CleanLine) -> bool:
        """Whether a line holds a date and nothing else."""
        return len(line.plain) <= 80 and any(pattern(form).fullmatch(line.plain) for form in frame().dates)

    def is_title(self, line: CleanLine) -> bool:
        """Whether a line repeats the title: a running head."""
        return line.text.strip(" :") in self.titles

    def facts(self, lines: Sequence[CleanLine]) -> Facts:
        """What the head said; the game is guessed from all lines."""
        # An initial set as a picture comes loose from its word: "W arhammer".
        titles = [re.sub(r"\b([B-HJ-Z]) (?=[a-z]{3})", r"\1", title) for title in self.titles]
        titles = [title if any(ch.islower() for ch in title) else _title_case(title) for title in titles]
        published = next((text for text, is_own in self._dates if is_own), "")
        posted = next((text for text, is_own in self._dates if not is_own), "")
        return Facts(
            # The last is the document's own, the first often the page's.
            title=re.sub("frequently asked questions", "FAQ", titles[-1], flags=re.IGNORECASE) if titles else "",
            full_title=max(titles, key=len, default=""),
            published=normal_date(published),
            posted=normal_date(posted),
            compiled_by=self._names,
            game=guess_game(lines),
        )


def _title_case(title: str) -> str:
    return " ".join(word if len(word) <= 3 else word.capitalize() for word in title.split())


def normal_date(text: str) -> str:
    """The first date in ``text`` as the corpus writes dates (2006-08-29, 2006-08, Winter 2023); "" if there is none.

    All-number dates mean different days on different continents: only their year is certain.
    """
    match = re.search(DATE, plain_digits(text), re.IGNORECASE)
    if not match:
        return ""
    found = match[0]
    if season := re.fullmatch(r"(\w+) (\d{4})", found):
        name = {"fall": "Autumn"}.get(season[1].lower(), season[1].capitalize())
        if name in ("Spring", "Summer", "Autumn", "Winter"):
            return f"{name} {season[2]}"
    if re.fullmatch(r"\d{4}-\d{2}(-\d{2})?", found):
        return _valid(found)
    year = re.search(r"\d{4}", found)
    month = re.search(r"(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*", found, re.IGNORECASE)
    if not year or not month:
        return year[0] if year else ""
    number = _MONTHS.index(month[1].lower()) + 1
    day = re.search(r"(?<!\d)(\d{1,2})(?!\d)", found)
    return _valid(f"{year[0]}-{number:02}" + (f"-{int(day[1]):02}" if day else ""))


def _valid(text: str) -> str:
    """``text`` if the day exists; else what is certain of it, the year."""
    try:
        dt.date.fromisoformat(text if len(text) == 10 else f"{text}-01")
    except ValueError:
        return text[:4] if text[:4] != "0000" else ""
    return text


def guess_game(lines: Sequence[CleanLine]) -> str:
    """The game that the top of the document names, else the one whose words stand in the most lines; "" if none do.

    A name comes first: a variant of a game speaks like the game.
    """
    contents = [line.plain for line in lines if line.plain]
    games = frame().games
    for text in contents[:12]:
        named = [game for game, form in games.items() if pattern(form.name).search(text)]
        if len(named) == 1:
            return named[0]
    counts = Counter(game for text in contents[:3000] for game in games if pattern(games[game].words).search(text))
    return counts.most_common(1)[0][0] if counts else ""
