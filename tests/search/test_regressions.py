"""Bugs that a second pair of eyes found in search, each held by the case that showed it."""

from __future__ import annotations

import datetime as dt
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from judge import Judge
from judge.errors import IndexStoreError, JudgeError, QuestionError
from judge.evaluation.figures import evaluate
from judge.evaluation.labelled import Labelled, QuestionOutcome, read_labelled
from judge.indexing.build import build_index
from judge.indexing.names import section_forms
from judge.search.encoder import open_carried
from judge.search.question import Question
from judge.search.searcher import Searcher
from judge.search.text import Text, fold_lines, on_one_line
from judge.store.encoder_files import FILES
from judge.store.locations import shipped
from judge.store.ruling_table import RulingStore
from tests.helpers.documents import RULES, front, write
from tests.helpers.indexes import change_manifest, restamp, version

INDEX = shipped("index")


@pytest.fixture
def index(tmp_path: Path) -> Path:
    return Path(shutil.copytree(INDEX, tmp_path / "index"))


def clean(question: str) -> str:
    """A question as it is searched."""
    return on_one_line(fold_lines(question))


def test_a_question_after_a_long_unpunctuated_story_survives() -> None:
    assert clean("my opponent has a board and i have mine " * 100 + ". Can a hidden character be attacked?").endswith(
        "Can a hidden character be attacked?"
    )


def test_a_long_post_keeps_the_question_when_many_shouts_follow() -> None:
    assert "attack" in clean("can he attack" + "!" * 3000)


def test_a_rule_number_in_a_long_post_stays_whole() -> None:
    assert "601.3e" in clean("My board is this. " * 300 + "Does rule 601.3e apply to 2.1? ")


@pytest.mark.parametrize("q", ["word " * 700, "e\u200d\u0301 x", "can he attack" + "!" * 3000])
def test_clean_is_idempotent(q: str) -> None:
    assert clean(clean(q)) == clean(q)


@given(st.text(min_size=1), st.integers(1, 300))
def test_clean_is_idempotent_on_any_text(t: str, n: int) -> None:
    try:
        once = clean(t * n)
    except QuestionError:
        assume(False)
    assert clean(once) == once


def test_an_acute_accent_typed_as_apostrophe() -> None:
    assert clean("can´t he attack") == "can't he attack"


@pytest.mark.parametrize("q", ["Klaw's power", "Moondragon's power", "Dr. Doom's power", "Witching Hour's text"])
def test_possessive(searcher: Searcher, q: str) -> None:
    found = [f for f in searcher.reader.names.find(Text(q)) if f.text not in ("power", "text")]
    bare = [f for f in searcher.reader.names.find(Text(q.replace("'s", ""))) if f.text not in ("power", "text")]
    assert {f.name.name for f in bare} == {f.name.name for f in found}


@pytest.mark.parametrize("n", [11, 12, 21, 22, 31, 62])
def test_a_count_is_no_section(searcher: Searcher, n: int) -> None:
    assert (
        max(
            (f.strength for f in searcher.reader.names.find(Text(f"he has {n} ATK")) if f.name.kind == "section"),
            default=0,
        )
        < 0.3
    )


def test_every_section_is_found_first_by_its_number(searcher: Searcher, store: RulingStore) -> None:
    sections = sorted({r.section for r in store.rulings if r.section and section_forms(r.section)})
    first = {s: store.ruling(searcher.search(Question.of(f"what does {s} say")).hits[0].ruling) for s in sections}
    wrong = {s: found.id for s, found in first.items() if found.section != s}
    assert len(wrong) == 0, (len(wrong), len(sections), wrong)


def test_every_title_is_found_first(searcher: Searcher, store: RulingStore) -> None:
    replaced = store.in_force.replaced_on(dt.date.today())
    wanted = [store.rulings[store.numbers[replaced.get(r.id, r.id)]].title for r in store.rulings]
    first = [store.ruling(searcher.search(Question.of(r.title)).hits[0].ruling).title for r in store.rulings]
    plain = [[title.lower().replace("—", "-") for title in titles] for titles in (wanted, first)]
    assert plain[0] == plain[1]


def test_a_narrow_filter_still_gives_the_nearest(searcher: Searcher, store: RulingStore) -> None:
    short = []
    for doc in [document.id for document in store.documents]:
        for q in [
            "can a hidden character be attacked",
            "how many cosmic counters",
            "does loyalty count neutral cards",
            "xqzzt",
            "can i play two of the same plot twist",
        ]:
            n = len(searcher.search(Question.of(q, doc=doc)).hits)
            if n < 5:
                short.append((doc, q, n))
    assert short == []


def test_game_filter_is_kept(judge: Judge) -> None:
    a = judge.ask("attack", game="warhammer-invasion")
    assert {v.game for v in a.answers} == {"warhammer-invasion"}


def test_reason_not_in_force(judge: Judge) -> None:
    a = judge.ask("can galen kor count himself", as_of="1999")
    assert a.reason == "no ruling on this was in force on that day"


def test_reason_not_in_force_without_a_name(judge: Judge) -> None:
    a = judge.ask("can a hidden character be attacked", as_of="1999")
    assert a.reason == "no ruling on this was in force on that day"


def test_manifest_without_coefficients(index: Path) -> None:
    change_manifest(index, learnt={})
    with pytest.raises(IndexStoreError, match="judge build"):
        RulingStore(index)


def test_manifest_naming_no_files(index: Path) -> None:
    change_manifest(index, files={})
    (version(index) / "vectors.faiss").unlink()
    with pytest.raises(IndexStoreError, match="judge build"):
        RulingStore(index)


def test_a_damaged_page_is_an_index_error(index: Path) -> None:
    raw = (version(index) / "rulings.sqlite").read_bytes()
    bad = []
    for page in range(1, len(raw) // 4096, 29):
        (version(index) / "rulings.sqlite").write_bytes(raw[: page * 4096] + bytes(4096) + raw[(page + 1) * 4096 :])
        restamp(index)
        try:
            Searcher(RulingStore(index)).search(Question.of("can a hidden character be attacked"))
        except JudgeError:
            pass
        except Exception as e:
            bad.append((page, type(e).__name__, str(e)))
    assert bad == []


def corpus(folder: Path, body: str) -> Path:
    return write(folder, {"vs-system/moon.md": front("moon") + body})


@pytest.mark.parametrize("name", ["rulings.sqlite", "rulings.arrays", "vectors.faiss", "words.npy"])
def test_a_swapped_file_of_equal_counts_is_refused(tmp_path: Path, name: str) -> None:
    for x, t in (("a", "### Owls\n\n1. An owl flies at night.\n"), ("b", "### Cats\n\n1. A cat sleeps all day.\n")):
        build_index([corpus(tmp_path / f"c{x}", RULES + t)], tmp_path / f"i{x}", INDEX / "encoder")
    shutil.copy(version(tmp_path / "ib") / name, version(tmp_path / "ia") / name)
    with pytest.raises(IndexStoreError):
        Searcher(RulingStore(tmp_path / "ia")).search(Question.of("owl"))


def test_a_corpus_without_entries_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(JudgeError):
        build_index([corpus(tmp_path / "c", "")], tmp_path / "i", INDEX / "encoder")


def test_encoder_json_with_bytes_that_are_not_utf8(index: Path) -> None:
    (index / "encoder/encoder.json").write_bytes(b'{"name": "\xff"}')
    with pytest.raises(IndexStoreError):
        open_carried(index / "encoder")


def test_vocab_without_unk(index: Path) -> None:
    e = index / "encoder"
    (e / "vocab.txt").write_text((e / "vocab.txt").read_text().replace("[UNK]\n", "[UNX]\n", 1))
    f = json.loads((e / "encoder.json").read_text())
    f["sizes"] = {n: (e / n).stat().st_size for n in FILES[f["kind"]]}
    (e / "encoder.json").write_text(json.dumps(f))
    with pytest.raises(IndexStoreError):
        open_carried(e).encode(["ꙮ"])


def test_line_separator_inside_a_question(tmp_path: Path) -> None:
    (tmp_path / "f").write_text('{"q": "a\u2028b", "gold": []}\n', encoding="utf-8")
    assert read_labelled(tmp_path / "f") == [Labelled("a\u2028b", ())]


def test_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "f").write_text('{"q": "a", "gold": []}\n', encoding="utf-8-sig")
    assert read_labelled(tmp_path / "f") == [Labelled("a", ())]


def test_precision_counts_unanswerable_that_were_answered() -> None:
    def o(gold: str) -> QuestionOutcome:
        return QuestionOutcome(Labelled("q", tuple(gold)), ("a",), 0.9, "answered", 1, 0.0)

    assert evaluate([o("a"), o("")]).abstention.precision == 0.5


def understood(searcher: Searcher, question: str) -> set[str]:
    """The names that a question is surely taken to give."""
    return {found.name.name for found in searcher.reader.read(Question.of(question)).names if found.strength >= 0.45}


@pytest.mark.parametrize(
    ("question", "names"),
    [
        # Another game's word for it, where the question's other words tell the game.
        ("can i flip a location in the combat phase", set()),
        ("do army characters stay in play", set()),
        ("does a unit stay in play", {"In Play"}),
        # Everyday words that are part of a name.
        ("can i exploit a loop", set()),
        ("my father says i can attack twice", set()),
        ("what does comet do", {"Twin Tailed Comet"}),
        ("does the comet copy a tactic", {"Twin Tailed Comet"}),
    ],
)
def test_a_false_friend_is_no_name(searcher: Searcher, question: str, names: set[str]) -> None:
    assert understood(searcher, question) == names


def test_slang_of_a_game_that_the_question_is_not_about_is_not_read(searcher: Searcher) -> None:
    for question, games in (
        ("does a stunned character die in the recovery phase", {"vs-system", "vs-remix"}),
        ("does a corrupt unit die in the kingdom", {"warhammer-invasion"}),
    ):
        readings = searcher.reader.read(Question.of(question)).readings
        assert {game for reading in readings for game in reading.games or ()} <= games


@pytest.mark.parametrize(
    ("given", "games"),
    [
        ({"game": "warhammer-invasion"}, {"warhammer-invasion"}),
        ({"doc": "x-men"}, {"vs-system", "vs-remix"}),  # whose players speak alike
    ],
)
def test_a_filter_tells_the_game_whatever_the_words_say(
    searcher: Searcher, given: dict[str, Any], games: set[str]
) -> None:
    query = searcher.reader.read(Question.of("does a stunned guy die when a corrupt unit dies", **given))
    assert {game for reading in query.readings for game in reading.games or ()} == games


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("can dracula reinforce an attack", "vs-system-base/a9.2"),
        ("does wolverine lose his equipment when stunned", "vs-system-base/a11.8"),
        ("how much endurance do i lose when reaper is stunned", "vs-system-base/a10.5"),
        (
            "can shakti use her power while stunned",
            "heralds-of-galactus/shakti-mage-general",
        ),  # her own ruling's matter
    ],
)
def test_a_card_named_in_a_question_about_any_card_does_not_answer_it(
    searcher: Searcher, store: RulingStore, question: str, entry: str
) -> None:
    assert store.ruling(searcher.search(Question.of(question)).hits[0].ruling).id == entry
