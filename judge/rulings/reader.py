"""One document in the corpus dialect (docs/corpus.md) becomes its rulings; every violation becomes a defect.

Agreement between documents (dangling ids, duplicates) is the business of ``corpus``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from judge.errors import Defect
from judge.rulings.dates import parse_date_range
from judge.rulings.defects import DefectLog
from judge.rulings.facts import faults
from judge.rulings.games import NAME_KEY, fault_of_id, fault_of_name
from judge.rulings.keys import ENTRY_KEYS, PART_KEYS, Key, entry_keys, read_keys
from judge.rulings.letters import PLAIN_LETTERS
from judge.rulings.markdown import Block, named, read_blocks, read_front_matter
from judge.rulings.model import (
    GAMES,
    DateRange,
    Document,
    Kind,
    Point,
    PowerText,
    Ruling,
)

FRONT_MATTER_KEYS = ("id", "title", "game", "published", "in_force", "compiled_by", "source")


def slugify(title: str) -> str:
    """The last part of an entry's id: lower case, apostrophes dropped, everything else that is no letter or digit a dash."""
    plain = (
        unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode() if title.isascii() else _to_ascii(title)
    )
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


def _to_ascii(title: str) -> str:
    dashed = re.sub(r"[‐-―]", "-", re.sub(r"[‘’]", "'", title))
    # Accents that stand by themselves are no letters, and to put many of them in order takes their number squared.
    bare = "".join(char for char in dashed if not unicodedata.combining(char))
    return unicodedata.normalize("NFKD", bare).translate(PLAIN_LETTERS).encode("ascii", "ignore").decode()


@dataclass
class _Draft:
    """An entry while its blocks are being read."""

    title: str
    line: int
    facts: str | None = None
    powers: list[PowerText] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    keys: list[Key] = field(default_factory=list)
    facts_line: int = 0


def read_document(
    path: Path, defects: list[Defect], *, checks_facts: bool = False, needs_facts: bool = True
) -> tuple[Document | None, list[Ruling]]:
    """Read one ``<document>.md``. Appends each violation to ``defects``; returns what could be read in spite of them.

    :param checks_facts: hold fact lines against their form; otherwise one is whatever a source printed.
    :param needs_facts: a card of a shipped game must have a fact line; what an import wrote need not, as its source may print none.
    """
    log = DefectLog(path, defects)
    blocks = read_blocks(log)
    if not blocks:
        if not log.count:
            log(1, "the document is empty", "write it, or remove the file")
        return None, []
    document = _document(blocks[0], log)
    rest = blocks[1:] if blocks[0].kind == "front_matter" else blocks
    rulings: list[Ruling] = []
    part_keys: dict[str, str] = {}
    draft: _Draft | None = None
    after_part = False
    for block in rest:
        if block.kind == "heading" and block.level in (2, 3):
            if draft:
                rulings.extend(_finish(draft, document, part_keys, log, checks_facts, needs_facts))
                draft = None
            after_part = block.level == 2
            if block.level == 2:
                part_keys = {}
            else:
                draft = _Draft(block.text, block.line)
        elif after_part and block.kind == "bullet_list":
            found = read_keys(block, PART_KEYS, log)
            part_keys = {key.name: key.value for key in found}
            for key in found[1:]:
                log(key.line, f"key '{key.name}' stands twice in the part", "keep one")
            after_part = False
        elif draft:
            _add(block, draft, log)
        else:
            log(block.line, f"{named(block)} outside every entry", "put it under a '###' heading")
    if draft:
        rulings.extend(_finish(draft, document, part_keys, log, checks_facts, needs_facts))
    return document, rulings


def _document(block: Block, log: DefectLog) -> Document | None:
    keys = read_front_matter(block, log)
    if not keys:
        return None
    found = log.count
    for key in FRONT_MATTER_KEYS:
        if not keys.get(key, "").strip():
            log(1, f"front matter lacks '{key}'", f"add '{key}: ...'")
    for key in keys.keys() - {*FRONT_MATTER_KEYS, NAME_KEY}:
        log(1, f"unknown front matter key '{key}'", f"keys are: {', '.join(FRONT_MATTER_KEYS)}")
    if keys.get("game"):
        _check_game(keys["game"], keys.get(NAME_KEY), log)
    if keys.get("id") and keys["id"] != log.path.stem:
        log(
            1,
            f"id '{keys['id']}' is not the file's name",
            f"name the file {keys['id']}.md or write id: {log.path.stem}",
        )
    dates = {key: _date(keys[key], 1, log) for key in ("published", "in_force") if keys.get(key)}
    if log.count > found:
        return None
    published, in_force = dates["published"], dates["in_force"]
    assert published is not None, "a wrong date is a defect, and returned above"
    assert in_force is not None, "likewise"
    return Document(
        keys["id"],
        keys["title"],
        keys["game"],
        published,
        in_force,
        keys["compiled_by"],
        keys["source"],
        keys.get(NAME_KEY, "").strip(),
    )


def _check_game(game: str, name: str | None, log: DefectLog) -> None:
    """A game is one of ours, or one of the user's own, which the document names."""
    if game in GAMES:
        if name is not None:
            log(1, f"'{NAME_KEY}' names {GAMES[game]}, which has its name here", f"remove '{NAME_KEY}'")
    elif name is None:
        fix = f"games are: {', '.join(GAMES)}; a game of your own has its name here, '{NAME_KEY}: ...'"
        log(1, f"unknown game '{game}'", fix)
    elif fault := fault_of_id(game):
        log(1, fault, "use small letters, digits and dashes, at most 40: my-game")
    elif fault := fault_of_name(name):
        log(1, fault, "write it as its box does, at most 100 signs")


def _date(text: str, line: int, log: DefectLog) -> DateRange | None:
    try:
        return parse_date_range(text)
    except ValueError:
        log(line, f"'{text}' is not a date", "write 2006-09-23, about 2005-02, 2010 or Winter 2023")
        return None


def _add(block: Block, draft: _Draft, log: DefectLog) -> None:
    """Put a block where it belongs in its entry; blocks come in the order facts, powers, points, keys."""
    if block.kind == "paragraph" and not (draft.facts or draft.powers or draft.points or draft.keys):
        draft.facts, draft.facts_line = block.text, block.line
    elif block.kind == "blockquote" and not (draft.points or draft.keys):
        draft.powers.append(_power(block, log))
    elif block.kind == "ordered_list" and not (draft.points or draft.keys):
        draft.points = [_point(item, n, log) for n, item in enumerate(block.children, 1)]
    elif block.kind == "bullet_list" and not draft.keys:
        draft.keys = read_keys(block, ENTRY_KEYS, log)
    else:
        fix = (
            "indent it by three spaces under its point"
            if block.kind == "paragraph"
            else "the order is: fact line, quotes, one numbered list, one list of keys"
        )
        log(block.line, f"{named(block)} out of place in '{draft.title}'", fix)


def _power(block: Block, log: DefectLog) -> PowerText:
    for child in block.children:
        if child.kind != "paragraph":
            log(child.line, f"{named(child)} inside power text", "write one plain line a power")
    lines = [line.strip() for child in block.children for line in child.text.split("\n") if line.strip()]
    if not lines:
        log(block.line, "power text is empty", "write it or remove the quote")
        return PowerText("", ())
    match = re.match(r"(Old|New):\s*", lines[0])
    if not match:
        return PowerText("", tuple(lines))
    lines[0] = lines[0][match.end() :]
    if not any(lines):
        log(block.line, f"'{match[1]}:' has no text", "write the power text behind it")
    if any(re.match(r"(Old|New):", line) for line in lines[1:]):
        log(block.line, "old and new text stand in one quote", "part the quotes by a blank line")
    return PowerText("old" if match[1] == "Old" else "new", tuple(line for line in lines if line))


def _point(item: Block, n: int, log: DefectLog) -> Point:
    if item.number != n:
        log(item.line, f"point {n} bears the number {item.number}", "number the points 1, 2, 3, ...")
    text, examples, notes = "", [], []
    for child in item.children:
        if child.kind != "paragraph":
            log(
                child.line,
                f"{named(child)} inside a point",
                "write plain paragraphs; make each fact a point of its own",
            )
            continue
        words = " ".join(child.text.split())
        if not text:
            text = words
        elif words.startswith("Example:"):
            examples.append(words.removeprefix("Example:").strip())
        elif words.startswith("Note:"):
            notes.append(words.removeprefix("Note:").strip())
        else:
            log(child.line, "a second paragraph in a point", "begin it with 'Example:' or 'Note:', or make it a point")
    if not all((*examples, *notes)):
        log(item.line, f"point {n} has an empty example or note", "write it or remove it")
    if not text:
        log(item.line, f"point {n} is empty", "write the fact or remove the point")
    return Point(n, text, tuple(examples), tuple(notes))


def _finish(
    draft: _Draft,
    document: Document | None,
    part_keys: dict[str, str],
    log: DefectLog,
    checks_facts: bool,
    needs_facts: bool,
) -> list[Ruling]:
    """Check an entry whole and make the ruling of it: a list of one, or of none where there is nothing to make it of."""
    keys = entry_keys(draft.keys, part_keys, draft.title, draft.line, log)
    kind = keys.kind
    if not draft.points:
        log(draft.line, f"'{draft.title}' has no points", "write a numbered list of at least one")
    if kind == "card" and not draft.facts and needs_facts and (document is None or document.game in GAMES):
        log(
            draft.line,
            f"card '{draft.title}' has no fact line",
            "write what the card prints, e.g. 'Plot Twist · cost 2'",
        )
    if draft.facts and kind is not None and kind not in ("card", "errata"):
        log(
            draft.facts_line,
            f"'{draft.title}' is a {kind} and can't have a fact line",
            "make the paragraph a numbered point",
        )
    elif draft.facts and document and checks_facts:
        for fault in faults(" ".join(draft.facts.split()), document.game):
            log(draft.facts_line, f"the fact line of '{draft.title}' is malformed: {fault.cause}", fault.fix)
    labels = [power.label for power in draft.powers if power.label]
    if len(labels) > len(set(labels)):
        log(draft.line, f"'{draft.title}' has two quotes with one label", "keep one 'Old:' and one 'New:'")
    slug = keys.id or slugify(draft.title)
    if not re.fullmatch(r"[a-z0-9.-]+", slug):
        log(
            draft.line,
            f"'{slug}' is no entry id",
            "use lower-case letters, digits, dots and dashes, without the document",
        )
    if document is None:
        return []
    return [
        Ruling(
            id=f"{document.id}/{slug}",
            doc=document.id,
            game=document.game,
            kind=cast(Kind, kind),  # without one there is a defect, and what is read is not used
            section=keys.section,
            title=draft.title,
            in_force=document.in_force,
            points=tuple(draft.points),
            facts=" ".join(draft.facts.split()) if draft.facts else None,
            powers=tuple(draft.powers),
            supersedes=keys.supersedes,
            differs_from=keys.differs_from,
            see_also=keys.see_also,
            mentions=keys.mentions,
            certainty=keys.certainty,
            sources=keys.sources,
            doubt=keys.doubt,
            line=draft.line,
        )
    ]
