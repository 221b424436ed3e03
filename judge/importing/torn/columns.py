"""Two-column text that was extracted across its columns, put back in order: which lines make up which entry, and what is doubtful."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate

import msgspec

from judge.importing.torn.lines import ColumnLine, Fragment, Heading, fragments, read_lines
from judge.importing.torn.links import FragmentLink, links
from judge.importing.torn.places import FragmentPlace, Placing
from judge.importing.torn.slots import KnownEntry, Slot, slots
from judge.importing.torn.split import split
from judge.importing.torn.text import collector, folded
from judge.importing.torn.words import Nearness, Rarity

__all__ = ["KnownEntry", "LinePiece", "Placed", "Remark", "Reordered", "reorder"]


class LinePiece(msgspec.Struct, frozen=True, gc=False):
    """A line, or the part of one that belongs to the entry. ``goes_on`` if its text continues the sentence of the piece before."""

    line: int
    text: str
    is_whole: bool = True
    goes_on: bool = False


class Placed(msgspec.Struct, frozen=True, gc=False):
    """An entry in reading order. ``id`` is that of the known entry, None for one that is not known; ``title`` its, or the heading."""

    id: str | None
    title: str
    heading: tuple[LinePiece, ...]
    text: tuple[LinePiece, ...]
    ranges: tuple[tuple[int, int], ...]


class Remark(msgspec.Struct, frozen=True, order=True, gc=False):
    """A line and what is to be said of it."""

    line: int
    why: str


class Reordered(msgspec.Struct, frozen=True):
    """Every line in one of: ``entries`` (a line that several share stands in each), ``furniture``, ``uncertain``, ``blank``.

    ``warnings`` speak of lines in entries that were moved, shared or are doubtful.
    """

    entries: tuple[Placed, ...]
    furniture: tuple[Remark, ...]
    uncertain: tuple[Remark, ...]
    blank: tuple[int, ...]
    warnings: tuple[Remark, ...]


def reorder(lines: Iterable[tuple[int, str]], known: Sequence[KnownEntry] = ()) -> Reordered:
    """Put the lines of a dump (number and text) back in order. Nothing raises: what can't be told is uncertain.

    :param lines: each with a number of its own; the outcome speaks of lines by these numbers.
    :param known: entries of this document, and of no other, that are known in other words. Without them only sentences, headings
        and places tell the order, and more stays uncertain.
    """
    numbered = [(number, text) for number, text in lines]
    titles = frozenset(folded(entry.title) for entry in known)
    plain = read_lines([text for _, text in numbered], titles)
    headings, whole = fragments(plain, titles)
    near = Nearness([f"{entry.title} {entry.words}" for entry in known])
    all_slots = slots(headings, whole, known, near)
    found, groups = _cut(whole, plain, all_slots, near)
    profiles = [near.to(fragment.stem_set) if known else {} for fragment in found]
    rarity = Rarity(fragment.stem_set for fragment in found)
    tied = links(found, profiles, rarity)
    places = Placing(found, headings, all_slots, profiles, tied, rarity).places()
    for fragment in found:
        fragment.found_stems = fragment.found_set = None  # they take more room than the text
    for group in groups:
        if any(places[at].slot is None for at in group):  # a line is not in an entry and uncertain at once
            for at in group:
                places[at] = FragmentPlace(None, 0.0, 0.0, "a part of its line can't be placed")
    return _Outcome(numbered, plain, headings, all_slots, known, found, places, tied).result()


def _cut(
    whole: Sequence[Fragment], plain: Sequence[ColumnLine], all_slots: Sequence[Slot], near: Nearness
) -> tuple[list[Fragment], list[list[int]]]:
    """The fragments with those of several known entries cut up, and the numbers of the parts that were one."""
    slot_of = {heading: slot for slot in all_slots for heading in slot.headings}
    loose = {slot.known for slot in all_slots if slot.known is not None and not slot.headings}
    awaiting: set[int] = set()
    for fragment in whole if loose else ():
        nearness = near.to(fragment.stem_set) if fragment.ends_open else {}
        if nearness:
            awaiting.add(max(nearness, key=lambda at: (nearness[at], -at)))
    found: list[Fragment] = []
    groups: list[list[int]] = []
    for fragment in whole:
        slot = slot_of[fragment.follows] if fragment.follows is not None else None
        own = slot.known if slot else None
        parts = split(fragment, plain, own, awaiting, loose, near) if loose else [fragment]
        if len(parts) > 1:
            groups.append(list(range(len(found), len(found) + len(parts))))
        found.extend(parts)
    return found, groups


class _Outcome:
    """Collects entries, furniture and doubts from the decisions."""

    def __init__(
        self,
        numbered: Sequence[tuple[int, str]],
        plain: Sequence[ColumnLine],
        headings: Sequence[Heading],
        all_slots: Sequence[Slot],
        known: Sequence[KnownEntry],
        found: Sequence[Fragment],
        places: Sequence[FragmentPlace],
        tied: Sequence[FragmentLink],
    ) -> None:
        self._numbered = numbered
        self._plain = plain
        self._headings = headings
        self._slots = all_slots
        self._known = known
        self._found = found
        self._places = places
        self._link_to = {link.after: link for link in tied}
        self._in_slot: defaultdict[int, list[int]] = defaultdict(list)
        for at, place in enumerate(places):
            if place.slot is not None:
                self._in_slot[place.slot].append(at)
        named = {heading for slot in all_slots if slot.is_named for heading in slot.headings}
        self._shared = {
            heading
            for part, place in zip(found, places, strict=True)
            if (heading := part.part_of) is not None and heading not in named and place.slot is not None
            if heading not in all_slots[place.slot].headings
        }
        self._is_crossed = any(
            not place.is_plain for place, part in zip(places, found, strict=True) if part.follows is not None
        )
        self._is_crossed |= any(place.slot is None and place.rivals for place in places)
        self._is_crossed |= any(link.after != link.before + 1 for link in tied)
        self._furniture = [self._remark(at, line.why) for at, line in enumerate(plain) if line.kind == "furniture"]
        # Before each line, how many are not blank.
        self._filled_above = [0, *accumulate(line.kind != "blank" for line in plain)]
        self._doubted: set[int] = set()
        self._uncertain: list[Remark] = []
        self._warnings: list[Remark] = []

    def result(self) -> Reordered:
        """All of it."""
        entries = sorted(
            (entry for at, slot in enumerate(self._slots) if (entry := self._entry(at, slot))), key=lambda pair: pair[0]
        )
        for at, place in enumerate(self._places):
            if place.slot is None:
                self._doubt(self._lines(at), place.why, place.rivals)
            else:
                self._warn(at, place, place.slot)
        return Reordered(
            tuple(entry for _, entry in entries),
            tuple(sorted(self._furniture)),
            tuple(sorted(self._uncertain)),
            tuple(
                number for (number, _), line in zip(self._numbered, self._plain, strict=True) if line.kind == "blank"
            ),
            tuple(sorted(set(self._warnings))),
        )

    def _entry(self, at: int, slot: Slot) -> tuple[int, Placed] | None:
        headings = [line for heading in slot.headings for line in self._headings[heading].lines]
        bodies = self._in_slot[at]
        if not bodies and not (slot.headings and slot.is_named):
            self._set_aside(slot, headings)
            return None
        if not bodies:
            self._warnings.extend(self._remark(line, "no text was found for this heading") for line in headings)
        if bodies and headings and slot.known is not None and not (slot.is_named or slot.is_question):
            self._warnings.extend(
                self._remark(line, f"taken for '{slot.title}' by its words: the heading names no known entry")
                for line in [*headings, *(line for body in bodies for line in self._lines(body))]
            )
        shared = self._shared_heading(slot, bodies)
        head = [LinePiece(self._numbered[line][0], self._plain[line].text) for line in [*headings, *shared]]
        text, order = self._text(bodies, headings[0] if headings else -1)
        order = [*headings, *shared, *order]
        entry = Placed(
            self._known[slot.known].id if slot.known is not None else None,
            slot.title,
            tuple(head),
            tuple(text),
            tuple(self._ranges(order)),
        )
        return order[0], entry

    def _set_aside(self, slot: Slot, headings: Sequence[int]) -> None:
        """A heading without text: the name of a set where collector's numbers follow, else uncertain."""
        told: set[int] = set()
        for heading in slot.headings:
            if heading in self._shared:
                told.update(self._headings[heading].lines)
                continue
            below = self._headings[heading + 1] if heading + 1 < len(self._headings) else None
            is_set = (
                below is not None and below.is_card and self._is_gap(self._headings[heading].lines[-1], below.lines[0])
            )
            if is_set and not slot.is_question and not collector(self._plain[self._headings[heading].lines[-1]].text):
                self._furniture.extend(
                    self._remark(line, "names the set of the cards below it") for line in self._headings[heading].lines
                )
                told.update(self._headings[heading].lines)
        self._doubt([line for line in headings if line not in told], "a heading whose text was not found", [])

    def _shared_heading(self, slot: Slot, bodies: Sequence[int]) -> list[int]:
        """The heading above a text that was cut up, where it names none of the entries in it: it is the heading of each."""
        above = {
            heading for at in bodies if (heading := self._found[at].part_of) in self._shared and heading is not None
        }
        lines = [line for heading in sorted(above - set(slot.headings)) for line in self._headings[heading].lines]
        if lines:
            self._warnings.extend(self._remark(line, "this heading stands above several entries") for line in lines)
        return lines

    def _text(self, bodies: Sequence[int], heading: int) -> tuple[list[LinePiece], list[int]]:
        """The fragments in reading order: those below the heading before those above it, each followed by what goes on in it."""
        own = set(bodies)
        rest = {link.before: at for at in bodies if (link := self._link_to.get(at)) and link.before in own}
        continuing = set(rest.values())
        starts = [at for at in bodies if at not in continuing]
        starts.sort(key=lambda at: (self._found[at].first < heading, at))
        pieces: list[LinePiece] = []
        order: list[int] = []
        for start in starts:
            at: int | None = start
            while at is not None:
                for number, span in enumerate(self._found[at].spans):
                    text = self._plain[span.line].text
                    is_whole = span.start == 0 and span.end == len(text)
                    goes_on = number > 0 or at != start
                    cut = text[span.start : span.end].strip()
                    pieces.append(LinePiece(self._numbered[span.line][0], cut, is_whole, goes_on))
                    order.append(span.line)
                at = rest.get(at)
        return pieces, order

    def _ranges(self, order: Sequence[int]) -> list[tuple[int, int]]:
        """Line numbers as stretches; blank lines between two lines of the entry belong to its stretch."""
        stretches: list[tuple[int, int]] = []
        for line in order:
            if stretches and line > stretches[-1][1] and self._is_gap(stretches[-1][1], line):
                stretches[-1] = (stretches[-1][0], line)
            elif not (stretches and stretches[-1][1] == line):
                stretches.append((line, line))
        return [(self._numbered[first][0], self._numbered[last][0]) for first, last in stretches]

    def _is_gap(self, above: int, below: int) -> bool:
        """Whether only blank lines stand between two lines."""
        return self._filled_above[below] == self._filled_above[above + 1]

    def _warn(self, at: int, place: FragmentPlace, slot: int) -> None:
        """What is to be said of a fragment that does not simply stand where it should, with nothing against it."""
        fragment, title = self._found[at], self._slots[slot].title
        link = self._link_to.get(at)
        if fragment.is_part:
            self._say(at, f"a part of this line was put to '{title}': {place.why}")
        elif not place.is_plain and (self._is_crossed or not place.is_by_place_alone):
            self._say(at, f"put to '{title}': {place.why}")
        elif (
            place.is_by_place_alone and self._is_crossed and not fragment.is_answer and self._slots[slot].known is None
        ):
            self._say(at, f"put to '{title}' by its place alone, and columns are mixed in this text")
        if link and not link.is_sure and self._places[link.before].slot == slot:
            self._say(at, f"it may go on in another sentence than in '{title}'")
        if place.rivals:
            self._say(at, f"put to '{title}', but it may belong to {self._names(place.rivals)}")

    def _say(self, at: int, why: str) -> None:
        self._warnings.extend(self._remark(line, why) for line in self._lines(at))

    def _doubt(self, lines: Sequence[int], why: str, rivals: Sequence[int]) -> None:
        said = f"{why}: {self._names(rivals)}" if rivals else why
        for line in lines:
            if line not in self._doubted:
                self._doubted.add(line)
                self._uncertain.append(self._remark(line, said))

    def _names(self, some: Sequence[int]) -> str:
        return " or ".join(f"'{self._slots[slot].title}'" for slot in some)

    def _lines(self, at: int) -> list[int]:
        return [span.line for span in self._found[at].spans]

    def _remark(self, at: int, why: str) -> Remark:
        return Remark(self._numbered[at][0], why)
