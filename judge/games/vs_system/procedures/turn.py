"""The turn: its steps, what begins and ends with them, whose priority it is, the wrap-up."""

from __future__ import annotations

from judge.engine.bookkeeping import Priority
from judge.engine.chain import announce, queue_waiting
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution, choose
from judge.engine.effects import Draw
from judge.engine.events import Moved, NumberChanged
from judge.engine.players import EACH_PLAYER, YOU
from judge.engine.state import Event, Obj, Ref, State
from judge.engine.turns import TurnBegan, ends_of_modifiers
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    ENDURANCE,
    EXHAUSTED,
    FACE_DOWN,
    FORMATION_STEP,
    GAME_BASED,
    KO_PILE,
    PLAY,
    POINTS,
    RECOVERY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SETUP,
    WRAP_UP,
    Step,
    is_stunned,
    scene,
)
from judge.games.vs_system.model.events import BY_TURN, InitiativePassed, KOd, Lost, Readied, Recovered, StepBegan, Won
from judge.games.vs_system.procedures.concluding_attacks import conclude
from judge.games.vs_system.procedures.holding import captors_first, choose_what_readies, holds_let_go
from judge.games.vs_system.procedures.joining_chain import join_chain
from judge.games.vs_system.procedures.recovering import is_to_recover
from judge.games.vs_system.procedures.resource_step import points_of
from judge.games.vs_system.procedures.setting_up import set_up
from judge.games.vs_system.procedures.settling import settle_waiting
from judge.games.vs_system.rules.chain import PRIMARY_PLAYER_ACTS_NEXT
from judge.games.vs_system.rules.conclusion import STEP_GOES_ON
from judge.games.vs_system.rules.hold import HELD_READIES_WITH_CAPTOR
from judge.games.vs_system.rules.recovering import IS_NO_RECOVERY_OF_THE_WRAP_UP, WRAP_UP_RECOVERS_AS_USUAL
from judge.games.vs_system.rules.stun import STUNNED_CANT_READY
from judge.games.vs_system.rules.turn import (
    CANT_BE_KOD_STAYS,
    DRAW_IS_AN_EFFECT,
    DRAW_LIES_BELOW,
    DRAWS_TWO,
    EVERYBODY_DRAWS,
    FACE_DOWN_READIES,
    INITIATIVE_PASSES,
    INITIATIVE_RECOVERS_FIRST,
    LOSING_WAITS_FOR_WRAP_UP,
    NOBODY_ACTS_IN_WRAP_UP,
    OBJECTS_READY,
    OTHERS_RECOVER_CLOCKWISE,
    POINTS_ARE_LOST,
    READYING_IS_LATE,
    RECOVERING_COMES_FIRST,
    RECOVERING_IS_AT_ONCE,
    RECOVERY_HAS_PRIORITY,
    RECOVERY_IS_ONE_EACH,
    RECOVERY_IS_OPTIONAL,
    START_OF_COMBAT_COMES_FIRST,
    STUNNED_ARE_KOD,
    TOTALS_COME_FIRST,
    TURN_EFFECTS_END,
    TURN_LASTS_UNTIL_READIED,
    WHO_CANT_RECOVER_MAY_BE_PICKED,
    WRAP_UP_COMES_AFTER_PASSING,
    WRAP_UP_TRIGGERS_WAIT,
    Course,
    initiative_goes_to,
    losers,
    steps_to_come,
)


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


def begin_step(match: Match, step: Step, agenda: tuple[Step, ...]) -> Resolution[None]:
    """Begin ``step``: its instant for triggers, what the game itself does in it, then priority for the primary player."""
    phase_begins = step.phase != scene(match.state).step.phase or step.phase == DRAW
    if phase_begins:
        yield from match.happen(*ends_of_modifiers(match.state, "phase", BY_TURN))
    yield from match.happen(StepBegan(step=step, agenda=agenda, phase_begins=phase_begins, cause=BY_TURN))
    if step.kind == RECRUIT_STEP and step.player is not None:
        points = points_of(match, step.player)
        yield from match.happen(NumberChanged(player=step.player, what=POINTS, by=points, cause=BY_TURN))
    if step == Step(DRAW):
        yield from _draw(match)
    if step.kind == WRAP_UP:
        yield from _wrap_up(match)
        return
    if step == Step(COMBAT) and not match.judge(START_OF_COMBAT_COMES_FIRST, True, misread=not match.state.waiting):
        yield from begin_step(match, agenda[0], agenda[1:])
        return
    if step == Step(RECOVERY) and not _is_acted_in_recovery(match):
        yield from begin_step(match, agenda[0], agenda[1:])
        return
    if step.phase == SETUP:
        is_open = yield from set_up(match, step, agenda)
        if not is_open:
            yield from begin_step(match, agenda[0], agenda[1:])
            return
    yield from give_priority(match)


def _is_acted_in_recovery(match: Match) -> bool:
    """Whether players get priority in the recovery phase before its wrap-up."""
    has_priority = match.judge(RECOVERY_HAS_PRIORITY, True, misread=False)
    return has_priority and match.judge(WRAP_UP_COMES_AFTER_PASSING, True, misread=not match.state.waiting)


def give_priority(match: Match) -> Resolution[None]:
    """Waiting effects join the chain; then the primary player has priority."""
    yield from join_chain(match)
    first = primary(match.state)
    to = match.judge(PRIMARY_PLAYER_ACTS_NEXT, first, misread=match.state.after(first)[1])
    yield from match.happen(Priority(to=to))


def next_step(match: Match) -> Resolution[None]:
    """All have passed on an empty chain: the attack concludes, or the step ends and the next begins."""
    now = scene(match.state)
    if now.attack is not None:
        yield from conclude(match)
        yield from match.happen(*ends_of_modifiers(match.state, "attack", BY_TURN))
        if match.judge(STEP_GOES_ON, True, misread=False):
            yield from give_priority(match)
            return
    if now.step.kind == RECRUIT_STEP and now.step.player is not None:
        unspent = match.state.number(now.step.player, POINTS)
        left = match.judge(POINTS_ARE_LOST, unspent, misread=0)
        yield from match.happen(NumberChanged(player=now.step.player, what=POINTS, by=-left, cause=BY_TURN))
    order = match.state.after(now.initiative)
    if agenda := match.consult(steps_to_come, Course(now.step, now.agenda, order)):
        yield from begin_step(match, agenda[0], agenda[1:])


def _draw(match: Match) -> Resolution[None]:
    """The draw phase: each player draws two cards, as an effect on the chain."""
    if not match.judge(DRAW_LIES_BELOW, True, misread=False):
        yield from queue_waiting(match)
    number = match.judge(DRAWS_TWO, 2, misread=1)
    effect = Draw(number, EACH_PLAYER if match.judge(EVERYBODY_DRAWS, True, misread=False) else YOU)
    if match.judge(DRAW_IS_AN_EFFECT, True, misread=False):
        yield from announce(match, GAME_BASED, primary(match.state), None, effect, "each player draws two cards")
    else:
        yield from effect.run(Context(match, primary(match.state)))


def _wrap_up(match: Match) -> Resolution[None]:
    """The wrap-up (A3.8): totals, recovery, KO, readying, the end of the turn. Nobody has priority in it."""
    if match.judge(NOBODY_ACTS_IN_WRAP_UP, False, misread=any(_stunned(match.state))):
        yield from match.happen(Priority(to=primary(match.state)))
    totals_first = match.judge(TOTALS_COME_FIRST, True, misread=False)
    if totals_first:
        yield from _compare_totals(match)
    if not match.judge(READYING_IS_LATE, True, misread=False):
        yield from _ready_all(match)
    yield from _recover_and_ko(match)
    if not totals_first:
        yield from settle_waiting(match)
        yield from _compare_totals(match)
    if not match.judge(TURN_LASTS_UNTIL_READIED, True, misread=False):
        yield from _end_effects(match)
    if match.judge(READYING_IS_LATE, True, misread=False) and match.judge(OBJECTS_READY, True, misread=False):
        yield from _ready_all(match)
    if not match.judge(WRAP_UP_TRIGGERS_WAIT, True, misread=False):
        yield from settle_waiting(match)
    yield from _end_effects(match)
    yield from _pass_initiative(match)
    yield from match.happen(TurnBegan(cause=BY_TURN))
    now = scene(match.state)
    steps = steps_of_turn(match.state, now.initiative)
    first, *others = match.consult(steps_to_come, Course(now.step, steps, match.state.after(now.initiative)))
    yield from begin_step(match, first, tuple(others))


def _compare_totals(match: Match) -> Resolution[None]:
    """Who loses by the endurance totals, and whether anybody has won: the only one who hasn't lost."""
    players = match.state.players
    lost = match.consult(losers, tuple(match.state.number(player, ENDURANCE) for player in players))
    left = [player for player, loses in zip(players, lost, strict=True) if not loses or _cannot_lose(match, player)]
    won = [Won(player=player, cause=BY_TURN) for player in left if len(left) == 1]
    yield from match.happen(*(Lost(player=player, cause=BY_TURN) for player in players if player not in left), *won)


def _cannot_lose(match: Match, player: str) -> bool:
    """Whether a card keeps ``player`` from losing the game."""
    return bool(match.view().player_bans(Lost.verb, player, BY_TURN.kind))


def losses_before_the_wrap_up(match: Match) -> tuple[Event, ...]:
    """Who would lose at once, as somebody believes: nobody as ruled."""
    down = tuple(player for player in match.state.players if match.state.number(player, ENDURANCE) <= 0)
    down = tuple(player for player in down if not _cannot_lose(match, player)) if down else ()
    if not down or scene(match.state).losers or match.judge(LOSING_WAITS_FOR_WRAP_UP, True, misread=False):
        return ()
    left = [player for player in match.state.players if player not in down]
    won = [Won(player=player, cause=BY_TURN) for player in left if len(left) == 1]
    return (*(Lost(player=player, cause=BY_TURN) for player in down), *won)


def _recover_and_ko(match: Match) -> Resolution[None]:
    """Each player may recover one stunned character; those left stunned are KO'd."""
    if not match.judge(RECOVERING_COMES_FIRST, True, misread=False):
        yield from _ko_stunned(match)
    chosen: list[Ref] = []
    clockwise = match.state.after(scene(match.state).initiative)
    order = match.judge(OTHERS_RECOVER_CLOCKWISE, clockwise, misread=(clockwise[0], *clockwise[:0:-1]))
    for player in match.judge(INITIATIVE_RECOVERS_FIRST, order, misread=order[::-1]):
        stunned = tuple(obj for obj in _stunned(match.state) if obj.controller == player)
        able = tuple(obj for obj in stunned if not match.view().bans(Recovered.verb, obj, cause=BY_TURN))
        if able != stunned:
            stunned = match.judge(WHO_CANT_RECOVER_MAY_BE_PICKED, stunned, misread=able)
        own = tuple(obj.ref for obj in stunned)
        left = tuple(ref for ref in own if not is_to_recover(match, ref))
        own = match.judge(WRAP_UP_RECOVERS_AS_USUAL, own, misread=left)
        has_recovered = _recovered_as_phase_started(match, player)
        own = match.judge(IS_NO_RECOVERY_OF_THE_WRAP_UP, own, misread=() if has_recovered else own)
        most = match.judge(RECOVERY_IS_ONE_EACH, 1, misread=max(len(own), 1))
        least = match.judge(RECOVERY_IS_OPTIONAL, 0, misread=min(len(own), 1))
        answer = yield from choose(player, "which stunned character recovers", own, least=least, most=most)
        if match.judge(RECOVERING_IS_AT_ONCE, True, misread=not answer):
            chosen += answer
        else:
            yield from match.happen(*(Recovered(ref=ref, cause=BY_TURN) for ref in answer))
    yield from match.happen(*(Recovered(ref=ref, cause=BY_TURN) for ref in chosen))
    yield from _ko_stunned(match)


def _recovered_as_phase_started(match: Match, player: str) -> bool:
    """Whether a character of ``player`` that was to recover as the recovery phase started has done so."""
    recovered = [event.ref for event in match.state.events_this_turn() if isinstance(event, Recovered)]
    found = (obj for ref in recovered if (obj := match.state.obj(ref)) is not None and is_to_recover(match, ref))
    return any(obj.controller == player for obj in found)


def _ko_stunned(match: Match) -> Resolution[None]:
    """Whatever is stunned is KO'd, unless something keeps it from that."""
    doomed = tuple(obj.ref for obj in _stunned(match.state))
    doomed = match.judge(STUNNED_ARE_KOD, doomed, misread=())
    spared = tuple(ref for ref in doomed if match.view().bans(KOd.verb, match.state.known(ref), cause=BY_TURN))
    put = () if match.judge(CANT_BE_KOD_STAYS, True, misread=not spared) else spared
    yield from match.happen(
        *(KOd(ref=ref, cause=BY_TURN) for ref in doomed), *(Moved(ref=ref, zone=KO_PILE, cause=BY_TURN) for ref in put)
    )


def _ready_all(match: Match) -> Resolution[None]:
    """All exhausted objects ready together, save those whose controllers may and will leave them exhausted."""
    exhausted = tuple(obj.ref for obj in match.state.all() if obj.zone == PLAY and _may_ready(match, obj))
    readying = yield from choose_what_readies(match, exhausted)
    for at_once in match.judge(HELD_READIES_WITH_CAPTOR, (readying,), misread=captors_first(match.state, readying)):
        yield from match.happen(*(Readied(ref=ref, cause=BY_TURN) for ref in at_once), *holds_let_go(match, at_once))


def _may_ready(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` is one of the objects that ready in the wrap-up."""
    if EXHAUSTED not in obj.flags or not match.require(STUNNED_CANT_READY, not is_stunned(obj)):
        return False
    return match.judge(FACE_DOWN_READIES, True, misread=FACE_DOWN not in obj.flags)


def _end_effects(match: Match) -> Resolution[None]:
    """What lasts this phase or this turn ends."""
    ends = [end for span in ("phase", "turn") for end in ends_of_modifiers(match.state, span, BY_TURN)]
    if match.judge(TURN_EFFECTS_END, bool(ends), misread=False):
        yield from match.happen(*ends)


def _pass_initiative(match: Match) -> Resolution[None]:
    """The initiative goes to the next player, unless that player can't gain it."""
    order = match.state.after(scene(match.state).initiative)
    barred = tuple(bool(match.view().player_bans(InitiativePassed.verb, player, BY_TURN.kind)) for player in order)
    heir = match.judge(INITIATIVE_PASSES, match.consult(initiative_goes_to, order, barred), misread=order[0])
    if heir != order[0]:
        yield from match.happen(InitiativePassed(player=heir, cause=BY_TURN))


def _stunned(state: State) -> tuple[Obj, ...]:
    return tuple(obj for obj in state.all() if is_stunned(obj) and obj.zone == PLAY)
