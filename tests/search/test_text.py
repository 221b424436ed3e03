"""Cleaning a question and cutting texts to tokens: what players type must come through, whatever surrounds it."""

from __future__ import annotations

import time

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from judge.errors import QuestionError
from judge.search.text import MAX_QUESTION, Text, fold_lines, name_words, on_one_line, placed_words, plain, tokens


def clean(question: str) -> str:
    """A question as it is searched."""
    return on_one_line(fold_lines(question))


# -- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("X-Corp", ["x-corp", "corp"]),
        ("x‑corp", ["x-corp", "corp"]),
        ("2.1", ["2.1"]),
        ("+2 ATK", ["+2", "atk"]),
        ("707.9", ["707.9"]),
        ("KO'd", ["ko"]),
        ("KO’d", ["ko"]),
        ("#459", ["#459"]),
        ("601.3e", ["601.3e"]),
        ("601.3E", ["601.3e"]),
        ("-1 DEF", ["-1", "def"]),
        ("−1 DEF", ["-1", "def"]),
        ("19/18", ["19", "18"]),
        ("+2/+3", ["+2", "+3"]),
        ("2-drop", ["2", "drop"]),
        ("[me]", ["me"]),
        ("A.I.M.", ["aim"]),
        ("D'Ken", ["dken"]),
    ],
)
def test_what_the_games_mean_by_signs_dots_and_dashes_stays_in_the_token(text: str, expected: list[str]) -> None:
    assert tokens(text) == expected


@pytest.mark.parametrize("text", ["rule 707.9.", "see 707.9, or", "(707.9)", "707.9?", "is it 707.9"])
def test_punctuation_around_a_rule_number_is_no_part_of_it(text: str) -> None:
    assert "707.9" in tokens(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("attacked", "attacking"),
        ("characters", "character's"),
        ("naïve", "naive"),
        ("Ärger", "ärger"),
        ("KO’d", "ko'ed"),
        ("ﬁght", "fight"),
    ],
)
def test_forms_of_one_word_share_a_token(one: str, other: str) -> None:
    assert tokens(one) == tokens(other)


def test_a_negation_is_a_token_of_its_own() -> None:
    assert tokens("can't") != tokens("can")


def test_tokens_come_in_the_order_of_the_text_and_are_repeated() -> None:
    assert tokens("owl cat owl") == ["owl", "cat", "owl"]


@pytest.mark.parametrize("text", ["", "   ", "?!", "...", "'", "-", "+", "#", "_"])
def test_signs_alone_give_no_tokens(text: str) -> None:
    assert tokens(text) == []


@given(st.text())
def test_tokens_are_never_empty_and_hold_no_space(text: str) -> None:
    assert all(token and not any(c.isspace() for c in token) for token in tokens(text))


@given(st.text(st.characters(codec="ascii")))
def test_tokens_do_not_depend_on_case(text: str) -> None:
    assert tokens(text.upper()) == tokens(text.lower())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Doom-Bot <> Dr. Doom, Cosmic Thief", ["doom", "bot", "dr", "doom", "cosmic", "thief"]),
        ("Cosmic—Surge", ["cosmic", "surge"]),
        ("It’s Rock ‘n’ Roll", ["it", "rock", "n", "roll"]),
        ("Naïve Ärger", ["naive", "arger"]),
    ],
)
def test_the_words_of_a_name_know_neither_signs_nor_accents(text: str, expected: list[str]) -> None:
    assert name_words(text) == expected


def test_letters_that_are_no_letter_with_an_accent_are_as_people_type_them() -> None:
    assert name_words("Szkło powiększające, Øx’s Đ ÆŒÞß") == ["szklo", "powiekszajace", "ox", "d", "aeoethss"]


@given(st.text())
@example("ı")
@example("`﹘")
def test_plain_text_is_free_of_capitals_and_accents_however_often_it_is_made_plain(text: str) -> None:
    once = plain(text)
    assert plain(once.upper()) == plain(once)


# -- cleaning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("can he\x00 attack\x1b[31m\x07?", "can he attack ?"),
        ("can he\tattack\r\nnow?", "can he attack now?"),
        ("can he 😀 attack 👍🏽?", "can he attack ?"),
        ("👨‍👩‍👧 team up?", "team up?"),
        ("can\u200b he\u200d at\u00adtack\ufeff?", "can he attack?"),
        ("\u202ecan he attack?\u202c", "can he attack?"),
        ("ｃａｎ　ｈｅ　ａｔｔａｃｋ？", "can he attack?"),
        ("ﬁnd ½ of ² cards", "find 1⁄2 of 2 cards"),
        ("nai\u0308ve", "naïve"),
        ("KO’d “hidden” X–Men −1", 'KO\'d "hidden" X-Men -1'),
        ("can he\u00a0attack\u2003now\u2028?", "can he attack now ?"),
        ("  can he attack?  ", "can he attack?"),
        ("he\ud800llo", "hello"),
        ("+2 ATK vs. 707.9 #459 [me]", "+2 ATK vs. 707.9 #459 [me]"),
    ],
)
def test_a_question_is_searched_without_what_is_not_text(question: str, expected: str) -> None:
    assert clean(question) == expected


@pytest.mark.parametrize("question", ["", "   ", "\n\t", "?!", "\u200b\ufeff", "😀👍", "\x00\x1b", "...", "\u0301"])
def test_a_question_that_asks_nothing_is_refused_with_an_example_of_one(question: str) -> None:
    with pytest.raises(QuestionError, match=r"the question is empty; .*judge ask"):
        clean(question)


def test_a_question_of_just_the_greatest_length_is_not_cut() -> None:
    question = "Why? " + "a" * (MAX_QUESTION - 5)
    assert clean(question) == question


def test_a_long_post_is_cut_quickly_to_what_it_asks_and_the_sentence_before() -> None:
    story = "My board is full of locations and I draw two cards. "
    asked = "He pays 3 for it. Can a hidden character be attacked?"
    post = (story * 2_000)[:60_000] + " And then. " + asked + " Thanks a lot. " + story * 800
    assert len(post) > 100_000
    started = time.process_time()
    cut = clean(post)
    assert time.process_time() - started < 1
    assert cut == asked


@pytest.mark.parametrize(
    "post",
    [
        "word " * 20_000,
        "a" * 100_000,
        "why? " * 20_000,
        "x. " * 33_333 + "why?",
        "é\u0301" * 50_000,
        "?" * 100_000 + "a",
        "\u200b" * 99_999 + "a",
        "ﷺ" * 20_000,
    ],
)
def test_no_long_post_takes_a_second_or_stays_long(post: str) -> None:
    started = time.process_time()
    cut = clean(post)
    assert time.process_time() - started < 1
    assert 0 < len(cut) <= MAX_QUESTION


def test_the_first_sentence_of_a_long_post_is_kept_where_the_second_asks() -> None:
    assert clean("He pays 3 for it. May he? " + "That was all there is. " * 200) == "He pays 3 for it. May he?"


def test_a_long_post_without_a_question_mark_is_cut_to_its_end() -> None:
    assert clean("Nothing happens here. " * 200 + "Tell me who strikes first").endswith("Tell me who strikes first")


@given(st.text(min_size=1, max_size=40), st.integers(1, 400))
def test_what_is_searched_is_never_longer_than_the_limit(text: str, times: int) -> None:
    try:
        cut = clean(text * times)
    except QuestionError:
        assume(False)
    assert len(cut) <= MAX_QUESTION


@given(st.text(st.characters(codec="latin-1"), max_size=MAX_QUESTION // 4))
def test_a_clean_question_stays_as_it_is(text: str) -> None:
    try:
        once = clean(text)
    except QuestionError:
        assume(False)
    assert clean(once) == once


@given(st.text())
def test_cleaning_either_refuses_or_gives_one_line_with_a_letter_or_digit(text: str) -> None:
    try:
        cleaned = clean(text)
    except QuestionError:
        assume(False)
    assert any(c.isalnum() for c in cleaned)
    assert cleaned.splitlines() == [cleaned]


# -- a text and its forms ---------------------------------------------------------------------------------------------


@given(st.text())
def test_a_text_has_the_forms_that_its_words_are_compared_in_and_makes_each_once(raw: str) -> None:
    text = Text(raw)
    forms = (text.plain, list(text.tokens), list(text.words), list(text.placed_words))
    assert forms == (plain(raw), tokens(raw), name_words(raw), placed_words(plain(raw)))
    assert (text.plain, text.tokens, text.words, text.placed_words) == (
        Text(raw).plain,
        *(tuple(form) for form in forms[1:]),
    )
    assert text.plain is text.plain
    assert text.tokens is text.tokens
    assert text.placed_words is text.placed_words


@given(st.text())
@example("\uff40 \ufe31 e\u200d\u0301")
def test_what_was_folded_stays_as_it_is_when_it_is_folded_again(question: str) -> None:
    once = fold_lines(question)
    assert fold_lines(once) == once


@given(st.text(min_size=1))
def test_a_question_on_one_line_is_its_lines_joined(question: str) -> None:
    lines = fold_lines(question)
    assume(0 < len(lines) <= MAX_QUESTION and any(c.isalnum() for c in lines))
    assert on_one_line(lines).split() == lines.split()
