"""What follows from a state, derived once: the state never changes, so neither does what follows. What depends on itself is found out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from judge.engine.context import Match
from judge.engine.errors import Circle
from judge.engine.state import Obj, State

DEEP = 25  # characteristics that depend one on the other in a row; no card brings about more than a few

T = TypeVar("T")


@dataclass(frozen=True)
class Deriving:
    """What is derived in one state, known from then on."""

    match: Match
    state: State
    # What has been derived already: the state never changes, so neither does what follows from it.
    _known: dict[tuple[Hashable, ...], tuple[Obj | None, Any]] = field(default_factory=dict, repr=False, compare=False)

    def _once(self, key: tuple[Hashable, ...], obj: Obj | None, derive: Callable[[], T]) -> T:
        """What ``derive`` gives, derived once for this state; ``obj`` is kept so that its identity stays its own.

        :raises Circle: where it turns out to depend on itself.
        """
        asked = (*key, id(obj))
        known = self._known.get(asked)
        if known is None:
            derived = self._while_under_way(asked, obj, derive)
            known = self._known[asked] = (obj, derived)
        found: T = known[1]
        return found

    def _while_under_way(self, asked: tuple[Hashable, ...], obj: Obj | None, derive: Callable[[], T]) -> T:
        """What ``derive`` gives, while nothing may ask for it."""
        deriving, here = self.match.watch.deriving, (id(self.state), *asked)
        if here in deriving:
            raise Circle(self._called(asked, obj), here)
        deriving.add(here)
        try:
            return derive()
        except RecursionError:
            if len(deriving) < DEEP:  # what asked for this is deep, not this
                raise
            raise Circle(self._called(asked, obj)) from None
        except Circle as circle:
            circle.comes_to(here)
            raise
        finally:
            deriving.discard(here)

    def _called(self, asked: tuple[Hashable, ...], obj: Obj | None) -> str:
        """What is derived for ``obj``, in words."""
        if obj is None:
            return "which texts are at work"
        name, what = self.match.names()(obj.ref), asked[1]
        match asked[0]:
            case "powers":
                return f"which powers {name} has"
            case "bans":
                return f"whether {name} is kept from '{what}'"
        return f"the {what} of {name}"
