"""Lines become segments: each opens with the line that names an entry and holds the lines up to the next opening."""

from __future__ import annotations

from collections.abc import Iterator

from judge.importing.framing import Head, furniture_reason, part_kind, running_heads
from judge.importing.layout import CleanLine, families
from judge.importing.model import Doubt
from judge.importing.openings import Opening, Openings, Surroundings, is_name_like
from judge.importing.parts import Segment, dissolve

_HEAD = 15  # content lines in which a document's title stands
_MANY, _SPARSE = 20, 0.05  # content lines, and the share of blank ones below which gaps tell nothing
_RUN = 3  # how far a number may run ahead of the one before and still continue it


class Segmenter:
    """Cuts the lines of one document into segments; what lies outside them is furniture or unassigned."""

    def __init__(self, lines: list[CleanLine]) -> None:
        self.lines = lines
        self.head = Head()
        self.furniture: dict[int, str] = {}
        self.unassigned: list[int] = []
        self.doubts: list[Doubt] = []
        self.segments: list[Segment] = []
        self._tails: set[int] = set()
        self._set_aside_furniture()
        self._around = Surroundings(lines, set(self.furniture))
        self._openings = Openings(self._around)
        self._head_end = self._find_head_end()
        self._current: Segment | None = None
        self._has_sentence = False  # whether the current segment holds a whole sentence: a card's ruling or power
        self._above_lead: Segment | None = None  # the last segment that no announcement stands above
        self._leads: set[int] = set()
        self._last: tuple[tuple[int, str], ...] = ()
        self._seen: set[tuple[tuple[int, str], ...]] = set()

    def run(self) -> None:
        """Cut. Afterwards every content line is in one segment (or a lead), in ``furniture`` or in ``unassigned``."""
        contents = self._around.contents
        if len(contents) >= _MANY and len(self.lines) - len(contents) < len(contents) * _SPARSE:
            self.doubts.append(
                Doubt(
                    self.lines[0].number, "hardly a blank line stands in it: headings and ends of texts may be missed"
                )
            )
        in_tail = False
        lead: list[int] = []
        for i in self._around.contents:
            line = self.lines[i]
            if not self.segments and self._states_a_fact(i):
                continue
            if self.head.is_title(line) and self._around.is_free_above(i):
                self.furniture[i] = "running head"
                continue
            if self.head.is_date(line) and self._around.is_free_above(i) and self._around.is_free_below(i):
                self.furniture[i] = "date of the page"
                continue
            if self._openings.announces_errata(i):
                lead, self._current = [i], None
                self.unassigned.append(i)  # until an entry takes it
                continue
            below_part = self._current is not None and self._is_bare_part(self._current)
            candidates = self._openings.at(i, is_below_part=below_part)
            opening = next((found for found in candidates if self._fits(found, i)), None)
            if opening:
                in_tail = False
                if lead and not (opening.is_card and opening.facts):
                    lead = []
                self._open(opening, i, lead)
            elif self._is_nameless_card(i):
                self._current = None
                self.unassigned.append(i)
                self.doubts.append(
                    Doubt(line.number, "a card's type without a name above; the lines below it are not assigned")
                )
            elif in_tail or self._follows_tail(i):
                in_tail = True
                self.furniture[i] = "comments below the page"
            elif self._current:
                self._current.lines.append(i)
                self._has_sentence |= line.plain[-1] in ".!?\")'" and len(line.plain.split()) > 3
            else:
                self.unassigned.append(i)
        self.unassigned = [i for i in self.unassigned if i not in self._leads]
        self.segments = dissolve(self.segments, self.lines, self.furniture, self.unassigned, self.doubts)

    def _find_head_end(self) -> int:
        """The position of the last title near the top, above which no heading opens an entry."""
        end = 0
        for i in self._around.contents[:_HEAD]:
            if any(not (found.is_plain or found.is_shouted) for found in self._openings.at(i)):
                break
            above = self._around.next(i, -1)
            half = self.lines[above] if above is not None and is_name_like(self.lines[above].plain) else None
            if Head().take(self.lines[i], half) == "title" and (not end or not part_kind(self.lines[i].plain)):
                end = i
        return end

    def _states_a_fact(self, i: int) -> bool:
        """Take a fact of the document from a line of its head; half of a title may stand on the line above."""
        above = self.unassigned[-1] if self.unassigned and self.unassigned[-1] == self._around.next(i, -1) else None
        if above is not None and not is_name_like(self.lines[above].plain):
            above = None
        titles = len(self.head.titles)
        reason = self.head.take(self.lines[i], None if above is None else self.lines[above])
        if reason is None:
            return False
        self.furniture[i] = reason
        if above is not None and len(self.head.titles) > titles and self.lines[above].text in self.head.titles[-1]:
            self.furniture[self.unassigned.pop()] = "title"
        return True

    def _set_aside_furniture(self) -> None:
        heads = running_heads(self.lines)
        for i, line in enumerate(self.lines):
            if not line.plain:
                continue
            if found := furniture_reason(line):
                self.furniture[i] = found[0]
                if found[1]:
                    self._tails.add(i)
            elif i in heads:
                self.furniture[i] = "running head"

    def _is_nameless_card(self, i: int) -> bool:
        """Whether a card's type line stands below a gap: the name above it is lost, and the lines are not the last entry's."""
        current = self._current
        if not (current and current.opening.is_card and self._around.is_free_above(i)):
            return False
        return self._around.next(i, -1) != current.lines[0] and self._openings.is_type_line(i)

    def _follows_tail(self, i: int) -> bool:
        """Whether the comments below a page begin just above; at the top of a page the same words are a link to them."""
        before = i - 1
        while before >= 0 and (not self.lines[before].plain or before in self.furniture):
            if before in self._tails and self.segments:
                return True
            before -= 1
        return False

    @staticmethod
    def _is_bare_part(segment: Segment) -> bool:
        """Whether a segment is only the heading of a part so far."""
        return len(segment.lines) == 1 and not segment.lead and part_kind(segment.opening.title) is not None

    def _fits(self, opening: Opening, i: int) -> bool:
        """Whether an opening can open an entry where it stands."""
        current = self._current
        if opening.is_card:
            return True
        if i < self._head_end and (opening.is_plain or opening.is_shouted):
            return False
        if opening.family == "headings" and not opening.is_plain and not opening.is_shouted:  # a term defined in place
            known = current.opening.title.lower() if current else ""
            return bool(current and current.opening.is_shouted and len(current.lines) > 1) and not (
                opening.title.lower().startswith(known)
                and not opening.title.lower()[len(known) :].strip().startswith("—")
            )
        if opening.key:
            return self._fits_number(opening, i)
        if not opening.is_plain:
            return not opening.is_shouted or self._around.next(i) is not None or part_kind(opening.title) is not None
        return self._fits_plain(opening, i)

    def _fits_number(self, opening: Opening, i: int) -> bool:
        key, last, current = opening.key, self._last, self._current
        inside_card = bool(current and (current.opening.is_card or current.opening.family == "questions"))
        if inside_card and not (len(key) > 1 and (self._around.is_free_above(i) or _follows(key, last))):
            return False
        if not last:
            return key[0][0] <= _RUN and (len(key) > 1 or key[0][0] >= 1)
        if key >= last:
            place = next((n for n, (new, old) in enumerate(zip(key, last, strict=False)) if new != old), None)
            step = (
                key[place][0] - last[place][0]
                if place is not None
                else (key[len(last)][0] if len(key) > len(last) else 0)
            )
            return step <= _RUN * 3 if len(key) > 1 else step <= _RUN
        is_new = len(key) > 1 and key not in self._seen and self._around.is_free_above(i)
        self.doubts.append(
            Doubt(
                self.lines[i].number,
                f"number {opening.section} comes after a later one; "
                + ("it opens an entry all the same" if is_new else "it was kept as text of the entry above"),
            )
        )
        return is_new

    def _fits_plain(self, opening: Opening, i: int) -> bool:
        """A heading in ordinary case is the weakest opening: inside a numbered or upper-case entry it is a sub-heading."""
        current, below = self._current, self._around.next(i)
        if below is None or self._openings.is_type_line(i):
            return False
        is_part = self._openings.parts_the_document(i)
        if current is None:
            return True
        if current.opening.is_card:
            is_apart = self._around.is_free_above(i)
            is_alone = self._around.is_free_below(i) or self.lines[i].heading > 0
            return self._has_sentence and is_apart and (is_part or is_alone)
        if self.lines[i].heading and not self.lines[current.lines[0]].heading:
            return True
        if current.opening.rank > opening.rank:
            return is_part or self._is_bare_part(current)
        return True

    def _open(self, opening: Opening, i: int, lead: list[int]) -> None:
        if (opening.is_shouted or opening.is_plain) and part_kind(opening.title):
            self._last = ()  # numbers may begin anew
        if opening.key:
            self._last = max(self._last, opening.key)
            self._seen.add(opening.key)
        if lead:
            # The section under which the errata are announced is theirs too.
            opening.section = self._above_lead.opening.section if self._above_lead else None
            opening.slug = next(family.card.errata for family in families().values() if family.card)
        self._leads.update(lead)
        self._current = Segment(opening, [i], list(lead))
        if not lead:
            self._above_lead = self._current
        self.segments.append(self._current)
        self._has_sentence = False

    def content(self, segment: Segment) -> Iterator[CleanLine]:
        """The lines of a segment, blank ones between them included."""
        own = set(segment.lines)
        for i in range(segment.lines[0], segment.lines[-1] + 1):
            if i in own or not self.lines[i].plain:
                yield self.lines[i]


def _follows(key: tuple[tuple[int, str], ...], last: tuple[tuple[int, str], ...]) -> bool:
    """Whether a number is the very next: 2.3 after 2.2 or after 2.2.4, and 3.1 after both."""
    numbers, before = [number for number, _ in key], [number for number, _ in last]
    for n in range(min(len(numbers), len(before))):
        if numbers[n] != before[n]:
            return numbers[n] == before[n] + 1 and all(number == 1 for number in numbers[n + 1 :])
    return len(numbers) == len(before) + 1 and numbers[-1] == 1
