"""The recorded session is what a shell and judge show today: it is recorded again and compared."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.helpers.scripts import script

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.skipif(
    os.name == "nt" or shutil.which("bash") is None, reason="it is recorded in bash at a pseudo-terminal"
)
def test_the_session_can_be_had_as_it_is_printed() -> None:
    recorder = script(DOCS / "record_session.py")
    page = (DOCS / "session.md").read_text(encoding="utf-8")
    assert recorder.without_times(recorder.record()) == recorder.without_times(page), "python -m docs.record_session"
