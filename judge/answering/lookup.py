"""Looking up by id, section or card name: no search by meaning, and nothing of numpy or FAISS is loaded for it."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection

from judge.answering.library import Library
from judge.answers import CardView, EntryRow, RulingView
from judge.errors import AmbiguousError, NotFoundError
from judge.nearest import nearest
from judge.rulings.model import Reference, Ruling
from judge.search.stop_words import STOP_WORDS
from judge.search.text import name_words
from judge.store.rows import Name
from judge.store.ruling_table import RulingStore

_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_LONGEST = 1_000  # characters; no name, title or id is half as long


def show(library: Library, reference: str, day: dt.date, game: str | None = None) -> RulingView:
    """See :meth:`judge.api.Judge.show`.

    :raises NotFoundError: if there is no such entry or point, with the nearest ids.
    :raises AmbiguousError: if several entries bear the name, with their ids.
    """
    _refuse_longer(reference)
    store, entry, point = library.store, reference.strip().lower(), 0
    try:
        parsed = Reference.parse(entry)
        entry, point = parsed.id, parsed.point or 0
    except ValueError:
        name, _, number = entry.rpartition("#")  # "klaw#4"
        if name.strip() and _NUMBER.fullmatch(number.strip()):
            entry, point = name.rstrip(), int(number)
    n = store.numbers.get(entry)
    if n is None:
        library.check_built(entry.partition("/")[0])
        n = _named(library, entry, day, game)
    ruling = store.ruling(n)
    if point > len(ruling.points):
        raise NotFoundError(f"'{ruling.id}' has no point {point}", [f"{ruling.id}#{len(ruling.points)}"])
    return library.view(n, day, point=point)


def _named(library: Library, name: str, day: dt.date, game: str | None) -> int:
    """The entry that bears a name: the last part of an id, a section, a title; else the entry in force of the card that it means.

    :raises NotFoundError: if none does, with the nearest ids.
    :raises AmbiguousError: if several do, with their ids.
    """
    store = library.store
    no_such = NotFoundError(f"no entry '{name}'", nearest(name, tuple(store.numbers), by_words=True))
    if "/" in name:
        raise no_such
    rulings, words = library.rulings(game), name_words(name)
    same = [
        n
        for n, ruling in rulings
        if ruling.id.partition("/")[2] == name
        or name_words(ruling.title) == words
        or (ruling.section and _section_key(ruling.section) == _section_key(name))
    ]
    replaced = {n: store.in_force.replaced_by(store.ruling(n), day) for n in same}
    same = list(dict.fromkeys(store.numbers[newer.new] if (newer := replaced[n]) else n for n in same))
    if len(same) == 1:
        return same[0]
    if same:
        raise AmbiguousError(f"'{name}' may be", [store.ruling(n).id for n in same], "give one of these ids")
    try:
        found = card(library, name, game, day)
    except NotFoundError:
        raise no_such from None
    if not found.entries:
        raise NotFoundError(f"{found.name} has no entry of its own", fix=f'what names it: judge card "{found.name}"')
    return store.numbers[found.entries[0].id]


def neighbours(store: RulingStore, entry: str) -> tuple[str | None, str | None]:
    """See :meth:`judge.api.Judge.neighbours`."""
    n = store.numbers[entry]
    around = (m if 0 <= m < len(store.numbers) else None for m in (n - 1, n + 1))
    before, after = (store.ruling(m) if m is not None else None for m in around)
    doc = store.ruling(n).doc
    return (before.id if before and before.doc == doc else None, after.id if after and after.doc == doc else None)


def rule(
    library: Library, section: str, game: str | None, doc: str | None, day: dt.date, *, rulings_only: bool = False
) -> tuple[RulingView, ...]:
    """See :meth:`judge.api.Judge.rule`.

    :raises NotFoundError: if there is no such game or document, or no document has the section, with the nearest ones.
    """
    _refuse_longer(section)
    sections: dict[str, str] = {}
    by_section: dict[str, list[int]] = {}
    for n, ruling in library.rulings(game, doc, rulings_only=rulings_only):
        if ruling.section is not None:
            sections.setdefault(_section_key(ruling.section), ruling.section)
            by_section.setdefault(_section_key(ruling.section), []).append(n)
    wanted = _section_key(section)
    if wanted not in by_section:
        near = [sections[key] for key in nearest(wanted, tuple(sections))]
        raise NotFoundError(f"no such rule: '{section.strip()}'", near)
    return tuple(library.view(n, day) for n in by_section[wanted])


def _refuse_longer(name: str) -> None:
    """Refuse what is too long to be the name of anything, before it is compared with every name there is.

    :raises NotFoundError: if it is.
    """
    if len(name) > _LONGEST:
        raise NotFoundError(
            f"no name is {len(name):,} characters long",
            fix="give a name, an id or a section; a question is asked with: judge ask",
        )


def _section_key(section: str) -> str:
    """Sections as they are compared: "P. 12", "p.12" and "page 12" are one."""
    bare = section.lower().strip().removeprefix("rule").removeprefix("§")
    return "".join(bare.replace("page", "p").split()).strip(".").replace("p.", "p")


def card(library: Library, name: str, game: str | None, day: dt.date, *, rulings_only: bool = False) -> CardView:
    """See :meth:`judge.api.Judge.card`.

    :raises AmbiguousError: if several cards fit equally well, with all of them.
    :raises NotFoundError: if there is no such game, or no card fits, with the nearest names.
    """
    _refuse_longer(name)
    store, rulings = library.store, library.rulings(game, rulings_only=rulings_only)
    found = _card_name(library, name, {n for n, _ in rulings})
    own = [n for n, ruling in rulings if ruling.is_about_a_card and ruling.title == found]
    newer = {change.new for n in own for change in store.in_force.successions(store.ruling(n))}
    own = [*(store.numbers[new] for new in sorted(newer)), *own]
    own.sort(key=lambda n: not store.in_force.has_begun(store.ruling(n), day))  # what does not hold yet comes last
    naming = [n for n, ruling in rulings if n not in own and _names(ruling, found)]
    shown = {n for n, _ in rulings}
    cited = dict.fromkeys(store.numbers[reference.id] for n in own for reference in store.ruling(n).see_also)
    presupposed = (n for n in store.base_rules if any(store.numbers[r.id] in own for r in store.ruling(n).see_also))
    cited |= dict.fromkeys(presupposed)
    general = [n for n in cited if n in shown and not store.ruling(n).is_about_a_card and n not in (*own, *naming)]
    general.sort(key=lambda n: store.ruling(n).is_base_rule)  # what an FAQ rules on comes first
    own_views, naming_views, general_views = (tuple(library.view(n, day) for n in ns) for ns in (own, naming, general))
    return CardView(found, own_views, naming_views, general_views)


def _names(ruling: Ruling, card_name: str) -> bool:
    # A name without version may be part of another ("Galactus" of an affiliation), so only ``mentions`` counts for it.
    return card_name in ruling.mentions or (
        ", " in card_name and any(card_name in point.text for point in ruling.points)
    )


def _card_name(library: Library, name: str, among: Collection[int]) -> str:
    """The one card that a name means: its whole name before a shortened one, a card with an entry before one only mentioned.

    :raises AmbiguousError: if several cards fit equally well.
    :raises NotFoundError: if none does.
    """
    spelt = name_words(library.speller.repair(name)[0])
    form, words = " ".join(spelt), [word for word in spelt if word not in STOP_WORDS]
    known = [n for n in library.store.names if n.kind in ("card", "mention") and n.ruling in among]
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


def rows(library: Library, game: str | None, doc: str | None, *, rulings_only: bool) -> tuple[EntryRow, ...]:
    """See :meth:`judge.api.Judge.entries`."""
    found = library.rulings(game, doc, rulings_only=rulings_only)
    return tuple(
        EntryRow(
            r.id,
            r.doc,
            r.game,
            r.kind,
            r.section,
            r.title,
            r.in_force.text,
            points=len(r.points),
            proven=[library.standing(f"{r.id}#{p.n}") for p in r.points].count("proven"),
            certainty=r.certainty,
        )
        for _, r in sorted(found, key=lambda numbered: numbered[1].is_base_rule)
    )
