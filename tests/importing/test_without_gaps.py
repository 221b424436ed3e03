"""Documents whose lines follow one another without a gap: what the contents list names, terms in order, rules that are items of a list."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

TERMS = ["anchor", "Buoy", "Crew card", "dock", "Ebb", "ferry", "Gull token", "Harbour", "in port", "Keel"]


@pytest.mark.parametrize("between", [[], ["Credits", "Writing: Ana Sand, Bo Reef", "Editing: Cy Tern."]])
def test_terms_in_order_open_entries_line_after_line(between: list[str]) -> None:
    lines = ["Shore Rules FAQ", "", "Glossary"]
    for n, term in enumerate(TERMS):
        lines += [f"{term}: A thing that {n} keepers light at the shore when the", "tide is low. It stays there."]
        lines += between if n == 5 else []
    found = {entry.title.lower(): entry for entry in recognise(split_lines("\n".join(lines))).entries}
    assert {term.lower() for term in TERMS} <= set(found)
    assert len(found["dock"].paragraphs) == 1


def test_labels_in_any_order_open_nothing() -> None:
    labels = ["Timing", "Cost", "Zone", "Action", "Target", "Effect", "Kind", "Berth", "Sail", "Dice"]
    text = "Shore Rules FAQ\n\nLIGHTING A LAMP\n\n" + "\n".join(
        f"{label}: It is told by the keeper." for label in labels
    )
    assert [entry.title.lower() for entry in recognise(split_lines(text)).entries] == ["lighting a lamp"]


@pytest.mark.parametrize("leader", [" ........ {}", "  {}", " . . . . . . {}"])
def test_headings_that_the_contents_list_names_open_entries(leader: str) -> None:
    heads = [
        "Setting sail",
        "What counts as a berth?",
        "Full details of docking",
        "Lamp Keepers",
        "When Two Ferries Meet",
    ]
    listed = [head + leader.format(n + 3) for n, head in enumerate(heads)]
    texts = [
        line
        for n, head in enumerate(heads)
        for line in (
            head,
            f"A ferry of size {n} is moved to its berth first:",
            "1) Take the ferry.",
            "2) Light a lamp at the end.",
        )
    ]
    found = recognise(split_lines("\n".join(["Shore Rules FAQ", "", "Contents", *listed, "", *texts])))
    assert [entry.title for entry in found.entries] == heads


@pytest.mark.parametrize("item", ["- **{}.** {}", "* **{}.** {}", "- {}. {}"])
def test_an_item_with_the_number_of_a_rule_is_a_rule(tmp_path: Path, item: str) -> None:
    lines = ["# Shore Rules", "", "## 1. Ferries", ""]
    for n in range(1, 8):
        lines += [f"**1-{n}-1.** A ferry of size {n} leaves at dusk.", ""]
        lines += [item.format(f"1-{n}-1-{m}", f"It takes {m} lamps along.") for m in (1, 2)]
        lines += ["- A lamp that is lit counts twice.", ""]
    (tmp_path / "x.md").write_text("\n".join(lines))
    found = recognise(read_source(tmp_path / "x.md").lines)
    sections = [entry.section for entry in found.entries if entry.section and entry.section.count("-") > 1]
    assert sections == [number for n in range(1, 8) for number in (f"1-{n}-1", f"1-{n}-1-1", f"1-{n}-1-2")]


def test_a_label_that_comes_again_is_no_term() -> None:
    lines = ["Shore Rules FAQ", ""]
    for n in range(12):
        lines += [f"Ferry {n} CORE {n + 4}", f"Should read: Move {n} lamps to the pier of your choice.", ""]
    found = recognise(split_lines("\n".join(lines)))
    assert [entry.title for entry in found.entries] == [f"Ferry {n} CORE {n + 4}" for n in range(12)]
