"""Looking up by id, section or card name: no search by meaning, and nothing of numpy or FAISS is loaded for it."""

from __future__ import annotations

import datetime as dt

from judge.answering.library import Library
from judge.answers import CardView, RulingView
from judge.errors import AmbiguousError, NotFoundError
from judge.nearest import nearest
from judge.rulings.model import Reference, Ruling
from judge.search.names import STOP_WORDS, Name
from judge.search.text import name_words


def show(library: Library, reference: str, day: dt.date) -> RulingView:
    """See :meth:`judge.api.Judge.show`."""
    entry, point = reference.strip().lower(), 0
    try:
        parsed = Reference.parse(entry)
        entry, point = parsed.id, parsed.point or 0
    except ValueError:
        pass  # no id at all: the nearest ids are the answer
    n = library.numbers.get(entry)
    if n is None:
        raise NotFoundError(f"no entry '{entry}'", nearest(entry, tuple(library.numbers), by_words=True))
    points = len(library.searcher.ruling(n).points)
    if point > points:
        raise NotFoundError(f"'{entry}' has no point {point}", [f"{entry}#{points}"])
    return library.view(n, day, point=point)


def neighbours(library: Library, entry: str) -> tuple[str | None, str | None]:
    """See :meth:`judge.api.Judge.neighbours`."""
    n = library.numbers[entry]
    around = (m if 0 <= m < len(library.numbers) else None for m in (n - 1, n + 1))
    before, after = (library.searcher.ruling(m) if m is not None else None for m in around)
    doc = library.searcher.ruling(n).doc
    return (before.id if before and before.doc == doc else None, after.id if after and after.doc == doc else None)


def rule(library: Library, section: str, game: str | None, doc: str | None, day: dt.date) -> tuple[RulingView, ...]:
    """See :meth:`judge.api.Judge.rule`."""
    allowed = library.allowed(game, doc)
    sections: dict[str, str] = {}
    by_section: dict[str, list[int]] = {}
    for n, ruling in enumerate(library.rulings):
        if ruling.section is not None and (allowed is None or n in allowed):
            sections.setdefault(_section_key(ruling.section), ruling.section)
            by_section.setdefault(_section_key(ruling.section), []).append(n)
    wanted = _section_key(section)
    if wanted not in by_section:
        near = [sections[key] for key in nearest(wanted, tuple(sections))]
        raise NotFoundError(f"no such rule: '{section.strip()}'", near)
    return tuple(library.view(n, day) for n in by_section[wanted])


def _section_key(section: str) -> str:
    """Sections as they are compared: "P. 12", "p.12" and "page 12" are one."""
    bare = section.lower().strip().removeprefix("rule").removeprefix("§")
    return "".join(bare.replace("page", "p").split()).strip(".").replace("p.", "p")


def card(library: Library, name: str, game: str | None, day: dt.date) -> CardView:
    """See :meth:`judge.api.Judge.card`."""
    allowed = library.allowed(game, None)
    found = _card_name(library, name, allowed)
    rulings = [(n, ruling) for n, ruling in enumerate(library.rulings) if allowed is None or n in allowed]
    own = [n for n, ruling in rulings if ruling.is_about_a_card and ruling.title == found]
    newer = {change.new for n in own for change in library.in_force.successions(library.rulings[n])}
    own = [*(library.numbers[new] for new in sorted(newer)), *own]
    own.sort(key=lambda n: not library.in_force.has_begun(library.rulings[n], day))  # what does not hold yet comes last
    naming = [n for n, ruling in rulings if n not in own and _names(ruling, found)]
    cited = [library.numbers[reference.id] for n in own for reference in library.rulings[n].see_also]
    general = [n for n in dict.fromkeys(cited) if not library.rulings[n].is_about_a_card and n not in (*own, *naming)]
    own_views, naming_views, general_views = (tuple(library.view(n, day) for n in ns) for ns in (own, naming, general))
    return CardView(found, own_views, naming_views, general_views)


def _names(ruling: Ruling, card_name: str) -> bool:
    # A name without version may be part of another ("Galactus" of an affiliation), so only ``mentions`` counts for it.
    return card_name in ruling.mentions or (
        ", " in card_name and any(card_name in point.text for point in ruling.points)
    )


def _card_name(library: Library, name: str, allowed: frozenset[int] | None) -> str:
    """The one card that a name means: its whole name before a shortened one, a card with an entry before one only mentioned."""
    searcher = library.searcher
    spelt = searcher.speller.repair(name)[0]
    form, words = " ".join(name_words(spelt)), [word for word in name_words(spelt) if word not in STOP_WORDS]
    known = [
        n for n in searcher.names.all if n.kind in ("card", "mention") and (allowed is None or n.ruling in allowed)
    ]
    # A name without version that rulings mention ("Dr. Doom") is no card of its own where cards bear it.
    borne = [n for n in known if form in n.forms and (n.kind == "card" or ", " in n.name)]
    choices = (
        [n for n in borne if n.forms[0] == form],
        borne or [n for n in known if form in n.forms],
        [n for n in known if words and all(_has_word(n, word) for word in words)],
    )
    for found in choices:
        cards = list(dict.fromkeys(n.name for n in found))
        if len(cards) > 1:
            raise AmbiguousError(f"'{name.strip()}' may be", cards, "give the version too")
        if cards:
            return cards[0]
    names = sorted({n.name for n in known})
    raise NotFoundError(f"no card '{name.strip()}'", nearest(name, names, by_words=True))


def _has_word(name: Name, word: str) -> bool:
    """Whether a word begins somewhere in a name, also across what the name writes apart ("doombot")."""
    words = name_words(name.name)
    return word in words or (len(word) > 3 and any("".join(words[i:]).startswith(word) for i in range(len(words))))
