"""Names in the order of the alphabet, on lines of their own without a sign; bold captions of sections that hold few of them; questions
right above their answers."""

from __future__ import annotations

from pathlib import Path

from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

NAMES = ["Anchor", "Beam Cards", "Calm", "Deck of Tides", "Ebb", "Ferry Token", "Gull (of a keeper)", "Harbour", "Ice"]
NAMES += ["Jetty, Jetty Cards,", 'The word "Keel"', "Lamp", "Mast and Sail"]
TEXT = ["A thing that the keepers light at the shore when the", "tide is low, and that no storm puts out again in the"]


def titles(text: str) -> list[str]:
    return [entry.title for entry in recognise(split_lines(text)).entries]


def test_names_in_order_without_a_gap_open_entries() -> None:
    lines = ["Shore Rules Reference", "", "Glossary"]
    for n, name in enumerate(NAMES):
        second = ["Old Jetty"] if name.endswith(",") else []
        lines += [name, *second, *TEXT, "same round.", "Related: Anchor, Lamp" if n % 2 else "See: Storm, Wind"]
        lines += ["", "and a last line that goes on."] if n == 4 else []
    found = titles("\n".join(lines))
    expected = [name + " Old Jetty" if name.endswith(",") else name for name in NAMES]
    assert [title for title in found if title in expected] == expected
    assert len(found) <= len(expected) + 1


def test_names_in_lower_case_open_entries_below_gaps() -> None:
    names = ["anchor", "beam", "calm sea", "dock", "ebb", "ferry", "gull", "harbour", "ice", "jetty", "keel"]
    rules = [line for n in range(1, 9) for line in (f"10{n}.1 Keepers light {n} lamps at the shore each round.", " ")]
    told = ["1. A thing of the shore, as all keepers say.", "2. Its card, face up beside the lamp of a keeper.", " "]
    glossary = [line for name in names for line in (name, *told)]
    found = titles("\n".join(["Shore Rules", " ", *rules, "Glossary", " ", *glossary]))
    assert found[-len(names) :] == names


def test_lines_in_no_order_open_nothing_within_text() -> None:
    lines = ["Shore Rules Reference", "", "Glossary"]
    for name in ("Mast", "Beam", "Lamp", "Anchor", "Keel", "Calm", "Jetty", "Deck", "Ice", "Ebb", "Harbour", "Gull"):
        lines += [name, *TEXT, "same round."]
    assert not {"Beam", "Keel", "Jetty"} & set(titles("\n".join(lines)))


def test_captions_of_small_sections_are_entries_as_elsewhere(tmp_path: Path) -> None:
    parts = ["# Shore Rulings"]
    for n in range(8):
        parts.append(f"## Crew {'ABCDEFGH'[n]}")
        parts += [f"**Lamp {n}{m}:** It stays lit until the round ends." for m in range(6 if n % 2 else 1 + n % 4)]
    path = tmp_path / "x.md"
    path.write_text("\n\n".join(parts), encoding="utf-8")
    found = [entry.title for entry in recognise(read_source(path).lines).entries]
    assert "Lamp 00" in found
    assert {"Lamp 20", "Lamp 21", "Lamp 22"} <= set(found)


def test_questions_right_above_their_answers_are_entries() -> None:
    lines = [
        "Shore Rules",
        "",
        "1. Lamps",
        "",
        "Each keeper lights a lamp at the shore in the first round.",
        "",
        "2. FAQ",
        "",
    ]
    for word in ("lamp", "ferry", "beam", "gull", "storm"):
        lines += [f"Can a {word} be moved twice?", f"No, never. Every {word} moves once, and then it", "rests.", ""]
    lines += ["[3]", "My lamp went out in the middle of a storm that another keeper", "had sent. Is it lit again?"]
    lines += ["It is, at the end of", "that round.", ""]
    entries = {entry.title: entry for entry in recognise(split_lines("\n".join(lines))).entries}
    assert "Can a ferry be moved twice?" in entries
    last = "My lamp went out in the middle of a storm that another keeper had sent. Is it lit again?"
    assert last in entries
    assert entries[last].kind == "faq"
    assert entries[last].paragraphs[0].text == "It is, at the end of that round."


def test_a_sentence_that_a_line_break_parts_is_no_title() -> None:
    lines = [
        "Shore Rules Reference",
        "",
        "All keepers should read the first",
        "book whole and use this Rules Reference",
    ]
    lines += ["while they light their lamps.", "", "LAMPS", "A lamp is lit by its keeper in the first round.", ""]
    lines += ["FERRIES", "A ferry moves once in each round."]
    assert recognise(split_lines("\n".join(lines))).facts.title == "Shore Rules Reference"
