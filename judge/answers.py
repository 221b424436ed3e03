"""What the Python API returns and ``--json`` prints: typed, frozen values. The field names are a contract (docs/output.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

from judge.rulings.model import Certainty

Standing = Literal["proven", "passing", "failing", "none"]
Became = Literal["added", "removed", "changed", "moved", "same"]
Band = Literal["settles", "bears", "nothing"]

TAKEN = "Taken as"  # begins a notice that tells which filters were taken from the question's own words


class Usual(msgspec.Struct, frozen=True):
    """What somebody's questions are usually about: a game, and a day as text. Either holds where a question says nothing else."""

    game: str | None = None
    as_of: str | None = None


class Resolved(msgspec.Struct, frozen=True):
    """A name that the question was found to speak of: its words, what they stand for, and the entry that it leads to."""

    text: str
    kind: Literal["card", "keyword", "section", "mention"]
    name: str
    id: str


class WhatIf(msgspec.Struct, frozen=True):
    """A fact of a check changed, ``set`` as ``judge check --set`` takes it, and what is then ``found`` otherwise than in the example."""

    set: str
    found: str


class PointView(msgspec.Struct, frozen=True):
    """A point of a ruling. ``check`` says whether a scenario executes it and is proven able to fail.

    ``what_if`` is the shortest change of a fact that shows the point, where a check has one.
    """

    n: int
    text: str
    check: Standing = "none"
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    superseded_by: str | None = None
    what_if: WhatIf | None = None


class Supersession(msgspec.Struct, frozen=True):
    """The other side of a replacement, and the date from which the newer text rules."""

    id: str
    start: str = msgspec.field(name="from")


class Twin(msgspec.Struct, frozen=True):
    """An entry that decides otherwise, in another game or as an exception in the same, and how."""

    id: str
    game: str
    how: str


class InGame(msgspec.Struct, frozen=True):
    """What one of two games says where they answer differently: a point of an entry, or how the games compare (``point`` 0)."""

    game: str
    id: str
    point: int
    text: str


class RulingView(msgspec.Struct, frozen=True):
    """A ruling as it answers or is shown. ``point`` is the answering point; 0 where an entry was asked for by id.

    ``point_confidence`` is the probability, in [0, 1], that ``point`` answers, given that the ruling does; 0 where no question was
    asked. Where that is too little for one point to lead, ``likely_points`` are the likeliest, best first; else it is empty.

    ``official`` holds the paragraphs of the official text, where the user imported it from ``official_source``; those that begin
    with "> " are power text.

    A base rule has ``certainty``, "sourced" or "uncertain"; a ruling has none. ``sources`` are the pages and entries that a base rule is
    taken from, ``doubt`` says why it is uncertain, ``proven_by`` names checks of rulings that fail when it is misread.
    """

    id: str
    score: float
    title: str
    kind: str
    game: str
    doc: str
    section: str | None
    point: int
    points: tuple[PointView, ...]
    in_force: str
    superseded_by: Supersession | None
    supersedes: tuple[Supersession, ...]
    source: str
    facts: str | None = None
    power: tuple[str, ...] = ()
    old_power: tuple[str, ...] = ()
    see_also: tuple[str, ...] = ()
    differs_from: tuple[Twin, ...] = ()
    mentions: tuple[str, ...] = ()
    not_yet_in_force: bool = False
    official: tuple[str, ...] = ()
    official_source: str | None = None
    certainty: Certainty | None = None
    sources: tuple[str, ...] = ()
    doubt: str | None = None
    proven_by: tuple[str, ...] = ()
    point_confidence: float = 0.0
    likely_points: tuple[int, ...] = ()

    @property
    def reference(self) -> str:
        """The id, with ``point`` where there is one."""
        return f"{self.id}#{self.point}" if self.point else self.id

    @property
    def deciding_points(self) -> tuple[int, ...]:
        """The point that answers, or those of which one does, in the order of the entry."""
        return tuple(sorted(self.likely_points)) or (self.point,)


class Answer(msgspec.Struct, frozen=True):
    """The answer to one question. ``answers`` holds the nearest rulings, best first, also when ``status`` is "abstained".

    ``band`` says how far they go: the first "settles" the question (``status`` is "answered" then, and only then), it only "bears" on
    it, or "nothing" here is on it. ``games`` are those that the question is about, as far as a filter, its words or its cards say.
    ``by_game`` holds what Vs. System and VS Remix each say, where they answer differently and the question is about either. ``look_in``
    names the documents of base rules to look at where nothing is on it. ``assumed`` tells which of the asker's usual game and day hold,
    ``asked_as`` what was asked where the question goes on from an earlier one.
    """

    question: str
    status: Literal["answered", "abstained", "error"]
    confidence: float
    resolved: tuple[Resolved, ...] = ()
    answers: tuple[RulingView, ...] = ()
    reason: str | None = None
    parts: tuple[Answer, ...] = ()
    notice: str | None = None
    error: str | None = None
    band: Band = "nothing"
    games: tuple[str, ...] = ()
    by_game: tuple[InGame, ...] = ()
    look_in: tuple[str, ...] = ()
    assumed: Usual | None = None
    asked_as: str | None = None


class CardView(msgspec.Struct, frozen=True):
    """All that the corpus knows of a card: its own entries, the rulings that name it, and general rules that they refer to."""

    name: str
    entries: tuple[RulingView, ...]
    named_in: tuple[RulingView, ...]
    general_rules: tuple[RulingView, ...]


class EntryRow(msgspec.Struct, frozen=True):
    """One line of ``judge list``: a ruling, or a base rule, which alone has ``certainty``."""

    id: str
    doc: str
    game: str
    kind: str
    section: str | None
    title: str
    in_force: str
    points: int
    proven: int
    certainty: Certainty | None = None


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


class OpenPoint(msgspec.Struct, frozen=True):
    """A point that nothing proves, and why."""

    point: str
    reason: str


class BaseRulePoint(OpenPoint, frozen=True):
    """A rule that cites nothing but base rules: what the rulings presuppose, and no check notices when it is misread."""


class BaseRuleProof(msgspec.Struct, frozen=True):
    """A base rule that decided something in ``runs`` checks of rulings; ``proven_by`` are some that fail when it is misread."""

    id: str
    runs: int
    proven_by: tuple[str, ...]


class DocumentProof(msgspec.Struct, frozen=True):
    """How much of a document is proven."""

    doc: str
    entries: int
    entries_proven: int
    points: int
    points_proven: int
    open: tuple[OpenPoint, ...]


class CheckProof(msgspec.Struct, frozen=True):
    """A check in the matrix: whether it passed, the rules that decided something in it, and which points they prove.

    ``facts`` are those that its expectations state of points, ``guarded`` those that fail when a rule of the point is misread.
    """

    entry: str
    points: tuple[int, ...]
    check: str
    passed: bool
    rules: tuple[str, ...]
    proves: tuple[int, ...]
    proof: str
    seconds: float
    facts: int = 0
    guarded: int = 0


class UnguardedFact(msgspec.Struct, frozen=True):
    """A fact that a check states of a point and that holds whatever is misread; ``line`` is that of the check's module."""

    check: str
    point: int
    line: int
    sentence: str


class Survivor(msgspec.Struct, frozen=True):
    """An argument of a card whose other value no check noticed. ``excuse`` says why it isn't ruled; null is a failure."""

    card: str
    argument: str
    value: str
    excuse: str | None


class Verification(msgspec.Struct, frozen=True):
    """What ``judge verify`` found. ``unproven_rules`` are rules that no check proves, each with the reason where one is known;
    ``uncertain`` are checks in which a rule decided something that rests on uncertain base rules alone; ``base_rules`` are those that
    checks of rulings run on."""

    documents: tuple[DocumentProof, ...]
    checks: tuple[CheckProof, ...]
    unproven_rules: tuple[OpenPoint, ...] = ()
    uncertain: tuple[OpenPoint, ...] = ()
    survivors: tuple[Survivor, ...] = ()
    flipped: int = 0
    seconds: float = 0.0
    base_rules: tuple[BaseRuleProof, ...] = ()
    unguarded: tuple[UnguardedFact, ...] = ()


class Span(msgspec.Struct, frozen=True):
    """A stretch of words in a comparison: in both texts, only in the old one, or only in the new one."""

    kind: Literal["same", "removed", "added"]
    text: str


class PartChange(msgspec.Struct, frozen=True):
    """What became of a part: its texts (null where there is none), the points that they belong to, the difference word by word."""

    part: str
    change: Became
    old: str | None
    new: str | None
    old_point: int | None = None
    new_point: int | None = None
    words: tuple[Span, ...] = ()


class Changed(msgspec.Struct, frozen=True):
    """A document (its front matter) or an entry that differs. Of one that was added or removed, ``parts`` holds everything."""

    id: str
    title: str
    change: Became
    parts: tuple[PartChange, ...]


class Comparison(msgspec.Struct, frozen=True):
    """What ``judge diff`` found; ``unchanged`` counts the entries that are the same."""

    old: str
    new: str
    documents: tuple[Changed, ...]
    rulings: tuple[Changed, ...]
    unchanged: int


class HistoryStep(msgspec.Struct, frozen=True):
    """From ``start`` on, ``new`` replaces ``old`` (only ``old_points``, where any are named; null: what the card itself prints)."""

    start: str = msgspec.field(name="from")
    has_begun: bool
    old: str | None
    old_points: tuple[int, ...]
    old_document: str | None
    old_in_force: str | None
    new: str
    new_document: str
    parts: tuple[PartChange, ...]


class History(msgspec.Struct, frozen=True):
    """How an entry (``point`` 0) or a point became what it is; ``holds`` is the entry in force in its stead, or its own id."""

    id: str
    point: int
    title: str
    in_force: str
    holds: str
    steps: tuple[HistoryStep, ...]
