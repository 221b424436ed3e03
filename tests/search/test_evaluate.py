"""Retrieval figures: what is worked out by hand, and label files whose faults are named by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import Judge
from judge.errors import InputFileError
from judge.search.evaluate import Labelled, Outcome, ask_all, evaluate, read_labelled, recall

needs_metrics = pytest.mark.usefixtures("_metrics")


@pytest.fixture
def _metrics() -> None:
    pytest.importorskip("ir_measures")
    pytest.importorskip("sklearn")


def an_outcome(
    gold: str,
    found: str,
    confidence: float = 0.5,
    *,
    style: str = "named",
    status: str = "answered",
    point: int = 1,
    points: tuple[int, ...] = (),
    seconds: float = 0.0,
) -> Outcome:
    """An outcome whose ids are single letters: ``gold`` those wanted, ``found`` those found, best first."""
    row = Labelled(q="who hoots?", gold=tuple(gold), style=style, points=points)
    return Outcome(row, tuple(found), confidence, status, point, seconds)


# -- recall and MRR ---------------------------------------------------------------------------------------------------


@needs_metrics
def test_recall_and_mrr_are_those_worked_out_by_hand() -> None:
    # Ranks of the first gold ruling: 1, 2, none, 3 (the second gold is later), 4, 10.
    judged = [("a", "abc"), ("b", "abc"), ("z", "abc"), ("dc", "abcd"), ("d", "abcd"), ("j", "abcdefghij")]
    figures = recall(judged)
    assert figures.questions == 6
    assert figures.recall_at_1 == pytest.approx(1 / 6, abs=1e-4)
    assert figures.recall_at_3 == pytest.approx(3 / 6, abs=1e-4)
    assert figures.recall_at_5 == pytest.approx(4 / 6, abs=1e-4)
    assert figures.mrr == pytest.approx((1 + 1 / 2 + 0 + 1 / 3 + 1 / 4 + 1 / 10) / 6, abs=1e-4)


@needs_metrics
def test_a_question_for_which_nothing_was_found_counts_as_missed() -> None:
    figures = recall([("a", "a"), ("b", "")])
    assert (figures.questions, figures.recall_at_1, figures.recall_at_5, figures.mrr) == (2, 0.5, 0.5, 0.5)


@needs_metrics
def test_a_ruling_beyond_the_tenth_place_earns_nothing() -> None:
    assert recall([("k", "abcdefghijk")]).mrr == 0


@needs_metrics
def test_no_questions_give_zeros() -> None:
    assert (recall([]).questions, recall([]).mrr) == (0, 0.0)


@needs_metrics
@given(st.lists(st.tuples(st.sets(st.sampled_from("abcdefghijkl"), min_size=1), st.permutations("abcdefghijkl"))))
def test_recall_and_mrr_agree_with_their_definition_on_any_ranking(judged: list[tuple[set[str], list[str]]]) -> None:
    figures = recall([(sorted(gold), found) for gold, found in judged])
    ranks = [min(found.index(entry) for entry in gold) + 1 for gold, found in judged]
    count = max(1, len(ranks))
    assert figures.recall_at_1 == pytest.approx(sum(rank <= 1 for rank in ranks) / count, abs=1e-4)
    assert figures.recall_at_3 == pytest.approx(sum(rank <= 3 for rank in ranks) / count, abs=1e-4)
    assert figures.recall_at_5 == pytest.approx(sum(rank <= 5 for rank in ranks) / count, abs=1e-4)
    assert figures.mrr == pytest.approx(sum(1 / rank for rank in ranks if rank <= 10) / count, abs=1e-4)


# -- the whole report -------------------------------------------------------------------------------------------------


@needs_metrics
def test_figures_are_parted_by_style_and_unanswerable_questions_have_no_recall() -> None:
    report = evaluate(
        [
            an_outcome("a", "ab", style="named"),
            an_outcome("b", "ab", style="named"),
            an_outcome("a", "ba", style="typo"),
            an_outcome("", "ab", style="foreign"),
        ]
    )
    assert report.overall.questions == 3
    assert set(report.by_style) == {"named", "typo"}
    assert (report.by_style["named"].questions, report.by_style["named"].recall_at_1) == (2, 0.5)
    assert (report.by_style["typo"].recall_at_1, report.by_style["typo"].mrr) == (0.0, 0.5)


@needs_metrics
def test_auroc_is_the_share_of_pairs_told_apart_and_a_tie_counts_half() -> None:
    answerable = [an_outcome("a", "a", confidence) for confidence in (0.9, 0.5, 0.3)]
    unanswerable = [an_outcome("", "a", confidence) for confidence in (0.5, 0.1)]
    # 0.9 beats both, 0.5 ties and beats, 0.3 loses and beats.
    assert evaluate([*answerable, *unanswerable]).abstention.auroc == pytest.approx(4.5 / 6, abs=1e-4)


@needs_metrics
@pytest.mark.parametrize("gold", ["", "a"])
def test_there_is_no_auroc_where_all_questions_are_of_one_kind(gold: str) -> None:
    assert evaluate([an_outcome(gold, "a"), an_outcome(gold, "a")]).abstention.auroc is None


@needs_metrics
def test_abstention_is_counted_on_either_side() -> None:
    found = evaluate(
        [
            an_outcome("a", "ab", status="answered"),
            an_outcome("a", "ba", status="answered"),
            an_outcome("a", "ab", status="answered"),
            an_outcome("a", "ab", status="abstained"),
            an_outcome("a", "", status="error"),
            an_outcome("", "ab", status="abstained"),
            an_outcome("", "", status="error"),
        ]
    ).abstention
    assert (found.answerable, found.unanswerable) == (5, 2)
    assert found.answerable_answered == pytest.approx(3 / 5)
    assert found.answered_right == pytest.approx(2 / 3, abs=1e-4)
    assert found.unanswerable_refused == 1.0


@needs_metrics
def test_an_unanswerable_question_that_was_answered_was_not_refused() -> None:
    outcomes = [an_outcome("", "a", status=status) for status in ("answered", "abstained", "abstained", "abstained")]
    assert evaluate(outcomes).abstention.unanswerable_refused == 0.75


@needs_metrics
def test_points_are_judged_only_where_they_are_labelled_and_the_first_ruling_is_the_one_labelled() -> None:
    report = evaluate(
        [
            an_outcome("a", "ab", point=2, points=(2, 3)),
            an_outcome("a", "ab", point=1, points=(2, 3)),
            an_outcome("a", "ab", point=3, points=(3,)),
            an_outcome("a", "ab", point=1),
            an_outcome("a", "ba", point=2, points=(2,)),
            an_outcome("ab", "ba", point=2, points=(2,)),  # right, but the points are those of the first gold
        ]
    )
    assert report.point_right == pytest.approx(2 / 3, abs=1e-4)


@needs_metrics
def test_there_is_no_point_figure_where_no_points_are_labelled() -> None:
    assert evaluate([an_outcome("a", "a")]).point_right is None


@needs_metrics
def test_the_wrong_ones_are_told_in_order_and_seconds_are_averaged() -> None:
    right, second, missed = an_outcome("a", "a", seconds=1), an_outcome("a", "ba", seconds=2), an_outcome("a", "")
    unanswerable = an_outcome("", "a", seconds=1)
    report = evaluate([right, second, unanswerable, missed])
    assert report.wrong == (second, missed)
    assert report.seconds_per_question == 1.0


# -- label files ------------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "labelled.jsonl"


def test_a_label_file_is_read_row_by_row_with_blank_lines_left_out(file: Path) -> None:
    file.write_text(
        '{"q": "who hoots?", "gold": ["moon/owl"], "style": "typo", "game": "vs-remix", "as_of": "2001-02", '
        '"about": "vs-system", "points": [2], "answer": "the owl"}\n\n{"q": "ärger?", "gold": []}\r\n',
        encoding="utf-8",
    )
    assert read_labelled(file) == [
        Labelled("who hoots?", ("moon/owl",), "typo", "vs-remix", "2001-02", "vs-system", (2,)),
        Labelled("ärger?", ()),
    ]


@pytest.mark.parametrize(
    "row",
    [
        "no json",
        "[]",
        '"q"',
        '{"gold": []}',
        '{"q": "who"}',
        '{"q": 1, "gold": []}',
        '{"q": "who", "gold": "moon/owl"}',
        '{"q": "who", "gold": null}',
        '{"q": "who", "gold": [], "points": ["one"]}',
        '{"q": "who", "gold": [],}',
    ],
)
@pytest.mark.parametrize("before", [0, 1, 3])
def test_a_malformed_row_is_named_by_its_line(file: Path, row: str, before: int) -> None:
    sound = '{"q": "who hoots?", "gold": []}\n'
    file.write_text(sound * before + "\n" + row + "\n" + sound, encoding="utf-8")
    with pytest.raises(InputFileError) as error:
        read_labelled(file)
    assert str(error.value).startswith(f"{file}:{before + 2}: ")
    assert 'each row is {"q"' in str(error.value)


@pytest.mark.parametrize("text", ["", "\n", "  \n\t\n"])
def test_a_file_without_rows_holds_no_questions(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InputFileError, match="holds no questions"):
        read_labelled(file)


def test_a_file_that_is_missing_a_folder_or_not_utf_8_is_named_with_the_reason(file: Path, tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match=r"can't read .*labelled\.jsonl \(No such file"):
        read_labelled(file)
    with pytest.raises(InputFileError, match="can't read "):
        read_labelled(tmp_path)
    file.write_bytes(b'{"q": "\xe4rger", "gold": []}\n')
    with pytest.raises(InputFileError, match=r"can't read .*labelled\.jsonl \(not UTF-8\)"):
        read_labelled(file)


# -- asking -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def judge(invented_index: Path, invented_corpus: Path) -> Judge:
    return Judge.open(invented_index, invented_corpus)


def test_every_question_is_put_with_the_filters_that_its_asker_gave(judge: Judge) -> None:
    sleeping = "what of a sleeping character"
    rows = [
        Labelled(sleeping, ("sun/2.2-sleeping",)),
        Labelled(sleeping, (), game="vs-system"),
        Labelled(sleeping, (), game="vs-remix", about="vs-system"),
        Labelled(sleeping, (), as_of="2001-06"),
    ]
    free, system, remix, early = ask_all(judge, rows)
    assert [outcome.row for outcome in (free, system, remix, early)] == rows
    assert {entry.split("/")[0] for entry in free.ids} == {"moon", "sun"}
    assert {entry.split("/")[0] for entry in system.ids} == {"moon"}
    assert {entry.split("/")[0] for entry in remix.ids} == {"sun"}
    assert {entry.split("/")[0] for entry in early.ids} == {"moon"}


def test_an_outcome_holds_rank_confidence_status_and_answering_point(judge: Judge) -> None:
    (outcome,) = ask_all(judge, [Labelled("can the guy i wound up swing two times", ())])
    answer = judge.ask("can the guy i wound up swing two times", k=10)
    assert outcome.ids == tuple(view.id for view in answer.answers)
    assert (outcome.ids[0], outcome.point) == ("moon/grimble-clockwork-baron", 2)
    assert (outcome.confidence, outcome.status) == (answer.confidence, answer.status)
    assert 0 < outcome.seconds < 60


@pytest.mark.parametrize(
    "row", [Labelled("?!", ()), Labelled("who hoots", (), game="chess"), Labelled("who hoots", (), as_of="soon")]
)
def test_a_question_that_can_not_be_asked_is_an_error_among_the_outcomes(judge: Judge, row: Labelled) -> None:
    bad, good = ask_all(judge, [row, Labelled("nettle sting", ())])
    assert (bad.status, bad.ids, bad.confidence, bad.point) == ("error", (), 0.0, 0)
    assert good.ids[0] == "moon/nettle-sting"
