"""The names of an index: under which forms each card, keyword and section is spoken of, and how surely each word gives it away.

The forms are made here, once; a question only looks them up (`search.names`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from judge.rulings.model import Ruling, Words
from judge.search.names import sections_in
from judge.search.stop_words import STOP_WORDS
from judge.search.text import Text, name_words, tokens
from judge.store.rows import Name, NameKind

# The title of a rule may ask what people ask of it: "What a Team-Up does", "How loyalty works".
_ASKING_TITLE = re.compile(r"(?:What|How) (?:an? |the )?(.+) (?:does|do|works?|means?|is)")

_WITH_A_NUMBER = re.compile(r"(.*\w) X")  # a keyword that cards print with a number in the letter's place


def name_forms(name: str, facts: str | None = None, classes: Container[str] = ()) -> tuple[str, ...]:
    """The forms under which a card is spoken of: whole, without version, each identity, the version if it has several words.

    :param classes: versions that tell a kind of card and no single one.

    >>> name_forms("Doom-Bot <> Dr. Doom, Cosmic Thief", "Character · cost 6")
    ('doom bot dr doom cosmic thief', 'doom bot dr doom', 'doom bot', 'dr doom', 'cosmic thief')
    """
    head, _, version = name.partition(", ")
    if facts and facts.startswith("Plot Twist") and version != "Team-Up":
        head, version = name, ""  # the comma belongs to the name: "Good Night, Sweet Prince"
    candidates = [name, head, *head.split(" <> ")]
    if len(name_words(version)) > 1 and version not in classes:
        candidates.append(version)
    forms = (" ".join(name_words(candidate)) for candidate in candidates)
    return tuple(dict.fromkeys(form for form in forms if form))


def shared_versions(names: Iterable[str]) -> frozenset[str]:
    """The versions that cards of several names bear: "Team-Up", "Freedom Force". Such a version tells a kind of card and no single one."""
    bearers: dict[str, set[str]] = {}
    for head, _, version in (name.partition(", ") for name in names):
        bearers.setdefault(version, set()).add(head)
    return frozenset(version for version, heads in bearers.items() if len(heads) > 1)


def title_forms(title: str) -> tuple[str, ...]:
    """The forms under which a rule is spoken of: its title, either half of it, what it asks about if it asks, and without the letter that
    stands for a number.

    >>> title_forms("Phase 5: End of turn")
    ('phase 5 end of turn', 'phase 5', 'end of turn')
    >>> title_forms("What a Team-Up does")
    ('what a team up does', 'team up')
    >>> title_forms("Toughness X")
    ('toughness x', 'toughness')
    """
    asking = _ASKING_TITLE.fullmatch(title)
    parts = (title, *title.split(": "), *(asking.groups() if asking else ()), *_WITH_A_NUMBER.findall(title))
    return tuple(dict.fromkeys(" ".join(name_words(part)) for part in parts))


def section_forms(section: str) -> tuple[str, ...]:
    """The forms of a section number that can't be mistaken for a count: "601.3e", "2.1", "CS 75", "Phase 0", but not "5"."""
    forms = sections_in(Text(section))
    whole = section.lower() if section.lower() in forms else " ".join(name_words(section))
    return (whole,) if whole in forms else ()


def nicknames(words: Iterable[Words]) -> dict[tuple[str, str], tuple[str, ...]]:
    """What players call cards and keywords, by game and name."""
    return {(each.game, name): nicks for each in words for name, nicks in each.names.items()}


def card_names(rulings: Iterable[Ruling]) -> list[str]:
    """The names of cards that rulings are about or mention."""
    return [name for r in rulings for name in ((r.title, *r.mentions) if r.is_about_a_card else r.mentions)]


def bearers_of(rulings: Iterable[Ruling]) -> Counter[str]:
    """How many of some rulings bear each name or mention it."""
    return Counter(name for ruling in rulings for name in {ruling.title, *ruling.mentions})


def names_of(
    rulings: Sequence[Ruling],
    document_frequency: Callable[[str], int],
    nicks: Mapping[tuple[str, str], tuple[str, ...]] | None = None,
) -> list[Name]:
    """Every name that leads to an entry.

    :param document_frequency: counts the entries that a lexical token stands in.
    :param nicks: further forms of a name, by game and name.
    """
    bearers = bearers_of(rulings)

    def weights(name: str, words: Sequence[str]) -> tuple[float, ...]:
        return tuple(_distinctiveness(word, bearers[name], document_frequency) for word in words)

    return _names(rulings, shared_versions(card_names(rulings)), {r.id: r for r in rulings}, nicks or {}, weights)


def unweighed_names(
    rulings: Sequence[Ruling],
    classes: Container[str],
    older: Mapping[str, Ruling],
    nicks: Mapping[tuple[str, str], tuple[str, ...]],
) -> list[Name]:
    """Every name that leads to one of some of a corpus's rulings; how much its words give it away is told by the whole corpus.

    :param classes: versions that tell a kind of card, in the corpus.
    :param older: rulings that these may replace, by id.
    """
    return _names(rulings, classes, older, nicks, lambda _name, _words: ())


def _names(
    rulings: Sequence[Ruling],
    classes: Container[str],
    older: Mapping[str, Ruling],
    nicks: Mapping[tuple[str, str], tuple[str, ...]],
    weigh: Callable[[str, Sequence[str]], tuple[float, ...]],
) -> list[Name]:
    found: list[Name] = []

    def add(name: str, kind: NameKind, n: int, forms: tuple[str, ...]) -> None:
        forms += tuple(" ".join(name_words(nick)) for nick in nicks.get((rulings[n].game, name), ()))
        words = tuple(
            dict.fromkeys(
                word
                for form in forms
                for word in form.split()
                if word not in STOP_WORDS and (len(word) > 2 or not word.isalpha())
            )
        )
        found.append(Name(name, kind, n, words, weigh(name, words), forms))

    for n, ruling in enumerate(rulings):
        if ruling.is_about_a_card:
            add(ruling.title, "card", n, name_forms(ruling.title, ruling.facts, classes))
        else:
            add(ruling.title, "keyword", n, title_forms(ruling.title))
        if ruling.section and (forms := section_forms(ruling.section)):
            add(ruling.section, "section", n, forms)
        for mention in ruling.mentions:
            add(mention, "mention", n, name_forms(mention, classes=classes))
        for replacement in ruling.supersedes:
            replaced = older.get(replacement.target.id)
            if replaced is not None and replaced.is_about_a_card and replaced.title != ruling.title:
                add(replaced.title, "card", n, name_forms(replaced.title, replaced.facts, classes))
    return found


def _distinctiveness(word: str, bearers: int, document_frequency: Callable[[str], int]) -> float:
    """1 for a word that only the bearers of the name use, falling with each other entry that uses it."""
    stem = stem_of(word)
    return weight_of(max(0, document_frequency(stem) - bearers) if stem else 0)


def stem_of(word: str) -> str:
    """The lexical token that tells how often a word of a name is used; none where it has no letters."""
    return next(iter(tokens(word)), "")


def weight_of(elsewhere: int) -> float:
    """How much a word gives a name away that so many other entries use."""
    return round(1.0 / (1.0 + elsewhere / 2), 4)
