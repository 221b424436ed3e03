"""A path is an id: the library finds the checks of an entry by its id alone, and finds nothing where there is nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge.checks
import judge.games.vs_system.cards
from judge.errors import JudgeError
from judge.proving import library
from judge.proving.places import document_of, module_name

PRESS = "heralds-of-galactus/3-press"


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("klaw-sonic-construct", "klaw_sonic_construct"),
        ("2.1-cosmic-surge", "s2_1_cosmic_surge"),
        ("601.3e", "s601_3e"),
        ("Mar-Vell", "mar_vell"),
        ("or", "or_"),
        ("café", "caf_"),
        ("", ""),
    ],
)
def test_a_slug_names_a_module(slug: str, name: str) -> None:
    assert module_name(slug) == name


def test_the_checks_of_an_entry_are_those_of_its_module() -> None:
    checks = library.checks_of(PRESS)
    assert checks
    assert {check.entry for check in checks} == {PRESS}
    assert [check for check in library.checks("heralds-of-galactus") if check.entry == PRESS] == list(checks)


def test_the_checks_of_an_entry_import_no_other_entry() -> None:
    script = (
        "import sys; from judge.proving import library;"
        "entry = 'heralds-of-galactus/3-press'; library.checks_of(entry, (entry, 'heralds-of-galactus/2-cosmic'));"
        "print(*(name for name in sys.modules if name.startswith('judge.checks.heralds_of_galactus.')))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["judge.checks.heralds_of_galactus.s3_press"]


@pytest.mark.parametrize(
    "entry", ["heralds-of-galactus/nobody", "heralds-of-galactus/", "no-such-doc/3-press", "3-press", ""]
)
def test_an_entry_that_is_unknown_has_no_checks(entry: str) -> None:
    assert library.checks_of(entry) == ()


@pytest.mark.parametrize("doc", ["no-such-doc", "witnesses/", ""])
def test_a_document_that_is_unknown_has_nothing(doc: str) -> None:
    assert list(library.checks(doc)) == []
    assert library.modules(doc) == ()
    assert library.open_points(doc) == {}
    assert library.excuses_of(f"{doc}/an-entry") == {}


def test_open_points_of_all_modules_of_a_document_are_found() -> None:
    reasons = library.open_points("heralds-of-galactus")
    assert reasons
    assert all(document_of(point) == "heralds-of-galactus" for point in reasons)


@pytest.mark.parametrize("game", ["vs-system", "warhammer-invasion"])
def test_a_game_has_rules_and_cards_each_once(game: str) -> None:
    rules, cards = library.game_rules(game), library.game_cards(game)
    assert len({rule.id for rule in rules}) == len(rules) > 0
    assert len({id(card) for card in cards}) == len(cards) > 0


def test_a_game_that_is_unknown_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError):
        library.game_cards("no-such-game")
    with pytest.raises(ModuleNotFoundError):
        library.game_rules("no-such-game")


def test_what_cites_a_ruling_or_a_sourced_base_rule_does_not_rest_on_doubt() -> None:
    doubtful, certain = "a-base/a1.1m", "a-base/a1.1"
    assert library.rests_on_doubt((doubtful,), {doubtful})
    assert not library.rests_on_doubt((doubtful, certain), {doubtful})
    assert not library.rests_on_doubt((doubtful, f"{PRESS}#1"), {doubtful})
    assert not library.rests_on_doubt((), {doubtful})


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for the checks of a document ``owls``, which somebody writes; found beside the others."""
    folder = tmp_path / "checks" / "owls"
    folder.mkdir(parents=True)
    monkeypatch.setattr(judge.checks, "__path__", [*judge.checks.__path__, str(folder.parent)])
    library._names.cache_clear()
    yield folder
    library._names.cache_clear()
    for name in [name for name in sys.modules if name.startswith("judge.checks.owls")]:
        del sys.modules[name]


def test_a_folder_of_checks_that_is_no_package_is_told(written: Path) -> None:
    (written / "owl.py").write_text("")
    with pytest.raises(
        JudgeError, match=r"is no package, so its checks are not found; put an __init__\.py with a docstring into it"
    ):
        library.checks_of("owls/owl")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import nowhere_at_all\n", r"owls\.owl can't be imported \(ModuleNotFoundError: .*; mend them, owl.py:1"),
        ("\nraise ValueError('no')\n", r"\(ValueError: no\); mend them, owl.py:2"),
        ("def (\n", r"\(SyntaxError: .*line 1\)\); mend them"),
    ],
    ids=["import", "raise", "syntax"],
)
def test_checks_that_can_not_be_imported_are_told_with_their_line(written: Path, text: str, told: str) -> None:
    (written / "__init__.py").write_text("")
    (written / "owl.py").write_text(text)
    with pytest.raises(JudgeError, match=told):
        library.checks_of("owls/owl")


OWL = "owls/owl"
CHECK_OF = """
from judge.proving.tables.vs_system import check
@check({entry!r})
def hoots(table):
    \"\"\"An owl hoots.\"\"\"
"""


@pytest.mark.parametrize(
    ("file", "entry", "entries", "told"),
    [
        ("owl", "owls/owll", None, "holds a check of 'owls/owll'; move it to judge/checks/owls/owll.py"),
        ("owl", "owls/owll", [OWL], "holds a check of 'owls/owll'; name the entry 'owls/owl'"),
        (
            *("owl", "owls/2-barn", [OWL, "owls/2-barn"]),
            "holds a check of 'owls/2-barn'; name the entry 'owls/owl', or move it to judge/checks/owls/s2_barn.py",
        ),
        ("owll", OWL, [OWL], "holds a check of 'owls/owl'; move it to judge/checks/owls/owl.py"),
        ("owll", "owls/owll", [OWL], "holds a check of 'owls/owll', which is no entry; nearest: owls/owl"),
        ("s2_barn", "owls/2-barn", [OWL, "owls/2.barn"], "of 'owls/2-barn'; name the entry 'owls/2.barn'"),
        ("owl", "hens/owl", [OWL], "holds a check of 'hens/owl'; name the entry 'owls/owl'"),
    ],
    ids=["no ids known", "misspelt", "another entry's", "file misspelt", "both misspelt", "signs alike", "document"],
)
def test_a_check_that_is_not_where_its_entrys_id_says_is_told(
    written: Path, file: str, entry: str, entries: list[str] | None, told: str
) -> None:
    (written / "__init__.py").write_text("")
    (written / f"{file}.py").write_text(CHECK_OF.format(entry=entry))
    known = None if entries is None else [*entries, *SHIPPED]
    with pytest.raises(JudgeError) as refused:
        library.modules("owls", known)
    assert str(refused.value).startswith(f"judge/checks/owls/{file}.py ")
    assert told in str(refused.value)


SHIPPED = (
    "heralds-of-galactus/3-press",
    "marvel-knights/601.3e",
    "remix-glossary/cosmic",
    "vs-remix-base/r1.1",
    "vs-system-base/a3.8a",
    "warhammer-invasion/cost",
    "warhammer-invasion-base/b1.3",
    "x-men/senyaka-acolyte",
)


def test_checks_and_open_points_at_their_entrys_path_are_found(written: Path) -> None:
    (written / "__init__.py").write_text("")
    (written / "owl.py").write_text(CHECK_OF.format(entry=OWL) + "OPEN = {'owls/owl#2': 'at night'}\n")
    entries = (OWL, *SHIPPED)
    assert [check.entry for check in library.checks("owls", entries)] == [OWL]
    assert [check.entry for check in library.checks_of(OWL, entries)] == [OWL]
    assert library.open_points("owls", entries) == {"owls/owl#2": "at night"}


def test_a_folder_of_checks_that_is_no_documents_is_told_whatever_document_is_looked_at(written: Path) -> None:
    (written / "__init__.py").write_text("")
    with pytest.raises(JudgeError) as refused:
        library.modules("marvel-knights", ("owl/owl", *SHIPPED))
    assert str(refused.value) == "judge/checks/owls is called like no document; nearest: owl"


def test_a_folder_of_cards_that_is_no_package_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "owls"
    folder.mkdir()
    monkeypatch.setattr(judge.games.vs_system.cards, "__path__", [*judge.games.vs_system.cards.__path__, str(tmp_path)])
    known = len(library.game_cards("vs-system"))
    (folder / "owl.py").write_text("")
    with pytest.raises(JudgeError, match=r"owls is no package, so its cards are not found; put an __init__\.py"):
        library.game_cards("vs-system")
    (folder / "__init__.py").write_text("")
    assert len(library.game_cards("vs-system")) == known
