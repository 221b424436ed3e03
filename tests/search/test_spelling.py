"""Phone typing repaired: what is surely meant is put right, what may be meant as it stands is left alone."""

from __future__ import annotations

import random
import string
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from judge.indexing.arrays import spelling_arrays
from judge.indexing.vocabulary import vocabulary
from judge.search.spelling import LONG, Speller, words_to_check
from judge.store.arrays import NAMES, WORD_ENDS, WORD_TEXT, Arrays, write_arrays
from judge.store.locations import shipped
from judge.store.ruling_table import RulingStore
from judge.store.spelling_table import words_near

WORDS = ["attack", "breakthrough", "character", "exhaust", "healer", "hidden", "reservist", "shift", "team", "stun"]


def a_speller(words: list[str], loads: list[int] | None = None) -> Speller:
    """A speller of these words that notes in ``loads`` how many words it loaded, each time it did."""

    def near(_word: str, _slips: int) -> list[str]:
        if loads is not None:
            loads.append(len(words))
        return words

    return Speller(frozenset(words).__contains__, near)


@pytest.fixture
def speller() -> Speller:
    return a_speller(WORDS)


@pytest.fixture(scope="module")
def shipped_words() -> list[str]:
    """The words that the shipped rulings use."""
    arrays = RulingStore(shipped("index")).arrays
    ends = np.frombuffer(arrays[WORD_ENDS], "<u4").tolist()
    text = bytes(arrays[WORD_TEXT])
    return [text[start:end].decode() for start, end in pairwise(ends)]


@pytest.fixture(scope="module")
def shipped_speller() -> Speller:
    store = RulingStore(shipped("index"))
    return Speller(store.is_word, store.words_near)


# -- what is repaired -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("helaer", "healer"),
        ("brekthrough", "breakthrough"),
        ("breaktrhough", "breakthrough"),
        ("brakthruogh", "breakthrough"),
        ("hiden", "hidden"),
        ("charcater", "character"),
        ("shfit", "shift"),
        ("ttack", "attack"),
        ("tean", "team"),
    ],
)
def test_a_slip_is_repaired_and_the_word_as_typed_is_told(speller: Speller, typed: str, meant: str) -> None:
    assert speller.repair(f"has he {typed} now?") == (f"has he {meant} now?", {meant: typed})


@pytest.mark.parametrize(
    ("typed", "meant"), [("helaer", "healer"), ("brekthrough", "breakthrough"), ("reservsit", "reservist")]
)
def test_the_shipped_vocabulary_repairs_the_words_of_the_games(
    shipped_speller: Speller, typed: str, meant: str
) -> None:
    assert shipped_speller.repair(f"can he use {typed}") == (f"can he use {meant}", {meant: typed})


def test_what_was_typed_is_told_in_small_letters(speller: Speller) -> None:
    assert speller.repair("HELAER") == ("healer", {"healer": "helaer"})


def test_every_misspelt_word_of_a_question_is_repaired(speller: Speller) -> None:
    repaired, originals = speller.repair("teh healer's hiden, his brekthrough isnt")
    assert repaired == "teh healer's hidden, his breakthrough isnt"
    assert originals == {"hidden": "hiden", "breakthrough": "brekthrough"}


def test_the_nearer_of_two_words_is_taken() -> None:
    near = a_speller(["character", "charactery"])
    assert near.repair("charaxter")[0] == "character"
    assert near.repair("charaxtery")[0] == "charactery"


def test_a_word_with_the_typed_first_letter_goes_before_another_as_near() -> None:
    assert a_speller(["facts", "packs"]).repair("pacts")[0] == "packs"


# -- what is left alone -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "healer",
        "the Healer is HIDDEN",
        "stn tem",  # three letters: too short to tell
        "stxx",  # two slips in a short word
        "hexxer",
        "wholly unlike zebras",
        "4077 601.3e 2.1 #459 +2",
        "707",
        "",
        "?!",
    ],
)
def test_known_words_numbers_and_words_far_from_any_are_left_alone(speller: Speller, text: str) -> None:
    assert speller.repair(text) == (text, {})


def test_accents_and_case_do_not_make_a_known_word_misspelt(speller: Speller) -> None:
    assert speller.repair("Héaler ÄTTACK") == ("Héaler ÄTTACK", {})


def test_a_short_word_with_another_first_letter_is_left_alone(speller: Speller) -> None:
    assert speller.repair("seam beam") == ("seam beam", {})


@pytest.mark.parametrize("text", ["601.3e CS 75 2.1", "Can a hidden character be attacked?", "+2 ATK #459"])
def test_the_shipped_vocabulary_leaves_a_well_spelt_question_alone(shipped_speller: Speller, text: str) -> None:
    assert shipped_speller.repair(text) == (text, {})


@given(st.lists(st.sampled_from(WORDS)), st.sampled_from([" ", ", ", "-", " 12 ", "? "]))
def test_a_text_of_known_words_is_its_own_repair(words: list[str], gap: str) -> None:
    text = gap.join(words)
    assert a_speller(WORDS).repair(text) == (text, {})


@given(st.text("aehlrdikstn -1"))
def test_only_words_are_ever_replaced_and_only_by_known_ones(text: str) -> None:
    repaired, originals = a_speller(WORDS).repair(text)
    assert set(originals) <= set(WORDS)
    assert a_speller(WORDS).repair(repaired) == (repaired, {})


def test_a_name_amid_a_sentence_is_a_slip_in_a_name_or_the_name_of_something_else() -> None:
    known = ["healer", "murder", "power", "what", "does", "with", "they"]
    speller = Speller(frozenset(known).__contains__, lambda *_: known, {"healer"}.__contains__)
    assert speller.repair("What does my Helaer do with Moulder?") == (
        "What does my healer do with Moulder?",
        {"healer": "helaer"},
    )
    assert (
        speller.repair("What does they with. Moulder!")[0] == "What does they with. murder!"
    )  # any sentence's first word has one
    assert (
        speller.repair("What Powre Has Moulder")[0] == "What power Has murder"
    )  # who writes every word so tells nothing by it
    assert a_speller(known).repair("what does Moulder")[0] == "what does murder"  # where names are not known


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("replayed", "replayed"),  # re- and a word, no "replaced"
        ("undefended", "undefended"),
        ("thrower", "thrower"),  # a word and -er, no "thrones"
        ("helms", "helms"),
        ("puting", "putting"),  # made of the same word as what is meant
        ("replcaed", "replaced"),
    ],
)
def test_a_word_made_of_a_known_one_is_meant_as_it_stands(typed: str, meant: str) -> None:
    everyday = {"played", "defended", "throw", "helm"}
    ours = ["replaced", "undefined", "thrones", "helps", "putting", "put"]
    assert Speller(everyday.union(ours).__contains__, lambda *_: ours).repair(typed)[0] == meant


# -- the vocabulary ---------------------------------------------------------------------------------------------------


def test_words_are_looked_up_for_no_known_word_and_once_for_each_other() -> None:
    loads: list[int] = []
    speller = a_speller(WORDS, loads)
    speller.repair("hidden character")
    assert loads == []
    speller.repair("helaer hiden")
    speller.repair("helaer brekthrough")
    assert loads == [len(WORDS)] * 3  # helaer, hiden and brekthrough


def test_every_word_within_two_slips_of_a_long_word_and_one_of_a_short_one_is_looked_up(
    tmp_path: Path, shipped_words: list[str]
) -> None:
    chance = random.Random(19)
    words = sorted(chance.sample(shipped_words, 600), key=str.encode)
    write_arrays(
        tmp_path / "arrays", dict.fromkeys(NAMES, b"") | {n: bytes(a) for n, a in spelling_arrays(words).items()}
    )
    arrays = Arrays(tmp_path / "arrays")
    for _ in range(400):
        typed = chance.choice(words)
        for _ in range(chance.randrange(3)):
            at, letter = chance.randrange(len(typed)), chance.choice(string.ascii_lowercase)
            swapped = typed[at : at + 2][::-1]
            typed = (
                typed[:at]
                + chance.choice(["", letter, letter + typed[at], swapped])
                + typed[at + chance.choice([1, 2]) :]
            )
        if len(typed) < 4:  # which is too short to be repaired
            continue
        slips = 1 if len(typed) < LONG else 2
        near = [word for word in words if OSA.distance(typed, word) <= slips]
        found = words_near(arrays, typed, slips)
        assert found == sorted(found, key=str.encode)
        assert set(near) <= set(found), typed


def test_every_word_of_the_rulings_counts_and_a_word_of_questions_from_three_entries_on() -> None:
    assert vocabulary(["owl"], {"teh": 1, "tehm": 2, "guys": 3, "dudes": 9}) == ["dudes", "guys", "owl"]


def test_spelling_looks_at_words_of_four_letters_or_more_in_plain_form() -> None:
    assert words_to_check("The Naïve Healer's 4077 X-Corp 601.3e owl") == {"naive", "healer", "corp"}
