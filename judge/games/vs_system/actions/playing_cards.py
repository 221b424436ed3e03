"""Playing a plot twist."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.engine.acting import barred, objection, unmet
from judge.engine.chain import CostContext, announce, has_enough_targets
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.playing import power_as_played
from judge.engine.powers import NOTHING, Effect
from judge.engine.reasons import bans, unmet_restrictions
from judge.engine.rules import Maybe
from judge.engine.state import Item
from judge.games.vs_system.actions.acting import NO_LEGAL_TARGET, CardAction, keep_priority
from judge.games.vs_system.model.board import CHAIN, FACE_DOWN, HAND, PLOT_TWIST, scene
from judge.games.vs_system.model.events import CardPlayed, TurnedUp
from judge.games.vs_system.procedures.played_twists import may_be_played_from_row, playing_objections
from judge.games.vs_system.procedures.recruit_price import price
from judge.games.vs_system.procedures.thresholds import take_for_threshold, threshold_objections
from judge.games.vs_system.rules.act import ANSWERS_AGAIN, CARD_IS_PLAYABLE, EVERYBODY_MAY_PLAY, PAYS_IN_FULL


@dataclass(frozen=True)
class PlayCard(CardAction):
    """Play a plot twist, from hand or from the resource row where it lies face down."""

    x: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        power = power_as_played(match, obj)
        item = Item(0, PLOT_TWIST, player, self.ref, NOTHING, "", match.state)
        context = Context(match, player, self.ref, item=item)
        from_row = may_be_played_from_row(match, obj)
        has_answered = any(item.kind == PLOT_TWIST and item.controller == player for item in match.state.chain[1:])
        found = [
            *unmet(match, (CARD_IS_PLAYABLE, obj.controller == player and (obj.zone == HAND or from_row))),
            *threshold_objections(match, player, obj, price(context, obj)),
            *unmet_restrictions(power.only, context),
        ]
        # A card in the row is turned face up before its cost is paid.
        paying: Context = CostContext(match, player, self.ref)
        if from_row:
            paying = paying.on(match.state.with_obj(replace(obj, flags=obj.flags - {FACE_DOWN})))
        is_payable = power.cost is None or match.read(power.cost).is_feasible(paying)
        found += unmet(match, (PAYS_IN_FULL, is_payable))
        if power.effect is not None and not has_enough_targets(power.effect, context):
            found.append(NO_LEGAL_TARGET)
        if not match.judge(ANSWERS_AGAIN, True, misread=not has_answered):
            found.append(objection(ANSWERS_AGAIN))
        of = scene(match.state).step.player
        found += barred(match, EVERYBODY_MAY_PLAY, is_misread_so=of not in (None, player))
        return (*found, *playing_objections(match, obj), *bans(match, CardPlayed.verb, obj))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        power = power_as_played(match, obj)
        move = Moved(ref=self.ref, zone=CHAIN, controller=player) if obj.zone == HAND else None
        source = move.becomes(match.state, match.game) if move is not None else self.ref
        effect: Maybe[Effect] = power.effect if power.effect is not None else NOTHING
        yield from take_for_threshold(match, player, price(Context(match, player, self.ref), obj))
        yield from announce(match, PLOT_TWIST, player, source, effect, match.names()(self.ref), cost=power.cost, power=power,
                            x=self.x, carries=source if move is not None else None,
                            also=(move if move is not None else TurnedUp(ref=self.ref),))  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=source))
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)}"
