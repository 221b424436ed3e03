"""An import from end to end: files are read and recognised, held against the shipped entries, and written into the user's own corpus.

Nothing is written unless every file could be read and recognised. The same files give the same bytes; a later import of a document
replaces an earlier one; ``remove`` undoes it.
"""

from __future__ import annotations

import contextlib
import gc
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from judge.errors import InputFileError
from judge.importing.asked_game import how_to_name, own_game_names
from judge.importing.correspond import correspondences, corresponding_document, official_paragraphs
from judge.importing.model import Entry, Recognised, Source, SourceLine
from judge.importing.outcome import Correspondence, FileChange, ImportedFile, ImportOutcome
from judge.importing.parting.cards import with_mentions
from judge.importing.parting.recognise import recognise
from judge.importing.reading.encodings import must_exist
from judge.importing.reading.source import STANDARD_INPUT, read_source, write_extracted
from judge.importing.report import report_of
from judge.importing.shelf import OWN_SUFFIX, Sheet, Waiting, official_path, other_source, own_path, place, remove
from judge.importing.torn.recognised import recognised_torn
from judge.importing.write import NO_GAME, document_of, markdown_blocks, no_date
from judge.rulings.games import make_known, name_of
from judge.rulings.model import Corpus, Document, Ruling
from judge.rulings.official import Official, write_official

__all__ = ["Options", "import_files", "remove"]

_LEAST_RECOGNISED = 0.1  # of the lines with text; below that a file is something else than rulings


@dataclass(frozen=True)
class Options:
    """What the user says of the files: their game and what one of his own is called, the document's id, its date, which entries are
    which shipped ones, and whether an import may replace one from another file: asked in a sentence; where None it may not.

    ``extracted`` is a file to which the lines go as they were read, so that the numbers of a report are its lines.
    ``encoding`` is that of texts and pages.
    """

    game: str | None = None
    game_name: str | None = None
    doc: str | None = None
    published: str | None = None
    choices: Mapping[str, str] | None = None
    may_replace: Callable[[str], bool] | None = None
    dry_run: bool = False
    encoding: str | None = None
    extracted: Path | None = None


@contextlib.contextmanager
def _without_search_for_rings() -> Iterator[None]:
    """Nothing large that an import makes refers to itself: to look for that again and again takes a tenth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@_without_search_for_rings()
def import_files(
    paths: Sequence[Path],
    folder: Path,
    shipped: Corpus,
    options: Options | None = None,
    waiting: Waiting | None = None,
) -> ImportOutcome:
    """Import documents into the corpus folder ``folder``.

    :param shipped: the corpus whose entries the imported ones may be the official text of.
    :param waiting: told in a sentence for whom this import waits, before it does; where None nobody waits.
    :raises InputFileError: if a file can't be read, holds nothing that looks like a ruling, belongs to another game than the shipped
        document of its id, or can't be written; if an option doesn't fit. Nothing is written then.
    """
    options = options or Options()
    _check(paths, options)
    games = own_game_names(folder, options.game, options.game_name)
    make_known(games)
    drafts = [_read(path, shipped, games, options) for path in paths]
    seen: dict[str, Path] = {}
    for draft in drafts:
        doc = draft.recognised.doc
        if doc in seen:
            raise InputFileError(
                f"{seen[doc]} and {draft.path} are both document '{doc}'",
                "import them one by one, one of them with --doc",
            )
        seen[doc] = draft.path
    known = {f"{draft.recognised.doc}/{entry.slug}" for draft in drafts for entry in draft.recognised.entries}
    for old in options.choices or {}:
        if old not in known:
            raise InputFileError(f"--map {old}: the import has no entry '{old}'", "see the ids that --dry-run tells")
    told = [_correspondences(draft, options) for draft in drafts]
    sheets = [
        sheet for draft, found in zip(drafts, told, strict=True) for sheet in _sheets(folder, draft, found, options)
    ]
    needs = [need for draft, found in zip(drafts, told, strict=True) for need in _needs(draft, found, options)]
    if other := other_source(folder, sheets):
        if options.dry_run:
            needs.append(f"--replace: {other}")
        elif options.may_replace is None:
            raise InputFileError(other, "replace it with --replace, or give another id with --doc")
        elif not options.may_replace(f"{other}. Replace it?"):
            raise InputFileError(f"{other}, and nothing was replaced", "give another id with --doc")
    changes = place(folder, sheets, list(seen), dry_run=options.dry_run, waiting=waiting)
    return ImportOutcome(
        dry_run=options.dry_run,
        needs_build=any(_is_own(folder, change) for change in changes),
        files=tuple(
            ImportedFile(report_of(draft.recognised, draft.source.name, draft.total), tuple(found))
            for draft, found in zip(drafts, told, strict=True)
        ),
        changes=changes,
        needs=tuple(dict.fromkeys(needs)),
    )


def _is_own(folder: Path, change: FileChange) -> bool:
    return change.change != "same" and Path(change.path) != official_path(folder, change.doc)


def _check(paths: Sequence[Path], options: Options) -> None:
    if options.doc is not None:
        if len(paths) > 1:
            raise InputFileError("--doc names one document, but several files are given", "import them one by one")
        if not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", options.doc):
            raise InputFileError(f"'{options.doc}' is no document's id", "use small letters, digits and dashes: my-faq")
    if options.encoding is not None:
        must_exist(options.encoding)
    if options.extracted is not None and len(paths) > 1:
        raise InputFileError("--extracted names one file, but several are given", "import them one by one")
    if len({path.resolve() for path in paths}) < len(paths):
        raise InputFileError("a file is given twice", "give each file once")


@dataclass(frozen=True)
class _ReadFile:
    """A file that was read and recognised; ``shipped`` are the shipped document of its id and that document's entries,
    ``games`` the names of the user's own, ``known`` all shipped rulings. Of its lines only their ``total`` is kept."""

    path: Path
    source: Source
    total: int
    recognised: Recognised
    shipped: Document | None
    corpus: Corpus
    games: Mapping[str, str]
    known: Sequence[Ruling]


def _read(path: Path, shipped: Corpus, games: Mapping[str, str], options: Options) -> _ReadFile:
    source = read_source(path, options.encoding)
    if options.extracted is not None:
        write_extracted(options.extracted, source)
    documents = {document.id: document for document in shipped.documents}

    def recognised_in(lines: Sequence[SourceLine]) -> Recognised:
        found = recognise(
            lines, doc=options.doc, known=shipped.rulings, games=games, name=path.stem, given=source.title
        )
        if options.doc is None and found.doc not in documents:
            doc = corresponding_document(found.entries, shipped.rulings)
            if doc:
                found = recognise(lines, doc=doc, known=shipped.rulings, games=games, given=source.title)
        return found

    recognised = recognised_torn(source, recognised_in, lambda doc: _only(shipped, doc).rulings)
    if recognised is None:
        recognised = recognised_in(source.lines)
    of_document = _only(shipped, recognised.doc)
    filled = sum(bool(line.text.strip()) for line in source.lines)
    inside = filled - len(recognised.furniture) - len(recognised.unassigned)
    if not recognised.entries or inside < _LEAST_RECOGNISED * filled:
        raise InputFileError(
            f"nothing in {_called(path)} looks like a ruling",
            "give an FAQ, a glossary or a rules text, in which numbers, headings, names or questions stand above the rulings",
        )
    if not recognised.doc:
        raise InputFileError(
            f"neither the title nor the name of {_called(path)} makes an id", "give one with --doc, like my-faq"
        )
    recognised = msgspec.structs.replace(recognised, doubts=(*source.notes, *recognised.doubts))
    document = documents.get(recognised.doc)
    if document:
        _same_game(path, recognised, document, of_document, options)
    total, source = len(source.lines), msgspec.structs.replace(source, lines=())
    return _ReadFile(path, source, total, recognised, document, of_document, games, shipped.rulings)


def _called(path: Path) -> str:
    """How a file is called in a sentence."""
    return "standard input" if path == STANDARD_INPUT else str(path)


def _only(corpus: Corpus, doc: str) -> Corpus:
    return Corpus(
        tuple(document for document in corpus.documents if document.id == doc),
        tuple(ruling for ruling in corpus.rulings if ruling.doc == doc),
        (),
    )


def _same_game(path: Path, recognised: Recognised, document: Document, entries: Corpus, options: Options) -> None:
    """:raises InputFileError: if the document is of another game than the shipped one whose id it has."""
    game = options.game or recognised.facts.game
    if not game or game == document.game:
        return
    if options.game is None and corresponding_document(recognised.entries, entries.rulings):
        return
    raise InputFileError(
        f"{_called(path)} would be document '{document.id}', which is one of {name_of(document.game)} already, not of {name_of(game)}",
        "give it another id with --doc, or the right game with --game",
    )


def _correspondences(draft: _ReadFile, options: Options) -> list[Correspondence]:
    recognised = draft.recognised
    ids = {f"{recognised.doc}/{entry.slug}" for entry in recognised.entries}
    choices = {old: new for old, new in (options.choices or {}).items() if old in ids}
    return correspondences(recognised.doc, recognised.entries, draft.corpus.rulings, choices)


def _sheets(folder: Path, draft: _ReadFile, found: Sequence[Correspondence], options: Options) -> list[Sheet]:
    """The files that a draft becomes: the official texts of shipped entries, and the entries of its own."""
    recognised, doc = draft.recognised, draft.recognised.doc
    game = draft.shipped.game if draft.shipped else options.game or recognised.facts.game
    texts: dict[str, list[str]] = {}
    own: list[Entry] = []
    for entry, told in zip(recognised.entries, found, strict=True):
        if told.status == "official" and told.shipped:
            texts.setdefault(told.shipped, []).extend(official_paragraphs(entry))
        else:
            own.append(entry)
    sheets = []
    if texts and draft.shipped:
        title = draft.shipped.title
        entries = [Official(id, draft.source.name, tuple(paragraphs)) for id, paragraphs in texts.items()]
        sheets.append(
            Sheet(
                official_path(folder, doc),
                doc,
                len(entries),
                lambda path: write_official(path, doc, title, draft.source.name, draft.source.sha256, entries),
                source=draft.source.name,
            )
        )
    if own:
        document = _own_document(draft, options)
        cards = [ruling for ruling in draft.known if ruling.game == game]
        entries_of_own = with_mentions(own, cards)
        sheets.append(
            Sheet(
                own_path(folder, document.game, document.id),
                doc,
                len(own),
                lambda path: _write(path, markdown_blocks(document, entries_of_own)),
                is_dialect=True,
                source=draft.source.name,
            )
        )
    return sheets


def _needs(draft: _ReadFile, found: Sequence[Correspondence], options: Options) -> list[str]:
    """What an import that is no trial will have to be told, each an option and why."""
    if draft.shipped or not options.dry_run or all(told.status == "official" for told in found):
        return []
    facts = draft.recognised.facts
    return [
        *(
            []
            if options.game or facts.game
            else [f"--game: {NO_GAME}; for a new one: {how_to_name(facts.title, _called(draft.path))}"]
        ),
        *([] if options.published or facts.published else [f"--published: {no_date(facts)}"]),
    ]


def _own_document(draft: _ReadFile, options: Options) -> Document:
    """The document of the entries that no shipped one corresponds to. Beside a shipped document it needs an id of its own."""
    known = draft.shipped
    try:
        document = document_of(
            draft.recognised,
            known=known,
            game=options.game,
            published=options.published,
            games=draft.games,
            is_trial=options.dry_run,
        )
    except InputFileError as error:
        fix = error.fix
        if error.cause == NO_GAME:
            fix += f", as in {how_to_name(draft.recognised.facts.title, _called(draft.path))}"
        raise InputFileError(f"{_called(draft.path)}: {error.cause}", fix) from None
    if known is None:
        return document
    return msgspec.structs.replace(document, id=f"{known.id}{OWN_SUFFIX}", title=f"{known.title}, entries of its own")


def _write(path: Path, blocks: Iterable[str]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(blocks)
