"""Names before their text in the order of the alphabet: a glossary, as a part of any document."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from judge.importing.parting.layout import CleanLine
from judge.importing.parting.letters import of_any_language
from judge.importing.parting.numbers import longest
from judge.importing.parting.terms import END, LABEL, LABEL_TIMES, LONGEST_NAME, RUN_IN_WORDS, begins_paragraph

_NAMED = re.compile(
    of_any_language(
        r"(?P<name>[\"'(]?[A-Za-z](?:[^.:;?!]|\.(?=\w|\.{0,2}:)){0,60}?)(?P<sign>:| -+| —) (?=[\"'(]?[A-Z0-9])"
    )
)
_LEAST_SORTED, _SORTED, _APART = 8, 0.6, 80  # names in order, their share of all between, lines from one to the next
_LONG = 10  # lines of a term and its text, where all are as long


def sorted_names(
    lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int], signs: Collection[str] = (":", "-")
) -> dict[int, int]:
    """Names with a colon or a dash before their text in the order of the alphabet, a part of any document, and where each ends.

    Other names may stand between them (those of a page of credits), and further paragraphs below one; where these are many, none is
    taken.

    :param signs: those that a name may have behind it.
    """
    found: dict[int, int] = {}
    for sign in signs:
        found |= _sorted(lines, contents, opens, sign)
    return found


def _sorted(lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int], sign: str) -> dict[int, int]:
    named: list[tuple[int, str]] = []
    times = Counter(line.plain for line in lines if len(line.plain) <= LONGEST_NAME)
    for above, i in itertools.pairwise((-1, *contents)):
        head = lines[i].plain[:LONGEST_NAME]
        match = _NAMED.match(head) if f"{sign} " in head or "— " in head else None
        if (
            match
            and match["sign"].strip()[0].replace("—", "-") == sign
            and i not in opens
            and lines[i].mark == ""
            and len(match["name"].split()) <= RUN_IN_WORDS
            and not LABEL.fullmatch(match["name"])
            and not any(map(str.isdigit, match["name"]))  # a number has an order of its own
        ):
            is_apart = (
                begins_paragraph(lines, i)
                or begins_paragraph(lines, above)
                or above in opens
                or times[lines[above].plain] >= LABEL_TIMES
            )
            if is_apart or END.search(lines[above].plain):
                named.append((i, match["name"]))
    return dict(_in_order(named, {i: n for n, i in enumerate(contents)}))


def _in_order(named: Sequence[tuple[int, str]], places: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """The names that stand in the order of the alphabet, and their lengths; before and behind them there may be others that do."""
    often = Counter(name.lower() for _, name in named)
    some = [(i, name) for i, name in named if often[name.lower()] < LABEL_TIMES]  # what comes again is no term
    chain = longest([((0, re.sub(r"\W+", " ", name).strip().lower()), (n, "")) for n, (_, name) in enumerate(some)])
    run: list[int] = []
    taken: list[tuple[int, int]] = []
    for n in [*chain, -1]:
        # Where so many names are passed over, the chain has gone from one glossary to the next.
        is_end = n < 0 or n - (run or [n])[-1] > _LEAST_SORTED
        if run and (is_end or places[some[n][0]] - places[some[run[-1]][0]] > _APART):
            of_lines = places[some[run[-1]][0]] - places[some[run[0]][0]]
            if len(run) >= max(_LEAST_SORTED, _SORTED * (run[-1] - run[0] + 1), of_lines / _LONG):
                taken.append((some[run[0]][0], some[run[-1]][0]))
                inside = [(i, name) for i, name in named if taken[-1][0] <= i <= taken[-1][1]]
                sure = {some[at][0] for at in run}
                names = [name for _, name in inside]
                for at in _with_misplaced(names, [at for at, (i, _) in enumerate(inside) if i in sure]):
                    yield inside[at][0], len(names[at])
            run = []
        run.append(n)
    ends = [-1, *(end for both in taken for end in both), max(places, default=0) + 1]
    for after, before in zip(ends[::2], ends[1::2], strict=True) if taken else ():
        yield from _in_order([each for each in named if after < each[0] < before], places)


def _with_misplaced(names: Sequence[str], run: Sequence[int]) -> Iterator[int]:
    """The places of names in order and of those between that stand below their letter, if not where they belong."""
    yield from run
    for above, below in itertools.pairwise(run):
        letters = [names[n].strip("\"'(")[:1].lower() for n in (above, below)]
        yield from (
            n for n in range(above + 1, below) if letters[0] <= names[n].strip("\"'(")[:1].lower() <= letters[1]
        )
