"""Boards of checks: what a page draws is what the engine's states hold, at every step, as ruled and as misread."""

from __future__ import annotations

import pytest

from judge import Judge, JudgeError
from judge.boards import Board, BoardCard, Replay
from judge.engine.rules import RuleBook
from judge.proving import library
from judge.proving.check import Check
from judge.proving.proof import play, run
from judge.proving.replaying import replay
from tests.helpers.borne import BORNE

KLAW = "heralds-of-galactus/klaw-sonic-construct"
DOCS = ("heralds-of-galactus", "marvel-knights", "x-men", "remix-glossary", "warhammer-invasion")


def _cards(board: Board) -> dict[int, tuple[str, str, BoardCard]]:
    """Every card that is drawn, by its number, with its player and its row."""
    found: dict[int, tuple[str, str, BoardCard]] = {}

    def add(player: str, row: str, card: BoardCard) -> None:
        assert card.number not in found, f"{card.name} is drawn twice"
        found[card.number] = (player, row, card)
        for other in card.on_it:
            add(player, row, other)

    for side in board.sides:
        for row in side.rows:
            for card in row.cards:
                add(side.player, row.name, card)
    return found


def _named(replayed: Replay, step: str) -> Board:
    place = next(n for n, each in enumerate(replayed.run.steps) if each.text == step)
    return replayed.boards[replayed.shown[place]]


def _card(board: Board, name: str) -> tuple[str, BoardCard]:
    return next((row, card) for _, row, card in _cards(board).values() if card.name == name)


def test_a_board_shows_what_has_happened_by_its_step(judge: Judge) -> None:
    ruled = judge.replay(KLAW, 1)
    row, card = _card(_named(ruled, "Readying Witness goes to the chain."), "Readying Witness")
    assert (row, card.states) == ("chain", ())
    assert _card(_named(ruled, "Alice: playing Readying Witness."), "Readying Witness")[0] == "hand"
    assert _card(_named(ruled, "Victim goes to the KO'd pile."), "Victim")[0] == "KO'd pile"
    assert _card(ruled.boards[-1], "Klaw")[1].states == ("exhausted",)
    assert ruled.boards[0].now == ("recovery phase",)
    assert ruled.boards[-1].now == ("draw phase",)


def test_a_misreading_shows_another_table(judge: Judge) -> None:
    rule = next(m.rule for m in judge.check(KLAW, misread=True)[0].misreadings if len(m.cites) > 1)
    misread = judge.replay(KLAW, 1, misread=rule)
    assert _card(misread.boards[-1], "Klaw")[1].states == ()


def test_what_decides_nothing_or_is_not_there_is_refused(judge: Judge) -> None:
    with pytest.raises(JudgeError, match="decides nothing"):
        judge.replay(KLAW, 1, misread="vs/no.such.rule")
    with pytest.raises(JudgeError, match="has no check 99; give a number from 1 to"):
        judge.replay(KLAW, 99)
    with pytest.raises(JudgeError, match="no parameter"):
        judge.replay(KLAW, 1, {"colour": "red"})


def _sample() -> list[Check]:
    return [check for doc in DOCS for check in tuple(library.checks(doc))[::7]]


def test_every_board_agrees_with_the_state_that_it_shows() -> None:
    for check in _sample():
        replayed, table = replay(check, {}), play(check)
        assert len(replayed.shown) == len(replayed.run.steps)
        assert list(replayed.shown) == sorted(replayed.shown)
        if not replayed.boards:
            continue
        drawn = _cards(replayed.boards[-1])
        for number, (player, _, card) in drawn.items():
            obj = table.match.state.objects[number]
            assert (obj.controller, tuple(sorted(obj.flags))) == (player, card.states), check.id
        hidden = {n for n, obj in table.match.state.objects.items() if obj.zone == table.deck_zone}
        assert set(table.match.state.objects) - hidden - set(drawn) == set(), check.id


def test_looking_at_the_table_changes_nothing() -> None:
    for check in _sample()[::5]:
        ruled = run(check)
        assert [line.mark for line in ruled.trace.lines] == [line.mark for line in play(check).result.trace.lines]
        replayed = replay(check, {})
        assert [step.text for step in replayed.run.steps if step.kind == "event"] == [
            line.text for line in ruled.trace.lines if line.kind == "event"
        ]


# -- a scenario with its misreadings, for a page ----------------------------------------------------------------------


@pytest.mark.parametrize("entry", [KLAW, "remix-glossary/boost", "warhammer-invasion/faq-burning-zone-functions"])
def test_what_is_played_at_once_is_what_is_played_one_by_one(judge: Judge, entry: str) -> None:
    runs = judge.check(entry, misread=True)
    for run_ in runs:
        for rule in (None, *(each.rule for each in run_.misreadings)):
            played = judge.played(entry, run_.number, misread=rule)
            assert played is not None
            assert [(each.number, each.sentence, each.points) for each in played.scenarios] == [
                (each.number, each.sentence, each.points) for each in runs
            ]
            assert played.ruled.run == run_
            assert played.ruled.boards == judge.replay(entry, run_.number).boards
            assert played.misread == (None if rule is None else judge.replay(entry, run_.number, misread=rule))


def test_a_scenario_is_found_by_a_point_and_played_with_other_facts(judge: Judge) -> None:
    for point in (1, 2, 3, 4):
        first = next(each.number for each in judge.check(KLAW) if point in each.points)
        played = judge.played(KLAW, point=point)
        assert played is not None
        assert played.ruled.run.number == first
    changed = judge.played("remix-glossary/boost", values={"points": "4"})
    assert changed is not None
    assert changed.ruled.run.parameters["points"] == 4
    assert changed.ruled.run.changed


def test_what_can_not_be_played_is_told(judge: Judge) -> None:
    assert judge.played(BORNE) is None
    with pytest.raises(JudgeError, match="has no check 99"):
        judge.played(KLAW, 99)
    with pytest.raises(JudgeError, match="no parameters to set"):
        judge.played(KLAW, 1, {"nothing": "1"})
    shown = judge.played(KLAW, misread="nothing")
    assert shown is not None
    assert shown.misread is None


def test_whether_a_rule_decides_is_told_by_the_run_in_which_it_is_misread() -> None:
    for check in [*library.checks("marvel-knights")][:12]:
        reading = run(check)
        rules = {line.rule for line in reading.trace.lines if line.rule}
        assert rules
        for rule in rules:
            misread = run(check, book=RuleBook().misreading(rule))
            assert misread.trace.decided(rule) == reading.trace.decided(rule), (check.id, rule)
