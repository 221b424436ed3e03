"""The places that text can belong to: headings of the dump, matched to known entries, and known entries without a heading."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from rapidfuzz import fuzz, process

from judge.importing.torn.lines import Fragment, Heading
from judge.importing.torn.text import folded
from judge.importing.torn.words import Nearness, stem_list
from judge.rulings.model import Ruling

_SAME_TITLE = 90
_SAME_NAME = 70  # under the same collector's number a name may be misspelt
_NEAR = 0.25
_MARGIN = 0.05


class KnownEntry(msgspec.Struct, frozen=True, gc=False):
    """A known entry: its words are ours, not the document's."""

    id: str
    title: str
    section: str | None
    words: str

    @classmethod
    def of(cls, ruling: Ruling) -> KnownEntry:
        """A ruling of the corpus with all words of its powers, points and examples."""
        powers = (line for power in ruling.powers for line in power.lines)
        points = (text for point in ruling.points for text in (point.text, *point.examples))
        return cls(ruling.id, ruling.title, ruling.section, " ".join([*powers, *points]))


class Slot(msgspec.Struct, gc=False):
    """An entry to be: its headings (numbers), the known entry it is (a number), and whether its heading names that entry."""

    headings: list[int]
    title: str
    known: int | None = None
    is_named: bool = False
    is_question: bool = False


def slots(
    headings: Sequence[Heading], found: Sequence[Fragment], known: Sequence[KnownEntry], near: Nearness
) -> list[Slot]:
    """One slot a heading (headings that name the same known entry share one), then one for each known entry left over."""
    names = _named(headings, known)
    names_of = dict(names)
    names_of.update(_by_words(headings, found, near, set(names.values()), names))
    result: list[Slot] = []
    taken: dict[int, Slot] = {}
    for at, heading in enumerate(headings):
        entry = names_of.get(at)
        if entry is not None and entry in taken:
            taken[entry].headings.append(at)
            continue
        title = known[entry].title if entry is not None else heading.title
        result.append(Slot([at], title, entry, at in names, heading.is_question))
        if entry is not None:
            taken[entry] = result[-1]
    result.extend(Slot([], entry.title, at) for at, entry in enumerate(known) if at not in taken)
    return result


def _named(headings: Sequence[Heading], known: Sequence[KnownEntry]) -> dict[int, int]:
    """The headings that name a known entry: by its collector's number, its title, its section, or nearly its title."""
    by_title = {folded(entry.title): at for at, entry in reversed(list(enumerate(known)))}
    by_section = {folded(entry.section): at for at, entry in reversed(list(enumerate(known))) if entry.section}
    titles = list(by_title)
    found: dict[int, int] = {}
    for at, heading in enumerate(headings) if known else ():
        if heading.is_question:
            continue
        name = folded(heading.title)
        bare = name.removeprefix(folded(heading.section)).strip() if heading.section and not heading.is_card else name
        numbered = by_section.get(folded(heading.section)) if heading.section else None
        if name in by_title and not heading.is_card:
            found[at] = by_title[name]
        elif numbered is not None and fuzz.ratio(bare, folded(known[numbered].title)) >= _SAME_NAME:
            found[at] = numbered
        elif bare in by_title and not heading.is_card:
            found[at] = by_title[bare]
        elif name in by_section:
            found[at] = by_section[name]
        elif not heading.is_card and (
            like := process.extractOne(bare, titles, scorer=fuzz.ratio, score_cutoff=_SAME_TITLE)
        ):
            found[at] = by_title[like[0]]
    return found


def _by_words(
    headings: Sequence[Heading], found: Sequence[Fragment], near: Nearness, taken: set[int], named: dict[int, int]
) -> dict[int, int]:
    """Headings whose own words and text below them are near one known entry that no heading names; best pair first."""
    below: defaultdict[int, list[str]] = defaultdict(list)
    for fragment in found:
        if fragment.follows is not None:
            below[fragment.follows].append(fragment.text)
    pairs = []
    for at, heading in enumerate(headings) if near.stems else ():
        if at in named or (at not in below and not heading.is_question):
            continue
        nearness = near.to(set(stem_list(f"{heading.title} {' '.join(below.get(at, ()))}")))
        free = sorted(((score, entry) for entry, score in nearness.items() if entry not in taken), reverse=True)
        if free and free[0][0] >= _NEAR and free[0][0] - max((s for s, _ in free[1:2]), default=0.0) >= _MARGIN:
            pairs.append((free[0][0], at, free[0][1]))
    chosen: dict[int, int] = {}
    used: set[int] = set()
    for _, at, entry in sorted(pairs, key=lambda pair: (-pair[0], pair[1])):
        if entry not in used:
            used.add(entry)
            chosen[at] = entry
    return chosen
