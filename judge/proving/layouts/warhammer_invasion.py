"""The table of Warhammer: Invasion for the eye: battlefield, quest zone and kingdom of each capital, then what is out of play."""

from __future__ import annotations

from judge.engine.context import Match, View
from judge.engine.state import Obj, State
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    CHAIN,
    DECK,
    DISCARD,
    HAND,
    KINGDOM,
    MAIN,
    QUEST,
    is_development,
    is_unit,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Section
from judge.proving.layouts.layout import Layout


class WiLayout(Layout):
    """Power and hit points of units and sections as modified just now; step, combat, assigned damage."""

    places = (BATTLEFIELD, QUEST, KINGDOM, HAND, CHAIN, DISCARD)
    piles = frozenset({DISCARD})

    def strength(self, view: View, obj: Obj) -> str:
        if is_unit(obj) or isinstance(obj.card, Section):
            return f"power {view.number(obj, 'power')}, {view.number(obj, 'hp')} hit points"
        return ""

    def order(self, obj: Obj) -> object:
        return (not isinstance(obj.card, Section), is_development(obj), obj.ref.card)

    def now(self, match: Match, state: State) -> tuple[str, ...]:
        here, names = scene(state), match.names()
        told = [f"{here.step.player}'s {here.step.phase}{'' if here.step.kind == MAIN else f', {here.step.kind}'}"]
        if here.combat is not None:
            attackers = ", ".join(names(ref) for ref in here.combat.attackers) or "nobody yet"
            defenders = ", ".join(names(ref) for ref in here.combat.defenders) or "nobody"
            told.append(f"attack on {here.combat.defender}'s {here.combat.zone}: {attackers}; defending: {defenders}")
        told += [f"{lot.n} {lot.kind} damage assigned to {names(lot.ref)}" for lot in here.assigned]
        return tuple(told)

    def is_shown(self, obj: Obj) -> bool:
        return obj.zone != DECK
