"""Rules that bear numbers, as comprehensive rules print them: below a contents list, in wrapped dumps, in pages that set the number apart;
and names that only look like numbers."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.naming import spoken_case
from judge.importing.parting.numbers import follows, number_key
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

SECTIONS = {
    "Game Concepts": ("General", "Parts of a Card", "Players"),
    "Zones": ("Deck", "Hand", "Harbour"),
    "Turn Structure": ("Dawn Step", "Tide Step", "Main Phase"),
}
SENTENCES = (
    "A keeper may light one lamp each turn. A lamp that is lit stays lit until the end of the turn, unless an effect puts it out.",
    "If a ship has no crew, it is set adrift.",
    "Cards in this zone are kept face down, and no player may look at them unless a card says so.",
    "A player who can't draw loses the game at once.",
    "Effects that say otherwise come first, whatever these rules say.",
)
LETTERED = ("It is a ship with no crew aboard.", "Its keeper has lit no lamp.", "The harbour holds seven ships.")
RULES = [f"{s}.{u}.{r}" for s in (1, 2, 3) for u in (1, 2, 3) for r in range(1, 6)]
LETTERS = [f"{s}.{u}.3{letter}" for s in (1, 2, 3) for u in (1, 2, 3) for letter in "abc"]


def read(tmp_path: Path, name: str, text: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines)


def sections(result: Recognised) -> list[str | None]:
    return [entry.section for entry in result.entries]


def parts() -> Iterator[tuple[str, str, str]]:
    """What a rules text consists of, in order: the kind of a line, its number and its words."""
    sentences = cycle(SENTENCES)
    for s, (section, subsections) in enumerate(SECTIONS.items(), 1):
        yield "section", f"{s}", section
        for u, subsection in enumerate(subsections, 1):
            yield "subsection", f"{s}.{u}", subsection
            for r in range(1, 6):
                yield "rule", f"{s}.{u}.{r}", next(sentences)


@pytest.mark.parametrize("gap", ["\n\n", "\n"], ids=["apart", "tight"])
@pytest.mark.parametrize(
    ("head", "listed", "forms"),
    [
        ("## Contents\n\n", ("### {0}. {1}", "{0}. {1}"), ("## {0}. {1}", "### {0}. {1}", "{0}. {1}")),
        ("## Contents\n\n", ("### {0}. {1}", "- {0} {1}"), ("## {0}. {1}", "### {0} {1}", "**{0}** {1}")),
        ("", ("## {1}", "{0}. {1}"), ("## {1}", "### {0}. {1}", "{0}. {1}")),
        ("", ("## {1}", "{0}. {1}"), ("## {1}", "{0}. {1}", "{0}. {1}")),
        ("# Contents\n\n", ("#### {0}. {1}", "* {0}. {1}"), ("# {0}. {1}", "## {0}. {1}", "* {0}. {1}")),
    ],
)
def test_contents_under_headings_leave_the_rules_their_numbers(
    tmp_path: Path, head: str, listed: tuple[str, str], forms: tuple[str, str, str], gap: str
) -> None:
    kinds = ("section", "subsection", "rule")
    contents = [listed[kinds.index(kind)].format(number, words) for kind, number, words in parts() if kind != "rule"]
    rules = [forms[kinds.index(kind)].format(number, words) for kind, number, words in parts()]
    text = "# Tidewatch Rules\n\n" + head + "\n\n".join(contents) + "\n\n" + gap.join(rules) + "\n"
    result = read(tmp_path, "rules.md", text)
    assert (sections(result), result.unassigned, result.doubts) == (RULES, (), ())


def test_numbers_go_on_from_a_heading_where_the_contents_name_other_titles(tmp_path: Path) -> None:
    contents = "\n".join(f"- {number} See {words}" for kind, number, words in parts() if kind != "rule")
    forms = {"section": "\n## {0}. {1}\n", "subsection": "\n### {0}. {1}\n", "rule": "{0}. {1}"}
    rules = "\n".join(forms[kind].format(number, words) for kind, number, words in parts())
    result = read(tmp_path, "rules.md", f"# Tidewatch Rules\n\n{contents}\n{rules}\n")
    assert [section for section in sections(result) if section in RULES] == RULES


def dump(head: str = "", page: int = 30, gap: str = "\n", letter: str = "a. ", contents: bool = False) -> str:
    """A text dump: wrapped lines, short titles among the rules, lettered sub-rules, a head on every page."""
    lines = ["Tidewatch Rules", ""]
    if contents:
        lines += [f"{number}. {words} {n}" for n, (kind, number, words) in enumerate(parts(), 2) if kind != "rule"]
    for kind, number, words in parts():
        is_title = kind == "rule" and number.endswith(".5")
        lines += textwrap.wrap(f"{number}. {'Crew and Lamps' if is_title else words}", 60)
        lines += ["", *textwrap.wrap(words, 60)] if is_title else []
        if number.endswith(".3") and kind == "rule":
            lines += [letter.replace("a", name) + item for name, item in zip("abc", LETTERED, strict=True)]
        lines += [""] if gap == "\n" else []
    pages = [lines[n : n + page] for n in range(0, len(lines), page)]
    return "\n".join("\n".join([head.format(n), *lines] if head else lines) for n, lines in enumerate(pages, 1))


@pytest.mark.parametrize("contents", [False, True])
@pytest.mark.parametrize(
    ("head", "gap", "letter"),
    [
        ("Tidewatch Rules     {}", "\n", "a. "),
        ("{}   Tidewatch Rules", "", "(a) "),
        ("Tidewatch Rules", "", "a) "),
        ("", "", "a. "),
    ],
)
def test_a_wrapped_dump_gives_its_rules(tmp_path: Path, head: str, gap: str, letter: str, contents: bool) -> None:
    result = read(tmp_path, "rules.txt", dump(head, gap=gap, letter=letter, contents=contents))
    assert (sections(result), result.unassigned) == (sorted(RULES + LETTERS), ())
    assert not [one for entry in result.entries for one in entry.paragraphs if "Tidewatch" in one.text]


@pytest.mark.parametrize(
    "reference", ["3.2.4. If it does, the rule there comes first.", "9.9.9. Says more.", "2.1.3 Tells how; see also"]
)
def test_a_reference_at_the_begin_of_a_line_is_no_rule(tmp_path: Path, reference: str) -> None:
    text, count = re.subn(r"effect\sputs\sit\sout\.", f"effect puts it out.\n{reference}", dump(), count=2)
    assert count == 2
    result = read(tmp_path, "rules.txt", text)
    assert (sections(result), result.unassigned) == (sorted(RULES + LETTERS), ())


def test_words_that_come_again_without_a_page_between_are_no_running_heads(tmp_path: Path) -> None:
    names = ("Gulls", "Crabs", "Eels", "Seals", "Range")
    blocks = [
        f"{name} {'' if name == 'Range' else n}\n\n{SENTENCES[0]}\n\n{SENTENCES[1]}" for n in "ABCDEF" for name in names
    ]
    text = "Shore Rules\n\n" + "\n\n".join(blocks) + "\n"
    result = read(tmp_path, "rules.txt", text)
    assert not [line for line in result.furniture if line.reason == "running head"]


@pytest.mark.parametrize(
    ("rule", "item", "around"),
    [
        ('<p><span class="num">{0}</span>{1}</p>{2}', "<li>{1}</li>", ("", "")),
        ("<li><b>{0}</b>{1}{2}</li>", "<li>{1}</li>", ("<ol>", "</ol>")),
        ('<li><a href="#{0}">{0}.</a>{1}{2}</li>', '<li><a href="#{0}">{0}</a>{1}</li>', ("<ul>", "</ul>")),
        ('<li id="{0}"><a class="anchor" href="#{0}">{0}</a><p>{1}</p>{2}</li>', "<li>{1}</li>", ("<ol>", "</ol>")),
        ("<div><span>{0}.</span><span>{1}</span></div>{2}", "<li>{1}</li>", ("", "")),
        ("<dl><dt>{0}</dt><dd>{1}{2}</dd></dl>", "<li>{1}</li>", ("", "")),
    ],
)
def test_a_number_in_an_element_of_its_own_opens_a_rule(
    tmp_path: Path, rule: str, item: str, around: tuple[str, str]
) -> None:
    page = ["<html><head><title>Tidewatch Rules</title></head><body><h1>Tidewatch Rules</h1>"]
    for kind, number, words in parts():
        if kind == "section":
            page.append(f"<h2><span>{number}.</span>{words}</h2>")
        elif kind == "subsection":
            page.append(f"<h3><b>{number}</b>{words}</h3>{around[0]}")
        else:
            items = "".join(item.format(number + name, one) for name, one in zip("abc", LETTERED, strict=True))
            nested = f'<ol type="a">{items}</ol>' if number.endswith(".3") else ""
            page.append(rule.format(number, words, nested) + (around[1] if number.endswith(".5") else ""))
    result = read(tmp_path, "rules.html", "\n".join(page) + "</body></html>")
    assert sections(result) == sorted(RULES + LETTERS)
    assert [entry.paragraphs[0].text for entry in result.entries if entry.section == "1.1.1"] == [SENTENCES[0]]
    assert (result.unassigned, result.doubts) == ((), ())


def test_lettered_items_of_a_rule_without_a_number_are_items(tmp_path: Path) -> None:
    page = (
        "<h2>Mooring</h2><p>Choose one:</p><ol type='a'><li>Stay.</li><li>Leave.</li></ol>"
        "<h2>1.1 Sailing</h2><ol><li>One of these:<ol type='a'><li>North.</li><li>South.</li></ol></li></ol>"
        "<h2>Ramming</h2><p>Nothing survives it.</p><h2>Cargo</h2><p>It is lost first.</p>"
    )
    result = read(tmp_path, "rules.html", f"<html><body>{page}</body></html>")
    assert [entry.title for entry in result.entries] == ["Mooring", "Sailing", "Ramming", "Cargo"]


NAMES = ("R2-D2", "X-23", "K-9 Unit", "MK-2 Drone", "T-1000", "A-Bomb", "U-571", "BB-8 Astromech")


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("rulings.txt", "{0}\n\n{1}"),
        ("rulings.md", "## {0}\n\n{1}"),
        ("rulings.md", "### {0}\n{1}"),
        ("rulings.md", "**{0}**: {1}"),
        ("rulings.txt", "{0}: {1}"),
    ],
)
def test_letters_hyphen_and_digits_are_a_name(tmp_path: Path, name: str, form: str) -> None:
    names = sorted(NAMES)
    texts = [form.format(one, SENTENCES[1 + n % 4]) for n, one in enumerate(names)]
    result = read(
        tmp_path, name, ("# " if name.endswith("md") else "") + "Robot Rulings\n\n" + "\n\n".join(texts) + "\n"
    )
    assert [(entry.title, entry.section) for entry in result.entries] == [(one, None) for one in names]


def test_a_name_in_capitals_with_a_number_keeps_them() -> None:
    assert spoken_case("C-3PO AND THE CREW", "They sail.") == "C-3PO and the crew"


def test_numbers_with_the_same_letters_are_collectors_numbers(tmp_path: Path) -> None:
    text = "\n\n".join(f"BB-{n} Ship of {n}\n\n{SENTENCES[n % 5]}" for n in range(11, 16))
    result = read(tmp_path, "errata.txt", f"Errata\n\n{text}\n")
    assert sections(result) == [f"BB-{n}" for n in range(11, 16)]


@pytest.mark.parametrize(
    ("number", "last", "is_next"),
    [
        ("2.3", "2.2", True),
        ("2.3", "2.2.4", True),
        ("3.1", "2.2.4", True),
        ("2.2.1", "2.2", True),
        ("2.2b", "2.2a", True),
        ("2.3", "2.2b", True),
        ("2.2a", "2.2", True),
        ("2.4", "2.2", False),
        ("2.2", "2.3", False),
        ("2.2.2", "2.2", False),
        ("2.2c", "2.2a", False),
    ],
)
def test_the_very_next_number(number: str, last: str, is_next: bool) -> None:
    assert follows(number_key(number), number_key(last)) is is_next


MAIN = {
    "Basics": ("Adrift", "Lamps", "Keepers of the Light", "The Tide"),
    "Ships and Crews": ("Boarding", "Mutiny", "Losing a Ship", "Cargo", "Holds"),
    "Combat": ("Broadsides", "Ramming", "Retreat"),
    "Ends": ("Winning", "Drawn Games", "Conceding"),
}


@pytest.mark.parametrize("ending", ["txt", "md"])
@pytest.mark.parametrize(
    ("row", "between", "length"), [("=", "\n", 0), ("-", "", 0), ("-", "\n", 50), ("~", "\n", 30), ("=", "", 40)]
)
def test_names_with_a_colon_under_underlined_headings_open_entries(
    tmp_path: Path, row: str, between: str, length: int, ending: str
) -> None:
    if ending == "md" and row == "~":
        pytest.skip("no heading of Markdown")
    text, sentences = "Tidewatch Rulings\n=================\n\n", cycle(SENTENCES)
    for heading, names in MAIN.items():
        text += f"{heading}\n{row * (length or len(heading))}\n\n"
        for name in names:
            text += f"{name}:\n{textwrap.fill(next(sentences), 60)}\n{between}"
        text += "\n"
    result = read(tmp_path, f"rulings.{ending}", text)
    assert [entry.title for entry in result.entries] == [name for names in MAIN.values() for name in names]
    assert not result.unassigned
    assert not [one for entry in result.entries for one in entry.paragraphs if re.search(r"[=~-]{3}", one.text)]


def test_words_with_a_colon_above_lists_open_nothing(tmp_path: Path) -> None:
    text = "Tidewatch Rulings\n=================\n\n"
    for heading, names in MAIN.items():
        items = "".join(f"{name} cards:\n- {SENTENCES[1]}\n- {SENTENCES[3]}\n\n" for name in names)
        text += f"{heading}\n{'-' * len(heading)}\n\n{SENTENCES[0]}\n\n{items}"
    assert [entry.title for entry in read(tmp_path, "rulings.txt", text).entries] == list(MAIN)


STEPS = {
    f"{phase}.{step}": name
    for phase, names in enumerate(
        (
            ("The day begins", "Lamps are lit", "Crews are paid", "The day ends"),
            ("The tide begins", "Ships sail", "Cargo is sold", "The tide ends"),
        ),
        1,
    )
    for step, name in enumerate(names, 1)
}


def told(width: int, skipped: str = "") -> str:
    """The steps of a turn with what they say, the text of each broken at a width."""
    sentences = cycle(SENTENCES)
    return "".join(
        f"{number}. {name}\n{textwrap.fill(f'{next(sentences)} {next(sentences)}', width)}\n\n"
        for number, name in STEPS.items()
        if number != skipped
    )


@pytest.mark.parametrize("width", [50, 500])
@pytest.mark.parametrize("skipped", ["", "1.3"])
def test_what_a_chart_lists_comes_again_with_its_text(tmp_path: Path, width: int, skipped: str) -> None:
    chart = [line for number, name in STEPS.items() for line in (f"{number} {name}.", "> Cards may be played")]
    chart.insert(8, "Then comes the tide.")
    text = f"Tidewatch Rules\n\nChart of a Turn\n{chr(10).join(chart)}\n\nSteps in Detail\nEach is told here.\n\n"
    result = read(tmp_path, "rules.txt", text + told(width, skipped))
    numbered = [number for number in STEPS if number != skipped]
    assert [entry.section for entry in result.entries if entry.section] == numbered
    (listed,) = [entry for entry in result.entries if entry.title == "Chart of a Turn"]
    assert listed.lines == ((3, 20),)
    assert not result.doubts


@pytest.mark.parametrize("width", [50, 500])
def test_numbers_that_begin_anew_in_another_part_open_entries(tmp_path: Path, width: int) -> None:
    text = f"Tidewatch Rules\n\nFOR TWO PLAYERS\n\n{told(width)}FOR FOUR PLAYERS\n\n{told(width)}"
    result = read(tmp_path, "rules.txt", text)
    assert sections(result) == [*STEPS, *STEPS]
    assert len({entry.slug for entry in result.entries}) == 2 * len(STEPS)
    assert not [doubt for doubt in result.doubts if "number" in doubt.message]


@pytest.mark.parametrize("reference", ["(see\n1.1.)", "(as told in 1.2 and\n2.1, on lamps)", "(cf. rules 1.2,\n2.3.)"])
def test_a_reference_in_brackets_that_a_line_parts_opens_nothing(tmp_path: Path, reference: str) -> None:
    text = "Tidewatch Rules\n\n" + told(500).replace("\n\n", f"\nNo lamp burns at night {reference}\nThat is so.\n\n")
    assert sections(read(tmp_path, "rules.txt", text)) == list(STEPS)
