"""Characters that are no text: dropped where documents are read, found where a corpus is."""

from __future__ import annotations

import pytest

from judge.rulings.controls import controls, without_controls


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("\x1b[1;31mred\x1b[0m", "red"),
        ("\x1b]0;a title\x07Gull\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\", "Gulllink"),
        ("\x1b(BGull\x1b7", "Gull"),
        ("\x1bThe gull", "The gull"),
        ("\x1b[31;\nGull", "[31;\nGull"),
        ("don\x92t \x85 \x93fly\x94\x81", "don’t … “fly”"),
        ("a\x1cb\x0bc", "a b c"),
        ("\u202eGull\u2066 \ufffe\U000e0041\ud800\x00\x7f", "Gull "),
        ("a\tb\r\nc\fd é — “x” \u00ad\u200b", "a\tb\r\nc\fd é — “x” \u00ad\u200b"),
    ],
)
def test_what_is_no_text_is_dropped_and_all_else_kept(text: str, kept: str) -> None:
    assert without_controls(text) == kept
    assert not list(controls(kept.replace("\r", "").replace("\f", "")))


def test_each_line_with_a_control_is_named_once() -> None:
    assert list(controls("a\n\x1b[31mb\x1b[0m\nc\n\n\x9b\u202e\f")) == [(2, "U+001B"), (5, "U+009B")]
    assert list(controls("Gulls — “fly”\tover\nall.\n")) == []
