"""The numbers that rules bear, held against each other: which of them go on from one another through the document.

A number at a line's begin may also be a reference that a line break left there, or stand in a table of contents. The longest chain
of rising numbers tells: a reference is off it, and a number of the contents comes again. Letters may count the parts of a numbered rule.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from judge.importing.parting.layout import CleanLine

Key = tuple[tuple[int, str], ...]
# The number of a rule, of several parts: "1.2", "1-2-3b", "101.2.a.1".
SEVERAL = r"\d{1,4}(?:[.-]\d{1,3}|\.[a-z](?![a-z\d]))+(?:[a-z](?![a-z]))?"
# Those whose order tells something: what letters count stands inside a rule.
_COUNTING = r"\d{1,4}(?:[.-]\d{1,3})+[a-z]?"
# What a rule's words begin with: a capital letter, or a sign that stands for a word.
_WORDS = r"(?:[A-Z\"'\[(]|[^\w\s.,;:!?)\]}%/+*=•|—-])"
_BEGIN = re.compile(rf"\(?({_COUNTING})(?:[.:)]\)? ?|\b ?)(?={_WORDS}|$)(?!\([a-z]\))")
_WRITTEN = re.compile(r"(\(?)\d+(?:([.-])\d+)+[a-z]?([.:)]*)")
_LEAST, _SHARE = 20, 0.6  # numbers of a chain, and their share of all
_COUNTED, _ORDERED = 0.1, 0.9  # the share of lines that bear one, and of those that rise
_LETTER = re.compile(
    r"(?:[•*+-] )?(?P<number>\d{1,3}(?:\.\d{1,3})+[.:]? ?(?=\())?\(?(?P<letter>[a-z])[.)]\)?(?: (?:\| )?(?=\S)|$)"
)
_RULE = re.compile(r"\d{1,3}(?:[.-]\d{1,3})+|\d{3}")
_PARTS = re.compile(r"(\d+)([a-z]?)|(?<=\.)([a-z])(?![a-z])")
_BRACKETS = re.compile(r"[() ]")
_ALONE = re.compile(rf"[\[(#§]?({SEVERAL})[.:)\]]*|(?P<single>\d{{1,4}})[.:)\]]")
_OF_A_RULE = re.compile(rf"\(?{SEVERAL}[.:)]* ")
_LEAST_LETTERED, _LEAST_RUNS, _SAYING = (
    4,
    2,
    0.6,
)  # parts of rules, rules of several parts, the share of parts that are sentences
_SENTENCE = 5  # words
_ITEM = re.compile(r"\d{1,2}[.)] ")
_ONES, _FREE = 3, 0.2  # counts in a document, and the share of items below gaps
_DIGITS = 3  # of a number of one part that no item bears
_LEAST_ANEW = 4  # numbers that begin anew
_STALLED = 8  # numbers that do not go on from the last one: what began anew has ended
_SKIPPED = 2  # by how much a number goes on from the last one, where some stand in pictures
_SHORTER = 0.5  # letters a number, of those of what comes again
_DENSE, _MIXED = 2.5, 1.15  # lines a number, in a chart that lists what comes again with its text


def number_key(section: str) -> Key:
    """A section's number for comparison: 2.10 comes after 2.9, and 2.9a between them; a letter that is a part of its own counts."""
    parts = _PARTS.findall(_BRACKETS.sub("", section))
    return tuple((int(number or ord(alone) - ord("a") + 1), letter) for number, letter, alone in parts)


def follows(key: Key, last: Key) -> bool:
    """Whether a number is the very next: 2.3 after 2.2 or after 2.2.4, and 3.1 after both; 2.2b after 2.2a, 2.3 after that."""
    for n, ((number, letter), (before, above)) in enumerate(zip(key, last, strict=False)):
        if (number, letter) == (before, above):
            continue
        if any(below != 1 for below, _ in key[n + 1 :]):
            return False
        if number == before:
            return letter == (chr(ord(above) + 1) if above else "a")
        return number == before + 1 and letter in ("", "a")
    return len(key) == len(last) + 1 and key[-1][0] == 1


def is_misprint(key: Key, last: Key) -> bool:
    """Whether a number is one that may come next, but for one of the parts above its last: 4.1.3 after 4.2.2 or after 4.2.2.6."""
    depth = len(key)
    if not 1 < depth <= len(last) + 1:
        return False
    count, letter = last[depth - 1] if depth <= len(last) else (0, "")
    is_next = not letter and key[-1] == (count + 1, "")
    return is_next and sum(here != above for here, above in zip(key[:-1], last, strict=False)) == 1


def form_of(text: str) -> str:
    """How a number at a line's begin is written: "(0.0)", "0-0."."""
    match = _WRITTEN.match(text)
    return f"{match[1]}0{match[2]}0{match[3]}" if match else ""


def number_alone(text: str) -> str:
    """The number that a line or cell holds and nothing else, of several parts or with a stop: that of what follows it; else ""."""
    match = _ALONE.fullmatch(text)
    return match[1] or match["single"] if match else ""


def lettered(lines: Sequence[CleanLine], contents: Sequence[int]) -> dict[int, tuple[str, int]]:
    """Lines that count the parts of a numbered rule by letters, "a. ...", "(b) ...", with each letter and where its words begin.

    Empty where the document does so in one rule alone, or the parts mostly are no sentences: those are items of lists.
    """
    found: dict[int, tuple[str, int]] = {}
    runs, saying, last = 0, 0, ""
    for i in contents:
        text = lines[i].plain
        match = _LETTER.match(text[:30])
        if match and match["letter"] in ("a", chr(ord(last or "z") + 1)):
            last = match["letter"]
            if not match["number"] and not text[match.end() : match.end() + 1].islower():
                found[i] = last, match.end()
                runs += last == "b"
                is_alone = match.end() == len(text)  # above its words
                saying += is_alone or text[-1] in ".!?" or text.count(" ", match.end()) + 1 >= _SENTENCE
    is_layout = runs >= _LEAST_RUNS and len(found) >= _LEAST_LETTERED and saying >= _SAYING * len(found)
    return found if is_layout else {}


def lettered_words(text: str) -> bool:
    """Whether a line counts by a letter, which is no Roman numeral, what says something: "b. A lamp may be lit twice."."""
    match = _LETTER.match(text[:30])
    if match is not None and match["letter"] in "ivx":
        return False
    return (
        match is not None
        and text[match.end() : match.end() + 1].isupper()
        and text.count(" ", match.end()) >= _SENTENCE - 1
    )


def part_of(section: str, above: str, letter: str) -> str:
    """The number of a rule's part: "1.2.3b" below 1.2.3 where the part above was a; "" where it doesn't come next.

    :param section: the number of the entry above, of the rule or of its last part.
    :param above: the letter of the last part, "" where the entry is the rule itself.
    """
    rule = section.removesuffix(f"({above})").removesuffix(above) if above else section
    is_next = letter == (chr(ord(above) + 1) if above else "a")
    return rule + letter if is_next and _RULE.fullmatch(rule) else ""


def are_in_order(texts: Sequence[str]) -> bool:
    """Whether lines bear numbers of rules, nearly all of which rise: they stand in the order in which they were written."""
    keys = [number_key(number) for text in texts if (number := _begins(text[:40]))]
    return len(keys) >= max(_LEAST, _COUNTED * len(texts)) and len(longest(keys)) >= _ORDERED * len(keys)


class Chain:
    """The longest chain of rising numbers in a document; empty where most of its numbers are off it."""

    def __init__(self, lines: Sequence[CleanLine], contents: Sequence[int]) -> None:
        found = [(i, number_key(number)) for i in contents if (number := _begins(lines[i].plain[:40]))]
        self._keys: dict[int, Key] = {}  # of each number of several parts on the chain
        self._above: dict[int, Key] = {}  # the one before it
        if len(found) >= _LEAST:
            chain = longest([key for _, key in found])
            if len(chain) >= max(_LEAST, _SHARE * len(found)):
                self._keys = {found[n][0]: found[n][1] for n in chain}
        self._is_chain = bool(self._keys)
        self._listed: set[int] = set()
        for begin, run in _anew(lines, found):
            self._keys |= {found[n][0]: found[n][1] for n in run}
            self._listed |= _chart(lines, contents, found[begin : run[0]], [found[n] for n in run])
        places = sorted(self._keys)
        self._above = {i: self._keys[above] for above, i in pairwise(places)}
        self._places = places

    def __bool__(self) -> bool:
        return self._is_chain

    def lists(self, i: int) -> bool:
        """Whether the number at a line stands in a chart of what comes again below with its text."""
        return i in self._listed

    def holds(self, i: int, key: Key) -> bool:
        """Whether the number at a line is on the chain: one of several parts itself, one of a single part where it leads the next."""
        if len(key) > 1 or i in self._keys:
            return self._keys.get(i) == key
        at = bisect_left(self._places, i)
        below = self._keys[self._places[at]] if at < len(self._places) else ()
        before = self._keys[self._places[at - 1]] if at else ()
        return below[:1] == key and before < key

    def goes_on(self, i: int) -> bool:
        """Whether the number at a line is the very next of the chain."""
        return i in self._above and follows(self._keys[i], self._above[i])


def _begins(text: str) -> str:
    """The number that a line begins with where it may be a rule's."""
    if match := _BEGIN.match(text):
        return match[1]
    number = number_alone(text)
    return number if len(number) >= _DIGITS else ""


def longest(keys: Sequence[Key]) -> list[int]:
    """The positions of the longest rising chain; of equal numbers it takes the last that fits."""
    tails: list[Key] = []
    ends: list[int] = []
    before: list[int] = []
    for n, key in enumerate(keys):
        at = bisect_left(tails, key)
        tails[at : at + 1] = [key]
        ends[at : at + 1] = [n]
        before.append(ends[at - 1] if at else -1)
    chain: list[int] = []
    n = ends[-1] if ends else -1
    while n >= 0:
        chain.append(n)
        n = before[n]
    return chain[::-1]


def _anew(lines: Sequence[CleanLine], found: Sequence[tuple[int, Key]]) -> Iterator[tuple[int, list[int]]]:
    """Runs of numbers that begin anew behind a gap and go on from one another: the place at which their first one stood before, and their
    places."""
    first: dict[Key, int] = {}
    n, last = 0, ()  # type: int, Key
    while n < len(found):
        i, key = found[n]
        run: list[int] = []
        if key < last and key in first and key[-1] in ((1, ""), (1, "a")) and not (i and lines[i - 1].plain):
            run = _run(found, n)
        if len(run) >= _LEAST_ANEW:
            yield first[key], run
            n = run[-1]
            last = found[n][1]
        else:
            last = max(last, key)
        first.setdefault(key, n)
        n += 1


def _run(found: Sequence[tuple[int, Key]], begin: int) -> list[int]:
    """The places of the numbers that go on from the one at a place."""
    run = [begin]
    for n in range(begin + 1, len(found)):
        key, last = found[n][1], found[run[-1]][1]
        is_skipped = key[:-1] == last[:-1] and 0 < key[-1][0] - last[-1][0] <= _SKIPPED
        if is_skipped or follows(key, last):
            run.append(n)
        elif n - run[-1] > _STALLED:
            break
    return run


def _chart(
    lines: Sequence[CleanLine],
    contents: Sequence[int],
    above: Sequence[tuple[int, Key]],
    run: Sequence[tuple[int, Key]],
) -> set[int]:
    """The lines of numbers above a run that list what it explains: nearly each on a line of its own, with some words between, which a
    table of contents has not, but far fewer than below."""
    again = {key for _, key in run}
    if len(above) < _LEAST_ANEW or sum(key in again for _, key in above) * 2 < len(run):
        return set()
    listed, told = (
        [
            len(lines[i].plain)
            for i in contents[bisect_left(contents, some[0][0]) : bisect_left(contents, some[-1][0]) + 1]
        ]
        for some in (above, run)
    )
    is_short = sum(listed) / len(above) <= _SHORTER * sum(told) / len(run)
    is_chart = is_short and _MIXED * len(above) <= len(listed) <= _DENSE * len(above)
    return {i for i, _ in above} if is_chart else set()


def items(
    lines: Sequence[CleanLine], contents: Sequence[int], is_free_above: Callable[[int], bool]
) -> tuple[bool, bool]:
    """Whether counts begin anew again and again, so that they are of items (meanings of a word, steps of a rule); and whether hardly
    one stands below a gap, so that a picture or the end of a page tore those gaps."""
    counted = [i for i in contents if _ITEM.match(lines[i].plain)]
    ones = sum(lines[i].plain[0] == "1" and not lines[i].plain[1].isdigit() for i in counted)
    return ones >= _ONES, sum(map(is_free_above, counted)) < _FREE * len(counted)


def rules_among(lines: Sequence[CleanLine], positions: Sequence[int]) -> int:
    """How many of some lines begin with a number of several parts, as rules do."""
    return sum(_OF_A_RULE.match(lines[i].plain) is not None for i in positions)
