"""Continuous changes: what a modifier or a static power does to characteristics, for as long as it lasts. Base state stays untouched."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from judge.engine.conditions import Condition
from judge.engine.nodes import Node, describe
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector
from judge.engine.state import said_of_object
from judge.engine.values import Amount
from judge.engine.whose import Whose


class Change(Node):
    """A continuous change of one object, or of what a player may do."""


@dataclass(frozen=True)
class Adds(Change):
    """``what`` is larger by ``by`` while ``when`` holds. ``by`` is fixed on creation by an effect, recounted for a static power."""

    what: str
    by: Maybe[Amount]
    when: Maybe[Condition | None] = None

    def describe(self) -> str:
        by = f"{self.by:+d}" if isinstance(self.by, int) else f"+({describe(self.by)})"
        when = as_ruled(self.when)
        return f"{by} {short_name(self.what)}" + (f" while {describe(when)}" if when is not None else "")


def short_name(what: str) -> str:
    """What a number of a card is called in short: "ATK"."""
    return {"defense": "DEF"}.get(what, what.upper())


class Over(Enum):
    """Axis *over*: what a number that is set stands in the place of."""

    OLDER = "what it was, older modifiers included; younger ones change it further"
    PRINTED = "the printed number: older and younger modifiers change it"
    EVERYTHING = "what it was and will be: no younger modifier changes it"


@dataclass(frozen=True)
class Sets(Change):
    """``what`` becomes ``to``, ``over`` all that older modifiers made of it."""

    what: str
    to: Maybe[Amount]
    over: Maybe[Over] = Over.OLDER

    def describe(self) -> str:
        return f"{short_name(self.what)} {describe(self.to)}"


# How one says that a set also holds an item, unless the item says it by itself.
_SAID_OF_SET = {"affiliations": "has the affiliation", "names": "is also named"}


@dataclass(frozen=True)
class Gains(Change):
    """The set ``what`` (affiliations, keywords, names) also holds ``item``."""

    what: str
    item: Maybe[str]

    def describe(self) -> str:
        item = describe(self.item)
        if item.startswith("can "):
            return item
        return f"{_SAID_OF_SET.get(self.what, 'has')} {item}"


@dataclass(frozen=True)
class Loses(Change):
    """The set ``what`` (affiliations, keywords, names) no longer holds ``item``, unless something younger brings it back."""

    what: str
    item: Maybe[str]

    def describe(self) -> str:
        return f"loses {describe(self.item)}"


@dataclass(frozen=True)
class Merges(Change):
    """Where the set ``what`` holds one of ``items``, or of those settled for the source under ``noted``, it holds all of them."""

    what: str
    items: tuple[str, ...] = ()
    noted: str | None = None

    def describe(self) -> str:
        chosen = (f"the {self.noted}",) if self.noted is not None else ()
        return f"what has one of {', '.join((*map(str, self.items), *chosen))} has all of them"


@dataclass(frozen=True)
class Becomes(Change):
    """The set ``what`` holds nothing but ``items``."""

    what: str
    items: tuple[str, ...]

    def describe(self) -> str:
        return f"{self.what}: {', '.join(map(str, self.items)) or 'none'}"


@dataclass(frozen=True)
class Causes(Node):
    """What brings something about: causes of these ``kinds`` (such as "effect") of the players that ``whose`` means."""

    kinds: tuple[str, ...]
    whose: Maybe[Whose] = Whose.EVERYONES

    def describe(self) -> str:
        return f"{describe(self.whose)} {' or '.join(self.kinds)}"


@dataclass(frozen=True)
class Bans(Change):
    """Its object can't be ``verb``-ed (or do it) while ``when`` holds, where the other party, if any, is one of ``by``.

    ``causes``: only these can't bring it about; for being targeted they may be kinds of effect on the chain, such as "payment".
    """

    verb: str
    by: Maybe[Selector | None] = None
    when: Maybe[Condition | None] = None
    causes: Maybe[Causes | None] = None

    def describe(self) -> str:
        through = f" by {describe(self.causes)}" if as_ruled(self.causes) is not None else ""
        when = as_ruled(self.when)
        return f"can't {said_of_object(self.verb)}{through}" + (f" while {describe(when)}" if when is not None else "")


@dataclass(frozen=True)
class LosesPowers(Change):
    """Its object loses its powers: those that are printed, those that its keywords stand for, and those that it had gained by then."""

    def describe(self) -> str:
        return "loses its powers"


@dataclass(frozen=True)
class PlayerBans(Change):
    """The players that ``whose`` means can't ``verb``: at all, or only through ``causes`` (kinds of cause, such as "effect")."""

    verb: str
    whose: Maybe[Whose] = Whose.OPPONENTS
    causes: Maybe[tuple[str, ...] | None] = None

    def describe(self) -> str:
        return f"{describe(self.whose)} player can't {self.verb}"
