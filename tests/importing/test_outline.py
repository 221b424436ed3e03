"""Numbers inside lines that open rules, for lines were joined when the text was taken out; and numbers behind signs that cite the rules of
another document."""

from __future__ import annotations

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import split_lines


def imported(text: str) -> Recognised:
    return recognise(split_lines(text))


def sections(found: Recognised) -> list[str | None]:
    return [entry.section for entry in found.entries]


TOLD = "A boat that is moored stays in its berth until the tide turns."


def outline(sign: str, end: str, joined: str) -> str:
    """Rules of two levels, of which one line holds two: the second follows ``joined``."""
    rules = []
    for a in (1, 2, 3):
        for b in (1, 2, 3, 4):
            rules.append(f"{a}{sign}{b}{end} {TOLD}")
    rules[5] += f" {joined} {rules.pop(6)}"
    return "\n\n".join(rules) + "\n"


@pytest.mark.parametrize(
    "joined", ["(See 4. Tides)", "It may leave then.", 'Call it "moored."', "[see Tides]", "Why not?"]
)
@pytest.mark.parametrize(("sign", "end"), [("-", "."), (".", ""), (".", ".")])
def test_a_second_number_in_a_line_that_goes_on_opens_a_rule(sign: str, end: str, joined: str) -> None:
    found = imported(outline(sign, end, joined))
    assert sections(found) == [f"{a}{sign}{b}" for a in (1, 2, 3) for b in (1, 2, 3, 4)]
    above, below = found.entries[5:7]
    assert above.lines == below.lines  # both stand on one line
    assert [point.text for point in below.paragraphs] == [TOLD]
    assert not any(f"2{sign}3" in point.text for point in above.paragraphs)


def test_several_rules_in_a_line_and_a_part_below_one_are_rules() -> None:
    lines = [["1-1-1", "1-1-2", "1-1-3"], ["1-2-1"], ["1-2-2", "1-2-2-1"], ["1-2-2-2"], ["1-3-1"]]
    text = "\n\n".join(" (See Tides.) ".join(f"{number}. {TOLD}" for number in line) for line in lines)
    assert sections(imported(f"{text}\n")) == [number for line in lines for number in line]


@pytest.mark.parametrize(
    "said",
    [
        "It counts as lost; see rule 2.3. Its owner pays.",
        "It counts as lost (2.3). Its owner pays.",
        "It counts as lost. 2.3.1. Nobody pays.",
        "It counts as lost. 2.9. Nobody pays.",
        "It counts as lost. 2.3 boats pay.",
        "It counts as lost. 2.3. Nobody pays.",
    ],
)
def test_a_citation_inside_a_line_opens_nothing(said: str) -> None:
    rules = [f"{a}.{b}. {TOLD}" for a in (1, 2, 3) for b in (1, 2, 3, 4)]
    rules[5] += f" {said}"
    found = imported("\n\n".join(rules) + "\n")
    assert sections(found) == [f"{a}.{b}" for a in (1, 2, 3) for b in (1, 2, 3, 4)]
    assert said.split(". ")[-1] in " ".join(point.text for point in found.entries[5].paragraphs)


CHANGES = [
    "1.5.1. Said what the toll of a boat is.",
    "1.8.4. Told when the harbour is looked at.",
    "3.2.1.2./3.6.4. Said when the toll is paid.",
    "4.1.1. Named two more kinds of boats.",
    "6.7.5. Told when the tide is looked at.",
    "8.11. Said how a raft that counts as a boat is moored.",
]


@pytest.mark.parametrize("sign", ["•", "-", "*"])
@pytest.mark.parametrize("count", [2, 6])
def test_a_list_of_changes_cites_rules_and_opens_none(sign: str, count: int) -> None:
    changes = CHANGES[:count]
    names = ["BOATS", "TIDES", "TOLLS"]
    text = "".join(f"{name}\n\nThis year {name.lower()} are told anew.\n\n" for name in names)
    text += "WHAT HAS CHANGED\n\nThe rules were changed like this:\n"
    text += "".join(f"{sign} {change}\n" for change in changes)
    found = imported(text)
    assert sections(found) == [None] * 4
    said = " ".join(point.text for point in found.entries[-1].paragraphs)
    assert all(change in said for change in changes)
    assert not [line for line in found.furniture if line.reason == "part heading"]


@pytest.mark.parametrize("sign", ["•", "-", "*"])
def test_an_outline_behind_signs_is_one(sign: str) -> None:
    numbers = ["1.1", "1.1.1", "1.1.2", "1.1.4", "1.2", "1.2.1", "2.1", "2.1.1", "2.1.2"]
    found = imported("".join(f"{sign} {number}. {TOLD}\n" for number in numbers))
    assert sections(found) == numbers


@pytest.mark.parametrize("reference", ["(See 4. Tides)", r"\(See 1-2.\)", "[Tides]"])
def test_a_short_rule_with_a_reference_behind_it_is_a_rule(reference: str) -> None:
    numbers = [f"1-{n}" for n in range(1, 6)]
    found = imported("\n\n".join(f"{number}. Boats that are moored stay. {reference}" for number in numbers))
    assert sections(found) == numbers
    assert not found.unassigned
