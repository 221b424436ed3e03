"""What a player can do in an action window: each action says every reason why it is illegal now, and does itself (B3.4, B4)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine import acting
from judge.engine.acting import Action, objection
from judge.engine.ask import Steps
from judge.engine.bookkeeping import Priority
from judge.engine.chain import Costing, announce, has_enough_targets, resolve_top
from judge.engine.conditions import holds
from judge.engine.errors import Objection
from judge.engine.events import Cause, Moved
from judge.engine.flow import NOTHING
from judge.engine.match import Match
from judge.engine.powers import Payment, Played
from judge.engine.rules import rule
from judge.engine.sight import Sight
from judge.engine.state import Item, Obj, Ref
from judge.engine.values import said
from judge.games.warhammer_invasion.costs import price
from judge.games.warhammer_invasion.damage import apply_pool
from judge.games.warhammer_invasion.effects import pay
from judge.games.warhammer_invasion.entering import entry_objections
from judge.games.warhammer_invasion.events import CardPlayed
from judge.games.warhammer_invasion.printed import Quest, Tactic, WiCard
from judge.games.warhammer_invasion.scene import (
    ASSIGN,
    CAPITAL_PHASE,
    CHAIN,
    HAND,
    QUEST,
    RESOURCES,
    TACTIC,
    ZONES,
    scene,
)
from judge.games.warhammer_invasion.targets import resolves_next, still_legal

TARGETLESS = Objection("target", "there is no legal target", ("warhammer-invasion:B4.2",))
WRONG_X = Objection("x", "X is chosen where the cost is variable, and never below zero", ("warhammer-invasion:B4.2",))
WRONG_ZONE = Objection(
    "zone", "units and supports go to any zone of one's capital, quests to the quest zone", ("warhammer-invasion:B2.4",)
)


@rule("wi/act.turn", "warhammer-invasion:B4.1", misreading=lambda has_it: True, believing="one may act at any time")
def has_priority(has_it: bool) -> bool:
    """In a window the players act in turns."""
    return has_it


@rule(
    "wi/act.card",
    "warhammer-invasion:B2.1",
    misreading=lambda able: True,
    believing="a card can be played from anywhere",
)
def card_is_playable(able: bool) -> bool:
    """A card is played from its owner's hand."""
    return able


@rule(
    "wi/act.ability",
    "warhammer-invasion:B4.5",
    misreading=lambda able: True,
    believing="an ability can be used wherever its card is",
)
def ability_is_usable(able: bool) -> bool:
    """An ability is used by the controller of its card, where it works."""
    return able


@rule("wi/act.pay", "warhammer-invasion:B4.2", misreading=lambda able: True, believing="a cost may be paid in part")
def pays_in_full(able: bool) -> bool:
    """A cost is paid in full or not at all."""
    return able


@rule(
    "wi/act.capital-phase",
    "warhammer-invasion:B3.4",
    misreading=lambda able: True,
    believing="units may be played at any time",
)
def is_time_to_play(able: bool) -> bool:
    """Units, supports and quests are played in one's own capital phase, and never as a response."""
    return able


def act(match: Match, player: str, action: Action) -> Steps[None]:
    """``player`` does ``action``. Raises Illegal with every objection."""
    yield from acting.act(match, player, action, has_priority)


def hand_on(match: Match, player: str) -> Steps[None]:
    """Having acted, a player leaves the next action to the other."""
    yield from match.happen(Priority(to=match.state.after(player)[1]))


def played(obj: Obj) -> Played:
    """What ``obj`` does when it is played."""
    return next((power for power in obj.card.powers if isinstance(power, Played)), Played())


@dataclass(frozen=True)
class Pass(Action):
    """Pass; when both have passed the whole chain resolves, last in first out, or the step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        return ()

    def perform(self, match: Match, player: str) -> Steps[None]:
        passed = match.state.passed | {player}
        order = match.state.after(player)
        if len(passed) < len(order):
            yield from match.happen(Priority(to=order[1], passed=passed))
            return
        yield from match.happen(Priority(to=None))
        if match.state.chain:
            while match.state.chain:
                chain = match.state.chain
                yield from resolve_top(match, chain[match.consult(resolves_next, len(chain))], still_legal)
        elif scene(match.state).assigned and scene(match.state).step.kind != ASSIGN:
            yield from apply_pool(match)
        else:
            yield from match.game.next_step(match)
            return
        yield from match.happen(Priority(to=match.game.first(match.state)))

    def words(self, match: Match) -> str:
        return "passing"


@dataclass(frozen=True)
class PlayTactic(Action):
    """Play a tactic from hand; X as chosen, where the card has a variable cost."""

    ref: Ref
    x: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, Tactic):
            return (objection(card_is_playable),)
        power = played(obj)
        do = Sight(match, player, self.ref, item=Item(0, TACTIC, player, self.ref, NOTHING, "", match.state, x=self.x))
        found = []
        if self.x < 0 or (self.x and not obj.card.variable):
            found.append(WRONG_X)
        if not match.consult(card_is_playable, obj.owner == player and obj.zone == HAND):
            found.append(objection(card_is_playable))
        if not match.consult(pays_in_full, match.state.number(player, RESOURCES) >= price(do, player, obj, self.x)):
            found.append(objection(pays_in_full))
        found += [Objection("text", f"only while {said(c)}", ()) for c in power.only if not holds(c, do)]
        if power.effect is not None and not has_enough_targets(power.effect, do):
            found.append(TARGETLESS)
        return tuple(found)

    def perform(self, match: Match, player: str) -> Steps[None]:
        obj = match.state.known(self.ref)
        power = played(obj)
        cost = price(Sight(match, player, self.ref), player, obj, self.x)
        effect = NOTHING if power.effect is None else power.effect
        event = Moved(ref=self.ref, zone=CHAIN, controller=player)
        moved = event.becomes(match.state, match.game)
        yield from announce(match, TACTIC, player, moved, effect, match.names()(self.ref), cost=pay(cost),
                            carries=moved, power=power, x=self.x, also=(event,))  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=moved))
        yield from hand_on(match, player)

    def words(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)}" + (f" with X = {self.x}" if self.x else "")


@dataclass(frozen=True)
class UseAbility(Action):
    """Use an action of a card in play: the ``number``-th that it has."""

    ref: Ref
    number: int = 0

    def power(self, match: Match) -> Payment | None:
        """The ability meant, if the card has it now."""
        powers = [p for p in match.view().powers(match.state.known(self.ref)) if isinstance(p, Payment)]
        return powers[self.number] if 0 <= self.number < len(powers) else None

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None:
            return (objection(ability_is_usable),)
        power = self.power(match)
        if not match.consult(ability_is_usable, power is not None and obj.controller == player):
            return (objection(ability_is_usable),)
        if power is None:
            return ()
        do = Costing(match, player, self.ref)
        found = [Objection("text", f"only while {said(c)}", ()) for c in power.only if not holds(c, do)]
        if not match.consult(pays_in_full, match.read(power.cost).is_feasible(do)):
            found.append(objection(pays_in_full))
        if not has_enough_targets(power.effect, do):
            found.append(TARGETLESS)
        return tuple(found)

    def perform(self, match: Match, player: str) -> Steps[None]:
        power = self.power(match)
        assert power is not None
        words = f"{match.names()(self.ref)}: {said(power.effect)}"
        yield from announce(match, "ability", player, self.ref, power.effect, words, cost=power.cost, power=power)
        yield from hand_on(match, player)

    def words(self, match: Match) -> str:
        return f"using the action of {match.names()(self.ref)}"


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a unit, support or quest from hand into one of one's own zones."""

    ref: Ref
    zone: str

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, WiCard) or isinstance(obj.card, Tactic):
            return (objection(card_is_playable),)
        step = scene(match.state).step
        found = []
        if self.zone not in ZONES or (isinstance(obj.card, Quest) and self.zone != QUEST):
            found.append(WRONG_ZONE)
        if not match.consult(
            is_time_to_play, step.phase == CAPITAL_PHASE and step.player == player and not match.state.chain
        ):
            found.append(objection(is_time_to_play))
        if not match.consult(card_is_playable, obj.owner == player and obj.zone == HAND):
            found.append(objection(card_is_playable))
        if not match.consult(
            pays_in_full, match.state.number(player, RESOURCES) >= price(Sight(match, player, self.ref), player, obj)
        ):
            found.append(objection(pays_in_full))
        return (*found, *entry_objections(match, obj, self.zone, player, "play"))

    def perform(self, match: Match, player: str) -> Steps[None]:
        obj = match.state.known(self.ref)
        do = Costing(match, player, self.ref)
        yield from pay(price(do, player, obj)).run(do)
        yield from match.happen(
            Moved(ref=self.ref, zone=self.zone, controller=player, cause=Cause("play", player, self.ref))
        )
        yield from hand_on(match, player)

    def words(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)} into the {self.zone}"
