"""The Python API: what a question, an id, a section, a card's name and a date bring back, and what they may never do."""

from __future__ import annotations

import contextlib
import datetime as dt
import doctest
import json
import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import judge as package
from judge import Judge, JudgeError
from judge.answers import Answer, CardView, RulingView, Supersession
from judge.errors import AmbiguousError, IndexStoreError, NotFoundError, QuestionError
from judge.harmless import typed
from judge.indexing.build import build_index
from judge.rulings.dates import parse_date_range
from judge.rulings.model import GAMES, Corpus
from judge.store.locations import shipped
from tests.helpers.documents import RULES, front, write
from tests.helpers.effort import examples
from tests.helpers.sources import catalog, needs_sources

HIDDEN = "can a hidden character be attacked?"
BREAD = "how do I bake bread"
OLD_HOUR = "marvel-knights/witching-hour"
NEW_HOUR = "heralds-of-galactus/3.2-errata-to-witching-hour"
WEEK_BEFORE, CHANGE = dt.date(2006, 9, 16), dt.date(2006, 9, 23)

MOON = f"""{front("moon", "Moon FAQ", published="2001-01-01")}{RULES}### Rockets

1. A rocket launched from the visible area flies over every defender.

### Rockets, second printing

1. A rocket launched from the visible area flies over one defender.

- supersedes: moon/rockets from 2002-01-01

### Craters

1. A crater holds one character.
2. A crater holds any number of locations.

### Crater rim

1. A crater holds no location at all.

- supersedes: moon/craters#2 from 2004-01-01
"""


@pytest.fixture(scope="module")
def asked(corpus: Corpus) -> list[str]:
    """Questions of people, some for each entry, and questions that no ruling answers."""
    return [question.text for question in corpus.asked[::23]] + [BREAD, "who won in 1999", "what is the best pizza"]


@pytest.fixture(scope="module")
def words(asked: list[str]) -> list[str]:
    return sorted({word for text in asked for word in text.split() if any(c.isalnum() for c in word)})


@pytest.fixture(scope="module")
def about_the_hour(corpus: Corpus) -> list[str]:
    """What people ask about Witching Hour, whose text was replaced on 2006-09-23."""
    return [question.text for question in corpus.asked if question.id in (OLD_HOUR, NEW_HOUR)]


@pytest.fixture(scope="module")
def moon(tmp_path_factory: pytest.TempPathFactory) -> Judge:
    """A judge over a small corpus in which an entry and a point of another are replaced."""
    folder = tmp_path_factory.mktemp("moon")
    build_index([write(folder / "corpus", {"vs-system/moon.md": MOON})], folder / "index", shipped("index") / "encoder")
    return Judge.open(folder / "index", folder / "corpus")


def a_question(data: st.DataObject, asked: list[str], words: list[str]) -> str:
    """A question as asked, or words of questions in any order and number."""
    return data.draw(
        st.sampled_from(asked) | st.lists(st.sampled_from(words), min_size=1, max_size=12).map(" ".join), "question"
    )


def ids(views: tuple[RulingView, ...]) -> list[str]:
    return [view.id for view in views]


# -- asking -----------------------------------------------------------------------------------------------------------


def test_the_example_of_the_package_holds() -> None:
    found = doctest.testmod(package)
    assert found.attempted >= 2
    assert found.failed == 0


@examples(60)
@given(data=st.data(), k=st.integers(1, 12))
def test_answers_are_distinct_rulings_best_first_as_many_as_asked_for_also_when_abstained(
    data: st.DataObject, k: int, judge: Judge, asked: list[str], words: list[str]
) -> None:
    answer = judge.ask(a_question(data, asked, words), k=k)
    assert len(answer.answers) == len(set(ids(answer.answers))) == k
    assert all(first.score >= second.score for first, second in pairwise(answer.answers))
    assert all(1 <= view.point <= len(view.points) for view in answer.answers)
    assert 0 <= answer.confidence <= 1
    assert (answer.status, answer.reason is None) in (("answered", True), ("abstained", False))


@examples(30)
@given(data=st.data())
def test_a_smaller_k_is_the_beginning_of_a_larger_one(
    data: st.DataObject, judge: Judge, asked: list[str], words: list[str]
) -> None:
    question = a_question(data, asked, words)
    assert judge.ask(question, k=2).answers == judge.ask(question, k=7).answers[:2]


def test_a_question_that_a_ruling_answers_is_answered_by_the_point_that_does(judge: Judge, corpus: Corpus) -> None:
    answers = [(question, judge.ask(question.text)) for question in corpus.asked[::97]]
    sure = [(question, answer.answers[0]) for question, answer in answers if answer.status == "answered"]
    right = [question for question, first in sure if (question.id, question.point) == (first.id, first.point)]
    # These questions are in the index: nearly every one must lead to where it stands.
    assert len(sure) >= 0.8 * len(answers)
    assert len(right) >= 0.95 * len(sure)


def test_what_no_ruling_answers_is_refused_with_a_reason_and_the_nearest_rulings(judge: Judge) -> None:
    answer = judge.ask(BREAD)
    assert answer.status == "abstained"
    assert answer.reason
    assert len(answer.answers) == 5


def test_the_same_question_has_the_same_answer_from_another_judge(judge: Judge, asked: list[str]) -> None:
    other = Judge.open()
    assert [judge.ask(question) for question in asked[:12]] == [other.ask(question) for question in asked[:12]]


def test_the_answer_repeats_the_question_as_it_was_asked(judge: Judge) -> None:
    question = "  Can a\thidden “character” be attacked 😀 ?"
    assert judge.ask(question).question == question


@pytest.mark.parametrize(
    "noisy",
    [
        "can a \x00\x07hidden\x7f character be attacked?\x1b",
        "can a hidden character 😀 be attacked? 🙏🏽",
        "\r\ncan\ta hidden\u00a0character be\u2003attacked?\u2028\r\n",
        "\ufeffcan a hid\u200bden char\u00adacter be attacked?",
        "ｃａｎ ａ ｈｉｄｄｅｎ ｃｈａｒａｃｔｅｒ ｂｅ ａｔｔａｃｋｅｄ？",
    ],
    ids=["control characters", "emoji", "other white space", "invisible characters", "full width"],
)
def test_what_is_no_text_in_a_question_changes_nothing_of_the_answer(judge: Judge, noisy: str) -> None:
    plain, found = judge.ask(HIDDEN), judge.ask(noisy)
    assert (found.answers, found.confidence) == (plain.answers, plain.confidence)


@examples(150)
@given(text=st.text(max_size=300))
@example(text="\x9bA")
def test_any_text_is_a_question_that_is_answered_or_refused_in_one_clear_error(judge: Judge, text: str) -> None:
    # "\x9bA" tells a terminal to go up a line: it asks nothing.
    if any(c.isalnum() for c in unicodedata.normalize("NFKC", typed(text))):
        answer = judge.ask(text)
        assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer
    else:
        with pytest.raises(QuestionError, match="the question is empty; "):
            judge.ask(text)


@pytest.mark.parametrize("question", ["", " \n\t ", "?!... --", "😀🎲", "\u200b\u200b"])
def test_what_asks_nothing_is_an_error(judge: Judge, question: str) -> None:
    with pytest.raises(QuestionError, match="the question is empty"):
        judge.ask(question)


@pytest.mark.parametrize("k", [0, -1])
def test_fewer_than_one_answer_can_not_be_asked_for(judge: Judge, k: int) -> None:
    with pytest.raises(JudgeError, match=f"k is {k}"):
        judge.ask(HIDDEN, k=k)


@pytest.mark.parametrize("game", GAMES)
def test_only_rulings_of_the_game_asked_for_answer(judge: Judge, asked: list[str], game: str) -> None:
    for question in asked[::20]:
        assert {view.game for view in judge.ask(question, game=game).answers} == {game}


def test_only_rulings_of_the_document_asked_for_answer_and_what_replaces_them(judge: Judge, asked: list[str]) -> None:
    for row in judge.status().documents:
        for question in asked[::40]:
            views = judge.ask(question, doc=row.id, k=50).answers
            newer = {view.superseded_by.id for view in views if view.superseded_by}
            assert {view.doc for view in views if view.id not in newer} == {row.id}


def test_a_game_and_a_document_of_another_leave_nothing_to_answer(judge: Judge) -> None:
    answer = judge.ask(HIDDEN, game="vs-remix", doc="x-men")
    assert (answer.status, answer.confidence, answer.answers) == ("abstained", 0, ())
    assert answer.reason


@pytest.mark.parametrize(
    ("filters", "message"),
    [
        ({"game": "vs-sistem"}, "no game 'vs-sistem'; nearest: vs-system"),
        ({"game": "chess"}, "no game 'chess'; nearest: .*vs-system.*"),
        ({"doc": "x-man"}, "no document 'x-man'; nearest: x-men"),
        ({"as_of": "2006-02-30"}, "'2006-02-30' is not a date; write it like 2006-09-23"),
        ({"as_of": ""}, "'' is not a date"),
    ],
)
def test_wrong_filters_are_errors_that_say_what_is_right_before_and_while_asking(
    judge: Judge, filters: dict[str, str], message: str
) -> None:
    with pytest.raises(JudgeError, match=message):
        judge.check_filters(**filters)
    with pytest.raises(JudgeError, match=message):
        judge.ask(HIDDEN, **filters)  # type: ignore[arg-type]


def test_a_card_named_in_full_is_resolved_to_its_entry(judge: Judge, corpus: Corpus) -> None:
    cards = [ruling for ruling in corpus.rulings if ruling.kind == "card"]
    assert len(cards) > 100
    for ruling in cards[::7]:
        resolved = judge.ask(f"may {ruling.title} attack").resolved
        assert (ruling.title, "card", ruling.id) in [(item.name, item.kind, item.id) for item in resolved]


def test_a_section_in_a_question_is_resolved_to_the_rule(judge: Judge) -> None:
    resolved = judge.ask("does 601.3e let me attack it").resolved
    assert ("section", "marvel-knights/601.3e") in [(item.kind, item.id) for item in resolved]


# -- dates ------------------------------------------------------------------------------------------------------------


def test_before_its_errata_witching_hour_answers_from_the_old_ruling_with_a_notice_of_the_new(
    judge: Judge, corpus: Corpus
) -> None:
    questions = [question.text for question in corpus.asked if question.id == OLD_HOUR]
    answers = [judge.ask(question, as_of="2006-09-10") for question in questions]
    first = [answer for answer in answers if answer.answers[0].id == OLD_HOUR]
    assert len(first) >= 0.8 * len(answers)
    assert "answered" in [answer.status for answer in first]
    for answer in first:
        assert NEW_HOUR in (answer.notice or "")
        assert "2006-09-23" in (answer.notice or "")
        assert answer.answers[0].superseded_by is None


def test_before_its_errata_are_in_force_a_question_for_them_is_not_answered_by_them(
    judge: Judge, about_the_hour: list[str]
) -> None:
    for question in about_the_hour[::3]:
        answer = judge.ask(question, as_of=WEEK_BEFORE, k=50)
        assert NEW_HOUR not in ids(answer.answers)


@examples(60)
@given(data=st.data(), day=st.dates(CHANGE, dt.date(2040, 1, 1)), k=st.integers(1, 50))
def test_a_replaced_ruling_never_stands_above_what_replaces_it(
    data: st.DataObject, day: dt.date, k: int, judge: Judge, about_the_hour: list[str], asked: list[str]
) -> None:
    question = data.draw(st.sampled_from(about_the_hour) | st.sampled_from(asked), "question")
    views = judge.ask(question, as_of=day, k=k).answers
    places = {view.id: place for place, view in enumerate(views)}
    for view in views:
        if view.superseded_by:
            assert places[view.superseded_by.id] < places[view.id]
    if OLD_HOUR in places:
        assert views[places[OLD_HOUR]].superseded_by == Supersession(NEW_HOUR, "2006-09-23")
        assert views[places[NEW_HOUR]].supersedes == (Supersession(OLD_HOUR, "2006-09-23"),)


def test_questions_on_witching_hour_do_meet_the_replaced_ruling(judge: Judge, about_the_hour: list[str]) -> None:
    met = [question for question in about_the_hour[::2] if OLD_HOUR in ids(judge.ask(question).answers)]
    assert len(met) > 10


@examples(60)
@given(data=st.data(), day=st.dates(dt.date(2003, 1, 1), dt.date(2026, 1, 1)))
def test_no_answer_takes_effect_only_after_the_day_asked_for(
    data: st.DataObject, day: dt.date, judge: Judge, asked: list[str], words: list[str]
) -> None:
    answer = judge.ask(a_question(data, asked, words), as_of=day, k=20)
    assert all(parse_date_range(view.in_force).earliest <= day for view in answer.answers)


def test_before_every_ruling_nothing_answers_and_the_notice_says_when_one_will(judge: Judge) -> None:
    answer = judge.ask("what does the reservist keyword do", game="vs-remix", as_of="2010")
    assert (answer.status, answer.answers) == ("abstained", ())
    assert answer.reason
    assert "remix-glossary/reservist is not yet in force on 2010-12-31" in (answer.notice or "")


def test_a_ruling_whose_date_is_vague_answers_within_the_range_but_says_so(judge: Judge) -> None:
    answer = judge.ask("what does the reservist keyword do", game="vs-remix", as_of="2022-12-15")
    assert answer.answers[0].id == "remix-glossary/reservist"
    assert "may not have been in force" in (answer.notice or "")
    assert "Winter 2023" in (answer.notice or "")


@pytest.mark.parametrize(
    ("given", "same"), [("2006-09-23", CHANGE), ("2006-09", dt.date(2006, 9, 30)), ("2006", dt.date(2006, 12, 31))]
)
def test_a_day_may_be_text_and_a_month_or_year_means_its_last_day(
    judge: Judge, about_the_hour: list[str], given: str, same: dt.date
) -> None:
    assert judge.ask(about_the_hour[0], as_of=given) == judge.ask(about_the_hour[0], as_of=same)


def test_without_a_date_the_rules_of_today_hold(judge: Judge, about_the_hour: list[str]) -> None:
    assert judge.ask(about_the_hour[0]) == judge.ask(about_the_hour[0], as_of=dt.date.today())


def test_a_replaced_entry_stands_right_below_the_new_one_and_names_it(moon: Judge) -> None:
    question = "does a rocket from the visible area fly over every defender"
    assert moon.ask(question, as_of="2001-06-01").answers[0].id == "moon/rockets"
    first, second = moon.ask(question, as_of="2002-01-01").answers[:2]
    assert (first.id, second.id) == ("moon/rockets-second-printing", "moon/rockets")
    assert (first.superseded_by, second.superseded_by) == (
        None,
        Supersession("moon/rockets-second-printing", "2002-01-01"),
    )


def test_a_point_that_was_replaced_alone_names_what_replaces_it(moon: Judge) -> None:
    before, after = moon.show("moon/craters", as_of="2003-12-31"), moon.show("moon/craters", as_of="2004-01-01")
    assert [point.superseded_by for point in before.points] == [None, None]
    assert [point.superseded_by for point in after.points] == [None, "moon/crater-rim"]
    assert after.superseded_by is None
    assert moon.show("moon/crater-rim").supersedes == (Supersession("moon/craters#2", "2004-01-01"),)


def test_a_ruling_is_in_force_from_the_day_on_which_it_replaces_another(moon: Judge) -> None:
    assert moon.show("moon/rockets-second-printing").in_force == "2002-01-01"
    assert moon.show("moon/rockets").in_force == "2001-01-01"


# -- entries by id ----------------------------------------------------------------------------------------------------


def test_every_entry_of_the_corpus_is_shown_whole_by_its_id(judge: Judge, corpus: Corpus) -> None:
    headings = [
        line
        for file in shipped("corpus").glob("*/*.md")
        if not file.name.endswith(".asked.md")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("### ")
    ]
    assert len(corpus.rulings) == len(headings)
    for ruling in corpus.rulings:
        view = judge.show(ruling.id)
        assert (view.id, view.title, view.kind, view.game, view.doc, view.section, view.facts, view.mentions) == (
            ruling.id,
            ruling.title,
            ruling.kind,
            ruling.game,
            ruling.doc,
            ruling.section,
            ruling.facts,
            ruling.mentions,
        )
        assert [(p.n, p.text, p.examples, p.notes) for p in view.points] == [
            (p.n, p.text, p.examples, p.notes) for p in ruling.points
        ]
        assert view.point == 0


@needs_sources
def test_every_entry_of_the_catalog_is_shown(judge: Judge) -> None:
    rows = catalog()
    assert rows
    assert [judge.show(row["id"]).id for row in rows] == [row["id"] for row in rows]


def test_power_text_is_told_old_from_new(judge: Judge, corpus: Corpus) -> None:
    for ruling in corpus.rulings:
        view = judge.show(ruling.id)
        texts = {
            label: [li for p in ruling.powers if p.label == label for li in p.lines] for label in ("", "new", "old")
        }
        assert [*view.power] == texts[""] + texts["new"]
        assert [*view.old_power] == texts["old"]


@examples(60)
@given(data=st.data())
def test_every_point_can_be_shown_and_none_beyond_the_last(data: st.DataObject, judge: Judge, corpus: Corpus) -> None:
    ruling = data.draw(st.sampled_from(corpus.rulings))
    count = len(ruling.points)
    assert judge.show(f"{ruling.id}#{data.draw(st.integers(1, count))}").points[-1].n == count
    assert judge.show(f" {ruling.id}#{count} ").point == count
    with pytest.raises(NotFoundError, match=f"has no point {count + 1}; nearest: .*#{count}$"):
        judge.show(f"{ruling.id}#{count + 1}")


def test_the_nearest_ids_are_offered_for_one_that_does_not_exist(judge: Judge) -> None:
    with pytest.raises(NotFoundError) as caught:
        judge.show("marvel-knights/witching-our")
    assert caught.value.nearest[0] == OLD_HOUR


def test_neighbours_lead_through_each_document_and_not_beyond(judge: Judge) -> None:
    for document in judge.status().documents:
        chain = [entry.id for entry in judge.entries(doc=document.id)]
        around = [judge.neighbours(entry) for entry in chain]
        assert [before for before, _ in around] == [None, *chain[:-1]]
        assert [after for _, after in around] == [*chain[1:], None]


# -- sections ---------------------------------------------------------------------------------------------------------


def test_every_section_leads_to_all_entries_that_bear_it(judge: Judge, corpus: Corpus) -> None:
    borne = [ruling for ruling in corpus.rulings if ruling.section]
    for section in dict.fromkeys(ruling.section for ruling in borne):
        assert section is not None
        bearers = [ruling.id for ruling in borne if ruling.section == section]
        assert ids(judge.rule(section)) == bearers


def test_a_section_of_several_documents_is_found_in_one_when_it_is_named(judge: Judge) -> None:
    assert {view.doc for view in judge.rule("2.1")} == {"heralds-of-galactus", "x-men"}
    assert {view.doc for view in judge.rule("2.1", doc="x-men")} == {"x-men"}
    assert {view.game for view in judge.rule("2.1", game="vs-system")} == {"vs-system"}


@pytest.mark.parametrize(
    ("one", "other"),
    [("p. 12", "page 12"), ("p. 12", "P12"), ("601.3e", " 601.3E "), ("CS 75", "cs75"), ("2.1", "2.1.")],
)
def test_a_section_is_found_however_it_is_written(judge: Judge, one: str, other: str) -> None:
    assert judge.rule(one) == judge.rule(other)


def test_the_nearest_sections_are_offered_for_one_that_does_not_exist(judge: Judge) -> None:
    with pytest.raises(NotFoundError, match=r"no such rule: '601\.3x'; nearest: ") as caught:
        judge.rule("601.3x")
    assert "601.3e" in caught.value.nearest


# -- cards ------------------------------------------------------------------------------------------------------------


def test_every_card_is_found_by_its_whole_name_with_its_own_entries(judge: Judge, corpus: Corpus) -> None:
    cards = [ruling for ruling in corpus.rulings if ruling.kind == "card"]
    for ruling in cards:
        view = judge.card(ruling.title)
        assert view.name == ruling.title
        assert ruling.id in ids(view.entries)


def test_every_card_that_rulings_only_name_is_found_with_those_rulings(judge: Judge, corpus: Corpus) -> None:
    titles = {ruling.title for ruling in corpus.rulings}
    heads = {form for title in titles for form in title.partition(", ")[0].split(" <> ")}  # "Dr. Doom": cards bear it
    named = [(n, r.id) for r in corpus.rulings for n in r.mentions if n not in titles | heads]
    assert len(named) > 100
    for name, ruling in named[::4]:
        view = judge.card(name)
        assert view.name == name
        assert ruling in ids(view.named_in)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("alaris", "Alaris, The Outgoing One"),
        ("ALARIS THE OUTGOING ONE", "Alaris, The Outgoing One"),
        ("galen kor", "Admiral Galen Kor, Lunatic Legion"),
        ("doombot corps", "Doom-Bot Corps, Army"),
        ("witchin hour", "Witching Hour"),
    ],
    ids=["without version", "without comma, in capitals", "a part", "glued", "misspelt"],
)
def test_a_card_is_found_shortened_or_misspelt(judge: Judge, name: str, card: str) -> None:
    assert judge.card(name).name == card


def test_a_card_shows_its_errata_before_the_entry_that_they_replace(judge: Judge) -> None:
    view = judge.card("Witching Hour")
    assert ids(view.entries) == [NEW_HOUR, OLD_HOUR]
    assert view.entries[1].superseded_by == Supersession(NEW_HOUR, "2006-09-23")


def test_no_ruling_stands_in_two_lists_of_a_card(judge: Judge, corpus: Corpus) -> None:
    for ruling in [ruling for ruling in corpus.rulings if ruling.kind == "card"][::5]:
        view = judge.card(ruling.title)
        found = [*ids(view.entries), *ids(view.named_in), *ids(view.general_rules)]
        assert len(found) == len(set(found))
        assert {general.kind for general in view.general_rules}.isdisjoint({"card"})


def test_all_cards_of_an_ambiguous_name_are_listed(judge: Judge) -> None:
    with pytest.raises(AmbiguousError) as caught:
        judge.card("wolverine")
    assert set(caught.value.candidates) == {"Wolverine, Skrunucklehead", "Wolverine, The Best at What He Does"}
    assert all(name in str(caught.value) for name in caught.value.candidates)
    assert all(judge.card(name).name == name for name in caught.value.candidates)


def test_a_card_of_another_game_is_not_found(judge: Judge) -> None:
    with pytest.raises(NotFoundError, match="no card 'alaris'"):
        judge.card("alaris", game="warhammer-invasion")


@examples(60)
@given(text=st.text(max_size=60))
def test_any_text_can_be_looked_up_and_breaks_nothing(judge: Judge, text: str) -> None:
    for look in (judge.card, judge.show, judge.rule):
        with contextlib.suppress(JudgeError):  # and nothing else
            found = look(text)
            assert found


# -- what there is ----------------------------------------------------------------------------------------------------


def test_the_entries_are_those_of_the_corpus_in_its_order_the_rulings_before_the_base_rules(
    judge: Judge, corpus: Corpus
) -> None:
    rulings = sorted(corpus.rulings, key=lambda ruling: ruling.is_base_rule)
    assert [(row.id, row.title, row.section, row.points) for row in judge.entries()] == [
        (ruling.id, ruling.title, ruling.section, len(ruling.points)) for ruling in rulings
    ]


def test_the_entries_of_all_games_are_all_entries(judge: Judge) -> None:
    by_game = [row for game in dict.fromkeys(row.game for row in judge.entries()) for row in judge.entries(game=game)]
    assert sorted(by_game, key=lambda row: row.certainty is not None) == [*judge.entries()]
    assert judge.entries(game="vs-remix", doc="x-men") == ()


def test_the_status_counts_what_the_entries_hold(judge: Judge, corpus: Corpus) -> None:
    status = judge.status()
    rulings = [ruling for ruling in corpus.rulings if not ruling.is_base_rule]
    assert (status.entries, status.points) == (len(rulings), sum(len(r.points) for r in rulings))
    assert status.base_rules == len(corpus.rulings) - len(rulings) > 0
    assert sum(row.entries - row.base_rules for row in status.documents) == status.entries
    assert sum(row.points for row in status.documents if not row.base_rules) == status.points
    uncertain = [ruling for ruling in corpus.rulings if ruling.certainty == "uncertain"]
    assert sum(row.uncertain for row in status.documents) == status.base_rules_uncertain == len(uncertain) > 0
    assert [row.id for row in status.documents] == [document.id for document in corpus.documents]
    assert status.index_matches_corpus is True
    assert status.version == package.__version__


# -- opening ----------------------------------------------------------------------------------------------------------


def test_a_folder_without_an_index_is_an_error_that_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(IndexStoreError, match=r"no index at .*; run 'judge build") as caught:
        Judge.open(tmp_path)
    assert str(tmp_path) in str(caught.value)


def test_an_index_of_another_corpus_is_not_opened(tmp_path: Path) -> None:
    write(tmp_path, {"vs-system/moon.md": MOON})
    with pytest.raises(IndexStoreError, match=r"another corpus.*run 'judge build"):
        Judge.open(corpus=tmp_path)


def test_the_package_offers_the_judge_and_its_errors_and_nothing_that_is_not_there() -> None:
    assert issubclass(NotFoundError, package.JudgeError)
    with pytest.raises(AttributeError, match="has no attribute 'Jury'"):
        package.Jury  # noqa: B018


# -- the values that come back ----------------------------------------------------------------------------------------


def some_values(judge: Judge) -> Iterator[msgspec.Struct]:
    yield judge.ask(HIDDEN)
    yield judge.ask(BREAD)
    yield judge.ask(HIDDEN, as_of="2001")
    yield judge.show(NEW_HOUR)
    yield judge.card("Witching Hour")
    yield judge.status()
    yield judge.entries()[0]


def test_what_comes_back_survives_json(judge: Judge) -> None:
    for value in some_values(judge):
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


def test_what_comes_back_can_not_be_changed(judge: Judge) -> None:
    for value in some_values(judge):
        with pytest.raises(AttributeError):
            setattr(value, value.__struct_fields__[0], "other")


def test_the_date_of_a_replacement_is_called_from_in_json(judge: Judge) -> None:
    view = json.loads(msgspec.json.encode(judge.show(OLD_HOUR)))
    assert view["superseded_by"] == {"id": NEW_HOUR, "from": "2006-09-23"}


def test_names_of_cards_in_json_are_readable_not_escaped(judge: Judge) -> None:
    written = msgspec.json.encode(judge.card("Rip Dere ’Eads Off!")).decode()
    assert re.search(r'"name":"Rip Dere ’Eads Off!"', written)
    assert msgspec.json.decode(written, type=CardView).name == "Rip Dere ’Eads Off!"
