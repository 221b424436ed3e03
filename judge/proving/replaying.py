"""A run of a check with the table as it looks at each step. The boards are read off its states."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence

from judge.answers import Misreading
from judge.boards import Board, Replay
from judge.engine.rules import RuleBook
from judge.engine.state import Obj, State
from judge.errors import JudgeError
from judge.proving.check import Check, Fact
from judge.proving.proof import play
from judge.proving.report import misread_rules, misreading, placed_steps, told_run
from judge.proving.table import Table


def replay(
    check: Check,
    values: Mapping[str, Fact],
    *,
    misread: str | None = None,
    doubtful: Collection[str] = (),
    number: int = 1,
) -> Replay:
    """Run ``check`` with ``values``, and read the table's look after each step of the narrative.

    :param misread: the id of a rule to misread; None: as ruled.
    :param doubtful: the ids of the uncertain base rules.
    :param number: which of its entry's checks it is.
    :raises JudgeError: if that rule decides nothing.
    """
    table = play(check, values, book=RuleBook().misreading(misread) if misread is not None else None)
    # Until a rule first decides, the runs as ruled and as misread are one: so this one tells as well.
    if misread is not None and not table.result.trace.decided(misread):
        raise JudgeError(
            f"'{misread[:80]}' decides nothing in this check",
            f"see 'judge check {check.entry} --misread' for what does",
        )
    return _told(check, values, table, misread=misread, doubtful=doubtful, number=number)


def replays(
    check: Check,
    values: Mapping[str, Fact],
    table: Table,
    *,
    misread: str | None = None,
    doubtful: Collection[str] = (),
    number: int = 1,
) -> tuple[Replay, Replay | None]:
    """A run of ``check`` as ruled, with what comes out otherwise under each misreading; and one of these runs beside it.

    :param table: that of the run as ruled.
    :param misread: the id of the rule that is misread in the other one; there is none where nothing shows when it is.
    :param doubtful: the ids of the uncertain base rules.
    :param number: which of its entry's checks it is.
    """
    found: list[Misreading] = []
    beside = None
    for rule in misread_rules(check, table.result):
        other = play(check, values, book=RuleBook().misreading(rule))
        if shows := misreading(table.result, rule, other.result):
            found.append(shows)
            if rule == misread:
                beside = _told(check, values, other, misread=rule, doubtful=doubtful, number=number)
    return _told(check, values, table, found, doubtful=doubtful, number=number), beside


def _told(
    check: Check,
    values: Mapping[str, Fact],
    table: Table,
    misreadings: Sequence[Misreading] = (),
    *,
    misread: str | None = None,
    doubtful: Collection[str],
    number: int,
) -> Replay:
    run = told_run(check, table.result, values, tuple(misreadings), doubtful=doubtful, number=number)
    if not table.has_begun:
        return Replay(run, (), (), misread)
    starts, states = _states(table)
    looks: dict[int, int] = {}
    boards: list[Board] = []
    shown: list[int] = []
    for at, _ in placed_steps(check, table.result, doubtful):
        place = bisect_right(starts, at) - 1
        if place not in looks:
            looks[place] = len(boards)
            boards.append(_board(table, states[place]))
        shown.append(looks[place])
    # What helps whoever writes a check stands behind all that happened.
    shown += shown[-1:] * (len(run.steps) - len(shown))
    return Replay(run, tuple(boards), tuple(shown), misread)


def _states(table: Table) -> tuple[list[float], list[State]]:
    """The states that a run went through, and from which place in its narrative on each holds.

    A batch's events stand in the trace as lines of their own: the state after it holds from the first of them on.
    """
    final = table.match.state
    records = final.history
    after = [*(record.before for record in records[1:]), final]
    record_of = {id(event): n for n, record in enumerate(records) for event in record.events}
    starts, states = [-1.0], [records[0].before if records else final]
    for at, line in enumerate(table.result.trace.lines):
        n = record_of.get(id(line.event)) if line.event is not None else None
        if n is not None and after[n] is not states[-1]:
            starts.append(at)
            states.append(after[n])
    return starts, states


def _board(table: Table, state: State) -> Board:
    """The look of the table in ``state``: nothing of it leaves a trace."""
    trace = table.match.trace
    muted, trace.muted = trace.muted, True
    names = table.match.names()

    def label(obj: Obj) -> str:
        return names(obj.ref)

    try:
        return table.layout.board(table.match, state, table.place_of, label)
    finally:
        trace.muted = muted
