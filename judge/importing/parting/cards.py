"""Which entries are about cards, and which cards an entry names besides: what ``judge card`` finds imported rulings by.

Also what a document prints of a card (type, cost, ATK and DEF) held against what our entry of the card says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec

from judge.importing.model import Entry
from judge.importing.parting.framing import part_kind
from judge.importing.parting.openings import is_name_like
from judge.rulings.facts import read_facts
from judge.rulings.model import Ruling

_QUOTES = "\"'“”‘’"
_MOST_NAMED = 12  # cards of an entry
_ERRATA_OF = re.compile(
    r"(?:new |official )?errat(?:a|um) (?:to|for|on|of) (?P<name>[^(]+?)(?: \(.*\))?", re.IGNORECASE
)
# A card by its place in a set: "Card (Set, 12)".
_PLACE = r" \([A-Z0-9][^()]{1,50}, ?#?[A-Z]{0,3}\d{1,4}[a-z]?\)"
_BEHIND_A_NAME = re.compile(rf"[{_QUOTES}]?{_PLACE}")
_AT_A_PLACE = re.compile(rf"(?P<name>[^()]{{2,80}}?){_PLACE}")
_WORD = r"[\"“'‘]?[A-Z0-9][\w'’.\"”!-]*"
_BETWEEN = r"(?:of|the|and|in|to|for|from|an?|on|at|with|by|de|la|le|der|von|&)"
_NAMED_AT_A_PLACE = re.compile(rf"(?P<name>{_WORD}(?:,? (?:{_BETWEEN} ){{0,3}}{_WORD}){{0,7}}){_PLACE}")
# What begins a sentence and no name.
_OPENING_WORDS = frozenset(
    re.findall(
        r"\S+",
        """
        after also although an and any are as at before both but by can could did do does during each for from had has have how i if
        in is it may my must no not on or should since so that then there these this those to unless until use using was were what
        when where which while who why will with would yes you your
        """,
    )
)
_PARTS_OF_A_NAME = re.compile(r"\w+")


def is_named_like_a_card(title: str) -> bool:
    """Whether a title under a heading of cards is a card's name, and no question, sentence or number."""
    return bool(title) and is_name_like(title) and not title.endswith(("?", "…")) and any(map(str.isalpha, title))


def as_cards(entries: Sequence[Entry], title: str) -> list[Entry]:
    """The entries with those on cards as such: what names its title by its place in a set, and in a document that is by its title on cards
    what a card's name opens under no heading of another kind."""
    entries = [
        msgspec.structs.replace(entry, kind="card") if entry.kind in ("rule", "faq") and _has_a_place(entry) else entry
        for entry in entries
    ]
    if part_kind(title) != "card" and not re.search(
        r"\bcard (?:rulings|clarifications|faq|errata|questions)\b", title, re.IGNORECASE
    ):
        return list(entries)
    return [
        msgspec.structs.replace(entry, kind="card")
        if entry.kind in ("rule", "faq")
        and part_kind(entry.part) is None
        and not entry.section
        and entry.form not in ("questions", "conversation", "numbered-rules")
        and is_named_like_a_card(entry.title)
        else entry
        for entry in entries
    ]


def _has_a_place(entry: Entry) -> bool:
    """Whether an entry's text says in which set the card is that its title names."""
    if entry.form in ("questions", "conversation") or not is_named_like_a_card(entry.title):
        return False
    name = entry.title.strip(_QUOTES)
    return any(_is_placed(name, text) for text in _texts(entry) if "(" in text)


def _is_placed(name: str, text: str) -> bool:
    """Whether a text names a card with its place in a set."""
    at = text.find(name)
    while at >= 0:
        if not (at and (text[at - 1].isalnum() or text[at - 1] == "_")) and _BEHIND_A_NAME.match(text, at + len(name)):
            return True
        at = text.find(name, at + 1)
    return False


def with_mentions(entries: Sequence[Entry], known: Sequence[Ruling] = ()) -> list[Entry]:
    """The entries with the cards that each names and that have no entry in the document.

    :param known: rulings of the same game; the cards that they are about are known by name. A name of one word tells none.
    """
    own = {entry.title for entry in entries if entry.kind == "card"}
    names = {ruling.title for ruling in known if ruling.is_about_a_card} | {
        n for ruling in known for n in ruling.mentions
    }
    by_word: dict[str, list[str]] = {}
    for name in sorted(names - own):
        words = _PARTS_OF_A_NAME.findall(name)
        if len(words) > 1 and ";" not in name:
            by_word.setdefault(words[0], []).append(name)
    found = []
    for entry in entries:
        named = [*_card_of_errata(entry, own), *_named_at_a_place(entry, own), *_named_in(entry, by_word)]
        mentions = tuple(dict.fromkeys(name for name in named if name != entry.title or entry.kind == "errata"))
        found.append(msgspec.structs.replace(entry, mentions=mentions[:_MOST_NAMED]) if mentions else entry)
    return found


def _card_of_errata(entry: Entry, own: set[str]) -> Iterator[str]:
    """The card that errata without a fact line are of."""
    if entry.kind != "errata" or entry.facts:
        return
    match = _ERRATA_OF.fullmatch(entry.title)
    placed = _AT_A_PLACE.fullmatch(entry.title)
    name = (match or placed or {"name": entry.title})["name"]
    is_rule = entry.section is not None and not match and not placed
    if is_named_like_a_card(name) and not is_rule and part_kind(name) is None and name not in own and ";" not in name:
        yield name


def _named_in(entry: Entry, by_word: dict[str, list[str]]) -> Iterator[str]:
    for text in _texts(entry) if by_word else ():
        if by_word.keys().isdisjoint(_PARTS_OF_A_NAME.findall(text)):
            continue
        for word in _PARTS_OF_A_NAME.finditer(text):
            for name in by_word.get(word[0], ()):
                end = word.start() + len(name)
                if text.startswith(name, word.start()) and not text[end : end + 1].isalnum():
                    yield name


def _named_at_a_place(entry: Entry, own: set[str]) -> Iterator[str]:
    """The cards of which a text says in which set they are."""
    for text in _texts(entry):
        for match in _NAMED_AT_A_PLACE.finditer(text) if "(" in text else ():
            name = match["name"].strip(_QUOTES)
            first, _, rest = name.partition(" ")
            if rest and first.lower() in _OPENING_WORDS:
                name = rest.strip(_QUOTES)
            name = re.sub(r"['’]s$", "", name)
            if name not in own and ";" not in name and any(map(str.isalpha, name)):
                yield name


def _texts(entry: Entry) -> list[str]:
    """What an entry says, its title only where that is a question."""
    texts = [entry.title] if entry.form == "questions" else []
    texts += [line for power in entry.powers for line in power.lines]
    return [*texts, *(text for point in entry.paragraphs for text in (point.text, *point.examples, *point.notes))]


def difference_of_facts(printed: str | None, ours: str | None) -> str | None:
    """In what a fact line that a document prints differs from ours, in words; None where in nothing that both state."""
    if not printed or not ours:
        return None
    there, here = read_facts(printed), read_facts(ours)
    told: list[tuple[str, str | int | None, str | int | None]] = [
        ("type", there.type, here.type),
        ("cost", there.cost, here.cost),
    ]
    told += [("ATK", there.atk, here.atk), ("DEF", there.defense, here.defense)]
    differ = [
        f"{what} {said} in the document, {known} in ours"
        for what, said, known in told
        if said is not None and known is not None and str(said).lower() != str(known).lower()
    ]
    return "; ".join(differ) or None
