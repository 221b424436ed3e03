"""Rules whose number and words were torn apart, or meet in a way of their own: a number as a paragraph above its text, a column of numbers
beside it, a sign for a word behind it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from judge.importing.model import SourceLine
from judge.importing.parting.numbers import are_in_order, follows, number_alone, number_key
from judge.importing.parting.recognise import recognise
from judge.importing.parting.sentences import ends_with_stop
from judge.importing.reading.markup import markdown_lines
from judge.importing.reading.source import read_source
from judge.importing.reading.strips import Word, strip_of
from tests.helpers.drawn import Shown, drawn

_WORDS = "A keeper may light one lamp in each harbour, and puts it out at dawn."


def torn(*, head: str = "## **Lamps **") -> str:
    """Rules of a converted PDF: each number a paragraph above its words, a few of them headings; at the end some in a line with them."""
    found = ["Harbour Rules", "100. The Harbour"]
    for rule in range(101, 106):
        found += [f"**{rule}. **", head.replace("Lamps", f"Lamps of pier {rule}")]
        for part in (1, 2):
            found += [f"{rule}.{part}.", _WORDS, f"{rule}.{part}.a.", f"Of part {part} this is said below rule {rule}."]
            found += [f"{rule}.{part}.b.", "It holds at night as well."]
    found += ["106. Ships lie at anchor until a keeper calls them.", "106.1. A ship that is called comes at once."]
    return "\n\n".join(found) + "\n"


def sections(path: Path, text: str) -> list[str | None]:
    path.write_text(text, encoding="utf-8")
    return [entry.section for entry in recognise(read_source(path).lines).entries]


def test_a_number_alone_bears_the_paragraph_below_whatever_headings_stand_there(tmp_path: Path) -> None:
    found = sections(tmp_path / "rules.md", torn())
    rules = [f"{n}.{part}{letter}" for n in range(101, 106) for part in (1, 2) for letter in ("", ".a", ".b")]
    assert [section for section in found if section in rules] == rules
    assert {"106", "106.1"} <= set(found)
    assert None not in found


def test_a_page_may_end_between_a_number_and_its_words(tmp_path: Path) -> None:
    text = torn().replace("103.2.a.\n\n", "103.2.a.\n\n\n\n\n\n")
    assert "103.2.a" in sections(tmp_path / "rules.md", text)


def test_a_heading_below_a_number_is_its_title_and_not_an_entry_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text(torn(), encoding="utf-8")
    entries = recognise(read_source(path).lines).entries
    own = next(entry for entry in entries if entry.section == "103")
    assert "pier 103" in own.title
    assert "*" not in own.title
    assert len([entry for entry in entries if "pier 103" in entry.title]) == 1


@pytest.mark.parametrize(
    ("text", "number"),
    [("101.", "101"), ("101.2.a.", "101.2.a"), ("[4.5b]", "4.5b"), ("1-2-3.", "1-2-3"), ("72", ""), ("4.5b is", "")],
)
def test_a_number_alone_is_one_of_several_parts_or_has_a_stop(text: str, number: str) -> None:
    assert number_alone(text) == number


def test_a_letter_that_is_a_part_of_its_own_counts() -> None:
    keys = [number_key(section) for section in ("7.1", "7.1.a", "7.1.a.1", "7.1.b", "7.2")]
    assert keys == sorted(keys)
    assert all(follows(below, above) for above, below in pairwise(keys))


@pytest.mark.parametrize("sign", ["{L}", "→", "<Dawn>", "“Lit”"])
def test_a_rule_may_begin_with_a_sign_that_stands_for_a_word(tmp_path: Path, sign: str) -> None:
    rules = [f"{s}.{r}. A keeper lights lamp {r} of pier {s}." for s in (1, 2, 3) for r in range(1, 9)]
    rules[11] = f"2.4. {sign} costs of lamps are paid at once."
    assert "2.4" in sections(tmp_path / "rules.txt", "Harbour Rules\n\n" + "\n".join(rules) + "\n")


def test_short_numbers_below_a_rule_of_longer_ones_are_items(tmp_path: Path) -> None:
    rules = [f"{s}.{r}. A keeper lights lamp {r} of pier {s}." for s in (701, 702, 703) for r in range(1, 9)]
    rules[3:4] = ["701.4. These are the lamps that no keeper lights:", "1. «Beacon»", "2. «Candle»", "3. «Torch»"]
    path = tmp_path / "rules.txt"
    path.write_text("Harbour Rules\n\n" + "\n".join(rules) + "\n", encoding="utf-8")
    result = recognise(read_source(path).lines)
    assert next(entry.lines for entry in result.entries if entry.section == "701.4") == ((6, 9),)
    assert not result.unassigned
    assert len(result.entries) == 24


def test_numbers_that_rise_stand_in_order_and_columns_that_mix_do_not() -> None:
    rules = [f"{s}.{r}. {_WORDS}" for s in (1, 2, 3, 4) for r in range(1, 9)]
    assert are_in_order(rules)
    assert not are_in_order([rule for pair in zip(rules[:16], rules[16:], strict=True) for rule in pair])


@pytest.mark.parametrize("text", ["Lamps are lit at dusk. ([5.1])", "Lamps are lit at dusk. [5.1]", "Lamps are lit."])
def test_a_sentence_may_cite_in_two_brackets_behind_its_stop(text: str) -> None:
    assert ends_with_stop(text)


def test_a_bracket_behind_one_short_word_explains_it_and_says_nothing(tmp_path: Path) -> None:
    rules = [f"2-{s}-{r}. A keeper lights lamp {r} of pier {s}." for s in range(1, 8) for r in range(1, 5)]
    rules.insert(8, "2-3. Lm. (Lamps)")
    found = sections(tmp_path / "rules.txt", "Harbour Rules\n\n" + "\n".join(rules) + "\n")
    assert "2-3" not in found
    assert len(found) == 28


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("**Lamps **", "Lamps"),
        ("Two **Lamps, ** a **Ship **, and", "Two Lamps, a Ship, and"),
        ("**Lamps** **lit**", "Lamps lit"),
        ("2 * 3 * 4", "2 * 3 * 4"),
    ],
)
def test_bold_words_may_end_with_a_space(text: str, words: str) -> None:
    assert " ".join(markdown_lines([SourceLine(1, text)])[0].text.split()).replace(" ,", ",") == words


def test_numbers_at_the_margin_are_no_column(tmp_path: Path) -> None:
    page = [Shown(36, 740, "Songs of the harbour, and all that is sung there when the lamps are lit")]
    y = 710.0
    for n in range(1, 6):
        page += [
            Shown(96, y, f"3.1.1.{n}."),
            Shown(150, y, f"Song {n} is sung by all the keepers on the pier at once,"),
        ]
        for line in range(1, 5):
            page.append(Shown(150, y - 12 * line, f"and by nobody who is asleep by then, at hour {line} of the night,"))
        y -= 70
    page += [Shown(36, y, "4. ODES"), Shown(48, y - 30, "4.1. Sea")]
    path = tmp_path / "x.pdf"
    path.write_bytes(drawn([page]))
    found = [line.text for line in read_source(path).lines if line.text]
    assert [text.split()[0] for text in found if text[0] == "3"] == [f"3.1.1.{n}." for n in range(1, 6)]
    assert all(" Song " in text for text in found if text[0] == "3")


def test_spaces_of_a_line_set_wide_part_no_columns() -> None:
    rows = [
        [Word(f"word{n}", 60.0 * n, 60.0 * n + (56 if row % 4 else 50), 12.0 * row, 10.0) for n in range(8)]
        for row in range(20)
    ]
    assert strip_of(rows, []) is None
