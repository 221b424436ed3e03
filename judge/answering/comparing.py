"""What became of rulings between two states of a document or corpus. Entries are matched by id, points by likeness. Nothing is printed.

The order of entries in a document and of the values of a key has no meaning, so it isn't compared; that of points and power lines is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from judge.answering.rewording import compare_words, find_moved, match_texts, successors
from judge.answers import Became, Changed, Comparison, PartChange
from judge.errors import Defect, InputFileError
from judge.rulings.model import Document, Point, Reference, Ruling

POWERS = {"": "power text", "old": "old power text", "new": "new power text"}
_SINGLE: tuple[tuple[str, Callable[[Ruling], str | None]], ...] = (
    ("id", lambda r: r.id),
    ("title", lambda r: r.title),
    ("kind", lambda r: r.kind),
    ("section", lambda r: r.section),
    ("fact line", lambda r: r.facts),
)
_KEYED: tuple[tuple[str, Callable[[Ruling], list[tuple[str, str]]]], ...] = (
    ("supersedes", lambda r: [(str(s.target), f"{s.target} from {s.start}") for s in r.supersedes]),
    ("differs from", lambda r: [(str(d.target), f"{d.target}: {d.how}") for d in r.differs_from]),
    ("see also", lambda r: [(str(reference), str(reference)) for reference in r.see_also]),
    ("mentions", lambda r: [(name, name) for name in r.mentions]),
)
_FRONT_MATTER: tuple[tuple[str, Callable[[Document], str]], ...] = (
    ("id", lambda d: d.id),
    ("title", lambda d: d.title),
    ("game", lambda d: d.game),
    ("published", lambda d: d.published.text),
    ("in force", lambda d: d.in_force.text),
    ("compiled by", lambda d: d.compiled_by),
    ("source", lambda d: d.source),
)
_ENTRY_ALIKE = 0.6  # an entry under another id is the same only if most of what it says is

Side = dict[str, tuple[Document, list[Ruling]]]
Numbers = tuple[int | None, int | None]  # of the old and the new point that a text is or belongs to
_NONE: Numbers = (None, None)


def compare_paths(old: Path, new: Path) -> Comparison:
    """See :func:`judge.api.compare`.

    :raises InputFileError: if one can't be read, is no document or corpus, or breaks the dialect.
    """
    before, after = _read(old), _read(new)
    if old.is_file() and new.is_file():
        before = _as_if_named(before, next(iter(after)))
    elif old.is_file():
        after = _only(after, next(iter(before)), new)
    elif new.is_file():
        before = _only(before, next(iter(after)), old)
    documents: list[Changed] = []
    rulings: list[Changed] = []
    unchanged = 0
    for doc in dict.fromkeys((*after, *before)):
        (document, entries), (newer, new_entries) = before.get(doc, (None, [])), after.get(doc, (None, []))
        documents += _changed(document, newer, _compare_front_matter(document, newer))
        for a, b in _pairs(entries, new_entries):
            found = _changed(a, b, compare_parts(a, b))
            rulings += found
            unchanged += not found
    return Comparison(str(old), str(new), tuple(documents), tuple(rulings), unchanged)


def _changed(
    old: Document | Ruling | None, new: Document | Ruling | None, parts: Iterator[PartChange]
) -> list[Changed]:
    """A list of one, or of none where nothing changed."""
    found, present = tuple(parts), new or old
    if present is None or (old and new and not found):
        return []
    change: Became = "changed" if old and new else "added" if new else "removed"
    return [Changed(present.id, present.title, change, found)]


# -- reading ----------------------------------------------------------------------------------------------------------


def _read(path: Path) -> Side:
    """The documents of a file or folder with their entries, by id.

    :raises InputFileError: if there is nothing to read or it breaks the dialect: how often, and where first.
    """
    from judge.files.looking import is_folder
    from judge.files.settled import settle
    from judge.rulings.corpus import document_files
    from judge.rulings.reader import read_document
    from judge.rulings.reading import ASKED_SUFFIX

    try:
        if is_folder(path):
            settle(path)
            files = list(document_files([path]))
            if not files:
                raise InputFileError(
                    f"no documents under {path}", "give a corpus folder (<game>/<document>.md) or a .md"
                )
        elif not path.is_file():
            raise InputFileError(f"no document or corpus folder at {path}", "give a .md file or a corpus folder")
        elif path.suffix != ".md" or path.name.endswith(ASKED_SUFFIX):
            what = "holds questions" if path.name.endswith(ASKED_SUFFIX) else "is no .md file"
            raise InputFileError(f"{path} {what}", "give a document as docs/corpus.md describes it")
        else:
            files = [path]
    except OSError as error:
        raise InputFileError(
            f"can't read {error.filename or path} ({error.strerror or error})", "give one that can be read"
        ) from None
    defects: list[Defect] = []
    side: Side = {}
    places: dict[str, str] = {}
    for file in files:
        document, entries = read_document(file, defects, needs_facts=False)
        known = [(document.id, 1)] if document else []
        for name, line in (*known, *((ruling.id, ruling.line) for ruling in entries)):
            if name in places:
                defects.append(Defect(file, line, f"id '{name}' stands already at {places[name]}", "rename one"))
            places.setdefault(name, f"{file}:{line}")
        if document:
            side[document.id] = document, entries
    if defects:
        first = min(defects, key=lambda defect: (defect.file, defect.line))  # of a line the first that was found
        where = f"line {first.line}" if first.file == path else f"{first.file}:{first.line}"
        count = f"{len(defects)} defects, the first at" if len(defects) > 1 else "a defect at"
        raise InputFileError(f"{path} has {count} {where}: {first.cause}", first.fix)
    return side


def _only(side: Side, doc: str, folder: Path) -> Side:
    """Of a corpus that is held against one document, that document."""
    if doc not in side:
        raise InputFileError(f"{folder} has no document '{doc}'", f"it has: {', '.join(side)}")
    return {doc: side[doc]}


def _as_if_named(side: Side, doc: str) -> Side:
    """One document with the id of the other that it is held against, so that only the document's own id tells them apart."""
    ((name, (document, entries)),) = side.items()

    def renamed(reference: Reference) -> Reference:
        head, _, slug = reference.id.partition("/")
        return Reference(f"{doc}/{slug}", reference.point) if head == name else reference

    replace = msgspec.structs.replace
    rulings = [
        replace(
            r,
            id=renamed(Reference(r.id)).id,
            supersedes=tuple(replace(s, target=renamed(s.target)) for s in r.supersedes),
            differs_from=tuple(replace(d, target=renamed(d.target)) for d in r.differs_from),
            see_also=tuple(map(renamed, r.see_also)),
        )
        for r in entries
    ]
    return {doc: (document, rulings)}


# -- comparing --------------------------------------------------------------------------------------------------------


def _pairs(old: Sequence[Ruling], new: Sequence[Ruling]) -> Iterator[tuple[Ruling | None, Ruling | None]]:
    """Which entry became which, in the new order, then what is gone: by id, then by title, then by likeness of all their words."""
    by_id = {ruling.id: ruling for ruling in old}
    became = {ruling.id: by_id.pop(ruling.id) for ruling in new if ruling.id in by_id}
    for text, least in ((_title, 1.0), (_whole, _ENTRY_ALIKE)):
        left, right = list(by_id.values()), [ruling for ruling in new if ruling.id not in became]
        for i, j in match_texts([text(r) for r in left], [text(r) for r in right], least).items():
            became[right[j].id] = by_id.pop(left[i].id)
    for ruling in new:
        yield became.get(ruling.id), ruling
    for ruling in by_id.values():
        yield ruling, None


def _title(ruling: Ruling) -> str:
    return ruling.title


def _whole(ruling: Ruling) -> str:
    return "\n".join((ruling.title, *(point.text for point in ruling.points)))


def _compare_front_matter(old: Document | None, new: Document | None) -> Iterator[PartChange]:
    for part, read in _FRONT_MATTER:
        yield from compare_text(part, read(old) if old else None, read(new) if new else None)


def compare_parts(old: Ruling | None, new: Ruling | None) -> Iterator[PartChange]:
    """Every part of an entry that differs; all parts where one side is None. The date in force is its document's."""
    for part, read in _SINGLE:
        if (old and new) or part not in ("id", "title"):
            yield from compare_text(part, read(old) if old else None, read(new) if new else None)
    for label, part in POWERS.items():
        yield from compare_texts(part, power_lines(old, label), power_lines(new, label))
    yield from compare_points(old.points if old else (), new.points if new else ())
    for part, values in _KEYED:
        yield from _compare_keyed(part, values(old) if old else [], values(new) if new else [])


def power_lines(ruling: Ruling | None, *labels: str) -> list[str]:
    """The lines of an entry's power texts with these labels; none of no entry."""
    return [line for power in (ruling.powers if ruling else ()) if power.label in labels for line in power.lines]


def compare_text(part: str, old: str | None, new: str | None, numbers: Numbers = _NONE) -> Iterator[PartChange]:
    """The change of one text, if it is one."""
    if old == new:
        return
    if old is None or new is None:
        yield PartChange(part, "added" if old is None else "removed", old, new, *numbers)
    else:
        yield PartChange(part, "changed", old, new, *numbers, compare_words(old, new))


def compare_texts(part: str, old: Sequence[str], new: Sequence[str], numbers: Numbers = _NONE) -> Iterator[PartChange]:
    """The changes of a list of texts, matched by likeness: in the new order, then what is gone."""
    pairs = successors(old, new)
    displaced = find_moved(pairs)
    became = {j: i for i, j in pairs.items()}
    for j, text in enumerate(new):
        before = became.get(j)
        if before in displaced and old[before] == text:
            yield PartChange(part, "moved", text, text, *numbers)
        else:
            yield from compare_text(part, None if before is None else old[before], text, numbers)
    for i, text in enumerate(old):
        if i not in pairs:
            yield from compare_text(part, text, None, numbers)


def compare_points(old: Sequence[Point], new: Sequence[Point], *, keep_same: bool = False) -> Iterator[PartChange]:
    """The changes of points with their examples and notes. A new number alone is none; another order is.

    :param keep_same: also tell of points that stayed the same.
    """
    pairs = successors([point.text for point in old], [point.text for point in new])
    displaced = find_moved(pairs)
    became = {j: i for i, j in pairs.items()}
    both = [(became.get(j), point) for j, point in enumerate(new)]
    gone = [(i, None) for i in range(len(old)) if i not in pairs]
    for i, b in (*both, *gone):
        a = None if i is None else old[i]
        numbers: Numbers = (a.n if a else None, b.n if b else None)
        if a and b and a.text == b.text:
            if keep_same or i in displaced:
                yield PartChange("point", "same" if keep_same else "moved", a.text, b.text, *numbers)
        else:
            yield from compare_text("point", a.text if a else None, b.text if b else None, numbers)
        yield from compare_texts("example", a.examples if a else (), b.examples if b else (), numbers)
        yield from compare_texts("note", a.notes if a else (), b.notes if b else (), numbers)


def _compare_keyed(part: str, old: list[tuple[str, str]], new: list[tuple[str, str]]) -> Iterator[PartChange]:
    """The changes of values that are known by a key, such as the entry that they refer to; a key may have several."""
    for key in dict.fromkeys(key for key, _ in (*new, *old)):
        yield from compare_texts(part, sorted(v for k, v in old if k == key), sorted(v for k, v in new if k == key))
