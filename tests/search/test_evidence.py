"""Evidence joined by entry: dense, lexical and names, each feature between 0 and 1."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.search.evidence import FEATURES, Candidate, Evidence, fold, gather
from judge.search.lexical import Coverage
from judge.search.names import Found, Name
from judge.search.passages import NO_RULING

# Of each passage: ruling, point, whether it is a question asked. The last is a question that no ruling answers.
PLACES = [(0, 1, False), (0, 2, True), (0, 2, True), (1, 1, False), (2, 1, False), (NO_RULING, 0, False)]
NOTHING = Coverage({}, {}, 0.0)


def by_ruling(evidence: Evidence) -> dict[int, Candidate]:
    return {candidate.ruling: candidate for candidate in evidence.candidates}


def test_an_entry_has_the_best_cosine_of_its_own_texts_and_of_the_questions_asked_of_it() -> None:
    found = by_ruling(gather(list(zip([1, 0, 2, 3], [0.9, 0.8, 0.7, 0.5], strict=True)), NOTHING, [], PLACES))
    assert found.keys() == {0, 1}
    assert (found[0].features["dense_asked"], found[0].features["dense_text"]) == (0.9, 0.8)
    assert found[0].features["dense_mean"] == pytest.approx((0.9 + 0.8 + 0.7) / 3)


def test_what_is_not_among_the_nearest_counts_as_near_as_the_last_of_them() -> None:
    found = by_ruling(gather(list(zip([0, 3], [0.8, 0.5], strict=True)), NOTHING, [], PLACES))
    assert found[1].features["dense_asked"] == 0.5
    assert found[0].features["dense_asked"] == 0.5
    assert found[0].features["dense_mean"] == pytest.approx((0.8 + 0.5 + 0.5) / 3)


def test_the_evidence_of_a_point_is_that_of_its_passages_best_first() -> None:
    coverage = Coverage({0: 0.6}, {1: 0.3, 2: 0.6}, 0.0)
    found = by_ruling(gather(list(zip([1, 0, 2], [0.9, 0.8, 0.7], strict=True)), coverage, [], PLACES))[0]
    assert found.point_cosines == {1: [0.8], 2: [0.9, 0.7]}
    assert found.point_cover == {2: 0.6}
    assert found.features["cover_passage"] == 0.6
    assert found.features["cover_entry"] == 0.6


def test_an_entry_that_only_its_words_or_its_name_give_away_is_a_candidate() -> None:
    name = Name("Owls", "keyword", 2, ("owls",), (1.0,), ("owls",))
    coverage = Coverage({1: 0.4}, {3: 0.4}, 0.0)
    found = by_ruling(gather(list(zip([0], [0.8], strict=True)), coverage, [Found("owls", name, 0.75)], PLACES))
    assert found.keys() == {0, 1, 2}
    assert found[1].features["cover_passage"] == 0.4
    assert found[2].features["name_rule"] == 0.75


@pytest.mark.parametrize(
    ("kind", "feature"),
    [("card", "name_card"), ("keyword", "name_rule"), ("section", "name_rule"), ("mention", "name_mention")],
)
def test_the_surest_name_of_each_kind_counts(kind: str, feature: str) -> None:
    name = Name("Owls", kind, 2, ("owls",), (1.0,), ("owls",))  # type: ignore[arg-type]
    found = gather(
        list(zip([], [], strict=True)), NOTHING, [Found("owls", name, 0.5), Found("owl", name, 0.25)], PLACES
    )
    assert by_ruling(found)[2].features == dict.fromkeys(FEATURES, 0.0) | {feature: 0.5}


def test_a_question_that_no_ruling_answers_is_no_candidate_but_its_nearness_is_told() -> None:
    found = gather(list(zip([5, 0, 3], [0.9, 0.8, 0.5], strict=True)), Coverage({}, {}, 0.25), [], PLACES)
    assert by_ruling(found).keys() == {0, 1}
    assert (found.not_ruled, found.unknown, found.nearest) == (0.9, 0.25, [NO_RULING, 0, 1])


def test_nothing_found_is_no_evidence() -> None:
    assert gather(list(zip([], [], strict=True)), Coverage({}, {}, 1.0), [], PLACES) == Evidence([], [], 1.0, 0.0, [])


@given(
    st.lists(st.tuples(st.sampled_from(range(len(PLACES))), st.floats(-1, 1)), unique_by=lambda pair: pair[0]),
    st.dictionaries(st.sampled_from(range(len(PLACES) - 1)), st.floats(0, 1.0000001)),
)
def test_every_feature_lies_between_0_and_1(near: list[tuple[int, float]], shares: dict[int, float]) -> None:
    near.sort(key=lambda pair: -pair[1])
    coverage = Coverage({PLACES[row][0]: share for row, share in shares.items()}, shares, 0.0)
    found = gather(
        list(zip([row for row, _ in near], [cosine for _, cosine in near], strict=True)), coverage, [], PLACES
    )
    assert all(0 <= value <= 1 for candidate in found.candidates for value in candidate.features.values())


def test_a_replaced_ruling_lends_its_evidence_to_the_one_that_replaces_it() -> None:
    evidence = gather(list(zip([0, 3], [0.9, 0.5], strict=True)), NOTHING, [], PLACES)
    folded = by_ruling(fold(evidence, {0: 1}))
    assert folded.keys() == {1}
    assert folded[1].features["dense_text"] == 0.9


def test_a_ruling_that_was_not_found_takes_the_place_of_the_one_that_it_replaces() -> None:
    evidence = gather(list(zip([0, 3], [0.9, 0.5], strict=True)), NOTHING, [], PLACES)
    folded = fold(evidence, {0: 2})
    assert by_ruling(folded).keys() == {1, 2}
    assert by_ruling(folded)[2].features["dense_text"] == 0.9
    assert folded.nearest == [2, 1]
