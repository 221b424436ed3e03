"""The manual page is that of the commands as they are, and roff has nothing against it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers.scripts import script

PAGE = Path(__file__).parents[1] / "docs" / "judge.1"


def test_the_page_is_that_of_the_commands() -> None:
    made = script(PAGE.parent / "make_man.py").page()
    assert PAGE.read_text(encoding="utf-8") == made, "run python docs/make_man.py"


@pytest.mark.skipif(shutil.which("groff") is None, reason="without groff nothing reads roff")
def test_roff_reads_it_without_a_warning() -> None:
    done = subprocess.run(
        ["groff", "-ww", "-man", "-Tutf8", str(PAGE)], capture_output=True, encoding="utf-8", timeout=60, check=True
    )
    assert done.stderr == ""
    assert "JUDGE_AS_OF" in done.stdout
