"""Names above their texts, which are headings below others: with a colon or without a sign, in text, Markdown and pages; and what is told
where an entry may hold others."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source

PARTS = {
    "Karten und Farben": ("Laterne", "Anker (auch auf Booten)", "Wert", "Kosten"),
    "Würfel": ("Sturm", "Flaute", "Leerseite"),
    "Häfen": ("Kai", "Speicher", '"Dann"-Effekte', "Leuchtturm"),
    "Runden": ("Morgen", "Abend"),
}
NAMES = [name.strip('"') for head, names in PARTS.items() for name in (head, *names)]
THINGS = (
    "lamp",
    "anchor",
    "bell",
    "crate",
    "rope",
    "oar",
    "sail",
    "mast",
    "buoy",
    "net",
    "hook",
    "barrel",
    "chart",
    "winch",
)

Form = Callable[[str], str]


def said(n: int, kind: int) -> str:
    """A text that no other is like."""
    one, other, third = (THINGS[n * step % 14] for step in (1, 5, 9))
    return (
        f"Every {one} of the harbour counts as a {other} while its keeper is awake. A lost {other} stays lost, unless {third} {n} is lit.",
        f"A player may use one {one} for each {other} that lies in the open part of bay {n}.",
        f"Nobody may look at {third} {n} before the {one} has been paid for, whatever its card says.",
    )[kind]


def text_of(head: Form, name: Form, *, label: str = "", gap: str = "\n") -> str:
    """A reference of parts, of which each has a text, a list, and names above texts of their own.

    :param label: what stands above a remark below every other text.
    """
    lines = ["Harbour Reference", ""]
    n = 0
    for part, names in PARTS.items():
        n += 1
        lines += [*head(part).split("\n"), *textwrap.wrap(said(n, 0), 62), ""]
        lines += [*wrapped_item(n), *wrapped_item(n + 30), *([""] if gap else [])]
        for below in names:
            n += 1
            lines += [*name(below).split("\n"), *textwrap.wrap(said(n, 1), 62), ""]
            if label and n % 2:
                lines += [label, *textwrap.wrap(said(n + 60, 0), 62), ""]
    return "\n".join(lines) + "\n"


def wrapped_item(n: int) -> list[str]:
    return textwrap.wrap(f"  * {said(n, 2)}", 62, subsequent_indent="    ")


def read(tmp_path: Path, name: str, text: str) -> Recognised:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return recognise(read_source(path).lines)


def titles(result: Recognised) -> list[str]:
    return [entry.title.strip('"') for entry in result.entries]


def underlined(sign: str) -> Form:
    return lambda words: f"{words}\n{sign * len(words)}\n"


def in_wiki(words: str) -> str:
    return f"== {words} ==\n"


def numbered() -> Form:
    numbers = count(1)
    return lambda words: f"{next(numbers)}. {words}\n"


def alone(words: str) -> str:
    return f"\n{words}\n"


HEADS = {"row": underlined("="), "wiki": in_wiki, "number": numbered(), "nothing": alone}


@pytest.mark.parametrize("label", ["", "Beispiel:", "Effekt:"])
@pytest.mark.parametrize("head", list(HEADS))
def test_names_with_a_colon_open_entries_below_headings_of_any_kind(tmp_path: Path, head: str, label: str) -> None:
    form = numbered() if head == "number" else HEADS[head]
    result = read(tmp_path, "reference.txt", text_of(form, lambda name: f"{name}:", label=label))
    assert titles(result) == NAMES
    assert (result.unassigned, result.doubts) == ((), ())


@pytest.mark.parametrize(
    "name",
    [lambda name: name, lambda name: f"{name}\n", str.upper, lambda name: f"{name}:\n"],
    ids=["alone", "apart", "capitals", "colon apart"],
)
@pytest.mark.parametrize("head", ["row", "wiki"])
def test_names_without_a_sign_open_entries_below_marked_headings(tmp_path: Path, head: str, name: Form) -> None:
    result = read(tmp_path, "reference.txt", text_of(HEADS[head], name))
    assert [title.lower() for title in titles(result)] == [each.lower() for each in NAMES]
    assert (result.unassigned, result.doubts) == ((), ())


@pytest.mark.parametrize("name", [lambda name: f"{name}:", lambda name: f"**{name}:**", lambda name: f"*{name}:*\n"])
def test_names_with_a_colon_open_entries_in_markdown(tmp_path: Path, name: Form) -> None:
    result = read(tmp_path, "reference.md", text_of(lambda words: f"## {words}\n", name))
    assert titles(result) == NAMES


@pytest.mark.parametrize(
    "form", ["<p>{}:<br>{}</p>", "<p>{}:</p><p>{}</p>", "<p><b>{}:</b></p><p>{}</p>", "<p><u>{}:</u></p><div>{}</div>"]
)
def test_names_with_a_colon_open_entries_in_a_page(tmp_path: Path, form: str) -> None:
    page, n = "<h1>Harbour Reference</h1>", 0
    for part, names in PARTS.items():
        n += 1
        page += f"<h2>{part}</h2><p>{said(n, 0)}</p><ul><li>{said(n, 2)}</li><li>{said(n + 30, 2)}</li></ul>"
        for name in names:
            n += 1
            page += form.format(name, said(n, 1))
    assert titles(read(tmp_path, "reference.html", f"<html><body>{page}</body></html>")) == NAMES


@pytest.mark.parametrize("label", ["Beispiel:", "Effekt:", "Ejemplo:"])
def test_a_label_that_comes_again_and_again_names_nothing(tmp_path: Path, label: str) -> None:
    result = read(tmp_path, "reference.txt", text_of(underlined("="), lambda _: label))
    assert titles(result) == list(PARTS)


def test_lines_that_lead_to_lists_name_nothing(tmp_path: Path) -> None:
    text = "Harbour Reference\n\n"
    for n, part in enumerate(PARTS, 1):
        steps = "".join(
            f"{verb} of {part}:\n" + "\n".join([*wrapped_item(n * k), *wrapped_item(n * k + 7)]) + "\n\n"
            for k, verb in ((3, "Steps"), (5, "Ends"))
        )
        text += f"{underlined('-')(part)}\n{textwrap.fill(said(n, 0), 62)}\n\n{steps}"
    assert titles(read(tmp_path, "reference.txt", text)) == list(PARTS)


def held(result: Recognised) -> list[str]:
    return [doubt.message for doubt in result.doubts if "of its own" in doubt.message]


def test_headings_that_stay_in_an_entry_are_told(tmp_path: Path) -> None:
    few = {"Würfel": ("Sturm", "Flaute"), "Runden": ("Morgen",)}
    text, n = "Harbour Reference\n\n", 0
    for part in PARTS:
        n += 1
        text += f"{underlined('=')(part)}\n{textwrap.fill(said(n, 0), 62)}\n\n"
        for name in few.get(part, ()):
            n += 1
            text += f"{name}:\n{textwrap.fill(said(n, 1), 62)}\n\n"
    result = read(tmp_path, "reference.txt", text)
    assert titles(result) == list(PARTS)
    assert held(result) == ["'Würfel' may hold headings of its own: 'Sturm:', 'Flaute:'"]


def test_sub_headings_of_an_entry_are_not_told_where_entries_have_theirs_in_capitals(tmp_path: Path) -> None:
    text, n = "Harbour Reference\n\n", 0
    for part in PARTS:
        n += 1
        text += f"{part.upper()}:\n\n{textwrap.fill(said(n, 0), 62)}\n\n"
        for name in {"Würfel": ("In storms", "In calms")}.get(part, ()):
            n += 1
            text += f"{name}:\n\n{textwrap.fill(said(n, 1), 62)}\n\n"
    result = read(tmp_path, "reference.txt", text)
    assert [title.casefold() for title in titles(result)] == [part.casefold() for part in PARTS]
    assert held(result) == []


def test_numbers_that_stay_in_an_entry_are_told(tmp_path: Path) -> None:
    text = "Harbour Reference\n\n"
    for n, part in enumerate(PARTS, 1):
        text += f"{underlined('=')(part)}\n{textwrap.fill(said(n, 0), 62)}\n\n"
        text += "".join(f"[2.{k}] {said(n + k, 2)}\n\n" for k in (1, 2, 3)) if part == "Würfel" else ""
    result = read(tmp_path, "reference.txt", text)
    assert titles(result) == list(PARTS)
    assert held(result) == ["'Würfel' may hold numbered rules of its own: '2.1', '2.2', '2.3'"]


def test_steps_and_citations_in_an_entry_are_not_told(tmp_path: Path) -> None:
    text = "Harbour Reference\n\n"
    for n, part in enumerate(PARTS, 1):
        steps = "".join(f"{letter}. {said(n + k, 2)}\n" for k, letter in enumerate("abc"))
        cited = f"See section\n4.{n}. It says more, and see rule\n4.{n + 1} too."
        text += f"{underlined('=')(part)}\n{textwrap.fill(said(n, 0), 62)} {cited}\n\n{steps}\n"
    result = read(tmp_path, "reference.txt", text)
    assert titles(result) == list(PARTS)
    assert held(result) == []
