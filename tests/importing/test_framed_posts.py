"""Discussions that were saved as text: posts are told by what the page prints round each of them."""

from __future__ import annotations

import pytest

from judge.importing.parting.doubts import doubts_of_messages
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import split_lines

ASKED = [
    ("Ana Holm", "May a lamp be lit in fog?", "It may, at its keeper's own pier."),
    ("Ben", "Who draws first?", "The player with the fewest boats.\n\nAfter a tie the youngest does."),
    ("Carla W.", "Does the ferry count as a boat?", "No."),
    ("Dora", "May I pass twice in one turn?", "Yes, and as often as you like."),
    ("Emil", "What is a pier?", "The card that a boat is tied to."),
]
LEVELS = "level 1\n{who}\nOP\n·\n{n} days ago\n\n{asked}\n\n{told}\n\n{votes}\n\nVote\nReply\nShare\n\n"
SHORT = "{who} · {n}h\n{asked}\n{told}\n{votes} likes\nReply\n\n"
DATED = "{who}\n@user{n}\nOct {n}, 2021\n\n{asked}\n\n{told}\n\n{votes}\nReply\nQuote\n\n"
GERMAN = "{who}\nvor {n} Tagen\n{asked}\n{told}\nGefällt mir ({votes})\nAntworten\n\n"
FORMS = [LEVELS, SHORT, DATED, GERMAN]


def saved(form: str, *, is_one: bool = False, is_asked: bool = True) -> str:
    posts = [
        form.format(
            who="Rules Team" if is_one else who, n=n, asked=asked if is_asked else "I think so.", told=told, votes=3 * n
        )
        for n, (who, asked, told) in enumerate(ASKED, 2)
    ]
    return "Harbour Lights questions answered\n\n" + "".join(posts)


@pytest.mark.parametrize("is_one", [False, True])
@pytest.mark.parametrize("form", FORMS)
def test_each_post_that_asks_is_an_entry_with_its_answer(form: str, is_one: bool) -> None:
    found = recognise(split_lines(saved(form, is_one=is_one)))
    assert [entry.title for entry in found.entries] == [asked for _, asked, _ in ASKED]
    told = [" ".join(each.text for each in entry.paragraphs) for entry in found.entries]
    assert told == [" ".join(told.split("\n\n")) for _, _, told in ASKED]
    assert found.facts.title == "Harbour Lights questions answered"
    assert found.facts.published == ""
    assert not found.unassigned
    noted = {note for entry in found.entries for each in entry.paragraphs for note in each.notes}
    assert all(any(who in note for note in noted) for who, _, _ in ASKED) != is_one


@pytest.mark.parametrize("form", FORMS)
def test_posts_that_ask_nothing_bear_author_and_age(form: str) -> None:
    found = recognise(split_lines(saved(form, is_asked=False)))
    assert [entry.title.partition(",")[0] for entry in found.entries] == [who for who, _, _ in ASKED]
    assert all(entry.paragraphs[0].text.startswith("I think so.") for entry in found.entries)


def test_the_lines_round_posts_are_set_aside_and_told() -> None:
    found = recognise(split_lines(saved(LEVELS)))
    frame = [line.text for line in found.furniture if line.reason == "frame of a post"]
    assert frame.count("Vote") == frame.count("Share") == len(ASKED)
    assert {str(3 * n) for n in range(2, 2 + len(ASKED))} <= set(frame)


def test_what_no_post_holds_is_told_as_not_assigned() -> None:
    top = "r/harbour\n\nHarbour Lights questions answered\nPosted by u/Team\n1 mo. ago\n\nSort by: Best\n\n70 comments\n\n"
    found = recognise(split_lines(top + saved(LEVELS).partition("answered\n\n")[2]))
    assert len(found.entries) == len(ASKED)
    assert found.facts.title == "Harbour Lights questions answered"
    assert "r/harbour" in [line.text for line in found.unassigned]


def test_days_above_rulings_make_no_posts() -> None:
    ruled = "".join(f"{who}\nOct {n}, 2021\n{told}\n\n" for n, (who, _, told) in enumerate(ASKED, 2))
    assert "conversation" not in {
        entry.form for entry in recognise(split_lines("Harbour Lights Rulings\n\n" + ruled)).entries
    }


def test_a_post_as_long_as_a_document_is_told() -> None:
    entries = recognise(split_lines(saved(LEVELS))).entries
    told = list(doubts_of_messages(entries, [3, 150, 151, 2, 800]))
    assert [(doubt.line, doubt.message.rpartition(", and ")[2]) for doubt in told] == [
        (entries[2].lines[0][0], "holds 151 lines"),
        (entries[4].lines[0][0], "holds 800 lines"),
    ]
