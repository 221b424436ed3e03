"""Questions through the whole pipeline, on the shipped index: every entry is found by its title, and no text upsets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from judge.errors import IndexStoreError, QuestionError
from judge.search.query import Result
from judge.search.searcher import Searcher
from judge.store.locations import shipped
from tests.helpers.effort import examples

DOCUMENTS = ["remix-glossary", "heralds-of-galactus", "marvel-knights", "x-men", "warhammer-invasion"]


def ids(searcher: Searcher, result: Result) -> list[str]:
    return [searcher.ruling(hit.ruling).id for hit in result.hits]


# -- every entry can be found -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["{}", "what about {}?"])
def test_the_name_of_every_card_finds_its_own_entry_first(searcher: Searcher, question: str) -> None:
    cards = [(n, ruling) for n, ruling in enumerate(searcher.all_rulings()) if ruling.is_about_a_card]
    assert len(cards) > 100
    first = {r.id: searcher.ruling(searcher.search(question.format(r.title)).hits[0].ruling) for _, r in cards}
    # Two rulings may be on one card: the newer replaces the older.
    replaced = {r.id: [str(replacement.target) for replacement in first[r.id].supersedes] for _, r in cards}
    assert [r.id for _, r in cards if r.id not in (first[r.id].id, *replaced[r.id])] == []


def test_within_its_document_each_title_finds_its_own_entry_first(searcher: Searcher) -> None:
    rulings = searcher.all_rulings()
    of_document = {doc: searcher.numbers_where(None, doc) for doc in {ruling.doc for ruling in rulings}}
    wrong = [r.id for n, r in enumerate(rulings) if searcher.search(r.title, of_document[r.doc]).hits[0].ruling != n]
    assert wrong == []


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("can a hidden character be attacked?", "marvel-knights/701.17"),
        ("does galen kor count himself", "heralds-of-galactus/admiral-galen-kor-lunatic-legion"),
        ("what does 601.3e say", "marvel-knights/601.3e"),
    ],
)
def test_well_known_questions_find_their_rulings(searcher: Searcher, question: str, entry: str) -> None:
    assert ids(searcher, searcher.search(question))[0] == entry


def test_a_misspelt_question_finds_what_the_well_spelt_one_finds(searcher: Searcher) -> None:
    well = searcher.search("how does breakthrough work with moondragon")
    ill = searcher.search("how does brekthrough work with moondargon")
    assert ill.repaired == {"breakthrough": "brekthrough", "moondragon": "moondargon"}
    assert ill.question == well.question
    assert ill.hits == well.hits


def test_signs_and_spaces_around_a_question_do_not_change_what_it_finds(searcher: Searcher) -> None:
    plain = searcher.search("can a hidden character be attacked?")
    assert searcher.search("  can a\u200b hidden\t character be attacked?\n😀") == plain


# -- the form of a result ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "question", ["can a hidden character be attacked?", "My guy hid. Does Iron Squid stun him?\nWhy?"]
)
def test_a_question_made_ready_finds_what_its_text_finds(searcher: Searcher, question: str) -> None:
    query = searcher.query(question)
    result = searcher.search(query)
    assert result == searcher.search(question)
    assert (result.question, result.asks, result.unnamed) == (query.whole, query.asks, query.unnamed)


def test_the_same_question_gives_the_same_result_from_a_searcher_opened_anew(searcher: Searcher) -> None:
    question = "my opp exhausted his guy in response, does my attack go on"
    assert Searcher(shipped("index")).search(question) == searcher.search(question)


@examples(60)
@given(st.one_of(st.text(max_size=200), st.lists(st.sampled_from(["AND", '"', "owl", "attack", "2.1"])).map(" ".join)))
def test_any_text_is_refused_as_no_question_or_ranked(searcher: Searcher, text: str) -> None:
    try:
        result = searcher.search(text)
    except QuestionError:
        assume(False)
    assert 0 <= result.confidence <= 1
    assert 0 <= result.unknown <= 1
    scores = [hit.score for hit in result.hits]
    assert scores == sorted(scores, reverse=True)
    assert all(0 <= score <= 1 + 1e-4 for score in scores)
    assert len({hit.ruling for hit in result.hits}) == len(result.hits)
    assert all(1 <= hit.point <= len(searcher.ruling(hit.ruling).points) for hit in result.hits)


def test_words_that_stand_in_no_ruling_are_counted_and_leave_no_confidence(searcher: Searcher) -> None:
    result = searcher.search("qqzx wwvk jjqx")
    assert result.unknown == 1.0
    assert result.confidence < 0.05


def test_a_ruled_question_is_answered_with_more_confidence_than_one_of_another_game(searcher: Searcher) -> None:
    ruled = searcher.search("can a hidden character be attacked?").confidence
    assert ruled > searcher.search("when may i castle in chess if my rook has moved").confidence


def test_an_empty_question_is_refused(searcher: Searcher) -> None:
    with pytest.raises(QuestionError):
        searcher.search(" \u200b ")


# -- only some rulings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("doc", DOCUMENTS)
def test_only_allowed_rulings_are_found_and_named(searcher: Searcher, doc: str) -> None:
    allowed = searcher.numbers_where(None, doc)
    result = searcher.search("can a stunned cosmic character with Loyalty be attacked", allowed)
    assert result.hits
    assert {hit.ruling for hit in result.hits} <= allowed
    assert {found.name.ruling for found in result.names} <= allowed


def test_allowing_every_ruling_changes_nothing(searcher: Searcher) -> None:
    question = "can a hidden character be attacked?"
    assert searcher.search(question, searcher.numbers_where(None, None)) == searcher.search(question)


def test_where_no_ruling_is_allowed_none_is_found(searcher: Searcher) -> None:
    result = searcher.search("can a hidden character be attacked?", frozenset())
    assert (result.hits, result.names, result.confidence) == ([], [], 0.0)


def test_a_replaced_ruling_gives_its_place_to_the_one_that_replaces_it(searcher: Searcher) -> None:
    old = searcher.numbers["marvel-knights/witching-hour"]
    new = searcher.numbers["heralds-of-galactus/3.2-errata-to-witching-hour"]
    question = "what does the plot twist Witching Hour do when it is flipped"
    assert {old, new} <= {hit.ruling for hit in searcher.search(question).hits}
    hits = searcher.search(question, replaced={old: new}).hits
    assert hits[0].ruling == new
    assert old not in {hit.ruling for hit in hits}


def test_rulings_are_numbered_by_game_and_document(searcher: Searcher) -> None:
    rulings = searcher.all_rulings()
    for game, doc in [("vs-remix", None), (None, "x-men"), ("vs-system", "x-men"), ("vs-remix", "x-men")]:
        expected = {n for n, r in enumerate(rulings) if game in (None, r.game) and doc in (None, r.doc)}
        assert searcher.numbers_where(game, doc) == expected
    assert searcher.numbers_where("vs-remix", "x-men") == frozenset()


# -- what the index holds ---------------------------------------------------------------------------------------------


def test_numbers_ids_and_rulings_agree(searcher: Searcher) -> None:
    rulings = searcher.all_rulings()
    assert searcher.numbers == {ruling.id: n for n, ruling in enumerate(rulings)}
    assert [document.id for document in searcher.documents] == list(dict.fromkeys(ruling.doc for ruling in rulings))
    assert searcher.superseding == [n for n, ruling in enumerate(rulings) if ruling.supersedes]


@pytest.mark.parametrize("beyond", [-1, 0])
def test_a_ruling_that_the_index_does_not_hold_is_refused(searcher: Searcher, beyond: int) -> None:
    n = beyond if beyond < 0 else len(searcher.all_rulings())
    with pytest.raises(IndexStoreError, match=f"ruling {n} of the index at .* can't be read; run 'judge build'"):
        searcher.ruling(n)


def test_looking_rulings_up_needs_no_encoder(tmp_path: Path, searcher: Searcher) -> None:
    for name in ("manifest.json", "rulings.sqlite", "vectors.faiss"):
        (tmp_path / name).symlink_to(shipped("index") / name)
    without = Searcher(tmp_path)
    assert without.all_rulings() == searcher.all_rulings()
    with pytest.raises(IndexStoreError, match="no encoder at"):
        without.search("can a hidden character be attacked?")
