"""Cells of CSV: no formula for a spreadsheet, no control character for a terminal, and the text comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.files.cells import guarded, raw, unguarded

ODD = st.text(st.sampled_from("'=+-@\t\r\n a1.e\u00a0\ufeff\uff1d"), max_size=6)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+1 ATK", "'+1 ATK"),
        ("-4 endurance, can I?", "'-4 endurance, can I?"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"),
        ("\r=1", "' =1"),
        (" =1", "' =1"),
        ("\ufeff=1", "'\ufeff=1"),
        ("\uff1d1", "'\uff1d1"),
        ("'=1", "''=1"),
        ("''=1", "'''=1"),
        ("-2", "-2"),
        ("+2.5e-3", "+2.5e-3"),
        ("-2+3", "'-2+3"),
        ("'tis", "'tis"),
        ("what = that", "what = that"),
        ("", ""),
        ("a\x1b[31mb\u202e=c", "ab=c"),
        ("\x1b[31m=1", "'=1"),
    ],
)
def test_a_text_is_guarded_where_it_would_be_run(text: str, cell: str) -> None:
    assert guarded(text) == cell
    assert unguarded(cell) == raw(text)


@pytest.mark.parametrize("value", [-1, -0.5, None, True, 3])
def test_what_is_no_text_stays_as_it_is(value: object) -> None:
    assert guarded(value) is value


@given(text=st.one_of(ODD, st.text()))
def test_what_is_guarded_comes_back_and_is_no_formula(text: str) -> None:
    cell = guarded(text)
    assert unguarded(cell) == raw(text)
    if not cell.startswith(("+", "-")):
        assert not cell.lstrip().startswith(("=", "+", "-", "@"))
    else:
        float(cell)


@given(texts=st.lists(ODD, min_size=2, max_size=2, unique=True))
def test_two_texts_never_become_one_cell(texts: list[str]) -> None:
    first, second = map(guarded, texts)
    assert first != second
