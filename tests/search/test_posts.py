"""Posts: parted into sentences without loss, and told by their form alone which of the sentences ask."""

from __future__ import annotations

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.search.posts import find_sub_questions, is_asking, sentences
from judge.search.text import Text

PIECES = [
    "Dr. Owl",
    "can he hoot",
    "who is right",
    "the cat sleeps",
    "says 601.3e",
    "e.g. a bat",
    "is it legal",
    "moon",
]
GAPS = ["? ", ". ", ", ", "! ", "\n", " \r\n ", '." ', "?) ", "... ", " ", "?", "\u2028"]
POSTS = st.one_of(
    st.text(max_size=300),
    st.lists(st.tuples(st.sampled_from(PIECES), st.sampled_from(GAPS)), max_size=20).map(
        lambda parts: "".join(piece + gap for piece, gap in parts)
    ),
)


def asked(post: str) -> list[tuple[str, str]]:
    """What a post asks: each sentence alone, and in context."""
    return [(found.alone.raw, found.in_context.raw) for found in find_sub_questions(Text(post))]


def letters(text: str) -> str:
    return "".join(c for c in text if c.isalnum())


def is_within(part: str, whole: str) -> bool:
    """Whether the characters of ``part`` stand in ``whole`` in their order."""
    rest = iter(whole)
    return all(c in rest for c in part)


# -- sentences --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The owl hoots. I sleep! Who wins?", ["The owl hoots.", "I sleep!", "Who wins?"]),
        ('He said "no." I said yes.', ['He said "no."', "I said yes."]),
        ("He says it can't. I say no. Look at no. 5!", ["He says it can't.", "I say no.", "Look at no. 5!"]),
        ("(It hoots.) It sleeps.", ["(It hoots.)", "It sleeps."]),
        ("my owl hoots\nhis owl sleeps\r\n\r\nwho wins", ["my owl hoots", "his owl sleeps", "who wins"]),
        ("Dr. Owl, e.g. in Vs. System, hoots. Why?", ["Dr. Owl, e.g. in Vs. System, hoots.", "Why?"]),
        ("look at st. owl\nand p. 12", ["look at st. owl", "and p. 12"]),
        ("Rule 601.3e, i.e. 2.1, says +1.5 or 3.", ["Rule 601.3e, i.e. 2.1, says +1.5 or 3."]),
        ("...\nwell?! -- \n ?! \n", ["well?!"]),
        ("", []),
    ],
)
def test_sentences_end_at_line_ends_and_at_stops_that_end_one(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


@given(POSTS)
def test_sentences_lose_no_letter_and_no_digit(text: str) -> None:
    assert letters("".join(sentences(text))) == letters(text)


@given(POSTS)
def test_a_sentence_is_not_parted_further(text: str) -> None:
    assert all(sentences(sentence) == [sentence] for sentence in sentences(text))


# -- what asks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sentence",
    [
        "the owl hoots, or does it?",
        '"Is it awake?")',
        "can the owl hoot",
        "CAN’T the owl hoot",
        "what does the owl do",
        "when does it wake",
        "so can the owl hoot",
        "And then, does the cat wake",
        "ok so if not, who hoots",
        "2) is the owl asleep",
        "Q3: has it hooted",
        "the owl hoots, can the cat answer",
        "i wonder whether the owl hoots",
        "Not sure if the owl hoots",
        "Please confirm.",
        "The owl hoots first, correct",
        "my question is about owls",
        "I don't understand why the owl hoots",
    ],
)
def test_a_question_is_told_by_its_form_with_or_without_its_mark(sentence: str) -> None:
    assert is_asking(Text(sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "The owl hoots.",
        "when the owl hoots, the cat wakes.",
        "So the owl is asleep.",
        "Then I pay 2 and exhaust the owl.",
        "Here is my board.",
        "Thanks a lot!",
        "canned owls do hoot",
        "",
    ],
)
def test_what_only_tells_does_not_ask(sentence: str) -> None:
    assert not is_asking(Text(sentence))


@given(st.text())
def test_whatever_ends_with_a_question_mark_asks(text: str) -> None:
    assert is_asking(Text(text + "?"))


# -- posts ------------------------------------------------------------------------------------------------------------


def test_what_asks_is_parted_from_the_story_in_its_order() -> None:
    post = "My owl hoots at night. How many cats does a hooting owl wake? I say four. May sleeping bats attack owls?"
    assert [alone for alone, _ in asked(post)] == [
        "How many cats does a hooting owl wake?",
        "May sleeping bats attack owls?",
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_that_breaks_at_the_margin_ends_no_sentence(end: str) -> None:
    question = "How many cats does an owl wake that hoots in the middle of the night,{}and how many bats?"
    ((alone, in_context),) = asked(question.format(end))
    assert (alone, in_context) == (question.format(" "),) * 2
    assert [alone for alone, _ in asked(f"my owl hoots{end}how many cats wake at night")] == [
        "how many cats wake at night"
    ]


def test_a_question_that_leans_on_the_story_takes_along_the_sentence_before_and_no_other_does() -> None:
    first, (alone, in_context) = asked("I wound up Tin-Owl. Can it attack twice? Do cats wake bats in the attack step?")
    assert first == ("Can it attack twice?", "I wound up Tin-Owl. Can it attack twice?")
    assert in_context == alone


def test_a_question_without_content_asks_what_stands_before_it() -> None:
    assert asked("Tin-Owl attacks the cat. My opponent exhausts Tin-Owl. Who is right?") == [
        ("My opponent exhausts Tin-Owl.", "Tin-Owl attacks the cat. My opponent exhausts Tin-Owl.")
    ]


@pytest.mark.parametrize("again", ["Yes or no?", "Is that right?", "What do you think?", "Why?"])
def test_what_was_asked_is_not_asked_again_by_a_question_without_content(again: str) -> None:
    assert len(asked(f"Can a sleeping cat be woken by an owl? {again}")) == 1


@pytest.mark.parametrize("post", ["", "Who is right?", "The owl hoots at the cat.", "?! ..."])
def test_where_no_sentence_asks_for_anything_nothing_is_asked(post: str) -> None:
    assert asked(post) == []


def test_where_nothing_asks_what_is_disputed_does() -> None:
    ((alone, _),) = asked("My owl hoots. My brother claims that hooting owls wake cats. Good night.")
    assert alone == "My brother claims that hooting owls wake cats."


@given(POSTS)
@example("Ob eine Katze schläft\u2029. \x1c. is she (awake?)")
def test_what_any_text_asks_stands_in_it(text: str) -> None:
    for alone, in_context in asked(text):
        assert " ".join(alone.split()) in " ".join(text.split())
        assert letters(alone)
        assert in_context.endswith(alone)
        assert is_within(letters(in_context), letters(text))


@pytest.mark.parametrize(
    ("story", "question"), [("The owl hoots and " * 99, "can it wake cats?"), ("", "can cats " + "mi" * 999 + "aow?")]
)
def test_what_is_too_long_to_search_with_is_cut_to_its_end(story: str, question: str) -> None:
    ((alone, in_context),) = asked(story + question)
    assert 0 < len(alone) <= 420
    assert (story + question).endswith(alone)
    assert in_context == alone


@pytest.mark.parametrize(
    "post",
    ["x. " * 33_333 + "why?", "why? " * 20_000, " " * 100_000 + "a", "so " * 33_333, "e.g. " * 20_000, "- " * 50_000],
)
def test_no_long_post_takes_a_second(post: str) -> None:
    started = time.process_time()
    find_sub_questions(Text(post))
    assert time.process_time() - started < 1
