"""Numbered lines become a document: its facts, its entries, and what became of every other line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judge.importing.contents import Contents, quoted_new_text, read_card, read_paragraphs
from judge.importing.doubts import doubts_of
from judge.importing.layout import CleanLine, clean, opening
from judge.importing.model import Doubt, Entry, Furniture, Paragraph, Range, Recognised, SourceLine, Unassigned
from judge.importing.naming import (
    KnownIds,
    document_id,
    short_title,
    slug_of,
    split_title,
    spoken_case,
    standing_title,
    unquoted,
)
from judge.importing.parts import Segment
from judge.importing.segments import Segmenter
from judge.rulings.model import PowerText, Ruling

_BROKEN = 50  # characters; a line that breaks off sooner was not broken for its length


def recognise(source: Sequence[SourceLine], *, doc: str | None = None, known: Sequence[Ruling] = ()) -> Recognised:
    """Recognise the entries of a document.

    :param source: its lines in reading order; their numbers need not rise (columns put back in order).
    :param doc: the document's id; by default that of the known document with the same entries, else one made from the title.
    :param known: rulings known already. An entry of a known section takes its id, whatever title it bears there.

    Every line is afterwards in an entry, furniture, unassigned or blank, and in one of these only. Raises nothing.
    """
    lines = [clean(line) for line in source]
    cut = Segmenter(lines)
    cut.run()
    names = KnownIds(known)
    drafts = [_entry(cut, segment) for segment in cut.segments]
    facts = cut.head.facts(lines)
    doc = doc or names.document([draft.slug for draft in drafts]) or document_id(facts.title)
    entries, doubts = _with_ids(drafts, doc, names)
    doubts += [*cut.doubts, *doubts_of(entries)]
    return Recognised(
        doc=doc,
        facts=facts,
        entries=tuple(entries),
        furniture=tuple(
            Furniture(lines[i].number, lines[i].text, reason) for i, reason in sorted(cut.furniture.items())
        ),
        unassigned=tuple(Unassigned(lines[i].number, lines[i].text) for i in sorted(cut.unassigned)),
        blank=tuple(line.number for line in lines if not line.plain),
        doubts=tuple(sorted(doubts, key=lambda doubt: doubt.line)),
    )


def _entry(cut: Segmenter, segment: Segment) -> Entry:
    start = segment.opening
    below = list(cut.content(segment))[1:]
    title, text = start.title, start.rest
    if start.key:
        # A title or sentence that a line break parts: what follows goes on in lower case.
        taken = _continuing(start.rest, below)
        start.rest = " ".join([start.rest, *(line.text for line in below[:taken])])
        below = below[taken:]
        title, text = split_title(start.rest)
        title = title or standing_title(text) or ""
    if start.is_card:
        contents = read_card(below, start.facts)
        if contents.has_doubtful_end:
            number = cut.lines[segment.lines[0]].number
            cut.doubts.append(Doubt(number, f"where the power text of '{title}' ends and its ruling begins is a guess"))
    else:
        contents = Contents(paragraphs=read_paragraphs(_with_text(text, cut.lines[segment.lines[0]], below)))
    kind = segment.kind
    is_reworded = start.is_card and any(power.label == "old" for power in contents.powers)
    if is_reworded or (start.key and "errat" in title.lower() and kind == "rule"):
        kind = "errata"
    elif kind == "card" and not contents.facts:
        kind = "faq"  # a question on a card whose facts the document does not print
    if start.family == "questions":
        contents.paragraphs = _answers(contents.paragraphs)
    lead = [cut.lines[i] for i in segment.lead]
    if lead:
        contents.powers = [PowerText("new", power.lines) for power in contents.powers]
        contents.paragraphs.extend(Paragraph(line.text) for line in lead)
    if kind == "errata" and not start.is_card and start.section:
        contents.powers = quoted_new_text(contents.paragraphs)
    if start.is_shouted:
        title = spoken_case(title, " ".join(line.text for line in below[:40]))
    template = "{title}-errata" if start.is_card and kind == "errata" else start.slug
    named = title or (start.section if start.is_cited else "")
    if title.lower() == "general":
        template = f"{kind}-{{title}}"  # the word alone would name nothing
    slug = slug_of(template if named else "{section}", start.section, named or "")
    if not title:
        title = short_title(text or (contents.paragraphs[0].text if contents.paragraphs else "")) or slug
    return Entry(
        slug=slug,
        kind=kind,
        section=start.section,
        title=unquoted(title),
        form=start.family,
        part=segment.part,
        lines=_ranges(cut, segment),
        facts=contents.facts,
        powers=tuple(contents.powers),
        paragraphs=tuple(contents.paragraphs),
    )


def _continuing(text: str, below: Sequence[CleanLine]) -> int:
    """How many of the lines below a number's line go on with its title or sentence."""
    if not text:
        return 0
    last, length = text, len(text)
    for taken, line in enumerate(below):
        if last[-1] in '.!?:;”"' or length < _BROKEN or not re.match(r"[a-z\d]", line.plain):
            return taken
        last, length = line.text, length + 1 + len(line.text)
    return len(below)


def _with_text(text: str, line: CleanLine, below: Sequence[CleanLine]) -> list[CleanLine]:
    return [CleanLine(line.number, text, text, 0, ""), *below] if text else list(below)


def _answers(paragraphs: Sequence[Paragraph]) -> list[Paragraph]:
    found = []
    for paragraph in paragraphs:
        answer = opening("answer", paragraph.text)
        found.append(Paragraph(answer or paragraph.text, paragraph.examples, paragraph.notes))
    return found


def _ranges(cut: Segmenter, segment: Segment) -> tuple[Range, ...]:
    """The lines of a segment as ranges of numbers, blank lines between two of its lines included."""
    own, found = set(segment.lines), [(cut.lines[i].number,) * 2 for i in segment.lead]
    begin = end = segment.lines[0]
    for i in range(begin + 1, segment.lines[-1] + 1):
        is_next = cut.lines[i].number == cut.lines[i - 1].number + 1
        if i in own:
            gap_is_blank = all(not cut.lines[j].plain for j in range(end + 1, i))
            in_row = is_next and cut.lines[i].number - cut.lines[end].number == i - end
            if not (gap_is_blank and in_row):
                found.append((cut.lines[begin].number, cut.lines[end].number))
                begin = i
            end = i
    return (*found, (cut.lines[begin].number, cut.lines[end].number))


def _with_ids(drafts: Sequence[Entry], doc: str, known: KnownIds) -> tuple[list[Entry], list[Doubt]]:
    """The entries with ids and titles that are unique in the document; a second one of a name is a doubt."""
    entries: list[Entry] = []
    doubts: list[Doubt] = []
    first_lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    titles: dict[str, int] = {}
    for draft in drafts:
        slug, title, line = known.slug(doc, draft.slug, draft.section), draft.title, draft.lines[0][0]
        if slug in first_lines:
            doubts.append(
                Doubt(line, f"'{slug}' stands already on line {first_lines[slug]}; this is another entry of the name")
            )
            base = slug
            while slug in first_lines:
                counts[base] = counts.get(base, 1) + 1
                slug = f"{base}-{counts[base]}"
        if title in titles:
            shown = title
            # The section tells two rules of one title apart; for cards only a count does.
            title = f"{title} ({draft.section})" if draft.section else title
            while title in titles:
                titles[shown] += 1
                title = f"{shown} ({titles[shown]})"
        first_lines[slug] = line
        titles.setdefault(title, 1)
        entries.append(_renamed(draft, slug, title))
    return entries, doubts


def _renamed(entry: Entry, slug: str, title: str) -> Entry:
    if (slug, title) == (entry.slug, entry.title):
        return entry
    return Entry(
        slug,
        entry.kind,
        entry.section,
        title,
        entry.form,
        entry.part,
        entry.lines,
        entry.facts,
        entry.powers,
        entry.paragraphs,
    )
