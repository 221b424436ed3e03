"""Base rules are told apart from rulings wherever they appear, can be left out, and are proven by the checks of rulings."""

from __future__ import annotations

import json

import pytest

from judge import Judge
from judge.engine.cite import entry_of
from judge.errors import JudgeError, NotFoundError
from judge.proving.library import checks_of, has_checks, open_points
from judge.rulings.model import names_an_entry
from judge.store.locations import shipped
from judge.store.ruling_table import RulingStore
from tests.helpers.command_line import printed, refusal

WHO_ATTACKS = "vs-system-base/a8.2"
UNCERTAIN = "vs-system-base/a8.7m"


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


@pytest.fixture(scope="module")
def store() -> RulingStore:
    return RulingStore(shipped("index"))


def test_a_base_rule_says_how_sure_it_is_and_where_it_comes_from(judge: Judge) -> None:
    sourced, uncertain = judge.show(WHO_ATTACKS), judge.show(UNCERTAIN)
    assert (sourced.kind, sourced.certainty, sourced.doubt) == ("base rule", "sourced", None)
    assert any(names_an_entry(source) for source in sourced.sources)
    assert any(not names_an_entry(source) for source in sourced.sources)
    assert (uncertain.certainty, bool(uncertain.doubt)) == ("uncertain", True)
    ruling = judge.show("x-men/5-breakthrough")
    assert (ruling.certainty, ruling.sources, ruling.doubt, ruling.proven_by) == (None, (), None, ())


def test_plain_text_tells_a_base_rule_from_a_ruling() -> None:
    told = printed("show", WHO_ATTACKS)
    assert "Base rule A8.2" in told
    assert "no FAQ ruling" in told
    assert "Follows from heralds-of-galactus/5-attack-if-able" in told
    assert "Uncertain: " in printed("show", UNCERTAIN)
    assert "Base rule" not in printed("show", "x-men/5-breakthrough")


@pytest.mark.parametrize("game", ["vs-system", "vs-remix", "warhammer-invasion"])
def test_rulings_only_leaves_base_rules_out_of_every_list(judge: Judge, game: str) -> None:
    everything = judge.entries(game=game)
    rulings = judge.entries(game=game, rulings_only=True)
    assert {row.certainty for row in rulings} == {None}
    assert [row for row in everything if row.certainty is None] == list(rulings)
    assert len(rulings) < len(everything)
    listed = [line.partition("\t")[0] for line in printed("list", "--game", game, "--rulings-only").splitlines()]
    assert listed == [row.id for row in rulings]


def test_the_list_has_the_rulings_before_the_base_rules() -> None:
    certainties = [row["certainty"] for row in json.loads(printed("list", "--json"))]
    assert sorted(certainties, key=lambda certainty: certainty is not None) == certainties


def test_a_question_asked_of_rulings_only_finds_no_base_rule(judge: Judge) -> None:
    question = "which characters may attack"
    assert any(view.certainty for view in judge.ask(question, k=10).answers)
    assert not any(view.certainty for view in judge.ask(question, k=10, rulings_only=True).answers)


def test_a_section_that_only_a_base_rule_bears_is_none_of_the_rulings(judge: Judge) -> None:
    assert [view.id for view in judge.rule("a8.2")] == [WHO_ATTACKS]
    with pytest.raises(NotFoundError):
        judge.rule("a8.2", rulings_only=True)


def test_a_card_has_general_rulings_before_base_rules(judge: Judge) -> None:
    with_base = [judge.card(row.title, game=row.game) for row in judge.entries(rulings_only=True) if row.kind == "card"]
    for card in with_base:
        certain = [view.certainty is not None for view in card.general_rules]
        assert certain == sorted(certain)


def test_an_uncertain_base_rule_bears_on_a_question_at_most_and_says_why(judge: Judge, store: RulingStore) -> None:
    uncertain = [store.ruling(n) for n, certainty in store.base_rules.items() if certainty == "uncertain"]
    answers = [judge.ask(ruling.title, doc=ruling.doc) for ruling in uncertain]
    led = [answer for answer in answers if answer.answers[0].certainty == "uncertain"]
    sure = [answer for answer in led if answer.confidence >= judge.threshold]
    assert sure
    assert {(answer.status, answer.band) for answer in sure} == {("abstained", "bears")}
    for answer in sure:
        assert f"an uncertain base rule ({answer.answers[0].doubt})" in (answer.reason or "")
    first = sure[0].answers[0]
    told = printed("ask", sure[0].question, "--doc", first.doc, code=1)
    assert f"{first.id}#{first.point}  (uncertain base rule)\n    {first.points[first.point - 1].text}\n" in told


# -- checks -------------------------------------------------------------------------------------------------------------


def test_a_base_rule_is_run_by_the_checks_of_rulings_that_fail_when_it_is_misread(judge: Judge) -> None:
    views = [view for view in map(judge.show, _base_rules(judge)) if not has_checks(view.id)]
    proven = [view for view in views if view.proven_by]
    assert proven
    for view in proven:
        runs = judge.check(view.id)
        assert [f"{run.entry}:{run.check}" for run in runs] == list(view.proven_by)
        for run in runs:
            assert run.passed
            assert run.misreadings
            assert all(view.id in map(entry_of, misreading.cites) for misreading in run.misreadings)


def test_a_base_rule_with_checks_of_its_own_is_run_by_these(judge: Judge) -> None:
    own = [entry for entry in _base_rules(judge) if checks_of(entry)]
    assert len(own) > 50
    for entry in own:
        runs = judge.check(entry)
        assert {run.entry for run in runs} == {entry}
        assert all(run.passed for run in runs)


def test_a_base_rule_that_no_check_runs_says_that_it_is_presupposed(judge: Judge) -> None:
    lone = next(entry for entry in _base_rules(judge) if not judge.show(entry).proven_by and not has_checks(entry))
    assert f"'{lone}' is a base rule that rulings presuppose" in refusal("check", lone)
    assert "Presupposed by rulings; no check of its own" in printed("show", lone)


def test_a_base_rule_that_no_table_can_show_says_why(judge: Judge) -> None:
    open_one = next(entry for entry in _base_rules(judge) if has_checks(entry) and not checks_of(entry))
    why = open_points(open_one.partition("/")[0])[f"{open_one}#1"]
    assert f"'{open_one}' has no check ({why})" in refusal("check", open_one)


def test_facts_of_a_base_rules_checks_are_changed_where_they_stand(judge: Judge) -> None:
    lent = next(entry for entry in _base_rules(judge) if judge.show(entry).proven_by and not has_checks(entry))
    with pytest.raises(JudgeError, match="no check of its own"):
        judge.check(lent, {"has_range": "true"})


def test_a_verification_counts_rulings_and_names_the_base_rules_that_checks_run_on(judge: Judge) -> None:
    found = judge.verify(["heralds-of-galactus/5-attack-if-able"], prove=True)
    assert WHO_ATTACKS in {rule.id for rule in found.base_rules if rule.proven_by}
    assert [document.doc for document in found.documents] == ["heralds-of-galactus"]


def _base_rules(judge: Judge) -> list[str]:
    return [row.id for row in judge.entries() if row.certainty is not None]
