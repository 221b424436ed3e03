"""The options that several commands share, each declared once, and what they mean together."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_type_hints

import typer

from judge.cli.messages import tell_sources
from judge.errors import JudgeError

if TYPE_CHECKING:  # the help of the commands loads nothing of it
    from judge.api import Judge

Format = Literal["plain", "json", "nl", "csv", "table"]

GameOption = Annotated[
    str | None, typer.Option("--game", "-g", help="Only this game: vs-system, vs-remix, warhammer-invasion.")
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
TableOption = Annotated[bool, typer.Option("--table", help="A table for the eye.")]
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
    """What the options that every command shares come to: the output format, and the judge to open."""

    form: Format = "plain"
    index: Path | None = None
    corpus: Path | None = None
    _opened: Judge | None = None

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


_SHARED: dict[str, tuple[Any, Any]] = {
    "as_json": (JsonOption, False),
    "as_lines": (LinesOption, False),
    "as_csv": (CsvOption, False),
    "as_table": (TableOption, False),
    "index": (IndexOption, None),
    "corpus": (CorpusOption, None),
}


def with_session(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command, whose first parameter is a :class:`Session`, the output flags and the index and corpus options."""

    def run(**given: Any) -> None:
        shared = {name: given.pop(name) for name in _SHARED}
        form = chosen_format(*(shared[name] for name in ("as_json", "as_lines", "as_csv", "as_table")))
        session = Session(form, shared["index"], shared["corpus"])
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
        inspect.Parameter(name, keyword, default=default, annotation=kind) for name, (kind, default) in _SHARED.items()
    ]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__doc__, run.__name__ = command.__doc__, command.__name__
    return run


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
