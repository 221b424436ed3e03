"""What comes with being destroyed or sacrificed."""

from __future__ import annotations

from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.state import Event, Obj, Ref
from judge.games.warhammer_invasion.model.attaching import conditions_of
from judge.games.warhammer_invasion.model.board import DISCARD, ZONES, is_development
from judge.games.warhammer_invasion.model.cards import Support
from judge.games.warhammer_invasion.model.events import Destroyed, Happening, Sacrificed
from judge.games.warhammer_invasion.rules.chain import COST_STAYS_PAID
from judge.games.warhammer_invasion.rules.destroy import (
    DESTROYED_CARD_GOES_TO_OWNER,
    DESTRUCTION_SACRIFICES,
    SACRIFICE_DESTROYS,
)
from judge.games.warhammer_invasion.rules.move import (
    ATTACHMENT_IS_CONDITIONAL,
    ATTACHMENT_IS_SACRIFICED,
    FOREIGN_DEVELOPMENT_IS_DISCARDED,
    UNIT_TAKES_ATTACHMENTS_ELSEWHERE,
)
from judge.games.warhammer_invasion.rules.sacrifice import SACRIFICED_CARD_GOES_TO_OWNER


class AlsoDestroyed(Happening):
    """A sacrificed card counts as destroyed, as somebody believes: without the move that goes with a real destruction."""

    verb = Destroyed.verb


class AlsoSacrificed(Happening):
    """A destroyed card counts as sacrificed, as somebody believes: without the move that goes with a real sacrifice."""

    verb = Sacrificed.verb


def consequences_of_loss(match: Match, event: Destroyed | Sacrificed) -> tuple[Event, ...]:
    """A destroyed or sacrificed card goes to its owner's discard pile, and is only the one of the two."""
    obj = match.state.known(event.ref)
    found: list[Event] = []
    if isinstance(event, Sacrificed):
        pile = match.judge(SACRIFICED_CARD_GOES_TO_OWNER, obj.owner, misread=obj.controller)
        if match.judge(SACRIFICE_DESTROYS, False, misread=True):
            found.append(AlsoDestroyed(ref=event.ref, cause=event.cause))
    else:
        pile = match.judge(DESTROYED_CARD_GOES_TO_OWNER, obj.owner, misread=obj.controller)
        if match.judge(DESTRUCTION_SACRIFICES, False, misread=True):
            found.append(AlsoSacrificed(ref=event.ref, cause=event.cause))
    return (*found, Moved(ref=event.ref, zone=DISCARD, controller=pile, cause=event.cause))


def strays(match: Match) -> tuple[Event, ...]:
    """What rules take out of play: attachments without their card or on one that doesn't fit, developments of another's deck."""
    found: list[Event] = []
    for obj in match.state.all():
        if obj.zone not in ZONES:
            continue
        is_stray = isinstance(obj.card, Support) and obj.host is not None and match.state.obj(obj.host) is None
        if is_stray and match.judge(ATTACHMENT_IS_SACRIFICED, True, misread=False):
            found.append(Sacrificed(ref=obj.ref))
        if _is_unfit(match, obj):
            found.append(Moved(ref=obj.ref, zone=DISCARD))
        is_foreign = is_development(obj) and obj.owner != obj.controller
        if is_foreign and match.judge(FOREIGN_DEVELOPMENT_IS_DISCARDED, True, misread=False):
            found.append(Moved(ref=obj.ref, zone=DISCARD))
    return tuple(found)


def _is_unfit(match: Match, attachment: Obj) -> bool:
    """Whether ``attachment`` is on a unit to which it can't be attached any more."""
    host = match.state.obj(attachment.host) if attachment.host is not None else None
    if host is None or not isinstance(attachment.card, Support):
        return False
    context = Context(match, attachment.controller, attachment.ref)
    texts = conditions_of(match, attachment)
    fits = all(match.read(text.of).matches(context, host) for text in texts)
    is_in_place = all(match.read(text.where).matches(context, host) for text in texts)
    return match.judge(ATTACHMENT_IS_CONDITIONAL, not fits, misread=False) or match.judge(
        UNIT_TAKES_ATTACHMENTS_ELSEWHERE, False, misread=not is_in_place
    )


def give_back_what_was_paid(match: Match, source: Ref) -> Resolution[None]:
    """An action was cancelled whose card was sacrificed as its cost: it stays where it is."""
    last = match.state.known(source)
    now = match.state.objects[source.card]
    if now.zone == DISCARD and not match.judge(COST_STAYS_PAID, True, misread=False):
        yield from match.happen(Moved(ref=now.ref, zone=last.zone, controller=last.controller))
