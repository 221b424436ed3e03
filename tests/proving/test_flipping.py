"""Flipping arguments of a card: the checks that use it must notice, in whatever order they are tried."""

from __future__ import annotations

import pytest

from judge.answers import Survivor
from judge.proving import axes
from judge.proving.axes import flip_axes
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.variants import variants
from tests.helpers.scenarios import CARD_WITH_TWO_EFFECTS as CARD
from tests.helpers.scenarios import GAIN_ONE, scenario


@pytest.fixture(autouse=True)
def excuses(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The excuses in force: what a test puts into them. ``CARD`` is the only printed card."""
    made: dict[str, str] = {}
    monkeypatch.setattr(axes, "excuses_of", lambda _: made)
    monkeypatch.setattr(axes, "game_cards", lambda _: (CARD,))
    return made


def survivors(*checks: Check) -> set[tuple[str, str, str | None]]:
    found, _ = flip_axes([(check, run(check)) for check in checks])
    return {(survivor.argument, survivor.value, survivor.excuse) for survivor in found}


HEEDLESS = scenario(CARD, lambda table: table.nobody_is_asked(point=1))
ALICE_LOSES = scenario(CARD, lambda table: table.alice.loses_in_all(2, point=1))
BOB_LOSES_NOTHING = scenario(CARD, lambda table: table.bob.loses_in_all(0, point=1))


def test_an_argument_that_no_check_minds_survives() -> None:
    found, number = flip_axes([(HEEDLESS, run(HEEDLESS))])
    every = [Survivor("Twist", variant.path, variant.to, None) for variant in variants(CARD.powers)]
    assert every
    assert list(found) == every
    assert number == len(every)


def test_one_check_that_notices_is_enough() -> None:
    alone, together = survivors(ALICE_LOSES), survivors(ALICE_LOSES, HEEDLESS, BOB_LOSES_NOTHING)
    assert together < survivors(HEEDLESS)
    assert together <= alone & survivors(BOB_LOSES_NOTHING)


def test_what_survives_does_not_hang_on_the_order_of_the_checks() -> None:
    checks = (ALICE_LOSES, HEEDLESS, BOB_LOSES_NOTHING)
    assert survivors(*checks) == survivors(*reversed(checks))


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


def test_an_excuse_speaks_of_one_value_of_one_argument(excuses: dict[str, str]) -> None:
    argument, value, _ = min(survivors(HEEDLESS))
    excuses[f"{argument}={value}"] = "means the same"
    assert [row for row in survivors(HEEDLESS) if row[2] is not None] == [(argument, value, "means the same")]


def test_a_check_that_fails_and_a_witness_are_no_reason_to_flip() -> None:
    failing = scenario(CARD, lambda table: table.alice.loses_in_all(9, point=1))
    witness = scenario(GAIN_ONE, lambda table: table.nobody_is_asked(point=1))
    assert flip_axes([(failing, run(failing)), (witness, run(witness))]) == ((), 0)
