"""Elements of a page whose class says that they name what stands below them."""

from __future__ import annotations

from pathlib import Path

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

ASKED = [
    "May a raft carry two goats?",
    "Does the ferry wait<br>for a late goat?",
    "Who pays the toll?",
    "Can a goat swim?",
    "Is a raft a boat?",
]


def page(upper: str, lower: str) -> str:
    pairs = "".join(
        f"<li><div class='{upper}'>{asked}</div><div class='{lower}'>The answer to it has number {n}, and more to say.</div></li>"
        for n, asked in enumerate(ASKED)
    )
    return f"<html><body><h1>Goat Ferry FAQ</h1><h2>Rafts</h2><ol>{pairs}</ol></body></html>"


def titles(folder: Path, text: str) -> list[str]:
    path = folder / "page.html"
    path.write_text(text, encoding="utf-8")
    return [entry.title for entry in recognise(read_source(path).lines, doc="d").entries]


def test_each_question_of_a_list_opens_an_entry(tmp_path: Path) -> None:
    assert titles(tmp_path, page("question", "answer")) == [asked.replace("<br>", " ") for asked in ASKED]


def test_a_class_that_counts_is_the_same_class(tmp_path: Path) -> None:
    text = page("faq-title", "text")
    for n in range(len(ASKED)):
        text = text.replace("class='faq-title'", f'class="faq-title item-{n}"', 1)
    assert len(titles(tmp_path, text)) == len(ASKED)


def test_a_class_that_says_nothing_opens_none(tmp_path: Path) -> None:
    assert titles(tmp_path, page("left", "right")) == ["Rafts"]


def test_who_wrote_a_text_names_none(tmp_path: Path) -> None:
    assert titles(tmp_path, page("username-title", "text")) == ["Rafts"]


def test_what_names_nothing_most_times_opens_none(tmp_path: Path) -> None:
    more = "<p class='question'>Nothing stands below this one.</p>" * 3
    assert (
        len(titles(tmp_path, page("question", "answer").replace("</body>", more + "</body>").replace("div", "p"))) == 1
    )


def test_a_heading_of_several_lines_is_one_and_links_about_the_page_are_no_part_of_it(tmp_path: Path) -> None:
    text = "".join(
        f"<h3><a name='p{n}'>The pier<br>of goat {n}</a><a href='#top'><br>Back to the list</a></h3><p>Goats wait here for {n} turns.</p>"
        for n in range(4)
    )
    found = titles(tmp_path, f"<html><body><h1>Goat Ferry FAQ</h1>{text}</body></html>")
    assert found == [f"The pier of goat {n}" for n in range(4)]
