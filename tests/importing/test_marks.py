"""What the markup of a page or of Markdown says of a line is trusted; a plain text says some of it by where its lines stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

PAGE = """<html><head><title>Shore Rules - The Shore Wiki</title></head><body>
<h1>Shore Rules</h1>
<h2>Keywords</h2><p>This section contains the keywords. They come in order.</p><p>There are three.</p>
<h3>crab<span class="mw-editsection">[edit]</span></h3><p>It walks sideways.</p>
<ul><li>Never Forward</li><li>1.2 Left comes first.</li></ul>
<h3>Cancel</h3><p>What is cancelled never happens.</p><pre>Gulls Of The North

Fly</pre>
<h3>GULL</h3><p>It flies.</p><blockquote><p>1. Old rule</p></blockquote>
<ol><li>It rises.</li><li>2. It falls.</li></ol>
<table><tr><td>Height</td><td>3</td></tr><tr><td>Depth</td><td>4</td></tr></table>
<h2>Weather</h2><p>Rain falls on everybody.</p>
</body></html>"""
MARKDOWN = """---
title: Shore Rules
---

# Rules

## Keywords

This section contains the keywords. They come in order.

There are three.

### **crab**

It walks sideways.

- Never Forward

- 1.2 Left comes first.

### Cancel

What is cancelled never happens.

```
Gulls Of The North

Fly
```

### GULL

It flies.

> 1. Old rule

1. It rises.
2. It falls.

Height | Depth
--- | ---
3 | 4

Weather
-------

Rain falls on everybody.
"""


def read(tmp_path: Path, name: str, text: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines)


def of_text(text: str) -> Recognised:
    return recognise(split_lines(text))


def titles(result: Recognised) -> list[str]:
    return [entry.title for entry in result.entries]


@pytest.mark.parametrize(("name", "text"), [("x.html", PAGE), ("x.md", MARKDOWN)])
def test_headings_open_entries_and_nothing_inside_them_does(tmp_path: Path, name: str, text: str) -> None:
    result = read(tmp_path, name, text)
    assert titles(result) == ["crab", "Left comes first", "Cancel", "GULL", "Weather"]
    assert result.facts.title == "Shore Rules"
    assert result.unassigned == ()
    texts = [paragraph.text for paragraph in result.entries[3].paragraphs]
    assert texts[0] == "It flies."
    assert any("Old rule" in text for text in texts)
    assert any("2. It falls." in text for text in texts)
    # What stands between a heading and those below it introduces them, where it says so.
    reasons = {item.text: item.reason for item in result.furniture}
    assert (reasons["Keywords"], reasons["There are three."]) == ("part heading", "introduction")


def test_an_item_with_a_number_gets_no_second_one(tmp_path: Path) -> None:
    path = tmp_path / "x.html"
    path.write_text(
        "<html><body><ol><li>1.1.1. Gulls<li>(2.1) Crabs<li>3. Dunes<li><p>Eels</p></ol><ul><li>4.1 Fog<li><p>Rain</p></ul></body></html>"
    )
    texts = [line.text for line in read_source(path).lines if line.text]
    assert texts == ["1.1.1. Gulls", "(2.1) Crabs", "3. Dunes", "1. Eels", "4.1 Fog", "• Rain"]


def test_rows_that_explain_open_entries(tmp_path: Path) -> None:
    rows = ("Crab|It walks sideways, never forward.", "Gull|It flies over everything there is.", "Eel|Nobody holds it.")
    page = "".join("<tr><td>" + row.replace("|", "</td><td><p>") + "</p></td></tr>" for row in rows)
    markdown = "# Shore\n\n|Term|Meaning|\n|---|---|\n" + "".join(f"|{row}|\n" for row in rows)
    table = f"<html><body><h1>Shore</h1><table><tr><th>Term</th><th>Meaning</th></tr>{page}</table></body></html>"
    for name, text in (("x.html", table), ("x.md", markdown)):
        result = read(tmp_path, name, text)
        assert titles(result) == ["Crab", "Gull", "Eel"]
        assert result.entries[0].paragraphs[0].text == "It walks sideways, never forward."
        assert result.facts.title == "Shore"
        assert {item.reason for item in result.furniture} == {"title", "heads of the columns"}


def test_a_card_stands_before_the_question_about_it(tmp_path: Path) -> None:
    rows = [
        f"|Crab {n // 3}|Does crab number {n} walk forward?|No, it walks sideways, <br>as {n} others do.|"
        for n in range(6)
    ]
    result = read(tmp_path, "x.md", "\n".join(["|Card|Question|Answer|", *rows]))
    assert titles(result)[0] == "Crab 0: Does crab number 0 walk forward?"
    assert result.entries[0].paragraphs[0].text == "No, it walks sideways, as 0 others do."
    assert [entry.kind for entry in result.entries] == ["faq"] * 6


def test_bold_names_with_their_place_in_a_set_open_entries(tmp_path: Path) -> None:
    page = """<html><body><h1>Shore FAQ</h1><h2>Errata</h2>
    <p><strong>(v1.4) <a href="x">Crab Of The North</a> <em>(Low Tide, 12)</em></strong><br>Should read: "Walk twice."</p>
    <p><strong>Old Gull (Low Tide, 13)</strong> Should read "Fly."</p><p><strong>Note:</strong> All of these are old.</p>
    <h2>Rules</h2><p>(1.1) Tides</p><p>The sea <strong>comes and goes</strong>.</p></body></html>"""
    result = read(tmp_path, "x.html", page)
    assert [(entry.title, entry.section, entry.kind) for entry in result.entries] == [
        ("Crab Of The North (Low Tide, 12)", "v1.4", "errata"),
        ("Old Gull (Low Tide, 13)", None, "errata"),
        ("Tides", "1.1", "rule"),
    ]
    assert [entry.slug for entry in result.entries] == ["crab-of-the-north", "old-gull", "1.1-tides"]


@pytest.mark.parametrize("sign", ["**{}**\n\n{}", "{}?\n\n- {}"])
def test_bold_lines_and_questions_open_entries_where_a_section_consists_of_them(tmp_path: Path, sign: str) -> None:
    names = ["Crab", "Gull", "Eel", "Dune", "Fog", "Rain"]
    asked = "\n\n".join(sign.format(name, f"It is {name.lower()} and nothing else.") for name in names)
    result = read(
        tmp_path, "x.md", f"# Shore\n\n## Tides\n\nThey come.\n\n## Places\n\nThey stay.\n\n## Beings\n\n{asked}\n"
    )
    assert [title.rstrip("?") for title in titles(result)] == ["Tides", "Places", *names]
    once = read(
        tmp_path,
        "y.md",
        f"# Shore\n\n## Tides\n\nWhen?\n\nAt night.\n\n## Places\n\n{sign.format('Where', 'Here.')}\n\n## End\n\nAll.\n",
    )
    assert titles(once) == ["Tides", "Places", "End"]


def test_a_rule_that_is_printed_as_a_heading_is_text(tmp_path: Path) -> None:
    rule = "A crab that walks forward is turned at once by whoever sees it."
    result = read(
        tmp_path,
        "x.md",
        f"# Shore\n\n## Walking\n\n### {rule}\n\n#### Example: two crabs meet.\n\n## Flying\n\nGulls fly.\n",
    )
    assert titles(result) == ["A crab that walks forward is turned at …", "Flying"]
    assert result.entries[0].paragraphs[0].text == rule
    assert result.entries[0].paragraphs[0].examples == ("two crabs meet.",)


def test_numbers_of_other_layouts_open_entries() -> None:
    text = (
        "Shore Rules\n\n(1.1) Tides\nThey come and go.\n(1.2) Fog (see 1.1)\nNobody sees through it (see 1.1)\n(1.3) Rain\nIt falls.\n",
        "Shore Rules\n\n1-1. Tides\n1-1-1. The sea comes\nand goes.\n1-1-2. It is salt.\n1-2. Fog\n1-2-1. Nobody sees.\n",
        "Shore Rules\n\n100. Tides\n101. Sea: it comes and goes.\n101.1. vs. Lakes: they stay.\n101.1.a. Ponds too.\n",
        "Shore Rules\n\n1.010: The sea comes.\n1.020: the sea goes.\n",
        "Shore Rules\n\n1.I Tides come.\n\n1.II.a Tides go.\n",
        "Shore Rules\n\n100. Tides\n101. Sea\n\n100. Tides\n100.1. They come.\n101. Sea\n101.2 It is salt.\n101.2a It is old.\n",
    )
    found = [[entry.section for entry in of_text(part).entries] for part in text]
    assert found == [
        ["1.1", "1.2", "1.3"],
        ["1-1-1", "1-1-2", "1-2-1"],
        ["101", "101.1", "101.1.a"],
        ["1.010", "1.020"],
        ["1.I", "1.II.a"],
        ["100.1", "101.2", "101.2a"],
    ]


def test_a_table_of_contents_without_pages_is_none_of_the_entries() -> None:
    listed = "1. Tides\n2. Places\n3. Beings\n4. Weather\n"
    body = "\n".join(
        f"{n}. {name}\n\nAll of it is old, and it was so before.\n"
        for n, name in enumerate(("Tides", "Places", "Beings"), 1)
    )
    result = of_text(f"Shore Rules\n\n{listed}\n{body}")
    assert [entry.slug for entry in result.entries] == ["1-tides", "2-places", "3-beings"]
    assert [item.line for item in result.furniture if item.reason == "table of contents"] == [3, 4, 5, 6]


NAMES = ("Anchor", "Boat", "Crab", "Dune", "Eel", "Fog", "Gull")


@pytest.mark.parametrize(
    "form",
    [
        "{}:\n- It is {} alone.\n",
        "{}: It is {} alone.\n",
        "{} - It is {} alone.\n",
        "{}\n    It is {} alone.\n\n    1. And old.\n",
    ],
)
def test_names_above_or_before_their_text_are_a_layout(form: str) -> None:
    text = "\n".join(form.format(name, name.lower()) for name in NAMES)
    result = of_text(
        f"Shore Glossary\n\n{text * 1}"
        + ("\n".join(form.format(f"Hill {n}", "it") for n in range(10)) if "    " in form else "")
    )
    assert titles(result)[:7] == list(NAMES)
    assert "It is crab alone." in result.entries[2].paragraphs[0].text
    # One such line is none.
    assert not of_text("Shore Glossary\n\nAnchor: It holds.\n\nMany boats lie at it, old and new.\n").entries


def test_a_heading_in_capitals_swallows_no_others() -> None:
    cards = "\n".join(
        f"Gull Of {name}s\nIt flies over all that is there.\nIt never lands.\n" for name in (*NAMES, *"ABCDEFGHIJKL")
    )
    result = of_text(f"Shore Rulings\n\nNRA PAC\nIt counts once.\n\n{cards}")
    assert titles(result)[:2] == ["NRA PAC", "Gull Of Anchors"]
    assert len(result.entries) == 20
    assert result.doubts == ()


def test_an_entry_that_holds_too_much_is_told() -> None:
    text = "Shore FAQ\n\n" + "".join(f"{n}. Title {n}\n\nThe text of it.\n\n" for n in range(1, 30))
    assert of_text(text).doubts == ()
    long = text.replace("15. Title 15\n", "15. Title 15\n\n" + "It goes on and on without an end.\n" * 50)
    assert [(doubt.line, doubt.message.partition(":")[0]) for doubt in of_text(long).doubts] == [
        (59, "'Title 15' holds 52 of the 108 lines in entries"),
    ]
    many = text + "".join(f"{n}. Title {n}\n\nThe text of it.\n\n" for n in range(30, 150))
    far = many.replace("15. Title 15\n", "15. Title 15\n\n" + "It goes on and on without an end.\n" * 50)
    assert [doubt.message.partition(":")[0] for doubt in of_text(far).doubts] == [
        "'Title 15' holds 52 lines, far more than the entries around it"
    ]


def test_a_list_in_an_entry_is_told_once() -> None:
    items = "".join(f"{n}. Something that is done here.\n\n" for n in (1, 2, 3) * 3)
    result = of_text(
        f"Shore FAQ\n\n1. Tides\n\nThey come.\n\n2. Places\n\nThey stay.\n\n3. Beings\n\nDo this:\n\n{items}"
    )
    assert len([doubt for doubt in result.doubts if "comes after a later one" in doubt.message]) == 1
