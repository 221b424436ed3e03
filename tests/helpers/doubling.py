"""Whether the work on a text grows linearly with it: measured at sizes that double.

A step that looks at every earlier part of a text for each part is quadratic: quick on what a test writes, hours on what somebody pastes.
"""

from __future__ import annotations

import gc
import itertools
import math
import time
from collections.abc import Callable, Sequence

SIZES = (4_000, 8_000, 16_000, 32_000, 64_000)
_RUNS = 2  # of which the quickest counts: other processes only ever make one slower
_TRIES = 4  # noise passes, growth doesn't
_FLOOR = 0.06  # seconds; what takes no longer at the largest size than at the smallest has shown no growth
_LEAST = 0.004  # seconds; less than that between two sizes is noise


def grows_linearly(
    run: Callable[[str], object], shape: Callable[[int], str], sizes: Sequence[int] = SIZES, floor: float = _FLOOR
) -> None:
    """Check that the time that ``run`` takes grows as n log n at most; what it takes for the smallest size doesn't count as growth.

    :param run: what is measured, in seconds of this process's CPUs.
    :param shape: makes a text of about so many characters.
    :param sizes: at least four, each twice the one before.
    :param floor: the seconds by which the largest may outlast the smallest whatever the growth between.
    :raises AssertionError: if the growth is nearer to n² than to n log n, in each of several tries.
    """
    texts = [shape(size) for size in sizes]
    lengths = [len(text) for text in texts]
    assert len(texts) >= 4, "growth shows from four sizes on"
    assert all(1.5 < longer / shorter < 2.7 for shorter, longer in itertools.pairwise(lengths)), lengths
    run(texts[0])  # what is loaded once is loaded
    gc.collect()
    best = [math.inf] * len(texts)
    for _ in range(_TRIES):
        best = [min(held, _seconds(run, text)) for held, text in zip(best, texts, strict=True)]
        if best[-1] - best[0] <= floor or _growth(best) <= _most(lengths):
            return
    told = ", ".join(f"{length:,}: {seconds:.3f} s" for length, seconds in zip(lengths, best, strict=True))
    raise AssertionError(
        f"grows faster than n log n ({_growth(best):.1f} over two doublings): {told}; {texts[0][:60]!r}"
    )


def repeated(part: str) -> Callable[[int], str]:
    """The shape of one text again and again."""
    return lambda size: part * max(1, size // len(part))


def numbered(part: str) -> Callable[[int], str]:
    """The shape of a text with a number in it, which is another each time: ``numbered("card{} ")``."""
    return lambda size: "".join(part.format(n) for n in range(max(1, size // len(part.format(size)))))


def nested(opening: str, closing: str, inside: str = "attack") -> Callable[[int], str]:
    """The shape of what opens again and again and is closed as often."""

    def shape(size: int) -> str:
        depth = max(1, size // len(opening + closing))
        return opening * depth + inside + closing * depth

    return shape


def _seconds(run: Callable[[str], object], text: str) -> float:
    """The CPU time of the quickest of some runs, without that of looking for garbage, which grows with all that is loaded."""
    best = math.inf
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        for _ in range(_RUNS):
            begun = time.process_time()
            run(text)
            best = min(best, time.process_time() - begun)
    finally:
        if was_enabled:
            gc.enable()
    return best


def _growth(seconds: Sequence[float]) -> float:
    """How many times what is added to the smallest grows over the last two doublings."""
    return (seconds[-1] - seconds[0]) / max(seconds[-3] - seconds[0], _LEAST)


def _most(lengths: Sequence[int]) -> float:
    """The growth in the middle between n log n and n²."""

    def growth(cost: Callable[[int], float]) -> float:
        return (cost(lengths[-1]) - cost(lengths[0])) / (cost(lengths[-3]) - cost(lengths[0]))

    return math.sqrt(growth(lambda n: n * math.log(n)) * growth(lambda n: float(n * n)))
