"""Looking up by id, section or card name: no search by meaning, and nothing of numpy or FAISS is loaded for it."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterable, Sequence

from judge.answering.library import Library
from judge.answers import CardView, EntryRow, RulingView
from judge.errors import AmbiguousError, NotFoundError
from judge.nearest import nearest
from judge.rulings.model import Reference
from judge.search.entry_keys import keys_in, section_key, title_key
from judge.search.stop_words import STOP_WORDS
from judge.search.text import name_words
from judge.store.name_table import NameTable
from judge.store.rows import Name
from judge.store.ruling_table import RulingStore

_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_MOST_NAMES = 2_000  # that may be meant by one form
_SHORT = 3  # letters: so short a word is a whole one
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
    if "/" in name:
        raise _no_such(store, name)
    library.check_filters(game, None)
    same = [n for n in store.keyed(keys_in(name)) if library.is_among(store.ruling(n), game)]
    replaced = {n: store.in_force.replaced_by(store.ruling(n), day) for n in same}
    same = list(dict.fromkeys(store.numbers[newer.new] if (newer := replaced[n]) else n for n in same))
    if len(same) == 1:
        return same[0]
    if same:
        raise AmbiguousError(f"'{name}' may be", [store.ruling(n).id for n in same], "give one of these ids")
    try:
        found = card(library, name, game, day)
    except NotFoundError:
        raise _no_such(store, name) from None
    if not found.entries:
        raise NotFoundError(f"{found.name} has no entry of its own", fix=f'what names it: judge card "{found.name}"')
    return store.numbers[found.entries[0].id]


def _no_such(store: RulingStore, name: str) -> NotFoundError:
    return NotFoundError(f"no entry '{name}'", nearest(name, tuple(store.numbers), by_words=True))


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
    library.check_filters(game, doc)
    store = library.store
    found = [
        n
        for n in store.keyed((("section", section_key(section)),))
        if library.is_among(store.ruling(n), game, doc, rulings_only=rulings_only)
    ]
    if not found:
        sections: dict[str, str] = {}
        for known in store.sections(game, doc, rulings_only=rulings_only):
            sections.setdefault(section_key(known), known)
        near = [sections[key] for key in nearest(section_key(section), tuple(sections))]
        raise NotFoundError(f"no such rule: '{section.strip()}'", near)
    return tuple(library.view(n, day) for n in found)


def _refuse_longer(name: str) -> None:
    """Refuse what is too long to be the name of anything, before it is compared with every name there is.

    :raises NotFoundError: if it is.
    """
    if len(name) > _LONGEST:
        raise NotFoundError(
            f"no name is {len(name):,} characters long",
            fix="give a name, an id or a section; a question is asked with: judge ask",
        )


def card(library: Library, name: str, game: str | None, day: dt.date, *, rulings_only: bool = False) -> CardView:
    """See :meth:`judge.api.Judge.card`.

    :raises AmbiguousError: if several cards fit equally well, with all of them.
    :raises NotFoundError: if there is no such game, or no card fits, with the nearest names.
    """
    _refuse_longer(name)
    library.check_filters(game, None)
    store = library.store

    def among(numbers: Iterable[int]) -> list[int]:
        return [n for n in numbers if library.is_among(store.ruling(n), game, rulings_only=rulings_only)]

    found = _card_name(library, name, among)
    named = among(_naming(store, found))
    bearing = sorted({*among(store.keyed((("title", title_key(found)),))), *named})
    own = [n for n in bearing if store.ruling(n).is_on(found)]
    newer = {change.new for n in own for change in store.in_force.successions(store.ruling(n))}
    own = [*(store.numbers[new] for new in sorted(newer)), *own]
    own.sort(key=lambda n: not store.in_force.has_begun(store.ruling(n), day))  # what does not hold yet comes last
    naming = [n for n in named if n not in own]
    cited = dict.fromkeys(store.numbers[reference.id] for n in own for reference in store.ruling(n).see_also)
    cited |= dict.fromkeys(store.presupposing(own))
    general = [n for n in among(cited) if not store.ruling(n).is_about_a_card and n not in (*own, *naming)]
    general.sort(key=lambda n: store.ruling(n).is_base_rule)  # what an FAQ rules on comes first
    own_views, naming_views, general_views = (tuple(library.view(n, day) for n in ns) for ns in (own, naming, general))
    return CardView(found, own_views, naming_views, general_views)


def _naming(store: RulingStore, card_name: str) -> list[int]:
    """The rulings that name a card, in order: as what they mention, or in a point."""
    found = {*store.names.called(card_name, "mention")}
    # A name without version may be part of another ("Galactus" of an affiliation), so only mentions count for it.
    if ", " in card_name:
        written = store.rulings_writing(card_name, goes_on=True)
        found.update(n for n in written if any(card_name in point.text for point in store.ruling(n).points))
    return sorted(found)


def _card_name(library: Library, name: str, among: Callable[[Iterable[int]], list[int]]) -> str:
    """The one card that a name means: its whole name before a shortened one, a card with an entry before one only mentioned.

    :param among: which of some rulings may be shown.
    :raises AmbiguousError: if several cards fit equally well.
    :raises NotFoundError: if none does.
    """
    spelt = name_words(library.speller.repair(name)[0])
    form, words = " ".join(spelt), [word for word in spelt if word not in STOP_WORDS]
    names = library.store.names

    def known(numbers: Iterable[int]) -> list[Name]:
        return [n for n in names.get(numbers) if n.kind in ("card", "mention") and among((n.ruling,))]

    formed = [n for n in known(names.formed((form,), _MOST_NAMES).get(form, ())) if form in n.forms]
    # A name without version that rulings mention ("Dr. Doom") is no card of its own where cards bear it.
    borne = [n for n in formed if n.kind == "card" or ", " in n.name]
    for found in ([n for n in borne if n.forms[0] == form], borne or formed, None):
        meant = known(_with_words(names, words)) if found is None else found
        cards = list(dict.fromkeys(n.name for n in meant))
        if len(cards) > 1:
            raise AmbiguousError(f"'{name.strip()}' may be", cards, "give the version too")
        if cards:
            return cards[0]
    allowed = {card for card, ruling in names.cards() if among((ruling,))}
    raise NotFoundError(f"no card '{name.strip()}'", nearest(name, sorted(allowed), by_words=True))


def _with_words(names: NameTable, words: Sequence[str]) -> list[int]:
    """The names of cards that have every one of some words; a long one may only begin there, also across what the name writes apart."""
    found = [names.cards_with(word, may_go_on=len(word) > _SHORT) for word in words]
    return sorted(set.intersection(*found)) if found else []


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
