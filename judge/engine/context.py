"""What a power sees: the state it looks at, its source, its controller, the event that set it off, and what was chosen for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeVar

from judge.engine.events import Cause, Event
from judge.engine.state import Item, Obj, Ref, State

if TYPE_CHECKING:
    from judge.engine.match import Match
    from judge.engine.select import Selector
    from judge.engine.view import View

T = TypeVar("T")


class When(Enum):
    """Axis *when*: the state in which a number, a choice or a condition is looked at."""

    START = "as it is announced or triggers"
    RESOLUTION = "as it resolves"
    ALWAYS = "continuously"


ON_START, ON_RESOLUTION, ALWAYS = When.START, When.RESOLUTION, When.ALWAYS


@dataclass(frozen=True)
class Context:
    """A power's outlook. Without ``state_at`` it sees the present state; ``start`` is the state of announcement or triggering."""

    match: Match
    controller: str
    source: Ref | None = None
    event: Event | None = None
    start: State | None = None
    state_at: State | None = None
    choices: dict[Any, tuple[Any, ...]] = field(default_factory=dict)
    item: Item | None = None

    @property
    def state(self) -> State:
        """The state looked at."""
        return self.state_at if self.state_at is not None else self.match.state

    @property
    def view(self) -> View:
        """Derived characteristics in that state."""
        return self.match.view(self.state)

    @property
    def cause(self) -> Cause:
        """The cause of what this power does."""
        return Cause("effect", self.controller, self.source)

    def read(self, value: Any) -> Any:
        """``value``, or what the rule book says where a ruled value stands."""
        return self.match.read(value)

    def at(self, when: When) -> Context:
        """This outlook on the state of announcement or triggering, or on the present."""
        return replace(self, state_at=self.start) if when is When.START and self.start is not None else self

    def on(self, state: State) -> Context:
        """This outlook on ``state``."""
        return replace(self, state_at=state)

    def select(self, selector: Selector) -> Iterator[Obj]:
        """The objects that ``selector`` means now, in the order of their cards."""
        chosen = self.read(selector)
        return (obj for obj in self.state.all() if chosen.matches(self, obj))

    def source_object(self) -> Obj | None:
        """The power's source as it is or last was."""
        return None if self.source is None else self.state.known(self.source)

    def x(self) -> int:
        """The value of X settled when the effect was announced, 0 where none was."""
        return self.item.x if self.item is not None else 0
