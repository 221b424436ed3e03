"""What somebody gets wrong in a card's file is told, never ignored: words that nothing reads, facts of another type, a ruled text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import judge.games.vs_system.dsl as vs
import judge.games.warhammer_invasion.dsl as wi
from judge.engine.changes import Gains
from judge.engine.powers import Played, Static
from judge.engine.rules import RuleBook, Ruled
from judge.engine.state import Card
from judge.games.vs_system.words.effects import lose
from judge.proving.proof import run
from tests.helpers.scenarios import ENTRY, scenario


def printed(kind: Any, **facts: object) -> Card:
    """A card with facts that a type checker would refuse: not everybody has one."""
    card: Card = kind(name="X", **facts)
    return card


def ruled(reading: object, misreading: object) -> Any:
    return Ruled((f"{ENTRY}#1",), reading, misreading, "the other one")


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: vs.Character(name="X", keywords=frozenset({"flihgt"})), "'flihgt'.*keywords of the engine; nearest: flight"),
        (lambda: wi.Unit(name="X", keywords=frozenset({"flight"})), "'flight'.*keywords of the engine"),
        (lambda: vs.Character(name="X", powers=(Static(change=Gains("keywords", "flihgt")),)), "'flihgt'"),
        (lambda: vs.Character(name="X", powers=(Static(change=Gains("keywords", ruled("flight", "ragne"))),)), "'ragne'"),
        (lambda: printed(vs.Character, cost=None), "X has cost=None: expected `int`"),
        (lambda: printed(vs.Equipment, cost="4"), "cost='4': expected `int`"),
        (lambda: vs.PlotTwist(name="X", cost=-1), "cost=-1; no number on a card is below 0"),
        (lambda: printed(vs.Character, affiliations="Kree"), "affiliations='Kree'"),
        (lambda: printed(wi.Unit, unique=1), "unique=1: expected `bool`"),
    ],
)  # fmt: skip
def test_it_is_refused_with_what_is_wrong(make: Callable[..., Card], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make()


def test_what_a_game_knows_is_taken() -> None:
    card = vs.Character(
        name="X", cost=4, boost=2, keywords=frozenset({"flight", "cosmic"}), affiliations=frozenset({"Kree"})
    )
    assert (card.cost, card.boost, card.keywords) == (4, 2, frozenset({"flight", "cosmic"}))


def test_a_ruled_text_is_played_as_ruled_and_as_misread() -> None:
    powers = (ruled(Played(effect=lose(3)), Played(effect=lose(5))),)
    check = scenario(vs.PlotTwist(name="Twist", powers=powers), lambda table: table.alice.loses_in_all(3, point=1))
    (text,) = powers
    assert run(check).passed
    (finding,) = run(check, book=RuleBook().misreading(text.id)).findings
    assert (finding.expected, finding.found) == (3, 5)
