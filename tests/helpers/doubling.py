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
_PAUSES = (0, 0, 0.5, 1, 2, 4, 8)  # seconds before each further try: noise passes, growth doesn't
_FLOOR = 0.06  # seconds; what takes no longer at the largest size than at the smallest has shown no growth
_LEAST = 0.004  # seconds; less than that between two sizes is noise


def grows_linearly(
    run: Callable[[str], object],
    shape: Callable[[int], str],
    sizes: Sequence[int] = SIZES,
    floor: float = _FLOOR,
    clock: Callable[[], float] = time.process_time,
    wait: Callable[[float], None] = time.sleep,
) -> None:
    """Check that the time that ``run`` takes grows as n log n at most; what it takes for the smallest size doesn't count as growth.

    :param run: what is measured.
    :param shape: makes a text of about so many characters; other words each time, where what is kept of known ones would mislead.
    :param sizes: at least four, each twice the one before.
    :param floor: the seconds by which the largest may outlast the smallest whatever the growth between.
    :param clock: tells seconds; those of this process's CPUs, unless the measure itself is tested.
    :param wait: passes the seconds between tries; a test of the measure has none to lose.
    :raises AssertionError: if the growth is nearer to n² than to n log n, in each of several tries.
    """
    texts = [shape(size) for size in sizes]
    lengths = [len(text) for text in texts]
    assert len(texts) >= 4, "growth shows from four sizes on"
    assert all(1.5 < longer / shorter < 2.7 for shorter, longer in itertools.pairwise(lengths)), lengths
    run(texts[0])  # what is loaded once is loaded
    gc.collect()
    best = [math.inf] * len(texts)
    for pause in (0, *_PAUSES):
        wait(pause)
        best = [min(held, _seconds(run, shape, size, clock)) for held, size in zip(best, sizes, strict=True)]
        if best[-1] - best[0] <= floor or _is_linear(best, lengths):
            return
    told = ", ".join(f"{length:,}: {seconds:.3f} s" for length, seconds in zip(lengths, best, strict=True))
    raise AssertionError(f"grows faster than n log n: {told}; {texts[0][:60]!r}")


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


def _seconds(run: Callable[[str], object], shape: Callable[[int], str], size: int, clock: Callable[[], float]) -> float:
    """The time of the quickest of some runs, without that of looking for garbage, which grows with all that is loaded.

    The text is made for each, since a shape may give another each time.
    """
    best = math.inf
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        for _ in range(_RUNS):
            text = shape(size)
            begun = clock()
            run(text)
            best = min(best, clock() - begun)
    finally:
        if was_enabled:
            gc.enable()
    return best


def _is_linear(seconds: Sequence[float], lengths: Sequence[int]) -> bool:
    """Whether what is added grows less than in the middle between n log n and n²: over the last two doublings, or over the last alone.

    Both must tell: the one takes what a step costs at any length for growth where the smallest texts cost the same, the other noise.
    """
    first, (third, second, last) = lengths[0], lengths[-3:]
    spans = (((first, third), (first, last)), ((third, second), (second, last)))
    by_length = dict(zip(lengths, seconds, strict=True))
    return any(
        by_length[to] - by_length[of]
        <= _most(before, (of, to)) * max(by_length[before[1]] - by_length[before[0]], _LEAST)
        for before, (of, to) in spans
    )


def _most(before: tuple[int, int], after: tuple[int, int]) -> float:
    """How many times more a second span of lengths may add than a first: the mean of what n log n and n² would."""

    def growth(cost: Callable[[int], float]) -> float:
        return (cost(after[1]) - cost(after[0])) / (cost(before[1]) - cost(before[0]))

    return math.sqrt(growth(lambda n: n * math.log(n)) * growth(lambda n: float(n * n)))
