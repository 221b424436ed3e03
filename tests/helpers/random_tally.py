"""What random play has reached, counted: actions, events, keywords, rules that decided, questions, and what the engine can't express."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType

from judge.engine.acting import Action
from judge.engine.state import Event

MOST_NAMED = 12  # of what was never reached, the report counts the others


@dataclass
class Tally:
    """What so many games of one game came to."""

    game: str
    games: int = 0
    turns: int = 0
    refused: int = 0
    replayed: int = 0
    seconds: float = 0.0
    actions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    keywords: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    uncited: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    beyond: Counter[str] = field(default_factory=Counter)

    def report(self, kinds: set[str], events: set[str], rules: set[str], keywords: set[str]) -> str:
        """The figures, a line each, with what of the game's own actions, events, rules and keywords was never reached."""
        head = (
            f"{self.game}: {self.games} games, {self.turns} turns, {self.actions.total()} actions, {self.refused} refusals, "
            f"{self.events.total()} events, {self.asked.total()} questions, {self.replayed} replays, {self.seconds:.1f} s"
        )
        return "\n".join(
            [
                head,
                f"  actions: {_listed(self.actions)}",
                f"  events: {_listed(self.events)}",
                f"  keywords: {_listed(self.keywords)}",
                f"  not expressible: {_listed(self.beyond) or 'nothing'}",
                f"  rules that decide and cite nothing: {_listed(self.uncited) or 'none'}",
                *(
                    f"  {what} never reached: {_missing(all_of, reached)}"
                    for what, all_of, reached in (
                        ("actions", kinds, self.actions),
                        ("events", events, self.events),
                        ("keywords", keywords, self.keywords),
                        ("rules", rules, self.rules),
                    )
                ),
            ]
        )


def actions_of(*games: str) -> set[str]:
    """The kinds of action that the modules of ``games`` define, a variant after the game that it varies: of each the last kind alone."""
    found = {kind for game in games for kind in _subclasses(Action, _modules(f"judge.games.{game}.actions"))}
    return {
        kind.__name__ for kind in found if not any(other is not kind and issubclass(other, kind) for other in found)
    }


def events_of(*games: str) -> set[str]:
    """The kinds of event that the models of ``games`` define and that can happen: those that say what they change, or that they happen."""
    found = {kind for game in games for kind in _subclasses(Event, _modules(f"judge.games.{game}.model"))}
    return {kind.__name__ for kind in found if "verb" in vars(kind) or not kind.__subclasses__()}


def _modules(package: str) -> Iterator[ModuleType]:
    root = importlib.import_module(package)
    yield root
    yield from (importlib.import_module(f"{package}.{info.name}") for info in pkgutil.iter_modules(root.__path__))


def _subclasses(base: type, modules: Iterator[ModuleType]) -> Iterator[type]:
    """The subclasses of ``base`` that ``modules`` define themselves."""
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, base) and value.__module__ == module.__name__:
                yield value


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counted.most_common())


def _missing(all_of: set[str], reached: Counter[str]) -> str:
    missing = sorted(all_of - set(reached))
    named = ", ".join(missing[:MOST_NAMED])
    more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
    return f"{len(missing)} of {len(all_of)}{f' ({named}{more})' if missing else ''}"
