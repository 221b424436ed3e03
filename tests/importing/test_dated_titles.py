"""A title that says what the document is may bear its date; that of any other text is the day of a post."""

from __future__ import annotations

import pytest

from judge.importing.model import Facts
from judge.importing.parting.recognise import recognise
from judge.importing.reading.markup import markdown_lines
from judge.importing.reading.source import split_lines


def _facts(title: str, *, is_marked: bool, above: str = "") -> Facts:
    sign = "#" if is_marked else ""
    lamps = "".join(f"{2 * sign} {name} Lamp\n\nIt burns all night.\n\n".lstrip() for name in ("Red", "Blue", "Grey"))
    lines = split_lines(f"{sign} {title}\n\n{above}{lamps}".lstrip())
    return recognise(markdown_lines(lines) if is_marked else lines).facts


@pytest.mark.parametrize("is_marked", [True, False])
@pytest.mark.parametrize(
    ("title", "published"),
    [
        ("2021-06-03 – Harbour Rules Changes", "2021-06-03"),
        ("[2021-06-03] Harbour Rulings", "2021-06-03"),
        ("3 June 2021: Harbour FAQ", "2021-06-03"),
        ("23/06/2021 Harbour FAQ", "2021-06-23"),
        ("Harbour FAQ 2021-06-03", "2021-06-03"),
        ("Harbour FAQ, June 2021", "2021-06"),
    ],
)
def test_the_date_of_a_title_is_the_documents(title: str, published: str, is_marked: bool) -> None:
    assert _facts(title, is_marked=is_marked).published == published


def test_a_date_that_the_document_states_comes_before_that_of_its_title() -> None:
    found = _facts("2021-06-03 – Harbour FAQ", is_marked=True, above="Last updated: July 5, 2021\n\n")
    assert found.published == "2021-07-05"


@pytest.mark.parametrize("title", ["2021-06-03 – A Day at the Harbour", "Harbour FAQ of 1000 Ships", "Harbour FAQ"])
def test_no_other_date_of_a_title_is(title: str) -> None:
    assert _facts(title, is_marked=True).published == ""
