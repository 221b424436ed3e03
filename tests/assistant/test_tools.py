"""What the tools give: what the Python API says, small enough to read, and what an assistant has to be told with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from judge import Judge, JudgeError
from judge.answers import Usual
from judge.assistant.shapes import Shape
from judge.assistant.tools import Tools, check_length, instructions
from judge.rulings.model import GAMES

ADAM = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem"
QUESTIONS = Path(__file__).parents[1] / "data" / "questions.jsonl"


@pytest.fixture(scope="module")
def tools(judge: Judge) -> Tools:
    return Tools(judge)


def written(found: Shape) -> dict[str, Any]:
    """A result as it is sent."""
    return found.model_dump(mode="json", by_alias=True, exclude_defaults=True)


def size(found: Shape) -> int:
    return len(json.dumps(written(found), ensure_ascii=False).encode())


def test_an_answer_has_the_point_that_the_api_gives_with_id_source_and_date(tools: Tools, judge: Judge) -> None:
    question = "can Klaw be KO'd for his own power?"
    first = judge.ask(question).answers[0]
    found = tools.ask_ruling(question)
    assert (found.status, found.band) == ("answered", "settles")
    (ruling,) = found.rulings
    (point,) = ruling.points
    assert (point.id, point.text) == (first.reference, first.points[first.point - 1].text)
    assert (ruling.source, ruling.in_force) == (first.source, first.in_force)
    assert ruling.further_points == len(first.points) - 1
    assert "Quote the point with its id" in found.tell


def test_points_of_which_one_decides_are_given_as_equals(tools: Tools, judge: Judge) -> None:
    questions = [json.loads(line)["q"] for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]
    undecided = (
        (question, answer.answers[0])
        for question in questions
        if (answer := judge.ask(question)).band == "settles" and answer.answers[0].likely_points and not answer.parts
    )
    question, first = next(undecided)
    found = tools.ask_ruling(question)
    assert [point.id for point in found.rulings[0].points] == [f"{first.id}#{n}" for n in first.deciding_points]
    assert "One of these points decides" in found.tell


@pytest.mark.parametrize(
    ("question", "band", "reason"),
    [
        ("how do I bake bread?", "nothing", "no ruling is near"),
        ("can I attack with a stunned character in magic the gathering", "bears", "another game"),
    ],
)
def test_where_judge_abstains_an_assistant_is_told_to_say_so(
    tools: Tools, question: str, band: str, reason: str
) -> None:
    found = tools.ask_ruling(question)
    assert (found.status, found.band) == ("abstained", band)
    assert found.tell.startswith("Judge abstains")
    assert reason in (found.reason or "")
    assert bool(found.rulings) == (band == "bears")


def test_several_questions_are_answered_part_by_part(tools: Tools, judge: Judge) -> None:
    question = "Can a hidden character be attacked? And does press lower a boost cost? Also, can klaw be KOd to pay for his own power?"
    parts = judge.ask(question).parts
    assert len(parts) > 1
    found = tools.ask_ruling(question)
    assert [part.question for part in found.parts] == [part.question for part in parts]
    assert [part.rulings[0].id for part in found.parts] == [part.answers[0].id for part in parts]
    assert found.rulings == ()


def test_the_game_and_day_of_the_call_hold_and_else_those_that_the_user_set(judge: Judge) -> None:
    question = "does press lower a boost cost?"
    plain, set_by_user = Tools(judge), Tools(judge, Usual(game="vs-remix", as_of="2005"))
    assert {said.game for said in plain.ask_ruling(question).by_game} == {"vs-system", "vs-remix"}
    assert plain.ask_ruling(question, game="vs-system").rulings[0].game == "vs-system"
    assert set_by_user.ask_ruling(question, as_of="today").rulings[0].game == "vs-remix"
    assert set_by_user.ask_ruling(question, game="vs-system", as_of="2007").rulings[0].game == "vs-system"
    assert {document.game for document in set_by_user.list_rulings().documents} == {"vs-remix"}
    assert len({document.game for document in set_by_user.list_rulings(game="any").documents}) > 1


def test_a_ruling_is_shown_whole_or_by_one_point_and_with_detail_its_examples(tools: Tools, judge: Judge) -> None:
    view = judge.show("heralds-of-galactus/7-doom")
    found = tools.show_ruling(view.id)
    assert [(point.id, point.text) for point in found.points] == [(f"{view.id}#{p.n}", p.text) for p in view.points]
    assert not any(point.examples for point in found.points)
    (second,) = tools.show_ruling(f"{view.id}#2").points
    assert second.id == f"{view.id}#2"
    detailed = tools.show_ruling(view.id, detail=True)
    assert [point.examples for point in detailed.points] == [point.examples for point in view.points]
    assert detailed.see_also == view.see_also != ()


def test_a_ruling_that_was_replaced_and_a_doubtful_rule_say_so(tools: Tools, judge: Judge) -> None:
    replaced = tools.show_ruling("marvel-knights/witching-hour")
    assert replaced.superseded_by == "heralds-of-galactus/3.2-errata-to-witching-hour from 2006-09-23"
    doubtful = next(row.id for row in judge.entries() if row.certainty == "uncertain")
    found = tools.show_ruling(doubtful)
    assert found.certainty == "uncertain"
    assert found.doubt == judge.show(doubtful).doubt


def test_a_card_has_its_own_rulings_and_points_at_others(tools: Tools, judge: Judge) -> None:
    view = judge.card("klaw")
    found = tools.find_card("klaw")
    assert found.name == view.name
    assert [entry.id for entry in found.entries] == [entry.id for entry in view.entries]
    assert [entry.id for entry in found.general_rules] == [entry.id for entry in view.general_rules] != []


def test_a_section_that_several_documents_have_is_chosen_among(tools: Tools, judge: Judge) -> None:
    several = tools.lookup_rule("2.1")
    assert [entry.id for entry in several.choose] == [view.id for view in judge.rule("2.1")]
    assert several.rulings == ()
    (one,) = tools.lookup_rule("601.3e").rulings
    assert one.id == "marvel-knights/601.3e"


def test_a_check_runs_as_ruled_with_another_fact_and_misread(tools: Tools, judge: Judge) -> None:
    as_ruled = tools.run_check(f"{ADAM}#2")
    assert [(point.id, point.text) for point in as_ruled.points] == [(f"{ADAM}#2", judge.show(ADAM).points[1].text)]
    assert as_ruled.run.passed
    assert as_ruled.run.values == {"cost": 3}
    assert {each.found for each in as_ruled.run.found if 2 in each.points} == {"yes"}
    changed = tools.run_check(f"{ADAM}#2", values={"cost": 4})
    assert changed.run.changed
    assert {(each.found, each.expected) for each in changed.run.found if 2 in each.points} == {("no", "yes")}
    assert "not the ruling's own example" in changed.tell
    misread = tools.run_check(f"{ADAM}#2", misread=True)
    (first, *_) = misread.run.misreadings
    assert first.believing
    assert all(each.as_ruled != each.misread for each in first.otherwise)
    assert not as_ruled.run.misreadings


def test_a_check_tells_one_scenario_and_names_the_others(tools: Tools) -> None:
    first = tools.run_check(ADAM)
    assert [other.number for other in first.others] == [2, 3, 4]
    second = tools.run_check(ADAM, scenario=2, detail=True)
    assert second.run.number == 2
    assert len(second.run.steps) > len(first.run.steps) == 0
    with pytest.raises(JudgeError, match="no scenario 9"):
        tools.run_check(ADAM, scenario=9)


def test_a_base_rule_runs_in_the_checks_of_rulings(tools: Tools, judge: Judge) -> None:
    rule = next(
        row.id
        for row in judge.entries()
        if row.certainty and judge.show(row.id).proven_by and _lacks_check(judge, row.id)
    )
    found = tools.run_check(rule)
    assert found.run.entry != rule
    assert found.run.misreadings
    assert [point.id for point in found.points] == [f"{rule}#{point.n}" for point in judge.show(rule).points]


def _lacks_check(judge: Judge, rule: str) -> bool:
    try:
        return judge.check(rule)[0].entry != rule
    except JudgeError:
        return False


def test_a_fact_that_is_true_or_false_is_set_as_such(tools: Tools) -> None:
    found = tools.run_check("marvel-knights/601.3e#1", values={"sees_hidden": True})
    assert found.run.values["sees_hidden"] is True
    assert found.run.changed


def test_history_gives_the_words_that_changed_and_with_detail_every_part(tools: Tools, judge: Judge) -> None:
    found = tools.ruling_history("marvel-knights/witching-hour")
    assert found.holds == "heralds-of-galactus/3.2-errata-to-witching-hour"
    (step,) = found.steps
    assert any("[-" in change.text and "{+" in change.text for change in step.changes)
    (whole,) = tools.ruling_history("marvel-knights/witching-hour", detail=True).steps
    (parts,) = [step.parts for step in judge.history("marvel-knights/witching-hour").steps]
    assert len(whole.changes) == len(parts) == len(step.changes) + step.added + step.removed
    assert tools.ruling_history("heralds-of-galactus/7-doom").steps == ()


def test_entries_are_listed_by_document_and_page_by_page(tools: Tools, judge: Judge) -> None:
    documents = tools.list_rulings().documents
    assert sum(document.rulings + document.base_rules for document in documents) == len(judge.entries())
    listed: list[str] = []
    offset: int | None = 0
    while offset is not None:
        page = tools.list_rulings(doc="x-men", offset=offset)
        listed += [entry.id for entry in page.entries]
        offset = page.next_offset
    assert listed == [row.id for row in judge.entries(doc="x-men")]


def test_results_are_small_where_no_detail_is_asked_for(tools: Tools, judge: Judge) -> None:
    """A conversation holds them all: what mostly comes is about a kilobyte, and nothing comes in tens."""
    questions = [json.loads(line)["q"] for line in QUESTIONS.read_text(encoding="utf-8").splitlines()][::10]
    answers = sorted(size(tools.ask_ruling(question)) for question in questions)
    assert answers[len(answers) // 2] < 1_200
    assert answers[-1] < 5_000
    rulings = sorted(size(tools.show_ruling(row.id)) for row in judge.entries())
    assert rulings[len(rulings) // 2] < 1_200
    assert rulings[-1] < 6_000
    assert size(tools.ask_ruling(questions[0], detail=True)) > 3 * size(tools.ask_ruling(questions[0]))


def test_what_is_too_long_is_refused_in_a_line() -> None:
    check_length({"question": "x" * 4_000, "id": "x" * 200, "values": {"cost": 4}, "misread": True, "game": None})
    for given in (
        {"question": "x" * 4_001},
        {"id": "x" * 201},
        {"values": {"x" * 201: 1}},
        {"values": {"cost": "x" * 201}},
        {"values": {str(n): n for n in range(21)}},
    ):
        with pytest.raises(JudgeError, match=r"; give [\d,]+ at most$"):
            check_length(given)


def test_descriptions_say_how_to_quote_when_to_say_that_judge_abstains_and_when_not_to_call(tools: Tools) -> None:
    told = {tool.__name__: " ".join((tool.__doc__ or "").split()) for tool in tools.all()}
    assert "Quote the point with its id" in told["ask_ruling"]
    assert '"abstained"' in told["ask_ruling"]
    assert "quote its text with its id" in instructions(GAMES)
    assert "abstains" in instructions(GAMES)
    for name, text in told.items():
        assert any(words in text for words in ("Not for", "Not to", "No card database", "It can't", "No steps")), name
        assert len(text) < 500, name
