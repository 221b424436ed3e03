"""Playing made-up cards until nothing is left to resolve, whoever is asked meanwhile: for cards whose effects have no end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from judge.engine.acting import Action
from judge.engine.context import Match
from judge.engine.decision import Answer, Decision, Resolution
from judge.engine.powers import Effect, Power
from judge.games.vs_system import dsl as vs
from judge.games.vs_system.actions.acting import act as act_in_vs
from judge.games.vs_system.actions.passing import Pass as PassInVs
from judge.games.vs_system.actions.using_powers import UsePower
from judge.games.warhammer_invasion import dsl as wi
from judge.games.warhammer_invasion.actions.acting import act as act_in_wi
from judge.games.warhammer_invasion.actions.passing import Pass as PassInWi
from judge.games.warhammer_invasion.actions.playing_tactics import PlayTactic
from judge.games.warhammer_invasion.actions.using_abilities import UseAbility
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsTable, plain
from judge.proving.tables.warhammer_invasion import WiTable

Answering = Callable[[Decision], Answer]


def willing(decision: Decision) -> Answer:
    """Choose whatever comes first, and something rather than nothing."""
    return decision.options[: max(decision.least, min(1, decision.most))]


def carry_out(steps: Resolution[Any], answer: Answering = willing) -> None:
    """Let ``steps`` run to their end, with ``answer`` to whatever is asked."""
    try:
        decision = next(steps)
        while True:
            decision = steps.send(answer(decision))
    except StopIteration:
        return


def _finish(
    match: Match, act: Callable[[Match, str, Action], Resolution[None]], passing: Action, answer: Answering
) -> None:
    """All pass until the chain is empty."""
    while match.state.chain and match.state.priority is not None:
        carry_out(act(match, match.state.priority, passing), answer)


def character(name: str, *powers: Power, **facts: Any) -> vs.Character:
    """A character of Vs. System with these powers."""
    return replace(plain(name, **facts), powers=powers, entry=f"made-up/{name.lower().replace(' ', '-')}")


def unit(name: str, *powers: Power, hp: int = 3, cost: int = 1) -> wi.Unit:
    """A unit of Warhammer: Invasion with these powers."""
    return wi.Unit(
        name=name, powers=powers, cost=cost, power=1, hp=hp, entry=f"made-up/{name.lower().replace(' ', '-')}"
    )


def vs_table(*cards: vs.Character, deck: int = 0) -> tuple[VsTable, list[Piece]]:
    """Alice controls ``cards`` and has a deck; Bob controls a character without text; Alice may act."""
    table = VsTable()
    pieces = [table.alice.controls(card) for card in cards]
    table.bob.controls(plain("Target"))
    for _ in range(deck):
        table.alice.has_in_deck(plain("Card"))
    table.begin(vs.BUILD, vs.FORMATION_STEP, table.alice)
    return table, pieces


def play_vs(*cards: vs.Character, spark: Effect, deck: int = 5, answer: Answering = willing) -> Match:
    """Alice controls ``cards`` and a Spark, whose power she uses: ``spark`` resolves, and all that comes of it."""
    source = character("Spark", vs.pay_endurance(1) >> spark)
    table, pieces = vs_table(source, *cards, deck=deck)
    carry_out(act_in_vs(table.match, "Alice", UsePower(table.ref(pieces[0]))), answer)
    _finish(table.match, act_in_vs, PassInVs(), answer)
    return table.match


def number_in_vs(*cards: vs.Character, what: str = "atk") -> int:
    """That number of the first of ``cards``, with all of them in play."""
    table, pieces = vs_table(*cards)
    return table.match.view().number(table.obj(pieces[0]), what)


def play_wi(*cards: wi.WiCard, spark: Effect, deck: int = 5, answer: Answering = willing) -> Match:
    """Alice controls ``cards`` and a Spark, whose action she uses: ``spark`` resolves, and all that comes of it."""
    table = WiTable()
    source = table.alice.controls(unit("Spark", wi.pay(1) >> spark, hp=99))
    for card in cards:
        table.alice.controls(card)
    for _ in range(deck):
        table.alice.has_in_deck(unit("Card"))
    table.alice.has_resources(5)
    table.begin()
    carry_out(act_in_wi(table.match, "Alice", UseAbility(table.ref(source))), answer)
    _finish(table.match, act_in_wi, PassInWi(), answer)
    return table.match


def play_tactics(*tactics: wi.Tactic, answer: Answering = willing) -> Match:
    """Alice plays ``tactics`` one after another, each before the one before has resolved; then the chain resolves."""
    table = WiTable()
    table.alice.has_resources(5)
    pieces = [table.alice.has_in_hand(tactic) for tactic in tactics]
    table.begin()
    for piece in pieces:
        carry_out(act_in_wi(table.match, "Alice", PlayTactic(table.ref(piece))), answer)
        if piece is not pieces[-1]:
            carry_out(act_in_wi(table.match, "Bob", PassInWi()), answer)
    _finish(table.match, act_in_wi, PassInWi(), answer)
    return table.match
