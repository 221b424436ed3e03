"""Changes of characteristics and permissions that only Vs. System knows."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Change
from judge.engine.costs import Reduction
from judge.engine.nodes import Node, describe
from judge.engine.powers import Effect
from judge.engine.rules import Maybe, as_ruled
from judge.engine.values import Amount


@dataclass(frozen=True)
class ConsideredToControl(Change):
    """The controller of its source counts as controlling the person called ``name``."""

    name: str

    def describe(self) -> str:
        return f"its controller is considered to control {self.name}"


@dataclass(frozen=True)
class SourceReadies(Node):
    """Ends a modifier: the object whose effect made it is not exhausted any more."""

    def describe(self) -> str:
        return "until its source readies"


UNTIL_SOURCE_READIES = SourceReadies()


@dataclass(frozen=True)
class ReadiesAtWill(Change):
    """Its controller decides in the wrap-up whether it readies."""

    def describe(self) -> str:
        return "readies in the recovery phase only if its controller wishes"


@dataclass(frozen=True)
class CostsLess(Reduction):
    """Recruiting (or playing) a card that ``of`` means costs ``by`` less, but not less than ``floor``.

    ``next_only``: it ends with the next such recruit.
    """

    floor: Maybe[Amount] = 0
    next_only: Maybe[bool] = False

    def describe(self) -> str:
        which = "the next " if as_ruled(self.next_only) else ""
        return (
            f"{which}{describe(self.of)} costs less to recruit, by {describe(self.by)} (minimum {describe(self.floor)})"
        )


@dataclass(frozen=True)
class MayRecruit(Change):
    """Its object may be recruited from the zone where it is. ``instead``: what may be paid in the place of the recruit cost."""

    instead: Effect | None = None

    def describe(self) -> str:
        return "may be recruited"


@dataclass(frozen=True)
class UsableOnce(Change):
    """Each payment power of its object can be used once a turn; unless ``each_power``, all of them together.

    ``since_face_up``: uses from before its source came face up don't count.
    """

    since_face_up: Maybe[bool] = False
    each_power: Maybe[bool] = True

    def describe(self) -> str:
        return "can't use a payment power that was used this turn"
