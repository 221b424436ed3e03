"""Who owns a character in play makes no difference: its controller attacks, defends, protects, stands in the way and loses with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from judge.engine.acting import Action
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    RECRUIT_STEP,
    SUPPORT,
    VISIBLE,
    YOURS,
    Bans,
    Location,
    Played,
    PlotTwist,
    Spot,
    move,
    stun,
    target,
)
from judge.games.vs_system.model.board import PASS
from judge.games.vs_system.procedures.legal_attacks import could_attack
from judge.games.vs_system.words.effects import this_turn
from judge.proving.tables.vs_system import VsSeat, VsTable, plain

Seen: TypeAlias = list[Any]
# What a player has in play, lent by the other one or not.
Lay: TypeAlias = Callable[..., Any]

TEAM = ("X-Men",)
STUN_ONE = PlotTwist(name="Stunner", powers=(Played(effect=stun(target(CHARACTERS))),))
PLACE = Location(name="Place")
MOVE_ONE = PlotTwist(name="Mover", powers=(Played(effect=move(target(CHARACTERS & YOURS))),))
GOAD = PlotTwist(name="Goad", powers=(Played(effect=this_turn(target(CHARACTERS), Bans(PASS))),))


def why_not(table: VsTable, seat: VsSeat, *actions: Action) -> Seen:
    """What keeps a player from each of some actions: the rules."""
    return [tuple(found.id for found in action.objections(table.match, seat.name)) for action in actions]


def asked(table: VsTable) -> Any:
    """Who is asked what, and what is on offer."""
    found = table.decision
    return None if found is None else (found.player, found.options, found.least, found.most)


def totals(table: VsTable) -> Seen:
    return [table.match.state.number(seat.name, "endurance") for seat in table.players]


def who_may_be_attacked(table: VsTable, has: Lay) -> Seen:
    """Who stands behind whom, and who shields a player: characters in front, behind, beside and in hiding, and a fallen one."""
    alice, bob = table.players
    ace = has(alice, "Ace", affiliations=TEAM, column=5)
    front, behind = has(bob, "Front", column=0), has(bob, "Behind", row=SUPPORT, column=0)
    beside = has(bob, "Beside", row=SUPPORT, column=1)
    lurker = has(bob, "Lurker", hidden=True)
    own = has(alice, "Own", column=3)
    table.begin(COMBAT, ATTACK_STEP, alice)
    return why_not(table, alice, *(table.attack(ace, on=foe) for foe in (front, behind, beside, lurker, own, bob)))


def a_team_attacks(table: VsTable, has: Lay) -> Seen:
    """A team attacks a character, which strikes one of them; another attacks its player."""
    alice, bob = table.players
    team = [has(alice, f"Ace {n}", affiliations=TEAM, atk=2, defense=3) for n in (1, 2)]
    lone = has(alice, "Lone", cost=3, atk=6, defense=2)
    foes = [has(bob, f"Foe {n}", cost=2, atk=4, defense=4, column=n) for n in (0, 1)]
    helper = has(bob, "Helper", column=0, row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=foes[0]))
    seen = why_not(table, bob, table.reinforce(helper), table.reinforce(foes[1]))
    table.all_pass()
    seen += [asked(table)]
    bob.chooses(team[1])
    seen += totals(table)
    alice.does(table.attack(lone, on=foes[1]))
    table.all_pass()
    return [*seen, *totals(table), *(table.obj(piece).flags for piece in (*team, lone, *foes))]


def a_helper_reinforces(table: VsTable, has: Lay) -> Seen:
    """Who is adjacent and shares an affiliation reinforces: beside, behind, in hiding and opposite."""
    alice, bob = table.players
    ace = has(alice, "Ace", column=0)
    foe = has(bob, "Foe", affiliations=TEAM, column=0)
    beside, behind = has(bob, "Beside", affiliations=TEAM, column=1), has(bob, "Behind", affiliations=TEAM, row=SUPPORT)
    opposite = has(alice, "Opposite", affiliations=TEAM, column=1)
    lurker = has(bob, "Lurker", affiliations=TEAM, column=0, hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(ace, on=foe))
    alice.passes()
    return why_not(table, bob, *(table.reinforce(helper) for helper in (beside, behind, lurker, opposite)))


def a_player_is_open(table: VsTable, has: Lay) -> Seen:
    """A player without an upright visible character is attacked; whoever has to attack somebody if able, is able."""
    alice, bob = table.players
    ace = has(alice, "Ace", atk=5)
    has(alice, "Bystander", column=1)
    fallen = has(bob, "Fallen", stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    able = could_attack(table.match, table.obj(ace))
    seen = why_not(table, alice, table.attack(ace, on=bob), table.attack(ace, on=fallen))
    alice.does(table.attack(ace, on=bob))
    table.all_pass()
    return [able, *seen, *totals(table)]


def somebody_has_to_be_attacked(table: VsTable, has: Lay) -> Seen:
    """Nobody of the opponent can be attacked but one: who has to attack if able may not pass."""
    alice, bob = table.players
    ace, goad = has(alice, "Ace"), alice.has_in_hand(GOAD)
    has(bob, "Foe")
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(goad), ace)
    table.resolve()
    return [could_attack(table.match, table.obj(ace)), *why_not(table, alice, table.passing())]


def there_is_room(table: VsTable, has: Lay) -> Seen:
    """A recruit comes into play, and a character is moved: positions in which somebody stands aren't on offer."""
    alice, bob = table.players
    mine = has(alice, "Mine", column=0)
    has(alice, "Mine Behind", column=1, row=SUPPORT)
    has(bob, "His", column=2)
    recruit, twist = alice.has_in_hand(plain("Recruit", 0)), alice.has_in_hand(MOVE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    seen = [asked(table)]
    alice.chooses(Spot("front row", 1, VISIBLE))
    alice.does(table.play(twist), mine)
    table.resolve()
    return [*seen, asked(table)]


def a_stun_is_lost_by(table: VsTable, has: Lay) -> Seen:
    """A stun by an effect costs whoever controls the character, and the wrap-up is theirs as well."""
    alice, bob = table.players
    victim, bolt = has(bob, "Victim", cost=3), alice.has_in_hand(STUN_ONE)
    table.begin("recovery")
    alice.does(table.play(bolt), victim)
    table.resolve()
    seen = totals(table)
    table.all_pass()
    return [*seen, asked(table)]


def somebody_recovers(table: VsTable, has: Lay) -> Seen:
    """In the wrap-up each player recovers one of the characters under his control."""
    alice, bob = table.players
    mine, his = has(alice, "Mine", stunned=True), has(bob, "His", stunned=True)
    table.begin("recovery")
    table.all_pass()
    seen = [asked(table)]
    alice.chooses(mine)
    seen += [asked(table)]
    bob.chooses(his)
    return [*seen, *(table.obj(piece).flags for piece in (mine, his))]


def somebody_is_rearranged(table: VsTable, has: Lay) -> Seen:
    """One's own characters are rearranged, to where none of them stands."""
    alice, bob = table.players
    mine, other, his = has(alice, "Mine", column=0), has(alice, "Other", column=1), has(bob, "His", column=2)
    table.begin(BUILD, "formation step", alice)
    places = ((mine, 1), (mine, 2), (his, 3), (other, 3))
    return why_not(table, alice, *(table.rearrange((piece, "front row", column)) for piece, column in places))


def a_namesake_arrives(table: VsTable, has: Lay) -> Seen:
    """Of two characters of one name under one player's control the older one goes."""
    alice, bob = table.players
    mine, his = has(alice, "Hero", column=0), has(bob, "Hero", column=1)
    recruit = alice.has_in_hand(plain("Hero", 0))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses(Spot("front row", 0, VISIBLE))
    return [table.obj(piece).zone for piece in (mine, his, recruit)]


def somebody_is_powered_up(table: VsTable, has: Lay) -> Seen:
    """One's own attacker is powered up, and nobody else's."""
    alice, bob = table.players
    mine, his = has(alice, "Hero"), has(bob, "Foe")
    card, foe = alice.has_in_hand(plain("Hero")), alice.has_in_hand(plain("Foe"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(mine, on=his))
    return why_not(table, alice, table.power_up(mine, card), table.power_up(his, foe))


def resources_are_used(table: VsTable, has: Lay) -> Seen:
    """What lies in one's own row is flipped and played, whoever brought it."""
    alice, bob = table.players
    pieces = [has(seat, "", card=card) for seat in (alice, bob) for card in (PLACE, STUN_ONE)]
    has(bob, "Foe")
    table.begin(COMBAT)
    return why_not(table, alice, *(do(piece) for piece in pieces for do in (table.flip, table.play)))


@pytest.mark.parametrize(
    "play",
    [
        somebody_recovers,
        somebody_is_rearranged,
        a_namesake_arrives,
        somebody_is_powered_up,
        resources_are_used,
        who_may_be_attacked,
        a_team_attacks,
        a_helper_reinforces,
        a_player_is_open,
        somebody_has_to_be_attacked,
        there_is_room,
        a_stun_is_lost_by,
    ],
    ids=lambda play: play.__name__,
)
@pytest.mark.parametrize("lent", ["Alice's", "Bob's", "both"])
def test_who_owns_a_character_makes_no_difference(play: Callable[[VsTable, Lay], Seen], lent: str) -> None:
    def outcome(*borrowers: str) -> Seen:
        table = VsTable()

        def has(seat: VsSeat, name: str, *, cost: int = 1, atk: int = 1, defense: int = 1, affiliations: tuple[str, ...] = (),
                **where: Any) -> Any:  # fmt: skip
            other = table.bob if seat is table.alice else table.alice
            owner: dict[str, Any] = {"owner": other} if seat.name in borrowers else {}
            if "card" in where:
                return seat.has_resource(where.pop("card"), **where, **owner)
            return seat.controls(
                plain(name, cost, atk=atk, defense=defense, affiliations=affiliations), **where, **owner
            )

        seen = play(table, has)
        assert table.result.crash is None
        return seen

    borrowers = {"Alice's": ("Alice",), "Bob's": ("Bob",), "both": ("Alice", "Bob")}[lent]
    assert outcome(*borrowers) == outcome()
