"""Sub-headings that come again below heading after heading label parts of an entry; what only looks like columns or posts is neither."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.install import Options, import_files
from judge.rulings.corpus import read_corpus
from judge.store.locations import shipped
from tests.helpers.recognised import read, titles

NAMES = ("Anchor", "Buoy", "Cargo", "Dock", "Ebb", "Ferry", "Gull", "Harbour")


def page(below: dict[str, str]) -> str:
    """A page with a heading for each name, and below each the sub-headings with their texts."""
    parts = [
        f"<h2>{name}</h2>"
        + "".join(f"<h3>{label}</h3><p>{text.format(name=name)}</p>" for label, text in below.items())
        for name in NAMES
    ]
    return f"<html><body><h1>Harbour Changes</h1>{''.join(parts)}</body></html>"


def test_labels_below_every_heading_open_nothing(tmp_path: Path) -> None:
    below = {"Before": "The {name} was kept for a turn.", "After": "The {name} is kept for as long as it floats."}
    found = read(page(below), tmp_path, "changes.html")
    assert titles(found) == list(NAMES)
    assert all("as long as it floats" in " ".join(p.text for p in entry.paragraphs) for entry in found.entries)


def test_sub_headings_of_their_own_open_entries(tmp_path: Path) -> None:
    below = {"Before": "The {name} was kept for a turn."}
    text = page(below)
    for name in NAMES:
        text = text.replace(
            f"The {name} was kept for a turn.</p>",
            f"The {name} was kept for a turn.</p><h3>Lamps of the {name}</h3><p>They are lit by its keeper at dusk.</p>",
        )
    found = read(text, tmp_path, "changes.html")
    assert [title for title in titles(found) if title.startswith("Lamps")] == [f"Lamps of the {name}" for name in NAMES]


def test_a_name_that_comes_again_among_others_is_no_label(tmp_path: Path) -> None:
    """The same card lies in the deck of nearly every player."""
    parts = [
        f"## Deck of {name}\n\n"
        + "".join(
            f"### {card}\n\nIt floats {n} turns with the {name}.\n\n"
            for n, card in enumerate((f"{name} Oar", f"{name} Sail", f"{name} Net", "Old Rope"))
        )
        for name in NAMES
    ]
    found = read("# Harbour Decks\n\n" + "".join(parts), tmp_path, "decks.md")
    assert len(titles(found)) == 4 * len(NAMES)


def test_a_word_of_the_title_below_every_heading_is_no_running_head(tmp_path: Path) -> None:
    parts = [
        f"## {n}. {name} Rows\n\nPhilosophy\n\n"
        + "".join(f"The {name} rows {k} piers in one turn.\n\n" for k in range(14))
        for n, name in enumerate([*NAMES, *(f"Old {name}" for name in NAMES), *(f"New {name}" for name in NAMES)], 1)
    ]
    found = read("# Harbour Philosophy Guide\n\n" + "".join(parts), tmp_path, "guide.md")
    assert not any(line.text == "Philosophy" for line in found.furniture)


@pytest.mark.parametrize("sign", ["**", "--", "~~"])
@pytest.mark.parametrize("name", ["x.html", "x.txt"])
def test_names_between_signs_are_headings(tmp_path: Path, name: str, sign: str) -> None:
    texts = [
        (f"{sign} The {each} {sign}", f"What the {each} carries is told in its rule, and nowhere else.")
        for each in NAMES
    ]
    texts += [
        (f"{sign} An Old {each} {sign}", f"What the old {each} carries is told here, and nowhere else.")
        for each in NAMES
    ]
    if name.endswith("html"):
        text = (
            "<html><body><p>Harbour Rulings</p>"
            + "".join(f"<p>{head}</p><p>{told}</p>" for head, told in texts)
            + "</body></html>"
        )
    else:
        text = "Harbour Rulings\n\n" + "\n\n".join(f"{head}\n\n{told}" for head, told in texts)
    assert titles(read(text, tmp_path, name)) == [head.strip("*-~ ") for head, _ in texts]


def test_a_word_above_deeper_headings_parts_the_document(tmp_path: Path) -> None:
    parts = [
        f"## {name} set\n\n### Boats\n\n#### {name} boat\n\nThe {name.lower()} boat sails first of all boats.\n\n"
        f"#### {name} raft\n\nThe {name.lower()} raft sails last of all boats.\n"
        for name in NAMES
    ]
    found = read("# Harbour Sets\n\n" + "\n".join(parts), tmp_path, "sets.md")
    assert titles(found) == [f"{name} {kind}" for name in NAMES for kind in ("boat", "raft")]


@pytest.mark.parametrize("spoken", ["lower", "title"])
def test_headings_between_signs_are_headings_in_small_letters_too(spoken: str, tmp_path: Path) -> None:
    heads = [getattr(name, spoken)() for name in NAMES]
    texts = [
        f"=== {head} ===\nEach player may look at it once, and then says so. See also,\nfor what lies below deck: the list.\n"
        "* add a lamp\n* remove a lamp\nand so on, as long as\nthere are lamps."
        for head in heads
    ]
    path = tmp_path / "wiki.txt"
    path.write_text("== Harbour Glossary ==\n\n" + "\n\n".join(texts) + "\n", encoding="utf-8")
    options = Options(game="harbour", game_name="Harbour", dry_run=True)
    report = import_files([path], tmp_path / "own", read_corpus([shipped("corpus")]), options).files[0].report
    assert [entry.title for entry in report.entries] == heads
    assert not report.unassigned


def test_a_rule_book_that_tells_days_is_no_discussion(tmp_path: Path) -> None:
    lines = ["Harbour Tournament Rules", "Last updated 4/29/2026", "100. Boats"]
    for n in range(1, 31):
        lines += [f"101.{n}. Boat {n}: it waits for its turn", "before it leaves the harbour again."]
        lines += [f"101.{n}.a. It waits no longer than", "2 minutes"] if n % 10 == 0 else []
    found = read("\n".join(lines) + "\n", tmp_path, "rules.txt")
    assert len(found.entries) == 34
    assert {entry.kind for entry in found.entries} == {"rule"}


def test_numbers_before_a_colon_are_rules_wherever_they_are_indented(tmp_path: Path) -> None:
    text = "# Harbour Rules\n\n" + "".join(
        f"<h2> {n}: {name}s </h2>\n\n{n}.1: A {name.lower()} is kept by one player. <br>\n"
        f"    {n}.1.1: That player is its keeper. <br>\n{n}.2: Nobody moves it at night. <br>\n\n"
        for n, name in enumerate(NAMES, 1)
    )
    found = read(text, tmp_path, "rules.md")
    assert [entry.section for entry in found.entries] == [
        f"{n}.{part}" for n in range(1, len(NAMES) + 1) for part in ("1", "1.1", "2")
    ]


def test_labels_below_labels_open_nothing_either(tmp_path: Path) -> None:
    text = "".join(
        f"# {name}\n\n## By the harbour master\n\n### Rulings\n\n- The {name.lower()} waits.\n\n"
        f"## By the crew\n\n### Rulings\n\n- The {name.lower()} sails.\n\n"
        for name in NAMES
    )
    found = read(text, tmp_path, "boats.md")
    assert titles(found) == list(NAMES)


def test_a_question_asked_of_many_cards_is_no_label(tmp_path: Path) -> None:
    below = {"May it sail at night?": "The {name} may, for as long as its lamp is lit."}
    found = read(page(below), tmp_path, "changes.html")
    assert sum("May it sail at night?" in entry.title for entry in found.entries) == len(NAMES)


@pytest.mark.parametrize("sign", [".", ":", ""])
def test_rules_of_four_digits_that_hang_by_their_depth_are_entries(sign: str, tmp_path: Path) -> None:
    lines = ["Harbour Comprehensive Rules", ""]
    for n, name in enumerate(NAMES, 1):
        lines += [
            f"11{n:02}. {name}",
            f"     11{n:02}.1{sign} A {name.lower()} is kept by one player, who may light such",
        ]
        lines += ["        lamps as the following:", f"           11{n:02}.1a{sign} Those that burn oil."]
        lines += [
            f"     11{n:02}.2{sign} Nobody moves it at night, whatever the",
            "        card says.",
            "",
            f"{70 + n}",
            "",
        ]
    found = read("\n".join(lines) + "\n", tmp_path, "rules.txt")
    sections = [entry.section for entry in found.entries]
    assert [each for each in sections if each and "." in each] == [
        f"11{n:02}.{part}" for n in range(1, len(NAMES) + 1) for part in ("1", "1a", "2")
    ]


def test_the_day_of_the_week_and_the_hour_belong_to_the_date(tmp_path: Path) -> None:
    text = page({"Lamps": "The {name} bears one lamp."}).replace(
        "</h1>", "</h1><p>Last updated: Tue, 14 Jan 2020 19:02:44 GMT</p>"
    )
    assert read(text, tmp_path, "changes.html").facts.published == "2020-01-14"


def test_rulings_counted_by_a_word_in_their_number_are_entries(tmp_path: Path) -> None:
    lines = ["Harbour Rules Summary", ""]
    for n, name in enumerate(NAMES, 1):
        lines += [f"B.{n} - {name}s", f"B.{n}.1 - A {name.lower()} is kept by one player. [Holm 02/03/98]"]
        lines += [f"B.{n}.Ruling.{m} - Nobody moves {name.lower()} number {m} at night." for m in (1, 2)]
    found = read("\n".join(lines) + "\n", tmp_path, "summary.txt")
    sections = [entry.section for entry in found.entries]
    for n in range(1, len(NAMES) + 1):
        assert [each for each in sections if each and each.startswith(f"B.{n}.")] == [
            f"B.{n}.1",
            f"B.{n}.Ruling.1",
            f"B.{n}.Ruling.2",
        ]


def test_one_term_in_capitals_swallows_no_others(tmp_path: Path) -> None:
    terms = ["Anchor", "Buoy", "Cargo", "Dock", "EBB", "Ferry", "Gull", "Harbour", "Island", "Jetty"]
    text = "<html><body>" + "".join(
        f"<p>{term}</p><p>What a {term.lower()} does in the harbour is told here, in one sentence of some length.</p>"
        for term in terms
    )
    found = read(f"{text}</body></html>", tmp_path, "terms.html")
    assert [title.lower() for title in titles(found)] == [term.lower() for term in terms]


def run_in_document(leads: int, *, shouted: bool) -> str:
    """Sections of Markdown: five that consist of bold names before a text, one in which long texts stand below them, one with two."""
    counts = [5] * 5 + [4, 2]
    parts = []
    for n, count in enumerate(counts[:leads]):
        names = [f"{name} {n}" for name in NAMES[:count]]
        told = [
            f"**{name.upper() if shouted else name}** - it is kept by the player who lit its lamp first.\n"
            for name in names
        ]
        long = "\nWhat else there is to say of it is said here, at some length.\n" * 3 if count == 4 else ""
        parts.append(f"## Part {n}\n\n" + "\n".join(text + long for text in told))
    return "# Harbour FAQ\n\n" + "\n".join(parts)


def test_names_in_capitals_before_a_text_open_entries_in_every_section(tmp_path: Path) -> None:
    found = titles(read(run_in_document(7, shouted=True), tmp_path, "faq.md"))
    assert [title.lower() for title in found] == [
        f"{name.lower()} {n}" for n, count in enumerate([5] * 5 + [4, 2]) for name in NAMES[:count]
    ]


def test_names_in_small_letters_open_entries_only_where_a_section_consists_of_them(tmp_path: Path) -> None:
    found = titles(read(run_in_document(7, shouted=False), tmp_path, "faq.md"))
    assert {f"{NAMES[0]} 0", f"{NAMES[1]} 6"} <= set(found)
    assert f"{NAMES[0]} 5" not in found
