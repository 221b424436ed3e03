"""What an attack's conclusion does: stuns, stun losses, breakthrough (base rule A10)."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.bookkeeping import Priority
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import NotExpressible
from judge.engine.events import NumberChanged
from judge.engine.pipeline import standing_powers
from judge.engine.powers import Replacement
from judge.engine.state import Cause, Event, Obj, Ref
from judge.games.vs_system.model.attack_events import (
    AttackEnded,
    AttackProposed,
    BecameAttacker,
    BecameDefender,
    Reinforced,
)
from judge.games.vs_system.model.board import (
    CAUSE_BREAKTHROUGH,
    ENDURANCE,
    EXHAUSTED,
    Attack,
    defender_in,
    is_character,
    is_stunned,
    scene,
)
from judge.games.vs_system.model.events import BY_ATTACK, Breakthrough, Readied, Stunned
from judge.games.vs_system.model.keyword_names import INVULNERABILITY
from judge.games.vs_system.procedures.legal_attacks import is_out_of_place
from judge.games.vs_system.procedures.settling import settle_waiting
from judge.games.vs_system.procedures.striking import choose_struck
from judge.games.vs_system.rules.attack import ATTACK_GOES_ON
from judge.games.vs_system.rules.breakthrough import (
    BREAKTHROUGH_IS_NOT_FIRST,
    BREAKTHROUGH_IS_RECKONED_ONCE,
    BREAKTHROUGH_STAYS,
    CANT_CAUSE_IS_NOT_MODIFIED,
    INVULNERABLE_DOESNT_STOP_IT,
    NOTHING_IS_NOT_MODIFIED,
)
from judge.games.vs_system.rules.conclusion import (
    ATTACK_IS_OVER,
    ATTACKERS_WITHOUT_DEFENDER_READY,
    BLOWS_FALL_AT_ONCE,
    DEFENDER_STRIKES_BACK,
    EXHAUSTED_DEFENDER_STRIKES,
    GONE_ATTACKERS_DONT_STRIKE,
    NOBODY_ACTS_IN_CONCLUSION,
    NOBODY_LEFT_DOES_NOTHING,
    NOBODY_STRIKES_FOR_A_PLAYER,
    NOTHING_COMES_OF_LOST_DEFENDER,
    ONLY_ATTACKERS_LEFT_READY,
    PLAYER_LOSES_BY_ATK,
    STRIKES_ONE,
    TEAM_ADDS_UP_ON_A_PLAYER,
    TEAM_GOES_ON,
    TEAM_STRIKES_TOGETHER,
    TRIGGERED_COMES_AFTER_ATTACK,
    Clash,
    breakthrough,
    stuns,
)
from judge.games.vs_system.rules.during_attack import (
    REINFORCED_IS_STUNNED,
    REINFORCEMENT_IS_KEPT,
    REINFORCEMENT_IS_ONES_OWN,
)


def conclude(match: Match) -> Resolution[None]:
    """The attack concludes (A10): stuns, stun losses and breakthrough at once; then nobody is in the attack any more."""
    attack = scene(match.state).attack
    assert attack is not None
    struck = defender_in(match.state)
    # Only a defending player whose defender has several attackers to choose from is asked anything meanwhile.
    asked = None if struck is None or len(attack.attackers) < 2 else struck.controller
    if (acts := match.judge(NOBODY_ACTS_IN_CONCLUSION, None, misread=asked)) is not None:
        yield from match.happen(Priority(to=acts))
    outcome = yield from _outcome(match, attack)
    yield from _happen_at_once(match, outcome)
    if not match.judge(TRIGGERED_COMES_AFTER_ATTACK, True, misread=not match.state.waiting):
        yield from settle_waiting(match)
    if match.judge(ATTACK_IS_OVER, True, misread=False):
        yield from match.happen(AttackEnded(cause=BY_ATTACK))


def _happen_at_once(match: Match, outcome: list[Event]) -> Resolution[None]:
    """Stuns, stun losses and breakthrough, with what somebody believes who takes one of them for the first or the last."""
    caused: list[Event] = [event for event in outcome if isinstance(event, Breakthrough)]
    others = [event for event in outcome if event not in caused]
    if caused and others and not match.judge(BREAKTHROUGH_IS_NOT_FIRST, True, misread=False):
        yield from match.happen(*caused)
        yield from settle_waiting(match)
        yield from match.happen(*others)
        return
    happened = yield from match.happen(*outcome)
    for event in happened:
        if isinstance(event, Breakthrough) and event.defender is not None:
            if not match.judge(BREAKTHROUGH_IS_RECKONED_ONCE, True, misread=False):
                yield from settle_waiting(match)
                yield from match.happen(_more(event, _reckoned_again(match, event) - event.reckoned))
            if not match.judge(BREAKTHROUGH_STAYS, True, misread=False):
                yield from settle_waiting(match)
                if _is_barred(match, event.causers, match.state.obj(event.defender)):
                    yield from match.happen(
                        NumberChanged(player=event.player, what=ENDURANCE, by=-event.by, cause=event.cause)
                    )


def _more(event: Breakthrough, amount: int) -> Breakthrough:
    """As much breakthrough as ``amount`` on top of ``event``, which nothing triggers on."""
    return replace(event, by=-amount, reckoned=amount, amount=amount, counted=0)


def _reckoned_again(match: Match, event: Breakthrough) -> int:
    """What the attack of ``event`` would come to if it were reckoned now."""
    view = match.view()
    atk = sum(view.number(match.state.known(ref), "atk") for ref in event.causers)
    assert event.defender is not None
    return max(event.reckoned, atk - view.number(match.state.known(event.defender), "defense"))


def _outcome(match: Match, attack: Attack) -> Resolution[list[Event]]:
    """What happens, all at once, as the attack concludes."""
    attackers = tuple(obj for ref in attack.attackers if (obj := match.state.obj(ref)) is not None)
    defender, proposed = defender_in(match.state), _proposed(match)
    if not attackers and (defender is not None or attack.attacked is not None):
        attackers = match.judge(NOBODY_LEFT_DOES_NOTHING, (), misread=proposed)
    if not attackers and defender is None and attack.attacked is None:
        return _left_alone(match, attackers, proposed)
    has_shrunk = attack.is_team and any(obj.ref not in attack.attackers for obj in proposed)
    is_on = bool(attackers) and match.judge(TEAM_GOES_ON, True, misread=not has_shrunk)
    if not is_on or not match.judge(ATTACK_GOES_ON, True, misread=not is_out_of_place(match, attackers, defender)):
        return []
    if attack.attacked is not None:
        return _on_player(match, attack, attack.attacked, attackers)
    if defender is None:
        return _left_alone(match, attackers, proposed)
    return (yield from _blows(match, attack, attackers, proposed, defender))


def _proposed(match: Match) -> tuple[Obj, ...]:
    """The attackers that this attack has had, as far as they are still there: also those that have left it."""
    found: list[Ref] = []
    for record in match.state.this_turn():
        for event in record.events:
            if isinstance(event, AttackProposed):
                found = list(event.attack.attackers)
            elif isinstance(event, BecameAttacker) and event.ref not in found:
                found.append(event.ref)
    return tuple(obj for ref in found if (obj := match.state.obj(ref)) is not None)


def _left_alone(match: Match, attackers: tuple[Obj, ...], proposed: tuple[Obj, ...]) -> list[Event]:
    """What comes of an attack whose defender is gone: those left ready."""
    readying = tuple(obj.ref for obj in attackers)
    readying = match.judge(ATTACKERS_WITHOUT_DEFENDER_READY, readying, misread=())
    readying = match.judge(ONLY_ATTACKERS_LEFT_READY, readying, misread=tuple(obj.ref for obj in proposed))
    events: list[Event] = [Readied(ref=ref, cause=BY_ATTACK) for ref in readying]
    lost = [event.ref for event in match.state.events_this_turn() if isinstance(event, BecameDefender)]
    atk = sum(match.view().number(obj, "atk") for obj in attackers)
    if match.judge(NOTHING_COMES_OF_LOST_DEFENDER, False, misread=bool(lost) and atk > 0):
        player = match.state.objects[lost[-1].card].owner
        events.append(breakthrough_of(attackers, None, player, atk))
    return events


def breakthrough_of(attackers: tuple[Obj, ...], defender: Obj | None, player: str, amount: int) -> Breakthrough:
    """Breakthrough that ``attackers`` cause, before anything modifies it."""
    causers = tuple(obj.ref for obj in attackers)
    cause = Cause("attack", attackers[0].controller, causers[0]) if attackers else BY_ATTACK
    on = defender.ref if defender is not None else None
    return Breakthrough(player=player, what=ENDURANCE, by=-amount, cause=cause, causers=causers, defender=on,
                        reckoned=amount, amount=amount, counted=amount)  # fmt: skip


def _is_barred(match: Match, attackers: tuple[Ref, ...], defender: Obj | None) -> bool:
    """Whether a card keeps these attackers from causing breakthrough in an attack on ``defender`` (None: on a player).

    :raises NotExpressible: where it keeps some of several from that.
    """
    view = match.view()
    barred = [bool(view.bans(CAUSE_BREAKTHROUGH, match.state.known(ref), defender)) for ref in attackers]
    if any(barred) and not all(barred):
        raise NotExpressible("no rule that is known says what a team causes of which some can't cause breakthrough")
    return any(barred)


def _on_player(match: Match, attack: Attack, player: str, attackers: tuple[Obj, ...]) -> list[Event]:
    """What an attack on ``player`` does."""
    view = match.view()
    atk, cost = (sum(view.number(obj, what) for obj in attackers) for what in ("atk", "cost"))
    greatest = max((view.number(obj, "atk") for obj in attackers), default=0)
    atk = match.judge(TEAM_ADDS_UP_ON_A_PLAYER, atk, misread=greatest)
    loss = match.judge(PLAYER_LOSES_BY_ATK, atk, misread=cost)
    events = _broken_through(match, attackers, None, player, loss)
    theirs = (obj for obj in match.state.all() if is_character(obj) and obj.controller == player)
    striking = next((obj.ref for obj in theirs if not is_stunned(obj)), None)
    striker = match.judge(NOBODY_STRIKES_FOR_A_PLAYER, None, misread=striking)
    if striker is not None:
        events.append(Stunned(ref=attackers[0].ref, cause=Cause("attack", player, striker), strikers=(striker,)))
    return events


def _blows(
    match: Match, attack: Attack, attackers: tuple[Obj, ...], proposed: tuple[Obj, ...], defender: Obj
) -> Resolution[list[Event]]:
    """What attackers and defender do to each other at once: stuns, and breakthrough."""
    view = match.view()
    struck = yield from choose_struck(match, attack, attackers, defender)
    each = [view.number(obj, "atk") for obj in attackers]
    atk = match.judge(TEAM_STRIKES_TOGETHER, sum(each), misread=max(each))
    every = sum(view.number(obj, "atk") for obj in proposed)
    atk = match.judge(GONE_ATTACKERS_DONT_STRIKE, atk, misread=max(atk, every))
    defense = view.number(defender, "defense")
    is_stunned_now = match.consult(stuns, atk, defense)
    is_reinforced = match.judge(
        REINFORCEMENT_IS_ONES_OWN, defender.ref in attack.reinforced, misread=bool(attack.reinforced)
    )
    is_stunned_now = match.judge(REINFORCED_IS_STUNNED, is_stunned_now, misread=is_stunned_now and not is_reinforced)
    events: list[Event] = []
    if is_stunned_now:
        strikers = tuple(obj.ref for obj in attackers)
        events.append(Stunned(ref=defender.ref, cause=Cause("attack", attack.player, strikers[0]), strikers=strikers))
    if is_reinforced:
        is_barred = bool(view.bans(Reinforced.verb, defender))
        is_reinforced = match.judge(REINFORCEMENT_IS_KEPT, True, misread=not is_barred)
    clash = Clash(atk, defense, len(attackers), attack.is_team, is_reinforced)
    amount = match.consult(breakthrough, clash)
    is_invulnerable = INVULNERABILITY in view.items(defender, "keywords")
    amount = match.judge(INVULNERABLE_DOESNT_STOP_IT, amount, misread=0 if is_invulnerable else amount)
    events += _broken_through(match, attackers, defender, defender.controller, amount)
    return events + _return_blows(match, attackers, defender, struck, is_stunned_now)


def _broken_through(
    match: Match, attackers: tuple[Obj, ...], defender: Obj | None, player: str, amount: int
) -> list[Event]:
    """The breakthrough of an attack that comes to ``amount``: none where it comes to nothing, or can't be caused."""
    event = breakthrough_of(attackers, defender, player, amount)
    if not amount:
        return [event] if not match.judge(NOTHING_IS_NOT_MODIFIED, True, misread=False) else []
    if _is_barred(match, event.causers, defender):
        return [] if match.judge(CANT_CAUSE_IS_NOT_MODIFIED, True, misread=not _is_modified(match, event)) else [event]
    return [event]


def _is_modified(match: Match, event: Breakthrough) -> bool:
    """Whether something would replace ``event``."""
    return any(
        isinstance(power, Replacement) and match.read(power.pattern).matches(replace(context, event=event), match.state)
        for _, power, context in standing_powers(match, match.state)
    )


def _return_blows(
    match: Match, attackers: tuple[Obj, ...], defender: Obj, struck: tuple[Ref, ...], is_stunned_now: bool
) -> list[Event]:
    """The stuns that the defender deals out."""
    struck = match.judge(STRIKES_ONE, struck, misread=tuple(obj.ref for obj in attackers))
    struck = match.judge(DEFENDER_STRIKES_BACK, struck, misread=())
    struck = match.judge(EXHAUSTED_DEFENDER_STRIKES, struck, misread=() if EXHAUSTED in defender.flags else struck)
    struck = match.judge(BLOWS_FALL_AT_ONCE, struck, misread=() if is_stunned_now else struck)
    view, cause = match.view(), Cause("attack", defender.controller, defender.ref)
    return [
        Stunned(ref=ref, cause=cause, strikers=(defender.ref,))
        for ref in struck
        if match.consult(stuns, view.number(defender, "atk"), view.number(match.state.known(ref), "defense"))
    ]
