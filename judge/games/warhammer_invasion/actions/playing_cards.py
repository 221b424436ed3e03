"""Playing a unit, support or quest card."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, denied, objection, unmet
from judge.engine.chain import announce, resolve_top
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.reasons import bans
from judge.engine.state import Obj, Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.model.attaching import conditions_of
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    CAPITAL_PHASE,
    CARD,
    CHAIN,
    DEVELOPMENT,
    HAND,
    KINGDOM,
    QUEST,
    TOKEN,
    ZONES,
    is_burning,
    is_unit,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Quest, Support, Tactic, Unit, WiCard
from judge.games.warhammer_invasion.model.events import CardPlayed
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.entering import Arrival, Coming, entry_objections
from judge.games.warhammer_invasion.procedures.limited import limited_objections
from judge.games.warhammer_invasion.procedures.paying import to_spend
from judge.games.warhammer_invasion.rules.act import (
    ATTACHES_TO_ANY_UNIT,
    BURNING_ZONE_TAKES_CARDS,
    CARD_IS_PLAYABLE,
    CARDS_COME_IN_ANY_ORDER,
    CARDS_GO_ANYWHERE,
    IS_TIME_TO_PLAY,
    NEVER_IN_RESPONSE,
    ONE_UNIT_QUESTS,
    PAYS_IN_FULL,
    QUEST_GOES_ANYWHERE,
    QUESTING_BEGINS_BY_PLAYING,
    SUPPORTS_GO_ANYWHERE,
    TOKENS_PAY_FOR_QUEST_ONLY,
)
from judge.games.warhammer_invasion.rules.chain import CARD_WAITS_TO_ENTER
from judge.games.warhammer_invasion.words.paying import pay

WRONG_HOST = Objection(
    "attach", "an attachment goes onto what its text lets it be attached to", ("warhammer-invasion-base/b7.3",)
)

WRONG_ZONE = Objection(
    "zone",
    "a card goes to a zone of its player's capital: a unit also onto a quest there, an attachment onto a unit",
    ("warhammer-invasion-base/b2.4",),
)


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a unit, support or quest from hand into one of one's own zones; a unit ``on`` a quest, an attachment ``on`` a unit."""

    ref: Ref
    zone: str
    on: Ref | None = None

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, WiCard) or isinstance(obj.card, Tactic):
            return (objection(CARD_IS_PLAYABLE),)
        resources = to_spend(match, player)
        tokens = sum(other.count(TOKEN) for other in match.state.all() if other.controller == player)
        has = match.judge(TOKENS_PAY_FOR_QUEST_ONLY, resources, misread=resources + tokens)
        return (
            *self._misplaced(match, player, obj),
            *untimely(match, player),
            *unmet(match, (CARD_IS_PLAYABLE, obj.owner == player and obj.zone == HAND)),
            *unmet(match, (PAYS_IN_FULL, has >= price(Context(match, player, self.ref), obj))),
            *denied(match, (CARDS_COME_IN_ANY_ORDER, bool(developments_played(match, player)))),
            *denied(match, (BURNING_ZONE_TAKES_CARDS, is_burning(match.state, player, self.zone))),
            *limited_objections(match, player, obj),
            *entry_objections(match, obj, self.zone, player, Coming.PLAYED),
            *bans(match, CardPlayed.verb, obj),
        )

    def _misplaced(self, match: Match, player: str, obj: Obj) -> tuple[Objection, ...]:
        """Why ``obj`` can't be put there."""
        is_attachment = isinstance(obj.card, Support) and obj.card.attaches
        host = match.state.obj(self.on) if self.on is not None else None
        if self.zone not in ZONES or is_attachment != (host is not None and is_unit(host)):
            return (WRONG_ZONE,)
        if isinstance(obj.card, Quest):
            return denied(match, (QUEST_GOES_ANYWHERE, self.zone != QUEST))
        if self.on is None:
            is_elsewhere = isinstance(obj.card, Unit) and self.zone != BATTLEFIELD
            is_out = isinstance(obj.card, Support) and self.zone != KINGDOM
            return denied(match, (CARDS_GO_ANYWHERE, is_elsewhere), (SUPPORTS_GO_ANYWHERE, is_out))
        if host is None or host.zone != self.zone:
            return (WRONG_ZONE,)
        if is_attachment:
            context = Context(match, player, self.ref)
            texts = conditions_of(match, obj)
            if not all(match.read(part).matches(context, host) for text in texts for part in (text.of, text.where)):
                return (WRONG_HOST,)
            return () if texts else denied(match, (ATTACHES_TO_ANY_UNIT, host.controller != player))
        if not isinstance(host.card, Quest) or DEVELOPMENT in host.flags or host.controller != player:
            return (WRONG_ZONE,)
        is_free = not any(other.host == self.on for other in match.state.all())
        return (
            *unmet(match, (ONE_UNIT_QUESTS, is_free)),
            *denied(match, (QUESTING_BEGINS_BY_PLAYING, obj.zone == HAND)),
        )

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        cost = pay(price(Context(match, player, self.ref), obj))
        arrival = Arrival(self.zone, self.on)
        waits = match.judge(CARD_WAITS_TO_ENTER, True, misread=False)
        move = Moved(ref=self.ref, zone=CHAIN, controller=player)
        played = move.becomes(match.state, match.game)
        yield from announce(match, CARD, player, played, arrival, match.names()(self.ref), cost=cost, carries=played,
                            also=(move,))  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=played))
        if not waits:
            yield from resolve_top(match)
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        where = f"the {self.zone}" if self.on is None else match.names()(self.on)
        return f"playing {match.names()(self.ref)} {'into' if self.on is None else 'onto'} {where}"


def untimely(match: Match, player: str) -> tuple[Objection, ...]:
    """Why it isn't the time for ``player`` to play a card into a zone: not his capital phase, or something to respond to."""
    step = scene(match.state).step
    is_own = step.phase == CAPITAL_PHASE and step.player == player
    return unmet(match, (IS_TIME_TO_PLAY, is_own), (NEVER_IN_RESPONSE, not match.state.chain))


def developments_played(match: Match, player: str, *, by_effects: bool = False) -> int:
    """How many developments ``player`` has played this turn; ``by_effects``: those too that card effects have put down for him."""
    return sum(
        isinstance(event, Moved)
        and DEVELOPMENT in event.flags
        and event.cause.controller == player
        and (by_effects or event.cause.kind == "play")
        for event in match.state.events_this_turn()
    )
