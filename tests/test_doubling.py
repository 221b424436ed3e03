"""The measure of growth itself: it lets n log n pass and nothing that is n².

A clock that the work itself moves tells the time here, so that a busy machine changes nothing;
its noise is drawn by a seed, and only ever makes a run longer.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.helpers.doubling import grows_linearly, repeated

SIZES = (500, 1_000, 2_000, 4_000, 8_000)
SEEDS = range(6)

# seconds that the work on so many characters takes
GROWING: dict[str, Callable[[int], float]] = {
    "n": lambda n: n * 3e-5,
    "n log n": lambda n: n * n.bit_length() * 3e-6,
    "n after a long start": lambda n: 0.4 + n * 3e-5,
    "what takes the same at any length": lambda _: 0.4,
}
TOO_FAST: dict[str, Callable[[int], float]] = {
    "n²": lambda n: n**2 * 1.25e-8,
    "n² after a long start": lambda n: 0.2 + n**2 * 1.25e-8,
    "n² beside n": lambda n: n * 1e-5 + n**2 * 1.25e-8,
}


class Clock:
    """Stands still but for the work done before it."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self._random = random.Random(seed)

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float) -> None:
        """Pass that many seconds, and now and then up to a twentieth more, as on a machine with other work."""
        self.now += seconds * (1 + max(0.0, self._random.uniform(-0.05, 0.05)))


def _no_wait(seconds: float) -> None:
    """Nothing passes by waiting where the clock stands still."""


def _measure(cost: Callable[[int], float], seed: int) -> None:
    clock = Clock(seed)
    grows_linearly(lambda text: clock.work(cost(len(text))), repeated("a"), SIZES, clock=clock, wait=_no_wait)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("what", GROWING)
def test_what_is_linear_passes(what: str, seed: int) -> None:
    _measure(GROWING[what], seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("what", TOO_FAST)
def test_what_is_quadratic_does_not(what: str, seed: int) -> None:
    with pytest.raises(AssertionError, match="grows faster"):
        _measure(TOO_FAST[what], seed)


def test_the_clock_of_the_processor_is_the_one_that_counts() -> None:
    def cubed(text: str) -> None:  # so steep that a processor which changes its pace meanwhile hides nothing
        for _ in range(len(text) ** 3 // 4):
            pass

    with pytest.raises(AssertionError, match="grows faster"):
        grows_linearly(cubed, repeated("a"), (50, 100, 200, 400), wait=_no_wait)
