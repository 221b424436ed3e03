"""The table of Vs. System for the eye: front rows face each other, then support row, resources, and what is out of play."""

from __future__ import annotations

from judge.engine.changes import short_name
from judge.engine.context import Match, View
from judge.engine.state import Obj, State
from judge.games.vs_system.model.board import (
    BETWEEN,
    CHAIN,
    DECK,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    MAIN,
    REMOVED,
    SUPPORT,
    VISIBLE,
    Spot,
    Step,
    is_character,
    scene,
)
from judge.proving.layouts.layout import Layout


class VsLayout(Layout):
    """ATK and DEF of characters as modified just now; step, initiative and attack."""

    places = (
        *(f"{row}, {area}" for area in (VISIBLE, BETWEEN, HIDDEN) for row in (FRONT, SUPPORT)),
        "resource row",
        HAND,
        CHAIN,
        KO_PILE,
        REMOVED,
        "deck, from the top",
    )
    piles = frozenset({KO_PILE, REMOVED, "deck, from the top"})

    def strength(self, view: View, obj: Obj) -> str:
        if not is_character(obj):
            return ""
        return " / ".join(f"{view.number(obj, what)} {short_name(what)}" for what in ("atk", "defense"))

    def order(self, obj: Obj) -> object:
        column = obj.spot.column if isinstance(obj.spot, Spot) else 0
        return (column, obj.ref.card)

    def now(self, match: Match, state: State) -> tuple[str, ...]:
        here = scene(state)
        return (_in_words(here.step), *((_attack(match, state),) if here.attack is not None else ()))

    def marks(self, state: State, player: str) -> tuple[str, ...]:
        return ("initiative",) if scene(state).initiative == player else ()

    def is_shown(self, obj: Obj) -> bool:
        return obj.zone != DECK


def _in_words(step: Step) -> str:
    whose = f" of {step.player}" if step.player else ""
    return f"{step.phase} phase{'' if step.kind == MAIN else f', {step.kind}'}{whose}"


def _attack(match: Match, state: State) -> str:
    attack = scene(state).attack
    assert attack is not None
    names = match.names()
    gone = "a character that is gone"
    attackers = " and ".join(names(ref) for ref in attack.attackers if state.obj(ref) is not None) or gone
    if attack.attacked is not None:
        return f"{attackers}: attack on {attack.attacked}"
    defender = names(attack.defender) if attack.defender is not None and state.obj(attack.defender) else gone
    return f"{attackers}: attack on {defender}{', reinforced' if attack.defender in attack.reinforced else ''}"
