"""Two runs held against each other: every figure, every question that changed sides, and earlier outputs that are none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judge.errors import InputFileError
from judge.evaluation.comparison import HEADLINES, OutcomeRow, Run, RunComparison, compare, read_run
from judge.evaluation.figures import Evaluation, against, evaluate
from judge.evaluation.labelled import Labelled, QuestionOutcome


def a_row(q: str, gold: str, found: str, status: str = "answered", **more: Any) -> OutcomeRow:
    """A question whose ids are single letters."""
    right = bool(found) and found[0] in gold
    return OutcomeRow(q, "named", tuple(gold), tuple(found), 0.5, status, right, 1, **more)


def changes(before: list[OutcomeRow], after: list[OutcomeRow]) -> RunComparison:
    return compare(Run({}, tuple(before)), Run({}, tuple(after)), "before.json")


def named(found: RunComparison) -> dict[str, list[str]]:
    """The questions of each list that is not empty."""
    lists = ("wrong_to_right", "right_to_wrong", "refused_to_answered", "answered_to_refused")
    rows = {name: [change.q for change in getattr(found, name)] for name in lists}
    rows |= {name: list(getattr(found, name)) for name in ("only_before", "only_after")}
    return {name: questions for name, questions in rows.items() if questions}


# -- questions --------------------------------------------------------------------------------------------------------


def test_every_question_that_changed_sides_is_named_and_no_other() -> None:
    before = [
        a_row("mended", "a", "ba"),
        a_row("broken", "a", "ab"),
        a_row("still right", "ab", "ab"),
        a_row("still wrong", "a", "bc"),
        a_row("bolder", "a", "ab", "abstained"),
        a_row("shyer", "a", "ab"),
        a_row("still refused", "a", "ab", "abstained"),
        a_row("gone", "a", "ab"),
    ]
    after = [
        a_row("new", "a", "ab"),
        a_row("mended", "a", "ab"),
        a_row("broken", "a", "ca"),
        a_row("still right", "ab", "ba"),
        a_row("still wrong", "a", "cb"),
        a_row("bolder", "a", "ab"),
        a_row("shyer", "a", "ab", "abstained"),
        a_row("still refused", "a", "ab", "error"),
    ]
    found = changes(before, after)
    assert named(found) == {
        "wrong_to_right": ["mended"],
        "right_to_wrong": ["broken"],
        "refused_to_answered": ["bolder"],
        "answered_to_refused": ["shyer"],
        "only_before": ["gone"],
        "only_after": ["new"],
    }
    assert (found.right_to_wrong[0].first_before, found.right_to_wrong[0].first_after) == ("a", "c")
    assert named(changes(after, after)) == {}


@pytest.mark.parametrize(
    ("gold", "found", "is_good_to_answer"),
    [("a", "ab", True), ("a", "ba", False), ("", "ab", False)],
    ids=["right", "wrong", "unanswerable"],
)
def test_answering_is_good_where_the_first_ruling_is_right_and_refusing_where_it_is_not(
    gold: str, found: str, is_good_to_answer: bool
) -> None:
    refused, answered = [a_row("who?", gold, found, "abstained")], [a_row("who?", gold, found)]
    (bolder,) = changes(refused, answered).refused_to_answered
    (shyer,) = changes(answered, refused).answered_to_refused
    assert (bolder.better, shyer.better) == (is_good_to_answer, not is_good_to_answer)
    assert bolder.answerable == shyer.answerable == bool(gold)


def test_a_question_may_change_in_both_respects() -> None:
    found = changes([a_row("who?", "a", "ba", "abstained")], [a_row("who?", "a", "ab")])
    assert named(found) == {"wrong_to_right": ["who?"], "refused_to_answered": ["who?"]}


def test_a_right_answer_that_became_a_refusal_with_a_wrong_first_ruling_is_worse() -> None:
    found = changes([a_row("who?", "a", "ab")], [a_row("who?", "a", "ba", "abstained")])
    assert not found.answered_to_refused[0].better


def test_a_question_that_found_nothing_has_no_first_ruling() -> None:
    (change,) = changes([a_row("who?", "a", "", "error")], [a_row("who?", "a", "a", "error")]).wrong_to_right
    assert (change.first_before, change.first_after) == (None, "a")


def test_a_change_of_labels_is_told() -> None:
    (change,) = changes([a_row("who?", "b", "ab")], [a_row("who?", "a", "ab")]).wrong_to_right
    assert change.relabelled
    (change,) = changes([a_row("who?", "ac", "ba")], [a_row("who?", "ca", "ab")]).wrong_to_right
    assert not change.relabelled  # the same labels in another order


def test_the_same_words_under_other_filters_or_asked_again_are_questions_of_their_own() -> None:
    before = [a_row("who?", "a", "ab", game="vs-remix"), a_row("who?", "a", "ba"), a_row("who?", "a", "ab")]
    after = [a_row("who?", "a", "ab"), a_row("who?", "a", "ab"), a_row("who?", "a", "ba", as_of="2001")]
    found = changes(before, after)
    assert named(found) == {"wrong_to_right": ["who?"], "only_before": ["who?"], "only_after": ["who?"]}


# -- figures ----------------------------------------------------------------------------------------------------------


def an_evaluation(*finds: tuple[str, str, float, str]) -> Evaluation:
    """Of questions numbered from 1, each given by gold, found, confidence and status."""
    pytest.importorskip("ir_measures")
    pytest.importorskip("sklearn")
    rows = enumerate(finds, 1)
    return evaluate(
        [QuestionOutcome(Labelled(f"q{n}", tuple(g)), tuple(f), c, s, 1, 0.01) for n, (g, f, c, s) in rows], 0.5
    )


def test_each_headline_figure_has_its_difference(tmp_path: Path) -> None:
    before = an_evaluation(("a", "ba", 0.4, "abstained"), ("b", "b", 0.9, "answered"), ("", "a", 0.6, "answered"))
    after = an_evaluation(("a", "ab", 0.7, "answered"), ("b", "b", 0.9, "answered"), ("", "a", 0.1, "abstained"))
    (tmp_path / "before.json").write_bytes(msgspec.json.encode(before))
    found = against(after, read_run(tmp_path / "before.json"), "before.json").against
    assert found is not None
    assert found.previous == "before.json"
    figures = {row.figure: row for row in found.figures}
    assert list(figures) == [name for name, _ in HEADLINES]
    assert {name: (row.before, row.after, row.difference) for name, row in figures.items()} == {
        "recall@1": (0.5, 1.0, 0.5),
        "recall@3": (1.0, 1.0, 0.0),
        "recall@5": (1.0, 1.0, 0.0),
        "MRR": (0.75, 1.0, 0.25),
        "nDCG@10": (0.8155, 1.0, 0.1845),  # (1 / log2(3) + 1) / 2
        "recall@1 where a ruling answers": (0.5, 1.0, 0.5),
        "recall@1 where only base rules answer": (None, None, None),
        "AUROC": (0.5, 1.0, 0.5),
        "AUROC of a right first ruling": (1.0, 1.0, 0.0),
        "all questions answered": (0.6667, 0.6667, 0.0),
        "unanswerable refused": (0.0, 1.0, 1.0),
        "answerable answered": (0.5, 1.0, 0.5),
        "of the answerable answered, right": (1.0, 1.0, 0.0),
        "of all answered, right": (0.5, 1.0, 0.5),
        "AURC (lower is better)": (0.3889, 0.1111, -0.2778),  # (0 + 1/2 + 2/3) / 3 and (0 + 0 + 1/3) / 3
        "Brier score (lower is better)": (0.1767, 0.0367, -0.14),  # (.16 + .01 + .36) / 3 and (.09 + .01 + .01) / 3
        "calibration error (lower is better)": (0.3667, 0.1667, -0.2),
        "answering point right": (None, None, None),
        "parts right": (None, None, None),
        "p50 milliseconds (lower is better)": (10.0, 10.0, 0.0),
    }
    assert named(found) == {
        "wrong_to_right": ["q1"],
        "refused_to_answered": ["q1"],
        "answered_to_refused": ["q3"],
    }


def test_a_figure_that_the_earlier_run_did_not_measure_has_no_difference() -> None:
    after = an_evaluation(("a", "a", 0.9, "answered"))
    run = Run({"overall": {"recall@1": 0, "mrr": "high"}, "abstention": None}, ())
    found = against(after, run, "before.json").against
    assert found is not None
    figures = {row.figure: row for row in found.figures}
    assert (figures["recall@1"].before, figures["recall@1"].difference) == (0, 1)
    for name in ("MRR", "nDCG@10", "answerable answered", "AURC (lower is better)"):
        assert (figures[name].before, figures[name].difference) == (None, None)


# -- earlier outputs --------------------------------------------------------------------------------------------------

SOUND: dict[str, Any] = {"overall": {}, "abstention": {}, "outcomes": []}
FIX = "give what 'judge eval FILE --json' wrote"


def test_what_was_written_is_read(tmp_path: Path) -> None:
    evaluation = an_evaluation(("a", "abcdefgh", 0.9, "answered"), ("", "", 0.0, "error"))
    (tmp_path / "before.json").write_bytes(b"\xef\xbb\xbf" + msgspec.json.encode(evaluation))
    found = read_run(tmp_path / "before.json")
    assert found.outcomes == evaluation.outcomes
    first = a_row("q1", "a", "abcde")  # no more than five ids are kept
    assert found.outcomes[0] == msgspec.structs.replace(first, style="all", confidence=0.9)
    assert found.figures["overall"]["recall@1"] == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", rf"before\.json is no JSON \(.*\); {FIX}"),
        (b"recall@1 0.9", rf"before\.json is no JSON \(.*\); {FIX}"),
        (b'{"overall": "\xe4"}', rf"before\.json is no JSON \(.*\); {FIX}"),
        (b"[]", rf"before\.json is no output of judge eval; {FIX}"),
        (b'{"question": "who?", "answers": []}', rf"before\.json is no output of judge eval; {FIX}"),
        (
            b'{"overall": {}, "abstention": {}}',
            r"written by an older judge eval, which kept no outcomes; write it anew",
        ),
        (json.dumps({**SOUND, "outcomes": [{"q": "who?"}]}).encode(), rf"\(outcomes: Object missing .*\); {FIX}"),
        (json.dumps({**SOUND, "outcomes": None}).encode(), rf"\(outcomes: Expected .*\); {FIX}"),
    ],
    ids=["empty", "no JSON", "no UTF-8", "no object", "another command's", "older", "no outcome", "no outcomes"],
)
def test_what_is_no_earlier_output_is_told_with_its_fix(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "before.json").write_bytes(content)
    with pytest.raises(InputFileError, match=message):
        read_run(tmp_path / "before.json")


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match=rf"can't read .*before\.json \(No such file or directory\); {FIX}"):
        read_run(tmp_path / "before.json")
    with pytest.raises(InputFileError, match=r"can't read .* \(Is a directory\)"):
        read_run(tmp_path)
