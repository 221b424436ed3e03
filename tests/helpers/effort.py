"""How hard the suite looks: a few examples a property and a few games while one works; ``--hypothesis-profile thorough`` and
``--games 60`` for more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

THOROUGH = 100  # examples a property, where it does not say how many
QUICK = 25


def register() -> None:
    """Make the profiles known, and the quick one that which counts unless another is asked for."""
    settings.register_profile("thorough", max_examples=THOROUGH, deadline=None)
    settings.register_profile("quick", max_examples=QUICK, deadline=None)
    settings.load_profile("quick")


def examples(number: int, **others: Any) -> settings:
    """Try the property on so many examples in the thorough profile, on as many fewer in the quick one as that asks for.

    :param others: further settings of hypothesis.
    """
    return settings(max_examples=max(1, number * settings().max_examples // THOROUGH), **others)


def play(game: type[RuleBasedStateMachine], games: int) -> None:
    """Play so many random games of fifty moves, the same ones every time."""
    effort = settings(
        max_examples=games, stateful_step_count=50, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    run: Callable[..., None] = run_state_machine_as_test  # which some versions of hypothesis leave without types
    run(game, settings=effort)
