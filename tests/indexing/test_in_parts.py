"""The index of a large corpus is in parts: a build makes those whose documents changed, and it is the one that is built afresh."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import faiss
import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.api import Judge
from judge.errors import IndexStoreError
from judge.indexing import cutting, encoding, in_parts, part, rough, sums
from judge.indexing.build import build_index, index_of
from judge.indexing.cutting import cuts
from judge.rulings.model import AskedQuestion, Corpus, Point, Reference, Ruling, RulingReplacement, Words
from judge.store.glance import Glance
from judge.store.locations import Corpora, shipped
from judge.store.manifest import (
    DATABASE,
    FORMAT_IN_PARTS,
    PARTS,
    ROUGH,
    ROWS,
    SUMS,
    VECTORS,
    WORDS,
    Manifest,
    read_manifest,
)
from judge.store.ruling_table import RulingStore
from tests.benchmarks.growing.generator import Plan
from tests.benchmarks.growing.light import write_light
from tests.benchmarks.growing.markdown import write_corpus
from tests.benchmarks.growing.questions import questions
from tests.helpers.documents import contents
from tests.helpers.indexes import version

PLAN = Plan(160)  # four documents
LATE = "An owl hoots twice since the change."


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An encoder that is quick."""
    folder = tmp_path_factory.mktemp("light") / "encoder"
    write_light(shipped("index") / "encoder", folder, drawn=32)
    return folder


@pytest.fixture(autouse=True)
def _small_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cutting, "IN_PARTS_FROM", 0)
    monkeypatch.setattr(cutting, "A_PART", 40)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the parts that are made from now on."""
    names: list[str] = []
    make = part.make_part

    def watched(name: str, *given: object) -> object:
        names.append(name)
        return make(name, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(in_parts, "make_part", watched)
    return names


def changed(corpus: Corpus, n: int, text: str = LATE) -> Corpus:
    """A corpus in which the first point of one ruling says something else."""
    rulings = list(corpus.rulings)
    first = msgspec.structs.replace(rulings[n].points[0], text=text)
    rulings[n] = msgspec.structs.replace(rulings[n], points=(first, *rulings[n].points[1:]))
    return msgspec.structs.replace(corpus, rulings=tuple(rulings))


def without(corpus: Corpus, doc: str) -> Corpus:
    """A corpus without one of its documents."""
    return Corpus(
        tuple(each for each in corpus.documents if each.id != doc),
        tuple(each for each in corpus.rulings if each.doc != doc),
        tuple(each for each in corpus.asked if each.id.partition("/")[0] != doc),
        corpus.not_ruled,
    )


def renamed(corpus: Corpus, n: int, title: str) -> Corpus:
    """A corpus in which one ruling is on another card."""
    rulings = list(corpus.rulings)
    rulings[n] = msgspec.structs.replace(rulings[n], title=title, kind="card", section=None)
    return msgspec.structs.replace(corpus, rulings=tuple(rulings))


def files(place: Path) -> dict[str, bytes]:
    """Every file of the current version and of its parts."""
    parts = {part.name for part in read_manifest(place).parts}
    assert {path.name for path in (place / PARTS).iterdir()} == parts
    return {str(name): data for name, data in {**contents(version(place)), **contents(place / PARTS)}.items()}


def built(corpus: Corpus, place: Path, light: Path, *earlier: Path) -> Manifest:
    return index_of(corpus, place, light, earlier=earlier)


def last_of(corpus: Corpus) -> Ruling:
    return corpus.rulings[-1]


def with_a_question(corpus: Corpus) -> Corpus:
    """Asked of the last ruling by a word that nothing else has."""
    question = AskedQuestion(last_of(corpus).id, 1, "does a zyxomat hoot")
    return msgspec.structs.replace(corpus, asked=(*corpus.asked, question))


def with_a_longer_ruling(corpus: Corpus) -> Corpus:
    """The first ruling has a point more: the rows of all others move."""
    first = corpus.rulings[0]
    longer = msgspec.structs.replace(first, points=(*first.points, Point(len(first.points) + 1, "It hoots. It barks.")))
    return msgspec.structs.replace(corpus, rulings=(longer, *corpus.rulings[1:]))


CHANGES: dict[str, Callable[[Corpus], Corpus]] = {
    "nothing": lambda corpus: corpus,
    "a point": lambda corpus: changed(corpus, len(corpus.rulings) // 2),
    "a point more": with_a_longer_ruling,
    "a question more": with_a_question,
    "a document less": lambda corpus: without(corpus, corpus.documents[1].id),
    "a version that cards of two documents bear": lambda corpus: renamed(
        renamed(corpus, 0, "Owl, Night Guard"), len(corpus.rulings) - 1, "Cat, Night Guard"
    ),
    "what nothing answers": lambda corpus: msgspec.structs.replace(corpus, not_ruled=("who barks at night",)),
}


# -- equal to what is built afresh ------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_built_upon_an_index_is_byte_for_byte_what_is_built_afresh(
    light: Path, tmp_path: Path, change: str
) -> None:
    corpus = CHANGES[change](PLAN.corpus())
    before = built(PLAN.corpus(), tmp_path / "grown", light)
    assert len(before.parts) > 3
    built(corpus, tmp_path / "grown", light, tmp_path / "grown")
    built(corpus, tmp_path / "afresh", light)
    assert files(tmp_path / "grown") == files(tmp_path / "afresh")


def replacing(corpus: Corpus) -> Corpus:
    """A corpus whose last ruling replaces the first, a card of another document."""
    first, last = corpus.rulings[0], corpus.rulings[-1]
    replaced = (RulingReplacement(Reference(first.id), last.in_force),)
    return msgspec.structs.replace(
        corpus, rulings=(*corpus.rulings[:-1], msgspec.structs.replace(last, supersedes=replaced))
    )


def nicknamed(corpus: Corpus, nick: str) -> Corpus:
    """A corpus whose players have a name of their own for its last ruling."""
    last = corpus.rulings[-1]
    return msgspec.structs.replace(corpus, words=(Words(last.game, names={last.title: (nick,)}),))


OWL = renamed(PLAN.corpus(), 0, "Owl, Night Guard")
AROUND: dict[str, tuple[Corpus, Corpus]] = {
    "a version that only one card bore": (OWL, renamed(OWL, len(OWL.rulings) - 1, "Cat, Night Guard")),
    "the name of what it replaces": (replacing(OWL), replacing(renamed(OWL, 0, "Crow, Night Guard"))),
    "a nickname": (OWL, nicknamed(OWL, "hooter")),
}


@pytest.mark.parametrize("what", AROUND)
def test_a_part_is_made_anew_when_what_it_hangs_on_elsewhere_has_changed(
    light: Path, tmp_path: Path, made: list[str], what: str
) -> None:
    before, after = AROUND[what]
    built(before, tmp_path / "grown", light)
    made.clear()
    built(after, tmp_path / "grown", light, tmp_path / "grown")
    assert len(made) >= 1 + (what != "a nickname")
    built(after, tmp_path / "afresh", light)
    assert files(tmp_path / "grown") == files(tmp_path / "afresh")


def test_two_builds_give_the_same_bytes(light: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        built(PLAN.corpus(), tmp_path / name, light)
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_an_index_that_grows_into_parts_and_out_of_them_takes_over_what_was_encoded(
    light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus = PLAN.corpus()
    built(corpus, tmp_path / "parts", light)
    monkeypatch.setattr(cutting, "IN_PARTS_FROM", 10**6)
    built(corpus, tmp_path / "whole", light)
    monkeypatch.setattr("judge.indexing.encoding._encoded", None)  # nothing is encoded any more
    whole = built(corpus, tmp_path / "again", light, tmp_path / "parts")
    assert not whole.parts
    assert contents(version(tmp_path / "again")) == contents(version(tmp_path / "whole"))
    monkeypatch.setattr(cutting, "IN_PARTS_FROM", 0)
    built(corpus, tmp_path / "again", light, tmp_path / "again")
    assert files(tmp_path / "again") == files(tmp_path / "parts")


def test_documents_that_are_read_are_built_in_parts_and_answer(light: Path, tmp_path: Path, made: list[str]) -> None:
    corpus, place = tmp_path / "corpus", tmp_path / "index"
    write_corpus(PLAN, corpus)
    assert len(build_index([corpus], place, light, earlier=[place]).parts) > 3
    first = next(path for path in sorted(corpus.glob("*/*.md")) if not path.name.endswith(".asked.md"))
    text = first.read_text(encoding="utf-8")
    first.write_text(text.replace("\n1. ", f"\n1. {LATE} ", 1), encoding="utf-8")
    made.clear()
    manifest = build_index([corpus], place, light, earlier=[place])
    assert len(made) == 1
    assert (
        Judge.open(place, corpus)
        .ask("does an owl hoot twice since the change?")
        .answers[0]
        .points[0]
        .text.startswith(LATE)
    )
    assert manifest == build_index([corpus], tmp_path / "afresh", light)


# -- as the same corpus in one piece ----------------------------------------------------------------------------------


@pytest.fixture
def both(light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The same corpus, with rulings that replace others', in one piece and in parts."""
    corpus = Plan(400).corpus()
    assert any(
        each.target.id.partition("/")[0] != ruling.doc for ruling in corpus.rulings for each in ruling.supersedes
    )
    built(corpus, tmp_path / "parts", light)
    monkeypatch.setattr(cutting, "IN_PARTS_FROM", 10**6)
    built(corpus, tmp_path / "whole", light)
    return tmp_path / "whole", tmp_path / "parts"


def test_the_tables_of_parts_say_together_what_one_table_says(both: tuple[Path, Path]) -> None:
    whole, parts = (RulingStore(place) for place in both)
    with closing(whole), closing(parts):
        assert parts.rulings == whole.rulings
        assert list(parts.numbers) == list(whole.numbers)
        assert len(parts.numbers) == len(whole.numbers)
        assert list(parts.names) == list(whole.names)  # their weights among them
        assert parts.terms() == whole.terms()
        assert [parts.term(term) for term, _ in parts.terms()] == [whole.term(term) for term, _ in whole.terms()]
        for name in whole.arrays._views:
            assert bytes(parts.arrays[name]) == bytes(whole.arrays[name]), name
        assert parts.latest_start == whole.latest_start
        assert parts.base_rules == whole.base_rules
        games = [*whole.games]
        for game in (None, *games):
            assert parts.numbers_where(game, None) == whole.numbers_where(game, None)
            assert parts.sections(game, None) == whole.sections(game, None)
        words = sorted({word for name in whole.names for word in name.words})[::7]
        for most in (1, 2, 256):
            assert parts.names.with_words(words, most) == whole.names.with_words(words, most)
            assert parts.names.begun("s", most) == whole.names.begun("s", most)
            forms = [form for name in whole.names for form in name.forms]
            assert parts.names.formed(forms, most) == whole.names.formed(forms, most)
        for word in words:
            assert parts.names.cards_with(word, may_go_on=True) == whole.names.cards_with(word, may_go_on=True)
            assert parts.rulings_writing(word) == whole.rulings_writing(word)
            assert parts.is_written(word) == whole.is_written(word)
            assert parts.is_word(word) == whole.is_word(word)
        assert not parts.is_written("zyxomat")
        assert sorted(parts.names.cards()) == sorted(whole.names.cards())
        card = next(name.name for name in whole.names if name.kind == "card")
        assert parts.names.called(card, "card") == whole.names.called(card, "card")
        assert not parts.names.is_word("zyxomat")


def test_questions_are_answered_alike(both: tuple[Path, Path]) -> None:
    whole, parts = (Judge(RulingStore(place), Corpora(shipped("corpus"))) for place in both)
    for row in questions(Plan(400), 30):
        answers = [[(answer.id, answer.point) for answer in judge.ask(row.q).answers] for judge in (whole, parts)]
        assert answers[0] == answers[1], row.q


def test_completion_proposes_the_same(both: tuple[Path, Path]) -> None:
    whole, parts = (Glance(place) for place in both)
    assert parts.documents() == whole.documents()
    assert parts.entries() == whole.entries()
    assert parts.sections() == whole.sections()
    assert parts.cards() == whole.cards()
    entry = whole.entries()[-1][0]
    assert parts.points(entry) == whole.points(entry) != []


# -- only what changed ------------------------------------------------------------------------------------------------


def states(place: Path) -> dict[str, tuple[int, int]]:
    """Of each file of the parts what tells whether it was written anew."""
    return {
        f"{path.parent.name}/{path.name}": (path.stat().st_ino, path.stat().st_mtime_ns)
        for path in (place / PARTS).glob("*/*")
    }


def test_a_change_makes_one_part_and_leaves_the_others_where_they_are(
    light: Path, tmp_path: Path, made: list[str]
) -> None:
    place, corpus = tmp_path / "index", PLAN.corpus()
    before = built(corpus, place, light)
    assert made == [each.name for each in before.parts]
    stood = states(place)
    made.clear()
    after = built(changed(corpus, 3), place, light, place)
    (fresh,) = made
    gone = {each.name for each in before.parts} - {each.name for each in after.parts}
    assert len(gone) == 1
    stays = {name: state for name, state in states(place).items() if not name.startswith(fresh)}
    assert stays == {name: state for name, state in stood.items() if name.partition("/")[0] not in gone}


def test_only_new_texts_are_encoded(light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place, corpus, texts = tmp_path / "index", PLAN.corpus(), []
    built(corpus, place, light)
    encoded = encoding._encoded

    def watched(given: list[str], *more: Any) -> object:
        texts.extend(given)
        return encoded(given, *more)

    monkeypatch.setattr("judge.indexing.encoding._encoded", watched)
    built(changed(corpus, 3), place, light, place)
    assert texts == [LATE, f"{corpus.rulings[3].title}: {LATE}"]


@pytest.mark.parametrize("sample", [16, 10**6])
def test_rough_codes_are_taken_over_as_long_as_they_round_alike(
    light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sample: int
) -> None:
    monkeypatch.setattr(sums, "SAMPLE", sample)
    monkeypatch.setattr(rough, "SAMPLE", sample)
    place, corpus = tmp_path / "index", PLAN.corpus()
    before = built(corpus, place, light)
    coded: list[int] = []
    vectors = rough._vectors

    def watched(rows: Any, wanted: Any) -> Any:
        coded.append(len(wanted))
        return vectors(rows, wanted)

    monkeypatch.setattr(rough, "_vectors", watched)
    corpus = changed(corpus, 3)
    after = built(corpus, place, light, place)
    (fresh,) = {*after.parts} - {*before.parts}
    learnt_from, *made = coded
    assert learnt_from == min(sample, after.passages)
    assert sum(made) == (fresh.passages if sample == 16 else after.passages)
    built(corpus, tmp_path / "afresh", light)
    assert files(place) == files(tmp_path / "afresh")


def test_codes_are_packed_as_faiss_packs_them(light: Path, tmp_path: Path) -> None:
    place = tmp_path / "index"
    manifest = built(PLAN.corpus(), place, light)
    with closing(RulingStore(place)) as store:
        whole = faiss.read_index(str(store.folder / VECTORS))
    from judge.search.passage_search import open_vectors

    halves = open_vectors(version(place), manifest).all()
    empty = faiss.clone_index(whole)
    empty.reset()
    empty.add(np.asarray(halves, np.float32))
    assert np.array_equal(faiss.serialize_index(empty), faiss.serialize_index(whole))


# -- cuts -------------------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 12), st.integers(1, 200))
def test_cuts_are_the_corpus_one_behind_the_other(documents: int, size: int) -> None:
    corpus = Plan(documents * 20).corpus()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cutting, "A_PART", size)
        found = cuts(corpus)
    assert [ruling for cut in found for ruling in cut.rulings] == list(corpus.rulings)
    assert [cut.first for cut in found] == np.cumsum([0, *(len(cut.rulings) for cut in found)])[:-1].tolist()
    asked = [question for cut in found for question in cut.asked]
    assert sorted(map(str, asked)) == sorted(map(str, corpus.asked))
    documents_of = [{ruling.doc for ruling in cut.rulings} for cut in found]
    assert sum(map(len, documents_of)) == len({ruling.doc for ruling in corpus.rulings})


def test_a_document_less_moves_hardly_a_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "A_PART", 4_000)
    corpus = Plan(60_000).corpus()
    fewer = without(corpus, corpus.documents[20].id)
    before, after = ({cut.rulings[-1].id for cut in cuts(each)} for each in (corpus, fewer))
    assert len(before) > 10
    assert len(before ^ after) <= 4


# -- interrupted, damaged, read meanwhile -----------------------------------------------------------------------------


def test_a_build_that_is_interrupted_leaves_the_index_as_it_was_and_the_next_goes_on_behind_what_is_whole(
    light: Path, tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, corpus = tmp_path / "index", PLAN.corpus()
    built(corpus, place, light)
    stood = files(place)
    other = changed(changed(corpus, 0), len(corpus.rulings) - 1)
    write = part._write
    made.clear()

    def interrupted(*given: object) -> object:
        if len(made) == 2:
            raise KeyboardInterrupt
        return write(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(part, "_write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        built(other, place, light, place)
    _, second = made
    left = {**contents(version(place)), **contents(place / PARTS)}
    assert stood.items() <= {str(name): data for name, data in left.items()}.items()
    with closing(RulingStore(place, afresh=True)) as store:
        assert store.rulings == list(corpus.rulings)
    monkeypatch.setattr(part, "_write", write)
    made.clear()
    built(other, place, light, place)
    assert made == [second]
    built(other, tmp_path / "afresh", light)
    assert files(place) == files(tmp_path / "afresh")


def test_what_was_encoded_of_a_part_before_an_interruption_is_not_encoded_again(
    light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus, texts, begun = tmp_path / "corpus", [], []
    write_corpus(PLAN, corpus)
    monkeypatch.setattr(encoding, "CHUNK", 8)
    encode = encoding._Work.__call__

    def watched(work: Any, item: Any) -> Any:
        texts.extend(item.texts)
        return encode(work, item)

    def progress(items: Iterable[int], what: str) -> Iterator[int]:
        begun.append(what)
        for n, item in enumerate(items):
            if len(begun) == 2 and n == 5:
                raise KeyboardInterrupt
            yield item

    monkeypatch.setattr(encoding._Work, "__call__", watched)
    with pytest.raises(KeyboardInterrupt):
        build_index([corpus], tmp_path / "index", light, progress=progress, earlier=[tmp_path / "index"])
    build_index([corpus], tmp_path / "index", light, earlier=[tmp_path / "index"])
    parts = len(read_manifest(tmp_path / "index").parts)
    assert begun == [f"Encoding passages of part {n} of {parts}" for n in (1, 2)]
    together, texts[:] = Counter(texts), []
    build_index([corpus], tmp_path / "afresh", light)
    assert together <= Counter(texts)
    assert {*together} == {*texts}
    assert files(tmp_path / "index") == files(tmp_path / "afresh")


def missing(path: Path) -> None:
    path.unlink()


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def flipped(path: Path) -> None:
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1
    path.write_bytes(raw)


@pytest.mark.parametrize("name", [DATABASE, ROWS, WORDS, SUMS])
@pytest.mark.parametrize(
    ("damage", "cause"),
    [(missing, "is missing"), (torn, "bytes where the manifest says"), (flipped, "is not the file that the manifest")],
)
def test_a_part_that_is_missing_or_torn_is_told_in_a_line_and_mended_by_a_build(
    light: Path, tmp_path: Path, name: str, damage: Callable[[Path], None], cause: str
) -> None:
    place, corpus = tmp_path / "index", PLAN.corpus()
    manifest = built(corpus, place, light)
    whole = files(place)
    path = place / PARTS / manifest.parts[1].name / name
    damage(path)
    with pytest.raises(IndexStoreError, match=cause) as told:
        RulingStore(place)
    assert str(told.value).startswith(str(path))
    assert str(told.value).endswith("run 'judge build'")
    assert "\n" not in str(told.value)
    built(corpus, place, light, place)
    assert files(place) == whole


def hidden(path: Path) -> None:
    """Damage that leaves size and times as they were."""
    before = path.stat()
    with path.open("r+b") as file:
        file.seek(before.st_size // 2)
        byte = file.read(1)[0]
        file.seek(before.st_size // 2)
        file.write(bytes([byte ^ 1]))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_damage_that_the_system_does_not_tell_is_found_and_mended_where_all_is_read(
    light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The note of what was held goes by the time of the inode, too, which a test can't set back: it is left out.
    monkeypatch.setattr("judge.store.held._TOO_FRESH", -1)
    stat = Path.stat

    def without_ctime(path: Path, **named: bool) -> os.stat_result:
        found = stat(path, **named)
        return _Stat(found) if path.name == WORDS else found  # type: ignore[return-value]

    monkeypatch.setattr(Path, "stat", without_ctime)
    place, corpus = tmp_path / "index", PLAN.corpus()
    manifest = built(corpus, place, light)
    whole = files(place)
    RulingStore(place).close()
    hidden(place / PARTS / manifest.parts[0].name / WORDS)
    RulingStore(place).close()  # nothing tells
    with pytest.raises(IndexStoreError, match="is not the file that the manifest describes"):
        RulingStore(place, afresh=True)
    with pytest.raises(IndexStoreError, match="is not the file that the manifest describes"):
        RulingStore(place)  # it is known from then on
    built(corpus, place, light, place)
    assert files(place) == whole


class _Stat:
    """What the system says of a file, without the time of its inode."""

    def __init__(self, found: os.stat_result) -> None:
        self._found = found
        self.st_ctime_ns = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._found, name)


def test_parts_that_a_version_names_stay_as_long_as_somebody_reads_it(light: Path, tmp_path: Path) -> None:
    place, corpus = tmp_path / "index", PLAN.corpus()
    built(corpus, place, light)
    judge = Judge(RulingStore(place), Corpora(shipped("corpus")))
    before = {path.name for path in (place / PARTS).iterdir()}
    built(changed(corpus, 3), place, light, place)
    assert {path.name for path in (place / PARTS).iterdir()} > before
    assert judge.ask(questions(PLAN, 1)[0].q).answers
    del judge
    gc.collect()
    built(changed(corpus, 3), place, light, place)
    files(place)  # of which each is named by the current version


def test_what_is_somebodys_own_among_the_parts_is_kept(light: Path, tmp_path: Path) -> None:
    place, corpus = tmp_path / "index", PLAN.corpus()
    built(corpus, place, light)
    (place / PARTS / "notes.txt").write_text("mine")
    (place / PARTS / ("0" * 32)).mkdir()
    (place / PARTS / ("0" * 32) / "chapter.txt").write_text("mine")
    built(changed(corpus, 3), place, light, place)
    assert (place / PARTS / "notes.txt").read_text() == "mine"
    assert (place / PARTS / ("0" * 32) / "chapter.txt").read_text() == "mine"


def test_an_index_in_parts_is_of_a_format_of_its_own_and_a_small_one_is_as_it_was(
    light: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert built(PLAN.corpus(), tmp_path / "parts", light).format == FORMAT_IN_PARTS == 8
    assert (version(tmp_path / "parts") / ROUGH).is_file()
    monkeypatch.undo()
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    small = built(PLAN.corpus(), tmp_path / "small", light)
    assert (small.format, small.parts) == (7, ())
    assert not (tmp_path / "small" / PARTS).exists()
    assert b"parts" not in (version(tmp_path / "small") / "manifest.json").read_bytes()
