"""What looking at all checks answers with: what is proven, and what is not."""

from __future__ import annotations

import msgspec


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
    """A fact that a check states of a point and that holds whatever is misread; ``line`` is that of the module with its scenario."""

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
    ``uncertain`` are checks in which a rule decided something that rests on uncertain base rules alone, of routine only those that fail
    without it; ``base_rules`` are those that checks of rulings run on."""

    documents: tuple[DocumentProof, ...]
    checks: tuple[CheckProof, ...]
    unproven_rules: tuple[OpenPoint, ...] = ()
    uncertain: tuple[OpenPoint, ...] = ()
    survivors: tuple[Survivor, ...] = ()
    flipped: int = 0
    seconds: float = 0.0
    base_rules: tuple[BaseRuleProof, ...] = ()
    unguarded: tuple[UnguardedFact, ...] = ()
