"""Drawing questions: by a seed, one entry after another, and evenly, so that no answer is likelier for its kind."""

from __future__ import annotations

import random
import re
from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from judge.api import Judge
from judge.errors import JudgeError, NotFoundError
from judge.nearest import nearest
from judge.practice.questions import KINDS, Question, question_of

_NUMBER = re.compile(r"[-+]?\d+")
_NOTHING = ("No", "Nobody", "Nothing", "None", "Not in play")


@dataclass(frozen=True)
class Filters:
    """Which questions are wanted; None: whichever."""

    game: str | None = None
    doc: str | None = None
    kind: str | None = None


class Pool:
    """The questions of a judge. Those of an entry are made when they are first wanted, and kept."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._made: dict[str, tuple[Question, ...]] = {}

    def entries(self, filters: Filters) -> list[str]:
        """The ids of the entries that may have questions.

        :raises NotFoundError: if there is no such game, document or kind.
        """
        if filters.kind is not None and filters.kind not in KINDS:
            raise NotFoundError(f"no kind '{filters.kind}'", nearest(filters.kind, KINDS) or KINDS)
        rows = self._judge.entries(game=filters.game, doc=filters.doc)
        return [
            row.id
            for row in rows
            if filters.kind is None or (filters.kind == "cards") == (row.kind in ("card", "errata"))
        ]

    def of(self, entry: str) -> tuple[Question, ...]:
        """The questions of an entry: none where it has no check that tells a misreading.

        :raises NotFoundError: if there is no such entry.
        """
        if entry not in self._made:
            view = self._judge.show(entry)
            found = (question_of(fork, view, self._judge.show) for fork in self._judge.forks(view.id))
            self._made[entry] = tuple(question for question in found if question is not None)
        return self._made[entry]

    def all(self, filters: Filters) -> Iterator[Question]:
        """Every question, in the order of the corpus.

        :raises NotFoundError: as :meth:`entries`.
        """
        return (question for entry in self.entries(filters) for question in self.of(entry))

    def find(self, id: str) -> Question:
        """The question of an id.

        :raises NotFoundError: if there is no such entry.
        :raises JudgeError: if it has no such question, as after its check changed.
        """
        entry = id.rpartition(":")[0] or id
        found = self.of(entry)
        for question in found:
            if question.id == id:
                return question
        has = f"it has {len(found)}: " + ", ".join(question.id for question in found[:3]) if found else "it has none"
        raise JudgeError(f"no question '{id[:120]}' in {entry[:80]}", f"{has}; or draw one: judge quiz")

    def draw(self, filters: Filters, seed: int | str) -> Iterator[Question]:
        """Every question once, in an order that hangs on ``seed``: as many of one answer as of the other, as long as there are both.

        :raises NotFoundError: as :meth:`entries`.
        """
        chance = random.Random(f"judge {seed}")
        waiting: dict[str, dict[int, deque[Question]]] = defaultdict(lambda: {0: deque(), 1: deque()})
        wanted: dict[str, int] = {}
        for question in self._laps(self.entries(filters), chance):
            kind, side = sort_of(question)
            want = wanted.setdefault(kind, chance.randrange(2))
            waiting[kind][side].append(question)
            if waiting[kind][want]:
                yield waiting[kind][want].popleft()
                wanted[kind] = 1 - want
        for sides in waiting.values():  # what has no counterpart
            yield from (*sides[0], *sides[1])

    def _laps(self, entries: list[str], chance: random.Random) -> Iterator[Question]:
        """A question of each entry in turn, then another one of each, until there are no more."""
        chance.shuffle(entries)
        left: dict[str, list[Question]] = {}
        while entries:
            for entry in entries:
                if entry not in left:
                    left[entry] = list(self.of(entry))
                    random.Random(f"{chance.random()}").shuffle(left[entry])
                if left[entry]:
                    yield left[entry].pop()
            entries = [entry for entry in entries if left[entry]]


def sort_of(question: Question) -> tuple[str, int]:
    """What kind of answer a question takes, and on which side of its choices the right one is: 0 for no, nothing, the least."""
    choices = question.choices
    if set(choices) == {"Yes", "No"}:
        return "yes or no", int(question.right == "Yes")
    if all(map(_NUMBER.fullmatch, choices)):
        return "number", int(int(question.right) > min(map(int, choices)))
    kind = "where" if question.question.startswith("Where") else "other"
    if nothing := [choice for choice in choices if choice in _NOTHING]:
        return f"{kind}, or nothing", int(question.right not in nothing)
    return kind, int(question.right != min(choices))


_pools: WeakKeyDictionary[Judge, Pool] = WeakKeyDictionary()


def pool_of(judge: Judge) -> Pool:
    """The pool of ``judge``: one, however often it is asked for."""
    return _pools.setdefault(judge, Pool(judge))
