"""Parts of numbered rules that letters count, numbers that stand alone above their words, and chapters that are no titles: in text, in
Markdown and in pages, as comprehensive rules are found."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.numbers import number_alone, part_of
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

CHAPTERS = {"The Bay": ("Harbours", "Shoals"), "Vessels": ("Hulls", "Crews", "Cargo"), "Watches": ("Dawn", "Dusk")}
THINGS = (
    *("lamp", "anchor", "bell", "crate", "rope", "oar", "sail", "mast", "buoy", "net", "hook", "barrel", "compass"),
    *("chart", "plank", "rudder", "winch", "keel", "flag"),
)


def parts() -> Iterator[tuple[str, str, str]]:
    """What a rules text consists of, in order: the kind of a line, its number and its words."""
    count = 0
    for c, (chapter, sections) in enumerate(CHAPTERS.items(), 1):
        yield "chapter", f"{c}", chapter
        for s, section in enumerate(sections, 1):
            yield "section", f"{c}.{s}", section
            for r in range(1, 5):
                count += 1
                one, other = THINGS[count % 19], THINGS[count * 7 % 19]
                number = f"{c}.{s}.{r}"
                yield (
                    "rule",
                    number,
                    f"A {one} of the bay may be raised by its keeper, and by nobody else, while a {other} is in sight.",
                )
                for letter in "abc" if r == 2 else "a" if r == 4 else "":
                    yield (
                        "part",
                        number + letter,
                        f"This {other} is told {letter.upper()} times about the {one}, unless its keeper sleeps.",
                    )


NUMBERS = [number for kind, number, _ in parts() if kind in ("rule", "part")]


def read(tmp_path: Path, name: str, text: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines)


def numbers(result: Recognised) -> list[str | None]:
    return [entry.section for entry in result.entries]


def text_of(rule: str, part: str, *, gap: str = "\n", sign: str = "", width: int = 62) -> str:
    """The rules as a text.

    :param rule: the form of a rule, with its number and words, ``part`` that of a part, with number, words, letter and rule's number.
    :param sign: of Markdown, before the headings.
    """
    lines = ["Bay Comprehensive Rules", ""]
    for kind, number, words in parts():
        if kind in ("chapter", "section"):
            level = sign * (1 + (kind == "section"))
            lines += [f"{level} {number}. {words}".strip(), ""]
            continue
        form = rule if kind == "rule" else part
        for line in form.format(number, words, number[-1], number[:-1]).split("\n"):
            lines += textwrap.wrap(line, width, subsequent_indent="    ") if width else [line]
        lines += [""] if gap else []
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("gap", ["\n", ""], ids=["apart", "tight"])
@pytest.mark.parametrize(
    ("rule", "part"),
    [
        ("{0}.   {1}", "     {2}.  {1}"),
        ("{0} {1}", "({2}) {1}"),
        ("{0}) {1}", "{2}) {1}"),
        ("Rule {0}: {1}", "{2}. {1}"),
        ("{0}.\n{1}", "{2}.\n{1}"),
        ("{0}\n{1}", "({2})\n{1}"),
        ("{0}. {1}", "- {2}. {1}"),
    ],
)
def test_letters_below_a_number_open_entries_in_a_text(tmp_path: Path, rule: str, part: str, gap: str) -> None:
    result = read(tmp_path, "rules.txt", text_of(rule, part, gap=gap))
    assert (numbers(result), result.unassigned, result.facts.title) == (NUMBERS, (), "Bay Comprehensive Rules")
    said = {entry.section: entry.paragraphs[0].text for entry in result.entries}
    assert {number: words for kind, number, words in parts() if kind == "part"}.items() <= said.items()


def test_letters_below_a_number_go_on_over_pages(tmp_path: Path) -> None:
    lines = text_of("{0}.   {1}", "     {2}.  {1}", gap="").splitlines()
    pages = [lines[n : n + 17] for n in range(0, len(lines), 17)]
    text = "".join(
        "\n".join([*page, "", f"{'':30}{n}", f"{'':20}Bay Comprehensive Rules v7", "", ""])
        for n, page in enumerate(pages, 31)
    )
    result = read(tmp_path, "rules.txt", text)
    assert numbers(result) == NUMBERS
    assert not [one for entry in result.entries for one in entry.paragraphs if "v7" in one.text]


@pytest.mark.parametrize(
    ("part", "form"), [("{3}({2}) {1}", "{}({})"), ("{3} ({2}) {1}", "{}({})"), ("{3}.{2}. {1}", "{}.{}")]
)
def test_a_part_may_bear_the_number_of_its_rule(tmp_path: Path, part: str, form: str) -> None:
    result = read(tmp_path, "rules.txt", text_of("{0}. {1}", part))
    assert numbers(result) == [form.format(n[:-1], n[-1]) if n[-1].isalpha() else n for n in NUMBERS]
    assert (result.unassigned, result.doubts) == ((), ())


@pytest.mark.parametrize(
    ("rule", "part"),
    [
        ("{0}. {1}", "   {2}. {1}"),
        ("**{0}** {1}", "- **{2}.** {1}"),
        ("- {0}. {1}", "    - {2}) {1}"),
        ("### {0}. {1}", "{2}) {1}"),
        ("### {0}\n{1}", "{2}. {1}"),
    ],
)
def test_letters_below_a_number_open_entries_in_markdown(tmp_path: Path, rule: str, part: str) -> None:
    result = read(tmp_path, "rules.md", text_of(rule, part, sign="#", width=0))
    assert (numbers(result), result.unassigned, result.facts.title) == (NUMBERS, (), "Bay Comprehensive Rules")


@pytest.mark.parametrize(
    ("rule", "part", "around"),
    [
        ("<p>{0}. {1}</p>@", "<p class='sub'>{2}. {1}</p>", ("", "")),
        ("<p>{0} {1}@</p>", "<br>{2}. {1}", ("", "")),
        (
            "<ul><li><a>{0}.</a><i></i><span>{1}</span>@</li></ul>",
            "<li><a>{2}.</a><span>{1}</span></li>",
            ("<ol>", "</ol>"),
        ),
        ("<div><b>{0}</b> {1}</div>@", "<li>({2}) {1}</li>", ("<ul>", "</ul>")),
        ("<h4>{0}</h4><p>{1}</p>@", "<p>{2}.&nbsp;{1}</p>", ("", "")),
        ("<dl><dt>{0}.</dt><dd>{1}@</dd></dl>", "<dt>{2}.</dt><dd>{1}</dd>", ("<dl>", "</dl>")),
        ("<table><tr><td>{0}</td><td>{1}</td></tr>@</table>", "<tr><td>{2}.</td><td>{1}</td></tr>", ("", "")),
        ("<table><tr><td>{0}</td><td>{1}</td></tr>@</table>", "<tr><td>{0}</td><td>{1}</td></tr>", ("", "")),
    ],
)
def test_letters_below_a_number_open_entries_in_a_page(
    tmp_path: Path, rule: str, part: str, around: tuple[str, str]
) -> None:
    page, found = "", list(parts())
    for n, (kind, number, words) in enumerate(found):
        if kind in ("chapter", "section"):
            level = 1 if kind == "chapter" else 2
            page += f"<h{level}>{number}. {words}</h{level}>"
        elif kind == "rule":
            below = [each for each in found[n + 1 : n + 4] if each[0] == "part" and each[1][:-1] == number]
            inner = "".join(part.format(number, words, number[-1]) for _, number, words in below)
            page += rule.format(number, words).replace("@", around[0] + inner + around[1] if inner else "")
    # A table of two columns, of which each rule would be one, is a page's layout.
    page = page.replace("</table><table>", "")
    result = read(tmp_path, "rules.html", f"<html><head><title>Bay Rules (v2)</title></head><body>{page}</body></html>")
    assert (numbers(result), result.unassigned) == (NUMBERS, ())
    assert result.facts.title.startswith("Bay Rules")


@pytest.mark.parametrize(
    "items",
    [
        ("a. North", "b. South", "c. West"),
        ("a. draw a card;", "b. light a lamp; or", "c. do nothing at all in this turn."),
        ("a. The first of these words stands alone.", "c. The third of them follows it.", "e. The fifth one as well."),
    ],
    ids=["words", "clauses", "out of order"],
)
def test_letters_that_count_no_rules_open_nothing(tmp_path: Path, items: tuple[str, ...]) -> None:
    rules = [number for number in NUMBERS if number[-1].isdigit()]
    below = "\n".join(items)
    text = "Bay Rules\n\n" + "".join(
        f"{number}. A keeper of the bay chooses one of these:\n{below}\n\n" for number in rules
    )
    assert numbers(read(tmp_path, "rules.txt", text)) == rules


def test_steps_in_one_rule_alone_are_items(tmp_path: Path) -> None:
    steps = "a. The keeper lights the lamp.\nb. The lamp shines on a ship.\nc. The ship is moved at once.\nd. The watch is over then."
    text = text_of("{0}. {1}", "{1}") + "\n4. Storms\n\n4.1. A storm has these steps.\n" + steps + "\n"
    assert [number for number in numbers(read(tmp_path, "rules.txt", text)) if number and number[-1].isalpha()] == []


def test_parts_that_break_the_row_are_told(tmp_path: Path) -> None:
    text = text_of("{0}. {1}", "{2}. {1}").replace("\n    ", "\n")
    place = text.index("2.1.2.")
    begin, end = text.index("b. ", place), text.index("c. ", place)
    result = read(tmp_path, "rules.txt", text[:begin] + text[end:].replace("c. ", "d. ", 1))
    assert numbers(result) == [number for number in NUMBERS if number not in ("2.1.2b", "2.1.2c")]
    told = {doubt.line: doubt.message for doubt in result.doubts}
    (line,) = [entry.lines[0][0] for entry in result.entries if entry.section == "2.1.2a"]
    assert list(told) == [line]
    assert "may hold lettered rules of its own: 'd. This" in told[line]


@pytest.mark.parametrize(
    ("section", "above", "letter", "number"),
    [
        ("1.2.3", "", "a", "1.2.3a"),
        ("1.2.3a", "a", "b", "1.2.3b"),
        ("1.2(a)", "a", "b", "1.2b"),
        ("101", "", "a", "101a"),
        ("1.2.3", "", "b", ""),
        ("1.2.3a", "a", "a", ""),
        ("1.2.3a", "a", "c", ""),
        ("4", "", "a", ""),
        ("Step 4", "", "a", ""),
    ],
)
def test_the_number_of_a_part(section: str, above: str, letter: str, number: str) -> None:
    assert part_of(section, above, letter) == number


@pytest.mark.parametrize(
    ("text", "number"), [("1.2.3.", "1.2.3"), ("[1.2]", "1.2"), ("1-2-3a", "1-2-3a"), ("12", ""), ("1.2 x", "")]
)
def test_a_number_alone(text: str, number: str) -> None:
    assert number_alone(text) == number


@pytest.mark.parametrize(
    ("heads", "title"),
    [
        (("1. The Bay", "1.1 Harbours", "1.2 Shoals", "1.3 Reefs"), "Bay Rules"),
        (("Part 1: The Bay", "Part 2: Vessels", "Part 3: Watches", "Part 4: Ends"), "Bay Rules"),
        (("I. The Bay", "II. Vessels", "III. Watches", "IV. Ends"), "Bay Rules"),
        (("7 Lamps", "Vessels", "Watches", "Ends"), "7 Lamps"),
    ],
)
def test_a_chapter_is_no_title(tmp_path: Path, heads: tuple[str, ...], title: str) -> None:
    first, *rest = heads
    page = f"<h1>{first}</h1><p>It is deep.</p>" + "".join(
        f"<h2>{head}</h2><p>It holds {head[-4:]}.</p>" for head in rest
    )
    result = read(tmp_path, "rules.html", f"<html><head><title>Bay Rules</title></head><body>{page}</body></html>")
    assert result.facts.title == title
