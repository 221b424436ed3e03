"""Names before their text in the order of the alphabet: a glossary, as a part of any document."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

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
    often = Counter(name.lower() for _, name in named)
    named = [(i, name) for i, name in named if often[name.lower()] < LABEL_TIMES]  # what comes again is no term
    chain = longest([((0, re.sub(r"\W+", " ", name).strip().lower()), (n, "")) for n, (_, name) in enumerate(named)])
    places = {i: n for n, i in enumerate(contents)}
    found: dict[int, int] = {}
    run: list[int] = []
    for n in [*chain, -1]:
        if run and (n < 0 or places[named[n][0]] - places[named[run[-1]][0]] > _APART):
            of_lines = places[named[run[-1]][0]] - places[named[run[0]][0]]
            if len(run) >= max(_LEAST_SORTED, _SORTED * (run[-1] - run[0] + 1), of_lines / _LONG):
                found |= {named[at][0]: len(named[at][1]) for at in _with_misplaced([name for _, name in named], run)}
            run = []
        run.append(n)
    return found


def _with_misplaced(names: Sequence[str], run: Sequence[int]) -> Iterator[int]:
    """The places of names in order and of those between that stand below their letter, if not where they belong."""
    yield from run
    for above, below in itertools.pairwise(run):
        letters = [names[n].strip("\"'(")[:1].lower() for n in (above, below)]
        yield from (
            n for n in range(above + 1, below) if letters[0] <= names[n].strip("\"'(")[:1].lower() <= letters[1]
        )
