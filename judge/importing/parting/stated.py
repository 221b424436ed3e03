"""What a document states of itself beyond the lines that are nothing else: a title that a heading or its first lines give, its date in a
sentence, a game of the user's own that it names."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Mapping, Sequence

import msgspec

from judge.importing.model import Facts
from judge.importing.parting.dates import date_of_title, stated_date
from judge.importing.parting.framing import Head, furniture_reason, in_title_case, is_about_the_document, part_kind
from judge.importing.parting.layout import DATE, CleanLine
from judge.importing.parting.marks import counts_on
from judge.importing.parting.naming import DOCUMENT, title_below_site
from judge.importing.parting.openings import is_name_like
from judge.importing.parting.parts import Segment

_TOP = 12  # lines with text among which a document says what it is
_FIRST_PAGE = 40  # lines with text
_TITLE = 160  # characters
_BEHIND = rf"[\s,;(–—-]+(?:v(?:ersion|er)?\.? ?\d[\d.]*[\s,;(–—-]*)?{DATE}\)?$"
# Words that the titles of documents on any game have, and what then names one.
_SAYS_NOTHING = re.compile(
    r"\b(?:notes|errata|faqs?|frequently|asked|questions?|answers|q&a|and|the|of|for|official|rules?|reference|glossary|cards?|rulings?"
    r"|comprehensive|living|complete|general|guide|clarifications?|document|v(?:ersion)?\.? ?\d[\d.]*|\d[\d.]*)\b",
    re.IGNORECASE,
)
# Words of such titles that are hardly ever of a game's name, one by one.
_NAMES_NOTHING = re.compile(
    r"(?:notes|errata|faqs?|frequently|asked|questions?|answers|q&a|and|the|of|for|to|on|in|about|official|unofficial|rules?|rule ?books?"
    r"|reference|glossary|cards?|rulings?|comprehensive|living|complete|general|guide|handbook|manual|compendium|codex|clarifications?|documents?|game"
    r"|tcg|ccg|lcg|thread|forum|list|digest|archive|index|version|edition|revised|updated|how|play|tournament|floor|full|text|v?\d[\d.]*|[^\w]+)[:,.]?",
    re.IGNORECASE,
)
_NAMING = re.compile(r"\w")
_MATTER = re.compile(r"title: *(?P<quote>[\"']?)(?P<title>.+?)(?P=quote)", re.IGNORECASE)
# The heads of a table's columns, of which at least one names what stands in each row.
_HEADS = re.compile(
    r"(?:(?:card|no|number|name|set|type|text|date|questions?|answers?|rulings?|q|a)\b[\s.|#&/:-]*)*"
    r"(?:no\.|number|name|type|text|\|)"
    r"(?:[\s.|#&/:-]*\b(?:card|no|number|name|set|type|text|date|questions?|answers?|rulings?|q|a)\b)*[\s.|]*",
    re.IGNORECASE,
)
# What a document is, without the name of its game.
# Behind a title: who made it.
_CREDIT = re.compile(
    r"(?<=\w),? (?:courtesy of|(?:compiled|written|edited|published|provided|maintained|issued) by) [^.]{2,80}\.?$",
    re.IGNORECASE,
)
_WHAT_IT_IS = re.compile(
    r"(?:the )?(?:(?:official|comprehensive|living|complete|tournament|card|full|game|basic|advanced|keyword|general|floor|play) )*"
    r"(?:rules?(?: (?:reference|text|summary|glossary|guide))?|rule ?book|rulings?|glossary|faqs?|errata|frequently asked questions"
    r"|q ?& ?a|clarifications?|reference(?: guide)?|codex)(?:,? (?:v(?:ersion)? ?)?\d[\d.]*)?",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"(?:chapter|part|section|kapitel|chapitre)? ?(?:\d{1,3}|[ivx]{1,5})(?:\.\d+)*(?:[.):]|$| -) ?|chapter\b",
    re.IGNORECASE,
)
_FRONT = re.compile(
    r"\(?(?:(?:v(?:ersion|er)?|rev(?:ision|ised)?)\.? ?\d|edition\b|\w+ edition$|(?:(?:written|compiled|edited|designed|published"
    r"|created|maintained) )?by\b|authors?:|\(c\) |copyright|©|last |updated?\b|revised\b|for \d|\d+(?:-\d+)? players|ages? \d"
    r"|.{1,60}\b(?:inc\.|ltd\.?|llc|gmbh|s\.a\.)$)",
    re.IGNORECASE,
)
_DATED = re.compile(DATE, re.IGNORECASE)
_KIND_WORDS = 5
_LINES, _CENTRED = 4, 8  # lines of a title; blanks before a line in the middle
_FEW = 2  # entries
_COVER, _CREDITS = 3, 3  # entries at most that a cover looks like; lines that say who made what
_MADE = re.compile(r"\(?[^\W\d].{2,80}?[^.!?:] (?:by|von|par|por|di) [A-Z]|[Cc]opyright\b|©")
_LONGEST_TITLE = 120  # characters
_INTRODUCTION = 1500  # characters


def completed(
    facts: Facts, lines: Sequence[CleanLine], aside: Mapping[int, str], inside: Collection[int], starts: Collection[int],
    *, is_named: bool = False,
) -> Facts:  # fmt: skip
    """The facts of a document with what its headings and sentences tell besides.

    :param aside: the reason for each line that was set aside, by its position.
    :param inside: positions of the lines of entries.
    :param starts: positions of the lines that open entries.
    :param is_named: whether the document's markup has given it its title.
    """
    top = [i for i, line in enumerate(lines) if line.plain and line.hint != "navigation"]
    title = facts.title if is_named else _title(facts, lines, top, aside, inside, starts)
    published = _date(facts, lines, aside)
    if not published and DOCUMENT.search(title):  # of any other text it is the day of a post
        printed = next((lines[i].text for i in top[:_TOP] if _bare(lines[i].text) == title), title)
        published = date_of_title(printed, lines)
    return msgspec.structs.replace(
        facts, title=title, full_title=max(facts.full_title, title, key=len), published=published
    )


def named_in(title: str) -> str:
    """What a title names besides what the document is: its game, as a rule; "" where it names nothing."""
    bare = re.sub(rf"\([^)]*\)|\[[^\]]*\]|{DATE}", " ", title, flags=re.IGNORECASE)
    first, _, rest = bare.partition(":")
    rest_says = _NAMING.search(_SAYS_NOTHING.sub("", rest))
    bare = first if rest and not rest_says else bare
    words = bare.split()
    said = [_NAMES_NOTHING.fullmatch(word) is None for word in words]
    if True not in said:
        return ""
    begin, end = said.index(True), len(said) - said[::-1].index(True)
    if begin and words[begin - 1].lower() == "the":
        begin -= 1
    return " ".join(words[begin:end]).strip(" :,;-–—|·'\"’")


def naming_title(title: str, name: str) -> str:
    """What a document's id is made from: its title, unless that says only what many documents are; else the name of its file."""
    return title if _NAMING.search(_SAYS_NOTHING.sub("", title)) or not name else name


def _date(facts: Facts, lines: Sequence[CleanLine], aside: Mapping[int, str]) -> str:
    # A line that says whose date it is may stand above the title, or below what opens the first entry.
    stated = stated_date([line for i, line in enumerate(lines) if aside.get(i) not in _PAGE or aside[i] == _PAGE_DATE])
    # A line that is nothing but a date may give less of it than a sentence, and the other way round.
    return max(facts.published, stated, key=len) if facts.published[:4] == stated[:4] else facts.published or stated


def _title(
    facts: Facts,
    lines: Sequence[CleanLine],
    top: Sequence[int],
    aside: Mapping[int, str],
    inside: Collection[int],
    starts: Collection[int],
) -> str:
    """The title: of the front matter, of the only heading of the highest level, of a line that says what the document is, else of its
    first line."""
    for i in top[:_TOP]:
        if match := _MATTER.fullmatch(lines[i].text.strip()):
            return _bare(match["title"])
    highest = [i for i in top if lines[i].heading == 1 and not _is_of_contents(lines[i].plain)]
    headings = [i for i in top if lines[i].heading]
    is_alone = len(highest) == 1 and not counts_on(lines, highest[0], headings)
    if is_alone and highest[0] in top[: 5 * _TOP] and sum(start < highest[0] for start in starts) <= 1:
        heading = _bare(lines[highest[0]].text)
        return title_below_site(lines, heading, lines[0].text if lines[0].mark == "title" else "") or heading
    printed = list(itertools.takewhile(lambda i: lines[i].heading, top[:_TOP]))
    if len(printed) > 1 and (named := next((i for i in printed if DOCUMENT.search(lines[i].plain)), None)) is not None:
        return _bare(lines[named].text)  # below who published it
    if whole := _on_several_lines(lines, aside):
        return _bare(" ".join(lines[i].text for i in whole))
    stated = [i for i in top[:_TOP] if aside.get(i) == "title" and not _is_of_contents(lines[i].plain)]
    title = "" if _is_of_contents(facts.title) else facts.title
    if stated:
        title = title or _bare(lines[stated[-1]].text)
        kind = lines[stated[-1] + 1] if stated[-1] + 1 < len(lines) else None
        if kind is not None and kind.plain and _is_kind(kind) and not DOCUMENT.search(title):
            return f"{title} {_bare(kind.text)}"
        return _with_line_above(title, stated[-1], lines, aside, inside)
    first = next(
        (i for i in top if aside.get(i) not in (*_PAGE, "about the document") and not _HEADS.fullmatch(lines[i].plain)),
        None,
    )
    if title or first is None or first not in top[:_TOP]:
        return title
    below = next((i for i in top if i > first), None)
    if part_kind(lines[first].plain) is not None:
        # Above an introduction it names the whole.
        is_whole = below is not None and is_about_the_document(lines[below].plain, is_first=True)
        return _bare(lines[first].text) if is_whole and _WHAT_IT_IS.fullmatch(lines[first].plain) else ""
    is_of_list = aside.get(first) == "table of contents" or lines[first].mark in ("item", "cell", "head", "code")
    if is_of_list or is_about_the_document(lines[first].plain, is_first=True) or _COUNTED.match(lines[first].plain):
        return ""
    is_kind = below is not None and (
        bool(_WHAT_IT_IS.fullmatch(lines[below].plain)) or (below == first + 1 and _is_kind(lines[below]))
    )
    what = lines[below].text if below is not None and is_kind else ""
    is_name = is_name_like(lines[first].plain) and any(map(str.isalpha, lines[first].plain))
    if is_name and (what or first not in inside) and not _is_of_contents(lines[first].plain):
        return f"{_bare(lines[first].text)} {_bare(what)}".strip()
    is_title = bool(_WHAT_IT_IS.fullmatch(lines[first].plain)) or _titles(lines, first)
    return _bare(_CREDIT.sub("", lines[first].text)) if is_title else ""


def _on_several_lines(lines: Sequence[CleanLine], aside: Mapping[int, str]) -> list[int]:
    """The first lines where a title stands on several of them, each in bold type or in the middle, the last of them with what the
    document is: "Lantern Bay" / "Comprehensive" / "Rules"."""
    found: list[int] = []
    for i, line in enumerate(lines):
        if not line.plain or line.hint == "navigation" or aside.get(i) in (*_PAGE, "running head"):
            continue
        is_set = line.strong >= len(line.text) or is_centred(lines, i)
        name = line.plain[0].upper() + line.plain[1:] if found else line.plain  # "The Keepers" / "of the Bay"
        if line.heading or not is_set or not is_name_like(name) or len(line.plain.split()) > _KIND_WORDS:
            return []
        found.append(i)
        if DOCUMENT.search(line.plain):
            return found if len(found) > 1 else []
        if len(found) == _LINES:
            return []
    return []


def is_centred(lines: Sequence[CleanLine], i: int) -> bool:
    """Whether blanks put a line into the middle, where most of the lines below begin at the margin."""
    below = [line.indent for line in lines[i + 1 : i + 1 + _FIRST_PAGE] if line.plain]
    return lines[i].indent >= _CENTRED and 2 * sum(indent < _CENTRED for indent in below) > len(below)


def _titles(lines: Sequence[CleanLine], first: int) -> bool:
    """Whether a first line that stands alone, or above a date or a version, says that it is a document's title."""
    line, below = lines[first], lines[first + 1] if first + 1 < len(lines) else None
    is_alone = below is None or not below.plain or is_front(below)
    title = _CREDIT.sub("", line.plain)
    return (
        is_alone
        and len(title) <= _LONGEST_TITLE
        and title[-1:] not in ".;,?"
        and (bool(DOCUMENT.search(title)) or (is_centred(lines, first) and is_name_like(line.plain)))
    )


def _is_kind(line: CleanLine) -> bool:
    """Whether a line below a title says what the document is: "Rules of Play"."""
    return len(line.plain.split()) <= _KIND_WORDS and line.plain[-1].isalnum() and bool(DOCUMENT.search(line.plain))


def is_front(line: CleanLine) -> bool:
    """Whether a line belongs to a title page: a date, a version, who wrote and who published it."""
    text = line.plain
    is_short = len(text) <= _LONGEST_TITLE
    if _is_kind(line):
        return True
    return is_short and bool(_FRONT.match(text) or stated_date([line]) or Head.is_date(line) or furniture_reason(line))


def set_front_aside(segments: list[Segment], lines: Sequence[CleanLine], furniture: dict[int, str]) -> None:
    """Set aside what stands above the first entry, where it looked like entries: the title, and a title page with its introduction."""
    first = next((i for i, line in enumerate(lines) if line.plain and furniture.get(i) not in _PAGE), None)
    for segment in _cover(segments, lines, furniture):
        start, *below = segment.lines
        furniture[start] = "title" if _DATED.search(lines[start].plain[:_LONGEST_TITLE]) else "about the document"
        furniture.update(dict.fromkeys(below, "about the document"))
        segments.remove(segment)
    whole = _on_several_lines(lines, furniture)
    while whole and len(segments) > _FEW and set(segments[0].lines) <= set(whole):
        furniture.update(dict.fromkeys(segments.pop(0).lines, "title"))
    while len(segments) > _FEW:
        opening, (start, *below) = segments[0].opening, segments[0].lines
        if opening.key or opening.is_card or not (opening.is_plain or opening.is_shouted) or segments[0].lead:
            return
        is_title = start == first
        is_front_matter = all(is_front(lines[i]) for i in below) and (is_title or is_front(lines[start]))
        # A title that the entries have no like of may stand above an introduction.
        is_introduced = is_title and below and sum(len(lines[i].plain) for i in below) <= _INTRODUCTION
        is_introduced = is_introduced and _titles(lines, start) and not DOCUMENT.search(segments[1].opening.title)
        # Below a date or a version nothing else begins: what stands there speaks of the document.
        is_dated = bool(_FRONT.match(lines[start].plain) and _DATED.search(lines[start].plain[:_LONGEST_TITLE]))
        is_dated = is_dated and sum(len(lines[i].plain) for i in below) <= _INTRODUCTION
        if not is_front_matter and not is_introduced and not is_dated:
            return
        furniture[start] = "title" if is_title else "about the document"
        furniture.update(dict.fromkeys(below, "introduction" if not is_front_matter else "about the document"))
        del segments[0]


def _cover(segments: Sequence[Segment], lines: Sequence[CleanLine], furniture: Mapping[int, str]) -> list[Segment]:
    """What looked like entries down to the one of the first that holds who made what, and whose it is."""
    if len(segments) <= _COVER + _FEW:
        return []
    for n in range(_COVER - 1, -1, -1):
        opening, own = segments[n].opening, segments[n].lines
        credits = sum(bool(_MADE.match(lines[i].plain[:_LONGEST_TITLE])) for i in own)
        is_owned = any(furniture.get(i) == "copyright notice" for i in range(own[0], own[-1]))
        is_named = opening.is_card or opening.key
        if not is_named and credits >= _CREDITS and 2 * (credits + is_owned) >= len(own) - 1:
            return list(segments[: n + 1])
    return []


_PAGE_DATE = "date of the page"
_PAGE = (
    "printer's mark",
    "navigation of the page",
    "blog page",
    "forum page",
    "page number",
    _PAGE_DATE,
    "log-in box",
    "web address",
    "download box",
    "copyright notice",
    "comments below the page",
)


def _with_line_above(
    title: str, at: int, lines: Sequence[CleanLine], aside: Mapping[int, str], inside: Collection[int]
) -> str:
    """A title that goes on from the line above, or of which that line gives the name: "A Card" / "Game Rules", "Its Game" / "Rulings"."""
    above = at - 1
    is_free = above >= 0 and bool(lines[above].plain) and above not in inside and above not in aside
    if is_free and is_name_like(lines[above].plain) and not _is_like(lines[above].text, title):
        return _bare(f"{lines[above].text} {title}")
    return title


def _bare(text: str) -> str:
    """A title without the version and the date behind it."""
    text = " ".join(text.split()).strip(" :")
    return in_title_case(re.sub(_BEHIND, "", text, flags=re.IGNORECASE) or text)[:_TITLE]


def _is_of_contents(text: str) -> bool:
    return re.match(r"(?:table of )?contents\b", text, re.IGNORECASE) is not None


def _is_like(one: str, other: str) -> bool:
    words, others = (set(re.findall(r"\w+", text.lower())) for text in (one, other))
    return bool(words & others) and len(words & others) * 2 >= min(len(words), len(others))


def says_what_it_is(line: CleanLine) -> bool:
    """Whether a line says what a document is and no more: "Tournament Rules"."""
    return bool(_WHAT_IT_IS.fullmatch(line.plain))


def title_lines(lines: Sequence[CleanLine], left: Collection[int], title: str) -> list[int]:
    """The lines near the top, of those ``left`` that nothing was recognised in, that a document's title was made from."""
    top = [i for i, line in enumerate(lines) if line.plain][:_TOP]
    whole = title.lower()
    return [
        i for i in top if i in left and whole and (_bare(lines[i].text).lower() in whole or lines[i].mark == "title")
    ]


def title_page(lines: Sequence[CleanLine], left: Collection[int], first: int) -> list[int]:
    """The lines above the first entry, of those ``left``, that make a title page: short ones that say nothing."""
    top = [i for i, line in enumerate(lines[:first]) if line.plain][: 2 * _TOP]
    return [
        i
        for i in top
        if i in left
        and len(lines[i].plain.split()) <= 2 * _KIND_WORDS
        and lines[i].plain[-1] not in "?!:;,"
        and (is_front(lines[i]) or not re.search(r"[a-z]{3}\.$", lines[i].plain))
    ]
