"""Where a check comes out otherwise under a misreading: typed, frozen values to make questions of. Not here: how they come about."""

from __future__ import annotations

import msgspec

from judge.answers import Step


class Misled(msgspec.Struct, frozen=True):
    """What somebody comes to who misreads ``rule``: his ``answer``, what he believes, and the points of the entry that say otherwise."""

    rule: str
    answer: str
    believing: str
    points: tuple[int, ...]


class CardText(msgspec.Struct, frozen=True):
    """What a card does, in the engine's words; ``entry`` is the entry of the card, None where it has none."""

    name: str
    entry: str | None
    text: str


class Fork(msgspec.Struct, frozen=True):
    """A moment of a check at which what was ruled and what is believed differ.

    ``question`` is what is looked at there, ``about`` the decision that a player has to make then, where every run has it; ``ruled``
    answers as ruled, ``misled`` tells who answers otherwise. ``before`` is the story until then, as far as all runs have it in the same
    words, so that nothing in it tells who is right. ``rest`` is the story from their parting on, as ruled.

    ``opening`` says where the game stands at first, where the story doesn't; ``called`` which is which of cards of one name; ``texts`` what
    cards do, in the engine's words, and where that is what is asked in those of both. ``number`` is the check's among those of its entry,
    ``facts`` what is changed in it.
    """

    entry: str
    check: str
    number: int
    question: str
    about: str
    ruled: str
    misled: tuple[Misled, ...]
    before: tuple[Step, ...]
    rest: tuple[Step, ...]
    opening: str = ""
    called: tuple[str, ...] = ()
    texts: tuple[CardText, ...] = ()
    facts: dict[str, int | bool | str] = {}

    @property
    def id(self) -> str:
        """Names it: its check, and the first misreading that parts there."""
        return ":".join((self.entry, self.check, self.misled[0].rule))
