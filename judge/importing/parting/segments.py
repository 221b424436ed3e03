"""Lines become segments: each opens with the line that names an entry and holds the lines up to the next opening."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from judge.importing.model import Doubt
from judge.importing.parting.dates import no_days
from judge.importing.parting.framing import Head, furniture_reason, part_kind
from judge.importing.parting.layout import CleanLine, families
from judge.importing.parting.marked import LEAD, ROW
from judge.importing.parting.marks import chosen_title, read_marks
from judge.importing.parting.numbers import Chain, follows, form_of, is_misprint, items, lettered, number_alone, part_of
from judge.importing.parting.openings import Opening, Openings, Surroundings, is_name_like
from judge.importing.parting.parts import Segment, dissolve
from judge.importing.parting.stated import says_what_it_is
from judge.importing.parting.steps import counts_steps, is_step

_HEAD = 15  # content lines in which a document's title stands
_MANY, _SPARSE = 20, 0.05  # content lines, and the share of blank ones below which gaps tell nothing
_CONTENTS = 3  # headings without text that make a table of contents where they all come again
_HELD, _SWALLOWED = 5, 0.2  # headings inside an entry, and its share of the lines, that no keyword or section has
_END = re.compile(r"[.!?:][\"')\]*]*$")  # of a sentence
_ITEM = re.compile(r"(?:[•*+-]|\(?\d{1,2}[.)]) ")
# Kinds of furniture that a keyword may be called like.
_BUTTONS = frozenset({"blog page", "forum page", "download box", "log-in box"})
_TEXT, _LONGEST_WORD = 5, 20  # words of a line of running text, and characters of a word on a button
_OTHER_SIGN = "a name with another sign behind it than all others have; it was kept as text of the entry above"
_IN_CHART = 8  # lines
_BESIDE = 100  # entries
_RUN = 3  # how far a number may run ahead of the one before and still continue it


class Segmenter:
    """Cuts the lines of one document into segments; what lies outside them is furniture or unassigned."""

    def __init__(self, lines: list[CleanLine], *, is_flat: bool = False, has_steps: bool = False) -> None:
        """:param is_flat: whether a heading in ordinary case opens an entry below any other, as it does below its like.
        :param has_steps: whether numbers below the text of a heading are steps of its entry.
        """
        self.lines = lines
        self.is_flat = is_flat
        self.has_steps = has_steps
        self._held: Counter[int] = Counter()  # headings in ordinary case that the entry of a stronger one kept as text
        self.head = Head()
        self.furniture: dict[int, str] = {}
        self.unassigned: list[int] = []
        self.segments: list[Segment] = []
        self._tails: set[int] = set()
        self._words: Counter[str] | None = None  # of short lines, once they are needed
        self._marks = read_marks(lines)
        self.doubts = [Doubt(lines[i].number, _OTHER_SIGN) for i in sorted(self._marks.doubtful)]
        self._set_aside_furniture()
        self._around = Surroundings(lines, set(self.furniture))
        self._no_days = no_days(lines, self._around.contents)
        self._chain = Chain(lines, self._around.contents)
        self._letters = lettered(lines, self._around.contents)
        self._openings = Openings(self._around, self._marks, self._chain)
        self._head_end = self._find_head_end()
        self._current: Segment | None = None
        self._has_sentence = False  # whether the current segment holds a whole sentence: a card's ruling or power
        self._has_items = False  # whether it holds items of a list, to which letters belong that begin below them
        self._above_lead: Segment | None = None  # the last segment that no announcement stands above
        self._leads: set[int] = set()
        self._last: tuple[tuple[int, str], ...] = ()
        self._before: tuple[tuple[int, str], ...] = ()  # the last number above a part in which numbers may begin anew
        self._seen: set[tuple[tuple[int, str], ...]] = set()
        self._first: dict[tuple[tuple[int, str], ...], int] = {}  # of each number, the segment that it opened first
        self._bare_since = 0  # the segment since which all are numbered headings without text
        self._has_counts, self._is_dense = items(lines, self._around.contents, self._around.is_free_above)
        self._has_counts |= bool(self._marks.named)  # numbers below headings are of items
        self._told: set[int] = set()  # entries of which it was told that a number in them comes late

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
            if (
                i not in self._no_days
                and self.head.is_date(line)
                and self._around.is_free_above(i)
                and self._around.is_free_below(i)
            ):
                self.furniture[i] = "date of the page"
                continue
            if self._openings.announces_errata(i):
                lead, self._current = [i], None
                self.unassigned.append(i)  # until an entry takes it
                continue
            below_part = self._current is not None and self._is_bare_part(self._current)
            candidates = self._openings.at(i, is_below_part=below_part)
            opening = self._part(i) or next((found for found in candidates if self._fits(found, i)), None)
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
                self._current = self._below_table(self._current, line)
                self._current.lines.append(i)
                self._has_items |= bool(_ITEM.match(line.plain))
                self._has_sentence |= line.plain[-1] in ".!?\")'" and len(line.plain.split()) > 3
            else:
                self.unassigned.append(i)
        if not self.head.titles:
            self.head.name(chosen_title(self.lines, self._marks))
        self.unassigned = [i for i in self.unassigned if i not in self._leads]
        self.has_steps = self.has_steps or counts_steps(self.segments, self.lines)
        self.segments = dissolve(self.segments, self.lines, self.furniture, self.unassigned, self.doubts)

    def _find_head_end(self) -> int:
        """The position of the last title near the top, above which no heading opens an entry."""
        end = 0
        if self._marks.is_marked:
            return self._marks.title or 0
        top = self._around.contents[:2]
        if len(top) > 1 and top[1] == top[0] + 1 and says_what_it_is(self.lines[top[1]]):
            end = top[1]
        for i in self._around.contents[:_HEAD]:
            if any(not (found.is_plain or found.is_shouted) for found in self._openings.at(i)):
                break
            above = self._around.next(i, -1)
            half = self.lines[above] if above is not None and is_name_like(self.lines[above].plain) else None
            is_named = Head().take(self.lines[i], half) == "title" and not self._openings.is_broken_text(i)
            if is_named and (not end or not part_kind(self.lines[i].plain)):
                end = i
        return end

    def _states_a_fact(self, i: int) -> bool:
        """Take a fact of the document from a line of its head; half of a title may stand on the line above."""
        if self._marks.is_marked and i == self._marks.title:
            self.head.name(chosen_title(self.lines, self._marks))
            self.furniture[i] = "title"
            return True
        if (
            i in self._marks.opens
            and (self._marks.is_marked or self._marks.opens[i] >= LEAD)
            and not self.head.is_date(self.lines[i])
        ):
            return False
        if i in self._no_days or self._openings.is_broken_text(i):
            return False
        above = self.unassigned[-1] if self.unassigned and self.unassigned[-1] == self._around.next(i, -1) else None
        if above is not None and (self.lines[i].heading or not is_name_like(self.lines[above].plain)):
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
        for i, line in enumerate(self.lines):
            if not line.plain:
                continue
            if i in self._marks.furniture:
                self.furniture[i] = self._marks.furniture[i]
            elif i in self._marks.opens or i == self._marks.title:
                continue
            elif found := furniture_reason(line):
                if found[0] in _BUTTONS and self._heads_text(i):
                    continue
                self.furniture[i] = found[0]
                if found[1]:
                    self._tails.add(i)
            elif i in self._marks.heads:
                self.furniture[i] = "running head"

    def _part(self, i: int) -> Opening | None:
        """What a line opens that counts a part of the rule above by a letter."""
        rule = self._current.opening if self._current else None
        letter, begin = self._letters.get(i, ("", 0))
        letter = "" if letter == "a" and self._has_items else letter
        section = part_of(rule.section, rule.letter, letter) if rule and rule.section and letter else ""
        return self._openings.part(i, rule, section, letter, begin) if rule and section else None

    def _heads_text(self, i: int) -> bool:
        """Whether a word that pages have on buttons is a heading: a gap above, running text right below, and nowhere else a line of it."""
        below = self.lines[i + 1].plain if i + 1 < len(self.lines) else ""
        is_free = i == 0 or not self.lines[i - 1].plain or self.lines[i].hint == "page"
        if not is_free or len(below.split()) < _TEXT or below[:1].islower() or furniture_reason(self.lines[i + 1]):
            return False
        if self._words is None:
            self._words = Counter(line.plain.lower() for line in self.lines if len(line.plain) <= _LONGEST_WORD)
        text = self.lines[i].plain
        return text.isalpha() and text[0].isupper() and self._words[text.lower()] == 1

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

    def _below_table(self, current: Segment, line: CleanLine) -> Segment:
        """The segment that a line goes on with: below a table whose rows are entries it is that of the section around."""
        if current.opening.level != ROW or line.mark in ("cell", "head"):
            return current
        return next((each for each in reversed(self.segments) if each.opening.level != ROW), current)

    @staticmethod
    def _is_bare_part(segment: Segment) -> bool:
        """Whether a segment is only the heading of a part so far."""
        return len(segment.lines) == 1 and not segment.lead and part_kind(segment.opening.title) is not None

    def _fits(self, opening: Opening, i: int) -> bool:
        """Whether an opening can open an entry where it stands."""
        current = self._current
        if opening.is_card:
            return True
        if self.has_steps and current is not None and is_step(current, opening, self.lines[i]):
            return False
        if opening.level:
            return i >= self._head_end and (bool(opening.section) or not self._stands_alone(i))
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
        return not self._is_in_chart(i) and self._fits_plain(opening, i)

    def _stands_alone(self, i: int) -> bool:
        """Whether the current entry is nothing but a number on a line of its own so far: a heading below it bears that number."""
        current = self._current
        return bool(
            current
            and self._around.next(i, -1) == current.lines[-1] == current.lines[0]
            and number_alone(self.lines[current.lines[0]].plain)
        )

    def _is_in_chart(self, i: int) -> bool:
        """Whether a heading parts a chart of numbers that come again with their text: below its title, or others of them."""
        below, current = self._around.next(i), self._current
        if current is None or below is None or not self._chain.lists(below):
            return False
        return current.lines == [i - 1] or any(self._chain.lists(above) for above in current.lines[-_IN_CHART:])

    def _fits_number(self, opening: Opening, i: int) -> bool:
        key, last, current = opening.key, self._last, self._current
        inside_card = bool(current and (current.opening.is_card or current.opening.family == "questions"))
        if inside_card and not (len(key) > 1 and (self._around.is_free_above(i) or follows(key, last))):
            return False
        if self._chain.lists(i) and current and (current.opening.is_plain or current.opening.is_shouted):
            return False
        if self._chain.holds(i, key):
            return True
        is_near = key == last or follows(key, last)
        if self._chain and last and len(key) > 1 and not is_near and not self._around.is_free_above(i):
            if not self._stands_as_a_number(key, i):
                return False  # a reference that a line break left at the begin of a line
            return self._told_of(opening, i, opens=is_misprint(key, last))
        is_item = self._has_counts and (self._is_dense or not self._around.is_free_above(i))
        is_item |= bool(self._chain and current and current.opening.is_cited)  # where rules bear longer numbers
        if is_item and len(key) == 1 and current and not current.opening.key:
            return False
        if not last:
            if follows(key, self._before):
                return True
            return key[0][0] <= _RUN and (len(key) > 1 or key[0][0] >= 1)
        # A number that comes again inside its own entry counts an item there.
        is_again = bool(key == last and current and current.opening.key == key and len(current.lines) > 1)
        if key >= last and not is_again:
            place = next((n for n, (new, old) in enumerate(zip(key, last, strict=False)) if new != old), None)
            step = (
                key[place][0] - last[place][0]
                if place is not None
                else (key[len(last)][0] if len(key) > len(last) else 0)
            )
            return step <= _RUN * 3 if len(key) > 1 else step <= _RUN
        if self._begins_behind_contents(key):
            return True
        is_new = len(key) > 1 and key not in self._seen and self._around.is_free_above(i)
        return self._told_of(opening, i, opens=is_new)

    def _stands_as_a_number(self, key: tuple[tuple[int, str], ...], i: int) -> bool:
        """Whether a number out of order stands below the end of a sentence, written and indented like the last one of as many parts."""
        above = self._around.next(i, -1)
        if above is None or not _END.search(self.lines[above].plain):
            return False
        beside = reversed(self.segments[-_BESIDE:])
        sister = next((each.lines[0] for each in beside if len(each.opening.key) == len(key)), i)
        line, other = self.lines[i], self.lines[sister]
        return sister < i and form_of(line.plain) == form_of(other.plain) and line.indent == other.indent

    def _told_of(self, opening: Opening, i: int, *, opens: bool) -> bool:
        """Tell that a number is out of order; a second one in the same entry is told only where it ``opens`` one of its own."""
        current = self._current
        if current is not None and (opens or current.lines[0] not in self._told):
            self._told.add(current.lines[0])
            where = "comes after a later one" if opening.key < self._last else "leaves numbers out"
            what = "it opens an entry all the same" if opens else "it was kept as text of the entry above"
            self.doubts.append(Doubt(self.lines[i].number, f"number {opening.section} {where}; {what}"))
        return opens

    def _begins_behind_contents(self, key: tuple[tuple[int, str], ...]) -> bool:
        """Whether the headings since a number was read for the first time are a table of contents; they are set aside then."""
        first = self._first.get(key)
        if first is None or first < self._bare_since or len(self.segments) - first < _CONTENTS:
            return False
        listed = self.segments[first:]
        if len(listed[-1].lines) > 1 or not listed[-1].opening.key:
            return False
        self.furniture.update((segment.lines[0], "table of contents") for segment in listed)
        del self.segments[first:]
        self._last, self._seen, self._first = (), set(), {}
        return True

    def _fits_plain(self, opening: Opening, i: int) -> bool:
        """A heading in ordinary case is the weakest opening: inside a numbered or upper-case entry it is a sub-heading."""
        current, below = self._current, self._around.next(i)
        if (
            below is None
            or self._openings.is_broken_text(i)
            or (self._openings.is_type_line(i) and (current is None or current.opening.is_card))
        ):
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
        if current.opening.rank > opening.rank and not self.is_flat:
            opens = is_part or self._is_bare_part(current)
            self._held[current.lines[0]] += not opens
            return opens
        return True

    def has_swallowed(self) -> bool:
        """Whether one entry has kept so many headings and so many lines that its own heading stands above none of them."""
        most = _SWALLOWED * len(self._around.contents)
        return any(self._held[each.lines[0]] >= _HELD and len(each.lines) > most for each in self.segments)

    def _open(self, opening: Opening, i: int, lead: list[int]) -> None:
        if (opening.is_shouted or opening.is_plain) and part_kind(opening.title):
            self._before, self._last = self._last or self._before, ()  # numbers may begin anew
        if opening.key:
            # From a heading and from the chain of the document's numbers the next goes on, whatever stood above.
            is_sure = 0 < opening.level < LEAD or self._chain.holds(i, opening.key)
            self._last = opening.key if is_sure else max(self._last, opening.key)
            self._seen.add(opening.key)
            self._first.setdefault(opening.key, len(self.segments))
        if lead:
            # The section under which the errata are announced is theirs too.
            opening.section = self._above_lead.opening.section if self._above_lead else None
            opening.slug = next(family.card.errata for family in families().values() if family.card)
        self._leads.update(lead)
        if self.segments and (len(self.segments[-1].lines) > 1 or not self.segments[-1].opening.key):
            self._bare_since = len(self.segments)
        self._current = Segment(opening, [i], list(lead))
        if not lead:
            self._above_lead = self._current
        self.segments.append(self._current)
        self._has_sentence = self._has_items = False

    def lines_asking(self, segment: Segment) -> int:
        """How many lines the question takes that opens a segment; 0 where none is known to."""
        return self._marks.asked.get(segment.lines[0], 0)

    def content(self, segment: Segment) -> Iterator[CleanLine]:
        """The lines of a segment, blank ones between them included."""
        own = set(segment.lines)
        for i in range(segment.lines[0], segment.lines[-1] + 1):
            if i in own or not self.lines[i].plain:
                yield self.lines[i]
