"""Official texts that a user imported: shown first, in every format, on the shipped index that knows nothing of them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from judge import Judge
from judge.files import looking
from judge.rulings import official
from judge.rulings.official import Official, write_official
from judge.store.locations import shipped
from tests.helpers.command_line import printed, refusal, run

BREAKTHROUGH = "x-men/5-breakthrough"
KOR = "heralds-of-galactus/admiral-galen-kor-lunatic-legion"
QUESTION = "does galen kor count press guys that already left play?"
TEXTS: dict[str, dict[str, tuple[str, ...]]] = {
    "x-men": {BREAKTHROUGH: ("> Old power text.", "The first official paragraph.", "The second one.")},
    "heralds-of-galactus": {
        KOR: ("Words on something else.", "Each other character that you recruited this turn counts. " + "More. " * 99),
        "heralds-of-galactus/no-such-entry": ("Nothing.",),
    },
}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the user's own with official texts of two documents."""
    for doc, texts in TEXTS.items():
        entries = [Official(id, "", paragraphs) for id, paragraphs in texts.items()]
        write_official(tmp_path / "corpus" / "official" / f"{doc}.md", doc, f"The {doc}", f"{doc}.txt", "00", entries)
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    return tmp_path


def lines(*arguments: str) -> list[str]:
    return printed(*arguments).splitlines()


def value(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


@pytest.mark.parametrize("command", [["show", BREAKTHROUGH], ["rule", "5", "--doc", "x-men"]])
def test_the_official_text_stands_first_and_our_points_with_their_check_below(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    title, *shown = lines(*command)
    assert shown[:5] == [
        "Official text (x-men.txt):",
        "    Old power text.",
        "  The first official paragraph.",
        "  The second one.",
        "",
    ]
    monkeypatch.setenv("JUDGE_DATA", "/nowhere")
    assert [title, *shown[5:]] == lines(*command)  # all else as it is without


def test_a_card_shows_it_too() -> None:
    assert lines("card", "galen kor")[1] == "Official text (heralds-of-galactus.txt):"


def test_in_an_answer_the_point_stays_the_verdict_and_the_paragraph_nearest_to_it_follows() -> None:
    shown = lines("ask", QUESTION)
    verdict = next(n for n, line in enumerate(shown) if line.startswith("Admiral Galen Kor's bonus"))
    assert shown[verdict + 1 : verdict + 3] == ["", "Official text (heralds-of-galactus.txt):"]
    assert shown[verdict + 3].startswith("  Each other character that you recruited this turn counts. More.")
    assert shown[verdict + 3].endswith(" ...")
    assert len(shown[verdict + 3]) < 350
    assert shown[verdict + 4] == "  ... the whole with -v"
    assert shown[verdict + 6].startswith("  #1 ")


def test_verbosely_it_is_whole() -> None:
    shown = lines("ask", "-v", QUESTION)
    at = shown.index("Official text (heralds-of-galactus.txt):")
    assert [line.strip() for line in shown[at + 1 : at + 3]] == [text.strip() for text in TEXTS[KOR.split("/")[0]][KOR]]


def test_in_json_it_has_keys_of_its_own_and_nothing_else_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text, answer = value("show", BREAKTHROUGH), value("ask", QUESTION)
    assert (with_text["official"], with_text["official_source"]) == ([*TEXTS["x-men"][BREAKTHROUGH]], "x-men.txt")
    assert answer["answers"][0]["official"][0] == "Words on something else."
    assert value("card", "galen kor")["entries"][0]["official_source"] == "heralds-of-galactus.txt"
    monkeypatch.setenv("JUDGE_DATA", "/nowhere")
    without = value("show", BREAKTHROUGH)
    assert (without["official"], without["official_source"]) == ([], None)
    assert with_text | {"official": [], "official_source": None} == without
    assert with_text["in_force"] == without["in_force"]


def test_neither_index_nor_proofs_go_stale_and_the_status_tells_what_is_there(data: Path) -> None:
    status = Judge.open().status()
    assert status.index_matches_corpus is True
    assert status.own_corpus is None
    assert [(row.doc, row.source, row.entries, row.unmatched) for row in status.official] == [
        ("heralds-of-galactus", "heralds-of-galactus.txt", 2, 1),
        ("x-men", "x-men.txt", 1, 0),
    ]
    file = data / "corpus" / "official" / "heralds-of-galactus.md"
    told = f"Official text of 2 entries of heralds-of-galactus (1 of entries that are not in the index): heralds-of-galactus.txt, in {file}"
    assert told in lines("status")


def test_an_entry_without_official_text_has_none(data: Path) -> None:
    assert Judge.open().show("x-men/1.1-traits-while-stunned").official == ()
    path = data / "corpus" / "official" / "x-men.md"
    path.write_text(path.read_text(encoding="utf-8").partition("> Old")[0], encoding="utf-8")  # emptied by hand
    view = Judge.open().show(BREAKTHROUGH)
    assert (view.official, view.official_source) == ((), None)


def test_only_the_file_of_the_document_shown_is_read_and_only_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    original = looking.read_file

    def watched(path: Path, limit: int = looking.LONGEST) -> bytes:
        read.append(path.name)
        return original(path, limit)

    monkeypatch.setattr(official, "read_file", watched)
    judge = Judge.open()
    read.clear()
    judge.show(BREAKTHROUGH)
    judge.show("x-men/1.1-traits-while-stunned")
    assert [name for name in read if (data / "corpus" / "official" / name).exists()] == ["x-men.md"]


def test_a_damaged_file_is_one_line_where_its_document_is_shown_and_no_matter_elsewhere(data: Path) -> None:
    path = data / "corpus" / "official" / "x-men.md"
    path.write_text(path.read_text(encoding="utf-8").replace("### x-men/", "### x-man/"), encoding="utf-8")
    assert refusal("show", BREAKTHROUGH).startswith(f"judge: {path}:8: 'x-man/5-breakthrough' is no entry of x-men; ")
    assert run("show", KOR).returncode == 0


def test_a_corpus_folder_that_is_named_brings_its_own_official_texts(
    data: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    copy = Path(shutil.copytree(shipped("corpus"), tmp_path_factory.mktemp("other") / "corpus"))
    named = ["show", BREAKTHROUGH, "--corpus", str(copy)]
    assert run(*named).stdout.splitlines()[1] != "Official text (x-men.txt):"
    shutil.copytree(data / "corpus" / "official", copy / "official")
    done = run(*named)
    assert done.stdout.splitlines()[1] == "Official text (x-men.txt):"
    assert done.stderr == f"judge: corpus at {copy}\n"
