"""Rules with a reading and a misreading, ruled values, and the rule book that says which of the two holds.

A *rule* is a pure function of the game. A *ruled value* stands at an argument of a card's power. Both cite the points they come from,
and both carry the misreading that the ruling was written to correct: switching a rule "off" means that the misreading holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import ModuleType
from typing import Generic, ParamSpec, TypeAlias, TypeVar, cast, overload

from judge.engine.cite import citation, entry_of
from judge.engine.parts import walk

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")
T_co = TypeVar("T_co", covariant=True)
R = TypeVar("R", bound="Rule")


@dataclass(frozen=True, eq=False)
class Rule:
    """A cited rule of a game. ``sentence`` says the reading, ``belief`` what somebody who misreads it believes.

    ``is_routine``: it decides something in nearly every game, so that its decisions are told only where it is what a check is about.

    A rule that computes nothing is this and no more: where it decides, `Match.judge` is given what follows as ruled and as misread.
    """

    id: str
    sentence: str
    cites: tuple[str, ...]
    belief: str
    is_routine: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        if not self.cites or not self.sentence:
            raise ValueError(f"rule {self.id} needs a citation and a sentence")
        for cite in self.cites:
            citation(cite)

    def citing(self: R, *cites: str, sentence: str = "", belief: str = "") -> R:
        """This rule as a variant of its game has it: the same in what it decides, resting on ``cites``.

        :param sentence: the rule in other words, where those of the variant are others.
        :param belief: what somebody believes who misreads it there, if it is put otherwise.
        """
        return replace(self, cites=cites, sentence=sentence or self.sentence, belief=belief or self.belief)


@dataclass(frozen=True, eq=False)
class ComputedRule(Rule, Generic[P, T]):
    """A rule that computes: ``reading`` and ``misreading`` are pure functions of the same arguments.

    ``others`` are the same rule with other points of it misread: each has its own citations and belief, and this rule's reading.
    """

    reading: Callable[P, T]
    misreading: Callable[P, T]
    others: tuple[ComputedRule[P, T], ...] = ()

    def citing(
        self, *cites: str, sentence: str = "", belief: str = "", reading: Callable[P, T] | None = None,
        misreading: Callable[P, T] | None = None, also: tuple[Misread[P, T], ...] = (),
    ) -> ComputedRule[P, T]:  # fmt: skip
        """This rule as a variant of its game has it, resting on ``cites``.

        :param reading: what it comes to there, where that is something else.
        :param misreading: what it comes to for somebody who holds another ``belief`` than the one about the original.
        :param also: further ways to misread it there; those of the original fall away.
        """
        rule = super().citing(*cites, sentence=sentence, belief=belief)
        rule = replace(rule, reading=reading or self.reading, misreading=misreading or self.misreading, others=())
        return replace(rule, others=rule.misread_also(also))

    def misread_also(self, also: Iterable[Misread[P, T]]) -> tuple[ComputedRule[P, T], ...]:
        """This rule once for each of ``also``, with that point of it misread."""
        return tuple(
            replace(self, id=f"{self.id} ({other.belief})", cites=other.cites, belief=other.belief,
                    misreading=other.misreading, others=())
            for other in also
        )  # fmt: skip


@dataclass(frozen=True)
class Misread(Generic[P, T]):
    """One more way to misread a rule that computes, made by :func:`misread` for :func:`rule`."""

    cites: tuple[str, ...]
    belief: str
    misreading: Callable[P, T]


def misread(*cites: str, belief: str, misreading: Callable[P, T]) -> Misread[P, T]:
    """One more way to misread a rule: the points that correct it, what is believed, and what the rule then comes to."""
    return Misread(cites, belief, misreading)


def rule(
    id: str,
    *cites: str,
    misreading: Callable[P, T],
    belief: str,
    also: tuple[Misread[P, T], ...] = (),
    is_routine: bool = False,
) -> Callable[[Callable[P, T]], ComputedRule[P, T]]:
    """Turn a function into a cited rule that computes; its docstring is the rule in a sentence.

    :param misreading: takes the same arguments.
    :param also: further ways to misread the rule, for points that correct other beliefs about it.
    :param is_routine: whether its decisions are told only where it is what a check is about.
    :raises ValueError: for a malformed citation or a missing docstring.
    """

    def make(function: Callable[P, T]) -> ComputedRule[P, T]:
        if not function.__doc__:
            raise ValueError(f"rule {id} needs a docstring: the rule in a sentence")
        sentence = " ".join(function.__doc__.split())
        made = ComputedRule(id, sentence, cites, belief, function, misreading, is_routine=is_routine)
        return replace(made, others=made.misread_also(also))

    return make


@dataclass(frozen=True)
class Ruled(Generic[T_co]):
    """A value at an argument of a power that a point settles: the reading, and the plausible misreading.

    Reading and misreading may hold further ruled values, where two points settle one argument.
    """

    cites: tuple[str, ...]
    reading: T_co | Ruled[T_co]
    misreading: T_co | Ruled[T_co]
    belief: str

    @property
    def id(self) -> str:
        """Names the ruled value in the rule book: its points and what is misread."""
        return f"{'+'.join(self.cites)} ({self.belief})"


# What may stand at an argument of a power: the value itself, or one that a point settles.
Maybe: TypeAlias = T | Ruled[T]


def as_ruled(value: Maybe[T]) -> T:
    """``value``, or what its points say where it is a ruled value: for phrases, which misreadings don't change."""
    while isinstance(value, Ruled):
        value = value.reading
    return value


Points: TypeAlias = int | tuple[int, ...]


@dataclass(frozen=True)
class RuledBy:
    """Ruled values that cite points of one entry: ``ruled = RuledBy(entry)``, then ``ruled(5, A, misread=B, belief="...")``.

    ``ruled((5, 6), ...)`` cites several points. ``also``: where another entry says what a point says, the point of that one.
    """

    entry: str
    also: Mapping[int, str] = field(default_factory=dict, hash=False)

    @overload
    def __call__(self, points: Points, reading: Ruled[T], *, misread: U, belief: str) -> Ruled[T | U]: ...
    @overload
    def __call__(self, points: Points, reading: T, *, misread: U, belief: str) -> Ruled[T | U]: ...
    def __call__(self, points: Points, reading: Maybe[T], *, misread: U, belief: str) -> Ruled[T | U]:
        """The value that ``points`` settle, with what somebody who misreads them takes in its place.

        :param belief: what that somebody believes, in a sentence without a full stop.
        :raises ValueError: for a malformed citation.
        """
        numbers = points if isinstance(points, tuple) else (points,)
        cites = [f"{self.entry}#{number}" for number in numbers]
        cites += [self.also[number] for number in numbers if number in self.also]
        return Ruled(tuple(map(citation, dict.fromkeys(cites))), reading, misread, belief)


@dataclass(frozen=True)
class RuleBook:
    """Which rules are misread. Immutable: each method returns another book.

    A variant of a game replaces rules, and cites only its own ``documents`` (where they are named): what another game's rulings say
    isn't its law, even where it is played the same.
    """

    misread: frozenset[str] = frozenset()
    replaced: Mapping[str, Rule] = field(default_factory=dict, hash=False)
    documents: frozenset[str] = frozenset()

    def misreading(self, *ids: str) -> RuleBook:
        """This book with the rules or ruled values ``ids`` misread."""
        return replace(self, misread=self.misread | set(ids))

    def replacing(self, *rules: Rule) -> RuleBook:
        """This book with each of ``rules`` in the place of the rule of the same id (a variant of a game)."""
        return replace(self, replaced={**self.replaced, **{rule.id: rule for rule in rules}})

    def citing_only(self, *documents: str) -> RuleBook:
        """This book with the citations of all other documents left out."""
        return replace(self, documents=frozenset(documents))

    def in_force(self, rule: R) -> R:
        """The rule that stands at ``rule``'s id in this book."""
        return cast("R", self.replaced.get(rule.id, rule)) if self.replaced else rule

    def cited(self, cites: tuple[str, ...], id: str = "") -> tuple[str, ...]:
        """What of ``cites`` is cited in this book; of the rule ``id`` what that cites which stands at its id."""
        found = self.replaced[id].cites if id in self.replaced else cites
        return _of_documents(found, self.documents) if self.documents else found


@cache
def _of_documents(cites: tuple[str, ...], documents: frozenset[str]) -> tuple[str, ...]:
    return tuple(cite for cite in cites if entry_of(cite).partition("/")[0] in documents)


def ruled_in(value: object) -> Iterator[Ruled[object]]:
    """Every ruled value inside a power, in reading order."""
    return (part for part in walk(value) if isinstance(part, Ruled))


def rules_of(modules: Iterable[ModuleType]) -> tuple[Rule, ...]:
    """The rules that ``modules`` define. Raises ValueError where two share an id."""
    found: dict[str, Rule] = {}
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, Rule):
                continue
            for each in (value, *(value.others if isinstance(value, ComputedRule) else ())):
                if found.setdefault(each.id, each) is not each:
                    raise ValueError(f"two rules are called {each.id}")
    return tuple(found.values())
