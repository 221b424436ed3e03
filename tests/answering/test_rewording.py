"""Word-level differences and which text became which: exact, the same in both directions, and readable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.answering.rewording import compare_words, find_moved, match_texts, successors
from judge.answers import Span

WORDS = ["may", "must", "not", "card", "target", "stunned", "2", "cost", "KO'd", "face-down", ",", ".", "a", "the"]
sentences = st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join)
any_text = st.one_of(sentences, st.text(max_size=40))
lists = st.lists(st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join), max_size=7)


def kinds(spans: tuple[Span, ...]) -> list[tuple[str, str]]:
    return [(span.kind, span.text) for span in spans]


@given(any_text, any_text)
def test_the_spans_joined_are_the_two_texts(old: str, new: str) -> None:
    spans = compare_words(old, new)
    assert "".join(span.text for span in spans if span.kind != "added") == old
    assert "".join(span.text for span in spans if span.kind != "removed") == new
    assert all(span.text for span in spans)


@given(any_text, any_text)
def test_swapped_texts_swap_what_was_added_and_removed(old: str, new: str) -> None:
    inverse = {"added": "removed", "removed": "added", "same": "same"}
    swapped = [(inverse[kind], text) for kind, text in kinds(compare_words(new, old))]
    assert sorted(swapped) == sorted(kinds(compare_words(old, new)))


@given(any_text)
def test_a_text_and_itself_have_no_difference(text: str) -> None:
    assert kinds(compare_words(text, text)) == ([("same", text)] if text else [])


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("You may attack.", "You must attack.", [("same", "You "), ("removed", "may"), ("added", "must"), ("same", " attack.")]),
        ("cost 5/6", "cost 5/7", [("same", "cost "), ("removed", "5/6"), ("added", "5/7")]),
        ("a face-down card", "a face-up card", [("same", "a "), ("removed", "face-down"), ("added", "face-up"), ("same", " card")]),
        ("It can't move.", "It can move.", [("same", "It "), ("removed", "can't"), ("added", "can"), ("same", " move.")]),
        ("one two end", "three four end", [("removed", "one two"), ("added", "three four"), ("same", " end")]),
    ],
)  # fmt: skip
def test_words_are_changed_whole_and_neighbouring_changes_are_one(
    old: str, new: str, expected: list[tuple[str, str]]
) -> None:
    assert kinds(compare_words(old, new)) == expected


@given(lists, lists)
def test_each_text_becomes_one_text_at_most_the_same_in_both_directions(old: list[str], new: list[str]) -> None:
    for match in (match_texts, successors):
        pairs = match(old, new)
        assert len(set(pairs.values())) == len(pairs)
        assert {j: i for i, j in match(new, old).items()} == pairs


@given(lists)
def test_a_list_becomes_itself(texts: list[str]) -> None:
    pairs = successors(texts, texts)
    assert pairs == {i: i for i in range(len(texts))}
    assert find_moved(pairs) == set()


@given(lists, st.data())
def test_an_inserted_text_takes_no_other_s_place(texts: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(texts)))
    new = [*texts[:place], "wholly unlike anything else", *texts[place:]]
    pairs = successors(texts, new)
    assert {texts[i]: new[j] for i, j in pairs.items()} == {text: text for text in texts}
    assert find_moved(pairs) == set()
    assert place not in pairs.values()


def test_a_reworded_text_is_found_wherever_it_went() -> None:
    old = ["The target of Owl must be ready.", "Owl can't attack in its first turn.", "Owl costs 2 less at night."]
    new = ["Owl costs 3 less at night.", "Nothing else is said.", "The target of Owl must be ready as it resolves."]
    assert match_texts(old, new) == {0: 2, 2: 0}
    assert find_moved({0: 2, 2: 0}) in ({0}, {2})


def test_less_likeness_will_do_between_the_same_neighbours() -> None:
    first, last = "The target of Owl must be ready.", "Owl costs 2 less at night."
    old, new = "Owl may fly over any number of towers.", "Only when it is dark can Owl fly over towers."
    assert match_texts([old], [new]) == {}
    assert successors([first, old, last], [first, new, last]) == {0: 0, 1: 1, 2: 2}
    assert successors([first, old, last], [last, new, "Something other altogether stands here."]) == {2: 0}


@given(st.permutations(range(7)), st.integers(0, 7))
def test_as_many_moved_in_one_direction_as_in_the_other_and_the_rest_kept_their_order(order: list[int], n: int) -> None:
    pairs = dict(enumerate(order[:n]))
    gone = find_moved(pairs)
    assert len(gone) == len(find_moved({j: i for i, j in pairs.items()}))
    kept = [j for i, j in sorted(pairs.items()) if i not in gone]
    assert kept == sorted(kept)


def test_as_few_as_possible_count_as_moved() -> None:
    assert find_moved({0: 4, 1: 0, 2: 1, 3: 2, 4: 3}) == {0}
    assert find_moved({0: 0, 1: 2, 5: 9}) == set()
