"""Attacks (base rules A8 to A10): who may attack whom, and what an attack's conclusion does."""

from __future__ import annotations

from judge.engine.acting import objection
from judge.engine.ask import Steps, choose
from judge.engine.errors import Objection
from judge.engine.events import Cause, Event
from judge.engine.match import Match
from judge.engine.rules import Rule, rule
from judge.engine.state import Obj, Ref, State
from judge.games.vs_system.attack_events import AttackEnded
from judge.games.vs_system.events import Breakthrough, Readied, Stunned
from judge.games.vs_system.scene import (
    ENDURANCE,
    EXHAUSTED,
    FRONT,
    HIDDEN,
    PLAY,
    SUPPORT,
    VISIBLE,
    Attack,
    Spot,
    is_resource,
    is_stunned,
    row,
    scene,
    spot,
)

BY_ATTACK = Cause("attack")


@rule("vs/attack.ready", "vs-system:A8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda is_exhausted: True,
      believing="an exhausted character can attack")  # fmt: skip
def attacker_is_ready(is_exhausted: bool) -> bool:
    """An attacker must be ready."""
    return not is_exhausted


@rule("vs/attack.unstunned", "vs-system:A8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda is_stunned: True,
      believing="a stunned character can attack")  # fmt: skip
def attacker_is_not_stunned(is_stunned: bool) -> bool:
    """An attacker must not be stunned."""
    return not is_stunned


@rule("vs/attack.range", "vs-system:A8.2", "heralds-of-galactus/5-attack-if-able#2", misreading=lambda row, has_range: True,
      believing="a character in the support row can attack without range")  # fmt: skip
def attacker_reaches(row: str | None, has_range: bool) -> bool:
    """An attacker stands in the front row, or in the support row with range."""
    return row == FRONT or (row == SUPPORT and has_range)


@rule(
    "vs/attack.opposing",
    "vs-system:A8.3",
    misreading=lambda is_opposing: True,
    believing="you may attack your own characters",
)
def defender_is_opposing(is_opposing: bool) -> bool:
    """A defender is an opponent's character."""
    return is_opposing


@rule("vs/attack.defender-unstunned", "vs-system:A8.3m", misreading=lambda is_stunned: True,
      believing="a stunned character can be attacked")  # fmt: skip
def defender_is_not_stunned(is_stunned: bool) -> bool:
    """A stunned character can't be attacked."""
    return not is_stunned


@rule("vs/attack.hidden", "vs-system:A8.3", "marvel-knights/601.3e#1", misreading=lambda is_hidden: False,
      believing="a hidden character can be attacked by anybody")  # fmt: skip
def is_out_of_sight(is_hidden: bool) -> bool:
    """A hidden character can't be attacked."""
    return is_hidden


@rule("vs/attack.sees-hidden", "marvel-knights/601.3e#2", misreading=lambda says_so: False,
      believing="nothing lets a hidden character be attacked")  # fmt: skip
def reaches_hidden(says_so: bool) -> bool:
    """A character whose text says so can attack hidden characters."""
    return says_so


@rule("vs/attack.protected", "vs-system:A8.3", "vs-system:A8.4", misreading=lambda is_protected, has_flight: True,
      believing="the support row can be attacked freely")  # fmt: skip
def defender_is_unprotected(is_protected: bool, has_flight: bool) -> bool:
    """A protected character can't be attacked, except with flight."""
    return not is_protected or has_flight


@rule("vs/attack.player", "vs-system:A8.5", misreading=lambda open_characters: True,
      believing="a player can be attacked past his characters")  # fmt: skip
def player_is_open(open_characters: int) -> bool:
    """A player can be attacked only without a visible character that isn't stunned."""
    return open_characters == 0


@rule(
    "vs/attack.team",
    "vs-system:A8.6",
    misreading=lambda shared: True,
    believing="any characters can team up in an attack",
)
def team_shares(shared: bool) -> bool:
    """Team attackers share an affiliation."""
    return shared


@rule("vs/attack.stays-legal", "heralds-of-galactus/alaris-the-outgoing-one#7", misreading=lambda could_be_proposed: could_be_proposed,
      believing="an attack that could no longer be proposed, since somebody has moved, is called off")  # fmt: skip
def attack_goes_on(could_be_proposed: bool) -> bool:
    """An attack that was legal stays legal, whatever positions its characters come to have."""
    return True


def is_protected(state: State, obj: Obj) -> bool:
    """Whether ``obj`` stands behind an unstunned character of its own column (A8.4)."""
    place = spot(obj)
    if place is None or place.row != SUPPORT:
        return False
    before = Spot(FRONT, place.column, place.area)
    return any(
        spot(other) == before and other.controller == obj.controller and other.zone == PLAY and not is_stunned(other)
        for other in state.all()
    )


def protector(state: State, obj: Obj) -> Obj | None:
    """The character that protects ``obj``, if one does."""
    place = spot(obj)
    if place is None or not is_protected(state, obj):
        return None
    return next(
        o for o in state.all() if o.controller == obj.controller and spot(o) == Spot(FRONT, place.column, place.area)
    )


def attacker_objections(match: Match, obj: Obj) -> tuple[Objection, ...]:
    """Why ``obj`` can't attack, whomever."""
    view = match.view()
    checks: list[tuple[Rule[..., bool], tuple[object, ...]]] = [
        (attacker_is_ready, (EXHAUSTED in obj.flags,)),
        (attacker_is_not_stunned, (is_stunned(obj),)),
        (attacker_reaches, (row(obj), "range" in view.items(obj, "keywords"))),
    ]
    found = [objection(rule) for rule, args in checks if not match.consult(rule, *args)]
    return (*found, *bans(match, "attack", obj))


def bans(match: Match, verb: str, obj: Obj, by: Obj | None = None) -> tuple[Objection, ...]:
    """The "can't" of cards as objections."""
    made = []
    for ban in match.view().bans(verb, obj, by):
        source = match.names()(ban.sight.me) if ban.sight.me is not None else "an effect"
        made.append(Objection(source, f"{source}: {match.names()(obj.ref)} {ban.change.words()}", ()))
    return tuple(made)


def pair_objections(match: Match, attacker: Obj, defender: Obj | str) -> tuple[Objection, ...]:
    """Why ``attacker`` can't attack ``defender``: every reason."""
    found = list(attacker_objections(match, attacker))
    state, view = match.state, match.view()
    keywords = view.items(attacker, "keywords")
    if isinstance(defender, str):
        open_ = sum(
            obj.controller == defender and _is_character(obj) and not is_stunned(obj) and spot(obj) is not None
            and spot(obj).area == VISIBLE  # type: ignore[union-attr]
            for obj in state.all()
        )  # fmt: skip
        if not match.consult(player_is_open, open_):
            found.append(objection(player_is_open))
        return tuple(found)
    place = spot(defender)
    checks: list[tuple[Rule[..., bool], tuple[object, ...]]] = [
        (defender_is_opposing, (defender.controller != attacker.controller,)),
        (defender_is_not_stunned, (is_stunned(defender),)),
        (defender_is_unprotected, (is_protected(state, defender), "flight" in keywords)),
    ]
    found += [objection(rule) for rule, args in checks if not match.consult(rule, *args)]
    if match.consult(is_out_of_sight, place is not None and place.area == HIDDEN):
        if not match.consult(reaches_hidden, "can attack hidden" in keywords):
            found.append(objection(is_out_of_sight))
    return (*found, *bans(match, "be attacked", defender, attacker))


def _is_character(obj: Obj) -> bool:
    from judge.games.vs_system.printed import Character

    return obj.zone == PLAY and isinstance(obj.card, Character) and not is_resource(obj)


def proposal_objections(match: Match, attackers: tuple[Obj, ...], defender: Obj | str) -> tuple[Objection, ...]:
    """Why these attackers can't together attack ``defender``."""
    found = [reason for attacker in attackers for reason in pair_objections(match, attacker, defender)]
    if len(attackers) > 1:
        shared = frozenset.intersection(*(match.view().items(obj, "affiliations") for obj in attackers))
        if not match.consult(team_shares, bool(shared)):
            found.append(objection(team_shares))
    return tuple(dict.fromkeys(found))


def could_attack(match: Match, attacker: Obj) -> bool:
    """Whether some legal attack could be proposed with ``attacker`` alone."""
    opponents = [player for player in match.state.players if player != attacker.controller]
    victims: list[Obj | str] = [obj for obj in match.state.all() if _is_character(obj) and obj.controller in opponents]
    return any(not pair_objections(match, attacker, victim) for victim in [*victims, *opponents])


def _is_out_of_place(match: Match, attackers: tuple[Obj, ...], defender: Ref | str | None) -> bool:
    """Whether positions are such that these attackers could not be proposed against this character now."""
    victim = match.state.obj(defender) if isinstance(defender, Ref) else None
    place = spot(victim) if victim is not None else None
    for obj in attackers:
        keywords = match.view().items(obj, "keywords")
        if row(obj) == SUPPORT and "range" not in keywords:
            return True
        if victim is None or place is None:
            continue
        out_of_sight = place.area == HIDDEN and "can attack hidden" not in keywords
        if out_of_sight or (is_protected(match.state, victim) and "flight" not in keywords):
            return True
    return False


def in_attack(attack: Attack | None, ref: Ref) -> bool:
    """Whether ``ref`` is attacker or defender."""
    return attack is not None and (ref in attack.attackers or ref == attack.defender)


def conclude(match: Match) -> Steps[None]:
    """The attack concludes (A10): stuns, stun losses and breakthrough at once; then nobody is in the attack any more."""
    attack = scene(match.state).attack
    assert attack is not None
    attackers = tuple(obj for ref in attack.attackers if (obj := match.state.obj(ref)) is not None)
    over = AttackEnded(fields=(("attack", None),), cause=BY_ATTACK)
    if not attackers:
        yield from match.happen(over)
        return
    if not match.consult(attack_goes_on, not _is_out_of_place(match, attackers, attack.defender)):
        yield from match.happen(over)
        return
    if attack.defender is None:
        yield from match.happen(*(Readied(ref=obj.ref, cause=BY_ATTACK) for obj in attackers), over)
        return
    events: list[Event] = []
    view = match.view()
    atk = sum(view.number(obj, "atk") for obj in attackers)
    if isinstance(attack.defender, str):
        events.append(Breakthrough(player=attack.defender, what=ENDURANCE, by=-atk, cause=BY_ATTACK))
    else:
        defender = match.state.known(attack.defender)
        struck = attackers[0]
        if len(attackers) > 1:
            answer = yield from choose(
                defender.controller, "which attacker the defender strikes", tuple(a.ref for a in attackers)
            )
            struck = match.state.known(answer[0])
        margin = atk - view.number(defender, "defense")
        if margin >= 0:
            events.append(Stunned(ref=defender.ref, cause=Cause("attack", attack.player, attackers[0].ref)))
            if (
                len(attackers) == 1
                and not attack.is_team
                and not attack.reinforced
                and _causes_breakthrough(match, attackers[0], margin)
            ):
                events.append(Breakthrough(player=defender.controller, what=ENDURANCE, by=-margin, cause=BY_ATTACK))
        if view.number(defender, "atk") >= view.number(struck, "defense"):
            events.append(Stunned(ref=struck.ref, cause=Cause("attack", defender.controller, defender.ref)))
    yield from match.happen(*events)
    yield from match.happen(over)


def _causes_breakthrough(match: Match, attacker: Obj, margin: int) -> bool:
    return margin > 0 and not match.view().bans("cause breakthrough", attacker)
