"""Which ruling is in force on a day, what replaced it and what it replaces. Pure functions over a corpus's rulings."""

from __future__ import annotations

import datetime as dt
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

import msgspec

from judge.rulings.model import DateRange, Reference, Ruling

T = TypeVar("T", bound=Hashable)


class Succession(msgspec.Struct, frozen=True):
    """``new`` replaces ``old`` (an entry or one of its points) from ``start`` on."""

    old: Reference
    new: str
    start: DateRange

    def is_in_effect(self, day: dt.date) -> bool:
        """Whether the replacement has happened on ``day``; a vague date counts from its earliest day."""
        return day >= self.start.earliest


def start_of(ruling: Ruling) -> DateRange:
    """When a ruling takes effect: the first date on which it replaces something, else its document's."""
    return min(
        (replacement.start for replacement in ruling.supersedes),
        key=lambda start: start.earliest,
        default=ruling.in_force,
    )


def successions_by(ruling: Ruling) -> list[Succession]:
    """What a ruling replaces, and from when on."""
    return [Succession(each.target, ruling.id, each.start) for each in ruling.supersedes]


def ends_of_chains(direct: Mapping[T, T]) -> dict[T, T]:
    """For each text that another replaces what holds in its stead, at the end of the chain.

    :param direct: what replaces each.
    """
    return {old: _end_of_chain(old, direct) for old in direct}


class InForce:
    """Answers what holds on a day. Built once from all rulings."""

    def __init__(self, rulings: Iterable[Ruling]) -> None:
        self._by_old: dict[str, list[Succession]] = {}
        for ruling in rulings:
            for succession in successions_by(ruling):
                self._by_old.setdefault(succession.old.id, []).append(succession)

    @staticmethod
    def start(ruling: Ruling) -> DateRange:
        """When a ruling takes effect; see :func:`start_of`."""
        return start_of(ruling)

    def has_begun(self, ruling: Ruling, day: dt.date) -> bool:
        """Whether the ruling is in force on ``day``, or perhaps is where its date is vague."""
        return day >= self.start(ruling).earliest

    def is_uncertain(self, ruling: Ruling, day: dt.date) -> bool:
        """Whether ``day`` lies inside the range of days on which the ruling may have taken effect."""
        start = self.start(ruling)
        return start.earliest <= day < start.latest

    def successions(self, ruling: Ruling) -> list[Succession]:
        """What replaces the ruling or points of it, at any time."""
        return self._by_old.get(ruling.id, [])

    def replaced_by(self, ruling: Ruling, day: dt.date) -> Succession | None:
        """What has replaced the whole ruling by ``day``: the latest text, where several did in turn."""
        return _latest(self.successions(ruling), day)

    def replaced_on(self, day: dt.date) -> dict[str, str]:
        """For each ruling that has been replaced as a whole by ``day`` the id of what holds in its stead, at the end of the chain."""
        latest = ((old, _latest(successions, day)) for old, successions in self._by_old.items())
        return ends_of_chains({old: succession.new for old, succession in latest if succession})

    def replaced_points(self, ruling: Ruling, day: dt.date) -> dict[int, Succession]:
        """Points of a ruling that were replaced by ``day``, where only parts of it were."""
        return {s.old.point: s for s in self.successions(ruling) if s.old.point is not None and s.is_in_effect(day)}


def _latest(successions: Iterable[Succession], day: dt.date) -> Succession | None:
    done = [s for s in successions if s.old.point is None and s.is_in_effect(day)]
    return max(done, key=lambda s: s.start.earliest, default=None)


def _end_of_chain(old: T, direct: Mapping[T, T]) -> T:
    seen = {old}
    new = direct[old]
    while new in direct and new not in seen:  # two that replace each other would turn for ever
        seen.add(new)
        new = direct[new]
    return new
