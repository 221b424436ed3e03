"""Text that others wrote steers no terminal, and any of it can be encoded."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.harmless import escaped, on_a_line, shown, typed, with_few_marks


@pytest.mark.parametrize(
    ("pasted", "text"),
    [
        ("can \x1b[31mKlaw\x1b[0m attack", "can Klaw attack"),
        ("Kl\x1b[1;4maw", "Klaw"),
        ("\x9b31mKlaw", "Klaw"),
        ("[31mKlaw[0m", "Klaw"),
        ("^[[1;31mKlaw", "Klaw"),
        ("a\x1b[2Jb", "a b"),
        ("\x1b]0;a title\x07Klaw", " Klaw"),
        ("\x1b]52;c;cm0gLXJm\x1b\\Klaw", " Klaw"),
        ("\x1bP1$r0m\x1b\\Klaw", " Klaw"),
        ("\x1b]0;never closed\nKlaw", " ]0;never closed\nKlaw"),
        ("\x1bKlaw", " Klaw"),
        ("[me] pays [5]", "[me] pays [5]"),
        ("[31m]", "[31m]"),
        ("\ud83d\ude00 \ud800", "😀 \ufffd"),
    ],
)
def test_what_was_pasted_along_is_no_text(pasted: str, text: str) -> None:
    assert typed(pasted) == text


def test_what_is_printed_keeps_its_lines_and_loses_its_orders() -> None:
    assert shown("a\tb\nc\r\x00\x85d\u202ee\x1b[2Jf\x1b]0;t\x07g") == "a\tb\nc   defg"
    assert on_a_line("a\tb\nc\u200b\u00a0d") == "a b c  d"


@given(st.text(st.characters()))
def test_any_text_can_be_printed_and_encoded(text: str) -> None:
    for made in (typed(text), shown(text), on_a_line(text)):
        made.encode()
    assert not any((sign < " " and sign not in "\n\t") or "\x7f" <= sign < "\xa0" for sign in shown(text))
    assert on_a_line(text).isprintable()


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_escaped_json_says_the_same(text: str) -> None:
    encoded = escaped(json.dumps(text, ensure_ascii=False).encode())
    assert json.loads(encoded) == text
    assert not any("\x7f" <= sign < "\xa0" or "\u202a" <= sign <= "\u202e" for sign in encoded.decode())


def test_few_marks_stay_and_hundreds_go() -> None:
    assert with_few_marks("e\u0301a\u0323\u0307") == "e\u0301a\u0323\u0307"
    assert len(with_few_marks("e" + "\u0301\u0316" * 500 + "x")) == 32
