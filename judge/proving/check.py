"""A check: a scenario for points of one entry, with typed parameters whose defaults are the ruling's own example."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, get_type_hints

from judge.engine.cite import citation


@dataclass(frozen=True)
class Parameter:
    """One fact of a scenario that may be changed: its type (int, bool or str), default, and the values that the game allows."""

    name: str
    type: type
    default: Any
    allowed: tuple[Any, ...] | range | None = None


@dataclass(frozen=True, eq=False)
class Check:
    """A scenario for ``entry``. ``follows`` says which points merely follow from which others: {point: citation}."""

    entry: str
    name: str
    sentence: str
    scenario: Callable[..., None]
    table: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    follows: tuple[tuple[int, str], ...] = field(default=())

    @property
    def id(self) -> str:
        """Names the check: its entry and its function."""
        return f"{self.entry}:{self.name}"

    def cited_for(self, point: int) -> frozenset[str]:
        """The citations whose rules may prove ``point``: the point itself, or what it follows from."""
        own = f"{self.entry}#{point}"
        return frozenset({own, *(cite for number, cite in self.follows if number == point)})


def checker(table: Callable[..., Any]) -> Callable[..., Callable[[Callable[..., None]], Check]]:
    """The decorator ``@check(entry)`` for scenarios at ``table`` (a class whose instances take book and cards)."""

    def check(
        entry: str, *, follows: dict[int, str] | None = None, allowed: dict[str, Iterable[Any]] | None = None
    ) -> Any:
        for cite in (follows or {}).values():
            citation(cite)

        def make(scenario: Callable[..., None]) -> Check:
            if not scenario.__doc__:
                raise ValueError(f"{scenario.__name__} needs a docstring: the scenario in a sentence")
            sentence = " ".join(scenario.__doc__.split())
            parameters = tuple(_parameters(scenario, allowed or {}))
            return Check(
                entry, scenario.__name__, sentence, scenario, table, parameters, tuple((follows or {}).items())
            )

        return make

    return check


def _parameters(scenario: Callable[..., None], allowed: dict[str, Iterable[Any]]) -> Iterable[Parameter]:
    hints = get_type_hints(scenario)
    for name, spec in list(inspect.signature(scenario).parameters.items())[1:]:
        if hints.get(name) not in (int, bool, str) or spec.default is inspect.Parameter.empty:
            raise ValueError(f"parameter {name} of {scenario.__name__} needs a type (int, bool or str) and a default")
        values = allowed.get(name, range(0, 21) if hints[name] is int else None)
        yield Parameter(
            name, hints[name], spec.default, values if isinstance(values, range) or values is None else tuple(values)
        )
