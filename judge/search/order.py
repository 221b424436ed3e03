"""The order in which rulings answer: by score, what was replaced below what replaces it, a ruling above the base rule on the same
matter, what is on all cards asked of first, a newer document's ruling above an older one's of the same name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judge.rulings.model import Ruling
from judge.search.names import SURE_NAME, Found
from judge.search.result import Hit
from judge.search.scope import Scope
from judge.search.text import name_words
from judge.store.ruling_table import RulingStore

_REORDERED = 5  # rulings at most; what lies deeper is too far from the question to be put forward
_AS_NEAR = 0.96  # a ruling with this share of a base rule's score speaks of the question as well as the base rule does


def in_order(
    hits: Sequence[Hit], older: Mapping[int, Hit], names: Sequence[Found], store: RulingStore, scope: Scope
) -> list[Hit]:
    """The order in which hits, given best first, answer.

    :param older: each ruling whose evidence was given to the one that replaces it, with its own answering point.
    :param names: those found in the question.
    """
    hits = _rulings_before_base_rules(hits, store)
    hits = _cards_before_rules(list(_with_what_was_replaced(hits, older, store, scope)), names)
    return _newer_before_older(hits, store, scope)


def _rulings_before_base_rules(hits: Sequence[Hit], store: RulingStore) -> Sequence[Hit]:
    """Where a base rule comes first, a ruling that it names and that is nearly as near stands above it: an FAQ rules on the matter."""
    if not hits or not (first := store.ruling(hits[0].ruling)).is_base_rule:
        return hits
    named = {store.numbers[reference.id] for reference in first.see_also}
    near = (
        i for i, hit in enumerate(hits[:_REORDERED]) if hit.ruling in named and hit.score >= _AS_NEAR * hits[0].score
    )
    above = next(near, None)
    if above is None:
        return hits
    # Scores tell the order, so they go by place.
    moved = [hits[above], *hits[:above], *hits[above + 1 :]]
    return [msgspec.structs.replace(hit, score=old.score) for hit, old in zip(moved, hits, strict=True)]


def _with_what_was_replaced(
    hits: Sequence[Hit], older: Mapping[int, Hit], store: RulingStore, scope: Scope
) -> Iterator[Hit]:
    """The hits, and right below each the rulings that it replaces, the latest of them first.

    Where only the answering point of a hit was replaced, what replaces it goes above.
    """
    found = {**older, **{hit.ruling: hit for hit in hits}}
    shown, in_hits = scope.shown_below, {hit.ruling for hit in hits}
    below: dict[int, list[int]] = {}
    for old, new in shown.items():
        if new in in_hits:
            below.setdefault(new, []).append(old)
    placed: set[int] = set()
    for hit in hits:
        replaced_points = store.in_force.replaced_points(store.ruling(hit.ruling), scope.day)
        group = [hit.ruling]
        if hit.point in replaced_points:
            group.insert(0, store.numbers[replaced_points[hit.point].new])
        before = below.get(hit.ruling, ())
        group += sorted(before, key=lambda n: store.in_force.start(store.ruling(n)).earliest, reverse=True)
        for ruling in group:
            if ruling not in placed:
                placed.add(ruling)
                own = found.get(ruling, Hit(ruling, 0.0, 1))
                yield msgspec.structs.replace(own, score=hit.score)


def _cards_before_rules(hits: list[Hit], names: Sequence[Found]) -> list[Hit]:
    """Where a question surely names several cards: behind the first ruling those on both, then each card's own, then general rules."""
    named: dict[int, set[str]] = {}
    for found in names:
        if found.name.kind in ("card", "mention") and found.strength >= SURE_NAME:
            named.setdefault(found.name.ruling, set()).add(found.text)
    if len(set().union(*named.values())) < 2:
        return hits
    near = sorted(hits[1:_REORDERED], key=lambda hit: -len(named.get(hit.ruling, ())))
    scores = [hit.score for hit in hits[1:_REORDERED]]  # they tell the order, so they go by place
    moved = [msgspec.structs.replace(hit, score=score) for hit, score in zip(near, scores, strict=True)]
    return [*hits[:1], *moved, *hits[_REORDERED:]]


def _newer_before_older(hits: Sequence[Hit], store: RulingStore, scope: Scope) -> list[Hit]:
    """Where documents have rulings of the same name of which none replaces the other: the latest in force first, the older right below.

    What a ruling replaces stays right below it.
    """
    blocks: list[list[Hit]] = []
    shown = scope.shown_below
    for hit in hits:
        if blocks and shown.get(hit.ruling) == blocks[-1][0].ruling:
            blocks[-1].append(hit)
        else:
            blocks.append([hit])
    groups: list[list[list[Hit]]] = []
    for block in blocks[:_REORDERED]:
        ruling = store.ruling(block[0].ruling)
        of_its_name = (g for g in groups if all(_are_namesakes(ruling, store.ruling(b[0].ruling), store) for b in g))
        if group := next(of_its_name, None):
            group.append(block)
        else:
            groups.append([block])
    for group in groups:
        group.sort(key=lambda block: store.in_force.start(store.ruling(block[0].ruling)).earliest, reverse=True)
    order = [*(block for group in groups for block in group), *blocks[_REORDERED:]]
    moved = (hit for block in order for hit in block)
    # Scores tell the order, so they go by place.
    return [msgspec.structs.replace(hit, score=old.score) for hit, old in zip(moved, hits, strict=True)]


def _are_namesakes(one: Ruling, other: Ruling, store: RulingStore) -> bool:
    """Whether two rulings of one game, in different documents, bear the same name, and neither replaces the other or a point of it."""
    if one.game != other.game or one.doc == other.doc or one.is_base_rule or other.is_base_rule:
        return False
    if name_words(one.title) != name_words(other.title):
        return False
    pairs = ((one, other), (other, one))
    return not any(change.new == new.id for old, new in pairs for change in store.in_force.successions(old))
