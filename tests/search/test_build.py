"""Building an index: the same every time, whole or not at all, and searchable at once."""

from __future__ import annotations

import json
import shlex
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from judge import Judge
from judge.errors import CorpusError, IndexStoreError, InputFileError, JudgeError
from judge.indexing.build import build_index
from judge.rulings.corpus import read_corpus
from judge.rulings.digest import corpus_hash
from judge.search.question import Question
from judge.search.result import SearchResult
from judge.search.searcher import Searcher
from judge.search.text import Text
from judge.store.learnt import DEFAULTS, LEARNT, read_learnt, write_learnt
from judge.store.locations import shipped
from judge.store.manifest import DATABASE, ENCODER, current_version, read_manifest
from judge.store.ours import LOCK
from judge.store.ruling_table import RulingStore
from tests.helpers.documents import contents
from tests.helpers.indexes import version


@pytest.fixture
def corpus(invented_corpus: Path, tmp_path: Path) -> Path:
    """A copy of the invented corpus, to be changed."""
    return Path(shutil.copytree(invented_corpus, tmp_path / "corpus"))


@pytest.fixture
def encoder(encoder_folder: Path, tmp_path: Path) -> Path:
    """A copy of the shipped encoder, to be damaged."""
    return Path(shutil.copytree(encoder_folder, tmp_path / "given-encoder"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def search(index: Path, question: str) -> SearchResult:
    return Searcher(RulingStore(index)).search(Question.of(question))


def dump(index: Path) -> dict[str, list[tuple[object, ...]]]:
    """The rows of each table of the database, by what makes it; those of a search without its own text stand in its other tables."""
    with sqlite3.connect(version(index) / DATABASE) as database:
        made = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return {
            f"{name}: {sql}": database.execute(f'SELECT * FROM "{name}"').fetchall()
            for name, sql in made
            if "VIRTUAL" not in sql
        }


def built(index: Path) -> dict[str, bytes]:
    """What a place holds besides the lock."""
    return {name: content for name, content in contents(index).items() if name != LOCK}


# -- the same every time ----------------------------------------------------------------------------------------------


def test_two_builds_give_the_same_index(invented_corpus: Path, encoder_folder: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    manifests = [build_index([invented_corpus], folder, encoder_folder) for folder in (one, two)]
    assert manifests[0] == manifests[1]
    assert dump(one) == dump(two)
    assert built(one) == built(two)


def test_a_copy_of_the_corpus_elsewhere_gives_the_same_index(
    corpus: Path, encoder_folder: Path, tmp_path: Path, invented_index: Path
) -> None:
    build_index([corpus], tmp_path / "index", encoder_folder)
    assert current_version(tmp_path / "index") == current_version(invented_index)


def test_building_again_over_an_index_changes_nothing(
    corpus: Path, tmp_path: Path, invented_index: Path, encoder_folder: Path
) -> None:
    index = Path(shutil.copytree(invented_index, tmp_path / "index"))
    build_index([corpus], index, encoder_folder)
    assert built(index) == built(invented_index)


def test_another_word_gives_another_content_and_another_corpus_hash(
    corpus: Path, encoder_folder: Path, tmp_path: Path, invented_index: Path
) -> None:
    edit(corpus / "vs-system" / "moon.asked.md", "snoozing", "dreaming")
    changed, before = build_index([corpus], tmp_path / "index", encoder_folder), read_manifest(invented_index)
    assert changed.content_sha256 != before.content_sha256
    assert changed.corpus_sha256 != before.corpus_sha256


# -- what is built ----------------------------------------------------------------------------------------------------


def test_the_manifest_counts_and_pins_what_the_index_was_made_from(
    invented_corpus: Path, invented_index: Path, encoder_folder: Path
) -> None:
    manifest = read_manifest(invented_index)
    assert (manifest.documents, manifest.rulings, manifest.points) == (2, 4, 6)
    # Titles, power text, points alone and under their titles, example, questions; none has several sentences.
    assert manifest.passages == 4 + 1 + 6 + 6 + 1 + 3
    assert manifest.corpus_sha256 == corpus_hash([invented_corpus])
    described = json.loads((encoder_folder / "encoder.json").read_text(encoding="utf-8"))
    assert manifest.encoder.kind == "onnx"
    assert (manifest.encoder.name, manifest.encoder.sha256) == (described["name"], described["sha256"])
    assert manifest.learnt == read_learnt(encoder_folder)


def test_the_manifest_returned_is_the_one_written(corpus: Path, encoder_folder: Path, tmp_path: Path) -> None:
    assert build_index([corpus], tmp_path / "index", encoder_folder) == read_manifest(tmp_path / "index")


def test_the_index_holds_every_ruling_and_document_as_it_was_read(invented_corpus: Path, invented_index: Path) -> None:
    corpus, store = read_corpus([invented_corpus]), RulingStore(invented_index)
    assert tuple(store.rulings) == corpus.rulings
    assert store.documents == corpus.documents


@pytest.mark.parametrize(
    ("question", "entry", "point"),
    [
        ("can the guy i wound up swing two times", "moon/grimble-clockwork-baron", 2),
        ("whom does grimble's payment power target", "moon/grimble-clockwork-baron", 1),
        ("can i zap somebody whos snoozing", "moon/nettle-sting", 1),
        ("nettle stign", "moon/nettle-sting", 1),
        ("how long does winding last", "sun/2.1-winding", 1),
        ("when does a sleeping character wake", "sun/2.2-sleeping", 1),
        ("what does rule 2.2 say", "sun/2.2-sleeping", 1),
        ("tin-owl", "moon/grimble-clockwork-baron", 2),
    ],
)
def test_a_fresh_index_finds_the_entry_and_the_point_that_answer(
    invented_index: Path, question: str, entry: str, point: int
) -> None:
    best = search(invented_index, question).hits[0]
    assert (RulingStore(invented_index).ruling(best.ruling).id, best.point) == (entry, point)


def test_what_players_say_is_built_in(corpus: Path, tmp_path: Path, encoder_folder: Path) -> None:
    text = "terms: {sleeping: [kipping]}\nnames: {Nettle Sting: [ouchie]}\ngames: [moon game]\n"
    (corpus / "vs-system" / "words.yaml").write_text(text, encoding="utf-8")
    build_index([corpus], tmp_path / "index", encoder_folder)
    reader = Searcher(RulingStore(tmp_path / "index")).reader
    assert [found.name.name for found in reader.names.find(Text("ouchie"))] == ["Nettle Sting"]
    translations = list(reader.sayings.translations(Text("a kipping owl")))
    assert translations == [(("vs-system",), Text("a sleeping owl"))]
    assert reader.sayings.games_named(Text("in the moon game")) == {"vs-system": "moon game"}


def test_several_corpus_folders_make_one_index(corpus: Path, tmp_path: Path, encoder_folder: Path) -> None:
    second = tmp_path / "second"
    second.mkdir()
    shutil.move(corpus / "vs-remix", second / "vs-remix")
    build_index([corpus, second], tmp_path / "index", encoder_folder)
    assert {ruling.doc for ruling in RulingStore(tmp_path / "index").rulings} == {"moon", "sun"}


def test_missing_parents_of_the_index_folder_are_made(corpus: Path, tmp_path: Path, encoder_folder: Path) -> None:
    folder = tmp_path / "a" / "b" / "index"
    build_index([corpus], folder, encoder_folder)
    assert search(folder, "nettle sting").hits


def test_progress_sees_the_whole_loop_and_does_not_change_the_result(
    corpus: Path, tmp_path: Path, encoder_folder: Path, invented_index: Path
) -> None:
    told: list[str] = []

    def progress(items: Iterable[int], what: str) -> Iterator[int]:
        told.append(what)
        for item in items:
            told.append(str(item))
            yield item

    build_index([corpus], tmp_path / "index", encoder_folder, progress=progress)
    assert told == ["Encoding passages", "0"]
    assert built(tmp_path / "index") == built(invented_index)


# -- index and corpus belong together ---------------------------------------------------------------------------------


def test_an_index_opens_beside_the_corpus_that_it_was_built_from(invented_index: Path, invented_corpus: Path) -> None:
    answer = Judge.open(invented_index, invented_corpus).ask("can i zap somebody whos snoozing")
    assert answer.answers[0].id == "moon/nettle-sting"


def test_an_index_is_refused_beside_a_corpus_that_was_changed_since(corpus: Path, invented_index: Path) -> None:
    edit(corpus / "vs-remix" / "sun.md", "a second time", "a third time")
    with pytest.raises(
        IndexStoreError, match="built from another corpus than the one found; run 'judge build --"
    ) as error:
        Judge.open(invented_index, corpus)
    assert (
        error.value.fix
        == f"run 'judge build --corpus {shlex.quote(str(corpus))} --index {shlex.quote(str(invented_index))}'"
    )


def test_an_index_opens_where_no_corpus_stands_beside_it(invented_index: Path, tmp_path: Path) -> None:
    assert RulingStore(invented_index, lambda: None).rulings
    with pytest.raises(JudgeError, match="no corpus folder"):
        Judge.open(invented_index, tmp_path / "nowhere")


@pytest.mark.parametrize(("found", "is_refused"), [("", True), ("0" * 64, True), (None, False)])
def test_the_hash_of_the_corpus_found_decides(invented_index: Path, found: str | None, is_refused: bool) -> None:
    if is_refused:
        with pytest.raises(IndexStoreError, match="built from another corpus"):
            RulingStore(invented_index, lambda: found)
    else:
        assert RulingStore(invented_index, lambda: found).rulings


# -- what can't be built ----------------------------------------------------------------------------------------------


def test_every_defect_of_the_corpus_reaches_the_caller_and_no_index_is_begun(
    corpus: Path, tmp_path: Path, encoder_folder: Path
) -> None:
    edit(corpus / "vs-system" / "moon.md", "- see also: sun/2.1-winding", "- see also: sun/nothing")
    edit(corpus / "vs-remix" / "sun.md", "2. No character", "7. No character")
    with pytest.raises(CorpusError) as error:
        build_index([corpus], tmp_path / "index", encoder_folder)
    causes = {(defect.file.name, defect.cause) for defect in error.value.defects}
    assert causes == {
        ("moon.md", "'Grimble, Clockwork Baron' refers to 'sun/nothing', which does not exist"),
        ("sun.md", "point 2 bears the number 7"),
    }
    assert not (tmp_path / "index").exists()


def test_a_build_that_fails_leaves_the_index_that_stood_there(
    corpus: Path, tmp_path: Path, invented_index: Path, encoder_folder: Path
) -> None:
    index = Path(shutil.copytree(invented_index, tmp_path / "index"))
    edit(corpus / "vs-remix" / "sun.md", "2. No character", "7. No character")
    with pytest.raises(CorpusError):
        build_index([corpus], index, encoder_folder)
    assert built(index) == built(invented_index)
    assert search(index, "nettle sting").hits


def test_a_build_that_is_interrupted_leaves_the_index_that_stood_there(
    corpus: Path, tmp_path: Path, invented_index: Path, encoder_folder: Path
) -> None:
    index = Path(shutil.copytree(invented_index, tmp_path / "index"))
    edit(corpus / "vs-remix" / "sun.md", "a second time", "a third time")

    def interrupted(_items: Iterable[int], _what: str) -> Iterator[int]:
        raise KeyboardInterrupt
        yield 0

    with pytest.raises(KeyboardInterrupt):
        build_index([corpus], index, encoder_folder, progress=interrupted)
    assert built(index) == built(invented_index)


def test_a_missing_corpus_is_named(tmp_path: Path, encoder_folder: Path) -> None:
    with pytest.raises(JudgeError, match=r"no corpus folder at .*nowhere"):
        build_index([tmp_path / "nowhere"], tmp_path / "index", encoder_folder)


def test_a_file_where_the_index_folder_should_be_is_named(
    invented_corpus: Path, tmp_path: Path, encoder_folder: Path
) -> None:
    (tmp_path / "index").write_text("a file", encoding="utf-8")
    with pytest.raises(InputFileError, match=r"can't write the index to .*index \(.+\); .*--index"):
        build_index([invented_corpus], tmp_path / "index", encoder_folder)


def test_a_missing_encoder_is_named(invented_corpus: Path, tmp_path: Path) -> None:
    with pytest.raises(IndexStoreError, match=r"no encoder at .*nowhere"):
        build_index([invented_corpus], tmp_path / "index", tmp_path / "nowhere")


def test_an_encoder_with_one_changed_byte_is_not_built_with(
    invented_corpus: Path, tmp_path: Path, encoder: Path
) -> None:
    sizes = json.loads((encoder / "encoder.json").read_text(encoding="utf-8"))["sizes"]
    largest = encoder / max(sizes, key=sizes.get)
    raw = bytearray(largest.read_bytes())
    raw[len(raw) // 2] ^= 1
    largest.write_bytes(raw)
    with pytest.raises(IndexStoreError, match=r"damaged: its files have another hash"):
        build_index([invented_corpus], tmp_path / "index", encoder)
    assert list((tmp_path / "index").iterdir()) == [tmp_path / "index" / LOCK]


# -- learnt coefficients ----------------------------------------------------------------------------------------------


def test_the_learnt_coefficients_travel_with_the_encoder_into_the_manifest(
    invented_corpus: Path, tmp_path: Path, encoder: Path
) -> None:
    learnt = {name: round(0.001 * n, 4) for n, name in enumerate(DEFAULTS)}
    write_learnt(encoder, learnt)
    assert build_index([invented_corpus], tmp_path / "index", encoder).learnt == learnt
    assert read_learnt(version(tmp_path / "index") / ENCODER) == learnt


def test_an_encoder_for_which_nothing_was_learnt_gets_the_defaults(
    invented_corpus: Path, tmp_path: Path, encoder: Path
) -> None:
    (encoder / LEARNT).unlink(missing_ok=True)
    assert build_index([invented_corpus], tmp_path / "index", encoder).learnt == DEFAULTS


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"threshold": 0.5}', "\x00", "\xff", '{"sha256": "", "numbers": []}']
)
def test_a_file_without_learnt_numbers_is_refused(encoder: Path, text: str) -> None:
    (encoder / LEARNT).write_text(text, encoding="latin-1")
    with pytest.raises(IndexStoreError, match=r"learnt\.json holds no learnt numbers"):
        read_learnt(encoder)


@pytest.mark.parametrize("learnt", [{}, {"threshold": 0.5}, {**DEFAULTS, "luck": 0.5}])
def test_coefficients_that_are_not_the_ones_used_are_refused(encoder: Path, learnt: dict[str, float]) -> None:
    write_learnt(encoder, learnt)
    with pytest.raises(IndexStoreError, match=r"learnt\.json does not hold the coefficients"):
        read_learnt(encoder)


def test_a_changed_digit_of_a_learnt_number_is_noticed(encoder: Path) -> None:
    write_learnt(encoder, DEFAULTS)
    text = (encoder / LEARNT).read_text(encoding="utf-8")
    (encoder / LEARNT).write_text(text.replace("0.2", "0.3", 1), encoding="utf-8")
    with pytest.raises(IndexStoreError, match=r"learnt\.json is damaged"):
        read_learnt(encoder)


def test_the_shipped_manifest_and_the_shipped_encoder_hold_the_same_coefficients() -> None:
    assert read_manifest(shipped("index")).learnt == read_learnt(shipped("index") / "encoder")
