"""Questions through the whole pipeline, on the shipped index: every entry is found by its title, and no text upsets it."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from judge.errors import IndexStoreError, QuestionError
from judge.search.points import choose_point, numbers_in, point_scores
from judge.search.question import Question
from judge.search.result import SearchResult
from judge.search.scope import Scopes
from judge.search.searcher import Searcher
from judge.store.learnt import FEATURES
from judge.store.locations import shipped
from judge.store.ruling_table import RulingStore
from tests.helpers.effort import examples

DOCUMENTS = ["remix-glossary", "heralds-of-galactus", "marvel-knights", "x-men", "warhammer-invasion"]


def search(searcher: Searcher, question: str, doc: str | None = None, day: str | None = None) -> SearchResult:
    asked_of = dt.date.fromisoformat(day) if day else None
    return searcher.search(Question.of(question, doc=doc, day=asked_of))


# -- every entry can be found -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["{}", "what about {}?"])
def test_the_name_of_every_card_finds_its_own_entry_first(
    searcher: Searcher, store: RulingStore, question: str
) -> None:
    cards = [ruling for ruling in store.rulings if ruling.is_about_a_card]
    assert len(cards) > 100
    first = {r.id: store.ruling(search(searcher, question.format(r.title)).hits[0].ruling) for r in cards}
    # Two rulings may be on one card: the newer replaces the older.
    replaced = {r.id: [str(replacement.target) for replacement in first[r.id].supersedes] for r in cards}
    assert [r.id for r in cards if r.id not in (first[r.id].id, *replaced[r.id])] == []


def test_within_its_document_each_title_finds_its_own_entry_first(searcher: Searcher, store: RulingStore) -> None:
    first = {r.id: store.ruling(search(searcher, r.title, r.doc).hits[0].ruling).id for r in store.rulings}
    replaced = store.in_force.replaced_on(dt.date.today())
    assert first == {r.id: replaced.get(r.id, r.id) for r in store.rulings}


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("can a hidden character be attacked?", "marvel-knights/701.17"),
        ("does galen kor count himself", "heralds-of-galactus/admiral-galen-kor-lunatic-legion"),
        ("what does 601.3e say", "marvel-knights/601.3e"),
    ],
)
def test_well_known_questions_find_their_rulings(
    searcher: Searcher, store: RulingStore, question: str, entry: str
) -> None:
    assert store.ruling(search(searcher, question).hits[0].ruling).id == entry


def test_a_misspelt_question_finds_what_the_well_spelt_one_finds(searcher: Searcher) -> None:
    well = search(searcher, "how does breakthrough work with moondragon")
    ill = search(searcher, "how does brekthrough work with moondargon")
    assert ill.repaired == {"breakthrough": "brekthrough", "moondragon": "moondargon"}
    assert ill.asked == well.asked
    assert ill.hits == well.hits


def test_signs_and_spaces_around_a_question_do_not_change_what_it_finds(searcher: Searcher) -> None:
    plain = search(searcher, "can a hidden character be attacked?")
    assert search(searcher, "  can a\u200b hidden\t character be attacked?\n😀") == plain


# -- the form of a result ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "question", ["can a hidden character be attacked?", "My guy hid. Does Iron Squid stun him?\nWhy?"]
)
def test_a_result_tells_how_the_question_was_read(searcher: Searcher, question: str) -> None:
    query, result = searcher.reader.read(Question.of(question)), search(searcher, question)
    assert (result.asked, result.unnamed, result.repaired) == (query.asked, query.unnamed, query.repaired)
    assert [part.asked for part in result.parts] == [part.asked for part in query.parts]
    assert len(query.parts) != 1


def test_the_same_question_gives_the_same_result_from_a_searcher_opened_anew(searcher: Searcher) -> None:
    question = "my opp exhausted his guy in response, does my attack go on"
    assert search(Searcher(RulingStore(shipped("index"))), question) == search(searcher, question)


@examples(60)
@given(st.one_of(st.text(max_size=200), st.lists(st.sampled_from(["AND", '"', "owl", "attack", "2.1"])).map(" ".join)))
def test_any_text_is_refused_as_no_question_or_ranked(searcher: Searcher, store: RulingStore, text: str) -> None:
    try:
        result = search(searcher, text)
    except QuestionError:
        assume(False)
    assert 0 <= result.confidence <= 1
    assert 0 <= result.unknown <= 1
    scores = [hit.score for hit in result.hits]
    assert scores == sorted(scores, reverse=True)
    assert all(0 <= score <= 1 + 1e-4 for score in scores)
    assert len({hit.ruling for hit in result.hits}) == len(result.hits)
    for hit in result.hits:
        points = range(1, len(store.ruling(hit.ruling).points) + 1)
        assert hit.point in points
        assert set(hit.likely_points) <= set(points)
        assert hit.likely_points[:1] in ((), (hit.point,))
        assert len(hit.likely_points) in (0, 2, 3)
        assert 0 <= hit.point_confidence <= 1
        assert len(points) > 1 or hit.point_confidence == 1


def test_words_that_stand_in_no_ruling_are_counted_and_leave_no_confidence(searcher: Searcher) -> None:
    result = search(searcher, "qqzx wwvk jjqx")
    assert result.unknown == 1.0
    assert result.confidence < 0.05


def test_a_ruled_question_is_answered_with_more_confidence_than_one_of_another_game(searcher: Searcher) -> None:
    ruled = search(searcher, "can a hidden character be attacked?").confidence
    assert ruled > search(searcher, "when may i castle in chess if my rook has moved").confidence


def test_an_empty_question_is_refused(searcher: Searcher) -> None:
    with pytest.raises(QuestionError):
        search(searcher, " \u200b ")


# -- only some rulings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("doc", DOCUMENTS)
def test_only_the_rulings_asked_of_are_found_and_named(searcher: Searcher, store: RulingStore, doc: str) -> None:
    asked_of = store.numbers_where(None, doc)
    result = search(searcher, "can a stunned cosmic character with Loyalty be attacked", doc)
    assert result.hits
    # What has been replaced is answered by what replaces it, wherever that stands.
    successors = {new for old, new in store.replaced_on(dt.date.today()).items() if old in asked_of}
    assert {hit.ruling for hit in result.hits} <= asked_of | successors
    assert {found.name.ruling for found in result.names} <= asked_of


def test_asking_of_every_ruling_changes_nothing_and_one_ruling_alone_is_found(
    searcher: Searcher, store: RulingStore
) -> None:
    query = searcher.reader.read(Question.of("can a hidden character be attacked?"))
    one, other = searcher.evidence(query, {}, among=store.numbers_where(None, None)), searcher.evidence(query, {})
    assert one.rulings.tolist() == other.rulings.tolist()
    assert one.features.tolist() == other.features.tolist()
    assert (one.names, one.nearest, one.not_ruled) == (other.names, other.nearest, other.not_ruled)
    assert searcher.evidence(query, {}, among=frozenset([3])).rulings.tolist() == [3]


def test_where_no_ruling_may_answer_none_is_found(searcher: Searcher) -> None:
    query = searcher.reader.read(Question.of("can a hidden character be attacked?"))
    evidence = searcher.evidence(query, {}, among=frozenset())
    assert (evidence.rulings.tolist(), evidence.names, evidence.points) == ([], [], {})
    result = search(searcher, "can a hidden character be attacked?", day="1999-01-01")
    assert (result.hits, result.names, result.confidence) == ([], [], 0.0)


def test_a_replaced_ruling_gives_its_place_to_the_one_that_replaces_it_and_stands_below(
    searcher: Searcher, store: RulingStore
) -> None:
    old = store.numbers["marvel-knights/witching-hour"]
    new = store.numbers["heralds-of-galactus/3.2-errata-to-witching-hour"]
    question = "what does the plot twist Witching Hour do when it is flipped"
    after, before = search(searcher, question), search(searcher, question, day="2006-09-22")
    assert [hit.ruling for hit in after.hits[:2]] == [new, old]
    assert after.coming is None
    assert before.hits[0].ruling == old
    assert new not in {hit.ruling for hit in before.hits}
    assert before.coming == new


def test_a_ruling_gives_its_evidence_to_what_replaces_it_only_where_it_may_be_asked_of(
    searcher: Searcher, store: RulingStore
) -> None:
    old = store.numbers["marvel-knights/witching-hour"]
    new = store.numbers["heralds-of-galactus/3.2-errata-to-witching-hour"]
    query = searcher.reader.read(Question.of("what does the plot twist Witching Hour do when it is flipped"))
    everywhere = searcher.evidence(query, {old: new})
    assert new in everywhere.rulings
    assert old not in everywhere.rulings
    assert {(old, 1), (new, 1)} <= everywhere.points.keys()
    of_the_old = searcher.evidence(query, {old: new}, among=[old])
    assert of_the_old.rulings.tolist() == [new]
    elsewhere = searcher.evidence(query, {old: new}, among=[0, 1])
    assert elsewhere.rulings.tolist() == [0, 1]


def test_rulings_are_met_as_if_nobody_had_asked_of_them(searcher: Searcher, store: RulingStore) -> None:
    query = searcher.reader.read(Question.of("can a hidden character be attacked?"))
    found = searcher.evidence(query, {}, unasked=range(store.manifest.rulings))
    place = FEATURES.index("unasked")
    assert found.features[:, place].tolist() == [1] * len(found.rulings)
    assert found.features[:, FEATURES.index("best")].tolist() == found.features[:, FEATURES.index("text")].tolist()


# -- the point that answers -------------------------------------------------------------------------------------------


def test_a_hit_has_the_likeliest_point_how_sure_it_is_and_those_that_are_nearly_as_likely(
    searcher: Searcher, store: RulingStore
) -> None:
    question = "can a hidden character be attacked?"
    query = searcher.reader.read(Question.of(question))
    replaced = store.replaced_on(dt.date.today())
    evidence = searcher.evidence(query, replaced)
    asked = numbers_in(query.readings[0].text)
    several = 0
    for hit in search(searcher, question).hits:
        values = point_scores(store.ruling(hit.ruling), evidence.points, hit.ruling, asked)
        choice = choose_point(values, store.manifest.learnt, hit.ruling in evidence.unasked)
        assert (hit.point, hit.point_confidence, hit.likely_points) == (choice.point, choice.confidence, choice.likely)
        several += bool(choice.likely)
    assert several


# -- what the index holds ---------------------------------------------------------------------------------------------


def test_rulings_are_numbered_by_game_and_document(store: RulingStore) -> None:
    rulings = store.rulings
    for game, doc in [("vs-remix", None), (None, "x-men"), ("vs-system", "x-men"), ("vs-remix", "x-men")]:
        expected = {n for n, r in enumerate(rulings) if game in (None, r.game) and doc in (None, r.doc)}
        assert store.numbers_where(game, doc) == expected
    assert store.numbers_where("vs-remix", "x-men") == frozenset()


def test_numbers_ids_and_rulings_agree(store: RulingStore) -> None:
    assert dict(store.numbers) == {ruling.id: n for n, ruling in enumerate(store.rulings)}
    assert [document.id for document in store.documents] == list(dict.fromkeys(ruling.doc for ruling in store.rulings))


def test_what_has_begun_and_what_was_replaced_on_a_day_is_told_by_number(store: RulingStore) -> None:
    scopes = Scopes(store)
    assert scopes.of(None, None, store.latest_start).begun is None
    day = store.latest_start - dt.timedelta(days=1)
    begun = scopes.of(None, None, day).begun
    assert begun is not None
    assert begun.tolist() == [store.in_force.has_begun(ruling, day) for ruling in store.rulings]
    replaced = {store.rulings[old].id: store.rulings[new].id for old, new in store.replaced_on(day).items()}
    assert replaced == store.in_force.replaced_on(day) != {}


@pytest.mark.parametrize("beyond", [-1, 0])
def test_a_ruling_that_the_index_does_not_hold_is_refused(store: RulingStore, beyond: int) -> None:
    n = beyond if beyond < 0 else len(store.rulings)
    with pytest.raises(IndexStoreError, match=f"ruling {n} of the index at .* can't be read; run 'judge build'"):
        store.ruling(n)
