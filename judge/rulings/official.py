"""The official wording of shipped entries, as the user imported it: one file a document, read by a plain line scan.

It lies on the path of a question, and outside the hash that stamps index and proofs: it changes what is shown, never what is found.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from judge.errors import InputFileError
from judge.files.looking import check_name, read_file, unreadable

FOLDER = "official"  # in the user's corpus folder, beside the folders of games
KEYS = ("doc", "title", "source", "sha256")
POWER = "> "  # begins a paragraph that is a line of power text
_FENCE = "---"
_HEADING = "### "
_ESCAPED = ("\\", "#", ">", _FENCE)


class Official(msgspec.Struct, frozen=True):
    """The official text of an entry: paragraphs in order, those that begin with ``> `` power text; ``source`` is the imported file."""

    id: str
    source: str
    paragraphs: tuple[str, ...]


def official_files(folder: Path) -> list[Path]:
    """The files of official texts in their folder, in a stable order.

    :raises InputFileError: if it can't be read, or a file's name is not UTF-8.
    """
    try:
        found = sorted(folder / name for name in os.listdir(folder) if os.path.normcase(name).endswith(".md"))
    except OSError as error:
        raise unreadable(error, folder) from None
    for path in found:
        check_name(path.relative_to(folder))
    return found


def read_official(path: Path) -> dict[str, Official]:
    """The official texts in ``path`` by entry id, in the file's order. Lines that no blank line parts are one paragraph.

    :raises InputFileError: if the file can't be read or is no such file, with the line.
    """
    head, lines = _read(path)
    found: dict[str, list[list[str]]] = {}  # by entry, of each paragraph the lines
    entry = ""
    is_open = False
    for number, line in lines:
        text = line.strip()
        if text.startswith(_HEADING):
            entry, is_open = text.removeprefix(_HEADING).strip(), False
            if entry in found or not entry.startswith(f"{head['doc']}/") or entry.endswith("/"):
                cause = f"entry '{entry}' stands twice" if entry in found else f"'{entry}' is no entry of {head['doc']}"
                raise _bad(path, number, cause)
            found[entry] = []
        elif not text:
            is_open = False
        elif not entry:
            raise _bad(path, number, "text above the first '### <entry id>'")
        elif text.startswith(">"):
            found[entry].append([POWER + text[1:].strip()])
            is_open = False
        else:
            text = _unescaped(text)
            if is_open:
                found[entry][-1].append(text)
            else:
                found[entry].append([text])
            is_open = True
    return {id: Official(id, head["source"], tuple(map(" ".join, paragraphs))) for id, paragraphs in found.items()}


def read_head(path: Path) -> dict[str, str]:
    """The front matter of an overlay file: exactly the keys of ``KEYS``.

    :raises InputFileError: if the file can't be read or is no such file.
    """
    return _read(path)[0]


def write_official(path: Path, doc: str, title: str, source: str, sha256: str, entries: Iterable[Official]) -> None:
    """Write the official texts of a document's entries, replacing the file whole: the same values give the same bytes.

    Each paragraph is written on one line; of ``entries``, ids and paragraphs count, since the file has one source.

    :raises InputFileError: if the file can't be written.
    """
    values = zip(KEYS, (doc, title, source, sha256), strict=True)
    blocks = ["\n".join([_FENCE, *(f"{key}: {_one_line(value)}" for key, value in values), _FENCE])]
    for entry in entries:
        blocks.append(_HEADING + entry.id)
        blocks += _written(entry.paragraphs)
    from judge.files.whole import write_whole  # reading, which a question does, can do without

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, ("\n\n".join(blocks) + "\n").encode())
    except OSError as error:
        raise InputFileError(f"can't write {path} ({error.strerror or error})", "give a writable folder") from None


def _written(paragraphs: Iterable[str]) -> Iterator[str]:
    """The blocks of an entry; successive lines of power text are one quote."""
    quote: list[str] = []
    for paragraph in filter(None, map(_one_line, paragraphs)):
        if paragraph.startswith(POWER):
            quote.append(paragraph)
            continue
        if quote:
            yield "\n".join(quote)
            quote = []
        yield "\\" + paragraph if paragraph.startswith(_ESCAPED) else paragraph
    if quote:
        yield "\n".join(quote)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _unescaped(text: str) -> str:
    return text[1:] if text.startswith("\\") and text[1:].startswith(_ESCAPED) else text


def _read(path: Path) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The front matter, and the lines below it with their numbers."""
    # Of what a question loads, only who has imported something needs it.
    from judge.rulings.controls import without_controls

    try:
        lines = without_controls(read_file(path).decode("utf-8-sig")).replace("\r\n", "\n").split("\n")
    except OSError as error:
        raise unreadable(error, path) from None
    except UnicodeDecodeError:
        raise InputFileError(f"{path} is not UTF-8 text", "import the document again") from None
    end = next((n for n, line in enumerate(lines) if n and line.rstrip() == _FENCE), None)
    if lines[0].rstrip() != _FENCE or end is None:
        raise _bad(path, 1, "no front matter between two lines of '---'")
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS or key in head or not value.strip():
            raise _bad(path, number, f"the front matter has the keys {', '.join(KEYS)}, each once with a value")
        head[key] = value.strip()
    if missing := [key for key in KEYS if key not in head]:
        raise _bad(path, 1, f"the front matter lacks {', '.join(missing)}")
    return head, list(enumerate(lines[end + 1 :], end + 2))


def _bad(path: Path, line: int, cause: str) -> InputFileError:
    return InputFileError(f"{path}:{line}: {cause}", "mend it, or import the document again")
