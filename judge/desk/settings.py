"""The user's settings: which game and day he asks of, how his screen looks, whether a log is kept.

A setting comes from its environment variable, else from the configuration file (TOML, in the platform's own place), else it is as if
unset. An option of a command goes before either.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from judge.errors import JudgeError
from judge.files import looking
from judge.files.looking import how_to_mend, read_text
from judge.nearest import nearest, nearest_by_name
from judge.rulings.dates import parse_as_of
from judge.rulings.games import games_in
from judge.rulings.model import GAMES
from judge.store.locations import own_corpus, user_config

_LONGEST = 16_384  # characters of the configuration file, which sets five things
COLORS = ("auto", "always", "never")
SWITCH = ("on", "off")
ANY_GAME, TODAY = "any", "today"  # what unsets game and day, for one command or for good


class Setting(NamedTuple):
    """What can be set: its name, its environment variable, what it means, and its choices (none: any text that is a day)."""

    name: str
    variable: str
    meaning: str
    choices: tuple[str, ...]


SETTINGS = (
    Setting("game", "JUDGE_GAME", "the game that questions are about", (*GAMES, ANY_GAME)),
    Setting("as-of", "JUDGE_AS_OF", "the day whose rules are asked for, e.g. 2006-09-10", ()),
    Setting("log", "JUDGE_LOG", "keep what is asked and ruled, for 'judge log'", SWITCH),
    Setting("color", "JUDGE_COLOR", "colours: auto is on a terminal only", COLORS),
    Setting("pager", "JUDGE_PAGER", "show what is longer than the screen in a pager", SWITCH),
)
_PATIENCE = 10.0  # seconds that one judge waits for another to write
_ALSO_CALLED = {"day": "as-of", "colour": "color"}
BY_NAME = {setting.name: setting for setting in SETTINGS}


class Value(msgspec.Struct, frozen=True):
    """A setting as it is set, and what set it: its environment variable, or the path of the configuration file."""

    value: str
    origin: str


def chosen(value: str | None, none: str) -> str | None:
    """What was chosen; None also where that is the word for none."""
    return None if value is not None and value.strip().lower() == none else value


def find_setting(name: str) -> Setting:
    """The setting of a name, as the command line spells it.

    :raises JudgeError: if there is none, with the nearest.
    """
    wanted = name.strip().lower().replace("_", "-")
    wanted = _ALSO_CALLED.get(wanted, wanted)
    if wanted not in BY_NAME:
        near = nearest(wanted, tuple(BY_NAME))
        raise JudgeError(f"no setting '{name}'", f"there are: {', '.join(near or BY_NAME)}")
    return BY_NAME[wanted]


def check(setting: Setting, text: str, named: str) -> str:
    """A value as it is kept, once it was checked.

    :param named: how the value is called where it is refused, e.g. "JUDGE_GAME".
    :raises JudgeError: if the setting does not take it. A game may also be one of the user's own.
    """
    value = text.strip()
    if setting.choices:
        choices: Sequence[str] = setting.choices
        near: tuple[str, ...] = ()
        if setting.name == "game" and value.lower() not in choices:
            games = {**GAMES, **games_in(own_corpus())}
            choices = (*games, ANY_GAME)
            near = nearest_by_name(value, games)
        if value.lower() not in choices:
            near = near or nearest(value, choices) or tuple(choices)
            raise JudgeError(f"{named} can't be '{value}'", f"choose {' or '.join(near)}")
        return value.lower()
    if value.lower() == TODAY:
        return TODAY
    try:
        parse_as_of(value)
    except JudgeError as error:
        raise JudgeError(f"{named}: {error.cause}", error.fix) from None
    return value


def settings() -> dict[str, Value]:
    """Every setting that is set, by name.

    :raises JudgeError: if the file can't be read or is no TOML, or a value is none that its setting takes.
    """
    found = {}
    path = user_config()
    written = read_file(path)
    for setting in SETTINGS:
        if given := os.environ.get(setting.variable, "").strip():
            found[setting.name] = Value(check(setting, given, setting.variable), setting.variable)
        elif setting.name in written:
            text = check(setting, written[setting.name], f"'{setting.name}' in {path}")
            found[setting.name] = Value(text, str(path))
    return found


def read_file(path: Path) -> Mapping[str, str]:
    """What a configuration file sets, unchecked; nothing where there is no file.

    :raises JudgeError: if it can't be read, is no TOML, or sets what is no setting.
    """
    try:
        raw = read_text(path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise JudgeError(
            f"can't read {path} ({error.strerror or error})", how_to_mend(error, "mend or remove it")
        ) from None
    except UnicodeDecodeError:
        raise JudgeError(f"can't read {path} (it is not UTF-8)", "mend or remove it") from None
    return _parsed(raw, path)


@cache
def _parsed(raw: str, path: Path) -> Mapping[str, str]:
    import tomllib

    if len(raw) > _LONGEST:  # to read names of many parts takes their number squared
        raise JudgeError(f"{path} has {len(raw):,} characters, the limit is {_LONGEST:,}", "mend or remove it")
    try:
        values: dict[str, Any] = tomllib.loads(raw)
        # TOML knows days and switches of its own: `as-of = 2006-09-10`, `log = true`.
        told = {name: SWITCH[not value] if isinstance(value, bool) else str(value) for name, value in values.items()}
    except tomllib.TOMLDecodeError as error:
        raise JudgeError(f"{path} is no TOML ({error})", "mend or remove it") from None
    except RecursionError:
        raise JudgeError(f"{path} is no TOML that can be read (it nests too deeply)", "mend or remove it") from None
    for name in values:
        if name not in BY_NAME:
            raise JudgeError(f"{path} sets '{name}', which is no setting", f"there are: {', '.join(BY_NAME)}")
    return told


def write_setting(name: str, value: str | None) -> Path:
    """Set a setting in the configuration file for good, or unset it where ``value`` is None; the rest of the file stays as it is.

    :return: the file.
    :raises JudgeError: if there is no such setting, it does not take the value, or the file can't be read or written.
    """
    import tomlkit

    from judge.files.locked import locked
    from judge.files.whole import clear_unfinished, write_whole

    setting, path = find_setting(name), user_config()
    is_unset = value is None or value.strip().lower() in (ANY_GAME, TODAY)
    kept = "" if value is None or is_unset else check(setting, value, f"'{setting.name}'")
    read_file(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Else what another judge sets meanwhile would be lost.
        with locked(path.with_name(f".{path.name}.lock"), "judge config", None, _PATIENCE):
            read_file(path)
            document = tomlkit.parse(looking.read_file(path).decode()) if path.is_file() else tomlkit.document()
            if is_unset:
                document.pop(setting.name, None)
            else:
                document[setting.name] = kept
            # Where the user keeps his settings elsewhere and links to them, they stay there.
            target = path.resolve()
            clear_unfinished(target.parent, target.name)
            write_whole(target, tomlkit.dumps(document).encode())
    except OSError as error:
        raise JudgeError(f"can't write {path} ({error.strerror or error})", "make its folder writable") from None
    return path
