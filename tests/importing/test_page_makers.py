"""Pages as different makers write them: word processors, wikis, forums, generators of pages. What heads a text, whatever it is called."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

LAMP = "A lamp is lit by its keeper, and it stays lit until the morning comes."
BELL = "The bell rings once for each ship that enters the harbour at night."
FOG = "In fog no ship may leave the harbour, whatever its captain says."
TIDE = "The tide turns twice a day, and a ship that waits for it loses a turn."
TEXTS = (LAMP, BELL, FOG, TIDE)
NAMES = ("Lamps", "Bells", "Fog", "Tides")


def read(tmp_path: Path, body: str, *, head: str = "", name: str = "page.html") -> Recognised:
    path = tmp_path / name
    whole = f"<html><head><title>Harbour Rules</title>{head}</head><body>{body}</body></html>"
    path.write_text(whole if name.endswith("html") else body, encoding="utf-8")
    return recognise(read_source(path).lines, name="harbour-rules")


def titles(result: Recognised) -> list[str]:
    return [entry.title for entry in result.entries]


def texts(result: Recognised) -> list[str]:
    return [" ".join(paragraph.text for paragraph in entry.paragraphs) for entry in result.entries]


def filled(form: str, names: Sequence[str] = NAMES, below: Sequence[str] = TEXTS) -> str:
    return "".join(form.replace("NAME", name).replace("TEXT", text) for name, text in zip(names, below, strict=True))


@pytest.mark.parametrize(
    "form",
    [
        "<ul><li><h3>NAME</h3><p>TEXT</p></li></ul>",
        "<ol><li>\n <h4>NAME</h4>\n TEXT</li></ol>",
        "<table><tr><td><h3>NAME</h3><p>TEXT</p></td></tr></table>",
        "<details><summary>NAME</summary><p>TEXT</p></details>",
        '<div class="item"><button aria-expanded="false">NAME</button><div>TEXT</div></div>',
        '<h2><button class="accordion-button">NAME</button></h2><div>TEXT</div>',
        "<details open><summary><h3>NAME</h3></summary><div>TEXT</div></details>",
        "<dl><dt><h3>NAME</h3></dt><dd>TEXT</dd></dl>",
        "<dl><dd><h3>NAME</h3><p>TEXT</p></dd></dl>",
        "<figure><h3>NAME</h3><figcaption>TEXT</figcaption></figure>",
        "<blockquote><h3>NAME</h3><p>TEXT</p></blockquote>",
        '<div role="heading" aria-level="3">NAME</div><div>TEXT</div>',
        '<section><header><h2><a href="#n">NAME</a></h2></header><p>TEXT</p></section>',
    ],
)
def test_a_heading_parts_entries_in_whatever_element_it_stands(tmp_path: Path, form: str) -> None:
    result = read(tmp_path, "<h1>Harbour Rules</h1>" + filled(form))
    assert titles(result) == list(NAMES)
    assert all(text.endswith(below) for text, below in zip(texts(result), TEXTS, strict=True))


@pytest.mark.parametrize(
    ("head", "form"),
    [
        ("<style>.c1{font-size:16pt;font-weight:700} .c2{font-size:11pt}</style>",
         '<p class="c0"><span class="c1">NAME</span></p><p><span class="c2">TEXT</span></p>'),
        ("<style><!-- /* Style */ p.Cap, li.Cap {margin:0; font-size:15.0pt;} p.Body{font-size:11.0pt}--></style>",
         "<p class=Cap>NAME</p><p class=Body>TEXT</p>"),
        ("", '<p style="font-size: 150%"><b>NAME</b></p><p>TEXT</p>'),
        ("", '<p><font size="5">NAME</font></p><p><font size="3">TEXT</font></p>'),
        ("", '<p><font size="+2"><b>NAME</b></font></p><p>TEXT</p>'),
        ("<style>.t{font:bold 1.4em/1.2 Georgia,serif}@media print{.b{font-size:3em}}</style>",
         '<div class="t">NAME</div><div class="b">TEXT</div>'),
        ("", "<p><b>NAME</b></p><p>TEXT</p>"),
        ("<style>.c9{font-weight:700}</style>", '<p><span class="c9">NAME</span></p><p><span>TEXT</span></p>'),
        ("", '<div class="fw-bold">NAME</div><p></p><div>TEXT</div><p></p>'),
        ("", '<p style="font-weight:bold">NAME</p><p>TEXT</p>'),
    ],
)  # fmt: skip
def test_a_paragraph_that_only_its_style_makes_a_heading_is_one(tmp_path: Path, head: str, form: str) -> None:
    names = (*NAMES, "Keepers", "Wharves")
    below = (*TEXTS, "A keeper may not leave the lamp.", "A wharf holds two ships at most.")
    result = read(tmp_path, filled(form, names, below), head=head)
    assert titles(result) == list(names)
    assert texts(result) == list(below)


def test_larger_words_are_no_headings_where_the_page_has_its_own_or_most_are_large(tmp_path: Path) -> None:
    marked = filled('<h2>NAME</h2><p style="font-size:30px">Large words</p><p>TEXT</p>')
    assert titles(read(tmp_path, marked)) == list(NAMES)
    large = '<p style="font-size:20px">' + "</p><p style='font-size:20px'>".join([*TEXTS, *TEXTS]) + "</p><p>Small.</p>"
    assert not read(tmp_path, filled("<h2>NAME</h2>TEXT")[:0] + large).entries


@pytest.mark.parametrize(
    ("item", "words"),
    [
        ('<li class="font-weight-bold">NAME', '<p class="font-weight-normal">TEXT</p></li>'),
        ("<li><b>NAME</b>", "<p>TEXT</p></li>"),
        ("<li><strong>NAME</strong>", "<div>TEXT</div></li>"),
        ('<li><span style="font-weight:600">NAME</span>', "<p>TEXT</p></li>"),
    ],
)
@pytest.mark.parametrize("kind", ["ol", "ul"])
def test_bold_items_with_their_text_below_are_headings(tmp_path: Path, item: str, words: str, kind: str) -> None:
    inner = f"<{kind}>" + filled(item + words, ["White lamps", "Red lamps"], [BELL, FOG]) + f"</{kind}>"
    outer = item.replace("NAME", "Lamps") + words.replace("TEXT", LAMP).replace("</li>", inner + "</li>")
    page = f"<h2>Harbour Rules</h2><{kind}>{outer}{filled(item + words, ['Tides'], [TIDE])}</{kind}>"
    result = read(tmp_path, page)
    assert titles(result) == ["Lamps", "White lamps", "Red lamps", "Tides"]
    assert texts(result) == [LAMP, BELL, FOG, TIDE]


def test_bold_items_are_points_where_headings_stand_above_them(tmp_path: Path) -> None:
    points = "<ul><li><b>First</b><p>Light it.</p></li><li><b>Then</b><p>Watch it.</p></li></ul>"
    result = read(tmp_path, "<h1>Harbour Rules</h1>" + filled("<h2>NAME</h2><p>TEXT</p>") + points)
    assert titles(result) == list(NAMES)


@pytest.mark.parametrize(
    "rows",
    [
        [
            ("1.", "Won", "1 point"),
            ("2.", "Lamp lit", "2 points"),
            ("3.", "Bell rung all night", "1 point (each time)"),
        ],
        [("Ship", "3"), ("Lamp that is lit", "5"), ("Bell", "7")],
        [("Lamp lit by keeper of harbour", "100"), ("Bell of the old harbour tower", "200"), ("Fog", "50")],
    ],
)
def test_a_table_of_figures_explains_nothing(tmp_path: Path, rows: Sequence[Sequence[str]]) -> None:
    table = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    result = read(tmp_path, "<h1>Harbour Rules</h1>" + filled("<h2>NAME</h2><p>TEXT</p>") + f"<table>{table}</table>")
    assert titles(result) == list(NAMES)


def test_a_table_that_answers_shortly_explains(tmp_path: Path) -> None:
    rows = "".join(
        f"<tr><td>May a {name} be moved by its keeper?</td><td>Yes.</td></tr>" for name in ("lamp", "bell", "ship")
    )
    result = read(tmp_path, f"<h1>Harbour Rules</h1><table>{rows}</table>")
    assert [title[:12] for title in titles(result)] == ["May a lamp b", "May a bell b", "May a ship b"]


@pytest.mark.parametrize(
    "form",
    [
        '<div class="row"><div class="no">NUMBER.</div><div class="words">TEXT</div></div>',
        "<div><p>NUMBER.</p><p>TEXT</p></div>",
        "<dl><dt>NUMBER</dt><dd>TEXT</dd></dl>",
        "<p><span>NUMBER.</span> <span>TEXT</span></p>",
    ],
)
def test_rules_below_a_lettered_one_are_entries(tmp_path: Path, form: str) -> None:
    numbers = ["101", "101.1", "101.1.a", "101.1.a.1", "101.1.a.2", "101.1.a.2.a", "101.1.b", "101.2"]
    first = [
        *TEXTS,
        "A keeper sleeps by day.",
        "A wharf holds two ships.",
        "Keepers have duties, including:",
        "A gull is no ship.",
    ]
    page = "".join(form.replace("NUMBER", n).replace("TEXT", t) for n, t in zip(numbers, first, strict=True))
    result = read(tmp_path, f"<h1>Harbour Rules</h1>{page}")
    assert [entry.section for entry in result.entries][-7:] == numbers[1:]


def post(author: str, place: int, asked: str, answer: str, form: str) -> str:
    return (
        form.replace("AUTHOR", author)
        .replace("PLACE", str(place))
        .replace("DAY", f"March {place}, 2019")
        .replace("ISO", f"2019-03-{place:02}")
        .replace("ASKED", asked)
        .replace("ANSWER", answer)
    )


@pytest.mark.parametrize(
    "form",
    [
        '<div class="topic-body"><div class="meta"><span class="creator"><a href="/u/x">AUTHOR</a> (The Rules Desk)</span>\n'
        '<link itemprop="page" href="/t/1"><span><time datetime="ISO">DAY, 1:49PM</time><meta content="ISO">'
        '<span itemprop="position">PLACE</span></span></div><div class="post"><aside class="quote"><div class="title">bob:</div>'
        "<blockquote><p>ASKED</p></blockquote></aside><p>ANSWER</p></div><div><span>2 Likes</span></div></div>",
        "<article><header><h4>AUTHOR</h4><time>DAY at 4:02 PM</time></header><blockquote>ASKED</blockquote><div>ANSWER</div>"
        '<footer><a href="#">Like</a> <a href="#">Reply</a></footer></article>',
        "<div><p><b>AUTHOR</b> wrote on DAY, 10:15 am:</p><blockquote><p>ASKED</p></blockquote><p>ANSWER</p><p>1 Like</p></div>",
        "<div><div>#PLACE AUTHOR, DAY 10:15</div><blockquote>ASKED</blockquote><p>ANSWER</p><button>Quote</button></div>",
    ],
)
def test_each_post_is_an_entry_with_its_question(tmp_path: Path, form: str) -> None:
    asked = [f"May I light {name.lower()} at noon?" for name in NAMES]
    page = "".join(
        post(f"keeper{n}", n, question, answer, form)
        for n, (question, answer) in enumerate(zip(asked, TEXTS, strict=True), 1)
    )
    result = read(tmp_path, f"<h1>Questions of 2019</h1>{page}")
    assert len(result.entries) == len(NAMES)
    for n, (entry, question, answer) in enumerate(zip(result.entries, asked, TEXTS, strict=True), 1):
        said = " ".join(paragraph.text for paragraph in entry.paragraphs)
        assert f"“{question}”" in said
        assert answer in said
        assert "Like" not in said + entry.title
        assert entry.title.startswith(f"keeper{n}")
        assert "2019" in entry.title


@pytest.mark.parametrize(
    "foot",
    [
        '<div class="printfooter">Retrieved from "https://wiki.example/H"</div><div id="catlinks">Categories: <i>Ships</i></div>',
        '<p>Retrieved from "https://wiki.example/Harbour"</p><p>Categories: Ships | Games of the sea</p>',
        '<div role="navigation"><h2>Tools</h2><ul><li>What links here</li></ul></div>',
        '<div class="navbox"><p>Games of the sea: Harbour, Pier, Quay</p></div><p>This page was last edited on 4 March 2019, at 18:22.</p>',
    ],
)
def test_a_wiki_page_ends_with_its_last_section(tmp_path: Path, foot: str) -> None:
    toc = (
        '<div id="toc" class="toc"><h2>Contents</h2><ul>'
        + filled('<li><a href="#NAME">1 NAME</a></li>')
        + "</ul></div>"
    )
    body = filled('<h2><span class="mw-headline" id="NAME">NAME</span></h2><p>TEXT</p>')
    result = read(tmp_path, f"<h1>Harbour</h1>{toc}{body}{foot}")
    assert titles(result) == list(NAMES)
    assert texts(result)[-1] == TIDE


def test_an_introduction_with_sections_is_a_chapter(tmp_path: Path) -> None:
    names = ["Introduction", "Aim", "Parts", "Play"]
    page = "<h1>Harbour</h1>" + filled("<h3>NAME</h3><p>TEXT</p>", names).replace("h3", "h2", 2)
    page = page[: page.rfind("<h3>")] + f"<h2>Play</h2><p>{TIDE}</p>"
    assert titles(read(tmp_path, page)) == ["Introduction", "Aim", "Parts", "Play"]
    alone = "<h1>Harbour</h1>" + filled("<h2>NAME</h2><p>TEXT</p>", names)
    assert titles(read(tmp_path, alone)) == ["Aim", "Parts", "Play"]


@pytest.mark.parametrize(
    "steps",
    [
        "1) Draw a card 2) Play a card 3) Rest",
        "1. Draw 2. Play up to two cards 3. Rest 4. Count",
        "(1) Wake (2) Work (3) Sleep",
    ],
)
@pytest.mark.parametrize("name", ["page.html", "page.md"])
def test_steps_in_a_line_are_no_entry(tmp_path: Path, steps: str, name: str) -> None:
    if name.endswith("html"):
        page = (
            "<h1>Harbour</h1>"
            + filled("<h2>NAME</h2><p>TEXT</p>")
            + f"<h2>Turn</h2><p>A turn has phases:</p><p>{steps}</p>"
        )
    else:
        page = "# Harbour\n\n" + filled("## NAME\n\nTEXT\n\n") + f"## Turn\n\nA turn has phases:\n\n{steps}\n"
    result = read(tmp_path, page, name=name)
    assert titles(result) == [*NAMES, "Turn"]


@pytest.mark.parametrize("form", ["**Q:** NAME\n**A:** TEXT\n\n", "### NAME\n\nTEXT\n\n", "**NAME**\n\nTEXT\n\n"])
def test_a_question_that_is_asked_of_several_cards_is_no_doubt(tmp_path: Path, form: str) -> None:
    asked = ["May I move it?", "May I sell it?"]
    page = "# Card FAQ\n\n" + "".join(f"## {name}\n\n" + filled(form, asked, [LAMP, BELL]) for name in NAMES)
    result = read(tmp_path, page, name="page.md")
    assert len(result.entries) == 2 * len(NAMES)
    assert not result.doubts
    twice = page + f"## Gulls\n\n{filled(form, [asked[0], asked[0]], [FOG, FOG])}"
    assert read(tmp_path, twice, name="page.md").doubts


@pytest.mark.parametrize("name", ["Note", "Example", "Important"])
def test_a_term_that_is_called_like_a_remark_is_one(tmp_path: Path, name: str) -> None:
    terms = sorted(["Anchor", "Bell", "Captain", name, "Pier", "Quay"])
    page = "# Glossary\n\n" + "".join(f"### {term}\n\n{LAMP}\n\n" for term in terms)
    assert titles(read(tmp_path, page, name="page.md")) == terms
    inside = "# Glossary\n\n" + "".join(
        f"### {term}\n\n{LAMP}\n\n" for term in ["Anchor", "Quay", name, "Bell", "Pier"]
    )
    assert name not in titles(read(tmp_path, inside, name="page.md"))


@pytest.mark.parametrize(
    "form",
    [
        "<h3>NAME</h3>\n\nTEXT\n\n",
        "- ### NAME\n\n  TEXT\n\n",
        "1. ### NAME\n   TEXT\n",
        "> ### NAME\n> TEXT\n\n",
        "1. **NAME**\n\n   TEXT\n\n",
        "* **NAME**\n  TEXT\n",
        "- __NAME:__\n\n  - TEXT\n",
        "<details>\n<summary>NAME?</summary>\n\nTEXT\n\n</details>\n\n",
    ],
)
def test_headings_of_markdown_part_entries_inside_items_and_tags(tmp_path: Path, form: str) -> None:
    result = read(tmp_path, "# Harbour Rules\n\n" + filled(form), name="page.md")
    assert [title.strip("?") for title in titles(result)] == list(NAMES)
    assert all(below in text for below, text in zip(TEXTS, texts(result), strict=True))


def test_bold_items_of_markdown_are_points_below_headings(tmp_path: Path) -> None:
    points = "- **First**\n  Light it.\n- **Then**\n  Watch it.\n- **Last**\n  Quench it.\n\n"
    result = read(tmp_path, "# Harbour Rules\n\n" + filled(f"## NAME\n\nTEXT\n\n{points}"), name="page.md")
    assert titles(result) == list(NAMES)


@pytest.mark.parametrize("form", ["<p><b>NAME</b></p><p>TEXT</p>", "<h4>NAME</h4><p>TEXT</p>"])
@pytest.mark.parametrize("between", [": ", " | ", " - "])
def test_where_the_sites_name_stands_above_the_page_is_called_what_its_own_heading_says(
    tmp_path: Path, between: str, form: str
) -> None:
    path = tmp_path / "page.html"
    body = "<h1>Old Games</h1><h3>Harbour FAQ</h3>" + filled(form)
    path.write_text(
        f"<html><head><title>Old Games{between}Harbour FAQ</title></head><body>{body}</body></html>", encoding="utf-8"
    )
    result = recognise(read_source(path).lines, name="page")
    assert (result.facts.title, titles(result)) == ("Harbour FAQ", list(NAMES))
