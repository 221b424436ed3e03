"""The reader of ``<document>.asked.md``: questions under the entry and point that answer them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import Defect
from judge.rulings.asked import read_asked
from judge.rulings.model import AskedQuestion, DateRange, Point, Ruling
from tests.helpers.effort import examples

DAY = DateRange("2031-01-05", dt.date(2031, 1, 5), dt.date(2031, 1, 5))


def a_ruling(title: str, slug: str, points: int) -> Ruling:
    texts = tuple(Point(n, f"{title} has fact {n}.") for n in range(1, points + 1))
    return Ruling(f"moon-court/{slug}", "moon-court", "vs-system", "rule", None, title, DAY, texts)


OWL = a_ruling("Silver Owl, Keeper’s Pet", "silver-owl-keepers-pet", 2)
TOWER = a_ruling("Tall Tower", "tall-tower-errata", 3)

ASKED = """\
### Silver Owl, Keeper’s Pet

1.
   - does the owl count both towers
   - Two towers out, how big
     is my owl?
2.
   - what does drawing cost

### Tall Tower

1.
   - can I blow up my own tower
3.
   - what about *their* tower >>> really?
"""


class Reading(msgspec.Struct, frozen=True):
    """What reading one file gave."""

    asked: list[AskedQuestion]
    defects: list[Defect]
    file: Path


Read = Callable[[str], Reading]


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Read:
    file = tmp_path_factory.mktemp("asked") / "moon-court.asked.md"

    def read(text: str) -> Reading:
        file.write_bytes(text.encode("utf-8", "replace"))
        defects: list[Defect] = []
        return Reading(read_asked(file, [OWL, TOWER], defects), defects, file)

    return read


def test_each_question_is_kept_with_the_entry_and_point_that_answer_it(read: Read) -> None:
    reading = read(ASKED)
    assert reading.defects == []
    assert reading.asked == [
        AskedQuestion(OWL.id, 1, "does the owl count both towers"),
        AskedQuestion(OWL.id, 1, "Two towers out, how big is my owl?"),
        AskedQuestion(OWL.id, 2, "what does drawing cost"),
        AskedQuestion(TOWER.id, 1, "can I blow up my own tower"),
        AskedQuestion(TOWER.id, 3, "what about *their* tower >>> really?"),
    ]


def test_parts_may_group_the_entries_as_in_the_document(read: Read) -> None:
    grouped = read("## Cards\n\n" + ASKED.replace("### Tall", "## Errata\n\n### Tall"))
    assert grouped.defects == []
    assert grouped.asked == read(ASKED).asked


BREACHES = {
    "a heading that no entry bears": (
        "### Tall Tower",
        "### Small Tower",
        "### Small Tower",
        "no entry is titled 'Small Tower'",
        "moon-court.md",
    ),
    "a heading that differs in one sign": (
        "### Silver Owl, Keeper’s Pet",
        "### Silver Owl, Keeper's Pet",
        "### Silver Owl, Keeper's Pet",
        "no entry is titled",
        "moon-court.md",
    ),
    "a point that the entry lacks": ("3.\n", "4.\n", "4.", "'Tall Tower' has no point 4", "1 to 3"),
    "point nought": (
        "### Tall Tower\n\n1.",
        "### Tall Tower\n\n0.",
        "0.",
        "'Tall Tower' has no point 0",
        "1 to 3",
    ),
    "a point without questions": (
        "2.\n   - what does drawing cost\n",
        "2.\n",
        "2.",
        "point 2 holds no plain list of questions",
        "'   - question'",
    ),
    "text beside the questions": (
        "2.\n   - what",
        "2. Drawing\n   - what",
        "2. Drawing",
        "point 2 holds no plain list of questions",
        "'   - question'",
    ),
    "questions without a number": (
        "### Tall Tower\n",
        "### Tall Tower\n\n- unnumbered\n",
        "- unnumbered",
        "a bullet list where point numbers belong",
        "'1.'",
    ),
    "a paragraph": (
        "### Tall Tower\n",
        "### Tall Tower\n\nSome words.\n",
        "Some words.",
        "a paragraph where point numbers belong",
        "'1.'",
    ),
    "a heading that is too deep": (
        "### Tall Tower\n",
        "### Tall Tower\n\n#### Deep\n",
        "#### Deep",
        "a heading where point numbers belong",
        "'1.'",
    ),
    "an empty question": (
        "   - what does drawing cost\n",
        "   - what does drawing cost\n   -\n",
        "   -",
        "a question that is not one plain line",
        "one paragraph",
    ),
    "a question with a list in it": (
        "   - what does drawing cost\n",
        "   - what does drawing cost\n     - and when\n",
        "   - what does drawing cost",
        "a question that is not one plain line",
        "one paragraph",
    ),
    "a question that is code": (
        "   - can I blow up my own tower\n",
        "   - ```\n",
        "   - ```",
        "a question that is not one plain line",
        "one paragraph",
    ),
    "a question that stands twice in one point": (
        "   - does the owl count both towers\n",
        "   - does the owl count both towers\n   - Does the owl  count BOTH towers\n",
        "   - Does the owl  count BOTH towers",
        "the question stands already on line 4",
        "keep it in one place",
    ),
    "a question that stands in two entries": (
        "   - can I blow up my own tower\n",
        "   - What does drawing cost\n",
        "   - What does drawing cost",
        "the question stands already on line 8",
        "keep it in one place",
    ),
}


@pytest.mark.parametrize(("old", "new", "at", "cause", "fix"), BREACHES.values(), ids=BREACHES)
def test_each_breach_gives_one_defect_with_file_line_cause_and_fix(
    read: Read, old: str, new: str, at: str, cause: str, fix: str
) -> None:
    assert ASKED.count(old) == 1, "the breach must name one place"
    text = ASKED.replace(old, new)
    reading = read(text)
    (defect,) = reading.defects
    assert (defect.file, defect.line) == (reading.file, text.split("\n").index(at) + 1)
    assert cause in defect.cause
    assert fix in defect.fix


def test_breaches_in_one_file_are_all_reported_at_once_and_the_rest_is_read(read: Read) -> None:
    reading = read(
        "### Silver Owl, Keeper’s Pet\n"
        "\n"
        "Words.\n"
        "\n"
        "1.\n"
        "   - does the owl count both towers\n"
        "   -\n"
        "2.\n"
        "3.\n"
        "   - lost\n"
        "\n"
        "### Small Tower\n"
        "\n"
        "### Tall Tower\n"
        "\n"
        "1.\n"
        "   - DOES the owl count both towers\n"
        "   - can I blow up my own tower\n"
    )
    assert [defect.line for defect in reading.defects] == [3, 7, 8, 9, 12, 17]
    assert [question.text for question in reading.asked] == [
        "does the owl count both towers",
        "can I blow up my own tower",
    ]


def test_questions_under_an_unknown_heading_go_to_no_entry(read: Read) -> None:
    reading = read(ASKED.replace("### Tall Tower", "### Small Tower"))
    assert {question.id for question in reading.asked} == {OWL.id}


def test_a_file_that_is_not_utf_8_is_one_defect(tmp_path: Path) -> None:
    file = tmp_path / "moon-court.asked.md"
    file.write_bytes(ASKED.encode("utf-16"))
    defects: list[Defect] = []
    assert read_asked(file, [OWL, TOWER], defects) == []
    assert [(defect.file, defect.line) for defect in defects] == [(file, 1)]
    assert "UTF-8" in defects[0].fix


WORDS = st.text(st.characters(categories=["Lu", "Ll"]), min_size=1, max_size=8)
TOKENS = st.sampled_from(["*", ">>>", "1.", "-", "#", "&amp;", "[KO]", "`", "\\", "2/3", "?!", "“so”"])
QUESTIONS = st.builds(
    lambda first, middle, last: " ".join([first, *middle, last]), WORDS, st.lists(WORDS | TOKENS, max_size=5), WORDS
)


@examples(50)
@given(st.lists(QUESTIONS, min_size=1, max_size=12, unique_by=str.casefold), st.data())
def test_questions_are_read_back_to_what_they_were_made_of(read: Read, texts: list[str], data: st.DataObject) -> None:
    places = [(OWL, 1), (OWL, 2), (TOWER, 1), (TOWER, 2), (TOWER, 3)]
    asked = [(data.draw(st.sampled_from(range(len(places)))), text) for text in texts]
    asked.sort(key=lambda pair: pair[0])
    lines: list[str] = []
    for ruling in (OWL, TOWER):
        lines += [f"### {ruling.title}", ""]
        for place, (owner, n) in enumerate(places):
            if owner == ruling and any(at == place for at, _ in asked):
                lines += [f"{n}.", *(f"   - {text}" for at, text in asked if at == place)]
        lines.append("")
    reading = read("\n".join(lines))
    assert reading.defects == []
    assert reading.asked == [AskedQuestion(places[at][0].id, places[at][1], text) for at, text in asked]


LINES = ASKED.split("\n")


@given(
    st.lists(st.sampled_from(LINES), max_size=2 * len(LINES))
    | st.permutations(LINES)
    | st.lists(st.text() | st.sampled_from(LINES))
)
def test_deleted_doubled_swapped_and_foreign_lines_give_questions_or_defects(read: Read, lines: list[str]) -> None:
    reading = read("\n".join(lines))
    points = {(ruling.id, point.n) for ruling in (OWL, TOWER) for point in ruling.points}
    assert {(question.id, question.point) for question in reading.asked} <= points
    assert all(question.text == " ".join(question.text.split()) != "" for question in reading.asked)
    folded = [question.text.casefold() for question in reading.asked]
    assert len(set(folded)) == len(folded)
    for defect in reading.defects:
        assert defect.file == reading.file
        assert defect.line >= 1
        assert defect.cause
        assert defect.fix
