"""X-Corp: Paris, X-Corp"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    LOCATIONS,
    YOURS,
    ArrangeOnDeck,
    CalledLike,
    Count,
    Has,
    Location,
    RuledBy,
)

ruled = RuledBy("x-men/3.1-x-corp")

X_CORP = "X-Corp"

IS_X_CORP = ruled(2,
    ruled(1, Has("versions", X_CORP), misread=CalledLike(X_CORP), belief="an X-Corp card is one with X-Corp in its name"),
    misread=Has("versions", X_CORP) | CalledLike(X_CORP), belief="X-Corporation is an X-Corp card as well")  # fmt: skip

X_CORP_PARIS = Location(
    name="X-Corp: Paris", version=X_CORP,
    powers=(ACTIVATE >> ArrangeOnDeck(Count(LOCATIONS & IN_RESOURCE_ROW & ~IS_FACE_DOWN & YOURS & IS_X_CORP)),),
)  # fmt: skip
