"""``import``: official documents in, rulings with official wording out; what became of every line is told."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.messages import tell_corpus, tell_waiting
from judge.cli.options import JsonOption
from judge.errors import JudgeError

if TYPE_CHECKING:
    from judge.importing.outcome import ImportOutcome


def import_documents(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="FILE...", help="FAQs, glossaries, rules texts: text, Markdown, HTML, PDF; - is standard input."
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", help="Their game: vs-system, vs-remix, warhammer-invasion, or one of your own."),
    ] = None,
    game_name: Annotated[
        str | None, typer.Option("--game-name", metavar="NAME", help="What a game of your own is called.")
    ] = None,
    doc: Annotated[str | None, typer.Option("--doc", "-d", help="The document's id, e.g. my-faq.")] = None,
    published: Annotated[
        str | None,
        typer.Option("--published", help="Its date, where it bears none: 2006-08-29, 'about 2006-02', 2006."),
    ] = None,
    pairs: Annotated[
        list[str] | None,
        typer.Option("--map", metavar="OLD=NEW", help="Imported entry OLD is shipped entry NEW ('-': of its own)."),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace what was imported under the same id from another file.")
    ] = False,
    encoding: Annotated[
        str | None, typer.Option("--encoding", help="The encoding of a text, where it is read wrong: iso-8859-2.")
    ] = None,
    remove: Annotated[
        str | None, typer.Option("--remove", metavar="DOC", help="Undo the import of a document.")
    ] = None,
    extracted: Annotated[
        Path | None,
        typer.Option(
            "--extracted", metavar="FILE", help="Write the text that was read; the report's lines are its lines."
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Report what would be done, and write nothing.")] = False,
    corpus: Annotated[
        Path | None, typer.Option("--corpus", help="Your own corpus folder (default: in your data folder).")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Import official documents: their wording is shown with the shipped entries, new entries become your own.

    Nothing is written unless every file can be read. Importing a document again replaces it.
    """
    from judge.importing.install import Options, import_files
    from judge.importing.shelf import remove as remove_import
    from judge.rulings.corpus import read_corpus
    from judge.store import locations as locate

    folder = locate.own_corpus(corpus)
    if remove is not None:
        if files or game or game_name or doc or published or pairs or replace or encoding or extracted:
            raise JudgeError("--remove takes no files and no other options", "first remove, then import")
        _tell(remove_import(remove, folder, dry_run=dry_run, waiting=tell_waiting), as_json, corpus)
        return
    if not files:
        raise JudgeError("no file to import", "give one, or --remove DOC")
    options = Options(
        game=game,
        game_name=game_name,
        doc=doc,
        published=published,
        choices=_choices(pairs or []),
        may_replace=(lambda _: True) if replace else _asks_to_replace(),
        encoding=encoding,
        extracted=extracted,
        dry_run=dry_run,
    )
    known = locate.shipped("corpus")
    _tell(import_files(files, folder, read_corpus([known]), options, tell_waiting), as_json, corpus)
    tell_corpus(locate.other_corpus(locate.Corpora(known)))


def _asks_to_replace() -> Callable[[str], bool] | None:
    """Asks whether to replace an import, on a terminal; None where nobody can be asked."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stderr.isatty()):
        return None
    return lambda question: typer.confirm(question, err=True)


def _choices(pairs: Sequence[str]) -> dict[str, str]:
    choices: dict[str, str] = {}
    for pair in pairs:
        old, sign, new = pair.partition("=")
        if not (old.strip() and sign and new.strip()):
            raise JudgeError(f"--map {pair} is no pair", "write --map OLD=NEW, two ids of entries")
        if old.strip() in choices:
            raise JudgeError(f"--map names {old.strip()} twice", "decide for one")
        choices[old.strip()] = new.strip()
    return choices


def _tell(outcome: ImportOutcome, as_json: bool, corpus: Path | None) -> None:
    if as_json:
        import msgspec

        from judge.cli.printing.output import write_line

        write_line(msgspec.json.format(msgspec.json.encode(outcome), indent=2))
    else:
        from judge.cli.printing.imports import tell_import

        tell_import(outcome)
    if outcome.needs_build and not outcome.dry_run:
        named = f" --corpus {shlex.quote(str(corpus))}" if corpus else ""
        sys.stderr.write(f"Your own documents have changed: run 'judge build{named}' to search them.\n")
