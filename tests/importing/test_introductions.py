"""Only what says nothing but what follows it is an introduction; a chart of steps that headings explain opens no entries."""

from __future__ import annotations

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.framing import announces
from judge.importing.parting.recognise import recognise
from judge.importing.reading.markup import markdown_lines
from judge.importing.reading.source import split_lines

RULE = "A watch lasts until the lamp of the tower has burnt its oil."


def _read(text: str) -> Recognised:
    return recognise(markdown_lines(split_lines(text)))


def _watches(text: str, title: str = "Watches", level: str = "##") -> Recognised:
    """A section with a text, above headings that are deeper, or bear numbers."""
    return _read(
        f"# Harbour Rules\n\n## Oil\n\nOil is burnt by lamps.\n\n## {title}\n\n{text}\n\n"
        f"{level}# Watch 1: Dusk\n\nThe lamp is lit.\n\n{level}# Watch 2: Dawn\n\nThe lamp is put out.\n"
    )


@pytest.mark.parametrize(
    "text",
    [
        f"{RULE}\n\nEach watch is explained in the following sections.",
        f"{RULE} To keep one, do the following:",
        f"{RULE}\n\n1. Dusk.\n2. Dawn.\n\nA keeper tends one lamp.\n\nBoth are told in the sections below.",
    ],
)
def test_a_section_with_a_rule_is_an_entry_whatever_it_announces(text: str) -> None:
    found = _watches(text)
    assert [entry.title for entry in found.entries] == ["Oil", "Watches", "Watch 1: Dusk", "Watch 2: Dawn"]
    assert [line.reason for line in found.furniture] == ["title"]


@pytest.mark.parametrize(
    "text",
    [
        "Each watch is explained in the following sections.",
        "Each watch is explained below.",
        "The watches are told of in alphabetical order.",
        "This section is about watches. Here are the rules of each.",
        "The Lighthouse expansion brings watches to the harbour. Below are the entries on them.",
    ],
)
def test_a_section_that_only_says_what_follows_is_none(text: str) -> None:
    found = _watches(text)
    assert [entry.title for entry in found.entries] == ["Oil", "Watch 1: Dusk", "Watch 2: Dawn"]
    assert [line.reason for line in found.furniture] == ["title", "part heading", "introduction"]


@pytest.mark.parametrize("title", ["Turn Sequence", "Keywords"])
def test_one_rule_above_keywords_or_steps_is_an_entry(title: str) -> None:
    assert title in [entry.title for entry in _watches(RULE, title).entries]
    found = _watches("This section lists what a watch consists of.", title)
    assert title not in [entry.title for entry in found.entries]


def test_a_long_text_behind_what_a_section_contains_is_an_entry() -> None:
    text = "This section describes the watches.\n\n" + "\n\n".join(
        f"In watch {n} the keeper of the tower tends lamp {n}, and every other lamp burns what oil it has."
        for n in range(9)
    )
    assert "Watches" in [entry.title for entry in _watches(text).entries]


@pytest.mark.parametrize(
    ("text", "is_announced"),
    [
        ("Here are the rulings on lamps.", True),
        ("In this chapter lamps are told of. The following questions come often.", True),
        (RULE, False),
        (f"{RULE} The following holds besides.", False),
        ("This section is about lamps.", False),
    ],
)
def test_a_text_announces_where_it_states_no_rule(text: str, is_announced: bool) -> None:
    assert announces(text) is is_announced


STEPS = ("Light the lamp", "Ring the bell", "Count the ships", "Put the lamp out")


def _chart(steps: str, sign: str = "W.") -> list[str]:
    explained = "".join(
        f"### {sign}{n}. {step}\n\nThe keeper does this in step {n} of the watch.\n\n"
        for n, step in enumerate(STEPS, 1)
    )
    found = _read(f"# Harbour Rules\n\n## Oil\n\nOil burns.\n\n## Watch Chart\n\n{steps}\n\n{explained}")
    assert not found.unassigned
    return [entry.title for entry in found.entries]


@pytest.mark.parametrize("sign", ["W.", "3.", "3-"])
@pytest.mark.parametrize("look", ["{sign}{n} {step}.", "**{sign}{n}** {step}.", "{sign}{n}. {step}"])
def test_steps_that_headings_explain_are_the_text_of_their_chart(sign: str, look: str) -> None:
    steps = "\n\n".join(look.format(sign=sign, n=n, step=step) for n, step in enumerate(STEPS, 1))
    assert [title.split(" (")[0] for title in _chart(steps, sign)] == ["Oil", "Watch Chart", *STEPS]


def test_a_step_that_no_heading_explains_is_one_of_the_chart_too() -> None:
    steps = "\n\n".join(f"W.{n} {step}." for n, step in enumerate((*STEPS, "Go to bed"), 1))
    assert [title.split(" (")[0] for title in _chart(steps)] == ["Oil", "Watch Chart", *STEPS]


def test_numbered_rules_that_no_heading_names_again_are_entries() -> None:
    rules = "\n\n".join(f"W.{n} A lamp of the number {n} is lit by its keeper." for n in range(5, 9))
    assert len(_chart(rules)) == len(["Oil", *range(5, 9), *STEPS])
