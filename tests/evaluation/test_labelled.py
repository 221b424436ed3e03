"""Label files whose faults are named by line, and what comes back when their questions are asked."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import msgspec
import pytest

from judge import Judge
from judge.answers import Answer
from judge.errors import InputFileError
from judge.evaluation.labelled import Labelled, LabelledPart, ask_all, read_labelled

# -- label files ------------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "labelled.jsonl"


def test_a_label_file_is_read_row_by_row_with_blank_lines_left_out(file: Path) -> None:
    file.write_text(
        '{"q": "who hoots?", "gold": ["moon/owl"], "style": "typo", "game": "vs-remix", "as_of": "2001-02", '
        '"about": "vs-system", "points": [2], "answer": "the owl", "kind": 1, "set": ["x"]}\n\n'
        '{"q": "ärger?", "gold": [], "parts": [{"asks": "who?", "gold": ["moon/owl"], "points": [1], "why": ""}]}\r\n',
        encoding="utf-8",
    )
    assert read_labelled(file) == [
        Labelled("who hoots?", ("moon/owl",), "typo", "vs-remix", "2001-02", "vs-system", (2,)),
        Labelled("ärger?", (), parts=(LabelledPart(("moon/owl",), "who?", (1,)),)),
    ]


def test_base_rules_stand_beside_gold_and_answer_as_well(file: Path) -> None:
    file.write_text(
        '{"q": "who hoots?", "gold": ["moon/owl"], "base": ["vs-system:A8.2", "moon/owl"]}\n'
        '{"q": "who barks?", "gold": [], "base": ["vs-system-base/a8.2"]}\n{"q": "who?", "gold": []}\n'
    )
    assert [row.answered_by for row in read_labelled(file)] == [
        ("moon/owl", "vs-system:A8.2"),
        ("vs-system-base/a8.2",),
        (),
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
        '{"q": "who", "gold": [], "parts": [{"asks": "who"}]}',
        '{"q": "who", "gold": [], "base": "vs-system:A8.2"}',
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


def test_of_each_part_of_an_answer_the_first_ruling_is_kept(judge: Judge) -> None:
    """Whatever the judge itself takes apart: an answer in parts, one of which found nothing."""
    first, second = judge.ask("grimble"), judge.ask("nettle sting")
    nothing = msgspec.structs.replace(second, answers=())

    class InParts:
        def ask(self, question: str, **_: object) -> Answer:
            return msgspec.structs.replace(first, question=question, parts=(second, nothing, first))

    (outcome,) = ask_all(cast(Judge, InParts()), [Labelled("grimble, and nettle sting?", ())])
    assert outcome.part_ids == ("moon/nettle-sting", "moon/grimble-clockwork-baron")
    (whole,) = ask_all(judge, [Labelled("nettle sting", ())])
    assert whole.part_ids == ("moon/nettle-sting",)


@pytest.mark.parametrize(
    "row", [Labelled("?!", ()), Labelled("who hoots", (), game="chess"), Labelled("who hoots", (), as_of="soon")]
)
def test_a_question_that_can_not_be_asked_is_an_error_among_the_outcomes(judge: Judge, row: Labelled) -> None:
    bad, good = ask_all(judge, [row, Labelled("nettle sting", ())])
    assert (bad.status, bad.ids, bad.confidence, bad.point) == ("error", (), 0.0, 0)
    assert good.ids[0] == "moon/nettle-sting"
