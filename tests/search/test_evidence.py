"""Evidence joined by entry: dense, lexical, names and signs of the game, each feature between 0 and 1."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.search.evidence import Candidate, Evidence, Look, gather, merge, pass_to_successors
from judge.search.lexical import Coverage
from judge.search.names import Found
from judge.store.learnt import FEATURES
from judge.store.rows import NO_RULING, Name, NameKind

# Of each passage: ruling, point, whether it is a question asked. The last is a question that no ruling answers.
PLACES = [(0, 1, False), (0, 2, True), (0, 2, True), (1, 1, False), (2, 1, False), (NO_RULING, 0, False)]
NOTHING = Coverage({}, {}, 0.0)
NONE = dict.fromkeys(FEATURES, 0.0)

shares = st.floats(0, 1.0000001)


@st.composite
def looks(draw: st.DrawFn, least: float = 0.0) -> Look:
    """What some reading found, its cosines from ``least`` on."""
    cosines = draw(st.dictionaries(st.sampled_from(range(len(PLACES))), st.floats(least, 1)))
    passages = draw(st.dictionaries(st.sampled_from(range(len(PLACES) - 1)), shares))
    entries = {PLACES[row][0]: share for row, share in passages.items()}
    near = sorted(cosines.items(), key=lambda pair: (-pair[1], pair[0]))
    return Look(near, Coverage(entries, passages, draw(st.floats(0, 1))))


def a_look(*near: tuple[int, float], coverage: Coverage = NOTHING) -> Look:
    return Look(near, coverage)


def a_name(ruling: int, strength: float, kind: NameKind = "card", text: str = "owls", is_exact: bool = False) -> Found:
    return Found(text, Name("Owls", kind, ruling, ("owls",), (1.0,), ("owls",)), strength, is_exact)


def by_ruling(evidence: Evidence) -> dict[int, Candidate]:
    return {candidate.ruling: candidate for candidate in evidence.candidates}


# -- one look ---------------------------------------------------------------------------------------------------------


def test_an_entry_has_the_best_cosine_of_its_own_texts_and_of_the_questions_asked_of_it() -> None:
    found = by_ruling(gather(a_look((1, 0.9), (0, 0.8), (2, 0.7), (3, 0.5)), None, [], PLACES))
    assert found.keys() == {0, 1}
    assert (found[0].features["dense_asked"], found[0].features["dense_text"]) == (0.9, 0.8)
    assert found[0].features["dense_mean"] == pytest.approx((0.9 + 0.8 + 0.7) / 3)


def test_what_is_not_among_the_nearest_counts_as_near_as_the_last_of_them() -> None:
    found = by_ruling(gather(a_look((0, 0.8), (3, 0.5)), None, [], PLACES))
    assert found[1].features["dense_asked"] == 0.5
    assert found[0].features["dense_asked"] == 0.5
    assert found[0].features["dense_mean"] == pytest.approx((0.8 + 0.5 + 0.5) / 3)


def test_the_share_of_words_is_that_of_the_best_passage() -> None:
    coverage = Coverage({0: 0.6}, {1: 0.3, 2: 0.6}, 0.0)
    found = by_ruling(gather(a_look((1, 0.9), (0, 0.8), (2, 0.7), coverage=coverage), None, [], PLACES))[0]
    assert found.features["cover_passage"] == 0.6
    assert found.features["cover_entry"] == 0.6


def test_an_entry_that_only_its_words_or_its_name_give_away_is_a_candidate() -> None:
    look = a_look((0, 0.8), coverage=Coverage({1: 0.4}, {3: 0.4}, 0.0))
    found = by_ruling(gather(look, None, [a_name(2, 0.75, "keyword")], PLACES))
    assert found.keys() == {0, 1, 2}
    assert found[1].features["cover_passage"] == 0.4
    assert found[2].features["name_rule"] == 0.75


def test_a_question_that_no_ruling_answers_is_no_candidate_but_its_nearness_is_told() -> None:
    found = gather(a_look((5, 0.9), (0, 0.8), (3, 0.5), coverage=Coverage({}, {}, 0.25)), None, [], PLACES)
    assert by_ruling(found).keys() == {0, 1}
    assert (found.not_ruled, found.unknown, found.nearest) == (0.9, 0.25, [NO_RULING, 0, 1])


def test_nothing_found_is_no_evidence() -> None:
    assert gather(a_look(coverage=Coverage({}, {}, 1.0)), None, [], PLACES) == Evidence([], [], 1.0, 0.0, [])


# -- two looks --------------------------------------------------------------------------------------------------------


def test_what_asks_is_told_apart_from_the_whole() -> None:
    whole = a_look((0, 0.9), (5, 0.8), (3, 0.2), coverage=Coverage({0: 0.5}, {0: 0.5}, 0.5))
    focus = a_look((3, 0.7), (4, 0.6), (5, 0.3), coverage=Coverage({1: 0.9}, {3: 0.8}, 0.25))
    evidence = gather(whole, focus, [], PLACES)
    found = by_ruling(evidence)
    assert found.keys() == {0, 1, 2}
    first, second = found[0].features, found[1].features
    assert (first["dense_text"], first["focus_dense_text"], first["focus_cover_entry"]) == (0.9, 0.3, 0.0)
    assert (second["dense_text"], second["focus_dense_text"], second["cover_entry"]) == (0.2, 0.7, 0.0)
    assert (second["focus_cover_entry"], second["focus_cover_passage"]) == (0.9, 0.8)
    # The unknown words and the nearest passages are those of what asks; nearness to what nothing answers of both.
    assert (evidence.unknown, evidence.nearest, evidence.not_ruled) == (0.25, [1, 2, NO_RULING], 0.8)


@given(looks())
def test_where_the_whole_is_what_asks_it_counts_for_both(look: Look) -> None:
    once, twice = gather(look, None, [], PLACES), gather(look, look, [], PLACES)
    assert once == twice
    for candidate in once.candidates:
        for name in ("dense_asked", "dense_text", "dense_mean", "cover_entry", "cover_passage"):
            assert candidate.features[name] == candidate.features[f"focus_{name}"]


@given(looks(-1), st.none() | looks(-1), st.dictionaries(st.integers(0, 2), st.floats(0, 1)) | st.none())
def test_every_feature_lies_between_0_and_1(whole: Look, focus: Look | None, signs: dict[int, float] | None) -> None:
    names = [a_name(2, 1.0), a_name(1, 0.7, text="bats"), a_name(1, 0.1, "mention")]
    for candidate in gather(whole, focus, names, PLACES, signs).candidates:
        assert candidate.features.keys() == set(FEATURES)
        assert all(0 <= value <= 1 for value in candidate.features.values())


# -- readings merged --------------------------------------------------------------------------------------------------


def test_readings_merged_have_the_best_that_any_found_nearest_first() -> None:
    one = a_look((0, 0.9), (3, 0.2), coverage=Coverage({0: 0.5}, {0: 0.5}, 0.5))
    other = a_look((4, 0.7), (3, 0.4), coverage=Coverage({0: 0.3, 2: 0.6}, {0: 0.8}, 0.25))
    assert merge([one, other]) == Look([(0, 0.9), (4, 0.7), (3, 0.4)], Coverage({0: 0.5, 2: 0.6}, {0: 0.8}, 0.25))


@given(looks(), st.integers(1, 4))
def test_a_look_merged_with_itself_stays_as_it_is(look: Look, times: int) -> None:
    assert merge([look] * times) == look


@given(st.lists(looks(), min_size=1, max_size=4))
def test_the_order_of_readings_does_not_matter_and_none_loses(found: list[Look]) -> None:
    merged = merge(found)
    assert merge(found[::-1]) == merged
    best = dict(merged.near)
    assert all(best[row] >= cosine for look in found for row, cosine in look.near)
    assert [cosine for _, cosine in merged.near] == sorted(best.values(), reverse=True)
    assert merged.coverage.unknown == min(look.coverage.unknown for look in found)


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "feature"),
    [("card", "name_card"), ("keyword", "name_rule"), ("section", "name_rule"), ("mention", "name_mention")],
)
def test_the_surest_name_of_each_kind_counts(kind: NameKind, feature: str) -> None:
    found = gather(a_look(), None, [a_name(2, 0.5, kind), a_name(2, 0.25, kind, "owl")], PLACES)
    assert by_ruling(found)[2].features == NONE | {feature: 0.5}


def test_an_entry_asked_for_by_its_very_name_is_told() -> None:
    found = by_ruling(gather(a_look((0, 0.5)), None, [a_name(0, 0.9), a_name(1, 1.0, is_exact=True)], PLACES))
    assert (found[0].is_exact, found[1].is_exact) == (False, True)


def test_of_the_cards_surely_named_each_ruling_has_the_share_that_it_is_about_or_mentions() -> None:
    names = [
        *(a_name(0, 1.0, text="owls"), a_name(1, 0.9, "mention", "owls")),
        *(a_name(1, 1.0, text="bats"), a_name(1, 0.8, "mention", "bats")),  # one card once
        a_name(2, 0.3, text="cats"),  # may be chance
        a_name(2, 1.0, "keyword", "hooting"),  # no card
    ]
    found = by_ruling(gather(a_look(), None, names, PLACES))
    assert {ruling: found[ruling].features["name_all"] for ruling in (0, 1, 2)} == {0: 0.5, 1: 1.0, 2: 0.0}


# -- the game ---------------------------------------------------------------------------------------------------------


def test_a_ruling_has_the_share_of_what_speaks_for_its_game_and_none_has_any_where_nothing_speaks() -> None:
    look = a_look((0, 0.8), (3, 0.5), (4, 0.4))
    for signs, expected in ((None, {0: 0.0, 1: 0.0, 2: 0.0}), ({0: 0.75, 1: 0.25}, {0: 0.75, 1: 0.25, 2: 0.0})):
        found = by_ruling(gather(look, None, [], PLACES, signs))
        assert {ruling: candidate.features["game"] for ruling, candidate in found.items()} == expected


# -- what is replaced -------------------------------------------------------------------------------------------------


def test_a_replaced_ruling_lends_its_evidence_to_the_one_that_replaces_it() -> None:
    evidence = gather(a_look((0, 0.9), (3, 0.5)), None, [], PLACES)
    folded = by_ruling(pass_to_successors(evidence, {0: 1}))
    assert folded.keys() == {1}
    assert folded[1].features["dense_text"] == 0.9


def test_a_ruling_that_was_not_found_takes_the_place_of_the_one_that_it_replaces() -> None:
    evidence = gather(a_look((0, 0.9), (3, 0.5)), None, [], PLACES)
    folded = pass_to_successors(evidence, {0: 2})
    assert by_ruling(folded).keys() == {1, 2}
    assert by_ruling(folded)[2].features["dense_text"] == 0.9
    assert folded.nearest == [2, 1]
