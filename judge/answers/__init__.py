"""What the Python API returns and ``--json`` prints: typed, frozen values. The field names are a contract (docs/output.md)."""

from __future__ import annotations

from judge.answers.checks import (
    BookkeepingStep,
    CheckRun,
    ComparedOutcome,
    DenialStep,
    EchoStep,
    Expectation,
    GamesCompared,
    Misreading,
    PassStep,
    SetUpStep,
    Step,
)
from judge.answers.history import Became, Changed, Comparison, History, HistoryStep, PartChange, Span
from judge.answers.rulings import (
    TAKEN,
    Answer,
    Band,
    CardView,
    EntryRow,
    InGame,
    PointView,
    Resolved,
    RulingView,
    Standing,
    Supersession,
    Twin,
    Usual,
    WhatIf,
)
from judge.answers.verification import (
    BaseRulePoint,
    BaseRuleProof,
    CheckProof,
    DocumentProof,
    OpenPoint,
    Survivor,
    UnguardedFact,
    Verification,
)

__all__ = [
    "TAKEN", "Answer", "Band", "BaseRulePoint", "BaseRuleProof", "Became", "BookkeepingStep", "CardView", "Changed", "CheckProof",
    "CheckRun", "ComparedOutcome", "Comparison", "DenialStep", "DocumentProof", "EchoStep", "EntryRow", "Expectation", "GamesCompared",
    "History", "HistoryStep", "InGame", "Misreading", "OpenPoint", "PartChange", "PassStep", "PointView", "Resolved", "RulingView",
    "SetUpStep", "Span", "Standing", "Step", "Supersession", "Survivor", "Twin", "UnguardedFact", "Usual", "Verification", "WhatIf",
]  # fmt: skip
