"""The turn: its steps, what begins and ends with them, whose priority it is, the wrap-up."""

from __future__ import annotations

from judge.engine.bookkeeping import ModifierEnded, Priority
from judge.engine.chain import announce, queue_waiting, resolve_top
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Draw
from judge.engine.events import NumberChanged
from judge.engine.players import EACH_PLAYER
from judge.engine.state import Cause, Event, Ref, State
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    ENDURANCE,
    EXHAUSTED,
    FORMATION_STEP,
    PLAY,
    POINTS,
    RECOVERY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SETUP,
    WRAP_UP,
    Step,
    is_stunned,
    resources,
    scene,
)
from judge.games.vs_system.model.events import InitiativePassed, KOd, Readied, Recovered, StepBegan, TurnBegan, Won
from judge.games.vs_system.procedures.concluding_attacks import conclude
from judge.games.vs_system.procedures.holding import let_go, those_that_ready
from judge.games.vs_system.procedures.setting_up import set_up
from judge.games.vs_system.rules.turn import (
    DRAW_IS_AN_EFFECT,
    DRAW_LIES_BELOW,
    TOTALS_COME_FIRST,
    WRAP_UP_TRIGGERS_WAIT,
    initiative_goes_to,
)

BY_TURN = Cause("turn")


def steps_of_turn(state: State, initiative: str) -> tuple[Step, ...]:
    """The steps of a turn, in order: build and attack steps player by player, the initiative first."""
    order = state.after(initiative)
    build = tuple(
        Step(BUILD, kind, player) for player in order for kind in (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP)
    )
    attacks = tuple(Step(COMBAT, ATTACK_STEP, player) for player in order)
    return (Step(DRAW), *build, Step(COMBAT), *attacks, Step(RECOVERY), Step(RECOVERY, WRAP_UP))


def primary(state: State) -> str:
    """The primary player: whose step it is, otherwise the one with the initiative (A6.3)."""
    return scene(state).step.player or scene(state).initiative


def expired(state: State, span: str) -> tuple[Event, ...]:
    """The ends of all modifiers that last until the end of ``span``."""
    return tuple(ModifierEnded(id=modifier.id, cause=BY_TURN) for modifier in state.modifiers if modifier.until == span)


def begin_step(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[None]:
    """Begin ``step``: its instant for triggers, what the game itself does in it, then priority for the primary player."""
    state = match.state
    before = scene(state).step
    begins = step.phase != before.phase or step.phase == DRAW
    if begins:
        yield from match.happen(*expired(state, "phase"))
    changes = (("step", step), ("agenda", agenda), ("steps_begun", scene(state).steps_begun + 1))
    yield from match.happen(StepBegan(fields=changes, step=step, phase_begins=begins, cause=BY_TURN))
    if step.kind == RECRUIT_STEP and step.player is not None:
        yield from match.happen(
            NumberChanged(player=step.player, what=POINTS, by=len(resources(match.state, step.player)), cause=BY_TURN)
        )
    if step == Step(DRAW):
        if not match.judge(DRAW_LIES_BELOW, True, misread=False):
            yield from queue_waiting(match)
        effect = Draw(2, EACH_PLAYER)
        if match.judge(DRAW_IS_AN_EFFECT, True, misread=False):
            yield from announce(match, "game-based", primary(match.state), None, effect, "each player draws two cards")
        else:
            yield from effect.run(Context(match, primary(match.state)))
    if step.kind == WRAP_UP:
        yield from wrap_up(match)
        return
    if step.phase == SETUP:
        is_open = yield from set_up(match, step, agenda)
        if not is_open:
            yield from begin_step(match, agenda[0], agenda[1:])
            return
    yield from give_priority(match)


def give_priority(match: Match) -> Resolution[None]:
    """Waiting effects join the chain; then the primary player has priority."""
    yield from queue_waiting(match)
    yield from match.happen(Priority(to=primary(match.state)))


def next_step(match: Match) -> Resolution[None]:
    """All have passed on an empty chain: the attack concludes, or the step ends and the next begins."""
    now = scene(match.state)
    if now.attack is not None:
        yield from conclude(match)
        yield from match.happen(*expired(match.state, "attack"))
        yield from give_priority(match)
        return
    if now.step.kind == RECRUIT_STEP and now.step.player is not None:
        left = match.state.number(now.step.player, POINTS)
        yield from match.happen(NumberChanged(player=now.step.player, what=POINTS, by=-left, cause=BY_TURN))
    if now.agenda:
        yield from begin_step(match, now.agenda[0], now.agenda[1:])


def wrap_up(match: Match) -> Resolution[None]:
    """The wrap-up (A3.8): totals, recovery, KO, readying, the end of the turn. Nobody has priority in it."""
    first = match.judge(TOTALS_COME_FIRST, True, misread=False)
    if first:
        yield from compare_totals(match)
    chosen: list[Ref] = []
    for player in match.state.after(scene(match.state).initiative):
        stunned = tuple(
            obj.ref for obj in match.state.all() if is_stunned(obj) and obj.controller == player and obj.zone == PLAY
        )
        answer = yield from choose(player, "which stunned character recovers", stunned, least=0)
        chosen += answer
    yield from match.happen(*(Recovered(ref=ref, cause=BY_TURN) for ref in chosen))
    left = tuple(obj.ref for obj in match.state.all() if is_stunned(obj) and obj.zone == PLAY)
    yield from match.happen(*(KOd(ref=ref, cause=BY_TURN) for ref in left))
    if not first:
        yield from settle_waiting(match)
        yield from compare_totals(match)
    yield from ready_all(match)
    if not match.judge(WRAP_UP_TRIGGERS_WAIT, True, misread=False):
        yield from settle_waiting(match)
    yield from match.happen(*expired(match.state, "phase"), *expired(match.state, "turn"))
    yield from pass_initiative(match)
    yield from match.happen(TurnBegan(cause=BY_TURN))
    steps = steps_of_turn(match.state, scene(match.state).initiative)
    yield from begin_step(match, steps[0], steps[1:])


def settle_waiting(match: Match) -> Resolution[None]:
    """What has triggered resolves here and now, as somebody believes who misreads the wrap-up."""
    yield from queue_waiting(match)
    while match.state.chain:
        yield from resolve_top(match)


def pass_initiative(match: Match) -> Resolution[None]:
    """The initiative goes to the next player, unless that player can't gain it."""
    order = match.state.after(scene(match.state).initiative)
    barred = tuple(bool(match.view().player_bans(InitiativePassed.verb, player, BY_TURN.kind)) for player in order)
    heir = match.consult(initiative_goes_to, order, barred)
    if heir != order[0]:
        yield from match.happen(InitiativePassed(fields=(("initiative", heir),), player=heir, cause=BY_TURN))


def ready_all(match: Match) -> Resolution[None]:
    """All exhausted objects ready together, save those whose controllers may and will leave them exhausted."""
    exhausted = tuple(
        obj.ref for obj in match.state.all() if EXHAUSTED in obj.flags and not is_stunned(obj) and obj.zone == PLAY
    )
    readying = yield from those_that_ready(match, exhausted)
    yield from match.happen(*(Readied(ref=ref, cause=BY_TURN) for ref in readying), *let_go(match, readying))


def compare_totals(match: Match) -> Resolution[None]:
    """Somebody at 0 or less endurance: the player strictly highest wins (A3.8a)."""
    totals = {player: match.state.number(player, ENDURANCE) for player in match.state.players}
    if min(totals.values()) > 0:
        return
    best = max(totals.values())
    leaders = [player for player, total in totals.items() if total == best]
    if len(leaders) == 1:
        yield from match.happen(Won(fields=(("winner", leaders[0]),), player=leaders[0], cause=BY_TURN))
