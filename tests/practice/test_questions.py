"""Questions are right, because their checks say so when they are run again; and nothing that is told before the answer gives it away."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from judge import Judge
from judge.engine.rules import RuleBook
from judge.engine.state import Card
from judge.errors import JudgeError, NotFoundError
from judge.practice.choosing import exam, is_passed
from judge.practice.drawing import Filters, Pool, pool_of, sort_of
from judge.practice.questions import Question
from judge.proving import library
from judge.proving.proof import run
from judge.proving.result import Result
from judge.proving.taking import taken_as_misread

ENTRIES = (
    "x-men/5-breakthrough",
    "x-men/blow-hard-windbag",
    "heralds-of-galactus/klaw-sonic-construct",
    "marvel-knights/witching-hour",
    "warhammer-invasion/action",
    "remix-glossary/terraform",
    "vs-system-base/a9.4",
)


@pytest.fixture(scope="module")
def pool(judge: Judge) -> Pool:
    return pool_of(judge)


def answers(result: Result, question: str) -> set[str]:
    """What a run answers to a question, wherever it is asked."""
    found = {finding.asks.answer for finding in result.findings if finding.asks and finding.asks.question == question}
    return {answer for answer in found if answer is not None}


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_right_choice_is_what_the_check_comes_to_and_the_wrong_one_what_its_misreading_does(
    judge: Judge, entry: str
) -> None:
    forks = judge.forks(entry)
    assert forks
    checks = library.checks_of(entry)
    for fork in forks:
        check = checks[fork.number - 1]
        reading = run(check)
        assert reading.passed
        # An attempt that only the misread run refuses is no expectation of the run as ruled: there it came off.
        assert fork.ruled in answers(reading, fork.question) or (fork.ruled == "yes" and reading.passed)
        for misled in fork.misled:
            misread = run(check, book=RuleBook().misreading(misled.rule))
            assert not misread.passed, fork.id
            told_in_his_words = run(
                check, swaps=swaps_of(reading, misled.rule), book=RuleBook().misreading(misled.rule)
            )
            assert misled.answer in answers(told_in_his_words, fork.question), fork.id
            assert misled.answer != fork.ruled


def swaps_of(reading: Result, rule: str) -> dict[int, Card]:
    taken = {id(card.powers): (card, taken_as_misread(card.powers, rule)) for card in reading.cards}
    return {text: replace(card, powers=other) for text, (card, other) in taken.items() if other is not card.powers}


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_is_told_before_the_answer_is_told_in_the_misread_run_as_well(
    judge: Judge, pool: Pool, entry: str
) -> None:
    for question in pool.of(entry):
        misread = judge.replay(entry, question.check, misread=question.misread).run
        told = {step.text for step in misread.steps} | {"All players pass."}
        set_up = ("It is the ", "Which is which: ")
        for line in question.stem:
            # "Resolving: Ann." stands for a line that was told before with what Ann does.
            assert line in told or line.startswith(set_up) or any(text.startswith(line[:-1]) for text in told), line


@pytest.mark.parametrize("entry", ENTRIES)
def test_neither_the_check_s_title_nor_a_belief_is_told_before_the_answer(judge: Judge, pool: Pool, entry: str) -> None:
    sentences = {run.number: run.sentence for run in judge.check(entry)}
    for question in pool.of(entry):
        before = " ".join((*question.stem, *question.texts, question.question, *question.choices)).casefold()
        assert sentences[question.check].casefold().rstrip(".") not in before
        assert all(belief.believing.casefold() not in before for belief in question.beliefs)
        assert "ruled" not in before
        assert question.misread.casefold() not in question.id.casefold()


def test_of_a_card_stands_there_what_it_prints(judge: Judge, pool: Pool) -> None:
    (power,) = judge.show("x-men/blow-hard-windbag").power
    for question in pool.of("x-men/blow-hard-windbag"):
        assert f"Blow Hard: {power}" in question.texts


def test_a_text_that_is_what_is_asked_is_told_in_the_words_of_both(judge: Judge, pool: Pool) -> None:
    """What the engine says of a card is said as ruled. Where just that is asked, it isn't told, or in the words of who misreads it, too."""
    entry = "marvel-knights/mephisto-father-of-lies-errata"
    asked = [fork for fork in judge.forks(entry) if any("as printed" in misled.believing for misled in fork.misled)]
    assert asked
    for fork in asked:
        (text,) = [card.text for card in fork.texts if card.name == "Mephisto"]
        assert "either “" in text
        assert not any("can't win" in step.text for step in fork.before)
    assert all(any("either “" in text for text in q.texts) for q in pool.of(entry) if "as printed" in str(q.beliefs))


def test_choices_are_of_one_form(pool: Pool) -> None:
    for entry in ENTRIES:
        for question in pool.of(entry):
            assert len(set(question.choices)) == len(question.choices) > 1
            assert question.right in question.choices
            assert {belief.answer for belief in question.beliefs} == set(question.choices) - {question.right}
            are_numbers = {bool(re.fullmatch(r"-?\d+", choice)) for choice in question.choices}
            are_plain = {choice in ("Yes", "No") for choice in question.choices}
            assert len(are_numbers) == len(are_plain) == 1


def test_every_question_cites_points_of_its_entry_and_a_command_that_plays_it(judge: Judge, pool: Pool) -> None:
    for entry in ENTRIES:
        view = judge.show(entry)
        for question in pool.of(entry):
            assert question.points
            for point in question.points:
                assert judge.show(point.id).point
                assert point.text in {each.text for each in view.points}
            assert question.plays == f"judge check {entry} --scenario {question.check} --misread"
            assert 1 <= question.check <= len(library.checks_of(entry))


def drawn(pool: Pool, filters: Filters, seed: str, count: int) -> list[Question]:
    return list(islice(pool.draw(filters, seed), count))


def test_a_seed_draws_the_same_questions_and_another_seed_others(judge: Judge, pool: Pool) -> None:
    filters = Filters(doc="x-men")
    first = [question.id for question in drawn(pool, filters, "a", 12)]
    assert first == [question.id for question in drawn(Pool(judge), filters, "a", 12)]
    assert first != [question.id for question in drawn(pool, filters, "b", 12)]
    assert len(set(first)) == 12
    for question in drawn(pool, filters, "a", 12):
        assert question.shuffled(1) == question.shuffled(1)
        assert sorted(question.shuffled(1)) == sorted(question.choices)
    orders = {question.shuffled(seed) for question in drawn(pool, filters, "a", 1) for seed in range(20)}
    assert len(orders) > 1


def test_no_answer_is_likelier_for_its_kind(pool: Pool) -> None:
    sides: dict[str, list[int]] = {}
    for question in drawn(pool, Filters(doc="marvel-knights"), "even", 60):
        kind, side = sort_of(question)
        sides.setdefault(kind, []).append(side)
    assert len(sides["yes or no"]) > 20
    for kind, found in sides.items():
        assert abs(found.count(0) - found.count(1)) <= 1, kind


def test_every_question_is_drawn_once(pool: Pool) -> None:
    filters = Filters(doc="remix-glossary", kind="rules")
    assert sorted(q.id for q in pool.draw(filters, 3)) == sorted(q.id for q in pool.all(filters))


def test_filters_hold(pool: Pool) -> None:
    assert {q.game for q in drawn(pool, Filters(game="warhammer-invasion"), "f", 8)} == {"warhammer-invasion"}
    assert {q.kind for q in drawn(pool, Filters(doc="x-men", kind="rules"), "f", 8)} == {"rules"}
    assert {q.kind for q in drawn(pool, Filters(doc="x-men", kind="cards"), "f", 8)} == {"cards"}
    with pytest.raises(NotFoundError, match="no kind 'card'"):
        pool.entries(Filters(kind="card"))
    with pytest.raises(NotFoundError):
        pool.entries(Filters(doc="no-such"))


def test_a_question_is_found_by_its_id(pool: Pool) -> None:
    question = pool.of("x-men/5-breakthrough")[0]
    assert pool.find(question.id) == question
    with pytest.raises(JudgeError, match="no question 'x-men/5-breakthrough:0'"):
        pool.find("x-men/5-breakthrough:0")
    with pytest.raises(NotFoundError):
        pool.find("x-men/no-such:0")


def test_an_exam_is_drawn_by_its_seed_and_passed_with_seventy_of_a_hundred(pool: Pool) -> None:
    filters = Filters(doc="marvel-knights")
    assert [q.id for q in exam(pool, filters, "e", 5)] == [q.id for q in exam(pool, filters, "e", 5)]
    assert is_passed(18, 25)
    assert not is_passed(17, 25)
    assert not is_passed(0, 0)
