"""The order in which rulings answer: what was replaced stands below what replaces it, what is on all cards asked of comes before rules."""

from __future__ import annotations

import datetime as dt

import pytest

from judge.search.names import Found
from judge.search.order import in_order
from judge.search.result import Hit
from judge.search.scope import Scope, scope_of
from judge.store.locations import shipped
from judge.store.rows import Name, NameKind
from judge.store.ruling_table import RulingStore

DAY = dt.date(2026, 7, 1)


@pytest.fixture(scope="module")
def store() -> RulingStore:
    return RulingStore(shipped("index"))


def everything(store: RulingStore) -> Scope:
    return scope_of(store, None, None, DAY)


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
    assert in_order(hits, {old: 2}, [], store, everything(store)) == [Hit(new, 0.9, 1), Hit(old, 0.9, 2), hits[1]]
    narrow = Scope(DAY, frozenset([new, other]), None, store.replaced_on(DAY))
    assert in_order(hits, {old: 2}, [], store, narrow) == hits


def test_what_is_known_of_a_hits_points_stays_with_it(store: RulingStore) -> None:
    (old, new), *_ = store.replaced_on(DAY).items()
    hit = Hit(new, 0.9, 2, 0.4, (2, 1))
    assert in_order([hit], {old: 1}, [], store, everything(store)) == [hit, Hit(old, 0.9, 1)]


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
    begun = store.begun_on(dt.date(2005, 3, 1))
    assert begun
    knights = store.numbers_where(None, "marvel-knights")
    assert scope_of(store, None, "marvel-knights", DAY).candidates == knights
    assert scope_of(store, None, None, dt.date(2005, 3, 1)).candidates == begun
    assert scope_of(store, None, "marvel-knights", dt.date(2005, 3, 1)).candidates == begun & knights
