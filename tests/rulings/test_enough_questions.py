"""``questions.yaml`` of a corpus: how many questions its points and entries need, and how a shortage is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.errors import CorpusError, Defect
from judge.rulings.asked import LEAST
from judge.rulings.corpus import read_corpus
from tests.helpers.documents import RULES, front, write

OWLS = f"""{front("owls")}{RULES}### Owls

1. An owl hoots.
2. An owl flies.

## Base

- kind: base rule

### Night

1. Night falls.
2. Night ends.

- certainty: uncertain
- doubt: nobody looked
"""
ASKED = """### Owls

1.
   - does it hoot
   - who hoots
2.
   - does it fly
   - who flies

### Night

1.
   - when does night fall
2.
   - when does night end
"""
ASKS = "rulings: {point: 2, entry: 4}\nbase rules: {point: 1, entry: 2}\n"


def defects_of(folder: Path, asked: str | None, asks: str | None = ASKS) -> list[str]:
    """What is told of a corpus, without the folder."""
    files = {"vs-system/owls.md": OWLS, "vs-system/owls.asked.md": asked, LEAST: asks}
    write(folder, {name: text for name, text in files.items() if text is not None})
    defects: tuple[Defect, ...] = ()
    try:
        read_corpus([folder])
    except CorpusError as error:
        defects = error.defects
    return [str(defect).removeprefix(f"{folder.as_posix()}/") for defect in defects]


def test_a_corpus_that_asks_for_questions_and_has_them_is_read(tmp_path: Path) -> None:
    assert defects_of(tmp_path, ASKED) == []


def test_a_corpus_that_does_not_ask_needs_none(tmp_path: Path) -> None:
    assert defects_of(tmp_path, "### Owls\n\n1.\n   - who hoots\n", asks=None) == []
    assert defects_of(tmp_path / "other", None, asks=None) == []


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            ASKED.replace("   - who hoots\n", ""),
            [
                "vs-system/owls.asked.md:1: 'Owls' has 3 questions; write at least 4, as people ask",
                "vs-system/owls.asked.md:3: point 1 of 'Owls' has 1 question; write at least 2, as people ask",
            ],
        ),
        (
            ASKED.replace("2.\n   - when does night end\n", "   - night, when\n"),
            ["vs-system/owls.asked.md:10: point 2 of 'Night' has no questions; write at least 1, as people ask"],
        ),
        (
            ASKED[: ASKED.index("### Night")],
            [
                f"vs-system/owls.md:{OWLS.splitlines().index('### Night') + 1}: 'Night' has no questions; "
                "write '### Night' in owls.asked.md, and under it at least 2, 1 a point"
            ],
        ),
        (None, ["vs-system/owls.md:1: nobody asks about it; write owls.asked.md beside it"]),
    ],
    ids=["a point", "a point without any", "an entry", "a document"],
)
def test_a_shortage_is_told_where_it_is(tmp_path: Path, asked: str | None, told: list[str]) -> None:
    assert defects_of(tmp_path, asked) == told


def test_what_one_folder_asks_is_not_asked_of_another(tmp_path: Path) -> None:
    write(tmp_path / "ours", {"vs-system/owls.md": OWLS, "vs-system/owls.asked.md": ASKED, LEAST: ASKS})
    own = OWLS.replace("owls", "bats").replace("Owls", "Bats").replace("Night", "Day")
    write(tmp_path / "own", {"vs-system/bats.md": own, "vs-system/bats.asked.md": "### Bats\n\n1.\n   - who squeaks\n"})
    assert len(read_corpus([tmp_path / "ours", tmp_path / "own"]).documents) == 2


@pytest.mark.parametrize("asks", ["", "rulings: 3", "rulings: {", ASKS + "cards: {point: 1, entry: 1}\n"])
def test_a_file_of_another_form_is_a_defect(tmp_path: Path, asks: str) -> None:
    (told,) = defects_of(tmp_path, ASKED, asks)
    assert told.startswith(f"{LEAST}:1: is not of the form expected (")
