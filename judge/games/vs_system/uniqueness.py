"""Uniqueness (Heralds of Galactus FAQ 6): which objects go to the KO'd pile as another of their name arrives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps
from judge.engine.events import Moved
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.rules import rule
from judge.engine.sight import Sight
from judge.engine.state import Obj
from judge.engine.values import said
from judge.engine.view import View
from judge.games.vs_system.printed import ARMY, Character, Equipment
from judge.games.vs_system.scene import KO_PILE, PLAY, is_resource, is_stunned


@rule("vs/unique.army-is-the-version", "heralds-of-galactus/6-uniqueness#1",
      misreading=lambda versions, namesakes: ARMY in versions | namesakes,
      believing="a name is either that of Army characters or that of a unique one, never both")  # fmt: skip
def is_army(versions: frozenset[str], namesakes: frozenset[str]) -> bool:
    """A character is Army by its own version: others of its name may be of another kind."""
    return ARMY in versions


@rule("vs/unique.moment", "vs-system:A4.5", "heralds-of-galactus/6-uniqueness#5", "heralds-of-galactus/6-uniqueness#6",
      misreading=lambda arrives: not arrives, believing="the older one goes as soon as the new one is announced and paid for")  # fmt: skip
def applies_as(arrives: bool) -> bool:
    """Uniqueness is applied as the new object arrives (recruited, attached), not as it is announced."""
    return arrives


@rule("vs/unique.army-spared", "heralds-of-galactus/6-uniqueness#2", misreading=lambda old_is_army: True,
      believing="a newcomer removes every object of its name, Army or not")  # fmt: skip
def goes_as_old(old_is_army: bool) -> bool:
    """Only unique objects go: Army versions stay."""
    return not old_is_army


@rule("vs/unique.army-removes-none", "heralds-of-galactus/6-uniqueness#3", misreading=lambda new_is_army: True,
      believing="an Army newcomer removes the non-Army character of its name")  # fmt: skip
def is_newcomer_unique(new_is_army: bool) -> bool:
    """An Army newcomer makes the uniqueness rule do nothing."""
    return not new_is_army


@rule("vs/unique.stunned-equipment", "heralds-of-galactus/6-uniqueness#4", misreading=lambda wearer_is_stunned: not wearer_is_stunned,
      believing="an equipment on a stunned character has lost its text, and with it its uniqueness")  # fmt: skip
def stays_unique(wearer_is_stunned: bool) -> bool:
    """A unique equipment stays unique on a stunned character."""
    return True


def _is_army(view: View, obj: Obj) -> bool:
    namesakes = (
        other for other in view.state.all() if other.card.name == obj.card.name and isinstance(other.card, Character)
    )
    printed = frozenset(other.card.version for other in namesakes if isinstance(other.card, Character))
    return view.match.consult(is_army, view.items(obj, "versions"), printed)


def is_unique(view: View, obj: Obj) -> bool:
    """Whether ``obj`` is unique by its type, version or keyword."""
    if isinstance(obj.card, Character):
        return view.match.consult(goes_as_old, _is_army(view, obj))
    if isinstance(obj.card, Equipment):
        if "unique" not in obj.card.keywords:
            return False
        host = view.state.obj(obj.host) if obj.host is not None else None
        return view.match.consult(stays_unique, host is not None and is_stunned(host))
    return False


def displaced(view: View, new: Obj, controller: str) -> tuple[Obj, ...]:
    """The objects of ``controller`` that the uniqueness rule removes as ``new`` arrives."""
    if isinstance(new.card, Character):
        if not view.match.consult(is_newcomer_unique, _is_army(view, new)):
            return ()
    elif not is_unique(view, new):
        return ()
    names = view.items(new, "names")
    return tuple(
        obj
        for obj in view.state.all()
        if obj.zone == PLAY and obj.controller == controller and obj.ref != new.ref and not is_resource(obj)
        and view.items(obj, "names") & names and is_unique(view, obj)
    )  # fmt: skip


@dataclass(frozen=True)
class DisplaceNamesakes(Effect):
    """For each of ``objects`` the other unique objects of its name go, as they do where it is recruited."""

    objects: Any

    def run(self, do: Sight) -> Steps[bool]:
        refs = yield from refs_of(self.objects, do)
        gone = [old.ref for ref in refs for old in displaced(do.view, do.state.known(ref), do.you)]
        happened = yield from do.match.happen(*(Moved(ref=ref, zone=KO_PILE, cause=do.cause) for ref in gone))
        return bool(happened)

    def words(self) -> str:
        return f"other unique objects with the name of {said(self.objects)} go to the KO'd piles"
