"""``ask``, ``card``, ``show``, ``rule``, ``list``: what they print in each format, and their exit codes."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import Any

import msgspec
import pytest

from judge import Judge, __version__
from judge.answers import Answer, CardView, EntryRow, RulingView
from tests.helpers.command_line import printed

ALARIS = "does alaris target the guy he swaps with"
ALARIS_ID = "heralds-of-galactus/alaris-the-outgoing-one"
PRESS = "how much cheaper is my next guy if i recruited two press characters already"
HOUR = "Can I recruit the same card twice with one Witching Hour if it gets KO'd again in between?"
BREAD = "how do I bake bread"
NEW_HOUR = "heralds-of-galactus/3.2-errata-to-witching-hour"
OLD_HOUR = "marvel-knights/witching-hour"

# The contract: fields may be added, but none of these may go.
ANSWER = {"question", "status", "confidence", "resolved", "answers", "reason", "parts", "notice", "error"}
ANSWER |= {"band", "games", "by_game", "look_in"}
RULING = {"id", "score", "title", "kind", "game", "doc", "section", "point", "points", "in_force"}
RULING |= {"superseded_by", "supersedes", "source", "point_confidence", "likely_points"}
POINT = {"n", "text", "check"}
ENTRY = {"id", "doc", "game", "kind", "section", "title", "in_force", "points", "proven"}

COMMANDS = {
    "ask": ["ask", ALARIS],
    "card": ["card", "witching hour"],
    "show": ["show", ALARIS_ID],
    "rule": ["rule", "2.1"],
    "list": ["list", "--doc", "marvel-knights"],
}


def in_json_of(*arguments: str, code: int = 0) -> Any:
    return json.loads(printed(*arguments, "--json", code=code))


def run_csv(*arguments: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(printed(*arguments, "--csv"))))


@pytest.fixture(scope="module")
def in_json() -> dict[str, Any]:
    """What each command gives as JSON."""
    return {name: in_json_of(*arguments) for name, arguments in COMMANDS.items()}


# -- every command ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_json_lines_hold_the_values_of_the_json_one_a_line(name: str, in_json: dict[str, Any]) -> None:
    lines = [json.loads(line) for line in printed(*COMMANDS[name], "--nl").splitlines()]
    assert lines == (in_json[name] if isinstance(in_json[name], list) else [in_json[name]])


@pytest.mark.parametrize("name", COMMANDS)
def test_the_csv_table_has_the_rulings_of_the_json_in_their_order(name: str, in_json: dict[str, Any]) -> None:
    value = in_json[name]
    parts = {"ask": ["answers"], "card": ["entries", "named_in", "general_rules"]}.get(name)
    rulings = [ruling for part in parts for ruling in value[part]] if parts else [value] if name == "show" else value
    rows = run_csv(*COMMANDS[name])
    assert list(dict.fromkeys(row["id"] for row in rows)) == [ruling["id"] for ruling in rulings]
    assert all(None not in row and None not in row.values() for row in rows)  # as many cells as columns
    if name in ("card", "show", "rule"):  # a row a point
        texts = [point["text"] for ruling in rulings for point in ruling["points"]]
        assert [row["text"] for row in rows] == texts


@pytest.mark.parametrize("name", COMMANDS)
def test_the_table_in_a_pipe_has_each_row_of_the_csv_on_one_line(name: str) -> None:
    rows = run_csv(*COMMANDS[name])
    ids = {row["id"] for row in rows}
    lines = [line for line in printed(*COMMANDS[name], "--table").splitlines() if ids.intersection(line.split())]
    assert len(lines) == len(rows)
    for line, row in zip(lines, rows, strict=True):
        assert row["id"] in line.split()
        assert all(row[column] in line for column in ("title", "text") if column in row)


@pytest.mark.parametrize("name", [*COMMANDS, "status", "help"])
@pytest.mark.parametrize("form", ["plain", "--table"])
def test_a_pipe_gets_no_escape_codes_and_no_trailing_blanks(name: str, form: str) -> None:
    arguments = {**COMMANDS, "status": ["status"], "help": ["ask", "--help"]}[name]
    output = printed(*arguments, *([form] if form != "plain" and name != "help" else []))
    assert "\x1b" not in output
    assert "\r" not in output
    if form == "plain" and name != "help":
        assert all(line == line.rstrip() for line in output.splitlines())


def test_a_pipe_gets_paragraphs_in_one_line_however_narrow_the_terminal() -> None:
    longest = max(len(line) for line in printed("show", NEW_HOUR).splitlines())
    assert longest > 300


@pytest.mark.parametrize(
    ("form", "expected"), [("--json", "[]\n"), ("--nl", ""), ("--csv", ""), ("plain", "")], ids=lambda value: value
)
def test_an_empty_result_is_empty_in_every_format(form: str, expected: str) -> None:
    arguments = ["list", "--game", "vs-remix", "--doc", "x-men"]
    assert printed(*arguments, *([form] if form != "plain" else [])) == expected


def test_the_version_is_told() -> None:
    assert printed("--version") == f"judge {__version__}\n"


def test_the_help_names_every_command_and_game() -> None:
    output = " ".join(printed("-h").split())
    for name in (*COMMANDS, "diff", "status", "build", "batch", "eval", "vs-system", "vs-remix", "warhammer-invasion"):
        assert name in output


# -- ask --------------------------------------------------------------------------------------------------------------


def test_the_answer_begins_with_the_point_that_settles_the_question_and_ends_with_where_to_go_on(judge: Judge) -> None:
    output = printed("ask", ALARIS)
    first = judge.ask(ALARIS).answers[0]
    lines = [line for line in output.splitlines() if line]
    assert first.points[first.point - 1].text in lines[:2]  # at most the names found stand before it
    assert f"{first.id}#{first.point}" in output
    assert f"in force from {first.in_force}" in output
    (hint,) = re.findall(r"judge show (\S+)", output)
    assert printed("show", hint).startswith(first.title)


def test_a_short_answer_has_three_further_points_and_says_how_many_more_there_are(judge: Judge) -> None:
    output = printed("ask", ALARIS)
    first = judge.ask(ALARIS).answers[0]
    further = [int(n) for n in re.findall(r"^ +#(\d+) ", output, re.MULTILINE)]
    assert len(further) == 3
    assert first.point not in further
    assert f"{len(first.points) - 4} more with -v" in output


def test_a_verbose_answer_has_every_point_and_the_examples_of_the_answering_one(judge: Judge) -> None:
    first = judge.ask(PRESS).answers[0]
    examples = first.points[first.point - 1].examples
    assert examples
    output = printed("ask", PRESS, "-v")
    assert all(point.text in output for point in first.points)
    assert all(f"Example: {example}" in output for example in examples)
    assert "more with -v" not in output
    assert examples[0] not in printed("ask", PRESS)


def test_the_day_asked_for_decides_between_a_text_and_what_replaces_it() -> None:
    old = in_json_of("ask", HOUR, "--as-of", "2006-09-10")
    new = in_json_of("ask", HOUR, "--as-of", "2006-09-23")
    assert (old["answers"][0]["id"], new["answers"][0]["id"]) == (OLD_HOUR, NEW_HOUR)
    assert old["notice"] == f"From 2006-09-23 on, {NEW_HOUR} replaces {OLD_HOUR}."
    assert old["notice"] in printed("ask", HOUR, "--as-of", "2006-09-10").splitlines()
    assert f"Replaces {OLD_HOUR} from 2006-09-23 on" in printed("ask", HOUR)


def test_what_nothing_is_on_is_refused_with_its_reason_and_exit_code_1_and_no_ruling_is_shown(judge: Judge) -> None:
    output = printed("ask", BREAD, code=1)
    answer = judge.ask(BREAD)
    assert answer.band == "nothing"
    assert f"Nothing here is on this: {answer.reason}." in output
    assert answer.answers
    assert not any(view.id in output for view in answer.answers)


@pytest.mark.parametrize(("question", "code"), [(ALARIS, 0), (BREAD, 1)])
def test_the_json_of_an_answer_is_that_of_the_python_api(judge: Judge, question: str, code: int) -> None:
    value = in_json_of("ask", question, code=code)
    assert msgspec.convert(value, Answer) == judge.ask(question)


@pytest.mark.parametrize(("question", "code", "status"), [(ALARIS, 0, "answered"), (BREAD, 1, "abstained")])
def test_the_json_of_an_answer_has_the_fields_of_the_contract(question: str, code: int, status: str) -> None:
    value = in_json_of("ask", question, code=code)
    assert set(value) >= ANSWER
    assert (value["question"], value["status"], value["error"]) == (question, status, None)
    assert 0 <= value["confidence"] <= 1
    assert len(value["answers"]) == 5
    scores = [view["score"] for view in value["answers"]]
    assert scores == sorted(scores, reverse=True)
    for view in value["answers"]:
        assert set(view) >= RULING
        assert all(set(point) >= POINT for point in view["points"])
        assert [point["n"] for point in view["points"]] == list(range(1, len(view["points"]) + 1))
        assert view["point"] in [point["n"] for point in view["points"]]


def test_what_the_question_was_found_to_speak_of_is_told(in_json: dict[str, Any]) -> None:
    resolved = in_json_of("ask", "is Doom-Bot Corps, Army unique while it is named Dr. Doom")["resolved"]
    found = {"kind": "card", "name": "Doom-Bot Corps, Army", "id": "heralds-of-galactus/doom-bot-corps-army"}
    assert found in [{key: item[key] for key in found} for item in resolved]
    assert all(set(item) >= {"text", "kind", "name", "id"} for item in resolved + in_json["ask"]["resolved"])


def test_a_question_need_not_be_quoted(in_json: dict[str, Any]) -> None:
    assert in_json_of("ask", *ALARIS.split()) == in_json["ask"]


def test_a_question_may_come_from_stdin() -> None:
    assert printed("ask", stdin=ALARIS) == printed("ask", ALARIS)
    assert printed("ask", stdin=f"{BREAD}\n", code=1) == printed("ask", BREAD, code=1)


def test_the_number_of_rulings_is_that_asked_for(in_json: dict[str, Any]) -> None:
    two = in_json_of("ask", ALARIS, "-k", "2")
    assert two["answers"] == in_json["ask"]["answers"][:2]


@pytest.mark.parametrize("options", [["--game", "vs-remix"], ["-g", "vs-remix"], ["--doc", "remix-glossary"]])
def test_filters_hold_for_every_ruling(options: list[str]) -> None:
    value = in_json_of("ask", "what does the reservist keyword do", *options)
    assert {view["game"] for view in value["answers"]} == {"vs-remix"}


# -- card -------------------------------------------------------------------------------------------------------------


def test_a_card_shows_facts_power_text_and_points_and_labels_what_is_no_entry_of_its_own(judge: Judge) -> None:
    card = judge.card("alaris")
    output = printed("card", "alaris")
    (view,) = card.entries
    assert output.startswith(f"{card.name}\n{view.facts}\n")
    for text in (*view.power, *(f"#{point.n} {point.text}" for point in view.points)):
        assert text in output
    assert output.index("General rules that apply") < output.index(card.general_rules[0].id + "#")


def test_errata_tell_the_old_text_from_the_new() -> None:
    output = printed("card", "advance recon")
    view = in_json_of("card", "advance recon")["entries"][0]
    assert view["old_power"]
    old, new = output.index("Old text:"), output.index("New text:")
    assert old < output.index(view["old_power"][0]) < new < output.index(view["power"][0], new)


def test_a_replaced_entry_of_a_card_says_what_replaces_it_and_when() -> None:
    output = printed("card", "witching", "hour")
    assert f"Replaces {OLD_HOUR} from 2006-09-23 on" in output
    assert f"Replaced by {NEW_HOUR} from 2006-09-23 on" in output


def test_a_card_that_rulings_only_name_lists_those_rulings() -> None:
    output = printed("card", "emma frost")
    assert output.startswith("Emma Frost, Friend or Foe\n")
    assert "No entry of its own" in output
    assert "x-men/1.1-traits-while-stunned#" in output


def test_the_json_of_a_card_is_that_of_the_python_api(judge: Judge, in_json: dict[str, Any]) -> None:
    assert msgspec.convert(in_json["card"], CardView) == judge.card("witching hour")
    assert set(in_json["card"]) >= {"name", "entries", "named_in", "general_rules"}


# -- show -------------------------------------------------------------------------------------------------------------


def test_an_entry_is_shown_whole_with_its_source_and_neighbours(judge: Judge) -> None:
    view = judge.show("remix-glossary/shift")
    output = printed("show", view.id)
    for point in view.points:
        assert f"#{point.n} {point.text}" in output
        assert all(f"Example: {example}" in output for example in point.examples)
        assert all(f"Note: {note}" in output for note in point.notes)
    assert view.source in output
    before, after = judge.neighbours(view.id)
    assert f"Before: {before}" in output
    assert f"After: {after}" in output


def test_a_point_is_shown_within_its_entry(judge: Judge) -> None:
    value = in_json_of("show", f"{ALARIS_ID}#3")
    assert msgspec.convert(value, RulingView) == judge.show(f"{ALARIS_ID}#3")
    assert value["point"] == 3
    assert len(value["points"]) == len(judge.show(ALARIS_ID).points)


def test_the_json_of_an_entry_has_the_fields_of_the_contract(in_json: dict[str, Any]) -> None:
    assert set(in_json["show"]) >= RULING
    assert (in_json["show"]["id"], in_json["show"]["point"]) == (ALARIS_ID, 0)


# -- rule -------------------------------------------------------------------------------------------------------------


def test_a_section_of_one_document_is_shown_whole() -> None:
    assert printed("rule", "601.3e") == printed("show", "marvel-knights/601.3e")


def test_a_section_of_two_words_need_not_be_quoted() -> None:
    assert (
        printed("rule", "CS", "75")
        == printed("rule", "CS 75")
        == printed("show", "warhammer-invasion/cs-75-rip-dere-eads-off")
    )


def test_a_section_of_several_documents_lists_how_to_show_each(judge: Judge) -> None:
    hints = re.findall(r"judge show (\S+)", printed("rule", "2.1"))
    assert hints == [view.id for view in judge.rule("2.1")]
    assert len(hints) > 1


def test_a_document_or_game_chooses_among_the_bearers_of_a_section() -> None:
    assert printed("rule", "2.1", "--doc", "heralds-of-galactus") == printed(
        "show", "heralds-of-galactus/2.1-cosmic-surge"
    )
    assert [view["doc"] for view in in_json_of("rule", "5", "--doc", "x-men")] == ["x-men"]
    assert {view["game"] for view in in_json_of("rule", "2.1", "--game", "vs-system")} == {"vs-system"}


def test_the_json_of_a_section_is_a_list_even_of_one(in_json: dict[str, Any]) -> None:
    (only,) = in_json_of("rule", "601.3e")
    assert only["id"] == "marvel-knights/601.3e"
    assert all(set(view) >= RULING for view in in_json["rule"])


# -- list -------------------------------------------------------------------------------------------------------------


def test_every_entry_is_listed_with_its_title_one_a_line(judge: Judge) -> None:
    lines = [line.split("\t") for line in printed("list").splitlines()]
    assert lines == [[row.id, row.title] for row in judge.entries()]


def test_the_json_of_the_list_is_that_of_the_python_api_with_the_fields_of_the_contract(judge: Judge) -> None:
    rows = in_json_of("list")
    assert tuple(msgspec.convert(rows, list[EntryRow])) == judge.entries()
    assert all(set(row) >= ENTRY for row in rows)


def test_the_csv_of_the_list_has_the_columns_of_the_json(in_json: dict[str, Any]) -> None:
    rows = run_csv(*COMMANDS["list"])
    assert rows == [{key: "" if value is None else str(value) for key, value in row.items()} for row in in_json["list"]]


@pytest.mark.parametrize(("option", "field"), [("--game", "game"), ("--doc", "doc")])
def test_the_list_is_filtered(option: str, field: str, judge: Judge) -> None:
    value = getattr(judge.entries()[-1], field)
    assert in_json_of("list", option, value) == [row for row in in_json_of("list") if row[field] == value]
