"""The reader of one document: what a valid one becomes, and what each breach of the dialect is reported as."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import Defect
from judge.rulings.corpus import document_files
from judge.rulings.model import (
    BASE_RULE,
    CERTAINTIES,
    GAMES,
    KINDS,
    DateRange,
    Difference,
    Document,
    Kind,
    Point,
    PowerText,
    Reference,
    Ruling,
    RulingReplacement,
)
from judge.rulings.reader import read_document, slugify
from judge.store.locations import shipped
from tests.helpers.effort import examples

MOON_COURT = """\
---
id: moon-court
title: "Moon Court: Questions"
game: vs-system
published: 2031-01-05
in_force: about 2031-02
compiled_by: Ada Quill and Bo Reyes
source: Moon Court Frequently Asked Questions
---

## Rules of the court

- kind: rule

### Moonlit—Surge

1. A moonlit surge readies one character you control.
2. A moonlit surge can't ready a stunned character.

- id: 2.1-moonlit-surge
- section: 2.1
- supersedes: old-court/moonlit#2 from 2031-03-01
- differs from: sun-court/moonlit: there, a surge readies every character

## Specific cards

- kind: card

### Silver Owl, Keeper’s Pet

Character · cost 3 · Moon Court ·
4 ATK / 5 DEF · flight

> Silver Owl has +1 ATK while you control Tall Tower.
> Pay 2 endurance >>> Draw a card.
>
> Silver Owl can't be ambushed.

1. Silver Owl counts each Tall Tower
   only once.

   Example: You control two Tall Towers.
   Silver Owl has 5 ATK.

   Example: You control none. Silver Owl has 4 ATK.
2. Drawing with Silver Owl costs 2 endurance.

   Note: The source prints "3 endurance" once.

- see also: moon-court/2.1-moonlit-surge; moon-court/tall-tower-errata#1
- see also: old-court/owls
- mentions: Bram the Bold; Cellar Door
- mentions: Dusk

### Tall Tower

Location · cost 2

> Old: Tall Tower can't be destroyed.

> New: Tall Tower can't be destroyed
> by opponents.

1. Since its errata, you can destroy your own Tall Tower.

- id: tall-tower-errata
- kind: errata
- section: MC 12
"""

FEBRUARY = DateRange("about 2031-02", dt.date(2031, 2, 1), dt.date(2031, 2, 28))
JANUARY_5 = DateRange("2031-01-05", dt.date(2031, 1, 5), dt.date(2031, 1, 5))
MARCH_1 = DateRange("2031-03-01", dt.date(2031, 3, 1), dt.date(2031, 3, 1))


class Reading(msgspec.Struct, frozen=True):
    """What reading one file gave."""

    document: Document | None
    rulings: list[Ruling]
    defects: list[Defect]
    file: Path


Read = Callable[..., Reading]


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Read:
    folder = tmp_path_factory.mktemp("documents")

    def read(text: str | bytes, name: str = "moon-court.md") -> Reading:
        file = folder / name
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        defects: list[Defect] = []
        document, rulings = read_document(file, defects)
        return Reading(document, rulings, defects, file)

    return read


def line_of(text: str, mark: str) -> int:
    """The number of the one line that is ``mark``, counted from 1."""
    lines = text.split("\n")
    assert lines.count(mark) == 1, f"the test's mark must name one line: {mark!r}"
    return lines.index(mark) + 1


# -- what a valid document becomes ----------------------------------------------------------------------------------


def test_a_valid_document_has_no_defects_and_its_front_matter_is_kept(read: Read) -> None:
    reading = read(MOON_COURT)
    assert reading.defects == []
    assert reading.document == Document(
        id="moon-court",
        title="Moon Court: Questions",
        game="vs-system",
        published=JANUARY_5,
        in_force=FEBRUARY,
        compiled_by="Ada Quill and Bo Reyes",
        source="Moon Court Frequently Asked Questions",
    )


def test_the_entries_of_a_valid_document_are_read_to_exactly_these_values(read: Read) -> None:
    surge = Ruling(
        id="moon-court/2.1-moonlit-surge",
        doc="moon-court",
        game="vs-system",
        kind="rule",
        section="2.1",
        title="Moonlit—Surge",
        in_force=FEBRUARY,
        points=(
            Point(1, "A moonlit surge readies one character you control."),
            Point(2, "A moonlit surge can't ready a stunned character."),
        ),
        supersedes=(RulingReplacement(Reference("old-court/moonlit", 2), MARCH_1),),
        differs_from=(Difference(Reference("sun-court/moonlit"), "there, a surge readies every character"),),
        line=line_of(MOON_COURT, "### Moonlit—Surge"),
    )
    owl = Ruling(
        id="moon-court/silver-owl-keepers-pet",
        doc="moon-court",
        game="vs-system",
        kind="card",
        section=None,
        title="Silver Owl, Keeper’s Pet",
        in_force=FEBRUARY,
        points=(
            Point(
                1,
                "Silver Owl counts each Tall Tower only once.",
                examples=(
                    "You control two Tall Towers. Silver Owl has 5 ATK.",
                    "You control none. Silver Owl has 4 ATK.",
                ),
            ),
            Point(2, "Drawing with Silver Owl costs 2 endurance.", notes=('The source prints "3 endurance" once.',)),
        ),
        facts="Character · cost 3 · Moon Court · 4 ATK / 5 DEF · flight",
        powers=(
            PowerText(
                "",
                (
                    "Silver Owl has +1 ATK while you control Tall Tower.",
                    "Pay 2 endurance >>> Draw a card.",
                    "Silver Owl can't be ambushed.",
                ),
            ),
        ),
        see_also=(
            Reference("moon-court/2.1-moonlit-surge"),
            Reference("moon-court/tall-tower-errata", 1),
            Reference("old-court/owls"),
        ),
        mentions=("Bram the Bold", "Cellar Door", "Dusk"),
        line=line_of(MOON_COURT, "### Silver Owl, Keeper’s Pet"),
    )
    tower = Ruling(
        id="moon-court/tall-tower-errata",
        doc="moon-court",
        game="vs-system",
        kind="errata",
        section="MC 12",
        title="Tall Tower",
        in_force=FEBRUARY,
        points=(Point(1, "Since its errata, you can destroy your own Tall Tower."),),
        facts="Location · cost 2",
        powers=(
            PowerText("old", ("Tall Tower can't be destroyed.",)),
            PowerText("new", ("Tall Tower can't be destroyed", "by opponents.")),
        ),
        line=line_of(MOON_COURT, "### Tall Tower"),
    )
    assert read(MOON_COURT).rulings == [surge, owl, tower]


def test_what_was_read_is_frozen_and_hashable(read: Read) -> None:
    reading = read(MOON_COURT)
    values: list[Any] = [reading.document, *reading.rulings, reading.rulings[0].points[0], reading.rulings[1].powers[0]]
    assert len(set(values)) == len(values)
    for value in values:
        with pytest.raises(AttributeError):
            setattr(value, value.__struct_fields__[0], "changed")


def test_errata_are_about_a_card_where_they_have_a_fact_line_or_a_collectors_number(read: Read) -> None:
    def is_about_a_card(text: str) -> bool:
        reading = read(text)
        assert reading.defects == []
        return reading.rulings[-1].is_about_a_card

    assert is_about_a_card(MOON_COURT)
    without_facts = MOON_COURT.replace("Location · cost 2\n\n", "")
    assert is_about_a_card(without_facts)
    assert not is_about_a_card(without_facts.replace("- section: MC 12\n", "- section: p. 12\n"))


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: text.replace("\n", "\r\n"), id="CRLF line ends"),
        pytest.param(lambda text: "\ufeff" + text, id="a byte order mark"),
        pytest.param(lambda text: text.rstrip("\n"), id="no newline at the end"),
        pytest.param(lambda text: text + "\n\n", id="blank lines at the end"),
    ],
)
def test_how_a_file_was_saved_changes_nothing(read: Read, change: Callable[[str], str]) -> None:
    saved, plain = read(change(MOON_COURT)), read(MOON_COURT)
    assert saved.defects == []
    assert (saved.document, saved.rulings) == (plain.document, plain.rulings)


def test_a_key_of_an_entry_overrides_that_of_its_part_and_a_part_ends_at_the_next(read: Read) -> None:
    text = MOON_COURT.replace("- section: 2.1\n", "- section: 2.1\n- kind: timing\n")
    assert [ruling.kind for ruling in read(text).rulings] == ["timing", "card", "errata"]
    without = MOON_COURT.replace("## Specific cards\n\n- kind: card\n", "## Specific cards\n")
    causes = [defect.cause for defect in read(without).defects]
    assert any("Silver Owl" in cause and "kind" in cause for cause in causes)


SPEAKING_LINES = [line for line in MOON_COURT.split("\n") if line.strip("> ") and not line.startswith("## ")]


@pytest.mark.parametrize("line", SPEAKING_LINES)
def test_no_line_is_passed_over_so_that_deleting_it_shows(read: Read, line: str) -> None:
    def values(reading: Reading) -> Any:
        return reading.document, [msgspec.structs.replace(ruling, line=0) for ruling in reading.rulings]

    lines = MOON_COURT.split("\n")
    lines.remove(line)
    mutant = read("\n".join(lines))
    assert mutant.defects or values(mutant) != values(read(MOON_COURT))


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Silver Owl, Keeper's Pet", "silver-owl-keepers-pet"),
        ("Silver Owl, Keeper’s Pet", "silver-owl-keepers-pet"),
        ("‘Quoted’ Owl", "quoted-owl"),
        ("Moonlit—Surge", "moonlit-surge"),
        ("Moonlit – Surge", "moonlit-surge"),
        ("Never Fly Again!", "never-fly-again"),
        ("  Owl  (2 copies) ", "owl-2-copies"),
        ("Épée d’Été", "epee-dete"),
        ("Owl & Tower", "owl-tower"),
        ("Łódź Ørsted Æther", "lodz-orsted-aether"),
    ],
)
def test_the_slug_of_a_title(title: str, slug: str) -> None:
    assert slugify(title) == slug


@given(st.text())
def test_a_slug_is_empty_or_made_of_letters_and_digits_joined_by_single_dashes(title: str) -> None:
    slug = slugify(title)
    assert re.fullmatch(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*)?", slug)
    assert slugify(slug) == slug


# -- breaches of the dialect ----------------------------------------------------------------------------------------


FRONT_MATTER = "front matter"


@dataclass(frozen=True)
class Breach:
    """``old`` in the valid document becomes ``new``; one defect is due at the line that is ``at``."""

    name: str
    old: str
    new: str
    at: str
    cause: str
    fix: str

    def lines(self, text: str) -> range:
        """The one line that is due; front matter is one block, and any line of it will do."""
        if self.at == FRONT_MATTER:
            return range(1, text.split("\n").index("---", 1) + 2)
        return range(line_of(text, self.at), line_of(text, self.at) + 1)


BREACHES = [
    # front matter
    Breach(
        "a key is missing",
        "source: Moon Court Freq",
        "# Moon Court Freq",
        FRONT_MATTER,
        "lacks 'source'",
        "source: ...",
    ),
    Breach(
        "a key is empty",
        "compiled_by: Ada Quill and Bo Reyes",
        "compiled_by:",
        FRONT_MATTER,
        "lacks 'compiled_by'",
        "add",
    ),
    Breach(
        "a key is unknown",
        "title: ",
        "colour: red\ntitle: ",
        FRONT_MATTER,
        "unknown front matter key 'colour'",
        "keys are:",
    ),
    Breach(
        "the game is unknown",
        "game: vs-system",
        "game: chess",
        FRONT_MATTER,
        "unknown game 'chess'",
        "warhammer-invasion",
    ),
    Breach(
        "the id is not the file's",
        "id: moon-court\n",
        "id: sun\n",
        FRONT_MATTER,
        "id 'sun' is not the file's",
        "moon-court",
    ),
    Breach(
        "published is no date",
        "published: 2031-01-05",
        "published: soon",
        FRONT_MATTER,
        "'soon' is not a date",
        "2006-09-23",
    ),
    Breach(
        "in_force has no such day",
        "about 2031-02",
        "2031-02-30",
        FRONT_MATTER,
        "'2031-02-30' is not a date",
        "Winter 2023",
    ),
    # parts
    Breach(
        "a part has a key that only entries have",
        "- kind: rule\n",
        "- kind: rule\n- section: 9\n",
        "- section: 9",
        "unknown key 'section'",
        "keys are: kind",
    ),
    Breach(
        "a paragraph stands outside every entry",
        "## Rules of the court\n",
        "## Rules of the court\n\nSome words.\n",
        "Some words.",
        "a paragraph outside every entry",
        "'###'",
    ),
    Breach(
        "a numbered list stands outside every entry",
        "## Specific cards\n\n- kind: card\n",
        "## Specific cards\n\n- kind: card\n\n1. A lost point.\n",
        "1. A lost point.",
        "a numbered list outside every entry",
        "'###'",
    ),
    Breach(
        "a heading is too deep",
        "readies every character\n",
        "readies every character\n\n#### Deep\n",
        "#### Deep",
        "a heading out of place in 'Moonlit—Surge'",
        "the order is",
    ),
    # facts
    Breach(
        "a card has no fact line",
        "Character · cost 3 · Moon Court ·\n4 ATK / 5 DEF · flight\n\n",
        "",
        "### Silver Owl, Keeper’s Pet",
        "card 'Silver Owl, Keeper’s Pet' has no fact line",
        "write what the card prints",
    ),
    Breach(
        "a rule has a fact line",
        "### Moonlit—Surge\n",
        "### Moonlit—Surge\n\nSurge · cost 2\n",
        "Surge · cost 2",
        "rule and can't have a fact line",
        "numbered point",
    ),
    Breach(
        "the fact line stands twice",
        "Location · cost 2\n",
        "Location · cost 2\n\nLocation · cost 9\n",
        "Location · cost 9",
        "a paragraph out of place in 'Tall Tower'",
        "indent it",
    ),
    # powers
    Breach(
        "power text is empty",
        "> Old: Tall Tower can't be destroyed.\n",
        "> Old: Tall Tower can't be destroyed.\n\n>  \n",
        ">  ",
        "power text is empty",
        "remove the quote",
    ),
    Breach(
        "power text holds a list",
        "> Silver Owl can't be ambushed.\n",
        "> Silver Owl can't be ambushed.\n>\n> - listed\n",
        "> - listed",
        "a bullet list inside power text",
        "one plain line a power",
    ),
    Breach(
        "power text stands after the points",
        "- see also: moon-court/2.1-",
        "> Too late.\n\n- see also: moon-court/2.1-",
        "> Too late.",
        "a quote out of place in 'Silver Owl, Keeper’s Pet'",
        "the order is: fact line, quotes, one numbered list, one list of keys",
    ),
    # points
    Breach(
        "the first point is not 1",
        "1. Since its errata",
        "2. Since its errata",
        "2. Since its errata, you can destroy your own Tall Tower.",
        "point 1 bears the number 2",
        "1, 2, 3",
    ),
    Breach(
        "a number is passed over",
        "2. A moonlit surge can't",
        "3. A moonlit surge can't",
        "3. A moonlit surge can't ready a stunned character.",
        "point 2 bears the number 3",
        "1, 2, 3",
    ),
    Breach(
        "a number stands twice",
        "2. Drawing with Silver Owl",
        "1. Drawing with Silver Owl",
        "1. Drawing with Silver Owl costs 2 endurance.",
        "point 2 bears the number 1",
        "1, 2, 3",
    ),
    Breach(
        "a point is empty",
        "2. A moonlit surge can't ready a stunned character.\n",
        "2. A moonlit surge can't ready a stunned character.\n3.\n",
        "3.",
        "point 3 is empty",
        "remove the point",
    ),
    Breach(
        "a point has a second paragraph",
        "   Example: You control none. Silver Owl has 4 ATK.",
        "   Besides, owls sleep.",
        "   Besides, owls sleep.",
        "a second paragraph in a point",
        "'Example:' or 'Note:'",
    ),
    Breach(
        "a point holds a list",
        "1. A moonlit surge readies one character you control.\n",
        "1. A moonlit surge readies one character you control.\n   - or two\n",
        "   - or two",
        "a bullet list inside a point",
        "each fact a point of its own",
    ),
    Breach(
        "an example is not indented",
        '   Note: The source prints "3 endurance" once.',
        "Note: unindented",
        "Note: unindented",
        "a paragraph out of place",
        "indent it by three spaces under its point",
    ),
    Breach(
        "an entry has no points",
        "1. Since its errata, you can destroy your own Tall Tower.\n",
        "",
        "### Tall Tower",
        "'Tall Tower' has no points",
        "at least one",
    ),
    Breach(
        "points come in two lists",
        "- id: 2.1-moonlit-surge\n",
        "1) One more.\n\n- id: 2.1-moonlit-surge\n",
        "1) One more.",
        "a numbered list out of place",
        "one numbered list",
    ),
    # keys
    Breach(
        "a key is unknown",
        "- section: MC 12\n",
        "- section: MC 12\n- colour: red\n",
        "- colour: red",
        "unknown key 'colour'",
        "keys are: id, kind, section, supersedes, differs from, see also, mentions, source, certainty, doubt",
    ),
    Breach(
        "a ruling is sourced",
        "- section: MC 12\n",
        "- section: MC 12\n- certainty: sourced\n",
        "### Tall Tower",
        "is no base rule",
        "remove",
    ),
    Breach(
        "a base rule has no certainty",
        "- id: 2.1-moonlit-surge\n",
        "- id: 2.1-moonlit-surge\n- kind: base rule\n",
        "### Moonlit—Surge",
        "has no certainty",
        "- certainty: ...",
    ),
    Breach(
        "a base rule has an unknown certainty",
        "- id: 2.1-moonlit-surge\n",
        "- id: 2.1-moonlit-surge\n- kind: base rule\n- certainty: perhaps\n",
        "### Moonlit—Surge",
        "has certainty 'perhaps'",
        "sourced, uncertain",
    ),
    Breach(
        "a base rule is sourced by nothing",
        "- id: 2.1-moonlit-surge\n",
        "- id: 2.1-moonlit-surge\n- kind: base rule\n- certainty: sourced\n",
        "### Moonlit—Surge",
        "names no source",
        "- source:",
    ),
    Breach(
        "a base rule is uncertain without reason",
        "- id: 2.1-moonlit-surge\n",
        "- id: 2.1-moonlit-surge\n- kind: base rule\n- certainty: uncertain\n",
        "### Moonlit—Surge",
        "does not say why",
        "- doubt: why",
    ),
    Breach(
        "a base rule is sure and doubted",
        "- id: 2.1-moonlit-surge\n",
        "- id: 2.1-moonlit-surge\n- kind: base rule\n- certainty: sourced\n- source: a page\n- doubt: a hunch\n",
        "### Moonlit—Surge",
        "is sourced and has a doubt",
        "- doubt: why",
    ),
    Breach("a key has no value", "- section: MC 12", "- section:", "- section:", "'section' has no value", "section: "),
    Breach(
        "a key has no colon", "- see also: old-court/owls", "- see also", "- see also", "has no value", "see also: "
    ),
    Breach(
        "a key that holds one value stands twice",
        "- id: tall-tower-errata\n",
        "- id: tall-tower-errata\n- id: tower\n",
        "- id: tower",
        "key 'id' stands twice in 'Tall Tower'",
        "keep one",
    ),
    Breach(
        "keys come in two lists",
        "- mentions: Dusk\n",
        "- mentions: Dusk\n\n* mentions: Eve\n",
        "* mentions: Eve",
        "a bullet list out of place",
        "one list of keys",
    ),
    Breach(
        "there is no kind",
        "## Rules of the court\n\n- kind: rule\n",
        "## Rules of the court\n",
        "### Moonlit—Surge",
        "'Moonlit—Surge' has no kind",
        "one of rule, keyword, card, errata, timing, faq",
    ),
    Breach(
        "the title gives no id",
        "### Tall Tower\n\nLocation · cost 2\n",
        "### ?!\n\n1. One.\n\n- kind: rule\n\n### Tall Tower\n\nLocation · cost 2\n",
        "### ?!",
        "'' is no entry id",
        "lower-case letters, digits, dots and dashes",
    ),
    Breach(
        "a see-also is no id",
        "- see also: old-court/owls",
        "- see also: owls",
        "- see also: owls",
        "'see also: owls' can't be read",
        "write 'see also: <id>; <id>'",
    ),
    Breach(
        "one see-also of two is no id",
        "moon-court/tall-tower-errata#1\n",
        "moon-court/tall-tower-errata#0\n",
        "- see also: moon-court/2.1-moonlit-surge; moon-court/tall-tower-errata#0",
        "can't be read",
        "write 'see also: <id>; <id>'",
    ),
    Breach(
        "a difference says not how",
        ": there, a surge readies every character",
        "",
        "- differs from: sun-court/moonlit",
        "'differs from: sun-court/moonlit' can't be read",
        "write 'differs from: <id>: how'",
    ),
    Breach(
        "a replacement has no date",
        " from 2031-03-01",
        "",
        "- supersedes: old-court/moonlit#2",
        "'supersedes: old-court/moonlit#2' can't be read",
        "write 'supersedes: <id> from <date>'",
    ),
    Breach(
        "a replacement's date is none",
        " from 2031-03-01",
        " from spring",
        "- supersedes: old-court/moonlit#2 from spring",
        "can't be read",
        "write 'supersedes: <id> from <date>'",
    ),
    # Markdown that has no place anywhere
    Breach("a rule is drawn", "## Specific", "***\n\n## Specific", "***", "a rule line out of place", "the order is"),
    Breach(
        "an HTML comment", "## Rules", "<!-- todo -->\n\n## Rules", "<!-- todo -->", "a piece of HTML outside", "'###'"
    ),
]


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: breach.name)
def test_each_breach_gives_one_defect_with_file_line_cause_and_fix(read: Read, breach: Breach) -> None:
    assert MOON_COURT.count(breach.old) == 1, "the breach must name one place"
    text = MOON_COURT.replace(breach.old, breach.new)
    reading = read(text)
    (defect,) = reading.defects
    assert defect.file == reading.file
    assert defect.line in breach.lines(text)
    assert breach.cause in defect.cause
    assert breach.fix in defect.fix
    assert str(defect) == f"{reading.file}:{defect.line}: {defect.cause}; {defect.fix}"


# What else is wrong with an entry of no kind can't be told, so that breach hides others and is left out.
INDEPENDENT = [breach for breach in BREACHES if breach.name != "there is no kind"]


@given(st.lists(st.sampled_from(INDEPENDENT), min_size=2, max_size=12, unique=True))
def test_breaches_in_one_file_are_all_reported_at_once(read: Read, drawn: list[Breach]) -> None:
    spans: dict[range, Breach] = {}
    for breach in drawn:
        start = MOON_COURT.index(breach.old)
        span = range(start, start + len(breach.old))
        if all(span.stop < other.start or other.stop < span.start for other in spans):
            spans[span] = breach
    text = MOON_COURT
    for span in sorted(spans, key=lambda span: -span.start):
        text = text[: span.start] + spans[span].new + text[span.stop :]
    defects = read(text).defects
    missing = [
        breach.name
        for breach in spans.values()
        if not any(defect.line in breach.lines(text) and breach.cause in defect.cause for defect in defects)
    ]
    assert missing == []


def test_an_entry_id_that_is_no_slug_is_reported_inside_its_entry(read: Read) -> None:
    for wrong in ("Tall Tower", "moon-court/tall-tower", "tall_tower"):
        text = MOON_COURT.replace("- id: tall-tower-errata\n", f"- id: {wrong}\n")
        (defect,) = read(text).defects
        assert defect.cause == f"'{wrong}' is no entry id"
        assert "without the document" in defect.fix
        assert line_of(text, "### Tall Tower") <= defect.line <= line_of(text, f"- id: {wrong}")


def test_an_unknown_kind_is_reported_inside_its_entry_with_the_kinds_there_are(read: Read) -> None:
    text = MOON_COURT.replace("- kind: errata\n", "- kind: spell\n").replace("Location · cost 2\n\n", "")
    (defect,) = read(text).defects
    assert defect.cause == "'Tall Tower' has kind 'spell'"
    assert all(kind in defect.fix for kind in KINDS)
    assert line_of(text, "### Tall Tower") <= defect.line <= line_of(text, "- kind: spell")


def test_keys_before_the_points_leave_the_points_out_of_place(read: Read) -> None:
    text = MOON_COURT.replace("1. Since its errata, you can destroy your own Tall Tower.\n\n", "")
    text += "\n1. Since its errata, you can destroy your own Tall Tower.\n"
    places = {defect.line: defect.cause for defect in read(text).defects}
    at = line_of(text, "1. Since its errata, you can destroy your own Tall Tower.")
    assert places[at] == "a numbered list out of place in 'Tall Tower'"


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        pytest.param(b"", "the document is empty", id="empty"),
        pytest.param(b"\n \n", "the document is empty", id="blank"),
        pytest.param(b"---\n- a\n- b\n---\n", "front matter holds no keys", id="a list for front matter"),
        pytest.param(b"---\nid: [\n---\n", "front matter is not YAML", id="front matter that is not YAML"),
        pytest.param(b"---\nid: moon-court\n\xff\n---\n", "can't be read as UTF-8 text", id="not UTF-8"),
        pytest.param(b"### Owl\n\n1. One.\n\n- kind: rule\n", "no front matter", id="no front matter"),
    ],
)
def test_a_file_that_is_no_document_gives_one_defect_and_no_rulings(read: Read, content: bytes, cause: str) -> None:
    reading = read(content)
    assert (reading.document, reading.rulings) == (None, [])
    (defect,) = reading.defects
    assert defect.cause.startswith(cause)
    assert defect.fix
    assert defect.line == (2 if b"[" in content else 1)


def test_a_file_that_is_not_there_is_a_defect(tmp_path: Path) -> None:
    defects: list[Defect] = []
    assert read_document(tmp_path / "absent.md", defects) == (None, [])
    assert [(defect.file, defect.line) for defect in defects] == [(tmp_path / "absent.md", 1)]


def test_entries_are_checked_even_where_the_front_matter_is_wrong(read: Read) -> None:
    text = MOON_COURT.replace("game: vs-system", "game: chess").replace("2. Drawing", "7. Drawing")
    assert [defect.cause for defect in read(text).defects] == ["unknown game 'chess'", "point 2 bears the number 7"]


def test_what_is_sound_is_read_in_spite_of_a_defect_elsewhere(read: Read) -> None:
    reading = read(MOON_COURT.replace("2. Drawing with", "3. Drawing with"))
    assert len(reading.defects) == 1
    assert reading.rulings == read(MOON_COURT).rulings


# -- round trips ----------------------------------------------------------------------------------------------------

WORDS = st.text(st.characters(categories=["Lu", "Ll"], include_characters="’'"), min_size=1, max_size=8).filter(
    lambda word: word[0].isalpha()
)
# Inside a line, none of these has a meaning in the dialect: what was written is what is read.
TOKENS = st.sampled_from(
    [
        ">>>",
        "*",
        "_so_",
        "&amp;",
        "<b>",
        "[KO]",
        "`",
        "\\",
        "+1",
        "·",
        "1.",
        "#",
        "-",
        "2:",
        "Note:",
        "(x)",
        "“no”",
        "!",
    ]
)


@st.composite
def phrases(draw: st.DrawFn) -> str:
    """One line of text that begins and ends with a word."""
    middle = draw(st.lists(WORDS | TOKENS, max_size=6))
    return " ".join([draw(WORDS), *middle, draw(WORDS)])


SLUGS = st.from_regex(r"[a-z0-9]{1,4}(-[a-z0-9.]{1,4}){0,2}", fullmatch=True)
REFERENCES = st.builds(
    Reference, st.builds("{}/{}".format, st.sampled_from(["old-court", "x-1"]), SLUGS), st.none() | st.integers(1, 99)
)
DAYS = st.dates().map(lambda day: DateRange(day.isoformat(), day, day))
YEARS = st.integers(1000, 9000).map(lambda y: DateRange(f"about {y}", dt.date(y, 1, 1), dt.date(y, 12, 31)))
DATES = DAYS | YEARS
TEXTS = st.lists(phrases(), max_size=2).map(tuple)


@st.composite
def documents(draw: st.DrawFn) -> Document:
    return Document(
        id="moon-court",
        title=draw(phrases()),
        game=(game := draw(st.sampled_from([*sorted(GAMES), "sea-lanterns"]))),
        game_name="" if game in GAMES else draw(phrases()),
        published=draw(DATES),
        in_force=draw(DATES),
        compiled_by=draw(phrases()),
        source=draw(phrases()),
    )


@st.composite
def rulings_of(draw: st.DrawFn, document: Document) -> Ruling:
    title = draw(phrases())
    kind = draw(st.sampled_from(KINDS))
    facts = phrases() if kind == "card" else st.none() | phrases() if kind == "errata" else st.none()
    points = draw(st.lists(st.tuples(phrases(), TEXTS, TEXTS), min_size=1, max_size=4))
    powers = st.builds(
        PowerText, st.sampled_from(["", "old", "new"]), st.lists(phrases(), min_size=1, max_size=3).map(tuple)
    )
    certainty = draw(st.sampled_from(CERTAINTIES)) if kind == BASE_RULE else None
    sources = st.lists(phrases(), min_size=certainty == "sourced", max_size=2) if certainty else st.just([])
    return Ruling(
        id=f"{document.id}/{draw(SLUGS)}",
        doc=document.id,
        game=document.game,
        kind=kind,  # type: ignore[arg-type]
        section=draw(st.none() | phrases()),
        title=title,
        in_force=document.in_force,
        points=tuple(Point(n, *parts) for n, parts in enumerate(points, 1)),
        facts=draw(facts),
        powers=tuple(draw(st.lists(powers, max_size=2, unique_by=lambda power: power.label or object()))),
        supersedes=tuple(draw(st.lists(st.builds(RulingReplacement, REFERENCES, DATES), max_size=2))),
        differs_from=tuple(draw(st.lists(st.builds(Difference, REFERENCES, phrases()), max_size=2))),
        see_also=tuple(draw(st.lists(REFERENCES, max_size=3))),
        mentions=tuple(draw(st.lists(phrases().filter(lambda name: ";" not in name), max_size=3))),
        certainty=certainty,  # type: ignore[arg-type]
        sources=tuple(draw(sources)),
        doubt=draw(phrases()) if certainty == "uncertain" else None,
    )


@st.composite
def contents(draw: st.DrawFn) -> tuple[Document, list[Ruling]]:
    document = draw(documents())
    return document, draw(st.lists(rulings_of(document), max_size=3))


def render(document: Document, rulings: Sequence[Ruling], *, in_parts: bool, wrapped: bool) -> str:
    """The document as Markdown: kinds given by parts or by entries, long paragraphs on one line or broken at each word."""

    def wrap(text: str, indent: str) -> str:
        return re.sub(r" (?=[^\W\d_])", f"\n{indent}", text) if wrapped else text

    blocks = [
        "\n".join(
            [
                "---",
                f"id: {document.id}",
                f"title: {quoted(document.title)}",
                f"game: {document.game}",
                f"published: {document.published}",
                f"in_force: {document.in_force}",
                f"compiled_by: {quoted(document.compiled_by)}",
                f"source: {quoted(document.source)}",
                *([f"game_name: {quoted(document.game_name)}"] if document.game_name else []),
                "---",
            ]
        )
    ]
    for ruling in rulings:
        if in_parts:
            blocks += ["## Part", f"- kind: {ruling.kind}"]
        blocks.append(f"### {ruling.title}")
        if ruling.facts:
            blocks.append(wrap(ruling.facts, ""))
        for power in ruling.powers:
            first = f"{power.label.capitalize()}: " if power.label else ""
            blocks.append("\n".join(f"> {line}" for line in [first + "".join(power.lines[:1]), *power.lines[1:]]))
        for point in ruling.points:
            texts = [f"{point.n}. " + wrap(point.text, "   ")]
            texts += ["   " + wrap(f"Example: {example}", "   ") for example in point.examples]
            texts += ["   " + wrap(f"Note: {note}", "   ") for note in point.notes]
            blocks.append("\n\n".join(texts))
        keys = [f"id: {ruling.id.partition('/')[2]}"]
        keys += [] if in_parts else [f"kind: {ruling.kind}"]
        keys += [f"section: {ruling.section}"] if ruling.section else []
        keys += [f"supersedes: {new.target} from {new.start}" for new in ruling.supersedes]
        keys += [f"differs from: {twin.target}: {twin.how}" for twin in ruling.differs_from]
        keys += ["see also: " + "; ".join(map(str, ruling.see_also))] if ruling.see_also else []
        keys += [f"mentions: {name}" for name in ruling.mentions]
        keys += [f"source: {source}" for source in ruling.sources]
        keys += [f"certainty: {ruling.certainty}"] if ruling.certainty else []
        keys += [f"doubt: {ruling.doubt}"] if ruling.doubt else []
        blocks.append("\n".join(f"- {key}" for key in keys))
    return "\n\n".join(blocks) + "\n"


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def without_lines(rulings: Sequence[Ruling]) -> list[Ruling]:
    return [msgspec.structs.replace(ruling, line=0) for ruling in rulings]


@examples(50)
@given(contents(), st.booleans(), st.booleans())
def test_a_document_is_read_back_to_what_it_was_made_of(
    read: Read, content: tuple[Document, list[Ruling]], in_parts: bool, wrapped: bool
) -> None:
    document, rulings = content
    text = render(document, rulings, in_parts=in_parts, wrapped=wrapped)
    reading = read(text)
    assert reading.defects == []
    assert reading.document == document
    assert without_lines(reading.rulings) == rulings
    lines = text.split("\n")
    assert [lines[ruling.line - 1] for ruling in reading.rulings] == [f"### {ruling.title}" for ruling in rulings]


def mutate(draw: Callable[[st.SearchStrategy[Any]], Any], lines: Sequence[str]) -> list[str]:
    """Up to six lines deleted, doubled, swapped or joined."""
    mutant = list(lines)
    for _ in range(draw(st.integers(1, 6))):
        if not mutant:
            break
        places = st.integers(0, len(mutant) - 1)
        here, there = draw(places), draw(places)
        match draw(st.sampled_from(["delete", "double", "swap", "join", "indent"])):
            case "delete":
                del mutant[here]
            case "double":
                mutant.insert(there, mutant[here])
            case "swap":
                mutant[here], mutant[there] = mutant[there], mutant[here]
            case "join":
                mutant[here] += mutant[there]
            case "indent":
                mutant[here] = "  " + mutant[here]
    return mutant


@st.composite
def mutants(draw: st.DrawFn) -> list[str]:
    document, rulings = draw(contents())
    text = draw(st.just(MOON_COURT) | st.just(render(document, rulings, in_parts=True, wrapped=False)))
    return mutate(draw, text.split("\n"))


def assert_rulings_or_defects(reading: Reading, count: int) -> None:
    """Each defect is whole and in the file, and where there is none, each ruling is whole."""
    for defect in reading.defects:
        assert defect.file == reading.file
        assert 1 <= defect.line <= max(count, 1)
        assert defect.cause
        assert defect.fix
        assert "\n" not in str(defect)
    if not reading.defects:
        for ruling in reading.rulings:
            assert ruling.points
            assert all(point.text and point.n == n for n, point in enumerate(ruling.points, 1))
            assert ruling.kind in get_args(Kind)
            assert ruling.game in GAMES or (reading.document and reading.document.game_name)
            assert Reference.parse(ruling.id).point is None
            assert msgspec.convert(msgspec.to_builtins(ruling), Ruling) == ruling


@examples(50)
@given(mutants())
def test_a_mutated_document_never_raises_but_gives_rulings_or_defects(read: Read, lines: list[str]) -> None:
    reading = read("\n".join(lines))
    assert_rulings_or_defects(reading, len(lines))
    if reading.document and not reading.defects:
        again = read(render(reading.document, reading.rulings, in_parts=False, wrapped=False))
        assert again.defects == []
        assert without_lines(again.rulings) == without_lines(reading.rulings)


SHIPPED = {path.name: path.read_text(encoding="utf-8").split("\n") for path in document_files([shipped("corpus")])}


@examples(25)
@given(st.data())
def test_a_mutated_shipped_document_never_raises_but_gives_rulings_or_defects(read: Read, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(SHIPPED)))
    lines = mutate(data.draw, SHIPPED[name])
    assert_rulings_or_defects(read("\n".join(lines), name), len(lines))


@given(st.text() | st.lists(st.text() | st.sampled_from(MOON_COURT.split("\n"))).map("\n".join))
def test_any_text_at_all_gives_rulings_or_defects(read: Read, text: str) -> None:
    data = text.encode("utf-8", "replace")
    assert_rulings_or_defects(read(data), len(data) + 1)


@examples(50)
@given(st.binary())
def test_any_bytes_at_all_give_rulings_or_defects(read: Read, data: bytes) -> None:
    assert_rulings_or_defects(read(data), len(data) + 1)
