"""The turn: its phases and steps, and what the game itself does in each."""

from __future__ import annotations

from judge.engine.bookkeeping import Priority
from judge.engine.context import Match
from judge.engine.decision import Resolution, choose
from judge.engine.events import Drew, NumberChanged
from judge.engine.turns import TurnBegan, ends_of_modifiers
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
from judge.games.warhammer_invasion.model.events import BY_TURN, Restored
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.procedures.combat import (
    apply_all,
    assign_damage,
    choose_zone,
    declare_attackers,
    declare_defenders,
)

# What happens in the steps of a combat, once its zone is chosen.
COMBAT_STEPS = {ATTACKERS: declare_attackers, DEFENDERS: declare_defenders, ASSIGN: assign_damage, APPLY: apply_all}


def steps_of_turn(player: str) -> tuple[Step, ...]:
    """The steps of ``player``'s turn."""
    phases = (Step(player, phase) for phase in (BEGINNING, KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE))
    battle = (Step(player, BATTLEFIELD_PHASE, kind) for kind in (CHOOSE_ZONE, *COMBAT_STEPS))
    return (*phases, *battle, Step(player, END))


def begin_step(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[None]:
    """Begin ``step``: what triggers, what the game does in it, then the window, the active player first."""
    yield from match.happen(StepBegan(step=step, agenda=agenda, cause=BY_TURN))
    yield from _do_what_belongs_to(match, step)
    yield from match.happen(Priority(to=step.player))


def next_step(match: Match) -> Resolution[None]:
    """Both have passed on an empty chain: the next step begins, or the other player's turn."""
    now = scene(match.state)
    if now.agenda:
        yield from begin_step(match, now.agenda[0], now.agenda[1:])
        return
    yield from match.happen(*ends_of_modifiers(match.state, "turn", BY_TURN))
    yield from match.happen(TurnBegan(cause=BY_TURN))
    steps = steps_of_turn(match.state.after(now.step.player)[1])
    yield from begin_step(match, steps[0], steps[1:])


def _do_what_belongs_to(match: Match, step: Step) -> Resolution[None]:
    combat, player = scene(match.state).combat, step.player
    if step.phase == BEGINNING:
        yield from _change_resources(match, player, -match.state.number(player, RESOURCES))
    elif step.phase == KINGDOM_PHASE:
        yield from _restore(match, player)
        yield from _change_resources(match, player, _power_of(match, player, KINGDOM))
    elif step.phase == QUEST_PHASE:
        for _ in range(_power_of(match, player, QUEST)):
            yield from match.happen(Drew(player=player, cause=BY_TURN))
    elif step.kind == CHOOSE_ZONE:
        yield from choose_zone(match, player)
    elif combat is not None and step.kind in COMBAT_STEPS:
        yield from COMBAT_STEPS[step.kind](match, combat)


def _change_resources(match: Match, player: str, by: int) -> Resolution[None]:
    yield from match.happen(NumberChanged(player=player, what=RESOURCES, by=by, cause=BY_TURN))


def _restore(match: Match, player: str) -> Resolution[None]:
    """The player may restore one corrupt unit."""
    corrupt = tuple(obj.ref for obj in match.state.all() if CORRUPT in obj.flags and obj.controller == player
                    and obj.zone in ZONES and isinstance(obj.card, Unit))  # fmt: skip
    answer = yield from choose(player, "which corrupt unit is restored", corrupt, least=0)
    yield from match.happen(*(Restored(ref=ref, cause=BY_TURN) for ref in answer))


def _power_of(match: Match, player: str, zone: str) -> int:
    """The power of a zone: printed on the capital, and of the cards in it."""
    view = match.view()
    return sum(view.number(obj, "power") for obj in match.state.all()
               if obj.zone == zone and obj.controller == player and not is_development(obj))  # fmt: skip
