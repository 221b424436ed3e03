"""The watch over a match: what cards set off is followed back to what brought it about, so that what has no end is told, and told whose it is.

No game here rules what becomes of a loop, so the engine doesn't either: it stops and names the texts. The bounds lie far above what
play reaches. They hold for one action, whatever players decide within it; only the line of what brought what about goes on from one
action to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from judge.engine.errors import Endless, listed
from judge.engine.nodes import Node
from judge.engine.state import Deed, Event, Ref

REPEATS = 100  # how often a text may come about through itself
STEPS = 5_000  # events and repetitions in one action
WAITING = 500  # effects that wait to resolve


class Watch:
    """What is going on in a match, and since when. ``told`` puts what a deed is of into words: a card, its text, its citation."""

    def __init__(self, told: Callable[[object, Ref | None], str]) -> None:
        self.now: Deed | None = None
        self.steps = 0
        # Which characteristics are being derived, in which states: whatever asks for one of them depends on itself.
        self.deriving: set[Hashable] = set()
        self._told = told
        self._steps_of: Counter[Deed] = Counter()

    def begin(self) -> None:
        """A player acts, or the game goes on by itself: nothing has happened yet."""
        self.now = None
        self.steps = 0
        self._steps_of.clear()

    def set_off(self, of: Node | object, source: Ref | None, because: Deed | None = None) -> Deed:
        """``of``, a text of ``source``, is set off by ``because``, or by what is going on now.

        :raises Endless: where it has come about through itself too often.
        """
        return self._follow(of, source, (source.card if source is not None else None, id(of)), because or self.now)

    def demand(self, events: tuple[Event, ...]) -> Deed:
        """Rules demand ``events`` because of what is going on now.

        :raises Endless: where that has come about through itself too often.
        """
        key = tuple((type(event), event.subject.card if event.subject is not None else None) for event in events)
        return self._follow(events, None, key, self.now)

    def _follow(self, of: object, source: Ref | None, key: object, because: Deed | None) -> Deed:
        times = 1 + next((deed.times for deed in because.line() if deed.key == key), 0) if because is not None else 1
        deed = Deed(of, source, key, because, times)
        if times > REPEATS:
            raise self._endless(deed)
        return deed

    @contextmanager
    def during(self, deed: Deed | None) -> Iterator[None]:
        """``deed`` (None: what was already) is what is going on.

        :raises Endless: where it goes deeper than Python does.
        """
        before = self.now
        self.now = deed if deed is not None else before
        try:
            yield
        except RecursionError:
            if self.now is None:
                raise
            raise self._endless(self.now) from None
        finally:
            self.now = before

    def step(self) -> None:
        """Something happens, or is done once more.

        :raises Endless: where that was too often for one action.
        """
        self.steps += 1
        if self.now is not None:
            self._steps_of.update(self.now.line())
        if self.steps > STEPS:
            raise self._tireless()

    def hold(self, waiting: int) -> None:
        """So many effects wait to resolve.

        :raises Endless: for more than players could ever work off.
        """
        if waiting > WAITING:
            because = f", the last because of {self._ring(self.now)[0]}" if self.now is not None else ""
            raise Endless(f"this has no end: {waiting:,} effects wait to resolve{because}")

    def _endless(self, last: Deed) -> Endless:
        """What to say where ``last`` is one deed too many of its line."""
        texts, number, times = self._ring(last)
        if times == 1:
            return Endless(f"this goes too deep: {texts}, one within the other")
        comes = "comes about through itself" if number == 1 else "bring each other about"
        return Endless(f"this has no end: {texts} {comes}, {times} times so far")

    def _ring(self, last: Deed) -> tuple[str, int, int]:
        """The texts that come again and again in what led to ``last``: in words, how many they are, and how often they came."""
        line = list(last.line())
        often = Counter(deed.key for deed in line)
        times = max(often.values())
        ring = [deed for deed in {deed.key: deed for deed in line}.values() if often[deed.key] * 2 > times]
        return listed([self._told(deed.of, deed.source) for deed in reversed(ring)]), len(ring), times

    def _tireless(self) -> Endless:
        """What to say after too many steps: the latest text in whose doing most of them were."""
        line = self.now.line() if self.now is not None else ()
        deed = next((deed for deed in line if self._steps_of[deed] * 2 > STEPS), self.now)
        if deed is None:
            return Endless(f"this has no end: more than {STEPS:,} events in one action")
        return Endless(
            f"this has no end: {self._told(deed.of, deed.source)} goes on after {STEPS:,} events in one action"
        )
