"""Numbered lines become a document: its facts, its entries, and what became of every other line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from judge.importing.model import Doubt, Entry, Facts, Furniture, Paragraph, Range, Recognised, SourceLine, Unassigned
from judge.importing.parting.alphabet import goes_on
from judge.importing.parting.cards import as_cards, is_named_like_a_card
from judge.importing.parting.contents import Contents, quoted_new_text, read_card, read_paragraphs
from judge.importing.parting.conversation import Conversation, conversation, entries_of
from judge.importing.parting.doubts import doubts_of, doubts_of_held, doubts_of_messages, doubts_of_size
from judge.importing.parting.framing import furniture_reason
from judge.importing.parting.game import guess_game
from judge.importing.parting.layout import CleanLine, opening
from judge.importing.parting.marked import TERM
from judge.importing.parting.naming import (
    KnownIds,
    document_id,
    short_title,
    slug_of,
    split_title,
    spoken_case,
    standing_title,
    title_of_file,
    unquoted,
)
from judge.importing.parting.openings import Opening
from judge.importing.parting.outline import outlined
from judge.importing.parting.parts import Segment
from judge.importing.parting.segments import Segmenter
from judge.importing.parting.sentences import ends_with_stop
from judge.importing.parting.stated import completed, naming_title, set_front_aside, title_lines, title_page
from judge.rulings.model import PowerText, Ruling

_LONG = 12  # words; a number with more and nothing below has them for its rule, whatever ends them
_SENTENCE = 4  # words; a number printed as a heading with as many and a stop is a rule
_OF_ONE_NAME = 2  # cards; rules of one name stand in each part of a document
_ASKED = 12  # lines of a question
_BROKEN = 50  # characters; a line that breaks off sooner was not broken for its length


def recognise(
    source: Sequence[SourceLine],
    *,
    doc: str | None = None,
    known: Sequence[Ruling] = (),
    games: Mapping[str, str] | None = None,
    name: str = "",
    given: str = "",
) -> Recognised:
    """Recognise the entries of a document.

    :param source: its lines in reading order; their numbers need not rise (columns put back in order).
    :param doc: the document's id; by default that of the known document with the same entries, else one made from the title.
    :param games: the names of the games of the user's own, by id; a document that names one is guessed to be of it.
    :param name: that of the file without its ending, from which title and id are made where the document has no title.
    :param given: a title that the file bears besides its lines.
    :param known: rulings known already. An entry of a known section takes its id, whatever title it bears there.

    Every line is afterwards in an entry, furniture, unassigned or blank, and in one of these only. Raises nothing.
    """
    lines = outlined(source)
    if found := conversation(lines):
        return _of_messages(found, lines, doc, games, name)
    cut = Segmenter(lines)
    cut.run()
    if cut.has_steps:
        cut = Segmenter(lines, has_steps=True)
        cut.run()
    if cut.has_swallowed():
        cut = Segmenter(lines, is_flat=True, has_steps=cut.has_steps)
        cut.run()
    set_front_aside(cut.segments, lines, cut.furniture)
    names = KnownIds(known)
    drafts = [_entry(cut, segment) for segment in cut.segments]
    inside = {i for segment in cut.segments for i in (*segment.lines, *segment.lead)}
    starts = [segment.lines[0] for segment in cut.segments]
    facts = completed(cut.head.facts(), lines, cut.furniture, inside, starts, is_named=cut.head.is_named)
    title = title_of_file(facts.title, given) or _spoken(name)
    facts = msgspec.structs.replace(facts, game=guess_game(lines, games), title=title)
    aside = dict.fromkeys(title_lines(lines, cut.unassigned, facts.title), "title")
    left = [i for i in cut.unassigned if i not in aside]
    aside |= dict.fromkeys(title_page(lines, left, min(starts, default=0)), "title page")
    cut.unassigned = [i for i in left if i not in aside]
    cut.furniture |= aside
    told = {lines[i].number for i in aside}
    cut.doubts = [doubt for doubt in cut.doubts if doubt.line not in told]
    doc = doc or names.document([draft.slug for draft in drafts]) or document_id(naming_title(facts.title, name))
    entries, doubts = _with_ids(as_cards(drafts, facts.title), doc, names)
    lengths = [len(segment.lines) for segment in cut.segments]
    texts = [list(cut.content(segment)) for segment in cut.segments]
    doubts += [*cut.doubts, *doubts_of(entries), *doubts_of_size(entries, lengths), *doubts_of_held(entries, texts)]
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


def _spoken(name: str) -> str:
    """The name of a file as a title."""
    return " ".join(re.sub(r"[-_]+", " ", name).split())


def _of_messages(
    found: Conversation, lines: Sequence[CleanLine], doc: str | None, games: Mapping[str, str] | None, name: str
) -> Recognised:
    """A document that consists of messages; what stands before the first of them is not assigned, but for the title."""
    inside = found.inside
    facts = completed(Facts(), lines, {}, inside, [message.head[0] for message in found.messages])
    month = "" if facts.title else found.month
    is_answered = any(message.parts for message in found.messages)  # so that its head is no title page
    title = (is_answered and found.subject) or facts.title or found.subject or _spoken(name)
    facts = Facts(title=title, full_title=title, published=found.date, game=guess_game(lines, games))
    doc = doc or document_id(naming_title(f"{title} {month}".strip(), name))
    entries, doubts = _with_ids(entries_of(found, lines), doc, KnownIds(()))
    lengths = (len(part.body) for message in found.messages for part in message.parts or [message])
    doubts += doubts_of_messages(entries, list(lengths))
    aside = dict(found.aside)
    above = [i for i, line in enumerate(lines) if i not in inside and line.plain]
    aside |= {i: reason[0] for i in above if i not in aside and (reason := furniture_reason(lines[i]))}
    aside |= dict.fromkeys(title_lines(lines, [i for i in above if i not in aside], title), "title")
    left = [line for i, line in enumerate(lines) if line.plain and i not in inside and i not in aside]
    return Recognised(
        doc=doc,
        facts=facts,
        entries=tuple(entries),
        furniture=tuple(Furniture(lines[i].number, lines[i].text, reason) for i, reason in sorted(aside.items())),
        unassigned=tuple(Unassigned(line.number, line.text) for line in left),
        blank=tuple(line.number for line in lines if not line.plain),
        doubts=tuple(doubts),
    )


def _entry(cut: Segmenter, segment: Segment) -> Entry:
    start = segment.opening
    below = list(cut.content(segment))[1:]
    title, text = start.title, start.rest
    if start.key and start.level and not (ends_with_stop(start.rest) and len(start.rest.split()) >= _SENTENCE):
        title, text = start.rest, ""
    elif start.key:
        # A title or sentence that a line break parts: what follows goes on in lower case.
        taken = _continuing(start.rest, below)
        start.rest = " ".join([start.rest, *(line.text for line in below[:taken])])
        below = below[taken:]
        title, text = split_title(start.rest)
        title = title or standing_title(text) or ""
        is_rule = bool(start.letter) or title.endswith(".") or len(title.split()) > _LONG  # by itself
        if title and not text and not below and is_rule:
            title, text = "", title
    elif start.family == "questions" and not text:
        taken = _asking(title, below)
        title = " ".join([title, *(line.text for line in below[:taken])])
        below = below[taken:]
    elif start.level == TERM and below and below[0].plain and goes_on(title, below[0].plain):
        title, below = f"{title} {below[0].text}", below[1:]
    elif (taken := cut.lines_asking(segment) - 1) > 0:
        title, below = " ".join([title, *(line.text for line in below[:taken])]), below[taken:]
    if start.is_card:
        contents = read_card(below, start.facts)
        if contents.has_doubtful_end:
            number = cut.lines[segment.lines[0]].number
            cut.doubts.append(Doubt(number, f"where the power text of '{title}' ends and its ruling begins is a guess"))
    else:
        contents = Contents(paragraphs=read_paragraphs(_with_text(text, cut.lines[segment.lines[0]], below)))
    kind = segment.kind
    is_reworded = start.is_card and any(power.label == "old" for power in contents.powers)
    if start.key and kind == "rule" and start.rest.endswith("?"):
        kind = "faq"
    if is_reworded or (start.key and "errat" in title.lower() and kind == "rule"):
        kind = "errata"
    elif kind == "card" and not contents.facts and not (start.is_card or _is_card(start, title)):
        kind = "faq"  # a question on cards
    if start.family == "questions":
        contents.paragraphs = _answers(contents.paragraphs)
    lead = [cut.lines[i] for i in segment.lead]
    if lead:
        contents.powers = [PowerText("new", power.lines) for power in contents.powers]
        contents.paragraphs.extend(Paragraph(line.text) for line in lead)
    if kind == "errata" and not start.is_card and (start.key or start.kind == "errata"):
        contents.powers = quoted_new_text(contents.paragraphs)
    if start.is_shouted and not cut.is_flat:  # among headings in ordinary case it is a name
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


def _is_card(start: Opening, title: str) -> bool:
    """Whether what opens an entry under a heading of cards is a card's name, whose facts the document does not print."""
    return start.family != "questions" and not start.key and is_named_like_a_card(title)


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


def _asking(text: str, below: Sequence[CleanLine]) -> int:
    """How many of the lines below that of a question go on with it: up to the one above its answer, if that or one between asks."""
    if text.endswith("?"):
        return 0
    for taken, line in enumerate(below[:_ASKED]):
        if not line.plain or opening("answer", line.text) is not None:
            return taken if any("?" in each.plain for each in below[:taken]) else 0
    return 0


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
        if i in own:
            gap_is_blank = all(not cut.lines[j].plain for j in range(end + 1, i))
            # A line that holds the begin of a second rule is two of one number.
            steps = (cut.lines[j].number - cut.lines[j - 1].number for j in range(end + 1, i + 1))
            in_row = all(step in (0, 1) for step in steps)
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
    same: dict[str, list[Entry]] = {}
    for draft in drafts:
        same.setdefault(draft.title, []).append(draft)
    for draft in drafts:
        slug, title, line = known.slug(doc, draft.slug, draft.section), draft.title, draft.lines[0][0]
        if slug in first_lines:
            if title in titles and not _are_several(same[title]) and not _is_apart(draft, same[title]):
                told = f"'{slug}' stands already on line {first_lines[slug]}; this is another entry of the name"
                doubts.append(Doubt(line, told))
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


def _are_several(named: Sequence[Entry]) -> bool:
    """Whether entries of one name are most likely as many cards or rules of it: all open alike, and each says another thing."""
    if len(named) > _OF_ONE_NAME and named[0].kind == "card":
        return False
    is_alike = len({(entry.kind, entry.form) for entry in named}) == 1
    said = [entry.paragraphs for entry in named]
    return is_alike and all(said) and len(set(said)) == len(said)


def _is_apart(entry: Entry, named: Sequence[Entry]) -> bool:
    """Whether no other entry of the name stands in the same part: each card has its questions, and some are asked of several."""
    return bool(entry.part) and entry.kind != "card" and sum(other.part == entry.part for other in named) == 1


def _renamed(entry: Entry, slug: str, title: str) -> Entry:
    if (slug, title) == (entry.slug, entry.title):
        return entry
    return msgspec.structs.replace(entry, slug=slug, title=title)
