"""Which slot each fragment belongs to: by its place, its heading's words, known entries' words and sentences that go on."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from judge.importing.torn.lines import Fragment, Heading
from judge.importing.torn.links import REACH, FragmentLink
from judge.importing.torn.slots import Slot
from judge.importing.torn.words import Rarity, stem_list

_ROUNDS = 3
_LEAST = 0.34
_LEAST_IN_ORDER = 0.28  # where no sentence jumps and no heading stands without text, place alone is enough
_MARGIN = 0.1
_FIRM_MARGIN = 0.2

_KNOWN = 2.0
_KNOWN_BUT_STRANGE = 1.2
_RIGHT_BELOW = 0.5
_CROWDED = 0.35  # right below the last of several headings without text: it may be any one's
_TAKEN = 0.15  # the same, where another text is surely that heading's
_WAITING = 0.3
_FARTHER = 0.02  # for each heading in between
_BY_RANK = [max(0.05, _WAITING - _FARTHER * rank) for rank in range(REACH)]
_ALSO_BELOW = 0.3
_TITLE = 0.6
_OPENS_WITH_TITLE = 0.2
_GOES_ON = 0.45
_MAY_GO_ON = 0.3
_CUT_FOR = 0.3
_START = 4  # stems of a title that are looked for at the beginning of a text

_BELOW, _AFTER, _WAITS = (
    "it stands below the heading",
    "it stands below the entry's text",
    "the heading waits for its text",
)
_BY_PLACE = {_BELOW, _AFTER, _WAITS}
_NEAR, _NEAR_WITHOUT_HEADING, _VERY_NEAR = 0.1, 0.25, 0.45


class FragmentPlace(msgspec.Struct, gc=False):
    """Where a fragment goes: a slot (None: uncertain), how it was told, and what doubt is left."""

    slot: int | None
    score: float
    margin: float
    why: str
    is_plain: bool = False
    is_by_place_alone: bool = False
    rivals: list[int] = []


class Situation(msgspec.Struct):
    """What stands above each fragment: headings that still wait for text, nearest first, each with the number of headings between;
    whether text of a heading does.
    """

    waiting: list[list[tuple[int, int]]]
    has_text_above: list[bool]


def situation(headings: Sequence[Heading], found: Sequence[Fragment]) -> Situation:
    """For each fragment the headings above it (within reach) that have no text right below them."""
    # A heading with text right below it has what is its own, unless another stands right above it: then it may be that one's.
    below = {fragment.follows for fragment in found if not fragment.opens_inside}
    served = {heading for heading in below if heading is not None and (heading == 0 or heading - 1 in below)}
    waiting: list[list[tuple[int, int]]] = []
    has_text: list[bool] = []
    at = 0
    recent: list[int] = []
    last_heading = -1
    for number, fragment in enumerate(found):
        is_new = False
        while at < len(headings) and headings[at].lines[0] < fragment.first:
            is_new = True
            recent.append(at)
            last_heading = at
            at += 1
        del recent[:-REACH]
        near = enumerate(reversed(recent))
        waiting.append(
            [(rank, heading) for rank, heading in near if heading not in served and heading != fragment.follows]
        )
        has_text.append(number > 0 and last_heading >= 0 and not is_new)
    return Situation(waiting, has_text)


class Placing:
    """The decision over all fragments, in rounds: what is sure helps to tell the rest."""

    def __init__(
        self,
        found: Sequence[Fragment],
        headings: Sequence[Heading],
        slots: Sequence[Slot],
        profiles: Sequence[Mapping[int, float]],
        links: Sequence[FragmentLink],
        rarity: Rarity,
    ) -> None:
        self._found = found
        self._slots = slots
        self._profiles = profiles
        self._links = {link.after: link for link in links}
        self._rarity = rarity
        self._around = situation(headings, found)
        self._slot_of = {heading: at for at, slot in enumerate(slots) for heading in slot.headings}
        self._slot_of_known = {slot.known: at for at, slot in enumerate(slots) if slot.known is not None}
        self._words = [fragment.stems for fragment in found]
        self._sets = [fragment.stem_set for fragment in found]
        titles = [stem_list(slot.title) for slot in slots]
        self._titles = list(map(set, titles))
        self._weights = [rarity.total(title) for title in self._titles]
        self._named: dict[int, list[int]] = {}
        self._opens_inside = [fragment.opens_inside for fragment in found]
        self._is_answer = [fragment.is_answer for fragment in found]
        self._titled: list[dict[int, float]] = [{} for _ in found]  # by slot, how far a fragment has its title's words
        self._by_start: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
        for at, slot in enumerate(slots):
            if slot.headings and not slot.is_question:
                self._by_start[tuple(titles[at][:_START])].append(at)
        self._has_known = bool(self._slot_of_known)
        starts = [heading.lines[0] for heading in headings]
        self._heading_above = [bisect_left(starts, fragment.first) - 1 for fragment in found]
        self._is_in_front = [heading < 0 for heading in self._heading_above]
        is_served = not any(self._around.waiting)
        self._is_in_order = is_served and all(link.after == link.before + 1 for link in links)
        self._waits = [
            [(self._slot_of[heading], self._waiting(rank, heading)) for rank, heading in some]
            for some in self._around.waiting
        ]
        self._order = self._beginnings_first()
        self._crowded = {
            number
            for number, fragment in enumerate(found)
            if fragment.follows is not None
            and any(heading == fragment.follows - 1 for _, heading in self._around.waiting[number])
        }

    def places(self) -> list[FragmentPlace]:
        """A place for every fragment."""
        places = [FragmentPlace(None, 0.0, 0.0, "") for _ in self._found]
        firm: set[int] = set()
        seen: list[tuple[object, ...]] = [() for _ in self._found]
        for _ in range(_ROUNDS):
            filled = {places[at].slot for at in firm}
            for at in self._order:
                if at not in firm and (now := self._depends_on(at, places, filled)) != seen[at]:
                    places[at], seen[at] = self._place(at, places, filled), now
            firm = set()
            for at in self._order:
                link = self._links.get(at)
                is_clear = places[at].slot is not None and places[at].margin >= _FIRM_MARGIN
                if is_clear and (link is None or link.before in firm):
                    firm.add(at)
        return places

    def _depends_on(self, at: int, places: Sequence[FragmentPlace], filled: set[int | None]) -> tuple[object, ...]:
        """What of the other fragments' places the place of one depends on: where it is the same, so is the place."""
        link = self._links.get(at)
        follows = self._found[at].follows
        return (
            places[at - 1].slot if at else None,
            places[link.before].slot if link is not None else None,
            follows is not None and self._slot_of[follows] in filled,
            [slot in filled for slot, _ in self._waits[at]],
        )

    def _beginnings_first(self) -> list[int]:
        """The fragments in their order, but each that goes on in another's sentence after that one (links form no rings)."""
        order: list[int] = []
        rest = {link.before: after for after, link in self._links.items()}
        for start in range(len(self._found)):
            at = start if start not in self._links else None
            while at is not None:
                order.append(at)
                at = rest.get(at)
        return order

    def _place(self, at: int, places: Sequence[FragmentPlace], filled: set[int | None]) -> FragmentPlace:
        signs = self._signs(at, places, filled)
        ranked = sorted([(-sum(sign.values()), slot) for slot, sign in signs.items()])
        if not ranked:
            front = "it stands above the first heading: an introduction?"
            return FragmentPlace(None, 0.0, 0.0, front if self._is_in_front[at] else "nothing tells where it belongs")
        score, slot = -ranked[0][0], ranked[0][1]
        margin = score - (-ranked[1][0] if len(ranked) > 1 else 0.0)
        rivals = [other for value, other in ranked[1:3] if score + value < _FIRM_MARGIN]
        why = ", ".join(sorted(signs[slot], key=lambda name: -signs[slot][name]))
        if score < (_LEAST_IN_ORDER if self._is_in_order else _LEAST):
            return FragmentPlace(
                None, score, margin, "nothing tells well enough where it belongs", rivals=[slot, *rivals]
            )
        if margin < _MARGIN:
            return FragmentPlace(None, score, margin, "several entries can claim it", rivals=[slot, *rivals])
        return FragmentPlace(
            slot, score, margin, why, self._is_plain(at, slot), signs[slot].keys() <= _BY_PLACE, rivals
        )

    def _is_plain(self, at: int, slot: int) -> bool:
        """Whether it simply stands below the heading of its slot, and nothing speaks for another."""
        follows = self._found[at].follows
        return follows is not None and self._slot_of[follows] == slot and not self._found[at].is_part

    def _signs(self, at: int, places: Sequence[FragmentPlace], filled: set[int | None]) -> dict[int, dict[str, float]]:
        fragment, slots = self._found[at], self._slots
        signs: defaultdict[int, dict[str, float]] = defaultdict(dict)
        link = self._links.get(at)
        above = places[at - 1].slot if at and self._around.has_text_above[at] and not fragment.is_part else None
        opens_inside = self._opens_inside[at]
        if not opens_inside:
            self._wait(at, signs, filled, above)
            if fragment.follows is not None:
                heads = self._slot_of[fragment.follows]
                crowded = _CROWDED if heads not in filled else _TAKEN
                signs[heads] = {_BELOW: crowded if at in self._crowded else _RIGHT_BELOW}
        if above is not None and not (opens_inside and (link is None or link.before != at - 1)):
            signs[above][_AFTER] = _RIGHT_BELOW if fragment.goes_on else _ALSO_BELOW
        begun = places[link.before].slot if link is not None else None
        if link is not None and begun is not None:
            signs[begun]["a sentence goes on in it"] = _GOES_ON + 0.5 * link.score if link.is_sure else _MAY_GO_ON
        # Below a heading that is no known entry's, the text is rather one that is not known either.
        own = self._slots[self._slot_of[fragment.follows]] if fragment.follows is not None else None
        weight = _KNOWN_BUT_STRANGE if own is not None and own.known is None else _KNOWN
        for known, near in self._profiles[at].items():
            slot = self._slot_of_known.get(known)
            if slot is not None and near >= self._least_near(at, slot):
                signs[slot]["it has the words of the known entry"] = weight * near
        if fragment.cut_for is not None:
            signs[self._slot_of_known[fragment.cut_for]]["it was cut out for it"] = _CUT_FOR
        if self._is_answer[at]:
            signs = defaultdict(
                dict,
                {slot: sign for slot, sign in signs.items() if slots[slot].is_question or not slots[slot].headings},
            )
        if link is None and not opens_inside:
            if at not in self._named:
                self._named[at] = self._named_at_start(at)
            for slot in self._named[at]:
                signs.setdefault(slot, {})
            titled = self._titled[at]
            for slot, sign in signs.items():
                if (title := titled.get(slot)) is None:
                    title = titled[slot] = self._title(at, slot)
                if title:
                    sign["it has the heading's words"] = title
        return signs

    def _named_at_start(self, at: int) -> list[int]:
        """The slots around whose title stands among the first words: "Name is ..." defines the name, wherever it stands."""
        words = self._words[at][: _START + 2]
        runs = {tuple(words[first:last]) for first in range(3) for last in range(first + 1, first + _START + 1)}
        above = self._heading_above[at]
        found: list[int] = []
        for run in sorted(runs & self._by_start.keys()):
            some = self._by_start[run]  # in the order of their headings
            first = bisect_left(some, above - REACH, key=self._first_heading)
            found += some[first : bisect_right(some, above + REACH, key=self._first_heading)]
        return found

    def _first_heading(self, slot: int) -> int:
        return self._slots[slot].headings[0]

    def _least_near(self, at: int, slot: int) -> float:
        """From which nearness on a known entry's words count."""
        if self._found[at].is_part:
            return _NEAR
        if self._is_in_front[at]:  # introductions speak of everything
            return _VERY_NEAR
        return _NEAR if self._slots[slot].headings else _NEAR_WITHOUT_HEADING

    def _wait(
        self, at: int, signs: defaultdict[int, dict[str, float]], filled: set[int | None], above: int | None
    ) -> None:
        """The first signs: headings above that have no text yet, the nearest first; not that of the text right ``above``."""
        for slot, sign in self._waits[at]:
            if slot not in filled and slot != above:
                signs[slot] = {_WAITS: sign}

    def _waiting(self, rank: int, heading: int) -> float:
        """How much a heading without text draws one, so many headings below it."""
        # Where entries are known, a heading that is none of them is rather the name of a part.
        is_odd = self._has_known and self._slots[self._slot_of[heading]].known is None
        return _BY_RANK[rank] * (0.5 if is_odd else 1.0)

    def _title(self, at: int, slot: int) -> float:
        title, words = self._titles[slot], self._words[at]
        if title.isdisjoint(self._sets[at]):
            return 0.0
        weight, shared = self._weights[slot], title & self._sets[at]
        share = (self._rarity.total(shared) / weight) ** 2 * weight / (weight + self._rarity.most)
        return _TITLE * share + (_OPENS_WITH_TITLE if title <= set(words[: len(title) + 3]) else 0.0)
