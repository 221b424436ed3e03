"""Warnings about what was recognised: entries that lack something, rulings whose words don't fit their card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from judge.importing.model import Doubt, Entry
from judge.importing.parting.layout import CleanLine
from judge.importing.parting.numbers import SEVERAL, lettered_words, number_key
from judge.importing.parting.terms import LABEL

_SHARE = 0.2  # of the lines of a document: an entry that holds more has most likely swallowed others
_LEAST = 60  # lines of a document that its entries can be measured against
_FAR = 8  # times as long as the entry in the middle, and
_LONG = 40  # lines at least, and
_NEIGHBOUR = 4  # times as long as the entries above and below
_LONGEST_MESSAGE = 150  # lines of a message that nobody wonders about
_MOST_ALIKE, _SHARE_ALIKE = 8, 0.3  # doubts of one kind, and their share of the entries, that are one doubt
_TELLING = 3  # words that say what a ruling is about; of fewer nothing can be told

_HELD = 2  # rules or headings in an entry that another opens: as many are told
_NAME_WORDS = 8
_LABEL = 3  # entries: what stands in so many heads nothing
_NARROW = (
    0.7  # of the longest line: a line that breaks off sooner, and the next word had room, was not broken for its length
)
_LEAST_WIDTH = 40  # characters of it
_NUMBER = re.compile(rf"[\[(]?({SEVERAL})[.:)\]]*(?: [^\Wa-z_]|$)")
_ENDS = re.compile(r"[.!?:;][\"')\]*]*$")
_ITEM = re.compile(r"[•*+-] |\(?(?:\d{1,3}|[a-z])[.)] ")
_KINDS = ("numbered rules", "lettered rules", "headings")

# Words that any ruling on any card uses: they say nothing about whose ruling it is.
_COMMON = frozenset(
    re.findall(
        r"\S+",
        """
        about after also another are becomes been before being both can cannot card cards character characters
        choose chooses control controls could does doing during each effect effects even ever every from game have
        having hers himself into itself more must need needs only onto other others play played player players
        plays power powers resolution resolve resolves ruling same should still text than that their them then
        there these they this those though time turn turns under until update updates upon used using when
        whenever where whether which while will with without would your yours
        """,
    )
)


def doubts_of(entries: Sequence[Entry]) -> list[Doubt]:
    """What looks wrong in the entries; what holds for very many of them is the layout of the document, and one doubt."""
    kinds: dict[str, list[Doubt]] = {}
    for kind, doubt in _doubts_of(entries):
        kinds.setdefault(kind, []).append(doubt)
    told: list[Doubt] = []
    for kind, doubts in kinds.items():
        told += _at_once(doubts, kind, len(entries))
    return told


def _doubts_of(entries: Sequence[Entry]) -> Iterator[tuple[str, Doubt]]:
    """Each doubt with what is wrong in the entry, whichever it is."""
    names = {name: entry.slug for entry in entries if entry.facts for name in _names(entry.title)}
    for entry in entries:
        line = entry.lines[0][0]
        if not entry.paragraphs:
            if not entry.powers:
                yield "no ruling", Doubt(line, f"'{entry.title}' has no ruling")
            elif not any(power.label for power in entry.powers):
                yield (
                    "power text but no ruling",
                    Doubt(line, f"'{entry.title}' has power text but no ruling, or no gap parts the two"),
                )
        elif entry.kind == "card" and not entry.facts:
            continue  # the document prints nothing of its cards
        elif entry.kind == "card" and not entry.powers:
            yield "no power text", Doubt(line, f"'{entry.title}' has no power text, or no gap parts it from the ruling")
        elif entry.kind == "card" and (other := _misfit(entry, names)) is not None:
            last = entry.lines[-1][1]
            whose = f"; they name {other}" if other else ""
            yield (
                "words that don't fit their card",
                Doubt(last, f"the words of the ruling don't fit '{entry.title}'{whose}"),
            )


def doubts_of_size(entries: Sequence[Entry], lengths: Sequence[int]) -> Iterator[Doubt]:
    """Entries that hold so much of a document, or so much more than those around them, that openings in them may have been missed.

    :param lengths: of each entry, the lines with text.
    """
    total = sum(lengths)
    if total < _LEAST:
        return
    middle = sorted(lengths)[len(lengths) // 2]
    for n, (entry, length) in enumerate(zip(entries, lengths, strict=True)):
        around = max([*lengths[max(0, n - 1) : n], *lengths[n + 1 : n + 2]], default=0)
        if length > _SHARE * total:
            why = f"holds {length} of the {total} lines in entries"
        elif length >= _LONG and length > _FAR * middle and length > _NEIGHBOUR * around:
            why = f"holds {length} lines, far more than the entries around it"
        else:
            continue
        yield Doubt(entry.lines[0][0], f"'{entry.title}' {why}: other entries may stand in it unrecognised")


def doubts_of_messages(entries: Sequence[Entry], lengths: Sequence[int]) -> Iterator[Doubt]:
    """Messages that are as long as documents: what was taken for their heads may head none.

    :param lengths: of each message, the lines with text.
    """
    for entry, length in zip(entries, lengths, strict=True):
        if length > _LONGEST_MESSAGE:
            yield Doubt(entry.lines[0][0], f"'{entry.title}' was taken for a message, and holds {length} lines")


def doubts_of_held(entries: Sequence[Entry], texts: Sequence[Sequence[CleanLine]]) -> list[Doubt]:
    """Entries in which lines look like the openings of others: numbers of rules, letters of their parts, headings.

    :param texts: of each entry, its lines, blank ones among them.
    """
    told: dict[str, list[Doubt]] = {}
    found = [_held(entry, lines) for entry, lines in zip(entries, texts, strict=True)]
    times = Counter(name for *_, names in found for name in set(names))
    in_capitals = sum(lines[0].plain.isupper() for lines in texts) > len(entries) / 2
    for entry, lines, (numbers, letters, names) in zip(entries, texts, found, strict=True):
        own = [name for name in names if times[name] < _LABEL]
        if in_capitals and lines[0].plain.isupper() and len(lines) < _LONG:
            own = [name for name in own if name.isupper()]  # where headings are shouted, the others are of parts
        for kind, held in zip(_KINDS, (numbers, letters, own), strict=True):
            is_part = (
                held is letters and (entry.section or "")[-1:].isalpha()
            )  # of a rule: the row of letters is broken
            if len(set(held)) >= (1 if is_part else _HELD):
                named = ", ".join(f"'{text[:40]}'" for text in held[:3]) + (", ..." if len(held) > 3 else "")
                what = f"'{entry.title}' may hold {kind} of its own: {named}"
                told.setdefault(kind, []).append(Doubt(entry.lines[0][0], what))
                break
    return [doubt for kind, doubts in told.items() for doubt in _at_once(doubts, f"they may hold {kind}", len(entries))]


def _held(entry: Entry, lines: Sequence[CleanLine]) -> tuple[list[str], list[str], list[str]]:
    """The numbers, the letters and the headings inside an entry."""
    numbers, letters, names = [], [], []  # type: list[str], list[str], list[str]
    last, above, is_free = number_key(entry.section or ""), lines[0].plain, False
    width = max(len(line.plain) for line in lines)
    for n, line in enumerate(lines[1:], 1):
        text = line.plain
        if not text or line.mark in ("cell", "head", "code", "quote"):
            is_free = not text
            continue
        below = next((each.plain for each in lines[n + 1 : n + 3] if each.plain), "")
        if is_free or _ENDS.search(above):
            if (match := _NUMBER.match(text[:40])) and (key := number_key(match[1])) > last:
                numbers.append(match[1])
                last = key
            elif entry.section and lettered_words(text) and not _ITEM.match(above):
                letters.append(text)
            elif is_free and not (line.mark or line.strong) and _is_heading(text, below, width):
                names.append(text)
        above, is_free = text, False
    return numbers, letters, names


def _is_heading(text: str, below: str, width: int) -> bool:
    """Whether the first line of a paragraph looks like a heading of those below it."""
    if not below or below[0].islower() or _ITEM.match(below) or _ITEM.match(text) or len(text.split()) > _NAME_WORDS:
        return False
    is_sentence = text[-1] == "," or (text[-1] != ":" and bool(_ENDS.search(text)))
    if text[0].islower() or is_sentence or LABEL.fullmatch(text):
        return False
    has_room = width >= _LEAST_WIDTH and len(text) + 1 + len(below.split()[0]) < _NARROW * width
    return has_room or text.endswith(":")


def _at_once(doubts: Sequence[Doubt], what: str, entries: int) -> Sequence[Doubt]:
    """The doubts, or one for all of them where they hold for very many entries."""
    if len(doubts) < max(_MOST_ALIKE, _SHARE_ALIKE * entries):
        return doubts
    return [Doubt(doubts[0].line, f"{len(doubts)} of {entries} entries: {what}; this is the first of them")]


def _names(title: str) -> list[str]:
    """What a ruling calls a card: its name before the version, and each of two names."""
    return [name.strip() for name in re.split(r"<>", title.split(",")[0]) if len(name.strip()) > 3]


def _misfit(entry: Entry, names: dict[str, str]) -> str | None:
    """None if a ruling fits its card; else the name of another card that it names instead of its own, or "".

    It doesn't fit if it names only another card, or has no telling word in common with what the card prints.
    """
    ruling = " ".join(paragraph.text for paragraph in entry.paragraphs)
    card = " ".join([entry.title, entry.facts or "", *(line for power in entry.powers for line in power.lines)])
    if not any(name in ruling for name in _names(entry.title)):
        for name in dict.fromkeys(_capitalised(ruling)):
            if names.get(name, entry.slug) != entry.slug and name not in card:
                return name
    telling = _words(ruling)
    return "" if len(telling) >= _TELLING and not telling & _words(card) else None


def _capitalised(text: str) -> Iterator[str]:
    """Every run of words in ``text`` that could be a name: it begins with a capital, and has up to five words."""
    words = text.split()
    for n, word in enumerate(words):
        if word[:1].isupper():
            for length in range(1, 6):
                yield _bare(" ".join(words[n : n + length]))


def _bare(name: str) -> str:
    """A name without the stops, closing marks and genitives that end it."""
    end = len(name)
    while end and (name[end - 1] in "'’.,;:!?)]\"”" or (name[end - 1] == "s" and end > 1 and name[end - 2] in "'’")):
        end -= 1
    return name[:end]


def _words(text: str) -> set[str]:
    """Telling words, cut to their first letters so that "stunned" meets "stuns"."""
    words = re.findall(r"[a-z]{4,}", text.lower())
    return {word[:5] for word in words if word not in _COMMON}
