"""What a player with priority can do: each action says every reason why it is illegal now, and does itself."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine import acting
from judge.engine.acting import Action, objection
from judge.engine.ask import Steps
from judge.engine.bookkeeping import Priority, Used
from judge.engine.chain import Costing, announce, has_enough_targets, resolve_top
from judge.engine.conditions import holds
from judge.engine.errors import Illegal, Objection
from judge.engine.events import Event, Moved
from judge.engine.flow import NOTHING
from judge.engine.match import Match
from judge.engine.powers import Effect, Payment, Played
from judge.engine.sight import Sight
from judge.engine.state import Obj, Ref
from judge.engine.values import said
from judge.games.vs_system import printed
from judge.games.vs_system.attack_events import BecameAttacker
from judge.games.vs_system.attacks import bans, could_attack
from judge.games.vs_system.events import CardPlayed, TurnedUp
from judge.games.vs_system.recruiting import (
    price,
)
from judge.games.vs_system.restrictions import (
    card_is_playable,
    has_priority,
    may_act_before_attacking,
    meets_threshold,
    must_still_attack,
    pays_in_full,
    power_is_usable,
    still_owes_attack,
    used_this_turn,
)
from judge.games.vs_system.revealing import goes_on_chain
from judge.games.vs_system.scene import (
    CHAIN,
    COMBAT,
    FACE_DOWN,
    HAND,
    is_resource,
    resources,
    scene,
)


def act(match: Match, player: str, action: Action) -> Steps[None]:
    """``player`` does ``action``. Raises Illegal with every objection."""
    ref = getattr(action, "ref", None)
    if ref is not None and not match.consult(card_is_playable, match.state.obj(ref) is not None):
        # The card has become another object meanwhile: what was meant is not there any more.
        raise Illegal(f"{player}: {action.words(match)}", (objection(card_is_playable),))
    yield from acting.act(match, player, action, has_priority)


def keep_priority(match: Match, player: str) -> Steps[None]:
    """Having acted, a player keeps priority once the waiting effects have joined the chain."""
    from judge.engine.chain import queue_waiting

    yield from queue_waiting(match)
    yield from match.happen(Priority(to=player))


@dataclass(frozen=True)
class Pass(Action):
    """Pass priority; when all have passed in succession the last effect added resolves, or the attack or step ends."""

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        step = scene(match.state).step
        if step.phase != COMBAT or step.player != player or match.state.chain or scene(match.state).attack is not None:
            return ()
        obliged = any(owes_attack(match, obj) for obj in match.state.all() if obj.controller == player)
        return () if match.consult(must_still_attack, obliged) else (objection(must_still_attack),)

    def perform(self, match: Match, player: str) -> Steps[None]:
        passed = match.state.passed | {player}
        order = match.state.after(player)
        if len(passed) < len(order):
            yield from match.happen(Priority(to=order[1], passed=passed))
            return
        yield from match.happen(Priority(to=None))
        if match.state.chain:
            yield from resolve_top(match)
            from judge.games.vs_system.turn import give_priority

            yield from give_priority(match)
        else:
            yield from match.game.next_step(match)

    def words(self, match: Match) -> str:
        return "passing priority"


def owes_attack(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` must attack if able, could, and hasn't attacked this turn."""
    if not match.view().bans("pass", obj) or not could_attack(match, obj):
        return False
    attacked = any(
        isinstance(event, BecameAttacker) and event.ref == obj.ref
        for record in match.state.history
        if record.turn == match.state.turn
        for event in record.events
    )
    return match.consult(still_owes_attack, attacked)


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a plot twist, from hand or from the resource row where it lies face down."""

    ref: Ref
    x: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        power = played(obj, match)
        do = Sight(match, player, self.ref)
        found = []
        from_row = is_resource(obj) and FACE_DOWN in obj.flags
        if not match.consult(card_is_playable, obj.controller == player and (obj.zone == HAND or from_row)):
            found.append(objection(card_is_playable))
        if not match.consult(meets_threshold, len(resources(match.state, player)), price(do, obj, False)):
            found.append(objection(meets_threshold))
        found += [Objection("text", f"only while {said(c)}", ()) for c in power.only if not holds(c, do)]
        if power.cost is not None and not match.read(power.cost).is_feasible(do):
            found.append(objection(pays_in_full))
        if power.effect is not None and not has_enough_targets(power.effect, do):
            found.append(Objection("target", "there is no legal target", ("vs-system:A6.6",)))
        return (*found, *bans(match, "play", obj))

    def perform(self, match: Match, player: str) -> Steps[None]:
        obj = match.state.known(self.ref)
        power = played(obj, match)
        effect: Effect = power.effect if power.effect is not None else NOTHING
        event: Event
        if obj.zone == HAND:
            event = Moved(ref=self.ref, zone=CHAIN, controller=player)
            moved = event.becomes(match.state, match.game)
        else:
            event = TurnedUp(ref=self.ref)
            moved = self.ref
        names = match.names()(self.ref)
        yield from announce(match, "plot twist", player, moved, effect, names, cost=power.cost, power=power, x=self.x,
                            carries=moved if obj.zone == HAND else None, also=(event,), start=None)  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=moved))
        yield from keep_priority(match, player)

    def words(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)}"


def played(obj: Obj, match: Match) -> Played:
    """What ``obj`` does when it is played: of several wordings, that which is in force."""
    do = Sight(match, obj.controller, obj.ref)
    return next((power for power in obj.card.powers if isinstance(power, Played) and holds(power.gate, do)), Played())


@dataclass(frozen=True)
class UsePower(Action):
    """Use a payment power of an object: the ``number``-th of those it has now."""

    ref: Ref
    number: int = 0

    def power(self, match: Match) -> Payment | None:
        """The power meant, if the object has it now."""
        powers = [p for p in match.view().powers(match.state.known(self.ref)) if isinstance(p, Payment)]
        return powers[self.number] if self.number < len(powers) else None

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        power = self.power(match)
        if not match.consult(power_is_usable, power is not None and obj.controller == player):
            return (objection(power_is_usable),)
        if power is None:
            return ()
        do = Costing(match, player, self.ref)
        found = [Objection("text", f"only while {said(c)}", ()) for c in power.only if not holds(c, do)]
        if match.read(power.once_per_turn) and not match.consult(used_this_turn, times_used(match, obj, power)):
            found.append(objection(used_this_turn))
        if not match.read(power.cost).is_feasible(do):
            found.append(objection(pays_in_full))
        if not has_enough_targets(power.effect, do):
            found.append(Objection("target", "there is no legal target", ("vs-system:A6.6",)))
        if match.view().bans("pass", obj) and not match.consult(may_act_before_attacking, owes_attack(match, obj)):
            found.append(objection(may_act_before_attacking))
        return (*found, *bans(match, "use", obj))

    def perform(self, match: Match, player: str) -> Steps[None]:
        power = self.power(match)
        assert power is not None
        words = f"{match.names()(self.ref)}: {said(power.effect)}"
        source, also = self.ref, tuple[Event, ...]()
        if carried := goes_on_chain(match, match.state.known(self.ref), power):
            move = Moved(ref=self.ref, zone=CHAIN, controller=player)
            source, also = move.becomes(match.state, match.game), (move,)
        yield from announce(match, "payment", player, source, power.effect, words, cost=power.cost, power=power,
                            carries=source if carried else None, also=also)  # fmt: skip
        yield from keep_priority(match, player)

    def words(self, match: Match) -> str:
        return f"using the power of {match.names()(self.ref)}"


def times_used(match: Match, obj: Obj, power: Payment) -> int:
    """How often this object's ``power`` has been used this turn."""
    return sum(
        isinstance(event, Used) and event.ref == obj.ref and event.power == power
        for record in match.state.history
        if record.turn == match.state.turn
        for event in record.events
    )


@dataclass(frozen=True)
class Flip(Action):
    """Flip a face-down location of the resource row face up: no chain, no answer (A5.5)."""

    ref: Ref

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        found = []
        able = (
            is_resource(obj)
            and FACE_DOWN in obj.flags
            and isinstance(obj.card, printed.Location)
            and obj.controller == player
        )
        if not match.consult(card_is_playable, able):
            found.append(objection(card_is_playable))
        if not match.consult(meets_threshold, len(resources(match.state, player)), match.view().number(obj, "cost")):
            found.append(objection(meets_threshold))
        cost = played(obj, match).cost
        if cost is not None and not match.read(cost).is_feasible(Costing(match, player, self.ref)):
            found.append(objection(pays_in_full))
        return tuple(found)

    def perform(self, match: Match, player: str) -> Steps[None]:
        cost = played(match.state.known(self.ref), match).cost
        if cost is not None:
            yield from match.read(cost).run(Costing(match, player, self.ref))
        yield from match.happen(TurnedUp(ref=self.ref))
        yield from keep_priority(match, player)

    def words(self, match: Match) -> str:
        return f"flipping {match.names()(self.ref)}"
