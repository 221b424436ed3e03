"""Shards of results: whole or not there, known by their questions, joined in order. Without Ray; with pyarrow, which it brings."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge import Judge
from judge.batch import Row, Unused, answer_row, read_questions
from judge.batch.rows import Layout
from judge.errors import IndexStoreError, InputFileError
from judge.fleet.place import Place
from judge.fleet.shards import Shard, cut

pytest.importorskip("pyarrow", reason="the extra ray is not installed")

MADE = {"judge": "1", "-k": "5"}


def rows(count: int) -> Iterator[Row]:
    return (Row(n, f"may {n} attack?") for n in range(1, count + 1))


def begun(folder: Path, ending: str = ".jsonl") -> Place:
    place = Place(str(folder), ending)
    place.begin(MADE, resume=False, force=False)
    return place


def test_shards_hold_each_question_once_in_order_and_are_known_by_all_that_answers_come_from() -> None:
    shards = list(cut(rows(45), MADE, 20))
    assert [row for shard in shards for row in shard.rows] == list(rows(45))
    assert [(shard.number, shard.first) for shard in shards] == [(0, 1), (1, 21), (2, 41)]
    assert shards == list(cut(rows(45), MADE, 20))
    others = [
        *cut(rows(45), {**MADE, "-k": "6"}, 20),
        *cut((Row(row.line, row.question + "!") for row in rows(45)), MADE, 20),
        *cut((Row(row.line, row.question, game="vs-system") for row in rows(45)), MADE, 20),
        *cut((Row(row.line + 1, row.question) for row in rows(45)), MADE, 20),
    ]
    assert not {shard.digest for shard in shards} & {shard.digest for shard in others}


def test_a_shard_is_whole_only_as_it_was_put(tmp_path: Path) -> None:
    place = begun(tmp_path / "out")
    shard, other = next(cut(rows(3), MADE)), next(cut(rows(4), MADE))
    assert place.whole(shard) is None
    mark = place.put(shard, b"one\ntwo\n", {"answered": 3})
    assert place.whole(shard) == mark
    with pytest.raises(InputFileError, match=r"rows 1 to 4 of .* are not what this run answers"):
        place.whole(other)
    for damaged in (b"one\ntwo", b"one\ntwO\n", b""):
        (tmp_path / "out" / "part-000000.jsonl").write_bytes(damaged)
        assert place.whole(shard) is None
    (tmp_path / "out" / "part-000000.jsonl").unlink()
    assert place.whole(shard) is None
    place.put(shard, b"one\ntwo\n", {"answered": 3})
    (tmp_path / "out" / "_judge" / "000000.json").write_bytes(b"{")
    assert place.whole(shard) is None


def test_shards_are_joined_in_order_with_one_head_and_what_was_made_on_the_way_goes(tmp_path: Path) -> None:
    place = begun(tmp_path / "out.csv.shards", ".csv")
    shards = list(cut(rows(30), MADE, 1))
    for shard in reversed(shards):
        place.put(shard, f"head\n{shard.number}\n".encode(), {"answered": 1})
    place.end(str(tmp_path / "out.csv"), len(shards), b"head\n")
    assert (tmp_path / "out.csv").read_text() == "head\n" + "".join(f"{n}\n" for n in range(30))
    assert [path.name for path in tmp_path.iterdir()] == ["out.csv"]


def test_a_shard_that_was_changed_at_the_last_moment_is_not_joined(tmp_path: Path) -> None:
    place = begun(tmp_path / "s")
    for shard in cut(rows(2), MADE, 1):
        place.put(shard, b"x\n", {"answered": 1})
    (tmp_path / "s" / "part-000001.jsonl").write_text("y\n")
    with pytest.raises(InputFileError, match=r"part-000001.jsonl was changed meanwhile; go on with --resume"):
        place.end(str(tmp_path / "out.jsonl"), 2, b"")
    assert not (tmp_path / "out.jsonl").exists()


def test_a_folder_that_holds_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(InputFileError, match="holds something else"):
        begun(tmp_path)
    place = Place(str(tmp_path), ".jsonl")
    place.begin(MADE, resume=False, force=True)
    place.put(next(cut(rows(1), MADE)), b"x\n", {"answered": 1})
    place.begin(MADE, resume=False, force=True)
    assert {path.name for path in tmp_path.iterdir()} == {"mine.txt", "_judge"}


def test_input_that_became_shorter_is_told(tmp_path: Path) -> None:
    place = begun(tmp_path / "out")
    for shard in cut(rows(4), MADE, 2):
        place.put(shard, b"x\n", {"answered": 2})
    place.check_end(2)
    with pytest.raises(InputFileError, match="goes on behind the last of these questions"):
        place.check_end(1)


def test_files_are_read_as_a_batch_reads_them_also_packed(tmp_path: Path) -> None:
    from judge.fleet.sources import read, sources_at

    lines = [json.dumps({"Question": "may I?", "as-of": "2006"}), "{", json.dumps({"q": "é?", "x": 1})]
    (tmp_path / "q.jsonl").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "q.jsonl.gz").write_bytes(gzip.compress("\n".join(lines).encode()))
    (tmp_path / "q.csv").write_text('question,game\n"a, b\nc",vs-system\nd,\n')
    for name in ("q.jsonl", "q.csv"):
        mine, theirs = Unused(), Unused()
        wanted = list(read_questions(str(tmp_path / name), None, theirs))
        assert list(read(sources_at(str(tmp_path / name), None), mine)) == wanted
        assert str(mine) == str(theirs)
    packed = list(read(sources_at(str(tmp_path / "q.jsonl.gz"), None), Unused()))
    assert packed == list(read_questions(str(tmp_path / "q.jsonl")))
    everything = list(read(sources_at(str(tmp_path), None), Unused()))
    assert [row.line for row in everything] == [3, 4, 1, 2, 3, 1, 2, 3]


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("missing.csv", None, "No such file or directory"),
        ("q.docx", b"x", r"does not end in \.txt, \.csv, \.jsonl, \.parquet"),
        ("q.csv", b"query\nx\n", "has no column 'question'; its columns are: query"),
        ("q.parquet", b"no Parquet at all", "is no Parquet file"),
        ("q.txt", b" \n", "holds no questions"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(tmp_path: Path, name: str, content: bytes | None, told: str) -> None:
    from judge.fleet.sources import read, sources_at

    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(InputFileError, match=told):
        list(read(sources_at(str(tmp_path / name), None), Unused()))


def test_a_store_that_is_none_is_told() -> None:
    from judge.fleet.sources import sources_at

    with pytest.raises(InputFileError, match="can't reach"):
        sources_at("nonsense://x/y", None)


def test_an_actor_puts_each_shard_once_and_passes_over_what_is_there(tmp_path: Path, judge: Judge) -> None:
    import msgspec

    from judge.fleet.actors import Done, Opening, ShardAnswering

    place, layout = begun(tmp_path / "out"), Layout.wanted("jsonl", None)
    options: dict[str, Any] = {"game": None, "doc": None, "as_of": None, "k": 2}
    actor = ShardAnswering(Opening.of(judge, None, None, options), place, layout)
    shards = list(cut(rows(5), MADE, 3))

    def given(*some: Shard) -> list[Done]:
        found = actor({"shard": [msgspec.json.encode(shard) for shard in some]})
        return [msgspec.json.decode(data, type=Done) for data in found["done"]]

    assert [(done.number, done.is_from_before, sum(done.outcomes.values())) for done in given(*shards)] == [
        (0, False, 3),
        (1, False, 2),
    ]
    assert [done.is_from_before for done in given(*shards)] == [True, True]
    wanted = [layout.line(answer_row(judge, row, **options), n) for n, row in enumerate(rows(5), 1)]
    assert b"".join(place.rows(n) or b"" for n in range(2)).decode() == "".join(wanted)


def test_a_machine_with_another_index_is_refused() -> None:
    from judge.fleet.actors import Opening

    other = Opening(None, None, "another")
    with pytest.raises(IndexStoreError, match=r"the index or corpus of .* is another than where the run began"):
        other.open()
