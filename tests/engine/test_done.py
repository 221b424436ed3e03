"""Whether an effect counts as done, for what a text makes depend on that, and whether a price can be paid."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from judge.engine.changes import Bans, PlayerBans
from judge.engine.context import Context
from judge.engine.effects import Act, AddCounter, ChangeNumber, Draw, Move, RemoveCounter, RevealFromHand
from judge.engine.events import CounterAdded, Flagged
from judge.engine.players import YOU
from judge.engine.powers import Effect, Static
from judge.engine.relations import SELF
from judge.engine.remembering import Remember
from judge.engine.searching import LookAt, Shuffle
from judge.engine.select import ANY
from judge.engine.state import Card
from judge.engine.whose import Whose

PLAIN = Card("Plain")

# Effects of the first card, with the verb that a card may forbid: of the first card itself, or to its player.
DONE_TO_IT = [
    (AddCounter(SELF, "gold"), "add counter"),
    (RemoveCounter(SELF, "iron"), "remove counter"),
    (Act(partial(Flagged, flag="tired"), SELF, "tire"), "flag"),
    (Move(SELF, "bin"), "move"),
    (RevealFromHand(SELF), "reveal"),
    (LookAt(SELF), "look at"),
    (Remember(SELF), "note"),
]
DONE_BY_YOU = [(Draw(1), "draw"), (ChangeNumber("life", 1), "change number"), (Shuffle(), "shuffle")]


@pytest.mark.parametrize(
    ("effect", "verb"), [*DONE_TO_IT, *DONE_BY_YOU], ids=[verb for _, verb in [*DONE_TO_IT, *DONE_BY_YOU]]
)
def test_an_effect_of_which_nothing_happens_is_not_done(pad: Any, effect: Effect, verb: str) -> None:
    is_yours = (effect, verb) in DONE_BY_YOU
    ban = PlayerBans(verb, Whose.EVERYONES) if is_yours else Bans(verb)
    warden = Card("Warden", powers=(Static(change=ban, on=ANY),))
    for others, is_done in (((), True), ((warden,), False)):
        table = pad(PLAIN, (PLAIN, "deck"), *others)
        table.match.state = table.match.state.with_obj(_with_iron(table))
        assert table.do(effect.run(Context(table.match, "Ann", table.ref(1)))) is is_done


def _with_iron(table: Any) -> Any:
    """The first card with a counter that an effect may take off; put there by no event, so that nothing forbids it."""
    return CounterAdded(ref=table.ref(1), kind="iron").apply(table.match.state, table.game).objects[1]


@pytest.mark.parametrize(("has", "is_payable"), [(1, False), (2, True), (3, True)])
def test_a_price_is_payable_by_who_has_as_much(pad: Any, has: int, is_payable: bool) -> None:
    table = pad(PLAIN)
    here = Context(table.match, "Ann", table.ref(1))
    table.do(ChangeNumber("life", has).run(here))
    assert ChangeNumber("life", 2, YOU, -1, must_have=True).is_feasible(here) is is_payable


def test_nothing_can_be_paid_by_who_owes_already(pad: Any) -> None:
    table = pad(PLAIN)
    here = Context(table.match, "Ann", table.ref(1))
    table.do(ChangeNumber("life", 1, YOU, -1).run(here))
    assert ChangeNumber("life", 0, YOU, -1, must_have=True).is_feasible(here)
