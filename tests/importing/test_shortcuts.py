"""What rules a pattern out before it is tried: it never rules out what the pattern matches."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.importing.parting.framing import furniture_reason
from judge.importing.parting.layout import DATE, HAS_DATE, CleanLine, families, fits, frame, pattern, plain
from judge.importing.parting.listed import _name

_FORMS = [
    *(form.pattern for form in frame().furniture if not form.case),
    *(form.pattern for form in frame().parts),
    *frame().dates,
    *(form.pattern for family in families().values() if family.card for form in family.card.facts),
]
_PRINTABLE = st.characters(min_codepoint=32, max_codepoint=126)


def _line(text: str) -> CleanLine:
    return CleanLine(1, text, plain(text), 0, "")


@pytest.mark.parametrize("form", [form for form in frame().furniture if form.needs], ids=lambda form: form.reason)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_furniture_has_a_word_that_it_needs(form: object, data: st.DataObject) -> None:
    text = data.draw(st.from_regex(pattern(form.pattern), fullmatch=True, alphabet=_PRINTABLE))  # type: ignore[attr-defined]
    assert any(word in text.lower() for word in form.needs)  # type: ignore[attr-defined]
    if " ".join(text.split()) == text and len(text) <= 240:
        assert furniture_reason(_line(text)) is not None


@pytest.mark.parametrize("text", ["Copyright 2004 Harbour Games", "(C) 2004 Harbour Games", "ALL RIGHTS RESERVED."])
def test_a_notice_is_furniture_in_any_case(text: str) -> None:
    assert furniture_reason(_line(text)) == ("copyright notice", False)


@pytest.mark.parametrize("form", _FORMS)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_a_pattern_fits_as_it_matches(form: str, data: st.DataObject) -> None:
    text = data.draw(st.from_regex(pattern(form), fullmatch=True))
    for changed in (text, text.swapcase(), text[1:], text + "x"):
        assert fits(form, changed) == bool(pattern(form).fullmatch(changed))


@settings(max_examples=200, deadline=None)
@given(text=st.from_regex(re.compile(DATE, re.IGNORECASE), fullmatch=True))
def test_a_date_has_what_every_date_has(text: str) -> None:
    assert HAS_DATE.search(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("• Reed Lamps ..... 12", "reed lamps"),
        ("3. 3.2 Tides 7", "3.2 tides"),
        ("4.1.) Gulls:", "4.1 gulls"),
        ("A lamp - or two", "a lamp or two"),
        ("Old lamps", "old lamps"),
    ],
)
def test_a_name_has_no_sign_stop_or_page(text: str, name: str) -> None:
    assert _name(text) == name
