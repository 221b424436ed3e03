"""What the tests of building share."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from judge.search.encoder import Encoded, OnnxEncoder


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is encoded from now on."""
    texts: list[str] = []
    read = OnnxEncoder.read

    def watched(self: OnnxEncoder, given: Sequence[str]) -> list[Encoded]:
        texts.extend(given)
        return read(self, given)

    monkeypatch.setattr(OnnxEncoder, "read", watched)
    return texts
