"""Two-column text that was extracted across its columns: told from text in order, and its entries made of the pieces put back.

``columns`` puts the pieces in order; here they become entries like those that ``recognise`` finds in text that was in order all along.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.importing.column_lines import fragments, read_lines
from judge.importing.column_text import collector, is_question, joined, number_of
from judge.importing.columns import KnownEntry, LinePiece, Placed, reorder
from judge.importing.model import Doubt, Entry, Furniture, Paragraph, Recognised, Source, Unassigned
from judge.importing.naming import slug_of
from judge.rulings.model import Kind, Ruling

FORM = "columns"  # the family that such entries are reported under
_LEAST = 2
_SHARE = 0.05


def is_torn(source: Source, recognised: Recognised) -> bool:
    """Whether columns are mixed: again and again a line begins in mid-sentence, and headings stand without their text.

    Either alone is no sign: page breaks tear sentences too, and a list of names has headings only. HTML and Markdown mark what
    follows what, so that their text is in order.
    """
    if source.form not in ("text", "pdf") or len(recognised.unassigned) < _LEAST:
        return False
    _, found = fragments(read_lines([line.text for line in source.lines], frozenset()), frozenset())
    torn = sum(fragment.opens_inside and not fragment.goes_on for fragment in found)
    return torn >= _LEAST and torn + len(recognised.unassigned) >= _SHARE * len(found)


def reassembled(source: Source, recognised: Recognised, rulings: Sequence[Ruling]) -> Recognised:
    """``recognised`` with the entries that come of its lines in reading order.

    :param rulings: the shipped entries of this document; without them more lines stay unassigned, each with a doubt that says why.
    """
    outcome = reorder(
        [(line.number, line.text) for line in source.lines], [KnownEntry.of(ruling) for ruling in rulings]
    )
    texts = {line.number: line.text for line in source.lines}
    known = {ruling.id: ruling for ruling in rulings}
    entries: list[Entry] = []
    slugs: set[str] = set()
    titles: set[str] = set()
    for placed in outcome.entries:
        entry = _entry(placed, known.get(placed.id or ""))
        entry = _unique(entry, slugs, titles)
        slugs.add(entry.slug)
        titles.add(entry.title)
        entries.append(entry)
    doubts = [Doubt(remark.line, remark.why) for remark in (*outcome.warnings, *outcome.uncertain)]
    return Recognised(
        doc=recognised.doc,
        facts=recognised.facts,
        entries=tuple(entries),
        furniture=tuple(Furniture(item.line, texts[item.line], item.why) for item in outcome.furniture),
        unassigned=tuple(Unassigned(item.line, texts[item.line]) for item in outcome.uncertain),
        blank=outcome.blank,
        doubts=tuple(sorted(doubts, key=lambda doubt: (doubt.line, doubt.message))),
    )


def _entry(placed: Placed, ruling: Ruling | None) -> Entry:
    heading = placed.heading[-1].text if placed.heading else ""
    asks = is_question(heading)
    paragraphs = [heading] if asks else []
    paragraphs += _paragraphs(placed.text)
    kind: Kind
    if ruling:
        slug, kind, section = ruling.id.partition("/")[2], ruling.kind, ruling.section
    else:
        name = collector(heading)
        section = name[0] if name else None if asks else number_of(heading)
        kind = "faq" if asks else "errata" if name else "rule"
        title = placed.title.removeprefix(section).strip(" .:)") if section else placed.title
        slug = slug_of("{section}-{title}" if section else "{title}", section, title)
    return Entry(
        slug=slug,
        kind=kind,
        section=section,
        title=placed.title,
        form=FORM,
        part="",
        lines=placed.ranges,
        paragraphs=tuple(Paragraph(text) for text in paragraphs),
    )


def _paragraphs(pieces: Sequence[LinePiece]) -> list[str]:
    """The pieces as paragraphs: what goes on in mid-sentence stands in one with what it continues."""
    found: list[str] = []
    for piece in pieces:
        if piece.goes_on and found:
            found[-1] = joined(found[-1], piece.text)
        else:
            found.append(piece.text)
    return found


def _unique(entry: Entry, slugs: set[str], titles: set[str]) -> Entry:
    """The entry under a slug and a title that no other has: of two headings that read the same the second is counted."""
    slug, title, count = entry.slug, entry.title, 1
    while slug in slugs or title in titles:
        count += 1
        slug, title = f"{entry.slug}-{count}", f"{entry.title} ({count})"
    if count == 1:
        return entry
    return Entry(slug, entry.kind, entry.section, title, entry.form, "", entry.lines, paragraphs=entry.paragraphs)
