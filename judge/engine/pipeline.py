"""The event pipeline: the only code that makes a new state. One function per batch of simultaneous changes.

Propose, forbid, replace, join, apply, record, settle, trigger: in this order. Forbidding comes before replacing (what can't happen isn't
replaced); what a rule joins to an event ("as it becomes stunned ...") belongs to the same batch and passes the same gates.
"""

from __future__ import annotations

from judge.engine.bookkeeping import ModifierEnded, Used, Waits
from judge.engine.chain import resolve_at_once
from judge.engine.conditions import is_met
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution, choose
from judge.engine.errors import GameOver, NotExpressible, Objection
from judge.engine.events import Moved
from judge.engine.invariants import check as check_invariants
from judge.engine.lasting import UNTIL_IT_HAS_TRIGGERED
from judge.engine.nodes import Node, describe
from judge.engine.powers import HasPower, Replacement, Substitute, Triggered
from judge.engine.replacing import replace
from judge.engine.state import Deed, Event, Record, Ref, State, Waiting
from judge.engine.trace import TraceEntry


def happen(match: Match, events: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
    """Let ``events`` happen as one batch. Returns the events that happened, joined ones included; an empty batch leaves no record.

    :raises GameOver: where the game has ended with it.
    """
    before = match.state
    state = replace(before, time=before.time + 1)
    held = [event for event in events if event.is_open(before)]
    happened: list[Event] = []
    latest: Deed | None = None
    while held:
        # Each is checked again against the state reached within the batch: what was forbidden may be free once another has happened.
        # Until something has, that is the state before, of which much has been derived already.
        match.state = state if happened else before
        free = [event for event in held if not objections(match, event)]
        if not free:
            break
        held = [event for event in held if event not in free]
        accepted, replaced_by = yield from _accept(match, free)
        latest = replaced_by or latest
        accepted = _without_conflicts(match, accepted)
        known = match.state
        for event in accepted:
            # What happens to an object that the batch itself creates could not be judged before.
            match.state = state
            is_new = event.subject is not None and known.obj(event.subject) is None
            if event.is_possible(state) and not (is_new and objections(match, event)):
                state = event.apply(state, match.game)
                happened.append(event)
    match.state = before
    for event in held:
        for objection in objections(match, event):
            match.trace.add(
                TraceEntry(
                    "note",
                    f"Can't happen: {event.describe(match.names())} {objection.sentence}",
                    match.book.cited(objection.cites, objection.id),
                )
            )
    if not happened:
        return ()
    batch = tuple(happened)
    match.state = replace(state, history=(*before.history, Record(batch, before, before.turn)))
    names = match.names()
    for event in batch:
        if sentence := event.describe(names):
            match.trace.add(TraceEntry("event", sentence, event=event))
    check_invariants(match.state, match.game)
    if match.game.over(match):
        raise GameOver
    match.watch.hold(len(state.chain) + len(state.waiting), len(state.modifiers))
    if not all(event.is_bookkeeping for event in batch):
        with match.watch.during(latest):
            yield from _settle(match)
            yield from _trigger(match, batch, before)
    return batch


def objections(match: Match, event: Event) -> tuple[Objection, ...]:
    """Why ``event`` can't happen now: the game's rules, then every "can't" that cards have made."""
    found = list(match.game.forbids(match, event))
    subject = match.state.obj(event.subject) if event.subject is not None else None
    is_banned = subject is not None and match.game.is_banned(match, event)
    banned = (
        list(match.view().bans(event.verb, subject, cause=event.cause)) if subject is not None and is_banned else []
    )
    player = event.of_player
    if player is not None:
        banned += match.view().player_bans(event.verb, player, event.cause.kind)
    for ban in banned:
        source = match.names()(ban.context.source) if ban.context.source is not None else "an effect"
        id = match.state.known(ban.context.source).card.name if ban.context.source is not None else source
        found.append(Objection(id, f"({source}: {ban.change.describe()})", ()))
    return tuple(found)


def _accept(match: Match, events: list[Event]) -> Resolution[tuple[list[Event], Deed | None]]:
    """Replace, then join, until nothing more applies: joined and replacing events pass the same gates.

    :return: what is to happen, and the last replacement that had a hand in it, if any had.
    """
    queue: list[tuple[Event, frozenset[object], bool, Deed | None]]
    queue = [(event, frozenset(), False, None) for event in events]
    accepted: list[Event] = []
    latest: Deed | None = None
    gone: set[object] = set()  # replacements of once that have had their turn
    while queue:
        event, used, is_joined, because = queue.pop(0)
        match.watch.step()
        if event.is_bookkeeping:
            accepted.append(event)
            continue
        options = tuple(each for each in _replacements(match, event, used, accepted) if each[0] not in gone)
        if options and not match.game.may_be_replaced(match, event, joined=is_joined):
            options = ()
        if options:
            index = 0
            if len(options) > 1:
                affected = _affected(match, event)
                called = tuple(
                    f"{number + 1}. {_source(match, context)}" for number, (_, context, _) in enumerate(options)
                )
                answer = yield from choose(affected, "which replacement applies first", called)
                index = called.index(answer[0])
            key, context, power = options[index]
            latest = match.watch.set_off(power, context.source, because)
            accepted.append(Used(ref=context.source, power=power))
            if spent := _spent(match.state, [key]):
                accepted += spent
                gone.add(key)
            instead = match.read(power.instead)
            if not isinstance(instead, Substitute):
                raise NotExpressible(f"this can't be what happens instead of an event: {describe(instead)}")
            queue = [
                (new, used | {key}, is_joined, latest) for new in instead.events(context) if _is_free(match, new)
            ] + queue
            continue
        if event.is_open(match.state) and not event.is_possible(match.state):
            continue
        accepted.append(event)
        joined = yield from match.game.consequences(match, event, tuple(events))
        queue += [
            (new, frozenset(), True, because)
            for new in joined
            if _is_free(match, new) or _is_about_a_newcomer(match, new)
        ]
    return accepted, latest


def _is_free(match: Match, event: Event) -> bool:
    return event.is_open(match.state) and not objections(match, event)


def _is_about_a_newcomer(match: Match, event: Event) -> bool:
    return event.subject is not None and match.state.obj(event.subject) is None


def _affected(match: Match, event: Event) -> str:
    player = event.of_player
    if player is None and event.subject is not None:
        player = match.state.known(event.subject).controller
    return player or match.game.first_player(match.state)


def _source(match: Match, context: Context) -> str:
    return match.names()(context.source) if context.source is not None else "effect"


def _replacements(
    match: Match, event: Event, used: frozenset[object], accepted: list[Event]
) -> list[tuple[object, Context, Replacement]]:
    found: list[tuple[object, Context, Replacement]] = []
    for key, power, context in standing_powers(match, match.state):
        if not isinstance(power, Replacement) or key in used or (used and not match.read(power.of_replaced)):
            continue
        seeing = replace(context, event=event)
        if match.read(power.pattern).matches(seeing, match.state) and not _is_spent(match, power, context, accepted):
            found.append((key, seeing, power))
    return found


def _is_spent(match: Match, power: Replacement, context: Context, accepted: list[Event]) -> bool:
    """Whether a "first time each ..." replacement, or an event like it, was already there in the span that it names.

    ``accepted``: what comes before the event in its own batch counts as well.
    """
    first_each: str | None = match.read(power.first_each)
    if first_each is None:
        return False
    if any(_is_like(match, power, context, event, match.state) for event in accepted):
        return True
    span = getattr(match.state.scene, first_each, None)
    for record in reversed(match.state.this_turn()):
        if getattr(record.before.scene, first_each, None) != span:
            return False
        if any(_is_like(match, power, context, event, record.before) for event in record.events):
            return True
    return False


def _is_like(match: Match, power: Replacement, context: Context, event: Event, before: State) -> bool:
    """Whether ``event`` is a use of ``power``, or one that it would have replaced."""
    if isinstance(event, Used):
        return event.power == power and event.ref == context.source
    return match.read(power.pattern).matches(replace(context, event=event), before)


def standing_powers(match: Match, state: State) -> list[tuple[object, Node, Context]]:
    """Every power that works in ``state``, with a key of its own and its outlook: of objects, then those that effects have made."""
    view = match.view(state)
    found: list[tuple[object, Node, Context]] = list(view.standing())
    for granted in view.modifiers_of(HasPower):
        if granted.modifier is not None and granted.stands_alone:
            found.append((granted.modifier.id, match.read(granted.change.power), granted.context))
    return found


def _without_conflicts(match: Match, events: list[Event]) -> list[Event]:
    """Of two events that move one object the game says which happens; equal events are two occurrences, not one."""
    moves: dict[Ref, Moved] = {}
    kept: list[Event] = []
    for event in events:
        if isinstance(event, Moved) and event.ref in moves:
            if match.game.last_move_wins(match, moves[event.ref], event):
                kept[kept.index(moves[event.ref])] = event
                moves[event.ref] = event
            continue
        if isinstance(event, Moved):
            moves[event.ref] = event
        kept.append(event)
    return kept


def _settle(match: Match) -> Resolution[None]:
    """Let happen what rules demand of the state, until they demand nothing, or nothing that can happen."""
    while due := match.game.state_rules(match):
        with match.watch.during(match.watch.demand(due)):
            happened = yield from happen(match, due)
        if not happened:
            return


def _trigger(match: Match, batch: tuple[Event, ...], before: State) -> Resolution[None]:
    after = match.state
    now: list[Waiting] = []
    found = _triggered(match, batch, before, after)
    if spent := _spent(after, [key for key, _ in found]):
        yield from happen(match, spent)
    for _, waiting in found:
        if match.game.uses_chain(match, waiting.event):
            yield from happen(match, (Waits(waiting=waiting),))
        else:
            now.append(waiting)
    in_order = yield from match.game.order_at_once(match, tuple(now))
    for waiting in in_order:
        yield from resolve_at_once(match, waiting)


def _spent(state: State, keys: list[object]) -> tuple[Event, ...]:
    """The ends of the delayed powers among those of ``keys``, which have triggered or replaced something, that do so only once."""
    once = (modifier.id for modifier in state.modifiers if modifier.until == UNTIL_IT_HAS_TRIGGERED)
    return tuple(ModifierEnded(id=number) for number in once if number in keys)


def _triggered(match: Match, batch: tuple[Event, ...], before: State, after: State) -> list[tuple[object, Waiting]]:
    """What ``batch`` sets off, each with the key of its power."""
    found: list[tuple[object, Waiting]] = []
    seen: set[tuple[object, int]] = set()
    for state in (after, before):
        for key, power, context in standing_powers(match, state):
            if not isinstance(power, Triggered):
                continue
            for index, event in enumerate(batch):
                if (key, index) in seen or (state is before and not match.game.looks_back(event)):
                    continue
                seeing = replace(context, event=event, state_at=after)
                if not match.read(power.pattern).matches(seeing, before):
                    continue
                if state is before and not match.game.triggers_when_gone(match):
                    continue
                seen.add((key, index))
                fails = match.read(power.tested) and not is_met(power.condition, seeing)
                if fails or _is_used_up(match, power, context):
                    continue
                deed = match.watch.set_off(power, context.source)
                choices = tuple(context.choices.items())
                waiting = Waiting(power, context.source, context.controller, event, after, choices, deed)
                found.append((key, waiting))
                if match.read(power.once_per_batch) or match.read(power.once_per_turn):
                    seen.update((key, other) for other in range(len(batch)))
    return found


def _is_used_up(match: Match, power: Triggered, context: Context) -> bool:
    return match.read(power.once_per_turn) and any(
        isinstance(event, Used) and event.power == power and event.ref == context.source
        for event in match.state.events_this_turn()
    )
