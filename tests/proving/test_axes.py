"""Flipping the axes: which arguments have another value, and that a check which minds none of them is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judge.answers import Survivor
from judge.engine.changes import Adds
from judge.engine.context import When
from judge.engine.flow import Link, Sequence
from judge.engine.lasting import Modify
from judge.engine.patterns import On
from judge.engine.powers import Played, Static, whenever
from judge.engine.rules import Ruled
from judge.engine.select import ANY, SELF
from judge.engine.state import Card
from judge.engine.values import Count
from judge.engine.whose import Whose
from judge.games.vs_system.words.effects import gain, lose
from judge.proving import axes, library
from judge.proving.axes import Variant, flip_axes, variants
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.tables.vs_system import VsTable
from tests.helpers.scenarios import ENTRY, scenario, twist


def flipped(value: object) -> list[tuple[str, str]]:
    return [(variant.path, variant.value) for variant in variants(value)]


# -- which arguments have another value


def test_an_axis_has_each_of_its_other_values() -> None:
    assert list(variants(Whose.YOURS, "whose")) == [
        Variant("whose", other.name, other) for other in Whose if other is not Whose.YOURS
    ]
    assert flipped(Link.AND) == [("", "IF_YOU_DO")]


@pytest.mark.parametrize(
    ("when", "other"), [(When.START, "RESOLUTION"), (When.RESOLUTION, "START"), (When.ALWAYS, "START")]
)
def test_when_is_the_start_or_not(when: When, other: str) -> None:
    assert flipped(when) == [("", other)]


def test_what_is_looked_at_without_any_announcement_has_no_start() -> None:
    assert list(variants(When.ALWAYS, has_start=False)) == []


def test_other_words_numbers_and_names_are_no_axes() -> None:
    for value in ("atk", 3, None, ANY, SELF, ()):
        assert flipped(value) == []


def test_a_ruled_value_is_left_to_its_proof() -> None:
    assert flipped(Ruled((f"{ENTRY}#1",), Whose.YOURS, Whose.EVERYONES, "everybody's")) == []


def test_a_path_leads_through_tuples_and_fields_to_the_one_argument_that_is_changed() -> None:
    first = Played(effect=gain(1))
    powers = (first, Played(effect=Sequence(gain(1), lose(2), Link.AND)))
    found = {path: changed for path, _, changed in variants(powers)}
    assert found["[1].effect.link"] == (first, Played(effect=Sequence(gain(1), lose(2), Link.IF_YOU_DO)))


def test_switches_are_flipped_where_they_can_matter() -> None:
    power = whenever(On("stun")) >> gain(1)
    switches = {path for path, _ in flipped(power) if "_per_" in path or path == "rechecked"}
    assert switches == {"once_per_turn", "once_per_batch"}  # rechecked means nothing without a condition
    fixed, counted = Modify(None, (Adds("atk", 3),)), Modify(None, (Adds("atk", Count(ANY)),))
    assert ("continuous", "True") not in flipped(fixed)
    assert ("continuous", "True") in flipped(counted)


def test_static_text_is_looked_at_continuously() -> None:
    change = Adds("atk", Count(ANY))
    assert ("effect.changes[0].by.when", "START") in flipped(Played(effect=Modify(SELF, (change,))))
    assert flipped(Static(change=change, on=ANY)) == []


# -- that checks must notice

CARD = twist(gain(1).then(lose(3)))
LINK = "[0].effect.link"
GAINED_NOTHING = twist(lose(0).then(lose(3)))


@pytest.fixture
def excuses(monkeypatch: pytest.MonkeyPatch) -> dict[library.Argument, str]:
    """The excuses in force: what a test puts into them. ``CARD`` is the only printed card."""
    made: dict[library.Argument, str] = {}
    monkeypatch.setattr(library, "excuses", lambda _: made)
    monkeypatch.setattr(library, "game_cards", lambda _: (CARD,))
    return made


def losing(card: Card, expect: Callable[[VsTable], None]) -> Check:
    assert isinstance(card, type(CARD))
    return scenario(card, expect)


def survivors(*checks: Check) -> set[tuple[str, str, str | None]]:
    found, _ = flip_axes([(check, run(check)) for check in checks])
    return {(survivor.argument, survivor.value, survivor.excuse) for survivor in found}


HEEDLESS = losing(CARD, lambda table: table.nobody_is_asked(point=1))
ALICE_LOSES = losing(CARD, lambda table: table.alice.loses_in_all(2, point=1))
BOB_LOSES_NOTHING = losing(CARD, lambda table: table.bob.loses_in_all(0, point=1))


@pytest.mark.usefixtures("excuses")
def test_an_argument_that_no_check_minds_survives() -> None:
    found, number = flip_axes([(HEEDLESS, run(HEEDLESS))])
    every = [Survivor("Twist", path, value, None) for path, value, _ in variants(CARD.powers)]
    assert every
    assert list(found) == every
    assert number == len(every)


@pytest.mark.usefixtures("excuses")
def test_one_check_that_notices_is_enough() -> None:
    alone, together = survivors(ALICE_LOSES), survivors(ALICE_LOSES, HEEDLESS, BOB_LOSES_NOTHING)
    assert together < survivors(HEEDLESS)
    assert together <= alone & survivors(BOB_LOSES_NOTHING)


@pytest.mark.usefixtures("excuses")
def test_what_survives_does_not_hang_on_the_order_of_the_checks() -> None:
    checks = (ALICE_LOSES, HEEDLESS, BOB_LOSES_NOTHING)
    assert survivors(*checks) == survivors(*reversed(checks))


@pytest.mark.usefixtures("excuses")
def test_the_check_that_noticed_last_is_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Check] = []

    def spy(check: Check, **settings: object) -> object:
        tried.append(check)
        return run(check, **settings)  # type: ignore[arg-type]

    results = [(check, run(check)) for check in (HEEDLESS, ALICE_LOSES)]
    monkeypatch.setattr(axes, "run", spy)
    flip_axes(results)
    noticed = tried.index(ALICE_LOSES)
    assert tried[noticed + 1] is ALICE_LOSES


@pytest.mark.parametrize("key", [("Twist", LINK, "IF_YOU_DO"), ("Twist", LINK, "*"), ("Twist", "*", "*")])
def test_an_excuse_speaks_of_a_value_an_argument_or_a_whole_card(
    excuses: dict[library.Argument, str], key: library.Argument
) -> None:
    excuses[key] = "means the same"
    assert (LINK, "IF_YOU_DO", "means the same") in survivors(HEEDLESS)


def test_the_narrowest_excuse_counts(excuses: dict[library.Argument, str]) -> None:
    excuses.update({("Twist", "*", "*"): "the card", ("Twist", LINK, "*"): "the argument"})
    assert (LINK, "IF_YOU_DO", "the argument") in survivors(HEEDLESS)


@pytest.mark.usefixtures("excuses")
def test_a_check_that_fails_and_a_witness_are_no_reason_to_flip() -> None:
    failing = losing(CARD, lambda table: table.alice.loses_in_all(9, point=1))
    witness = losing(twist(gain(1)), lambda table: table.nobody_is_asked(point=1))
    assert flip_axes([(failing, run(failing)), (witness, run(witness))]) == ((), 0)
