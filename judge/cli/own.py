"""``config`` and ``log``: what is the user's own besides documents: his settings, and what he asked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from judge.cli.messages import tell_aside
from judge.cli.options import JsonOption, Session, is_csv_raw, with_printing
from judge.cli.printing.columns import Column
from judge.cli.printing.output import emit, flat_rows
from judge.errors import JudgeError

_LOGGED = (Column("at"), Column("question", "prose", kept=True), Column("id", "id", kept=True), Column("text", "prose"))


def config(
    name: Annotated[
        str | None,
        typer.Argument(
            help="A setting: game, as-of, log, color, pager; all are told where none is given.", show_default=False
        ),
    ] = None,
    value: Annotated[
        str | None, typer.Argument(help="What it is to be; without one, what it is.", show_default=False)
    ] = None,
    unset: Annotated[bool, typer.Option("--unset", help="Forget what it was set to.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Your settings: the game and the day that you ask of, the log, colours, the pager.

    An option of a command goes before a setting, and so do the words of a question. JUDGE_GAME, JUDGE_AS_OF, JUDGE_LOG, JUDGE_COLOR and
    JUDGE_PAGER in the environment go before the file.
    """
    from judge.desk.settings import find_setting, settings, write_setting

    setting = find_setting(name) if name is not None else None
    if unset or value is not None:
        if setting is None or (unset and value is not None):
            raise JudgeError(
                "--unset takes the name of a setting and no value", "for instance: judge config game --unset"
            )
        path = write_setting(setting.name, value)
        now = settings().get(setting.name)
        sys.stdout.write(f"{setting.name}: {now.value if now else 'not set'} ({path})\n")
        if now and now.origin == setting.variable:
            tell_aside(f"{setting.variable} in the environment goes before the file.")
        return
    _tell_settings(setting.name if setting else None, as_json)


def _tell_settings(name: str | None, as_json: bool) -> None:
    from judge.desk.settings import SETTINGS, settings
    from judge.store.locations import user_config

    found = settings()
    shown = [setting for setting in SETTINGS if name in (None, setting.name)]
    if as_json:
        emit({setting.name: found.get(setting.name) for setting in shown}, "json", [])
        return
    from judge.cli.printing.text import say

    for setting in shown:
        value = found.get(setting.name)
        said = f"{value.value} ({value.origin})" if value else f"- ({setting.meaning})"
        say(f"{setting.name:6} {said}", hang=7)
    if name is None:
        say()
        say("Set one: judge config game vs-system", dim=True)
        say(f"File: {user_config()}", dim=True)


@with_printing
def log(
    session: Session,
    words: Annotated[
        list[str] | None, typer.Argument(help="Only what holds all of these words.", show_default=False)
    ] = None,
    since: Annotated[
        str | None,
        typer.Option("--since", help="Only from this day on, e.g. 2026-11-21, or today.", show_default=False),
    ] = None,
    count: Annotated[int, typer.Option("-n", min=1, help="How many to show, the latest.")] = 20,
    export: Annotated[
        Path | None,
        typer.Option("--export", help="Write all of them into this file: .md, .csv or .jsonl.", show_default=False),
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Remove the whole log.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Remove it without being asked.")] = False,
) -> None:
    """What you asked and what was ruled, latest last; kept on this machine only, and only once you said: judge config log on.

    Exit code 0: something is there, 1: nothing is, 2: error.
    """
    from judge.desk import journal

    if clear:
        if words or since or export:
            raise JudgeError("--clear removes the whole log", "leave out words, --since and --export")
        is_asked = not yes and sys.stdin is not None and sys.stdin.isatty()
        if is_asked and not typer.confirm("Remove the whole log?"):
            sys.stdout.write("nothing removed\n")
            return
        sys.stdout.write(f"removed {journal.clear()} entries of {journal.log_path()}\n")
        return
    from judge.rulings.dates import parse_since

    held = journal.read_log()
    found = journal.matching(held.entries, words or (), parse_since(since) if since else None)
    if held.unreadable:
        tell_aside(f"{held.unreadable} lines of {journal.log_path()} can't be read and are left out.")
    if export:
        from judge.desk.report import write_report

        write_report(found, export, raw_csv=is_csv_raw())
        tell_aside(f"{len(found)} {'entry' if len(found) == 1 else 'entries'} in {export}")
    elif session.form != "plain":
        rows = flat_rows(found[-count:], journal.Logged.__struct_fields__)
        emit(found[-count:], session.form, rows, _LOGGED)
    else:
        from judge.cli.printing.log import tell_log

        with session.page():
            tell_log(found[-count:], left_out=max(0, len(found) - count))
    if not found:
        _tell_why_empty(session, bool(held.entries))
        raise typer.Exit(1)


def _tell_why_empty(session: Session, is_other: bool) -> None:
    """Why the log shows nothing."""
    if is_other:
        tell_aside("Nothing in the log is like that.")
    elif session.is_on("log"):
        tell_aside("The log is on; nothing was asked yet.")
    else:
        tell_aside("The log is off; turn it on with: judge config log on")
