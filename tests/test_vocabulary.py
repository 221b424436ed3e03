"""The page of the vocabulary is what the faces of the games hand on."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.scripts import script

DOCS = Path(__file__).parents[1] / "docs"


def test_the_page_is_what_the_script_makes_of_the_faces() -> None:
    made = script(DOCS / "make_vocabulary.py").page()
    shown = (DOCS / "vocabulary.md").read_text(encoding="utf-8")
    assert shown == made, "run 'python docs/make_vocabulary.py' and commit the page"


def test_each_word_says_what_it_means() -> None:
    rows = [
        line for line in (DOCS / "vocabulary.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    assert len(rows) > 300
    assert [row for row in rows if row.endswith("|  |")] == []
