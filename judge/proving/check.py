"""A check: a scenario for points of one entry, with typed parameters whose defaults are the ruling's own example. Not here: running it.

Where a ruling of a variant of the game says the same, its check replays the scenario of the other, with the numbers of its own points.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Concatenate, Generic, TypeAlias, TypeVar, get_type_hints

from judge.engine.cite import citation, is_base_rule
from judge.engine.rules import RuleBook
from judge.proving.pieces import Renumbering, points_of
from judge.proving.places import module_of
from judge.proving.table import Swaps, Table

T = TypeVar("T", bound=Table)

# A fact of a scenario that may be changed: its value, and the values that the game allows (None: any).
Fact: TypeAlias = int | bool | str
Allowed: TypeAlias = tuple[Fact, ...] | range | None

NUMBERS = range(21)
# What numbers of these names may be, where a check doesn't say; their names end so.
USUAL = {"endurance": range(-20, 51), "cost": range(11), "resources": range(16), "turn": range(1, 11)}


@dataclass(frozen=True)
class Parameter:
    """A fact of a scenario that may be changed: its type, its default (the ruling's example) and the values that the game allows."""

    name: str
    type: type[Fact]
    default: Fact
    allowed: Allowed = None

    @property
    def may_be(self) -> str:
        """What it may be set to, in words."""
        if isinstance(self.allowed, range):
            return f"{self.allowed.start} to {self.allowed.stop - 1}"
        if self.allowed is not None:
            return ", ".join(map(str, self.allowed))
        return "yes or no" if self.type is bool else "any text"


@dataclass(frozen=True, eq=False)
class Check:
    """A scenario for points of ``entry``, at a ``table`` that takes the rule book in force and the cards that stand in for others.

    ``follows`` says which points merely follow from which others, as pairs of a point and a citation. ``renumbered`` is None but where
    the scenario is another entry's, whose points it names: then it says which points of ``entry`` state the same.
    """

    entry: str
    name: str
    sentence: str
    scenario: Callable[..., None]
    table: Callable[[RuleBook | None, Swaps | None], Table]
    parameters: tuple[Parameter, ...]
    follows: tuple[tuple[int, str], ...] = ()
    renumbered: Renumbering | None = None

    @property
    def id(self) -> str:
        """Names the check: its entry and its function."""
        return f"{self.entry}:{self.name}"

    def __reduce__(self) -> tuple[Callable[[str, str], Check], tuple[str, str]]:
        # Pickled by where it is written, as a function would be: another process finds it there.
        return _check_in, (module_of(self.entry), self.name)

    def cites(self, point: int) -> frozenset[str]:
        """The citations whose rules may prove ``point``: the point itself, and what it follows from; of a base rule also the whole."""
        whole = (self.entry,) if is_base_rule(self.entry) else ()
        return frozenset({f"{self.entry}#{point}", *whole, *(cite for number, cite in self.follows if number == point)})


def _check_in(module: str, name: str) -> Check:
    found: Check = getattr(importlib.import_module(module), name)
    return found


@dataclass(frozen=True)
class Checker(Generic[T]):
    """The decorator ``@check(entry)`` for scenarios that take a ``table`` of one kind."""

    table: Callable[[RuleBook | None, Swaps | None], T]

    def __call__(
        self,
        entry: str,
        *,
        follows: Mapping[int, str] | None = None,
        allowed: Mapping[str, Iterable[Fact]] | None = None,
    ) -> Callable[[Callable[Concatenate[T, ...], None]], Check]:
        """Make a scenario a check of ``entry``: its docstring is the scenario in a sentence, its further arguments are the parameters.

        :param follows: points that merely follow from others, each with the citation that it follows from.
        :param allowed: for parameters by name the values that the game allows; where nothing is said what :data:`USUAL` says of numbers.
        :raises ValueError: for a malformed citation, a missing docstring, or a parameter without type or default.
        """
        pairs = tuple((follows or {}).items())
        for _, cite in pairs:
            citation(cite)

        def make(scenario: Callable[Concatenate[T, ...], None]) -> Check:
            name = scenario.__name__
            if not scenario.__doc__:
                raise ValueError(f"{name} needs a docstring: the scenario in a sentence")
            sentence = " ".join(scenario.__doc__.split())
            parameters = tuple(_parameters(scenario, allowed or {}))
            return Check(entry, name, sentence, scenario, self.table, parameters, pairs)

        return make

    def replays(self, entry: str, points: Mapping[int, int | tuple[int, ...]]) -> Callable[[Check], Check]:
        """Make checks of another entry checks of ``entry``, too: the same scenarios, played at this kind of table.

        A module names each as the other module does. It imports that module and not its checks, which stay checks of their own entry.

        :param points: for each point that the scenarios name, the points of ``entry`` that state the same.
        """
        renumbered = {point: points_of(same) for point, same in points.items()}

        def make(check: Check) -> Check:
            return replace(check, entry=entry, table=self.table, follows=(), renumbered=renumbered)

        return make


def _usual(name: str) -> range:
    """The numbers that a parameter may be if its check doesn't say."""
    return next((numbers for end, numbers in USUAL.items() if name.endswith(end)), NUMBERS)


def _parameters(scenario: Callable[..., None], allowed: Mapping[str, Iterable[Fact]]) -> Iterator[Parameter]:
    specs = list(inspect.signature(scenario).parameters.items())[1:]
    hints = get_type_hints(scenario) if specs else {}
    for name, spec in specs:
        kind = hints.get(name)
        if kind not in (int, bool, str) or spec.default is inspect.Parameter.empty:
            raise ValueError(f"parameter {name} of {scenario.__name__} needs a type (int, bool or str) and a default")
        values = allowed.get(name, _usual(name) if kind is int else None)
        yield Parameter(
            name, kind, spec.default, values if isinstance(values, range) or values is None else tuple(values)
        )
