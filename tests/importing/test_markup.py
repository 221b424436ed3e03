"""Markdown's signs go, its words stay."""

from __future__ import annotations

import pytest

from judge.importing.model import SourceLine
from judge.importing.reading.markup import markdown_lines


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a **b** *c* ***d*** _e_ __f__", "a b c d e f"),
        ("a * b * c, 2*3*4, snake_case_name", "a * b * c, 2*3*4, snake_case_name"),
        ("*a **b* c**", "a **b c**"),
        ("**a", "**a"),
        ("[the rules](http://x.y/z) and ![a gull](g.png)", "the rules and a gull"),
        ("[] (x) [a] (b) [a]() [a](b c) [a[b](c)", "[] (x) [a] (b) [a]() [a](b c) a[b"),
        (r"2 \* 3 \[b\]", "2 * 3 [b]"),
        ("## Gulls ##", "Gulls"),
        ("# C#", "C#"),
        ("#  #", "#"),
        (" > quoted", "quoted"),
        ("- - -", ""),
        ("```text", ""),
        ("#tag", "#tag"),
    ],
)
def test_a_line_is_read_as_its_words(text: str, words: str) -> None:
    assert markdown_lines([SourceLine(1, text)])[0].text == words


def test_numbers_levels_and_hints_stay() -> None:
    lines = markdown_lines([SourceLine(3, "### a", hint="page"), SourceLine(4, "b")])
    assert lines == [SourceLine(3, "a", 3, "page"), SourceLine(4, "b")]
