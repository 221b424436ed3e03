"""The index folder: whatever is missing, damaged or foreign in it is refused with the way to mend it."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from judge.errors import IndexStoreError
from judge.indexing.build import build_index
from judge.indexing.tables import write_database
from judge.rulings.model import Words
from judge.search.question import Question
from judge.search.result import SearchResult
from judge.search.searcher import Searcher
from judge.store.database import open_database
from judge.store.locations import CURRENT, MANIFEST
from judge.store.manifest import (
    DATABASE,
    ENCODER,
    FORMAT,
    FORMAT_IN_PARTS,
    VECTORS,
    WORDS,
    Manifest,
    encoded,
    read_manifest,
)
from judge.store.rows import Name, Passage
from judge.store.ruling_table import RulingStore
from tests.helpers.documents import RULES, front, write
from tests.helpers.indexes import change_manifest, restamp, version, write_manifest


@pytest.fixture
def index(invented_index: Path, tmp_path: Path) -> Path:
    """A copy of the invented index, to be damaged."""
    return Path(shutil.copytree(invented_index, tmp_path / "index"))


def search(index: Path, question: str) -> SearchResult:
    return Searcher(RulingStore(index)).search(Question.of(question))


def refusal(index: Path) -> str:
    """The error that a question meets at this index."""
    with pytest.raises(IndexStoreError) as error:
        search(index, "can a sleeping character be aimed at?")
    return str(error.value)


# -- what is missing or damaged ---------------------------------------------------------------------------------------


def test_a_missing_index_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere") == f"no index at {tmp_path / 'nowhere'}; run 'judge build'"


def test_an_empty_folder_is_no_index(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"no index at {tmp_path}; run 'judge build'"


def test_a_file_is_no_index(index: Path) -> None:
    database = version(index) / DATABASE
    assert refusal(database) == f"no index at {database}; run 'judge build'"


@pytest.mark.parametrize("name", [DATABASE, VECTORS, WORDS])
def test_a_missing_file_is_named(index: Path, name: str) -> None:
    (version(index) / name).unlink()
    assert refusal(index) == f"{version(index) / name} is missing; run 'judge build'"


@pytest.mark.parametrize("name", [DATABASE, VECTORS, WORDS])
@pytest.mark.parametrize("change", [-1, 1, -4096])
def test_a_truncated_or_lengthened_file_is_named_with_both_sizes(index: Path, name: str, change: int) -> None:
    raw = (version(index) / name).read_bytes()
    (version(index) / name).write_bytes(raw[:change] if change < 0 else raw + bytes(change))
    size = (version(index) / name).stat().st_size
    assert (
        refusal(index)
        == f"{version(index) / name} has {size} bytes where the manifest says {len(raw)}; run 'judge build'"
    )


def test_an_empty_database_is_refused(index: Path) -> None:
    (version(index) / DATABASE).write_bytes(b"")
    assert "run 'judge build'" in refusal(index)


@pytest.mark.parametrize(
    ("name", "cause"),
    [(DATABASE, "is no index database"), (VECTORS, "is no FAISS index"), (WORDS, "holds no words of texts")],
)
def test_rubbish_of_the_right_size_is_refused(index: Path, name: str, cause: str) -> None:
    (version(index) / name).write_bytes(b"rubbish!" * ((version(index) / name).stat().st_size // 8 + 1))
    restamp(index)
    message = refusal(index)
    assert cause in message
    assert "run 'judge build'" in message


def test_a_database_of_other_tables_is_no_index_database(index: Path) -> None:
    (version(index) / DATABASE).unlink()
    with sqlite3.connect(version(index) / DATABASE) as database:
        database.execute("CREATE TABLE owls (n INTEGER)")
    database.close()
    restamp(index)
    assert refusal(index) == f"{version(index) / DATABASE} is no index database; run 'judge build'"


def test_an_index_without_a_file_of_its_encoder_is_refused(index: Path, tmp_path: Path) -> None:
    described = json.loads((version(index) / ENCODER / "encoder.json").read_text(encoding="utf-8"))
    for name in ("encoder.json", *described["sizes"]):
        (version(index) / ENCODER / name).rename(tmp_path / name)
        message = refusal(index)
        assert f"{name} is missing" in message
        assert "judge build" in message
        (tmp_path / name).rename(version(index) / ENCODER / name)


# -- what is foreign --------------------------------------------------------------------------------------------------


def test_a_manifest_that_its_name_does_not_fit_is_damaged(index: Path) -> None:
    path = version(index) / MANIFEST
    path.write_bytes(path.read_bytes().replace(b"0", b"1", 1))
    assert refusal(index) == f"{path} is damaged; run 'judge build'"


@pytest.mark.parametrize("raw", [b"", b"\n", b"nonsense\n", b"\xff\xfe", b"../../../etc/pass", b"0" * 9_999])
def test_a_place_whose_current_version_has_no_such_name_is_refused(index: Path, raw: bytes) -> None:
    (index / CURRENT).write_bytes(raw)
    assert refusal(index) == f"{index / CURRENT} names no index; run 'judge build'"


def test_a_version_that_is_not_there_is_named(index: Path) -> None:
    (index / CURRENT).write_text("0123456789abcdef\n")
    assert refusal(index) == f"{index / '0123456789abcdef'} is missing; run 'judge build'"


def test_an_index_that_an_older_judge_laid_out_is_told_from_none(tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_text('{"format": 5}')
    assert (
        refusal(tmp_path)
        == f"the index at {tmp_path} is of an older judge, which laid it out otherwise; run 'judge build'"
    )


@pytest.mark.parametrize(
    "raw", [b"", b"{}", b"[]", b"null", b"{", b'{"name": "rules", "version": "1.0"}', b"\xff\xfe\x00", b"[" * 9_999]
)
def test_a_foreign_manifest_is_refused(index: Path, raw: bytes) -> None:
    write_manifest(index, raw)
    assert refusal(index) == f"{version(index) / MANIFEST} is no manifest of this program; run 'judge build'"


def test_a_manifest_with_a_value_of_another_type_is_refused(index: Path) -> None:
    change_manifest(index, passages="many")
    assert refusal(index) == f"{version(index) / MANIFEST} is no manifest of this program; run 'judge build'"


@pytest.mark.parametrize("other", [FORMAT - 1, FORMAT_IN_PARTS + 1])
def test_another_format_is_named_beside_the_one_that_is_read(index: Path, other: int) -> None:
    change_manifest(index, format=other)
    assert refusal(index) == f"the index at {index} has format {other}, this program reads {FORMAT}; run 'judge build'"


@pytest.mark.parametrize(
    "entry",
    ["### Dawn\n\n1. Dawn comes first.\n", "".join(f"### Hour {n}\n\n1. It strikes {n}.\n\n" for n in range(99))],
)
@pytest.mark.parametrize("name", [DATABASE, VECTORS, WORDS])
def test_a_file_swapped_with_that_of_another_index_is_refused(
    index: Path, tmp_path: Path, encoder_folder: Path, name: str, entry: str
) -> None:
    corpus = write(tmp_path / "corpus", {"vs-system/hours.md": f"{front('hours', published='2031')}{RULES}{entry}"})
    build_index([corpus], tmp_path / "other", encoder_folder)
    shutil.copyfile(version(tmp_path / "other") / name, version(index) / name)
    assert "run 'judge build'" in refusal(index)


@pytest.mark.parametrize(("key", "change"), [("rulings", 1), ("rulings", -1), ("passages", 1), ("passages", -1)])
def test_counts_that_the_database_does_not_hold_are_refused(index: Path, key: str, change: int) -> None:
    manifest = read_manifest(index)
    change_manifest(index, **{key: getattr(manifest, key) + change})
    found = f"holds {manifest.rulings} rulings and {manifest.passages} passages where "
    assert found in refusal(index)
    assert "run 'judge build'" in refusal(index)


@pytest.mark.parametrize(
    ("facts", "cause"),
    [({"sha256": "0" * 64}, "another encoder than the one found"), ({"dimension": 8}, "numbers where")],
)
def test_an_index_of_another_encoder_is_refused(index: Path, facts: dict[str, object], cause: str) -> None:
    change_manifest(index, encoder=msgspec.to_builtins(read_manifest(index).encoder) | facts)
    message = refusal(index)
    assert cause in message
    assert "run 'judge build'" in message


# -- what is sound ----------------------------------------------------------------------------------------------------


def test_a_sound_index_answers_and_a_manifest_is_read_as_it_was_written(index: Path) -> None:
    assert search(index, "can a sleeping character be aimed at?").hits
    manifest = msgspec.structs.replace(read_manifest(index), made_by="Ádá")
    write_manifest(index, encoded(manifest))
    assert read_manifest(index) == manifest


def test_the_database_is_opened_for_reading_only(index: Path) -> None:
    database = open_database(version(index), read_manifest(index))
    with pytest.raises(IndexStoreError, match="readonly"):
        database.execute("DELETE FROM rulings")


def test_an_index_in_a_folder_with_odd_characters_is_read(index: Path, tmp_path: Path) -> None:
    odd = Path(shutil.move(index, tmp_path / "a #1 100% ö? index"))
    assert search(odd, "nettle sting").hits


# -- writing the database ---------------------------------------------------------------------------------------------

PASSAGES = [Passage(0, 0, "title", "Owls"), Passage(0, 1, "point", "Owls hoot."), Passage(1, 1, "asked", "who hoots")]
NAMES = [Name("Owls", "keyword", 0, ("owls",), (1.0,), ("owls",))]


def test_the_content_hash_is_that_of_the_content_wherever_it_is_written(tmp_path: Path) -> None:
    hashes = {write_database(tmp_path / name, [], [], PASSAGES, NAMES) for name in ("one", "two")}
    assert len(hashes) == 1


def test_a_change_of_players_words_changes_the_content_hash_and_everyday_words_do_not(tmp_path: Path) -> None:
    def written(words: list[Words], everyday: list[str]) -> str:
        return write_database(tmp_path / DATABASE, [], [], PASSAGES, NAMES, words, everyday)

    some, others = [Words("vs-system", terms={"owl": ("hooter",)})], [Words("vs-system", terms={"owl": ("howler",)})]
    assert len({written([], []), written(some, []), written(others, [])}) == 3
    assert written(some, ["castle"]) == written(some, [])


def test_words_of_the_game_are_told_from_everyday_words_which_are_no_corrections(tmp_path: Path) -> None:
    words = Words(
        game="vs-system",
        terms={"owl": ("hooter",)},
        names={"Owls": ("feathers",)},
        families={"owl": ("owlet",)},
        games=("moon game",),
        signs=("moonbeam",),
        others=("chess",),
    )
    write_database(tmp_path / DATABASE, [], [], PASSAGES, NAMES, [words], ["castle", "hoot"])
    with sqlite3.connect(tmp_path / DATABASE) as database:
        vocabulary = dict(database.execute("SELECT word, is_ours FROM vocabulary"))
    database.close()
    said = ("hooter", "feathers", "owlet", "moon", "game", "moonbeam", "chess")
    assert vocabulary == dict.fromkeys(("owls", "hoot", *said), 1) | {"castle": 0}


CHANGES: list[Callable[[], tuple[list[Passage], list[Name]]]] = [
    lambda: (PASSAGES[:-1], NAMES),
    lambda: (PASSAGES[::-1], NAMES),
    lambda: ([*PASSAGES[:-1], msgspec.structs.replace(PASSAGES[-1], text="who hooted")], NAMES),
    lambda: ([*PASSAGES[:-1], msgspec.structs.replace(PASSAGES[-1], point=2)], NAMES),
    lambda: ([*PASSAGES[:-1], msgspec.structs.replace(PASSAGES[-1], kind="example")], NAMES),
    lambda: (PASSAGES, []),
    lambda: (PASSAGES, [msgspec.structs.replace(NAMES[0], weights=(0.5,))]),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_of_the_content_changes_its_hash(
    tmp_path: Path, change: Callable[[], tuple[list[Passage], list[Name]]]
) -> None:
    passages, names = change()
    before = write_database(tmp_path / "before", [], [], PASSAGES, NAMES)
    assert write_database(tmp_path / "after", [], [], passages, names) != before


def test_a_database_that_stands_there_is_replaced(tmp_path: Path, invented_index: Path) -> None:
    manifest: Manifest = read_manifest(invented_index)
    shutil.copyfile(version(invented_index) / DATABASE, tmp_path / DATABASE)
    write_database(tmp_path / DATABASE, [], [], PASSAGES, NAMES)
    fresh = msgspec.structs.replace(manifest, rulings=0, passages=len(PASSAGES))
    assert open_database(tmp_path, fresh).execute("SELECT text FROM passages ORDER BY n").fetchall() == [
        (passage.text,) for passage in PASSAGES
    ]
