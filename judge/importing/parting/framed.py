"""Posts of a discussion that was saved as text: what the page prints round each of them comes again and again, and parts them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from judge.importing.parting.dates import no_days
from judge.importing.parting.layout import DATE, HAS_DATE, CleanLine
from judge.importing.parting.numbers import SEVERAL
from judge.importing.parting.posts import Head

_UNITS = r"s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mo|mos|months?|y|yrs?|years?"
_AGO = (
    rf"(?:(?:\d{{1,3}}|an?|one) ?(?:{_UNITS})\.?(?: ago)?|just now|moments? ago|yesterday|today"
    r"|vor \d{1,3} (?:sekunden?|minuten?|stunden?|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)"
    r"|il y a \d{1,3} (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?)"
    r"|hace \d{1,3} (?:segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?)"
    r"|h[aá] \d{1,3} (?:segundos?|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)"
    r"|\d{1,3} (?:secondi|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa"
    r"|\d{1,3} (?:minut\w?|godzin\w?|dni|dzień|tygod\w{1,4}|miesi\w{1,5}|lat[a]?|rok) temu)"
)
_LONGEST_AGE, _LONGEST_NAME, _NAME_WORDS = 90, 40, 5
_SAYS = r"(?:(?:posted|asked|answered|replied|commented|edited|on|at) )*"
_MARKS = r"[\s·•|,:;()*—-]"
_BEHIND = " ·•|,:;()*—-"  # the same, as they stand in a line
# How old a post is, alone on its line or behind a name, or its day.
_AGE = re.compile(
    rf"{_MARKS}*(?:(?P<name>[^\W_][^·•|]{{0,40}}?)(?: ?[·•|] ?| - | — |, | ))??{_SAYS}"
    rf"(?P<age>{_AGO}|{DATE}(?:,? (?:at )?\d{{1,2}}:\d\d(?: ?[ap]\.?m\.?)?)?){_MARKS}*(?:\(?(?:edited|op|author)\)?{_MARKS}*)?",
    re.IGNORECASE,
)
_RELATIVE = re.compile(_AGO, re.IGNORECASE)
_DIGITS = re.compile(r"\d[\d.,]*[kK]?\b")
_PLURAL = re.compile(r"(?<=[a-z]{2})s\b")
_INITIAL = re.compile(r"[A-Z]\.$")  # at the end of a name
_BESIDE = 3  # lines of a name, at most
_LEAST = 3  # posts
_NUMBER = re.compile(rf"\(?{SEVERAL}[.:)]?\s")  # of a rule
_RULES = 5  # such numbers before a post's own: a book of rules in which days are told
_OFTEN = 0.6  # of the posts have a line that the page prints round each
_MOSTLY = 0.7
_LONGEST_FRAME = 30  # characters
_SAID = 3  # lines of a post that are held against those of others
_WORDS = 6  # of a line that says something
_LONGEST_QUESTION = 200  # characters
_TOP, _TITLE_WORDS = 6, 3  # lines above the first post in which a title stands, and its words
_TAIL = 2  # lines of the frame below the last post
_ENDS = (".", "!", "?", ":", ";", ",")


@dataclass(frozen=True)
class Framed:
    """The begins of the posts, the lines that the page prints round them, and what stands as a title above."""

    heads: list[Head]
    frame: set[int]
    title: str = ""


def framed_posts(lines: Sequence[CleanLine]) -> Framed | None:
    """Posts that each have their age or day beside lines that come again with every post (votes, links); None if there are none."""
    contents = [i for i, line in enumerate(lines) if line.plain]
    others = no_days(lines, contents)
    ages = {n: match for n, i in enumerate(contents) if i not in others and (match := _age(lines[i]))}
    if len(ages) < _LEAST or any(lines[i].heading or lines[i].mark for i in contents):
        return None
    if sum(_NUMBER.match(lines[i].plain) is not None for i in contents) >= _RULES * len(ages):
        return None
    frame = _frame(lines, contents, sorted(ages))
    is_told = any(_RELATIVE.search(match["age"]) for match in ages.values())
    if not is_told and not any(any(map(str.isalpha, shape)) for shape in frame):
        return None  # days above texts, of rulings as well as of posts
    shapes = [_shape(lines[i].plain) for i in contents]
    is_frame = [n in ages or shape in frame for n, shape in enumerate(shapes)]
    names = _names(lines, contents, ages, is_frame)
    heads: list[Head] = []
    inside: set[int] = set()
    for n, match in ages.items():
        begin, end = n, n + 1
        name = names.get(n)
        if name is not None:
            name = _first_of(lines, contents, name, is_frame)
        while begin and (is_frame[begin - 1] or begin - 1 >= (n if name is None else name)):
            begin -= 1
        while end < len(contents) and is_frame[end] and end not in ages:
            end += 1
        inside.update(range(begin, end))
        if end in ages or (n - 1 in ages and not heads):
            continue  # nothing stands between two ages
        own = [contents[name], contents[n]] if name is not None else [contents[n]]
        author = match["name"] or (
            lines[contents[name]].text if name is not None else _usual(lines, contents, begin, n)
        )
        heads.append(Head(own, author.strip(" ·•|"), match["age"]))
    _cut_behind(contents, heads, is_frame, inside)
    heads = _told(lines, contents, heads, inside)
    kept = {i for head in heads for i in head.lines}
    if len(heads) < _LEAST:
        return None
    above = [n for n, i in enumerate(contents) if i < heads[0].lines[0] and not is_frame[n]]
    inside.difference_update(above)
    tops = (lines[contents[n]].text for n in above[:_TOP])
    title = next((text for text in tops if len(text.split()) >= _TITLE_WORDS), "")
    return Framed(heads, {contents[n] for n in inside} - kept, title)


def _age(line: CleanLine) -> re.Match[str] | None:
    if len(line.plain) > _LONGEST_AGE or not (
        any(map(str.isdigit, line.plain)) or " " not in line.plain or "ago" in line.plain
    ):
        return None
    if line.plain.rstrip(_BEHIND)[-1:].isdecimal() and not HAS_DATE.search(line.plain):
        return None  # nothing but a day ends with a number
    match = _AGE.fullmatch(line.plain)
    return match if match and len((match["name"] or "").split()) <= _NAME_WORDS else None


def _shape(text: str) -> str:
    """What a short line is but for its numbers; "" for a long one, or one that ends a sentence."""
    if len(text) > _LONGEST_FRAME or text.endswith(_ENDS):
        return ""
    return _PLURAL.sub("", _DIGITS.sub("0", text)).lower()


def _frame(lines: Sequence[CleanLine], contents: Sequence[int], ages: Sequence[int]) -> set[str]:
    """The shapes of lines that stand beside most posts, once or so beside each."""
    seen: defaultdict[str, set[int]] = defaultdict(set)
    times: Counter[str] = Counter()
    block = 0
    for n, i in enumerate(contents):
        block += block < len(ages) and n > ages[block]
        if (shape := _shape(lines[i].plain)) and not (block < len(ages) and n == ages[block]):
            seen[shape].add(block)
            times[shape] += 1
    return {
        shape for shape, blocks in seen.items() if len(blocks) >= _OFTEN * len(ages) and times[shape] <= 2 * len(ages)
    }


def _names(
    lines: Sequence[CleanLine], contents: Sequence[int], ages: dict[int, re.Match[str]], is_frame: Sequence[bool]
) -> dict[int, int]:
    """For each age the line above that bears its author, where that is no part of the frame."""
    found: dict[int, int] = {}
    beside: dict[int, int] = {}
    for n, match in ages.items():
        if match["name"]:
            continue
        above = n - 1
        while above >= 0 and is_frame[above] and above not in ages:
            above -= 1
        if above < 0 or above in ages or not _is_name(lines[contents[above]].plain):
            continue
        found[n] = above
        if not any(not line.plain for line in lines[contents[above] : contents[n]]):
            beside[n] = above
    return found if len(found) >= _MOSTLY * len(ages) else beside


def _first_of(lines: Sequence[CleanLine], contents: Sequence[int], name: int, is_frame: Sequence[bool]) -> int:
    """The first line of the few that a name takes: right above one another, a blank line above them."""
    for above in range(name, max(-1, name - _BESIDE), -1):
        if is_frame[above] or not _is_name(lines[contents[above]].plain):
            return name
        if contents[above] and not lines[contents[above] - 1].plain:
            return above
    return name


def _is_name(text: str) -> bool:
    return (
        len(text) <= _LONGEST_NAME
        and len(text.split()) <= _NAME_WORDS
        and (not text.endswith(_ENDS) or bool(_INITIAL.search(text)))
        and bool(re.match(r"(?:u/|@)?\w", text))
    )


def _usual(lines: Sequence[CleanLine], contents: Sequence[int], begin: int, n: int) -> str:
    """The author whom the frame names, for most posts are his: the longest line beside the age without a number."""
    beside = n
    while beside > begin and lines[contents[beside] - 1].plain:
        beside -= 1
    texts = [lines[contents[at]].text for at in range(beside if beside < n else begin, n)]
    return max((text for text in texts if text.isprintable() and not any(map(str.isdigit, text))), key=len, default="")


def _cut_behind(contents: Sequence[int], heads: Sequence[Head], is_frame: Sequence[bool], inside: set[int]) -> None:
    """What stands below the frame of the last post is the page's."""
    last = max(head.lines[-1] for head in heads) if heads else -1
    begin = next((n for n, i in enumerate(contents) if i > last and n not in inside), len(contents))
    tail = next(
        (n for n in range(begin + 1, len(contents)) if all(is_frame[n : n + _TAIL]) and n + _TAIL <= len(contents)),
        len(contents),
    )
    if tail == len(contents) and is_frame[-1:] == [True]:
        tail -= 1
    inside.update(range(tail, len(contents)))


def _told(lines: Sequence[CleanLine], contents: Sequence[int], heads: Sequence[Head], inside: set[int]) -> list[Head]:
    """The heads with the titles of their posts: the question that most posts begin with, else author and age. What stands below a page's
    own age, and says nothing, is no post; where most say the same, none is."""
    text = [contents[n] for n in range(len(contents)) if n not in inside]
    ends = [head.lines[0] for head in heads[1:]] + [len(lines)]
    bodies = [[i for i in text if head.lines[-1] < i < end] for head, end in zip(heads, ends, strict=True)]
    if heads and not any(
        len(lines[i].plain.split()) >= _WORDS or lines[i].plain.endswith(_ENDS[:3]) for i in bodies[0]
    ):
        heads, bodies = heads[1:], bodies[1:]
    if len({tuple(lines[i].plain for i in body[:_SAID]) for body in bodies}) < _MOSTLY * len(bodies):
        return []  # what says the same again and again is no discussion
    firsts = [lines[body[0]].plain if body else "" for body in bodies]
    asking = sum(first.endswith("?") and len(first) <= _LONGEST_QUESTION for first in firsts)
    authors = {head.author for head in heads}
    for head, first, body in zip(heads, firsts, bodies, strict=True):
        told = ", ".join(filter(None, (head.author, head.date)))
        if asking >= _OFTEN * len(heads) and first.endswith("?") and len(first) <= _LONGEST_QUESTION and len(body) > 1:
            head.title, head.text = lines[body[0]].text, told if len(authors) > 1 else ""
            head.lines.append(body[0])
        else:
            head.title = told
    return list(heads)
