"""How rulings became what they are: chains of replacements over documents, whole and by points, and errata of cards."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from judge.answering.history import Chronicle
from judge.answers import History
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus, Reference
from tests.helpers.documents import RULES, front, write

TODAY = dt.date(2020, 1, 1)
OWL = "first/owl"

FIRST = ("first", "2001-05-01", """\
### Owl

1. Owl may fly over any number of towers.
2. Owl sleeps by day.
3. Owl costs 2.

### Bell

> Old: Ring the bell.

> New: Ring the bell once.

1. Bell was misprinted.

- kind: errata

### Alone

1. Alone has no history.
""")  # fmt: skip
SECOND = ("second", "2003-01-01", """\
### Owl again

1. The wind matters to nobody.
2. Owl may fly over at most two towers.
3. Owl sleeps by day.

- supersedes: first/owl from 2003-02-01

### Bell sound

1. Bell can be heard in every zone.

- supersedes: first/bell#1 from 2003-03
""")  # fmt: skip
THIRD = ("third", "2030-01-01", """\
### Flight

1. Owl may fly over at most three towers.
2. Nothing else may fly.

- supersedes: second/owl-again#2 from 2030-01-01
""")  # fmt: skip


def written(folder: Path, *documents: tuple[str, str, str]) -> Path:
    files = {
        f"vs-system/{name}.md": f"{front(name, f'The {name} FAQ', published=day)}{RULES}{entries}"
        for name, day, entries in documents
    }
    return write(folder, files)


def chronicle(folder: Path) -> Chronicle:
    read = read_corpus([folder])
    return Chronicle(read.rulings, {document.id: document.title for document in read.documents})


@pytest.fixture
def owls(tmp_path: Path) -> Chronicle:
    return chronicle(written(tmp_path, FIRST, SECOND, THIRD))


def steps(found: History) -> list[tuple[str, str | None, tuple[int, ...], str, bool]]:
    return [(step.start, step.old, step.old_points, step.new, step.has_begun) for step in found.steps]


def parts(found: History, step: int = 0) -> list[tuple[str, str, int | None, int | None]]:
    return [(part.part, part.change, part.old_point, part.new_point) for part in found.steps[step].parts]


@pytest.mark.parametrize("entry", [OWL, "second/owl-again", "third/flight"])
def test_every_entry_of_a_chain_tells_the_whole_chain_the_earliest_first(owls: Chronicle, entry: str) -> None:
    found = owls.history(Reference(entry), TODAY)
    assert steps(found) == [
        ("2003-02-01", OWL, (), "second/owl-again", True),
        ("2030-01-01", "second/owl-again", (2,), "third/flight", False),
    ]
    first, second = found.steps
    assert (first.old_document, first.old_in_force, first.new_document) == (
        "The first FAQ",
        "2001-05-01",
        "The second FAQ",
    )
    assert second.old_in_force == "2003-02-01"  # the day on which it replaced, not that of its document


def test_a_replacement_tells_what_became_of_each_point(owls: Chronicle) -> None:
    found = owls.history(Reference(OWL), TODAY)
    assert parts(found) == [
        ("point", "added", None, 1),
        ("point", "changed", 1, 2),
        ("point", "same", 2, 3),
        ("point", "removed", 3, None),
    ]
    words = [(span.kind, span.text) for span in found.steps[0].parts[1].words]
    assert words == [
        ("same", "Owl may fly over "),
        ("removed", "any number of"),
        ("added", "at most two"),
        ("same", " towers."),
    ]


def test_a_replaced_point_is_held_against_the_one_that_it_became_and_no_other(owls: Chronicle) -> None:
    assert parts(owls.history(Reference("third/flight"), TODAY), 1) == [("point", "changed", 2, 1)]


def test_a_replaced_point_without_a_like_one_stands_against_all_that_replaces_it(owls: Chronicle) -> None:
    found = owls.history(Reference("first/bell", 1), TODAY)
    assert steps(found) == [("2003-03", "first/bell", (1,), "second/bell-sound", True)]
    assert parts(found) == [("point", "removed", 1, None)]
    whole = owls.history(Reference("second/bell-sound"), TODAY)
    assert parts(whole, 1) == [("point", "added", None, 1), ("point", "removed", 1, None)]


@pytest.mark.parametrize(
    ("point", "expected"),
    [
        (1, [[("point", "changed", 1, 2)], [("point", "changed", 2, 1)]]),
        (2, [[("point", "same", 2, 3)]]),
        (3, [[("point", "removed", 3, None)]]),
    ],
)
def test_a_point_tells_its_own_line_of_descent(owls: Chronicle, point: int, expected: object) -> None:
    found = owls.history(Reference(OWL, point), TODAY)
    assert [parts(found, n) for n in range(len(found.steps))] == expected
    assert found.point == point


def test_a_point_at_the_end_of_the_line_tells_where_it_comes_from(owls: Chronicle) -> None:
    assert [step.old for step in owls.history(Reference("third/flight", 1), TODAY).steps] == [OWL, "second/owl-again"]
    assert owls.history(Reference("third/flight", 2), TODAY).steps == ()


@pytest.mark.parametrize(
    ("reference", "day", "holds"),
    [
        (Reference(OWL), "2003-01-31", OWL),
        (Reference(OWL), "2003-02-01", "second/owl-again"),
        (Reference("second/owl-again"), "2031-01-01", "second/owl-again"),
        (Reference("second/owl-again", 2), "2031-01-01", "third/flight"),
        (Reference("second/owl-again", 3), "2031-01-01", "second/owl-again"),
    ],
    ids=str,
)
def test_what_holds_is_that_of_the_day(owls: Chronicle, reference: Reference, day: str, holds: str) -> None:
    assert owls.history(reference, dt.date.fromisoformat(day)).holds == holds


def test_errata_tell_the_printed_text_from_the_new_one(owls: Chronicle) -> None:
    found = owls.history(Reference("first/bell"), TODAY)
    assert steps(found)[0] == ("2001-05-01", None, (), "first/bell", True)
    (part,) = found.steps[0].parts
    assert (part.part, part.change, part.old, part.new) == (
        "power text",
        "changed",
        "Ring the bell.",
        "Ring the bell once.",
    )


def test_an_entry_without_history_has_no_steps(owls: Chronicle) -> None:
    found = owls.history(Reference("first/alone"), TODAY)
    assert (found.steps, found.holds, found.in_force) == ((), "first/alone", "2001-05-01")


def test_entries_that_replace_each_other_come_to_an_end(tmp_path: Path) -> None:
    left = "### Left\n\n1. Left is right.\n\n- supersedes: b/right from 2002\n"
    right = "### Right\n\n1. Right is right.\n\n- supersedes: a/left from 2001\n"
    found = chronicle(written(tmp_path, ("a", "2001", left), ("b", "2001", right))).history(Reference("a/left"), TODAY)
    assert [(step.old, step.new) for step in found.steps] == [("a/left", "b/right"), ("b/right", "a/left")]


def test_two_points_replaced_by_one_entry_are_one_step(tmp_path: Path) -> None:
    keys = "- supersedes: first/owl#3 from 2004\n- supersedes: first/owl#2 from 2004\n"
    newer = f"### Newer\n\n1. Owl sleeps by night.\n2. Owl costs 3.\n\n{keys}"
    found = chronicle(written(tmp_path, FIRST, ("second", "2004", newer))).history(Reference(OWL), TODAY)
    assert steps(found) == [("2004", OWL, (2, 3), "second/newer", True)]
    assert parts(found) == [("point", "changed", 2, 1), ("point", "changed", 3, 2)]


def test_the_history_of_every_shipped_entry_can_be_told(corpus: Corpus) -> None:
    told = Chronicle(corpus.rulings, {document.id: document.title for document in corpus.documents})
    by_id = {ruling.id: told.history(Reference(ruling.id), TODAY) for ruling in corpus.rulings}
    with_history = {
        ruling.id for ruling in corpus.rulings if ruling.supersedes or any(p.label == "new" for p in ruling.powers)
    }
    with_history |= {replacement.target.id for ruling in corpus.rulings for replacement in ruling.supersedes}
    assert {name for name, history in by_id.items() if history.steps} == with_history
    hour = by_id["heralds-of-galactus/3.2-errata-to-witching-hour"]
    assert steps(hour) == [("2006-09-23", "marvel-knights/witching-hour", (), hour.id, True)]
    assert hour.steps == by_id["marvel-knights/witching-hour"].steps
    assert [part.part for part in hour.steps[0].parts].count("power text") == 2
