"""What checks answer with: one run step by step, its misreadings, and the same scenarios in two games."""

from __future__ import annotations

from typing import Literal

import msgspec


class Step(msgspec.Struct, frozen=True):
    """A sentence of a check's narrative: what a player does, what happens, a rule that decided it, or an expectation.

    ``expectation`` is the place of an expectation among those of the run, from 0; none has one that is met and names no point.
    """

    kind: Literal["action", "event", "rule", "note", "expectation"]
    text: str
    cites: tuple[str, ...] = ()
    expectation: int | None = None


class PassStep(Step, frozen=True):
    """An action that is nothing but a pass: for the eye several in a row are told as one. ``--json`` shows it like any other step."""


class SetUpStep(Step, frozen=True):
    """What the table looks like at first. ``--json`` shows it like any other step."""


class EchoStep(Step, frozen=True):
    """An event that says again what the action before it has said. ``--json`` shows it like any other step, practice leaves it out."""


class BookkeepingStep(Step, frozen=True):
    """An event that only tidies up, such as a resolved effect's leaving the chain: for the eye it isn't told."""


class DenialStep(Step, frozen=True):
    """A settled argument of a card, told by the belief that it denies: for the eye the ruling's own words say more."""


class Expectation(msgspec.Struct, frozen=True):
    """What a check expects, which points say so, and what was found. ``control`` says what it controls, where it is no fact of them."""

    points: tuple[int, ...]
    sentence: str
    expected: str
    found: str
    held: bool
    control: str | None = None


class Misreading(msgspec.Struct, frozen=True):
    """The same check with one rule misread: what is believed, and what then comes out otherwise (``expected``: in the run as ruled)."""

    rule: str
    cites: tuple[str, ...]
    believing: str
    failed: tuple[Expectation, ...]
    ended: str | None = None


class CheckRun(msgspec.Struct, frozen=True):
    """One run of a check, the ``number``-th of its entry. ``may_be`` tells what each of its ``parameters`` may be set to; ``changed`` is
    true where they differ from the ruling's example: then ``expectations`` only compare."""

    entry: str
    check: str
    sentence: str
    parameters: dict[str, int | bool | str]
    changed: bool
    passed: bool
    points: tuple[int, ...]
    steps: tuple[Step, ...]
    expectations: tuple[Expectation, ...]
    misreadings: tuple[Misreading, ...] = ()
    error: str | None = None
    number: int = 1
    may_be: dict[str, str] = {}


class ComparedOutcome(msgspec.Struct, frozen=True):
    """What one scenario of an entry comes to in its own game (``here``) and in the other (``there``)."""

    check: str
    points: tuple[int, ...]
    sentence: str
    here: str
    there: str


class GamesCompared(msgspec.Struct, frozen=True):
    """The scenarios of ``entry`` played in its own ``game`` and in the ``other`` one, whose ``twin`` says how the two differ (``how``).

    ``outcomes`` are those that come out otherwise, ``same`` is how many don't; ``unplayed`` names the scenarios that the other game can't
    play.
    """

    entry: str
    game: str
    twin: str
    other: str
    how: str
    outcomes: tuple[ComparedOutcome, ...]
    same: int
    unplayed: tuple[str, ...] = ()
