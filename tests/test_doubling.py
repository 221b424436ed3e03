"""The measure of growth itself: it lets n log n pass and nothing that is n²."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.helpers.doubling import grows_linearly, repeated

SIZES = (500, 1_000, 2_000, 4_000, 8_000)


def work(steps: float) -> None:
    for _ in range(round(steps)):
        pass


GROWING: dict[str, Callable[[str], None]] = {
    "n": lambda text: work(len(text) * 300),
    "n log n": lambda text: work(len(text) * len(text).bit_length() * 30),
    "n after a long start": lambda text: work(4_000_000 + len(text) * 300),
}
TOO_FAST: dict[str, Callable[[str], None]] = {
    "n²": lambda text: work(len(text) ** 2 / 8),
    "n² after a long start": lambda text: work(2_000_000 + len(text) ** 2 / 8),
    "n² beside n": lambda text: work(len(text) * 100 + len(text) ** 2 / 8),
}


@pytest.mark.parametrize("what", GROWING)
def test_what_is_linear_passes(what: str) -> None:
    grows_linearly(GROWING[what], repeated("a"), SIZES)


@pytest.mark.parametrize("what", TOO_FAST)
def test_what_is_quadratic_does_not(what: str) -> None:
    with pytest.raises(AssertionError, match="grows faster"):
        grows_linearly(TOO_FAST[what], repeated("a"), SIZES)
