"""A question in bold type that goes on over lines of nearly one size is one entry, and a label of remarks opens none."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Source
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines
from tests.helpers.drawn import Shown, drawn

LIGHTS = ("Fenwick", "Gorse", "Hazel", "Iris", "Juniper", "Kale")
TEXT = (
    "A: No. A lamp that another keeper tends is asked for its oil first, and",
    "only what is left of that oil is burnt at the end of the same watch. What",
    "a keeper has lent in one night is given back to them on the next, unless",
    "the lamp has gone out; then the oil is counted anew when it is lit again.",
)


def _source(folder: Path, page: list[Shown]) -> Source:
    path = folder / "x.pdf"
    path.write_bytes(drawn([page]))
    return read_source(path)


def _lights(sizes: tuple[float, float, float], *, ends: str = "") -> list[Shown]:
    """Lights, each with a question on three lines; ``ends`` closes the first of them."""
    page = [Shown(48, 760, "Harbour Questions", 20, bold=True)]
    for n, name in enumerate(LIGHTS):
        top = 730 - 115 * n
        asked = (f"Q: May the keeper of {name}{ends}", f"{name} Lamp borrow the oil of another", f"Lamp of {name}?")
        page.append(Shown(48, top, f"{name} Light", 14, bold=True))
        page += [Shown(48, top - 14 * (k + 1), asked[k], sizes[k], bold=True) for k in range(3)]
        page += [Shown(48, top - 64 - 11 * k, text) for k, text in enumerate(TEXT)]
    return page


def _asked() -> list[str]:
    return [f"May the keeper of {name} {name} Lamp borrow the oil of another Lamp of {name}?" for name in LIGHTS]


@pytest.mark.parametrize("sizes", [(9, 9, 9), (9.4, 9, 9), (9, 9, 9.4), (9, 9.6, 9)])
def test_a_bold_question_goes_on_in_nearly_its_own_size(tmp_path: Path, sizes: tuple[float, float, float]) -> None:
    found = recognise(_source(tmp_path, _lights(sizes)).lines)
    assert [entry.title for entry in found.entries] == _asked()
    assert not found.unassigned


def test_what_is_larger_than_a_question_below_it_is_a_heading(tmp_path: Path) -> None:
    lines = _source(tmp_path, _lights((9, 12, 9))).lines
    assert any(line.heading for line in lines if "Lamp borrow" in line.text)


def test_a_question_that_has_ended_does_not_go_on_in_another_size(tmp_path: Path) -> None:
    lines = _source(tmp_path, _lights((9, 9.6, 9.6), ends="?")).lines
    assert not any(line.heading for line in lines if line.text.startswith("Q:"))
    assert any(line.heading for line in lines if "Lamp borrow" in line.text)


@pytest.mark.parametrize("label", ["NOTE:", "IMPORTANT NOTE:", "REMINDER:", "Please note:"])
def test_a_label_of_remarks_below_an_answer_opens_nothing(tmp_path: Path, label: str) -> None:
    page = _lights((9, 9, 9))
    page += [Shown(48, 30, label, bold=True), Shown(48, 19, "The keeper of the nearest pier lends the oil.")]
    found = recognise(_source(tmp_path, page).lines)
    assert [entry.title for entry in found.entries] == _asked()
    assert found.entries[-1].lines[-1][1] == max(end for entry in found.entries for _, end in entry.lines)
    assert not found.unassigned


@pytest.mark.parametrize("label", ["NOTE", "IMPORTANT NOTE", "REMINDER", "Important note"])
def test_a_label_of_remarks_in_plain_text_opens_nothing(label: str) -> None:
    text = "Harbour Rules\n\n" + "\n".join(
        f"{name.upper()} LIGHT\n\nIts keeper may burn the oil of the tower.\n\n{label}\n\nNo oil is lent at noon.\n"
        for name in LIGHTS[:2]
    )
    found = recognise(split_lines(text))
    assert [entry.title for entry in found.entries] == ["Fenwick light", "Gorse light"]
    assert not found.unassigned


def test_a_reminder_before_its_text_is_a_note_of_the_ruling() -> None:
    text = "Harbour Rules\n\nFENWICK LIGHT\n\nIts oil burns at night.\n\nReminder: no oil is lent at noon.\n"
    (entry,) = recognise(split_lines(text)).entries
    assert [note for paragraph in entry.paragraphs for note in paragraph.notes] == ["no oil is lent at noon."]
