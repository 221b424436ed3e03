"""A ruling and its twin in a variant of its game: the scenarios of both, played by the rules of either; what comes out otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from judge.answers import ComparedOutcome, GamesCompared, RulingView, Twin
from judge.engine.rules import RuleBook
from judge.errors import JudgeError
from judge.proving import library
from judge.proving.check import Check
from judge.proving.proof import Place, by_place, run
from judge.proving.result import Finding
from judge.proving.table import Swaps, Table
from judge.proving.tables.vs_remix import RemixTable
from judge.proving.tables.vs_system import VsTable

At: TypeAlias = Callable[[RuleBook | None, Swaps | None], Table]

Findings: TypeAlias = dict[Place, Finding]

# Games of one kind, whose scenarios are played at each other's tables.
TABLES: dict[str, At] = {"vs-system": VsTable, "vs-remix": RemixTable}


def twins(view: RulingView) -> tuple[Twin, ...]:
    """The entries of a variant of the ruling's game (or of the game that this one is a variant of) that it is said to differ from."""
    if view.game not in TABLES:
        return ()
    return tuple(twin for twin in view.differs_from if twin.game in TABLES and twin.game != view.game)


def compare_games(view: RulingView) -> tuple[GamesCompared, ...]:
    """The scenarios of a ruling and of each of its twins in both of their games; those of its point alone, where ``view.point`` names one.

    :raises JudgeError: if it has no twin, or no scenario.
    """
    found = twins(view)
    if not found:
        raise JudgeError(
            f"'{view.id}' has no twin in a variant of its game",
            "only Vs. System and VS Remix are played by each other's rules",
        )
    own = library.checks_of(view.id)
    played = {
        twin: [
            (check, _outcomes(check, view.game, twin.game))
            for check in (*own, *(() if view.point else _others(library.checks_of(twin.id), own)))
        ]
        for twin in found
    }
    if not any(played.values()):
        raise JudgeError(
            f"neither '{view.id}' nor a twin of it has a check", "see 'judge list' for entries with checks"
        )
    return tuple(_compared(view, twin, played[twin]) for twin in found)


Played: TypeAlias = "list[tuple[ComparedOutcome, bool]] | None"


def _others(checks: Sequence[Check], own: Sequence[Check]) -> list[Check]:
    """Those of ``checks`` whose scenario is none of ``own``, where one replays those of the other."""
    scenarios = {check.scenario for check in own}
    return [check for check in checks if check.scenario not in scenarios]


def _compared(view: RulingView, twin: Twin, played: Sequence[tuple[Check, Played]]) -> GamesCompared:
    told = [each for _, found in played for each in found or () if not view.point or view.point in each[0].points]
    return GamesCompared(
        view.id,
        view.game,
        twin.id,
        twin.game,
        twin.how,
        outcomes=tuple(outcome for outcome, is_same in told if not is_same),
        same=sum(is_same for _, is_same in told),
        unplayed=tuple(check.name for check, found in played if found is None),
    )


def _outcomes(check: Check, game: str, other: str) -> Played:
    """What ``check`` comes to in ``game`` and in the ``other``, each with whether that is the same; None if one of them can't play it."""
    if check.table not in TABLES.values():
        return None
    here, there = (run(replace(check, table=TABLES[each])) for each in (game, other))
    if here.crash is not None or there.crash is not None:
        return None
    return list(_side_by_side(check, by_place(here), by_place(there)))


def _side_by_side(check: Check, here: Findings, there: Findings) -> Iterator[tuple[ComparedOutcome, bool]]:
    for place, finding in here.items():
        other = there.get(place)
        if other is not None:
            outcome = ComparedOutcome(
                check.sentence, finding.points, finding.sentence, finding.shown[1], other.shown[1]
            )
            yield outcome, finding.found == other.found
    for place, other in there.items():
        if place not in here and not other.is_met:  # what the scenario does next is not possible in the other game
            yield ComparedOutcome(check.sentence, other.points, other.sentence, other.shown[0], other.shown[1]), False
