"""The order in which rulings answer: what was replaced stands below what replaces it, what is on all cards asked of comes before rules,
and of one name the newer before the older.
"""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import numpy as np
import pytest

from judge.indexing.build import build_index
from judge.search.names import Found
from judge.search.order import in_order
from judge.search.result import Hit
from judge.search.scope import Scope, Scopes
from judge.store.locations import shipped
from judge.store.rows import Name, NameKind
from judge.store.ruling_table import RulingStore
from tests.helpers.documents import CARDS, RULES, front, write

DAY = dt.date(2026, 7, 1)


@pytest.fixture(scope="module")
def store() -> RulingStore:
    return RulingStore(shipped("index"))


def everything(store: RulingStore) -> Scope:
    return Scopes(store).of(None, None, DAY)


def named(text: str, ruling: int, kind: NameKind = "card", strength: float = 1.0) -> Found:
    return Found(text, Name(text, kind, ruling, (text,), (1.0,), (text,)), strength)


def unreplaced(store: RulingStore, count: int) -> list[int]:
    """Some rulings that neither replace others nor are replaced."""
    touched = {n for pair in store.replaced_on(DAY).items() for n in pair}
    free = [n for n, ruling in enumerate(store.rulings) if n not in touched and not store.in_force.successions(ruling)]
    return free[:count]


def test_what_was_replaced_stands_right_below_what_replaces_it_with_its_own_point(store: RulingStore) -> None:
    (old, new), *_ = store.replaced_on(DAY).items()
    (other,) = unreplaced(store, 1)
    hits = [Hit(new, 0.9, 1), Hit(other, 0.5, 1)]
    older = {old: Hit(old, 0.0, 2, 0.75, (2, 1))}
    below = Hit(old, 0.9, 2, 0.75, (2, 1))
    assert in_order(hits, older, [], store, everything(store)) == [Hit(new, 0.9, 1), below, hits[1]]
    narrow = Scope(DAY, np.isin(np.arange(len(store.rulings)), [new, other]), None, store.replaced_on(DAY))
    assert in_order(hits, older, [], store, narrow) == hits


def test_what_is_known_of_a_hits_points_stays_with_it(store: RulingStore) -> None:
    (old, new), *_ = store.replaced_on(DAY).items()
    hit = Hit(new, 0.9, 2, 0.4, (2, 1))
    assert in_order([hit], {old: Hit(old, 0.0, 1)}, [], store, everything(store)) == [hit, Hit(old, 0.9, 1)]


def test_a_ruling_on_the_same_matter_stands_above_the_base_rule(store: RulingStore) -> None:
    base = store.numbers["vs-system-base/a8.2"]
    ruling = store.numbers[store.ruling(base).see_also[0].id]
    (other,) = unreplaced(store, 1)
    near = [Hit(base, 0.9, 2), Hit(other, 0.89, 1), Hit(ruling, 0.88, 3)]
    expected = [Hit(ruling, 0.9, 3), Hit(base, 0.89, 2), Hit(other, 0.88, 1)]
    assert in_order(near, {}, [], store, everything(store)) == expected
    far = [*near[:2], Hit(ruling, 0.5, 3)]
    assert in_order(far, {}, [], store, everything(store)) == far


def test_where_several_cards_are_named_rulings_on_more_of_them_come_first_behind_the_first(store: RulingStore) -> None:
    first, rule, one, both = unreplaced(store, 4)
    hits = [Hit(first, 0.9, 1), Hit(rule, 0.8, 1), Hit(one, 0.7, 2), Hit(both, 0.6, 3)]
    names = [named("owl", one), named("owl", both), named("cat", both)]
    expected = [Hit(first, 0.9, 1), Hit(both, 0.8, 3), Hit(one, 0.7, 2), Hit(rule, 0.6, 1)]
    assert in_order(hits, {}, names, store, everything(store)) == expected


@pytest.mark.parametrize(
    "kinds", [("card", 1.0, "keyword", 1.0), ("card", 1.0, "card", 0.5)], ids=["a rule's name", "an unsure name"]
)
def test_where_one_card_is_surely_named_the_order_is_that_of_the_scores(
    store: RulingStore, kinds: tuple[NameKind, float, NameKind, float]
) -> None:
    first, rule, card = unreplaced(store, 3)
    hits = [Hit(first, 0.9, 1), Hit(rule, 0.8, 1), Hit(card, 0.7, 1)]
    names = [named("owl", card, kinds[0], kinds[1]), named("cat", card, kinds[2], kinds[3])]
    assert in_order(hits, {}, names, store, everything(store)) == hits


def test_a_scope_narrows_by_document_and_by_day(store: RulingStore) -> None:
    assert everything(store).candidates is None
    scopes, early = Scopes(store), dt.date(2005, 3, 1)

    def numbers(scope: Scope) -> set[int]:
        assert scope.candidates is not None
        return set(np.flatnonzero(scope.candidates).tolist())

    begun = {n for n, ruling in enumerate(store.rulings) if store.in_force.has_begun(ruling, early)}
    knights = {n for n, ruling in enumerate(store.rulings) if ruling.doc == "marvel-knights"}
    rulings = {n for n, ruling in enumerate(store.rulings) if not ruling.is_base_rule}
    assert begun
    assert numbers(scopes.of(None, "marvel-knights", DAY)) == knights
    assert numbers(scopes.of(None, None, early)) == begun
    assert numbers(scopes.of(None, "marvel-knights", early)) == begun & knights
    assert numbers(scopes.of("vs-system", None, DAY, rulings_only=True)) == {
        n for n in rulings if store.ruling(n).game == "vs-system"
    }
    assert numbers(scopes.of("vs-remix", "marvel-knights", DAY)) == set()


# -- of one name, the newer before the older --------------------------------------------------------------------------

OWL = "### Owl, Night Hunter\n\nCharacter · cost 2\n\n1. An owl hoots.\n\n"
WINDING = f"{RULES}### Winding\n\n1. A clock is wound.\n\n"
NAMED_ALIKE = {
    "vs-system/first.md": f"{front('first', published='2001')}{CARDS}{OWL}{WINDING}### Strings\n\n1. A string breaks.\n",
    "vs-system/second.md": f"{front('second', published='about 2002-03')}{CARDS}{OWL.replace('Owl', 'OWL')}"
    f"{WINDING.replace('### Winding', '### Wind-up')}### “Strings”\n\n1. A string holds.\n\n"
    "- supersedes: first/strings from 2002-03-01\n",
    "vs-system/third.md": f"{front('third', published='2003-07-01')}{CARDS}{OWL.replace('hoots', 'barks')}"
    f"{WINDING}### Strings\n\n1. A string is cut.\n\n### Winding, again\n\n1. A clock is wound.\n\n- id: winding-again\n",
    "vs-system/twin.md": f"{front('twin', published='2003-07-01')}{CARDS}{OWL}",
    "vs-remix/remix.md": f"{front('remix', game='vs-remix', published='2004')}{WINDING}",
    "vs-system/base.md": f"{front('base', published='2005')}## Base\n\n- kind: base rule\n\n### Winding\n\n1. A clock is wound.\n\n"
    "- certainty: uncertain\n- doubt: nobody wrote it down\n",
}


@pytest.fixture(scope="module")
def alike(tmp_path_factory: pytest.TempPathFactory, encoder_folder: Path) -> RulingStore:
    """Rulings of several documents that bear the same names."""
    folder = tmp_path_factory.mktemp("alike")
    build_index([write(folder / "corpus", NAMED_ALIKE)], folder / "index", encoder_folder)
    return RulingStore(folder / "index")


def ordered(alike: RulingStore, *ids: str, day: dt.date = DAY) -> list[str]:
    """The order in which these rulings answer, given best first."""
    hits = [Hit(alike.numbers[id], 0.9 - n / 10, 1) for n, id in enumerate(ids)]
    found = in_order(hits, {}, [], alike, Scopes(alike).of(None, None, day))
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)
    return [alike.ruling(hit.ruling).id for hit in found]


def test_of_one_name_the_latest_in_force_stands_first_and_the_older_right_below(alike: RulingStore) -> None:
    owl = "owl-night-hunter"
    given = ("first/winding", f"first/{owl}", "second/wind-up", f"second/{owl}", f"third/{owl}")
    assert ordered(alike, *given) == [
        "first/winding",
        *(f"third/{owl}", f"second/{owl}", f"first/{owl}"),
        "second/wind-up",
    ]


def test_scores_and_points_of_those_that_move(alike: RulingStore) -> None:
    old, new = alike.numbers["first/winding"], alike.numbers["third/winding"]
    hits = [Hit(old, 0.9, 1, 0.5, (1, 2)), Hit(new, 0.4, 2)]
    assert in_order(hits, {}, [], alike, everything(alike)) == [Hit(new, 0.9, 2), Hit(old, 0.4, 1, 0.5, (1, 2))]


@pytest.mark.parametrize(
    "given",
    [
        ("first/winding", "remix/winding"),
        ("first/winding", "third/winding-again"),
        ("first/winding", "base/winding"),
        ("third/owl-night-hunter", "second/owl-night-hunter"),
        ("twin/owl-night-hunter", "third/owl-night-hunter"),
        ("third/owl-night-hunter", "twin/owl-night-hunter"),
        (
            "first/winding",
            *(f"{doc}/owl-night-hunter" for doc in ("third", "twin", "second", "first")),
            "third/winding",
        ),
    ],
    ids=["another game", "another name", "a base rule", "newer already", "one day", "the same day", "sixth"],
)
def test_what_is_no_newer_ruling_of_the_same_name_stays_where_it_is(alike: RulingStore, given: tuple[str, ...]) -> None:
    assert ordered(alike, *given) == list(given)


def test_what_a_ruling_replaces_moves_with_it(alike: RulingStore) -> None:
    given = ("second/strings", "first/winding", "third/strings")
    assert ordered(alike, *given) == ["third/strings", "second/strings", "first/strings", "first/winding"]


def test_where_one_replaces_the_other_dates_say_nothing_more(alike: RulingStore) -> None:
    before = dt.date(2002, 1, 1)
    assert ordered(alike, "first/strings", "second/strings", day=before) == ["first/strings", "second/strings"]
