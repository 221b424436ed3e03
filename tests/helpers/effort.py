"""How hard the suite looks: a few examples a property while one works, ``--hypothesis-profile thorough`` for more."""

from __future__ import annotations

from typing import Any

from hypothesis import settings

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
