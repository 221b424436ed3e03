"""A number that is printed wrongly opens an entry all the same, where it stands as its sisters do; what else is out of order is told."""

from __future__ import annotations

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.numbers import form_of, is_misprint, number_key
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import split_lines

WORDS = ("dusk", "night", "dawn", "noon")


def _rules(form: str, *, instead: dict[str, str] | None = None, above: str = "", indent: str = "") -> Recognised:
    """Rules of three parts without a blank line between, each on two lines.

    :param instead: what is printed in place of some numbers.
    :param above: how the line above such a number ends, in place of its stop.
    """
    lines = ["Harbour Rules", ""]
    for chapter in range(1, 4):
        lines += [form.format(f"{chapter}.1") + f"Watches of pier {chapter}"]
        for n, word in enumerate(WORDS, 1):
            number = f"{chapter}.1.{n}"
            printed = (instead or {}).get(number, number)
            if printed != number and above:
                lines[-1] = lines[-1].removesuffix(".") + above
            lines += [
                (indent if printed != number else "")
                + form.format(printed)
                + f"The keeper of pier {chapter} lights lamp {n} at {word} and tells",
                "the next one of it before that lamp has gone out.",
            ]
        lines += [form.format(f"{chapter}.2") + f"Ships of pier {chapter}"]
        lines += [
            form.format(f"{chapter}.2.{n}") + f"Ship {n} leaves pier {chapter} at {word}."
            for n, word in enumerate(WORDS, 1)
        ]
    return recognise(split_lines("\n".join(lines)))


def _sections(found: Recognised) -> list[str]:
    return [entry.section or "" for entry in found.entries]


def _told(found: Recognised) -> list[str]:
    return [doubt.message for doubt in found.doubts if doubt.message.startswith("number ")]


@pytest.mark.parametrize("form", ["{}. ", "({}) "])
def test_a_number_that_is_wrong_in_one_part_opens_an_entry(form: str) -> None:
    whole, found = (_rules(form, instead=instead) for instead in (None, {"2.1.4": "1.1.4"}))
    assert [section.replace("2.1.4", "1.1.4") for section in _sections(whole)] == _sections(found)
    assert _told(whole) == []
    assert _told(found) == ["number 1.1.4 comes after a later one; it opens an entry all the same"]
    assert not found.unassigned


def test_a_number_that_is_wrong_and_higher_opens_one_too() -> None:
    found = _rules("{}. ", instead={"2.1.3": "3.1.3"})
    assert _sections(found) == [each.replace("2.1.3", "3.1.3") for each in _sections(_rules("{}. "))]
    assert _told(found) == ["number 3.1.3 leaves numbers out; it opens an entry all the same"]


def test_a_reference_that_a_line_break_left_opens_none() -> None:
    found = _rules("{}. ", instead={"2.1.4": "1.1.4"}, above=" as it is told in")
    assert len(found.entries) == len(_rules("{}. ").entries) - 1
    assert _told(found) == []


@pytest.mark.parametrize("printed", ["1.1.2", "3.2.2"])
def test_another_number_out_of_order_is_told(printed: str) -> None:
    found = _rules("{}. ", instead={"2.1.4": printed})
    assert len(found.entries) == len(_rules("{}. ").entries) - 1
    assert [message.split("; ")[1] for message in _told(found)] == ["it was kept as text of the entry above"]


def test_a_number_in_another_place_opens_none() -> None:
    found = _rules("{}. ", instead={"2.1.4": "1.1.4"}, indent="        ")
    assert len(found.entries) == len(_rules("{}. ").entries) - 1


@pytest.mark.parametrize(
    ("number", "last", "is_one"),
    [
        ("4.1.3", "4.2.2", True),
        ("4.1.3", "4.2.2.6", True),
        ("4.1.1", "4.2", True),
        ("4.2.3", "4.2.2", False),
        ("4.1.2", "4.2.2", False),
        ("3.1.3", "4.2.2", False),
        ("4.3", "4.2.2", False),
        ("3.3", "4.2.2", True),
        ("3", "4.2", False),
    ],
)
def test_a_misprint_is_the_next_number_but_for_one_part(number: str, last: str, is_one: bool) -> None:
    assert is_misprint(number_key(number), number_key(last)) is is_one


def test_the_form_of_a_number_is_its_signs() -> None:
    assert form_of("(4.12.3) Lamps") == form_of("(1.2) Ships") == "(0.0)"
    assert len({form_of(text) for text in ("4.1 Lamps", "4.1. Lamps", "4-1 Lamps", "4-1. Lamps", "Lamps")}) == 5
