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
    DAMAGE,
    DEFENDERS,
    END,
    KINGDOM,
    KINGDOM_PHASE,
    MAIN,
    QUEST,
    QUEST_PHASE,
    RESOURCES,
    SETUP,
    ZONES,
    Step,
    is_burning,
    is_development,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section, Support, Unit
from judge.games.warhammer_invasion.model.changes import Skips
from judge.games.warhammer_invasion.model.events import BY_TURN, CombatChanged, Healed, Restored
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.procedures.combat import (
    apply_all,
    assign_damage,
    choose_zone,
    declare_attackers,
    declare_defenders,
)
from judge.games.warhammer_invasion.procedures.setting_up import set_up
from judge.games.warhammer_invasion.rules.act import ACTIVE_PLAYER_ACTS_FIRST
from judge.games.warhammer_invasion.rules.combat import (
    ONE_ATTACK_A_PHASE,
    WINDOW_FOLLOWS_STEP,
    WINDOWS_OF_COMBAT,
    WINDOWS_WITHOUT_ATTACK,
    order_of_combat,
)
from judge.games.warhammer_invasion.rules.power import (
    BURNING_ZONE_YIELDS,
    CARDS_ADD_POWER,
    CORRUPT_CARDS_ADD_POWER,
    EFFECTS_CHANGE_POWER,
    SUPPORTS_ADD_POWER,
    ZONES_HAVE_BASE_POWER,
)
from judge.games.warhammer_invasion.rules.turn import (
    ACTIVE_PLAYER_CHANGES,
    DAMAGE_STAYS_ON_UNITS,
    FIRST_PLAYER_SKIPS,
    ONE_UNIT_IS_RESTORED,
    ONLY_UNITS_ARE_RESTORED,
    PHASE_IS_SKIPPED,
    RESOURCES_ARE_KEPT,
    RESOURCES_GO_BACK,
    RESOURCES_GO_BACK_AT_ONCE,
    RESTORING_COMES_FIRST,
    RESTORING_IS_VOLUNTARY,
    SECOND_PLAYER_SKIPS_NOTHING,
    TURN_IS_WHOLE,
    WINDOW_FOLLOWS_PHASE,
    WORK_COMES_FIRST,
    order_of_phases,
)

# What happens in the steps of a combat, once its zone is chosen.
COMBAT_STEPS = {ATTACKERS: declare_attackers, DEFENDERS: declare_defenders, ASSIGN: assign_damage, APPLY: apply_all}


PHASES = (BEGINNING, KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE, BATTLEFIELD_PHASE, END)

# What a player who goes first in the game skips in that turn.
SKIPPED_AT_FIRST = (QUEST_PHASE, BATTLEFIELD_PHASE)


def steps_of_turn(
    player: str, phases: tuple[str, ...] = PHASES, combat: tuple[str, ...] = tuple(COMBAT_STEPS)
) -> tuple[Step, ...]:
    """The steps of ``player``'s turn with these phases, where ``combat`` follows once its zone is chosen."""
    found: list[Step] = []
    for phase in phases:
        kinds = (CHOOSE_ZONE, *combat) if phase == BATTLEFIELD_PHASE else (MAIN,)
        found += (Step(player, phase, kind) for kind in kinds)
    return tuple(found)


def turn_of(match: Match, player: str, skipped: tuple[str, ...] = ()) -> tuple[Step, ...]:
    """The steps of ``player``'s turn as the rules have it, save the phases ``skipped``."""
    phases, combat = match.consult(order_of_phases, PHASES), match.consult(order_of_combat, tuple(COMBAT_STEPS))
    phases = tuple(phase for phase in phases if phase not in skipped)
    steps = steps_of_turn(player, phases, combat)
    other = match.state.after(player)[1]
    by_phase = [steps_of_turn(each, (phase,), combat) for phase in phases for each in (player, other)]
    return match.judge(TURN_IS_WHOLE, steps, misread=tuple(step for part in by_phase for step in part))


def begin_step(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[None]:
    """Begin ``step``: what triggers, what the game does in it, then the window, the active player first."""
    yield from match.happen(StepBegan(step=step, agenda=agenda, cause=BY_TURN))
    if step.phase == SETUP:
        yield from set_up(match, step.player)
        steps = turn_of(match, step.player, match.judge(FIRST_PLAYER_SKIPS, SKIPPED_AT_FIRST, misread=()))
        yield from begin_step(match, steps[0], steps[1:])
        return
    if not _is_postponed(match, step):
        yield from _do_what_belongs_to(match, step)
    if _nobody_attacks(match, step) and not match.judge(WINDOWS_WITHOUT_ATTACK, True, misread=False):
        yield from next_step(match)
        return
    if not _has_window(match, step):
        yield from next_step(match)
        return
    other = match.state.after(step.player)[1]
    active = match.judge(ACTIVE_PLAYER_CHANGES, step.player, misread=match.state.players[0])
    yield from match.happen(Priority(to=match.judge(ACTIVE_PLAYER_ACTS_FIRST, active, misread=other)))


def next_step(match: Match) -> Resolution[None]:
    """Both have passed on an empty chain: the next step begins, or the other player's turn."""
    now = scene(match.state)
    if _is_postponed(match, now.step):
        yield from _do_what_belongs_to(match, now.step)
    agenda = _attack_again(match, now.step) + now.agenda
    skipped = [applied.change.phase for applied in match.view().modifiers_of(Skips)]
    while agenda and agenda[0].phase in skipped and match.judge(PHASE_IS_SKIPPED, True, misread=False):
        agenda = agenda[1:]
    if agenda:
        yield from begin_step(match, agenda[0], agenda[1:])
        return
    yield from _end_turn(match, now.step.player)
    yield from match.happen(TurnBegan(cause=BY_TURN))
    is_second = match.state.turn == 2 and _has_been_set_up(match)
    is_whole = not is_second or match.judge(SECOND_PLAYER_SKIPS_NOTHING, True, misread=False)
    steps = turn_of(match, match.state.after(now.step.player)[1], () if is_whole else SKIPPED_AT_FIRST)
    yield from begin_step(match, steps[0], steps[1:])


def _has_window(match: Match, step: Step) -> bool:
    """Whether the players may act in ``step``."""
    if step.phase == BATTLEFIELD_PHASE:
        rules = (WINDOW_FOLLOWS_STEP, WINDOWS_OF_COMBAT[step.kind])
        return all(match.judge(rule, True, misread=False) for rule in rules)
    return step.phase in (CAPITAL_PHASE, END) or match.judge(WINDOW_FOLLOWS_PHASE, True, misread=False)


def _is_postponed(match: Match, step: Step) -> bool:
    """Whether the game does its part of ``step`` only when the players have acted, as somebody believes."""
    if step.phase not in (BEGINNING, KINGDOM_PHASE, QUEST_PHASE):
        return False
    return not match.judge(WORK_COMES_FIRST, True, misread=False)


def _nobody_attacks(match: Match, step: Step) -> bool:
    """Whether ``step`` is one of a battlefield phase in which nobody attacks any more."""
    if step.phase != BATTLEFIELD_PHASE:
        return False
    combat = scene(match.state).combat
    return combat is None or (step.kind != CHOOSE_ZONE and not combat.attackers)


def _attack_again(match: Match, step: Step) -> tuple[Step, ...]:
    """The steps of a second attack, as somebody believes who thinks that there is one: after one that took place."""
    fought = any(isinstance(event, CombatChanged) and event.combat is not None and event.combat.attackers
                 for event in match.state.events_this_turn())  # fmt: skip
    if step.kind != APPLY or not fought or match.judge(ONE_ATTACK_A_PHASE, True, misread=False):
        return ()
    return steps_of_turn(step.player, (BATTLEFIELD_PHASE,))


def _has_been_set_up(match: Match) -> bool:
    """Whether the game has been played from its very beginning."""
    return any(isinstance(event, StepBegan) and event.step.phase == SETUP
               for record in match.state.history[:1] for event in record.events)  # fmt: skip


def _end_turn(match: Match, player: str) -> Resolution[None]:
    """What the end of ``player``'s turn brings with it."""
    if not match.judge(DAMAGE_STAYS_ON_UNITS, True, misread=False):
        yield from match.happen(*(Healed(ref=obj.ref, n=obj.count(DAMAGE), cause=BY_TURN) for obj in match.state.all()
                                  if isinstance(obj.card, Unit)))  # fmt: skip
    if not match.judge(RESOURCES_ARE_KEPT, True, misread=False):
        yield from _change_resources(match, player, -match.state.number(player, RESOURCES))
    yield from match.happen(*ends_of_modifiers(match.state, "turn", BY_TURN))


def _do_what_belongs_to(match: Match, step: Step) -> Resolution[None]:
    combat, player = scene(match.state).combat, step.player
    if step.phase == BEGINNING:
        by = match.judge(RESOURCES_GO_BACK, -match.state.number(player, RESOURCES), misread=0)
        yield from _change_resources(match, player, match.judge(RESOURCES_GO_BACK_AT_ONCE, by, misread=0))
    elif step.phase == KINGDOM_PHASE:
        if not match.judge(RESOURCES_GO_BACK_AT_ONCE, True, misread=False):
            yield from _change_resources(match, player, -match.state.number(player, RESOURCES))
        restores_first = match.judge(RESTORING_COMES_FIRST, True, misread=False)
        if restores_first:
            yield from _restore(match, player)
        yield from _change_resources(match, player, _power_of(match, player, KINGDOM))
        if not restores_first:
            yield from _restore(match, player)
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
                    and obj.zone in ZONES and match.require(ONLY_UNITS_ARE_RESTORED, isinstance(obj.card, Unit)))  # fmt: skip
    least = match.judge(RESTORING_IS_VOLUNTARY, 0, misread=1)
    answer = yield from choose(player, "which corrupt unit is restored", corrupt, least)
    answer = match.judge(ONE_UNIT_IS_RESTORED, answer, misread=corrupt)
    yield from match.happen(*(Restored(ref=ref, cause=BY_TURN) for ref in answer))


def _power_of(match: Match, player: str, zone: str) -> int:
    """The power of a zone: printed on the capital, and of the cards in it."""
    view, found = match.view(), 0
    for obj in match.state.all():
        if obj.zone != zone or obj.controller != player or is_development(obj):
            continue
        power = view.number(obj, "power")
        if isinstance(obj.card, Section):
            found += match.judge(ZONES_HAVE_BASE_POWER, power, misread=0)
            continue
        power = match.judge(CARDS_ADD_POWER, power, misread=0)
        power = match.judge(EFFECTS_CHANGE_POWER, power, misread=getattr(obj.card, "power", 0))
        if isinstance(obj.card, Support):
            power = match.judge(SUPPORTS_ADD_POWER, power, misread=0)
        if CORRUPT in obj.flags:
            power = match.judge(CORRUPT_CARDS_ADD_POWER, power, misread=0)
        found += power
    if is_burning(match.state, player, zone):
        return match.judge(BURNING_ZONE_YIELDS, found, misread=0)
    return found
