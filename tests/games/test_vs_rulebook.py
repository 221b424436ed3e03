"""The base rules of Vs. System that every ruling presupposes, played at the table: turn, recruiting, attacks and their conclusion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from judge.engine.decision import Resolution
from judge.engine.events import Moved
from judge.engine.objects import target
from judge.engine.players import EACH_OPPONENT, OPPONENT
from judge.engine.powers import Played, whenever
from judge.engine.relations import OPPONENTS
from judge.engine.values import Count
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DRAW,
    FORMATION_STEP,
    KO_PILE,
    PLAY,
    RECOVERY,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SUPPORT,
    scene,
    spot,
)
from judge.games.vs_system.model.cards import Equipment, Location, PlotTwist
from judge.games.vs_system.model.counters import PLUS_ONE, changes_of_stat_counter
from judge.games.vs_system.words.attacking import Stuns
from judge.games.vs_system.words.effects import gain, lose, to_hand
from judge.games.vs_system.words.positions import ADJACENT
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.proving.result import Ended
from judge.proving.tables.vs_system import VsTable, VsTableOfFour, VsTableOfThree, plain

TWIST = PlotTwist(name="Twist", cost=2, powers=(Played(effect=gain(1)),))


def table() -> VsTable:
    return VsTable()


def held(made: VsTable) -> None:
    """Every expectation recorded so far was met."""
    assert [finding for finding in made.result.findings if not finding.is_met] == []
    assert made.result.findings


def test_the_steps_of_a_turn_come_in_order_the_initiative_first() -> None:
    made = table()
    alice, bob = made.players
    made.begin(DRAW)
    seen = []
    for _ in range(11):
        seen.append(scene(made.match.state).step[:3])
        made.all_pass()
        made.resolve()
    build = [
        (BUILD, kind, player) for player in ("Alice", "Bob") for kind in (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP)
    ]
    assert seen[:1] + seen[1:] == [
        (DRAW, "main", None),
        *build,
        (COMBAT, "main", None),
        (COMBAT, ATTACK_STEP, "Alice"),
        (COMBAT, ATTACK_STEP, "Bob"),
        (RECOVERY, "main", None),
    ]
    # After the wrap-up, in which nobody has priority, the next turn begins and the initiative has passed.
    made.initiative_is(bob)
    assert made.match.state.turn == 2
    assert alice.name != scene(made.match.state).initiative


def test_unspent_resource_points_vanish_as_the_recruit_step_ends() -> None:
    made = table()
    made.alice.has_resources(4)
    recruit = made.alice.has_in_hand(plain("Recruit", 1))
    made.begin(BUILD, RECRUIT_STEP, made.alice)
    made.alice.does(made.recruit(recruit))
    made.alice.has_points(3)
    made.resolve()
    made.alice.chooses("support row")
    made.stands(recruit, "support row")
    made.all_pass()
    made.alice.has_points(0)
    made.bob.has_points(0)
    held(made)


def test_two_recruits_of_a_row_stand_side_by_side() -> None:
    made = table()
    made.alice.has_resources(2)
    recruits = [made.alice.has_in_hand(plain(f"Recruit {n}", 1)) for n in (1, 2)]
    made.begin(BUILD, RECRUIT_STEP, made.alice)
    for piece in recruits:
        made.alice.does(made.recruit(piece))
        made.resolve()
        made.alice.chooses("front row")
    assert [place.column for piece in recruits if (place := spot(made.obj(piece)))] == [0, 1]


@pytest.mark.parametrize(("points", "legal"), [(2, False), (3, True), (4, True)])
def test_a_character_is_recruited_only_if_its_cost_can_be_paid(points: int, legal: bool) -> None:
    made = table()
    made.alice.has_resources(points)
    recruit = made.alice.has_in_hand(plain("Recruit", 3))
    made.begin(BUILD, RECRUIT_STEP, made.alice)
    if legal:
        made.alice.can(made.recruit(recruit))
    else:
        made.alice.cannot(made.recruit(recruit), only_because="vs/act.pay")
    held(made)


@pytest.mark.parametrize(("resources", "legal"), [(1, False), (2, True), (3, True)])
def test_a_threshold_asks_for_resources_and_spends_none(resources: int, legal: bool) -> None:
    made = table()
    made.alice.has_resources(resources)
    twist = made.alice.has_in_hand(TWIST)
    made.begin(COMBAT)
    if legal:
        made.alice.does(made.play(twist))
        made.resolve()
        made.alice.loses_in_all(-1)
        made.finds(twist, KO_PILE)
    else:
        made.alice.cannot(made.play(twist), only_because="vs/act.threshold")
    held(made)


def test_a_plot_twist_played_from_the_row_stays_there_face_up() -> None:
    made = table()
    made.alice.has_resources(1)
    twist = made.alice.has_resource(TWIST)
    made.begin(COMBAT)
    made.alice.does(made.play(twist))
    made.resolve()
    made.finds(twist, PLAY)
    made.is_(twist, "face down", False)
    made.alice.cannot(made.play(twist), only_because="vs/act.card")
    held(made)


def test_a_location_is_flipped_by_its_controller_from_the_row_once() -> None:
    made = table()
    place = made.alice.has_resource(Location(name="Place", cost=1))
    other = made.alice.has_resource(plain("Person"))
    made.begin(COMBAT)
    made.alice.cannot(made.flip(other), only_because="vs/act.card")
    made.alice.does(made.flip(place))
    made.chain_is()
    made.is_(place, "face down", False)
    made.alice.cannot(made.flip(place), only_because="vs/act.card")
    held(made)


def attack(prepare: Callable[[VsTable], Any]) -> VsTable:
    """A table at Alice's attack step, made ready by ``prepare``."""
    made = table()
    prepare(made)
    return made


@pytest.mark.parametrize(
    ("facts", "because"),
    [
        ({"exhausted": True}, "vs/attack.ready"),
        ({"row": "support row"}, "vs/attack.range"),
    ],
)
def test_who_cannot_attack(facts: dict[str, Any], because: str) -> None:
    made = table()
    attacker = made.alice.controls(plain("Attacker"), **facts)
    defender = made.bob.controls(plain("Defender"))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.cannot(made.attack(attacker, on=defender), only_because=because)
    held(made)


def test_range_attacks_from_the_support_row() -> None:
    made = table()
    attacker = made.alice.controls(plain("Attacker", keywords=("range",)), row="support row")
    defender = made.bob.controls(plain("Defender"))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.can(made.attack(attacker, on=defender))
    held(made)


@pytest.mark.parametrize(
    ("column", "stunned", "mine", "keywords", "legal"),
    [
        (0, False, False, (), False),  # right behind an unstunned character
        (0, False, False, ("flight",), True),
        (0, True, False, (), True),  # a stunned one protects nobody
        (1, False, False, (), True),  # another column
        (0, False, True, (), True),  # the attacker's own character protects nobody
    ],
)
def test_protection(column: int, stunned: bool, mine: bool, keywords: tuple[str, ...], legal: bool) -> None:
    made = table()
    attacker = made.alice.controls(plain("Attacker", keywords=keywords), column=5)
    (made.alice if mine else made.bob).controls(plain("Front"), column=column, stunned=stunned)
    defender = made.bob.controls(plain("Behind"), row="support row", column=0)
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    action = made.attack(attacker, on=defender)
    if legal:
        made.alice.can(action)
    else:
        made.alice.cannot(action, only_because="vs/attack.protected")
    held(made)


def test_nobody_attacks_his_own_or_the_hidden_or_the_stunned() -> None:
    made = table()
    attacker, friend = made.alice.controls(plain("Attacker")), made.alice.controls(plain("Friend"))
    hidden = made.bob.controls(plain("Hidden"), hidden=True)
    stunned = made.bob.controls(plain("Stunned"), stunned=True)
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.cannot(made.attack(attacker, on=friend), only_because="vs/attack.opposing")
    made.alice.cannot(made.attack(attacker, on=hidden), only_because="vs/attack.hidden")
    made.alice.cannot(made.attack(attacker, on=stunned), only_because="vs/attack.defender-unstunned")
    held(made)


@pytest.mark.parametrize(
    ("facts", "legal"), [({}, False), ({"stunned": True}, True), ({"hidden": True}, True), (None, True)]
)
def test_a_player_is_attacked_only_past_no_visible_unstunned_character(
    facts: dict[str, Any] | None, legal: bool
) -> None:
    made = table()
    attacker = made.alice.controls(plain("Attacker", atk=4))
    if facts is not None:
        made.bob.controls(plain("Guard"), **facts)
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    action = made.attack(attacker, on=made.bob)
    if not legal:
        made.alice.cannot(action, only_because="vs/attack.player")
    else:
        made.alice.does(action)
        made.all_pass()
        made.bob.loses_in_all(4)
        made.is_(attacker, "stunned", False)
    held(made)


@pytest.mark.parametrize(
    ("atk", "defense", "stuns", "breakthrough"), [(3, 4, False, 0), (4, 4, True, 0), (7, 4, True, 3)]
)
def test_the_conclusion_of_an_attack(atk: int, defense: int, stuns: bool, breakthrough: int) -> None:
    made = table()
    attacker = made.alice.controls(plain("Attacker", 2, atk=atk, defense=9))
    defender = made.bob.controls(plain("Defender", 5, atk=1, defense=defense))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.does(made.attack(attacker, on=defender))
    made.is_(attacker, "exhausted")
    made.all_pass()
    made.is_(defender, "stunned", stuns)
    made.is_(attacker, "stunned", False)
    made.bob.loses_in_all((5 if stuns else 0) + breakthrough)
    made.alice.loses_in_all(0)
    made.attackers_are()
    held(made)


def test_both_strike_at_once_and_each_stun_costs_its_controller() -> None:
    made = table()
    attacker = made.alice.controls(plain("Attacker", 2, atk=5, defense=3))
    defender = made.bob.controls(plain("Defender", 4, atk=3, defense=5))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.does(made.attack(attacker, on=defender))
    made.all_pass()
    made.is_(attacker, "stunned")
    made.is_(defender, "stunned")
    made.alice.loses_in_all(2)
    made.bob.loses_in_all(4)
    held(made)


def test_a_team_adds_up_causes_no_breakthrough_and_one_of_it_is_struck() -> None:
    made = table()
    first, second = (
        made.alice.controls(plain(f"Kree {n}", n, affiliations=("Kree",), atk=4, defense=3)) for n in (1, 2)
    )
    loner = made.alice.controls(plain("Loner", affiliations=("Doom",)))
    defender = made.bob.controls(plain("Defender", 6, atk=3, defense=5))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.cannot(made.attack(first, loner, on=defender), only_because="vs/attack.team")
    made.alice.does(made.attack(first, second, on=defender))
    made.all_pass()
    made.bob.is_asked("strikes", offers=(first, second))
    made.bob.chooses(second)
    made.is_(first, "stunned", False)
    made.is_(second, "stunned")
    made.alice.loses_in_all(2)
    made.bob.loses_in_all(6)
    held(made)


def test_what_a_character_wore_goes_when_it_leaves_play_and_stays_when_it_is_stunned() -> None:
    made = table()
    wearer, other = made.alice.controls(plain("Wearer")), made.alice.controls(plain("Other"))
    worn = made.alice.controls(Equipment(name="Gear"), on=wearer)
    kept = made.alice.controls(Equipment(name="Other Gear"), on=other)
    made.begin(COMBAT)
    run(made, Moved(ref=made.ref(wearer), zone=KO_PILE))
    made.finds(worn, KO_PILE)
    made.finds(kept, PLAY)
    held(made)


def run(made: VsTable, *events: Any) -> None:
    """Let something happen that no rule of this test is about."""

    def happening() -> Resolution[None]:
        yield from made.match.happen(*events)

    made.run(happening())


def test_in_the_wrap_up_each_player_recovers_one_and_the_rest_are_ko_d_and_all_ready() -> None:
    made = table()
    alice, bob = made.players
    down = [alice.controls(plain(f"Down {n}"), stunned=True) for n in (1, 2)]
    tired = bob.controls(plain("Tired"), exhausted=True)
    made.begin(RECOVERY)
    made.all_pass()
    alice.is_asked("recovers", offers=tuple(down), not_offers=(tired,), optional=True)
    alice.chooses(down[1])
    made.finds(down[0], KO_PILE)
    made.is_(down[1], "stunned", False)
    made.is_(tired, "exhausted", False)
    alice.loses_in_all(0)
    held(made)


@pytest.mark.parametrize(
    ("totals", "winner"), [((1, 1), None), ((0, 1), "Bob"), ((5, -3), "Alice"), ((0, 0), None), ((-1, 0), "Bob")]
)
def test_who_wins_as_the_wrap_up_begins(totals: tuple[int, int], winner: str | None) -> None:
    made = table()
    for seat, total in zip(made.players, totals, strict=True):
        seat.has_endurance(total)
    made.begin(RECOVERY)
    made.all_pass()
    assert scene(made.match.state).winner == winner


def test_every_player_draws_two_and_effects_can_be_used_before() -> None:
    made = table()
    alice, bob = made.players
    for seat in made.players:
        for n in range(3):
            seat.has_in_deck(plain(f"{seat.name}'s Card {n}"))
    made.begin(RECOVERY)
    made.goes_on_to(DRAW)
    made.chain_is("draw")
    alice.hand_size_is(0)
    made.resolve()
    alice.hand_size_is(2)
    bob.hand_size_is(2)
    held(made)


def test_only_the_player_with_priority_acts_and_having_acted_keeps_it() -> None:
    made = table()
    alice, bob = made.players
    mine, theirs = alice.has_in_hand(PlotTwist(name="Mine", powers=(Played(effect=gain(1)),))), bob.has_in_hand(TWIST)
    made.begin(COMBAT)
    with pytest.raises(Ended):
        bob.does(made.play(theirs))
    alice.does(made.play(mine))
    assert made.match.state.priority == "Alice"
    alice.passes()
    assert made.match.state.priority == "Bob"


def test_a_card_that_has_moved_on_is_not_the_one_that_was_meant() -> None:
    made = table()
    twist = made.alice.has_in_hand(PlotTwist(name="Mine", powers=(Played(effect=gain(1)),)))
    made.begin(COMBAT)
    meant = made.play(twist)
    made.alice.does(meant)
    made.resolve()
    with pytest.raises(Ended):
        made.alice.does(meant)
    made.alice.loses_in_all(-1)


def test_an_attack_is_proposed_by_the_controller_of_the_attackers_on_an_opponent() -> None:
    made = VsTableOfThree()
    hers = made.alice.controls(plain("Hers"), hidden=True)
    in_hand = made.alice.has_in_hand(plain("In Hand"))
    his, other = (made.bob.controls(plain(name)) for name in ("His", "His Other"))
    resource = made.bob.has_resource(plain("His Resource"))
    theirs = made.carol.controls(plain("Theirs"))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.can(made.attack(hers, on=his))
    made.alice.can(made.attack(hers, on=theirs))
    made.alice.cannot(made.attack(his, on=other), only_because="vs/attack.own")
    made.alice.cannot(made.attack(his, on=theirs), only_because="vs/attack.own")
    made.alice.cannot(made.attack(hers, on=resource), only_because="vs/attack.opposing")
    made.alice.cannot(made.attack(hers, on=made.alice), only_because="vs/attack.opposing")
    held(made)
    action = made.attack(in_hand, on=his)
    assert "vs/attack.own" in [reason.id for reason in action.objections(made.match, "Alice")]


@pytest.mark.parametrize("affiliations", [(), ("X-Men",)])
def test_a_character_named_twice_is_no_team(affiliations: tuple[str, ...]) -> None:
    made = table()
    hers = made.alice.controls(plain("Hers", affiliations=affiliations))
    his = made.bob.controls(plain("His"))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    action = made.attack(hers, hers, on=his)
    assert "vs/attack.once-each" in [reason.id for reason in action.objections(made.match, "Alice")]
    if affiliations:
        made.alice.cannot(action, only_because="vs/attack.once-each")
        held(made)


def test_a_stat_counter_changes_numbers_until_its_object_leaves_play() -> None:
    made = table()
    hers = made.alice.controls(plain("Hers", atk=2, defense=5), counters=(PLUS_ONE, PLUS_ONE, "-1 DEF", "cosmos"))
    other = made.alice.controls(plain("Other", atk=2, defense=5), stunned=True, counters=(PLUS_ONE,))
    twist = made.alice.has_in_hand(PlotTwist(name="Return", powers=(Played(effect=to_hand(target(CHARACTERS))),)))
    made.begin(COMBAT)
    made.shows(hers, atk=4, defense=6)
    made.shows(other, atk=3, defense=6)
    made.alice.does(made.play(twist), hers)
    made.resolve()
    made.shows(hers, atk=2, defense=5)
    held(made)


@pytest.mark.parametrize("kind", ["+1 ATK/+1 DEF", "1 ATK", "+1 atk", "+1 ATK / cosmic"])
def test_a_counter_that_names_atk_or_def_otherwise_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match="name it as"):
        changes_of_stat_counter(kind)


@pytest.mark.parametrize(("column", "loses"), [(1, 1), (2, 0)])
def test_a_text_may_speak_of_what_somebody_adjacent_does(column: int, loses: int) -> None:
    made = table()
    leader = replace(plain("Leader"), powers=(whenever(Stuns(ADJACENT)) >> lose(1, OPPONENT),))
    made.alice.controls(leader, column=0)
    attacker = made.alice.controls(plain("Attacker", atk=9, defense=9), column=column)
    his = made.bob.controls(plain("His", cost=0))
    made.begin(COMBAT, ATTACK_STEP, made.alice)
    made.alice.does(made.attack(attacker, on=his))
    made.all_pass()
    made.resolve()
    made.is_(his, "stunned")
    made.bob.loses_in_all(8 + loses)
    held(made)


def test_at_a_table_of_four_all_others_are_opponents_and_everybody_passes_in_turn() -> None:
    made = VsTableOfFour()
    alice, bob, carol, dora = made.players
    for seat in made.players:
        seat.controls(plain(f"{seat.name}'s"))
    count = gain(Count(CHARACTERS & OPPONENTS))
    twist = bob.has_in_hand(PlotTwist(name="Count", powers=(Played(effect=count.then(lose(2, EACH_OPPONENT))),)))
    made.begin(COMBAT, initiative=bob)
    bob.does(made.play(twist))
    for seat, following in ((bob, carol), (carol, dora), (dora, alice)):
        seat.passes()
        made.may_act_is(following)
        bob.loses_in_all(0)
    alice.passes()
    bob.loses_in_all(-3)
    for seat in (alice, carol, dora):
        seat.loses_in_all(2)
    made.may_act_is(bob)
    made.all_pass()
    made.step_is(COMBAT, ATTACK_STEP, bob)
    held(made)


def test_breakthrough_and_stun_cost_the_player_who_was_attacked() -> None:
    made = VsTableOfThree()
    alice, bob, carol = made.players
    attacker = bob.controls(plain("Attacker", atk=9, defense=9))
    helper = carol.controls(plain("Helper", affiliations=("X-Men",)), row=SUPPORT)
    defender = carol.controls(plain("Defender", cost=2, defense=4, affiliations=("X-Men",)))
    made.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(made.attack(attacker, on=defender))
    bob.passes()
    made.may_act_is(carol)
    carol.can(made.reinforce(helper))
    carol.passes()
    alice.passes()
    carol.loses_in_all(2 + 5)
    alice.loses_in_all(0)
    bob.loses_in_all(0)
    made.initiative_is(alice)
    made.goes_on_to(RECOVERY)
    made.all_pass()
    carol.chooses(defender)
    made.initiative_is(bob)
    held(made)
