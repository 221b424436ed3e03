"""Flipping axes: what is offered as another value, what isn't since it could change nothing, and that each excuse is needed."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from judge.engine.changes import Adds, Bans
from judge.engine.conditions import Exists
from judge.engine.context import ON_START
from judge.engine.effects import AddCounter, ChangeNumber, Draw
from judge.engine.events import Drew, Flagged
from judge.engine.flow import May, OneOf
from judge.engine.lasting import Modify
from judge.engine.lookback import PrintedOf
from judge.engine.objects import Each, choice, target
from judge.engine.patterns import Does, On
from judge.engine.players import EACH_OPPONENT, PickPlayer
from judge.engine.powers import Link, Payment, Played, Sequence, Static, Triggered, whenever
from judge.engine.relations import SELF, YOURS
from judge.engine.rules import RuledBy
from judge.engine.select import ANY
from judge.engine.values import Count
from judge.engine.whose import Whose
from judge.games.vs_system.cards.heralds_of_galactus.adam_warlock_protector_of_the_soul_gem import ADAM_WARLOCK
from judge.games.vs_system.model.board import COMBAT, PLAY
from judge.proving import library
from judge.proving.axes import flip_axes
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.variants import variants

GAIN = ChangeNumber("life", 1)
MORE = Modify(target(ANY), (Adds("power", 1),))
ruled = RuledBy("a-doc/an-entry")


def flips(value: Any) -> set[str]:
    return {f"{variant.path}={variant.to}" for variant in variants(value)}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (GAIN, {"who=EACH_OPPONENT", "who=EACH_PLAYER"}),
        (ChangeNumber("life", 1, EACH_OPPONENT), {"who.whose=YOURS", "who.whose=EVERYONES"}),
        (
            May(Draw(1, EACH_OPPONENT)),
            {"effect.who.whose=YOURS", "effect.who.whose=EVERYONES", "who=OPPONENT", "when=START"},
        ),
        (target(ANY), {"how=CHOICE_START", "how=CHOICE_RESOLUTION", "who=OPPONENT"}),
        (choice(ANY), {"how=TARGET", "how.when=START", "who=OPPONENT"}),
        (choice(ANY, when=ON_START), {"how=TARGET", "how.when=RESOLUTION", "who=OPPONENT"}),
        (choice(ANY, when=ruled(1, ON_START, misread=ON_START, belief="later")), {"how=TARGET", "who=OPPONENT"}),
        (PickPlayer(Whose.OPPONENTS), {"whose=YOURS", "whose=EVERYONES", "how=CHOICE_START", "how=CHOICE_RESOLUTION"}),
        (On(Drew, ANY), set()),
        (Does(Drew, whose=Whose.EVERYONES), {"whose=YOURS", "whose=OPPONENTS"}),
        (Each(SELF), {"when=START"}),
        (ruled(1, Each(SELF), misread=SELF, belief="itself"), set()),
        ((Each(SELF), Count(SELF)), {"[0].when=START", "[1].when=START"}),
    ],
)
def test_what_may_stand_there_is_offered(value: Any, expected: set[str]) -> None:
    assert flips(value) == expected


@pytest.mark.parametrize(
    ("power", "path"),
    [
        (Payment(cost=AddCounter(choice(ANY), "gold"), effect=GAIN), "cost.objects.how.when"),
        (Played(effect=GAIN, only=(Exists(ANY),)), "only[0].when"),
        (Static(change=Adds("power", Count(ANY))), "change.by.when"),
        (Played(effect=Modify(target(ANY), (Bans("flag", when=Exists(ANY)),))), "effect.changes[0].when.when"),
        (whenever(On(Flagged, SELF, during=Exists(ANY))) >> GAIN, "pattern.during.when"),
        (whenever(On(Flagged, SELF)) >> GAIN, "once_per_batch"),
        (whenever(On(Flagged, SELF)) >> GAIN, "rechecked"),
        (whenever(On(Flagged), if_=ruled(1, None, misread=Exists(ANY), belief="it asks")) >> GAIN, "rechecked"),
        (Played(effect=MORE.then(GAIN)), "effect.link"),
        (Played(effect=OneOf((("more", MORE), ("much more", MORE)))), "effect.feasible"),
        (Played(effect=MORE), "effect.continuous"),
        (Played(effect=Modify(SELF, (Adds("power", PrintedOf(choice(ANY), "power")),))), "effect.continuous"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_could_change_nothing_is_not_offered(power: Any, path: str) -> None:
    assert path not in {variant.path for variant in variants(power)}


@pytest.mark.parametrize(
    ("power", "path"),
    [
        (Payment(cost=GAIN, effect=AddCounter(choice(ANY), "gold")), "effect.objects.how.when"),
        (Static(change=Adds("power", 1), on=ANY & YOURS), "on.right.whose"),
        (whenever(On(Flagged, ANY)) >> GAIN, "once_per_batch"),
        (whenever(On(Flagged, SELF)) >> GAIN, "once_per_turn"),
        (Triggered(pattern=On(Flagged), effect=GAIN, condition=Exists(ANY)), "rechecked"),
        (Payment(cost=GAIN, effect=GAIN), "once_per_turn"),
        (Played(effect=Sequence(GAIN, GAIN)), "effect.link"),
        (Played(effect=MORE.then(AddCounter(target(SELF), "gold"))), "effect.link"),
        (Played(effect=Sequence(MORE, AddCounter(target(SELF), "gold"), Link.IF_YOU_DO)), "effect.link"),
        (Played(effect=OneOf((("more", MORE), ("gain", GAIN)))), "effect.feasible"),
        (Played(effect=Modify(SELF, (Adds("power", Count(ANY)),))), "effect.continuous"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_could_change_something_is_offered(power: Any, path: str) -> None:
    assert path in {variant.path for variant in variants(power)}


MODULES = [module for doc in ("heralds-of-galactus", "warhammer-invasion") for module in library.modules(doc)]
EXCUSED = [module for module in MODULES if hasattr(module, "EXCUSES")]


@pytest.mark.parametrize("module", EXCUSED, ids=lambda module: module.__name__.rpartition(".")[2])
def test_each_excuse_is_needed_and_no_check_of_its_entry_notices(module: ModuleType) -> None:
    """An excuse for an argument that is noticed, or that no card has, is dead."""
    (entry,) = {value.entry for value in vars(module).values() if isinstance(value, Check)}
    results = [(check, run(check)) for check in library.checks_of(entry)]
    survivors, flipped = flip_axes(results)
    assert flipped
    needed = {(f"{survivor.argument}={survivor.value}", survivor.excuse) for survivor in survivors}
    assert set(module.EXCUSES.items()) <= needed


def test_an_argument_that_no_check_notices_is_a_survivor_without_an_excuse() -> None:
    entry = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem"
    checks = [replace(check, scenario=_expect_little) for check in library.checks_of(entry)]
    noticed, _ = flip_axes([(check, run(check)) for check in library.checks_of(entry)])
    unnoticed, flipped = flip_axes([(check, run(check)) for check in checks])
    assert noticed == ()
    assert 0 < len(unnoticed) == flipped
    assert {survivor.excuse for survivor in unnoticed} == {None}


def _expect_little(table: Any) -> None:
    piece = table.alice.controls(ADAM_WARLOCK)
    table.begin(COMBAT)
    table.finds(piece, PLAY)
