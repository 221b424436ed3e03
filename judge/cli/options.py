"""The options that several commands share, each declared once, and what they mean together."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_type_hints

import typer

from judge.cli.messages import tell_sources
from judge.cli.printing.screen import Color, paged, set_color
from judge.desk.settings import ANY_GAME, TODAY, Value, chosen, settings
from judge.errors import JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.answers import Usual
    from judge.api import Judge

Format = Literal["plain", "json", "nl", "csv", "table"]

GameOption = Annotated[
    str | None,
    typer.Option(
        "--game", "-g", help="Only this game: vs-system, vs-remix, warhammer-invasion, one of your own; or any."
    ),
]
DocOption = Annotated[str | None, typer.Option("--doc", "-d", help="Only this document, e.g. x-men.")]
AsOfOption = Annotated[
    str | None, typer.Option("--as-of", help="The rules of this day, e.g. 2006-09-10 (default: today).")
]
RulingsOnlyOption = Annotated[bool, typer.Option("--rulings-only", help="Leave base rules out.")]
CountOption = Annotated[int, typer.Option("-k", min=1, max=50, help="How many rulings to give at most.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON value.")]
LinesOption = Annotated[bool, typer.Option("--nl", help="JSON lines.")]
CsvOption = Annotated[bool, typer.Option("--csv", help="A flat CSV table.")]
RawCsvOption = Annotated[
    bool,
    typer.Option("--raw-csv", help="CSV with cells as they are, also those that a spreadsheet takes for a formula."),
]
TableOption = Annotated[bool, typer.Option("--table", help="A table for the eye.")]
CopyOption = Annotated[bool, typer.Option("--copy", help="Copy the ruling, with where it stands, to the clipboard.")]
ColorOption = Annotated[
    Color | None, typer.Option("--color", help="Colours: auto is on a terminal only.", show_default=False)
]
NoPagerOption = Annotated[bool, typer.Option("--no-pager", help="Print also what is longer than the screen.")]
IndexOption = Annotated[
    Path | None,
    typer.Option(
        "--index", help="The index folder (default: the shipped one, or your own if built).", show_default=False
    ),
]
CorpusOption = Annotated[
    Path | None,
    typer.Option(
        "--corpus",
        help="The corpus folder (default: the shipped one, together with your own documents).",
        show_default=False,
    ),
]


@dataclass
class Session:
    """What the options that every command shares come to: output format, judge to open, the user's settings, the screen."""

    form: Format = "plain"
    index: Path | None = None
    corpus: Path | None = None
    color: Color | None = None
    no_pager: bool = False
    _opened: Judge | None = None

    @cached_property
    def settings(self) -> dict[str, Value]:
        """The user's settings, by name; those that are not set are not there."""
        return settings()

    def setting(self, name: str) -> str | None:
        """What a setting is set to; None where it is not."""
        found = self.settings.get(name)
        return found.value if found else None

    def is_on(self, name: str) -> bool:
        """Whether a switch among the settings is on."""
        return self.setting(name) == "on"

    def usual(self) -> Usual:
        """The game and the day that the user asks of where he says nothing else."""
        from judge.answers import Usual

        return Usual(chosen(self.setting("game"), ANY_GAME), chosen(self.setting("as-of"), TODAY))

    def filters(self, game: str | None, as_of: str | None = None) -> tuple[str | None, str | None]:
        """Game and day of a look-up: of its options, else of the settings; None where they say "any" or "today"."""
        usual = self.usual()
        return chosen(game or usual.game, ANY_GAME), chosen(as_of or usual.as_of, TODAY)

    def forget_settings(self) -> None:
        """Read the settings anew when they are needed next."""
        vars(self).pop("settings", None)

    @contextmanager
    def for_command(self, asked_of: tuple[str, str] | None, *, is_logged: bool = True) -> Iterator[None]:
        """Let commands that run meanwhile in this process read the same index and corpus.

        :param asked_of: the game and the day that they are to ask of; what the settings say where None.
        :param is_logged: whether what they ask goes into the log, where that is on.
        """
        given = {"JUDGE_INDEX": self.index, "JUDGE_CORPUS": self.corpus}
        told = {name: str(path) for name, path in given.items() if path}
        if asked_of:
            told["JUDGE_GAME"], told["JUDGE_AS_OF"] = asked_of
        if not is_logged:
            told["JUDGE_LOG"] = "off"
        before = {name: os.environ.get(name) for name in told}
        os.environ.update(told)
        try:
            yield
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value

    def use_screen(self) -> None:
        """Decide on colours, by option, environment and settings."""
        set_color(self.color, self.setting("color") or "auto")  # type: ignore[arg-type] # the settings were checked for it

    def page(self) -> AbstractContextManager[None]:
        """Show what is printed meanwhile in a pager, if it is longer than the screen and the user has not turned that off."""
        is_off = self.no_pager or self.setting("pager") == "off"
        return paged(self.form in ("plain", "table") and not is_off)

    def judge(self, *, strict: bool = True) -> Judge:
        """Open the index that was asked for."""
        from judge.api import Judge

        judge = Judge.open(self.index, self.corpus, strict=strict)
        self._opened = judge if strict else None  # who opens it whatever it is tells what it is
        return judge

    def tell_notice(self) -> None:
        """Tell on stderr, once, which corpus was read where it is not the shipped one, and what the opened index lacks.

        Not before a command is done: where it fails, the line that says so stands alone.
        """
        if self._opened:
            tell_sources(self._opened)
            self._opened = None


_raw_csv = False

_Options = dict[str, tuple[Any, Any]]  # by the name of its parameter, an option and its default

_PRINTING: _Options = {
    "as_json": (JsonOption, False),
    "as_lines": (LinesOption, False),
    "as_csv": (CsvOption, False),
    "raw_csv": (RawCsvOption, False),
    "as_table": (TableOption, False),
    "color": (ColorOption, None),
    "no_pager": (NoPagerOption, False),
}
_READING: _Options = {"index": (IndexOption, None), "corpus": (CorpusOption, None)}


def with_session(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, whose first parameter is a :class:`Session`, the options of printing, and those of the index that it reads."""
    return _with(command, _PRINTING | _READING)


def with_printing(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that reads no index, and whose first parameter is a :class:`Session`, the options of printing."""
    return _with(command, _PRINTING)


def with_reading(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that prints no result, and whose first parameter is a :class:`Session`, the options of the index that it reads."""
    return _with(command, _READING)


def _with(command: Callable[..., None], shared: _Options) -> Callable[..., None]:
    def run(**given: Any) -> None:
        values = {name: given.pop(name, default) for name, (_, default) in (_PRINTING | shared).items()}
        global _raw_csv
        _raw_csv = values.pop("raw_csv")
        values["as_csv"] |= _raw_csv
        form = chosen_format(*(values.pop(name) for name in ("as_json", "as_lines", "as_csv", "as_table")))
        session = Session(form, **values)
        session.use_screen()
        try:
            command(session, **given)
        except (typer.Exit, BrokenPipeError):  # an outcome, or a reader that has had enough: no failure
            session.tell_notice()
            raise
        session.tell_notice()

    # Typer reads the signature: the command's own parameters, its annotations resolved where they were written, then the shared ones.
    own = list(inspect.signature(command).parameters.values())[1:]
    hints = get_type_hints(command, include_extras=True)
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [parameter.replace(kind=keyword, annotation=hints[parameter.name]) for parameter in own]
    parameters += [
        inspect.Parameter(name, keyword, default=default, annotation=kind) for name, (kind, default) in shared.items()
    ]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__doc__, run.__name__ = command.__doc__, command.__name__
    return run


def is_csv_raw() -> bool:
    """Whether the command that runs writes cells of CSV as they are."""
    return _raw_csv


def chosen_format(as_json: bool, as_lines: bool, as_csv: bool, as_table: bool) -> Format:
    """The one output format asked for; plain text where none was.

    :raises JudgeError: if more than one was.
    """
    formats: tuple[tuple[Format, bool], ...] = (
        ("json", as_json),
        ("nl", as_lines),
        ("csv", as_csv),
        ("table", as_table),
    )
    asked = [name for name, is_wanted in formats if is_wanted]
    if len(asked) > 1:
        raise JudgeError(f"--{' and --'.join(asked)} exclude each other", "choose one")
    return asked[0] if asked else "plain"
