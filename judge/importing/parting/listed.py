"""Tables of contents: lines that name what comes later, and say nothing of it; and headings that name again what stands above them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise, takewhile

from judge.importing.parting.layout import CleanLine

_HEAD = re.compile(
    r"(?:(?:table of |list of )?contents|index|toc|inhalt|inhaltsverzeichnis|table des matières|sommaire|índice|indice|spis treści)[:.]?",
    re.IGNORECASE,
)
_PAGE = re.compile(r"(?:[ .…]|\t)*\b\d{1,4}$")  # behind a title
_SIGN = re.compile(r"[•*+-] |\d{1,3}\. (?=\d)")
_STOP = re.compile(r"(\d+(?:[.-]\w{1,4})*)[.:)]+(?= )")  # behind a number: some write it in the one place only
_LONGEST = 120  # characters
_TRIED = 5  # headings of contents, or runs, at most: each is held against the whole document
_AGAIN = 0.7  # of the headings below that of the contents
_MOST_AGAIN = 0.8  # of the titles below the heading of a chapter
_PAGED = re.compile(r"[^\s\d.][ .…]*[ .…]\d{1,4}$")
_LEAST_PAGED, _MOST_PAGED, _BROKEN = 5, 400, 2  # lines with a page's number, and how far one stands from the next
_LEAST = 3  # lines that name what comes later
_IN_A_LINE = re.compile(r"\(?1[.)] [^.?!]{1,80} \(?2[.)] [^.?!]{1,80} \(?3[.)] \S")
_ORDERED = 3  # headings whose order is no chance
_LONGEST_ROW = 300  # characters
_RUN, _COMING = 8, 0.3  # numbers with titles alone, one below the other; the share of them that comes again
_LEAST_NAMED, _OFTEN, _SHORT = 4, 4, 40  # headings that are named; times that one comes again; characters of a line
_STEP = re.compile(r"\(?(?P<number>(?:[A-Z][.-]?)?\d{1,3}(?:[.-]\w{1,4})*)[.):]* (?P<title>\S.*)")
_CODE = re.compile(r"(?P<letter>[A-Z]{1,3}[.-]?)(?P<number>\d{1,3})[.:)]? ")
_NUMBERED = re.compile(r"\(?(?:\d{1,3}(?:[.-]\w{1,4})*|[IVX]{1,6}|[A-Z](?:[.-]?\d{1,3})?)[.):]* \S.*")
_SAYS = 3  # blanks of what ends like a sentence and is one


def lists_in_a_line(line: CleanLine) -> bool:
    """Whether a line holds a whole list, "1) Draw 2) Play 3) Rest": it names steps and opens none of them."""
    return _IN_A_LINE.match(line.plain[:_LONGEST_ROW]) is not None


def is_term(lines: Sequence[CleanLine], headings: Sequence[int], n: int) -> bool:
    """Whether a heading that reads as a remark does is a term: the alphabet orders those around it, "Name", "Note", "Pay"."""
    around = headings[max(0, n - 2) : n + 3]
    names = [lines[i].plain.lower() for i in around]
    is_level = len({lines[i].heading for i in around}) == 1
    return is_level and len(names) > _ORDERED and all(above < below for above, below in pairwise(names))


def is_first_letter(lines: Sequence[CleanLine], headings: Sequence[int], n: int) -> bool:
    """Whether a heading that reads as an answer does ("A. Warnings") counts: the next one of its level has a later letter, "B. ...", and is
    no question ("Q. ...")."""
    line = lines[headings[n]]
    if not (match := re.match(r"A([.)]) ", line.plain)):
        return False
    later = takewhile(lambda i: lines[i].heading >= line.heading, headings[n + 1 :])
    following = next((lines[i].plain for i in later if lines[i].heading == line.heading), "")
    return re.match(rf"[B-P]{re.escape(match[1])} ", following) is not None


def steps_named_again(lines: Sequence[CleanLine], contents: Sequence[int]) -> set[int]:
    """Numbered titles below a heading that are headings further down, nearly all of them: a chart of the steps that those explain."""
    found: set[int] = set()
    if not any(lines[i].heading for i in contents):
        return found
    below: set[tuple[str, str]] = set()  # the headings below a line
    steps: dict[int, bool] = {}  # those below one heading, and whether each is a heading further down
    for i in [*reversed(contents), -1]:
        step = _STEP.fullmatch(lines[i].plain) if i >= 0 and len(lines[i].plain) <= _LONGEST else None
        named = (step["number"].lower(), _name(step["title"])) if step else None
        if i >= 0 and not lines[i].heading:
            if named:
                steps[i] = named in below
            continue
        again = sum(steps.values())
        if again >= max(_LEAST, _AGAIN * len(steps)):
            found.update(steps)
        steps = {}
        if named:
            below.add(named)
    return found


def left_out(lines: Sequence[CleanLine], contents: Sequence[int], opens: Mapping[int, int]) -> dict[int, int]:
    """Lines alone between two headings that are counted by a letter and a number, with the count between theirs ("B-02" below "B-01",
    above "B-03"), and the level of those: the look of a heading was lost."""
    found: dict[int, int] = {}
    above: tuple[str, int, int] | None = None
    between: dict[tuple[str, int], int] = {}
    for i in contents:
        code = _CODE.match(lines[i].plain[:_SHORT])
        key = (code["letter"], int(code["number"])) if code else None
        if i not in opens:
            is_alone = (i == 0 or not lines[i - 1].plain) and (i + 1 == len(lines) or not lines[i + 1].plain)
            if key and is_alone and len(lines[i].plain) <= _LONGEST:
                between.setdefault(key, i)
            continue
        if key and above and key[0] == above[0] and opens[i] == above[2]:
            counts = [(key[0], number) for number in range(above[1] + 1, key[1])]
            if counts and all(count in between for count in counts):
                found |= {between[count]: opens[i] for count in counts}
        above = (*key, opens[i]) if key else None
        between = {}
    return found


def boxed_headings(lines: Sequence[CleanLine], headings: Sequence[int]) -> set[int]:
    """Headings that are the top of a printed card: its name right below the heading that says the same, and what stands in that look
    right below the name."""
    found: set[int] = set()
    for above, i in pairwise(headings):
        line = lines[i]
        is_name = line.plain.lower() == lines[above].plain.lower() and not any(
            lines[n].plain for n in range(above + 1, i)
        )
        if is_name or (above in found and i == above + 1 and line.heading == lines[above].heading):
            found.add(i)
    return found


def contents_lists(lines: Sequence[CleanLine], contents: Sequence[int]) -> set[int]:
    """Positions of the lines of every table of contents, its heading among them.

    It stands under a heading that says so, up to the line that it names first, or the first that is no title; or it is a run of numbered
    titles without text of which many come again.
    """
    found: set[int] = set()
    heads = [(n, i) for n, i in enumerate(contents) if _HEAD.fullmatch(lines[i].plain[:_LONGEST])][:_TRIED]
    for n, i in heads:
        if i not in found:
            below = _below(lines, contents, n)
            below = below if len(below) >= _LEAST else _paged(lines, contents, n)
            if len(below) >= _LEAST:
                found |= {i, *below}
    if not found:
        found = _run(lines, contents)
    return found | _of_chapters(lines, contents, found)


def _of_chapters(lines: Sequence[CleanLine], contents: Sequence[int], found: Collection[int]) -> set[int]:
    """Lists below the headings of chapters, each a paragraph of titles that nearly all come again below a gap, and no sentence."""
    if any(lines[i].mark or lines[i].heading or lines[i].strong for i in contents):
        return set()
    lists: list[tuple[int, Sequence[int]]] = []
    for n, i in enumerate(contents):
        if i in found or (n and contents[n - 1] == i - 1):
            continue
        end = n + 1
        while end < len(contents) and contents[end] == contents[end - 1] + 1:
            end += 1
        below = contents[n + 1 : end]
        if len(below) >= _LEAST and all(_is_title(lines[each]) for each in (i, *below)):
            lists.append((i, below))
    if not lists:
        return set()
    last = {_name(lines[i].plain): i for i in contents if i == 0 or not lines[i - 1].plain}
    times = Counter(_name(lines[i].plain) for i in contents if len(lines[i].plain) <= _LONGEST)
    listed: set[int] = set()
    for i, below in lists:
        again = sum(last.get(_name(lines[each].plain), -1) > below[-1] for each in below)
        if again >= _MOST_AGAIN * len(below):
            listed.update(below)
            if times[_name(lines[i].plain)] > 1:  # the chapter's heading, which an earlier list names
                listed.add(i)
    return listed


def _paged(lines: Sequence[CleanLine], contents: Sequence[int], n: int) -> list[int]:
    """The lines right below a heading of contents that end with a page's number; a title that its column broke stands between two such."""
    paged = [
        at for at in range(n + 1, min(n + 1 + _MOST_PAGED, len(contents))) if _PAGED.search(lines[contents[at]].plain)
    ]
    last = n
    for at in paged:
        if at - last > _BROKEN:
            break
        last = at
    count = sum(at <= last for at in paged)
    return list(contents[n + 1 : last + 1]) if count >= _LEAST_PAGED and count >= _AGAIN * (last - n) else []


def named_headings(lines: Sequence[CleanLine], contents: Sequence[int], listed: Collection[int]) -> list[int]:
    """Lines that a table of contents names, without a number: headings, whatever stands above and below them.

    :param listed: the lines of every table of contents.
    """
    names = {_name(lines[i].plain) for i in listed}
    if not names:
        return []
    found = [
        (above, i)
        for above, i in pairwise(contents)
        if i not in listed
        and len(lines[i].plain) <= _LONGEST
        and _name(lines[i].plain) in names
        and not _PAGE.search(lines[i].plain)
    ]
    times = Counter(_name(lines[i].plain) for _, i in found)
    if len(times) < max(_LEAST_NAMED, _COMING * len(names)):
        return []
    return [i for above, i in found if times[_name(lines[i].plain)] < _OFTEN and _heads(lines, above, i)]


def _heads(lines: Sequence[CleanLine], above: int, i: int) -> bool:
    """Whether a line of the words of a heading is one and not the end of a sentence that a line break parts."""
    text = lines[i].plain
    if not text[0].isupper() or text[-1] in ".;,":
        return False
    return (
        above < i - 1
        or text.count(" ") >= 2
        or lines[above].plain[-1] in ".!?:)\"'"
        or len(lines[above].plain) < _SHORT
    )


def _below(lines: Sequence[CleanLine], contents: Sequence[int], n: int) -> list[int]:
    """What a heading of contents stands over: lines up to the first that one of them names."""
    head = lines[contents[n]]
    if named := _up_to_named(lines, contents, n):
        return named
    listed: list[int] = []
    names: set[str] = set()
    end = len(contents)
    for at in range(n + 1, len(contents)):
        line = lines[contents[at]]
        name = _name(line.plain)
        if head.heading and line.heading and (line.heading <= head.heading or name in names):
            end = at
            break
        if name in names or (not head.heading and (line.heading or not _is_title(line))):
            end = at
            break
        if any(map(str.isalnum, name)):
            names.add(name)
    listed = [contents[at] for at in range(n + 1, end)]
    if head.heading:
        later = {_name(lines[i].plain) for i in contents[end:]}
        deeper = [i for i in listed if lines[i].heading]
        if sum(_name(lines[i].plain) in later for i in deeper) < _AGAIN * len(deeper):
            return []
        is_list = all(lines[i].mark == "item" or _is_title(lines[i]) or _name(lines[i].plain) in later for i in listed)
        return listed if is_list else []
    if end < len(contents) and _name(lines[contents[end]].plain) not in names:
        listed = listed[:-1]  # the heading of the text that follows
        rest = {_name(lines[i].plain) for i in contents[end - 1 :]}
        if sum(_name(lines[i].plain) in rest for i in listed) < _LEAST:
            return []
    return listed


def _up_to_named(lines: Sequence[CleanLine], contents: Sequence[int], n: int) -> list[int]:
    """The lines below a heading of contents up to the first numbered title that comes again, where several come again later and none
    says anything; some may look like headings, or stand below a title to name what it is about."""
    names: set[str] = set()
    last = {_name(lines[i].plain): at for at, i in enumerate(contents) if len(lines[i].plain) <= _LONGEST}
    odd = 0  # headings without a number that come once
    for at in range(n + 1, len(contents)):
        line = lines[contents[at]]
        name = _name(line.plain)
        if name in names:
            is_list = sum(last[each] >= at for each in names) >= _LEAST and odd * 2 <= len(names)
            return list(contents[n + 1 : at]) if is_list else []
        is_numbered = _NUMBERED.fullmatch(line.plain[:_LONGEST]) is not None
        if len(line.plain) > _LONGEST_ROW or (line.plain[-1] in ".;:" and line.plain.count(" ") >= _SAYS):
            return []
        odd += bool(line.heading or line.strong) and not is_numbered and last.get(name) == at
        if is_numbered and len(line.plain) <= _LONGEST:
            names.add(name)
    return []


def _run(lines: Sequence[CleanLine], contents: Sequence[int]) -> set[int]:
    """The first run of numbered titles near the top of which many come again, the headings among them included, and the few lines
    between that a title goes on in or a page has at its edge."""
    run: list[int] = []
    between: list[int] = []
    titles: set[str] = set()
    tried = 0
    names = Counter(_name(lines[i].plain) for i in contents if lines[i].heading or lines[i].strong)
    for at, i in enumerate([*contents[: len(contents) // 2], -1]):
        if i >= 0 and _is_listed(lines[i], names):
            name = _name(lines[i].plain)
            if run and (name == _name(lines[run[0]].plain) or (len(titles) >= _RUN and name in titles)):
                return set(run) if len(titles) >= _RUN else set()
            run += [*between, i]
            titles.add(name)
            between = []
            continue
        if run and i >= 0 and len(between) < _BROKEN and _may_stand_between(lines[i], is_long=len(titles) >= _RUN):
            between.append(i)
            continue
        if len(titles) > _RUN and tried < _TRIED:
            tried += 1
            later = {_name(lines[below].plain) for below in contents[at - 1 - len(between) :]}
            again = sum(_name(lines[one].plain) in later for one in run[:-1])
            if again >= max(1, _COMING * len(titles)):
                return set(run[:-1])
        run, between, titles = [], [], set()
    return set()


def _may_stand_between(line: CleanLine, *, is_long: bool) -> bool:
    """Whether a line may stand among the titles of a table of contents and name nothing; among many, a sentence that bears a number."""
    if line.heading or line.mark or not _is_title(line):
        return is_long and len(line.plain) <= _LONGEST and _NUMBERED.fullmatch(line.plain) is not None
    return True


def _is_listed(line: CleanLine, names: Mapping[str, int]) -> bool:
    """Whether a line may stand in a table of contents: a numbered title, or a heading or bold line that comes again."""
    is_numbered = _NUMBERED.fullmatch(line.plain[:_LONGEST]) is not None and _is_title(line)
    if line.heading or line.strong:
        return len(line.plain) <= _LONGEST and (names[_name(line.plain)] > 1 or (is_numbered and line.heading > 0))
    return is_numbered


def _name(text: str) -> str:
    """A title without signs, stops and page: made of each line several times, so that a letter decides whether a pattern is tried."""
    bare = text[: 2 * _LONGEST]
    if "• " in bare or "* " in bare or "+ " in bare or "- " in bare or ". " in bare:
        bare = _SIGN.sub("", bare)
    if bare[:1].isdecimal() and (stop := _STOP.match(bare)):
        bare = stop[1] + bare[stop.end() :]
    if bare[-1:].isdecimal():
        bare = _PAGE.sub("", bare)
    return bare.strip(" .:").lower()


def _is_title(line: CleanLine) -> bool:
    return len(line.plain) <= _LONGEST and line.plain[-1] not in ".;,:" and not line.strong
