"""The turn: its phases and steps, and the work of each."""

from __future__ import annotations

from judge.engine.bookkeeping import ModifierEnded, Priority
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import Drew, NumberChanged
from judge.engine.state import Cause, Event, State
from judge.games.warhammer_invasion.model.board import (
    APPLY,
    ASSIGN,
    ATTACKERS,
    BATTLEFIELD_PHASE,
    BEGINNING,
    CAPITAL_PHASE,
    CHOOSE_ZONE,
    CORRUPT,
    DEFENDERS,
    END,
    KINGDOM,
    KINGDOM_PHASE,
    QUEST,
    QUEST_PHASE,
    RESOURCES,
    ZONES,
    Step,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Unit
from judge.games.warhammer_invasion.model.events import Restored
from judge.games.warhammer_invasion.model.turn_events import StepBegan, TurnBegan
from judge.games.warhammer_invasion.procedures.combat import (
    apply_all,
    assign,
    choose_zone,
    declare_attackers,
    declare_defenders,
)

BY_TURN = Cause("turn")


def steps_of_turn(player: str) -> tuple[Step, ...]:
    """The steps of ``player``'s turn."""
    battle = tuple(Step(player, BATTLEFIELD_PHASE, kind) for kind in (CHOOSE_ZONE, ATTACKERS, DEFENDERS, ASSIGN, APPLY))
    return (
        *(Step(player, phase) for phase in (BEGINNING, KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE)),
        *battle,
        Step(player, END),
    )


def power_of(match: Match, player: str, zone: str) -> int:
    """The power of a zone: printed on the capital, and of the cards in it."""
    view = match.view()
    return sum(view.number(obj, "power") for obj in match.state.all()
               if obj.zone == zone and obj.controller == player and not is_development(obj))  # fmt: skip


def ended(state: State) -> tuple[Event, ...]:
    """The ends of all modifiers that last for the turn."""
    return tuple(
        ModifierEnded(id=modifier.id, cause=BY_TURN) for modifier in state.modifiers if modifier.until == "turn"
    )


def begin_step(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[None]:
    """Begin ``step``: what triggers, what the game does in it, then the window, the active player first."""
    yield from match.happen(StepBegan(fields=(("step", step), ("agenda", agenda)), step=step, cause=BY_TURN))
    yield from _work(match, step)
    yield from match.happen(Priority(to=step.player))


def _work(match: Match, step: Step) -> Resolution[None]:
    now, player = scene(match.state).combat, step.player
    if step.phase == BEGINNING:
        yield from match.happen(
            NumberChanged(player=player, what=RESOURCES, by=-match.state.number(player, RESOURCES), cause=BY_TURN)
        )
    elif step.phase == KINGDOM_PHASE:
        corrupt = tuple(obj.ref for obj in match.state.all() if CORRUPT in obj.flags and obj.controller == player
                        and obj.zone in ZONES and isinstance(obj.card, Unit))  # fmt: skip
        answer = yield from choose(player, "which corrupt unit is restored", corrupt, least=0)
        yield from match.happen(*(Restored(ref=ref, cause=BY_TURN) for ref in answer))
        yield from match.happen(
            NumberChanged(player=player, what=RESOURCES, by=power_of(match, player, KINGDOM), cause=BY_TURN)
        )
    elif step.phase == QUEST_PHASE:
        for _ in range(power_of(match, player, QUEST)):
            yield from match.happen(Drew(player=player, cause=BY_TURN))
    elif step.kind == CHOOSE_ZONE:
        yield from choose_zone(match, player)
    elif now is not None:
        work = {
            ATTACKERS: declare_attackers,
            DEFENDERS: declare_defenders,
            ASSIGN: assign,
            APPLY: apply_all,
        }
        if step.kind in work:
            yield from work[step.kind](match, now)


def next_step(match: Match) -> Resolution[None]:
    """Both have passed on an empty chain: the next step begins, or the other player's turn."""
    now = scene(match.state)
    if now.agenda:
        yield from begin_step(match, now.agenda[0], now.agenda[1:])
        return
    yield from match.happen(*ended(match.state))
    yield from match.happen(TurnBegan(cause=BY_TURN))
    steps = steps_of_turn(match.state.after(now.step.player)[1])
    yield from begin_step(match, steps[0], steps[1:])
