"""Which lines of a thread or a column of letters begin a message: a name and a date, or "Tom writes:"; all of them in one form."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from judge.importing.model import CELLS
from judge.importing.parting.dates import PAGES, no_days
from judge.importing.parting.framing import furniture_reason, is_row_of_links
from judge.importing.parting.layout import DATE, HAS_DATE, CleanLine, frame, plain

_LEAST = 3  # heads of one form; two lines may look like posts, unless they are headings
_LONGEST, _LONGEST_NAME, _NAME_WORDS = 120, 40, 5
_ABOVE = 4  # lines above a date in which its author stands
_SUBJECT = re.compile(r"\b(?:post |message )?(?:subject|title): ?(?P<subject>.{1,80})$", re.IGNORECASE)
_MESSAGE = 60  # characters; what a row holds besides its head
_DAY = r"(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?"
_TIME = r"\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?(?: ?(?:utc|gmt|[ce]e?s?t))?"
# No part of a longer number is a date: 8.1.10.2 counts a rule.
_WHEN = re.compile(
    rf"(?:\b{_DAY},? )?\b(?<!\d\.)(?P<date>{DATE})\b(?!\.\d)(?:[ ,T—-]*(?:at )?(?P<time>{_TIME}))?", re.IGNORECASE
)
_SAYS = re.compile(
    r"\b(?:posted|post|by|wrote|writes|said|asked|asks|answered|answers|replied|reply|on|at|author|date|sent|comment(?:ed)?)\b",
    re.IGNORECASE,
)
_VOTES = re.compile(r"\b-?\d+ (?:points?|votes?|upvotes?|likes?|karma)\b", re.IGNORECASE)
_ON = ("on", "at", "date")  # words that say when, and not who
_SIGNS = re.compile(r"[#\s,.:;()\[\]|·•»«>—*_-]+")
_NUMBER = re.compile(
    r"(?:(?:post|message|reply|comment) )?#?(?P<number>\d{1,5})[.):]? (?=\S)|.*#(?P<behind>\d{1,5})$", re.IGNORECASE
)
_POSITION = re.compile(r"\s+(\d{1,5})")  # of a post in its thread, behind the hour
_CALLED = re.compile(r"(?<=\w) \([^()]{1,60}\)\s*$")  # what the author of a post calls himself besides his name
_NO_HEAD = re.compile(
    r"(?:last )?(?:edited|updated?|revised|revision|modified|joined|registered|member since|published|effective|version|valid|as of|v\d)\b"
    r"|.*\b(?:edited|errata|faq|rules|rulings|version)\b",
    re.IGNORECASE,
)
_PROFILE = re.compile(
    r"(?:joined|posts|location|reputation|rank|member|registered|from|likes|level|messages|moderator|admin(?:istrator)?|"
    r"new member|senior member|guest)\b.{0,40}",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"(?P<who>(?:[^\W\d_]|[\"'(]).{0,60}?)"
    r" (?:writes|asks|wrote|asked|wonders|wants to know|writes in|emails|mails)(?: (?:us|in|to ask))?:?",
    re.IGNORECASE,
)


@dataclass
class Head:
    """The begin of a message: positions of its lines, and what they say."""

    lines: list[int]
    author: str
    date: str = ""
    number: str | None = None
    title: str = ""
    text: str = ""  # of the message, where it stands in the same row
    says: tuple[str, ...] = ()
    form: tuple[object, ...] = field(default=())


def post_heads(lines: Sequence[CleanLine]) -> list[Head]:
    """The lines that give a post's author and day: all of one form, and marked as such by a heading, bold type, a number, the hour or a
    word such as "posted"."""
    forms: dict[tuple[object, ...], list[Head]] = defaultdict(list)
    contents = [i for i, line in enumerate(lines) if line.plain]
    others = no_days(lines, contents)
    for n in range(len(contents)):
        head = _head(lines, contents, n) if contents[n] not in others else None
        if head is not None:
            forms[head.form].append(head)
    found = max((heads for heads in forms.values() if not _are_stamps(heads)), key=len, default=[])
    is_marked = len(found) > 1 and lines[found[0].lines[-1]].heading > 0
    return found if is_marked or len(found) >= _LEAST else []


def _are_stamps(heads: Sequence[Head]) -> bool:
    """Whether what looks like the heads of posts are lines that each page bears: one name and one day, whatever the page's number."""
    names = Counter((re.sub(r"\d+", "0", head.author), head.date) for head in heads)
    is_told = any(word not in _ON for head in heads for word in head.says)
    return len(heads) >= PAGES and len(names) == 1 and not is_told


def letter_heads(lines: Sequence[CleanLine]) -> list[Head]:
    """Lines such as "Tom from Leeds asks:", each above a question and its answer; none of them stands above a quotation."""
    found = []
    contents = [i for i, line in enumerate(lines) if line.plain]
    for n, i in enumerate(contents[:-1]):
        match = _ASKS.fullmatch(lines[i].plain) if len(lines[i].plain) <= _LONGEST else None
        below = lines[contents[n + 1]]
        if match and (lines[i].plain.endswith(":") or lines[i].heading or lines[i].strong):
            if below.plain.startswith(">") or below.mark == "quote":
                return []
            found.append(Head([i], match["who"].strip()))
    return found if len(found) >= _LEAST else []


def is_profile(line: CleanLine) -> bool:
    """Whether a line tells of a post's author or belongs to the page, and not to the post."""
    reason = furniture_reason(line)
    is_page = reason is not None and reason[0] in ("forum page", "navigation of the page", "web address", "blog page")
    return is_page and not re.search(r"(?:wrote|said):?$", line.plain)


def told_in(line: CleanLine) -> str:
    """What a line of a message says: in a row of a table, without the cell of links."""
    if line.mark != "cell":
        return line.text
    return " ".join(cell for cell in line.text.split(CELLS) if not is_row_of_links(plain(cell)))


def _head(lines: Sequence[CleanLine], contents: Sequence[int], n: int) -> Head | None:
    line = lines[contents[n]]
    text = ""
    if line.mark == "cell":
        line, text = _row(line)
    if len(line.plain) > _LONGEST or not line.plain or line.mark in ("code", "head") or line.plain[0] == ">":
        return None
    if line.mark == "quote" and not line.strong:  # in some threads an answer stands inside what it answers
        return None
    when = _WHEN.search(line.plain) if HAS_DATE.search(line.plain) else None
    if not when:
        return None
    before, behind = _CALLED.sub("", line.plain[: when.start()]), line.plain[when.end() :]
    if _NO_HEAD.match(f"{before} {line.plain[when.start() :]}"):
        return None
    subject = match["subject"].strip() if (match := _SUBJECT.search(behind)) else ""
    behind = _SUBJECT.sub("", behind)
    if when["time"] and (position := _POSITION.fullmatch(behind)):
        behind = f" #{position[1]}"
    links = _links().search(f"{before} {behind}") is not None
    before, behind = _links().sub(" ", before), _links().sub(" ", behind)
    number = _NUMBER.match(line.plain) or (_NUMBER.match(behind.lstrip()) if behind.startswith(" #") else None)
    counted = (number["number"] or number["behind"]) if number else None
    if counted:
        before, behind = re.sub(rf"#?\b{counted}\b[.):]?", "", before, count=1), re.sub(rf"#?\b{counted}$", "", behind)
    says = tuple(sorted(word.lower() for word in _SAYS.findall(before)))
    name, rest = (_SIGNS.sub(" ", _SAYS.sub(" ", _VOTES.sub(" ", part))).strip() for part in (before, behind))
    if name and rest:
        return None
    author = name or rest
    if len(author) > _LONGEST_NAME or len(author.split()) > _NAME_WORDS or not re.fullmatch(r"|[^\W\d_].*", author):
        return None
    if not (line.heading or line.strong or counted or when["time"] or says or links):
        return None
    own = [contents[n]]
    if not author:
        above = _author_above(lines, contents, n)
        if above is None:
            return None
        own, author = [*above, *own], lines[above[0]].text
        title = f"{author}, {when['date']}"
    elif links or text or subject or line.mark == "cell":
        title = f"{author}, {when['date']}"
    else:
        begin, end = line.plain.find(author.split()[0]), when.end("date")
        whole = line.text[begin:end]
        title = (
            whole
            if name and "(" not in whole and "[" not in whole
            else f"{author}, {when['date']}"
            if name
            else f"{line.text[begin:].strip(' :')}, {when['date']}"
        )
    form = (line.heading, bool(line.strong), bool(counted), says, bool(name), bool(rest), line.mark == "cell")
    title = f"{subject} ({title})" if subject else title.strip("*_ ")
    return Head(own, author, when["date"], counted, title, text, says, form)


def _row(line: CleanLine) -> tuple[CleanLine, str]:
    """A row of a table as a head, and the message that stands in the same row: its longest cell, if that is long."""
    cells = line.text.split(CELLS)
    longest = max(cells, key=len)
    is_apart = len(longest) > _MESSAGE or (len(cells) > 2 and not _WHEN.search(longest) and longest != cells[0])
    text = longest if is_apart else ""
    kept = " ".join(cell for cell in cells if not text or cell is not longest)
    return CleanLine(line.number, kept, plain(kept), 0, "", "cell"), text


@cache
def _links() -> re.Pattern[str]:
    """Words by which a post links to its author and to what can be done with it."""
    return re.compile(rf"[\[(|]*[ ]*\b(?:{frame().links})\b[ ]*[\])|]*", re.IGNORECASE)


def _author_above(lines: Sequence[CleanLine], contents: Sequence[int], n: int) -> list[int] | None:
    """The author's line above that of the day, and what stands between; None where there is none.

    Between them may stand what he is: the author is then in bold type, or the first of a block of lines.
    """
    found = None
    for back in range(1, min(n, _ABOVE + 2 * (found is not None)) + 1):
        i = contents[n - back]
        line = lines[i]
        if _PROFILE.fullmatch(line.plain):
            continue
        is_name = (
            len(line.plain) <= _LONGEST_NAME
            and len(line.plain.split()) <= _NAME_WORDS - 1
            and line.plain[-1] not in ".:;?!"
            and any(map(str.isalpha, line.plain))
        )
        if not is_name or line.mark != "" or is_profile(line):
            return found if found else None
        found = list(contents[n - back : n])
        if line.strong or i == 0 or not lines[i - 1].plain or is_profile(lines[i - 1]):
            return found
    return found
