"""Parts of a document that are laid out otherwise than the rest: a glossary behind numbered rules, contents without pages, what a
template has below each heading, prose below a table, a page's edge."""

from __future__ import annotations

from pathlib import Path

from judge.importing.model import Recognised
from judge.importing.parting.framing import running_heads
from judge.importing.parting.layout import CleanLine
from tests.helpers.recognised import read, titles

NAMES = ("Anchor", "Buoy", "Cargo", "Dock", "Ebb", "Ferry", "Gull", "Harbour")
RULES = "".join(
    f"{chapter}01. {name}\n\n"
    + "".join(f"{chapter}01.{n}. The {name.lower()} may be moved {n} times in each turn.\n\n" for n in range(1, 6))
    for chapter, name in enumerate(NAMES[:5], 1)
)


def text_of(found: Recognised, title: str) -> str:
    return " ".join(p.text for p in next(entry for entry in found.entries if entry.title == title).paragraphs)


def glossary(sign: str) -> str:
    parts = [
        f"{name} {sign} What the harbour calls so may be moved by its keeper (see rule 101).\n\n" for name in NAMES
    ]
    parts[1] = "Barge – It floats.\n\n".replace("–", sign) + parts[1]
    parts[2] = parts[2].rstrip() + "\n\nIt is never moved twice in a turn.\n\n"
    parts.insert(5, f"Eddy {sign} A place where the water turns.\n\n")
    parts.insert(5, f"Estuary {sign} The place where a river ends.\n\n")
    return "".join(parts)


def test_a_glossary_behind_numbered_rules_has_its_own_layout(tmp_path: Path) -> None:
    for sign in ("–", "—", "-"):
        found = read(f"# Harbour Rules\n\n## Rules\n\n{RULES}Appendix A: Glossary\n\n{glossary(sign)}", tmp_path)
        assert {*NAMES, "Barge", "Eddy", "Estuary"} <= {*titles(found)}
        assert "never moved twice" in next(
            " ".join(p.text for p in entry.paragraphs)
            for entry in found.entries
            if entry.title == "Cargo" and "so may" in entry.paragraphs[0].text
        )


def test_a_few_names_with_a_dash_in_rules_are_no_glossary(tmp_path: Path) -> None:
    few = "".join(f"{name} – It floats.\n\n" for name in NAMES[:4])
    found = read(f"# Harbour Rules\n\n## Rules\n\n{RULES}{few}", tmp_path)
    assert "It floats." not in [p.text for entry in found.entries for p in entry.paragraphs if entry.title in NAMES]


def contents(odd: str) -> str:
    lines = [f"{chapter}01. {name}" for chapter, name in enumerate(NAMES[:5], 1)]
    lines.insert(2, odd)
    return "Contents\n\n" + "\n\n".join(lines) + "\n\n"


def test_contents_without_pages_end_at_the_first_title_that_comes_again(tmp_path: Path) -> None:
    whole = titles(read(f"Harbour Rules\n\n{RULES}", tmp_path))
    for odd in ("## 251. Lamps", "Coming soon!", "Ropes, Lamps, Nets,", "251."):
        found = read(f"Harbour Rules\n\n{contents(odd)}{RULES}", tmp_path)
        assert titles(found) == whole


def test_a_sentence_ends_what_may_be_contents(tmp_path: Path) -> None:
    found = read(f"Harbour Rules\n\n{contents('A rope holds two boats at most.')}{RULES}", tmp_path)
    kept = " ".join(p.text for entry in found.entries for p in entry.paragraphs) + " ".join(titles(found))
    assert "A rope holds two boats" in kept or found.unassigned


def test_bold_lines_of_a_template_open_nothing(tmp_path: Path) -> None:
    parts = [
        f"## {name}\n\nThe {name.lower()} was moved too early.\n\n**Usual penalty**\n\n* A warning\n\n"
        f"**{'Quick' if n % 2 else 'Slow'} mending {n}**\n\nThe {name.lower()} goes back to where it was.\n\n"
        for n, name in enumerate(NAMES)
    ]
    found = read("# Harbour Penalties\n\n" + "".join(parts), tmp_path)
    assert titles(found) == list(NAMES)
    assert all("goes back" in text_of(found, name) for name in NAMES)


def test_bold_names_below_headings_open_entries(tmp_path: Path) -> None:
    parts = [
        f"## {name} set\n\n"
        + "".join(f"**{name} {what}**\n\nIt is moved by its keeper.\n\n" for what in ("Lamp", "Net"))
        for name in NAMES
    ]
    found = read("# Harbour Cards\n\n" + "".join(parts), tmp_path)
    assert [title for title in titles(found) if title.endswith("Net")] == [f"{name} Net" for name in NAMES]


def test_a_sign_that_links_to_its_heading_is_no_word(tmp_path: Path) -> None:
    parts = [
        f'## 1.{n} {name} <a href="#1.{n}" id="1.{n}">#</a>\n\nIt is moved by its keeper.\n\n'
        for n, name in enumerate(NAMES, 1)
    ]
    assert titles(read("# Harbour Rules\n\n" + "".join(parts), tmp_path)) == list(NAMES)


def test_prose_below_a_table_is_of_its_section(tmp_path: Path) -> None:
    rows = "".join(f"| {name} | The {name.lower()} may be moved once by its keeper. |\n" for name in NAMES)
    parts = [f"## {name} rules\n\nIt is moved by its keeper.\n\n" for name in NAMES]
    table = (
        f"## Kinds\n\nThere are some.\n\n| Kind | Text |\n| --- | --- |\n{rows}\nEach kind is printed on its card.\n\n"
    )
    found = read("# Harbour Rules\n\n" + "".join(parts) + table + "## Ends\n\nIt is over.\n", tmp_path)
    assert "printed on its card" in text_of(found, "Kinds")
    assert "printed" not in text_of(found, "Harbour")


def test_a_letter_may_be_left_out_behind_the_first(tmp_path: Path) -> None:
    parts = [
        f"## {letter}. {name}\n\nIt is moved by its keeper.\n\n" for letter, name in zip("ACDF", NAMES, strict=False)
    ]
    found = read("# Harbour Rules\n\n# Moves\n\n" + "".join(parts), tmp_path)
    assert len(found.entries) == 4
    assert found.entries[0].title.endswith("Anchor")


def test_a_title_with_who_made_it(tmp_path: Path) -> None:
    parts = "".join(f"## {name}\n\nIt is moved by its keeper.\n\n" for name in NAMES)
    found = read(f"Harbour Penalty Guidelines, courtesy of the Bay Guild.\n\n{parts}", tmp_path, "x-1.md")
    assert found.facts.title == "Harbour Penalty Guidelines"


def test_what_a_document_is_names_it_above_an_introduction(tmp_path: Path) -> None:
    parts = "".join(f"{name.upper()}\n\nIt is moved by its keeper.\n\n" for name in NAMES)
    found = read(f"FREQUENTLY ASKED QUESTIONS\n\nIntroduction\n\nAll is told below.\n\n{parts}", tmp_path, "bay-2.txt")
    assert found.facts.title == "Frequently Asked Questions"


def test_names_in_quotes_or_with_dots_behind_are_in_order(tmp_path: Path) -> None:
    names = ["Anchored", "Boarded", "Carried", "Docked", "Ebbing", "Ferried by...", "Guided", "Hauled", '"X" Boats']
    text = "".join(f"{name}: It may be moved once by its keeper.\n\n" for name in names)
    found = read(f"HARBOUR ANSWERS\n\nOf boats.\n\n{text}", tmp_path, "bay-2.txt")
    assert len([t for t in titles(found) if t.startswith(("Ferried by", '"X"', "“X”", "Guided"))]) == 3


def test_a_heading_between_others_is_known_by_its_count(tmp_path: Path) -> None:
    parts = [f"## B-{n:02} {name}\n\nIt is moved by its keeper.\n\n" for n, name in enumerate(NAMES, 1)]
    parts[3] = parts[3].removeprefix("## ")
    assert len(titles(read("# Harbour Rules\n\n" + "".join(parts), tmp_path))) == len(NAMES)


def test_the_words_of_a_heading_may_stand_below_its_sign(tmp_path: Path) -> None:
    parts = [f"## {name}\n\nIt is moved by its keeper.\n\n" for name in NAMES]
    parts[3] = parts[3].replace("## Dock", "##  \n**Dock**")
    assert titles(read("# Harbour Rules\n\n" + "".join(parts), tmp_path)) == list(NAMES)


def test_a_name_alone_among_bold_names_with_their_text(tmp_path: Path) -> None:
    cards = "".join(
        f"**#{n} {name.upper()}** - it is moved by its keeper.\n\n"
        if n != 4
        else f"**#{n} {name.upper()}**\n\nIt stays where it is.\n\n"
        for n, name in enumerate(NAMES, 1)
    )
    found = read(f"# Harbour Answers\n\n## Bay\n\n{cards}## Sea\n\nIt is wide.\n\n## Sky\n\nIt is blue.\n", tmp_path)
    assert (
        len([entry for entry in found.entries if "stays where it is" in " ".join(p.text for p in entry.paragraphs)])
        == 1
    )
    assert "DOCK" in " ".join(titles(found))


def test_a_running_head_with_two_numbers_is_one_where_its_page_is_torn() -> None:
    lines: list[CleanLine] = []
    for page in range(1, 9):
        head = f"Harbour Rulebook Ver.2.2 {page}"
        hint = "" if page in (2, 5) else "page"
        lines.append(CleanLine(len(lines) + 1, head, head, 0, hint, strong=len(head)))
        lines += [
            CleanLine(len(lines) + 1 + n, text, text, 0, "") for n, text in enumerate(("It floats.", "It sinks.", ""))
        ]
    assert running_heads(lines) == {4 * n for n in range(8)}
