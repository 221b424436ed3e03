"""Settings: what sets them, what goes before what, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.desk.settings import SETTINGS, check, read_file, settings, write_setting
from judge.errors import JudgeError


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the settings of a test are; nothing is there yet."""
    path = tmp_path / "folder" / "config.toml"
    monkeypatch.setenv("JUDGE_CONFIG", str(path))
    return path


def test_nothing_is_set_at_first(file: Path) -> None:
    assert settings() == {}
    assert not file.parent.exists()


def test_the_environment_goes_before_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_setting("game", "vs-remix")
    assert {name: (v.value, v.origin) for name, v in settings().items()} == {"game": ("vs-remix", str(file))}
    monkeypatch.setenv("JUDGE_GAME", "warhammer-invasion")
    monkeypatch.setenv("JUDGE_AS_OF", "2006-09")
    assert {name: (v.value, v.origin) for name, v in settings().items()} == {
        "game": ("warhammer-invasion", "JUDGE_GAME"),
        "as-of": ("2006-09", "JUDGE_AS_OF"),
    }


def test_setting_one_thing_leaves_the_rest_of_the_file_as_it_is(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('# my event\ngame = "vs-system"  # until Sunday\nlog = true\n')
    write_setting("as-of", "2006-09-10")
    write_setting("log", None)
    assert file.read_text() == '# my event\ngame = "vs-system"  # until Sunday\nas-of = "2006-09-10"\n'


def test_days_and_switches_may_be_written_as_toml_has_them(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("as-of = 2006-09-10\nlog = true\npager = false\n")
    assert {name: v.value for name, v in settings().items()} == {"as-of": "2006-09-10", "log": "on", "pager": "off"}


@pytest.mark.parametrize("word", ["any", "today"])
def test_the_word_for_none_unsets(file: Path, word: str) -> None:
    name = {"any": "game", "today": "as-of"}[word]
    write_setting(name, {"game": "vs-system", "as-of": "2006"}[name])
    write_setting(name, word)
    assert settings() == {}
    assert read_file(file) == {}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = ", "is no TOML"),
        ("game = " + "[" * 9_999, "nests too deeply"),
        ("x = " + "{a=" * 5_000, "nests too deeply"),
        (".".join("a" * 9_999), "the limit is 16,384"),
        ('gaem = "vs-system"', "sets 'gaem', which is no setting; there are: game, as-of, "),
        ('game = "chess"', "can't be 'chess'; choose "),
        ("as-of = 2006-13", "is no TOML"),
        ('as-of = "yesterday"', "'yesterday' is not a date; write it like 2006-09-23"),
        ("\xff", "it is not UTF-8"),
    ],
)
def test_a_file_that_can_not_be_used_is_told_in_a_line_that_names_it(file: Path, text: str, told: str) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="latin-1")
    with pytest.raises(JudgeError) as refused:
        settings()
    assert told in str(refused.value)
    assert str(file) in str(refused.value)


def test_a_value_that_is_refused_changes_no_file(file: Path) -> None:
    write_setting("game", "vs-system")
    before = file.read_bytes()
    for name, value in (("game", "chess"), ("log", "perhaps"), ("as-of", "soon")):
        with pytest.raises(JudgeError):
            write_setting(name, value)
    assert file.read_bytes() == before


def test_every_choice_of_every_setting_is_taken_and_comes_back(file: Path) -> None:
    for setting in SETTINGS:
        for choice in setting.choices or ("2006", "2006-09-10"):
            assert check(setting, f" {choice} ", "it") == check(setting, choice.upper(), "it") == choice
            write_setting(setting.name, choice)
            kept = settings().get(setting.name)
            assert (kept and kept.value) == (None if choice == "any" else choice)
    assert file.is_file()
