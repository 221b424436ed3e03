"""How a ruling became what it is: replacements and errata, each with its date, the documents and the words that changed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judge.answering.comparing import POWERS, compare_points, compare_text, compare_texts, power_lines
from judge.answers import History, HistoryStep, PartChange
from judge.rulings.in_force import InForce
from judge.rulings.model import DateRange, Reference, Ruling


class _Replacement(msgspec.Struct, frozen=True):
    """``new`` replaces ``old``, or those ``points`` of it that are named, from ``start`` on."""

    old: Ruling
    new: Ruling
    start: DateRange
    points: tuple[int, ...]


class Chronicle:
    """The replacements between rulings, ready to be followed in both directions."""

    def __init__(self, rulings: Sequence[Ruling], documents: Mapping[str, str]) -> None:
        """Follow the replacements that rulings make.

        :param rulings: all of a corpus.
        :param documents: the title of each document, by id.
        """
        self._documents = documents
        self._by_id = {ruling.id: ruling for ruling in rulings}
        self._in_force = InForce(rulings)
        self._replacements = [found for ruling in rulings for found in self._made_by(ruling)]

    def _made_by(self, new: Ruling) -> Iterator[_Replacement]:
        grouped: dict[tuple[str, DateRange], list[int]] = {}
        for replacement in new.supersedes:
            points = grouped.setdefault((replacement.target.id, replacement.start), [])
            points.extend([] if replacement.target.point is None else [replacement.target.point])
        whole = {(r.target.id, r.start) for r in new.supersedes if r.target.point is None}
        for (old, start), points in grouped.items():
            yield _Replacement(self._by_id[old], new, start, () if (old, start) in whole else tuple(sorted(points)))

    def history(self, reference: Reference, day: dt.date) -> History:
        """The history of an existing entry, or of one point of it, as known on ``day``; ``steps`` is empty where it has none."""
        ruling = self._by_id[reference.id]
        points = None if reference.point is None else frozenset([reference.point])
        seen: set[tuple[str, str, str]] = set()
        behind = list(self._follow(ruling, points, seen, backwards=True))
        followed = [*reversed(behind), *self._follow(ruling, points, seen, backwards=False)]
        steps = [(r.start, self._step(r, parts, day)) for r, parts in followed]
        if points is None:
            involved = {r.id: r for replacement, _ in followed for r in (replacement.old, replacement.new)}
            for entry in (involved | {ruling.id: ruling}).values():
                steps.extend((self._in_force.start(entry), step) for step in self._errata(entry, day))
        steps.sort(key=lambda step: step[0].earliest)
        replaced = self._in_force.replaced_on(day)
        holds = replaced.get(ruling.id, ruling.id)
        if reference.point is not None and holds == ruling.id:
            by_point = self._in_force.replaced_points(ruling, day).get(reference.point)
            holds = replaced.get(by_point.new, by_point.new) if by_point else holds
        return History(
            id=ruling.id,
            point=reference.point or 0,
            title=ruling.title,
            in_force=self._in_force.start(ruling).text,
            holds=holds,
            steps=tuple(step for _, step in steps),
        )

    def _follow(
        self, ruling: Ruling, points: frozenset[int] | None, seen: set[tuple[str, str, str]], *, backwards: bool
    ) -> Iterator[tuple[_Replacement, tuple[PartChange, ...]]]:
        """The replacements behind or ahead of a ruling, the nearest first, each with its changes.

        :param points: only changes in the line of descent of these points; of everything where None.
        """
        for replacement in self._replacements:
            here, there = (replacement.new, replacement.old) if backwards else (replacement.old, replacement.new)
            key = (replacement.old.id, replacement.new.id, replacement.start.text)
            if here.id != ruling.id or key in seen:  # two that replace each other would turn for ever
                continue
            parts = tuple(_changes(replacement))
            reached = None
            if points is not None:
                sides = [(p.new_point, p.old_point) if backwards else (p.old_point, p.new_point) for p in parts]
                parts = tuple(part for part, (n, _) in zip(parts, sides, strict=True) if n in points)
                reached = frozenset(m for n, m in sides if n in points and m is not None)
                if not parts:
                    continue
            seen.add(key)
            yield replacement, parts
            yield from self._follow(there, reached, seen, backwards=backwards)

    def _step(self, replacement: _Replacement, parts: tuple[PartChange, ...], day: dt.date) -> HistoryStep:
        old, new = replacement.old, replacement.new
        return HistoryStep(
            start=replacement.start.text,
            has_begun=day >= replacement.start.earliest,
            old=old.id,
            old_points=replacement.points,
            old_document=self._documents[old.doc],
            old_in_force=self._in_force.start(old).text,
            new=new.id,
            new_document=self._documents[new.doc],
            parts=parts,
        )

    def _errata(self, ruling: Ruling, day: dt.date) -> Iterator[HistoryStep]:
        """The step from a card's printed text to that of its errata: without changes where the source doesn't print the old text."""
        old, new = power_lines(ruling, "old"), power_lines(ruling, "new")
        if not new or (not old and ruling.supersedes):  # then the entry replaced has the old text
            return
        yield HistoryStep(
            start=self._in_force.start(ruling).text,
            has_begun=self._in_force.has_begun(ruling, day),
            old=None,
            old_points=(),
            old_document=None,
            old_in_force=None,
            new=ruling.id,
            new_document=self._documents[ruling.doc],
            parts=tuple(compare_texts(POWERS[""], old, new)) if old else (),
        )


def _changes(replacement: _Replacement) -> Iterator[PartChange]:
    """What a replacement changed in the wording, point by point; points that are the same in both are told too."""
    old, new = replacement.old, replacement.new
    if not replacement.points:
        if old.facts and new.facts:
            yield from compare_text("fact line", old.facts, new.facts)
        yield from compare_texts(POWERS[""], power_lines(old, "", "new"), power_lines(new, "", "new"))
        yield from compare_points(old.points, new.points, keep_same=True)
        return
    found = list(compare_points([p for p in old.points if p.n in replacement.points], new.points, keep_same=True))
    # The newer entry says more than these points did; only where one of them has no successor does the rest stand in its stead.
    is_complete = not any(part.part == "point" and part.change == "removed" for part in found)
    yield from (part for part in found if part.old_point is not None or not is_complete)
