"""A message, or a text without a head, that quotes questions one by one and answers each below: every question is an entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

HEAD = "From: Dana <dana@lights.example>\nSubject: Harbour Lights answers\nDate: Mon, 3 May 2010 10:12:00 +0200\n\n"
# Each with the questions and answers that it holds, in one of the forms in which mails quote.
NUMBERED = """Hello all,
here is what came in.

> 1. May a lamp be lit twice in one turn?

It may, as long as its keeper
is awake.

> 2. Does fog put a lamp out? My rival
> says that it does.

It does not.

It hides the lamp.

> 3. Who draws first?

A: The player with the fewest boats.

Cheers,
Dana
"""
WRITERS = """Ana Holm wrote:
> May a lamp be lit twice in one turn?

It may, as long as its keeper
is awake.

On Mon, 3 May 2010, Ben Ruiz
wrote:
> Does fog put a lamp out? My rival
> says that it does.

It does not.

It hides the lamp.

CK> Who draws first?

The player with the fewest boats.

--
Dana
lights.example
"""
NESTED = """> Ben asked:
>> May a lamp be lit twice in one turn?
> It may, as long as its keeper
> is awake.
>
>> Does fog put a lamp out? My rival
>> says that it does.
> It does not.
>
> It hides the lamp.
>
>> Who draws first?
> The player with the fewest boats.
"""
ANSWERS = [
    "It may, as long as its keeper is awake.",
    "It does not. It hides the lamp.",
    "The player with the fewest boats.",
]


def read(folder: Path, text: str) -> Recognised:
    (folder / "x.txt").write_text(text)
    found = recognise(read_source(folder / "x.txt").lines)
    numbers = [n for entry in found.entries for first, last in entry.lines for n in range(first, last + 1)]
    numbers = [n for n in numbers if n not in found.blank]
    numbers += [line.line for line in found.furniture] + [line.line for line in found.unassigned]
    assert sorted(numbers) == sorted(set(range(1, len(text.splitlines()) + 1)) - set(found.blank))
    return found


def answers(found: Recognised) -> list[str]:
    """What each entry answers, as one text without quotation marks."""
    return [" ".join(each.text.strip("“”") for each in entry.paragraphs) for entry in found.entries]


@pytest.mark.parametrize("head", [HEAD, "Harbour Lights answers\n\n"])
@pytest.mark.parametrize("text", [NUMBERED, WRITERS, NESTED])
def test_each_quoted_question_is_an_entry_with_its_answer(tmp_path: Path, text: str, head: str) -> None:
    found = read(tmp_path, head + text)
    assert [entry.title for entry in found.entries] == [
        "May a lamp be lit twice in one turn?",
        "Does fog put a lamp out? My rival says that it does.",
        "Who draws first?",
    ]
    assert answers(found) == ANSWERS
    assert found.facts.title == "Harbour Lights answers"
    assert found.facts.published == ("2010-05-03" if head == HEAD else "")
    assert [entry.section for entry in found.entries] == (["1", "2", "3"] if text == NUMBERED else [None] * 3)
    assert not found.unassigned


def test_greeting_writers_and_signature_are_told_apart(tmp_path: Path) -> None:
    told = {line.text: line.reason for line in read(tmp_path, HEAD + NUMBERED).furniture}
    assert told["here is what came in."] == "greeting above the answers"
    assert told["Cheers,"] == told["Dana"] == "signature"
    told = {line.text: line.reason for line in read(tmp_path, HEAD + WRITERS).furniture}
    assert told["Ana Holm wrote:"] == told["wrote:"] == "who wrote what is quoted below it"
    assert told["lights.example"] == "signature"


def test_a_long_question_is_told_whole_and_of_several_paragraphs(tmp_path: Path) -> None:
    asked = "> I have a boat at the pier and my rival has none.\n>\n> Must I pay the toll?\n>\n> He says so.\n\nYou must.\n\n"
    found = read(tmp_path, HEAD + asked + NUMBERED.partition("in.\n\n")[2])
    assert found.entries[0].title == "Must I pay the toll?"
    whole = "“I have a boat at the pier and my rival has none. Must I pay the toll? He says so.”"
    assert [each.text for each in found.entries[0].paragraphs] == [whole, "You must."]


def test_a_rule_that_an_answer_cites_stays_in_it(tmp_path: Path) -> None:
    cited = NUMBERED.replace(
        "is awake.\n", "is awake. The book says:\n\n> A keeper may light her lamp.\n\nThat is all.\n"
    )
    found = read(tmp_path, HEAD + cited)
    assert len(found.entries) == 3
    assert [each.text for each in found.entries[0].paragraphs][-2:] == [
        "“A keeper may light her lamp.”",
        "That is all.",
    ]


def test_a_long_text_above_the_first_question_is_not_assigned(tmp_path: Path) -> None:
    story = "".join(f"On day {day} the harbour saw {day} boats and lost a lamp to the fog again.\n" for day in range(9))
    found = read(tmp_path, HEAD + story + "\n" + NUMBERED.partition("in.\n\n")[2])
    assert len(found.entries) == 3
    assert len(found.unassigned) == 9


@pytest.mark.parametrize(
    "text",
    [
        "> I lit a lamp.\n\nFine.\n\n> Fog came.\n\nBad luck.\n\n> I lost.\n\nNext time.\n",  # asks nothing
        "> May I light a lamp?\n\nYes.\n\n> And in fog?\n\nNo.\n",  # two questions are a contribution
        "I ask myself this.\n\n> May I?\n> Must I?\n> Shall I?\n",  # nothing is answered
    ],
)
def test_what_quotes_otherwise_stays_one_message(tmp_path: Path, text: str) -> None:
    assert len(read(tmp_path, HEAD + text).entries) == 1
