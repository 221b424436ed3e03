"""Evidence by ruling: vectors, words, names and signs of the game, each feature between 0 and 1; who may speak for whom.

The passages' vectors are the axes of a space, so that a question's vector holds its cosines with them, one by one; and so are the words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.indexing.word_rows import WordRows, write_rows
from judge.search import evidence as module
from judge.search.dense import PassageVectors, make_index
from judge.search.encoder import Encoded
from judge.search.evidence import Allowed, Evidence, Index, gather
from judge.search.lexical import LexicalIndex
from judge.search.looks import EncodedReading
from judge.search.names import Found
from judge.search.readings import Reading
from judge.search.text import Text
from judge.search.words import WordIndex, packed
from judge.store.learnt import FEATURES, FOCUS, OF_A_READING, POINT_FEATURES
from judge.store.rows import NO_RULING, Name, NameKind, Passage
from tests.helpers.tables import PassageRows, held, terms

# The rows: four own texts, three questions asked, one that nothing answers. Nobody asks of the last ruling.
OWL, OWLS, CAT, BAT, WHO_OWLS, HOW_OWLS, WHO_CATS, UNRULED = range(8)
OWN = [
    Passage(0, 1, "point", "owl hoot"),
    Passage(0, 2, "point", "owl"),
    Passage(1, 1, "point", "cat"),
    Passage(2, 1, "point", "bat owl"),
]
ASKED = [Passage(0, 2, "asked", "who"), Passage(0, 2, "asked", "how"), Passage(1, 1, "asked", "whose")]
PASSAGES = [*OWN, *ASKED, Passage(NO_RULING, 0, "not ruled", "why")]
RULINGS, OWN_TEXTS = 3, len(OWN)
NONE = dict.fromkeys(FEATURES, 0.0)
STEP = 1e-2  # what 8 bits leave of a word

cosines_of_rows = st.dictionaries(st.sampled_from(range(8)), st.floats(-1, 1, width=16))
texts = st.lists(st.sampled_from(["owl", "hoot", "cat", "bat", "zebra"]), max_size=4).map(" ".join)


def an_index(folder: Path, passages: Sequence[Passage], axes: Sequence[int]) -> Index:
    """An index in which each passage lies along its axis, and the only word of each own text as well."""
    rows = PassageRows(folder, passages, RULINGS)
    vectors = np.eye(8, dtype=np.float32)[list(axes)]
    words = [Encoded(vectors[n], np.array([n], np.int32), np.eye(OWN_TEXTS, dtype=np.float32)[[n]]) for n in range(4)]
    write_rows(WordRows.of([packed(text) for text in words], OWN_TEXTS), OWN_TEXTS + 1, folder / "words.npy")
    found = terms(rows)
    table = found.table
    return Index(
        table,
        PassageVectors(make_index(vectors)),
        WordIndex(folder / "words.npy", OWN_TEXTS, OWN_TEXTS),
        LexicalIndex(found, table),
    )


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    return an_index(tmp_path_factory.mktemp("index"), PASSAGES, range(8))


@pytest.fixture(scope="module")
def unasked_index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    """The same without the questions asked."""
    rows = [row for row, passage in enumerate(PASSAGES) if passage.kind != "asked"]
    return an_index(tmp_path_factory.mktemp("unasked"), [PASSAGES[row] for row in rows], rows)


def reading(
    cosines: Mapping[int, float],
    *words: Mapping[int, float],
    text: str = "",
    focus: bool = False,
    speaks_to: Collection[int] = range(RULINGS),
) -> EncodedReading:
    """A reading with these cosines, by row, and words with these cosines with the words of own texts."""
    vector = np.array([cosines.get(row, 0.0) for row in range(8)], np.float32)
    found = np.array([[word.get(row, 0.0) for row in range(OWN_TEXTS)] for word in words], np.float32)
    pieces = np.full(len(words), OWN_TEXTS, np.int32)  # one that stands in no text: all weigh alike
    return EncodedReading(
        Reading(Text(text), focus),
        Encoded(vector, pieces, found.reshape(-1, OWN_TEXTS)),
        np.isin(np.arange(RULINGS), list(speaks_to)),
    )


def gathered(
    index: Index,
    *readings: EncodedReading,
    names: Sequence[Found] = (),
    signs: Sequence[float] = (0, 0, 0),
    rulings: Collection[int] | None = None,
    replaced: Mapping[int, int] | None = None,
    unasked: Collection[int] = (),
) -> Evidence:
    """The evidence for these rulings, all that were not replaced where None."""
    replaced = replaced or {}
    may = [n for n in range(RULINGS) if n not in replaced and (rulings is None or n in rulings)]
    allowed = Allowed(np.isin(np.arange(RULINGS), may), replaced, unasked)
    return gather(index, readings, names, np.array(signs, np.float32), allowed)


def by_ruling(evidence: Evidence) -> dict[int, dict[str, float]]:
    rows = (dict(zip(FEATURES, row, strict=True)) for row in evidence.features.tolist())
    return dict(zip(evidence.rulings.tolist(), rows, strict=True))


def of_point(evidence: Evidence, ruling: int, point: int) -> dict[str, float]:
    return dict(zip(POINT_FEATURES[:-1], evidence.points[ruling, point].tolist(), strict=True))


def is_close(features: Mapping[str, float], **expected: float) -> bool:
    return {name: features[name] for name in expected} == pytest.approx(expected, abs=STEP)


def a_name(ruling: int, strength: float, kind: NameKind = "card", text: str = "owls", is_exact: bool = False) -> Found:
    return Found(text, Name("Owls", kind, ruling, ("owls",), (1.0,), ("owls",)), strength, is_exact)


def candidates_up_to(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(module, "CANDIDATES", count)


# -- vectors and words ------------------------------------------------------------------------------------------------


def test_a_ruling_has_the_best_cosine_of_its_texts_and_of_all_its_passages_and_the_mean_of_three(index: Index) -> None:
    found = by_ruling(gathered(index, reading({OWL: 0.8, OWLS: 0.1, WHO_OWLS: 0.9, HOW_OWLS: 0.7, BAT: 0.6})))
    assert found.keys() == {0, 1, 2}
    assert is_close(found[0], text=0.8, best=0.9, mean=(0.9 + 0.8 + 0.7) / 3)
    assert is_close(found[2], text=0.6, best=0.6, mean=0.6 / 3)
    assert is_close(found[1], text=0, best=0, mean=0)


def test_what_points_away_counts_as_nothing(index: Index) -> None:
    found = by_ruling(gathered(index, reading({CAT: -0.8, WHO_CATS: -0.5, OWL: 0.6, OWLS: -0.9})))
    assert is_close(found[1], text=0, best=0, mean=0)
    assert is_close(found[0], text=0.6, best=0.6, mean=0.6 / 3)


def test_words_of_the_question_and_of_the_text_are_told_apart_and_the_best_text_counts(index: Index) -> None:
    # One of two words finds the first text's word, both find the second's halfway.
    found = by_ruling(gathered(index, reading({}, {OWL: 0.9, OWLS: 0.5}, {OWLS: 0.5})))
    assert is_close(found[0], asked_words=0.5, told_words=0.9)
    assert is_close(found[2], asked_words=0, told_words=0)


def test_the_share_of_words_is_that_of_the_ruling_and_of_its_best_text(index: Index) -> None:
    found = by_ruling(gathered(index, reading({}, text="owl hoot")))
    coverage = held(index.lexical, Text("owl hoot"))
    assert [found[n]["cover_entry"] for n in range(RULINGS)] == pytest.approx(coverage.entries.tolist())
    assert [found[n]["cover_passage"] for n in range(RULINGS)] == pytest.approx(coverage.passages.tolist())
    assert found[0]["cover_entry"] == pytest.approx(1)
    assert 0 < found[2]["cover_entry"] < 1


def test_a_question_that_no_ruling_answers_is_no_candidate_but_its_nearness_is_told(index: Index) -> None:
    found = gathered(index, reading({UNRULED: 0.9, OWL: 0.8, CAT: 0.5}, text="owl zebra"))
    assert by_ruling(found).keys() == {0, 1, 2}
    assert (found.not_ruled, found.unknown) == pytest.approx((0.9, 0.5))
    assert found.nearest[:3] == [NO_RULING, 0, 1]
    assert gathered(index, reading({UNRULED: -0.9})).not_ruled == 0


def test_an_index_in_which_every_question_has_an_answer_has_none_of_these(tmp_path: Path) -> None:
    found = gathered(an_index(tmp_path, PASSAGES[:-1], range(7)), reading({OWL: 0.8}))
    assert found.not_ruled == 0
    assert NO_RULING not in found.nearest


def test_where_nothing_may_answer_there_is_no_candidate(index: Index) -> None:
    found = gathered(index, reading({OWL: 0.8, UNRULED: 0.5}, text="owl"), rulings=(), names=[a_name(0, 1.0)])
    assert (found.rulings.tolist(), found.features.shape, found.points) == ([], (0, len(FEATURES)), {})
    assert (found.unknown, found.not_ruled) == pytest.approx((0, 0.5))
    assert found.nearest == [NO_RULING]


@given(
    st.lists(st.tuples(cosines_of_rows, cosines_of_rows, texts, st.booleans()), max_size=3),
    st.lists(st.floats(0, 1, width=16), min_size=RULINGS, max_size=RULINGS),
    st.sets(st.integers(0, 2)),
    st.sampled_from([{}, {0: 1}, {1: 2, 0: 2}]),
)
def test_every_feature_lies_between_0_and_1(
    index: Index,
    looks: list[tuple[dict[int, float], dict[int, float], str, bool]],
    signs: list[float],
    unasked: set[int],
    replaced: dict[int, int],
) -> None:
    readings = [reading(cosines, words, text=text, focus=focus) for cosines, words, text, focus in looks]
    names = [a_name(2, 1.0), a_name(1, 0.7, text="bats"), a_name(1, 0.1, "mention")]
    found = gathered(index, reading({}), *readings, names=names, signs=signs, unasked=unasked, replaced=replaced)
    assert found.rulings.tolist() == [n for n in range(RULINGS) if n not in replaced]
    assert found.features.shape == (len(found.rulings), len(FEATURES))
    assert found.features.min() >= 0
    assert found.features.max() <= 1 + STEP
    assert all(0 <= values.min() <= values.max() <= 1 + STEP for values in found.points.values())
    assert {0 <= found.not_ruled <= 1, 0 <= found.unknown <= 1} == {True}


# -- points -----------------------------------------------------------------------------------------------------------


def test_each_point_has_what_its_own_passages_say(index: Index) -> None:
    look = reading({OWL: 0.8, OWLS: 0.4, WHO_OWLS: 0.9, HOW_OWLS: 0.6}, {OWL: 0.7}, {OWLS: 0.4})
    found = gathered(index, look)
    assert found.points.keys() == {(0, 1), (0, 2), (1, 1), (2, 1)}
    first, second = of_point(found, 0, 1), of_point(found, 0, 2)
    assert is_close(first, text=0.8, best=0.8, mean=0.8 / 3, asked_words=0.35, told_words=0.7)
    assert is_close(second, text=0.4, best=0.9, mean=(0.9 + 0.6 + 0.4) / 3, asked_words=0.2, told_words=0.4)


def test_a_text_of_the_ruling_as_a_whole_speaks_for_no_point(tmp_path: Path) -> None:
    passages = [Passage(0, 0, "title", "Owls"), *PASSAGES[1:]]
    found = gathered(an_index(tmp_path, passages, range(8)), reading({OWL: 0.9, OWLS: 0.4}))
    assert found.points.keys() == {(0, 2), (1, 1), (2, 1)}
    assert is_close(by_ruling(found)[0], text=0.9)
    assert is_close(of_point(found, 0, 2), text=0.4)


def test_only_the_points_of_candidates_are_told(index: Index) -> None:
    assert gathered(index, reading({OWL: 0.9}), rulings=[1]).points.keys() == {(1, 1)}


# -- the candidates ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "expected"), [(1, [2]), (2, [0, 2]), (3, [0, 1, 2]), (48, [0, 1, 2])])
def test_no_more_than_so_many_are_looked_at_those_that_lie_nearest_in_the_corpuss_order(
    index: Index, monkeypatch: pytest.MonkeyPatch, count: int, expected: list[int]
) -> None:
    candidates_up_to(monkeypatch, count)
    found = gathered(index, reading({OWL: 0.5, CAT: 0.2, WHO_CATS: 0.4, BAT: 0.8}))
    assert found.rulings.tolist() == expected
    assert {ruling for ruling, _ in found.points} == set(expected)


@pytest.mark.parametrize(
    ("look", "others", "chosen"),
    [
        (reading({OWL: 0.5, WHO_CATS: 0.6}), {}, 1),
        (reading({CAT: 0.5}, text="bat zebra"), {}, 1),
        (reading({CAT: 0.05}, text="bat zebra"), {}, 2),
        (reading({OWL: 0.5, CAT: 0.45}), {"signs": [0, 1, 0]}, 1),
        (reading({OWL: 0.5, CAT: 0.45}), {"names": [a_name(1, 1.0)]}, 1),
        (reading({OWL: 0.5}), {"names": [a_name(1, 1.0)]}, 0),
        (reading({OWL: 0.9}), {"names": [a_name(1, 0.5, is_exact=True)]}, 1),
        (reading({OWL: 0.9}), {"rulings": [1, 2]}, 1),
    ],
    ids=[
        "a question asked",
        "far in words",
        "only words",
        "its game",
        "its name",
        "too far",
        "its very name",
        "not allowed",
    ],
)
def test_a_question_asked_words_a_name_and_the_game_help_a_ruling_among_the_candidates(
    index: Index, monkeypatch: pytest.MonkeyPatch, look: EncodedReading, others: dict[str, list[int]], chosen: int
) -> None:
    candidates_up_to(monkeypatch, 1)
    assert gathered(index, look, **others).rulings.tolist() == [chosen]  # type: ignore[arg-type]


# -- what asks --------------------------------------------------------------------------------------------------------


def test_what_asks_is_told_apart_from_the_whole(index: Index) -> None:
    whole = reading({OWL: 0.9, UNRULED: 0.8, CAT: 0.2}, {OWL: 0.9}, text="owl zebra")
    focus = reading({CAT: 0.7, BAT: 0.6, UNRULED: 0.3}, {CAT: 0.7}, text="cat", focus=True)
    evidence = gathered(index, whole, focus)
    found = by_ruling(evidence)
    assert is_close(found[0], text=0.9, focus_text=0, asked_words=0.9, focus_asked_words=0, focus_cover_entry=0)
    assert is_close(found[1], text=0.2, focus_text=0.7, told_words=0, focus_told_words=0.7)
    assert is_close(found[1], cover_entry=0, focus_cover_entry=1, focus_cover_passage=1)
    # The unknown words and the nearest passages are those of what asks; nearness to what nothing answers of both.
    assert (evidence.unknown, evidence.nearest[:3]) == (0.0, [1, 2, NO_RULING])
    assert evidence.not_ruled == pytest.approx(0.8)


def test_points_are_told_by_the_whole_and_by_what_asks(index: Index) -> None:
    found = gathered(index, reading({OWL: 0.9}, text="owl"), reading({OWLS: 0.7}, focus=True, text="cat"))
    first, second = of_point(found, 0, 1), of_point(found, 0, 2)
    assert is_close(first, text=0.9, focus_text=0, cover=1, focus_cover=0)
    assert is_close(second, text=0, focus_text=0.7, focus_best=0.7, focus_mean=0.7 / 3)


def test_a_point_is_covered_by_its_own_texts_and_by_the_questions_asked_of_it(tmp_path: Path) -> None:
    asked = [Passage(0, 2, "asked", "cat owl"), *ASKED[1:]]
    index = an_index(tmp_path, [*OWN, *asked, PASSAGES[-1]], range(8))
    question = reading({}, text="cat owl")
    shares = held(index.lexical, Text("cat owl")).rows
    point, unasked = (of_point(gathered(index, question, unasked=without), 0, 2) for without in ((), {0}))
    assert 0 < shares[OWLS] < shares[WHO_OWLS] == pytest.approx(1)
    assert is_close(point, cover=shares[OWLS], cover_best=1, focus_cover=shares[OWLS])
    assert is_close(unasked, cover=shares[OWLS], cover_best=shares[OWLS])


@given(cosines_of_rows, cosines_of_rows, texts)
def test_where_the_whole_is_what_asks_it_counts_for_both(
    index: Index, cosines: dict[int, float], words: dict[int, float], text: str
) -> None:
    once = gathered(index, reading(cosines, words, text=text))
    twice = gathered(index, reading(cosines, words, text=text), reading(cosines, words, text=text, focus=True))
    assert by_ruling(once) == by_ruling(twice)
    assert (once.nearest, once.unknown, once.not_ruled) == (twice.nearest, twice.unknown, twice.not_ruled)
    for features in by_ruling(once).values():
        assert all(features[name] == features[FOCUS + name] for name in OF_A_READING)


# -- readings ---------------------------------------------------------------------------------------------------------


def test_of_several_readings_the_best_counts(index: Index) -> None:
    one = reading({OWL: 0.9, CAT: 0.2}, {OWL: 0.6}, text="owl zebra")
    other = reading({OWL: 0.1, CAT: 0.4}, {OWL: 0.2, CAT: 0.5}, text="cat")
    evidence = gathered(index, one, other)
    found = by_ruling(evidence)
    assert is_close(found[0], text=0.9, mean=0.3, asked_words=0.6)
    assert is_close(found[1], text=0.4, asked_words=0.5, cover_entry=1)
    assert (evidence.unknown, is_close(of_point(evidence, 1, 1), text=0.4)) == (0.0, True)


@given(st.lists(st.tuples(cosines_of_rows, cosines_of_rows, texts), min_size=1, max_size=3))
def test_the_order_of_readings_does_not_matter_nor_does_one_that_comes_twice(
    index: Index, looks: list[tuple[dict[int, float], dict[int, float], str]]
) -> None:
    readings = [reading(cosines, words, text=text) for cosines, words, text in looks]
    found = gathered(index, *readings)
    for again in (gathered(index, *readings[::-1]), gathered(index, *readings, readings[0])):
        assert by_ruling(again) == by_ruling(found)
        assert (again.unknown, again.not_ruled, again.nearest) == (found.unknown, found.not_ruled, found.nearest)


def test_a_reading_speaks_only_to_the_rulings_of_its_games(index: Index) -> None:
    whole = reading({OWL: 0.1, CAT: 0.2}, {CAT: 0.1})
    cosines = {OWL: 0.9, OWLS: 0.8, CAT: 0.9, BAT: 0.9, WHO_OWLS: 0.9, WHO_CATS: 0.9}
    slang = reading(cosines, {OWL: 0.9, CAT: 0.9}, text="owl cat", speaks_to=[0])
    evidence = gathered(index, whole, slang)
    found = by_ruling(evidence)
    assert is_close(found[0], text=0.9, best=0.9, asked_words=0.9, told_words=0.9)
    assert found[0]["cover_entry"] > 0
    assert is_close(found[1], text=0.2, best=0.2, mean=0.2 / 3, asked_words=0.1, told_words=0.1)
    assert (found[1]["cover_entry"], found[1]["cover_passage"], found[2]["cover_entry"]) == (0, 0, 0)
    assert is_close(of_point(evidence, 1, 1), text=0.2, best=0.2, told_words=0.1)


@pytest.mark.parametrize("slang", [reading({OWL: 0.9}, speaks_to=[2]), reading({}, text="hoot", speaks_to=[2])])
def test_what_a_reading_says_of_other_games_chooses_no_candidate(
    index: Index, monkeypatch: pytest.MonkeyPatch, slang: EncodedReading
) -> None:
    candidates_up_to(monkeypatch, 1)
    assert gathered(index, reading({CAT: 0.1}), slang).rulings.tolist() == [1]


# -- rulings of which nobody asks -------------------------------------------------------------------------------------


def test_a_ruling_of_which_nobody_asks_is_told_from_the_others(index: Index) -> None:
    found = by_ruling(gathered(index, reading({})))
    assert [found[n]["unasked"] for n in range(RULINGS)] == [0, 0, 1]


def test_questions_asked_of_a_ruling_count_for_nothing_where_it_is_to_be_met_without(index: Index) -> None:
    look = reading({OWL: 0.4, WHO_OWLS: 0.9, HOW_OWLS: 0.7, WHO_CATS: 0.8})
    evidence = gathered(index, look, unasked=[0])
    found = by_ruling(evidence)
    assert is_close(found[0], text=0.4, best=0.4, mean=0.4 / 3, unasked=1)
    assert is_close(found[1], text=0, best=0.8, unasked=0)
    assert is_close(of_point(evidence, 0, 2), text=0, best=0, mean=0)
    assert evidence.nearest[:2] == [1, 0]


def test_such_a_question_chooses_no_candidate_either(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    candidates_up_to(monkeypatch, 1)
    look = reading({WHO_OWLS: 0.9, WHO_CATS: 0.6, BAT: 0.5})
    chosen = [gathered(index, look, unasked=unasked).rulings.tolist() for unasked in ([], [0], [1], [0, 1])]
    assert chosen == [[0], [1], [0], [2]]


@given(cosines_of_rows, cosines_of_rows, texts, st.sampled_from([{}, {0: 1}, {1: 2}]))
def test_without_any_question_asked_evidence_is_that_of_an_index_in_which_none_was_written(
    index: Index,
    unasked_index: Index,
    cosines: dict[int, float],
    words: dict[int, float],
    text: str,
    replaced: dict[int, int],
) -> None:
    look = reading(cosines, words, text=text)
    one = gathered(index, look, unasked=range(RULINGS), replaced=replaced)
    other = gathered(unasked_index, look, replaced=replaced)
    assert by_ruling(one) == by_ruling(other)
    assert one.points.keys() == other.points.keys()
    assert all(values.tolist() == other.points[key].tolist() for key, values in one.points.items())
    assert (one.unknown, one.not_ruled) == (other.unknown, other.not_ruled)


# -- what is replaced -------------------------------------------------------------------------------------------------


def test_a_replaced_ruling_lends_its_evidence_to_the_one_that_replaces_it(index: Index) -> None:
    look = reading({OWL: 0.9, CAT: 0.5, WHO_CATS: 0.4, WHO_OWLS: 0.3}, {OWL: 0.8}, text="owl hoot")
    evidence = gathered(index, look, replaced={0: 1})
    found = by_ruling(evidence)
    assert found.keys() == {1, 2}
    assert is_close(found[1], text=0.9, best=0.9, mean=(0.9 + 0.5 + 0.4) / 3, asked_words=0.8)
    assert is_close(found[1], cover_entry=1, cover_passage=1)
    assert evidence.nearest[0] == 1
    assert 0 not in evidence.nearest


def test_each_keeps_its_own_points(index: Index) -> None:
    evidence = gathered(index, reading({OWL: 0.9, CAT: 0.5}), replaced={0: 1})
    assert evidence.points.keys() == {(0, 1), (0, 2), (1, 1), (2, 1)}
    assert is_close(of_point(evidence, 0, 1), text=0.9)
    assert is_close(of_point(evidence, 1, 1), text=0.5)


def test_what_replaces_several_has_the_best_of_all(index: Index) -> None:
    found = by_ruling(gathered(index, reading({OWL: 0.3, CAT: 0.6, BAT: 0.2}), replaced={0: 2, 1: 2}))
    assert found.keys() == {2}
    assert is_close(found[2], text=0.6, mean=(0.6 + 0.3 + 0.2) / 3)


def test_a_ruling_far_from_the_question_is_a_candidate_for_what_it_replaces(
    index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    candidates_up_to(monkeypatch, 1)
    assert gathered(index, reading({OWL: 0.9, CAT: 0.5}), replaced={0: 2}).rulings.tolist() == [2]
    named = gathered(index, reading({CAT: 0.5}), replaced={0: 2}, names=[a_name(0, 1.0, is_exact=True)])
    assert (named.rulings.tolist(), named.is_exact.tolist()) == ([2], [True])


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "feature"),
    [("card", "name_card"), ("keyword", "name_rule"), ("section", "name_rule"), ("mention", "name_mention")],
)
def test_the_surest_name_of_each_kind_counts(index: Index, kind: NameKind, feature: str) -> None:
    found = gathered(index, reading({}), names=[a_name(2, 0.5, kind), a_name(2, 0.25, kind, "owl")])
    assert by_ruling(found)[2] == NONE | {feature: 0.5, "unasked": 1.0}
    assert [each.strength for each in found.names] == [0.5, 0.25]


def test_a_name_of_what_was_replaced_leads_to_what_replaces_it(index: Index) -> None:
    found = by_ruling(gathered(index, reading({}), names=[a_name(0, 0.75), a_name(1, 0.5)], replaced={0: 1}))
    assert found[1]["name_card"] == 0.75


def test_a_ruling_asked_for_by_its_very_name_is_told(index: Index) -> None:
    found = gathered(index, reading({}), names=[a_name(0, 0.9), a_name(1, 1.0, is_exact=True)])
    assert found.is_exact.tolist() == [False, True, False]


def test_of_the_cards_surely_named_each_ruling_has_the_share_that_it_is_about_or_mentions(index: Index) -> None:
    names = [
        *(a_name(0, 1.0, text="owls"), a_name(1, 0.9, "mention", "owls")),
        *(a_name(1, 1.0, text="bats"), a_name(1, 0.8, "mention", "bats")),  # one card once
        a_name(2, 0.3, text="cats"),  # may be chance
        a_name(2, 1.0, "keyword", "hooting"),  # no card
    ]
    found = by_ruling(gathered(index, reading({}), names=names))
    assert {ruling: found[ruling]["name_all"] for ruling in (0, 1, 2)} == {0: 0.5, 1: 1.0, 2: 0.0}


# -- the game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("signs", [(0, 0, 0), (0.75, 0.25, 0)])
def test_a_ruling_has_the_share_of_what_speaks_for_its_game(index: Index, signs: tuple[float, ...]) -> None:
    found = by_ruling(gathered(index, reading({OWL: 0.8, CAT: 0.5, BAT: 0.4}), signs=signs))
    assert tuple(found[n]["game"] for n in range(RULINGS)) == signs
