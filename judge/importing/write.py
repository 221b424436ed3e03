"""Recognised entries become Markdown in the corpus dialect (docs/corpus.md), in the document's own words."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import yaml

from judge.errors import InputFileError
from judge.importing.model import Entry, Facts, Recognised
from judge.importing.parting.naming import spoken_case
from judge.importing.parting.sentences import sentences
from judge.rulings.dates import parse_date_range
from judge.rulings.games import NAME_KEY
from judge.rulings.model import GAMES, Document, Point, PowerText
from judge.rulings.reader import slugify

NO_GAME = "nothing in the document tells its game"
UNKNOWN = "game-not-known"  # where a trial would write a document of which nobody knows the game
_PARTS = {
    "rule": "Rules",
    "keyword": "Keywords",
    "card": "Specific cards",
    "errata": "Errata",
    "timing": "Timing",
    "faq": "Questions",
}
# What at the begin of a line Markdown would take for structure.
_STRUCTURE = re.compile(r"(?:[-+*](?=\s|$)|#{1,6}(?=\s|$)|>|`{3}|~{3}|<|=+\s*$|(?:[-_*]\s*){3,}$)")
_NUMBER = re.compile(r"(\d{1,9})([.)])(?=\s|$)")


def document_of(
    recognised: Recognised,
    *,
    known: Document | None = None,
    game: str | None = None,
    published: str | None = None,
    games: Mapping[str, str] | None = None,
    is_trial: bool = False,
) -> Document:
    """The front matter of an imported document: what the caller says, else a known document's, else what the document states.

    The day of the page on which a document was found is never its date.

    :param games: the names of the games of the user's own, by id.
    :param is_trial: nothing is written: what is neither stated nor given is left open.
    :raises InputFileError: if game or date are neither stated nor given, or can't be read.
    """
    facts = recognised.facts
    chosen = game or (known.game if known else facts.game)
    names = GAMES | dict(games or {})
    if not chosen and is_trial:
        chosen, names = UNKNOWN, names | {UNKNOWN: "not known yet"}
    if chosen not in names:
        cause = f"'{chosen}' is no game" if chosen else NO_GAME
        fix = f"give one with --game: {', '.join(names)}; or one of your own with --game and --game-name"
        raise InputFileError(cause, fix)
    text = published or (known.published.text if known else facts.published)
    if not text and is_trial:
        text = facts.posted or str(dt.date.today())
    if not text:
        raise InputFileError(no_date(facts), "give one with --published, like 2006-08-29, 'about 2006-02' or 2006")
    try:
        date = parse_date_range(text)
    except ValueError:
        raise InputFileError(f"'{text}' is no date", "write it like 2006-08-29, 'about 2006-02' or 2006") from None
    title = facts.title or recognised.doc.replace("-", " ").capitalize()
    return Document(
        id=recognised.doc,
        title=known.title if known else title,
        game=known.game if known and not game else chosen,
        published=date,
        in_force=known.in_force if known and not published else date,
        compiled_by=facts.compiled_by or (known.compiled_by if known else "not stated"),
        source=facts.full_title or title,
        game_name="" if chosen in GAMES else names[chosen],
    )


def no_date(facts: Facts) -> str:
    """That a document bears no date, in a sentence."""
    return "the document bears no date" + (
        f" (the page bears {facts.posted}, the day of a post)" if facts.posted else ""
    )


def markdown_of(document: Document, entries: Sequence[Entry]) -> str:
    """The document as Markdown that the corpus reader reads without defects."""
    return "".join(markdown_blocks(document, entries))


def markdown_blocks(document: Document, entries: Sequence[Entry]) -> Iterator[str]:
    """The same block by block: a very long document need not be held."""
    front = {
        "id": document.id,
        "title": document.title,
        "game": document.game,
        "published": document.published.text,
        "in_force": document.in_force.text,
        "compiled_by": document.compiled_by,
        "source": document.source,
        **({NAME_KEY: document.game_name} if document.game_name else {}),
    }
    head = yaml.dump(front, allow_unicode=True, sort_keys=False, width=1_000_000, default_flow_style=False)
    yield f"---\n{head}---"
    for (part, kind), group in groupby(entries, key=lambda entry: (entry.part, entry.kind)):
        title = spoken_case(part.strip(" :"), "") if part else ""
        yield f"\n\n## {_line(title) if title else _PARTS[kind]}\n\n- kind: {kind}"
        yield from (f"\n\n{_entry(entry)}" for entry in group)
    yield "\n"


def points_of(entry: Entry) -> list[Point]:
    """The sentences of an entry's ruling as points; examples and notes stand under the last sentence above them.

    An entry without a ruling (errata that print only old and new text) has the new text, else its power text, as points.
    """
    points: list[Point] = []
    for paragraph in entry.paragraphs:
        found = sentences(paragraph.text) or [paragraph.text]
        points += [Point(len(points) + n, text) for n, text in enumerate(found, 1) if text.strip()]
        if points and (paragraph.examples or paragraph.notes):
            last = points[-1]
            points[-1] = Point(last.n, last.text, last.examples + paragraph.examples, last.notes + paragraph.notes)
    if not points:
        powers = [power for power in entry.powers if power.label == "new"] or list(entry.powers)
        texts = [line for power in powers for line in power.lines] or [entry.title]
        points = [Point(n, text) for n, text in enumerate(texts, 1)]
    return points


def _entry(entry: Entry) -> str:
    blocks = [f"### {_line(entry.title, is_heading=True)}"]
    if entry.facts and entry.kind in ("card", "errata"):
        blocks.append(_line(entry.facts))
    blocks += [_quote(power) for power in entry.powers if any(line.strip() for line in power.lines)]
    blocks.append("\n".join(_point(point) for point in points_of(entry)))
    keys = list(_keys(entry))
    if keys:
        blocks.append("\n".join(keys))
    return "\n\n".join(blocks)


def _quote(power: PowerText) -> str:
    lines = [_line(line) for line in power.lines if line.strip()]
    if power.label:
        lines[0] = f"{power.label.capitalize()}: {lines[0]}"
    else:
        lines[0] = re.sub(r"^(?=(?:Old|New):)", r"\\", lines[0])  # the dialect's own labels
    lines[1:] = [re.sub(r"^(?=(?:Old|New):)", r"\\", line) for line in lines[1:]]
    return "\n".join(f"> {line}" for line in lines)


def _point(point: Point) -> str:
    indent = " " * (len(str(point.n)) + 2)
    text = f"{point.n}. {_line(point.text)}"
    for label, remarks in (("Example", point.examples), ("Note", point.notes)):
        for remark in remarks:
            text += f"\n\n{indent}{label}: {_line(remark)}"
    return text + ("\n" if point.examples or point.notes else "")


def _keys(entry: Entry) -> Iterator[str]:
    if slugify(entry.title) != entry.slug:
        yield f"- id: {entry.slug}"
    if entry.section:
        yield f"- section: {_line(entry.section)}"
    if entry.mentions:
        yield f"- mentions: {'; '.join(entry.mentions)}"


def _line(text: str, *, is_heading: bool = False) -> str:
    """``text`` on one line, so that Markdown takes its begin (and a heading's end) for words."""
    text = " ".join(text.split())
    if match := _NUMBER.match(text):
        text = f"{match[1]}\\{text[match.end(1) :]}"
    elif _STRUCTURE.match(text):
        text = f"\\{text}"
    return re.sub(r"(?<=\s)(#+)$", r"\\\1", text) if is_heading else text
