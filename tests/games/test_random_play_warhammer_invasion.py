"""Random play of Warhammer: Invasion: legal and illegal actions of two players. Whatever they do, the engine keeps its books."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.checks.warhammer_invasion.errata_general import TOLL
from judge.engine.acting import Action
from judge.engine.decision import Decision
from judge.engine.errors import Illegal
from judge.engine.objects import target
from judge.engine.powers import Played
from judge.engine.relations import OPPONENTS, YOURS
from judge.games.warhammer_invasion.actions.acting import act
from judge.games.warhammer_invasion.actions.passing import Pass
from judge.games.warhammer_invasion.actions.playing_cards import PlayCard
from judge.games.warhammer_invasion.actions.playing_tactics import PlayTactic
from judge.games.warhammer_invasion.actions.using_abilities import UseAbility
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_45_twin_tailed_comet import TWIN_TAILED_COMET
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_105_slaaneshs_domination import SLAANESHS_DOMINATION
from judge.games.warhammer_invasion.cards.warhammer_invasion.flames_of_tzeentch import FLAMES_OF_TZEENTCH
from judge.games.warhammer_invasion.cards.warhammer_invasion.king_kazador import KING_KAZADOR
from judge.games.warhammer_invasion.cards.warhammer_invasion.lobber_crew import LOBBER_CREW
from judge.games.warhammer_invasion.cards.warhammer_invasion.troll_vomit import TROLL_VOMIT
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    DISCARD,
    END,
    HAND,
    KINGDOM,
    QUEST,
    RESOURCES,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Quest, Tactic, Unit, WiCard
from judge.games.warhammer_invasion.model.keyword_names import KNOWN
from judge.games.warhammer_invasion.words.corrupting import restore
from judge.games.warhammer_invasion.words.damaging import DealDamage, DealIndirect, Heal
from judge.games.warhammer_invasion.words.moving import move_to, take_control, to_hand
from judge.games.warhammer_invasion.words.selectors import IS_CORRUPT, UNITS
from judge.proving.library import game_rules
from judge.proving.tables.warhammer_invasion import WiTable, support, unit
from tests.helpers.random_cards import cards_of
from tests.helpers.random_tally import Tally, actions_of, events_of
from tests.helpers.random_wi import RandomWi

CARDS = [
    card
    for card in cards_of("warhammer-invasion", "warhammer-invasion", "warhammer-invasion-base")
    if isinstance(card, WiCard)
]
PLAIN = [
    unit("Spearman", 1, hp=1),
    unit("Ironbreaker", 2, toughness=1, counterstrike=1),
    unit("Outrider", 1, keywords=("Scout",)),
    unit("Swordmaster", 2, hp=2, race="High Elf", loyalty=1),
    support("Warehouse", 1),
    replace(support("Alliance", 1, only_zone=QUEST), unique=True),
    Quest(name="Journey", cost=1),
    support("Banner", 1, attaches=True),
]
TACTICS = [
    Tactic(name="Rout", powers=(Played(effect=to_hand(target(UNITS))),)),
    Tactic(name="March", cost=1, powers=(Played(effect=move_to(target(UNITS & YOURS), QUEST)),)),
    Tactic(name="Hail", cost=1, powers=(Played(effect=DealIndirect(3)),)),
    Tactic(name="Spark", powers=(Played(effect=DealDamage(target(UNITS), 1)),)),
    Tactic(name="Rally", powers=(Played(effect=restore(target(UNITS & IS_CORRUPT))),)),
    Tactic(name="Mend", powers=(Played(effect=Heal(target(UNITS), 2)),)),
    Tactic(name="Lure", cost=2, powers=(Played(effect=take_control(target(UNITS & OPPONENTS), KINGDOM)),)),
]
POOL = [*CARDS, *PLAIN, *TACTICS]
SOLDIERS = [card for card in PLAIN if isinstance(card, Unit)]
MOST_ASKED = 200  # questions in one action


class Play(RandomWi):
    """Two players with random cards, doing whatever comes to mind."""

    tally = Tally("warhammer-invasion")
    pool = POOL
    soldiers = SOLDIERS


def report() -> str:
    """What the games came to."""
    rules = {rule.id for rule in game_rules("warhammer-invasion")}
    return Play.tally.report(actions_of("warhammer_invasion"), events_of("warhammer_invasion"), rules, set(KNOWN))


def test_random_play_keeps_the_books(games: int) -> None:
    # No rule lets units be moved at will: that is only tried.
    kinds = actions_of("warhammer_invasion") - {"Regroup"}
    Play.play(games, until=kinds)
    print(report())
    assert set(Play.tally.actions) == kinds


# What random play has found, each by itself.


def run(table: WiTable, player: str, action: Action, *answers: str) -> list[Decision]:
    """Do ``action``; where it asks, take the option called like the next of ``answers``, and the first one after those."""
    steps = act(table.match, player, action)
    asked: list[Decision] = []
    try:
        asked.append(next(steps))
        while len(asked) < MOST_ASKED:
            wanted = answers[len(asked) - 1] if len(asked) <= len(answers) else ""
            names = {table.describe(option): option for option in reversed(asked[-1].options)}
            asked.append(steps.send((names[wanted] if wanted else asked[-1].options[0],)))
    except StopIteration:
        return asked
    raise AssertionError(f"questions without an end: {asked[-1].purpose}")


def refusal(table: WiTable, player: str, action: Action) -> set[str]:
    """The objections to ``action``."""
    with pytest.raises(Illegal) as refused:
        next(act(table.match, player, action))
    return {objection.id for objection in refused.value.objections}


@pytest.mark.parametrize("kind", ["tactic", "card", "use"])
def test_a_card_that_has_become_another_object_cannot_be_played_again(kind: str) -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(9)
    bob.controls(unit("Target"))
    pieces = {
        "tactic": alice.has_in_hand(TROLL_VOMIT),
        "card": alice.has_in_hand(unit("Recruit")),
        "use": alice.controls(LOBBER_CREW),
    }
    table.begin()
    ref = table.ref(pieces[kind])
    made = {"tactic": PlayTactic(ref), "card": PlayCard(ref, QUEST), "use": UseAbility(ref)}
    run(table, "Alice", made[kind])
    run(table, "Bob", Pass())
    before = table.match.state
    assert refusal(table, "Alice", made[kind]) & {"wi/act.card", "wi/act.ability"}
    assert table.match.state is before


def test_only_cards_of_their_kind_are_played() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(9)
    vomit, recruit = alice.has_in_hand(TROLL_VOMIT), alice.has_in_hand(unit("Recruit"))
    table.begin()
    section = alice.section(QUEST)
    for piece in (section, recruit):
        assert "wi/act.card" in refusal(table, "Alice", PlayTactic(table.ref(piece)))
    for piece in (section, vomit):
        assert "wi/act.card" in refusal(table, "Alice", PlayCard(table.ref(piece), QUEST))


def test_cards_go_to_zones_that_they_may_be_in() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(9)
    recruit, journey = alice.has_in_hand(unit("Recruit")), alice.has_in_hand(Quest(name="Journey", cost=1))
    table.begin()
    for zone in (HAND, DISCARD, "nowhere"):
        assert refusal(table, "Alice", PlayCard(table.ref(recruit), zone)) == {"zone"}
    assert refusal(table, "Alice", PlayCard(table.ref(recruit), BATTLEFIELD, table.ref(journey))) == {"zone"}
    run(table, "Alice", PlayCard(table.ref(journey), KINGDOM))
    for player in ("Bob", "Alice"):
        run(table, player, Pass())
    assert table.obj(journey).zone == KINGDOM


def test_x_is_chosen_for_a_variable_cost_and_not_below_zero() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(9)
    bob.controls(unit("Target"))
    flames, vomit = alice.has_in_hand(FLAMES_OF_TZEENTCH), alice.has_in_hand(TROLL_VOMIT)
    table.begin()
    assert refusal(table, "Alice", PlayTactic(table.ref(flames), -1)) == {"x"}
    assert refusal(table, "Alice", PlayTactic(table.ref(vomit), 1)) == {"x"}


def test_there_is_no_ability_before_the_first() -> None:
    table = WiTable()
    crew = table.alice.controls(LOBBER_CREW)
    table.begin()
    assert refusal(table, "Alice", UseAbility(table.ref(crew), -1)) == {"wi/act.ability"}


@pytest.mark.parametrize(("resources", "can"), [(3, False), (5, False), (6, True)])
def test_what_targeting_costs_has_to_be_there_besides_the_price_of_the_tactic(resources: int, can: bool) -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(resources)
    bob.controls(KING_KAZADOR)
    flames = alice.has_in_hand(FLAMES_OF_TZEENTCH)
    table.begin()
    if not can:
        assert refusal(table, "Alice", PlayTactic(table.ref(flames), 3)) == {"wi/target.first-test"}
        return
    run(table, "Alice", PlayTactic(table.ref(flames), 3))
    assert table.match.state.number("Alice", RESOURCES) == 0


def test_tactics_of_one_name_can_be_told_apart_by_who_copies_one() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_resources(9)
    bob.controls(LOBBER_CREW)
    first, second = (alice.has_in_hand(TROLL_VOMIT) for _ in range(2))
    comet = bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    run(table, "Alice", PlayTactic(table.ref(first)))
    run(table, "Bob", Pass())
    run(table, "Alice", PlayTactic(table.ref(second)))
    run(table, "Bob", PlayTactic(table.ref(comet)))
    run(table, "Alice", Pass())
    (asked,) = run(table, "Bob", Pass())
    assert len(set(asked.options)) == 2


def test_copies_do_not_copy_one_another_without_end() -> None:
    table = WiTable()
    alice, bob = table.players
    mine, theirs = alice.has_in_hand(TWIN_TAILED_COMET), bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    run(table, "Alice", PlayTactic(table.ref(mine)))
    run(table, "Bob", PlayTactic(table.ref(theirs)))
    run(table, "Alice", Pass())
    assert run(table, "Bob", Pass()) == []
    assert {table.obj(piece).zone for piece in (mine, theirs)} == {DISCARD}


def test_a_tactic_that_is_resolving_waits_no_longer_and_is_not_copied() -> None:
    table = WiTable()
    alice, bob = table.players
    domination = alice.has_in_hand(SLAANESHS_DOMINATION)
    bob.has_in_hand(TWIN_TAILED_COMET)
    table.begin()
    run(table, "Alice", PlayTactic(table.ref(domination)))
    run(table, "Bob", Pass())
    asked = run(table, "Alice", Pass())
    assert [decision.purpose for decision in asked] == ["which revealed tactic to play"]


def test_nobody_is_asked_how_damage_is_shared_among_nobody() -> None:
    table = WiTable()
    table.bob.controls(unit("Guard", counterstrike=1), KINGDOM)
    table.begin()
    asked: list[Decision] = []
    while scene(table.match.state).step.phase != END:
        asked += run(table, table.match.state.priority or "Alice", Pass())
    assert [decision.purpose for decision in asked] == ["which zone is attacked", "defenders"]


@pytest.mark.parametrize(("resources", "left"), [(3, 1), (1, 1)])
def test_a_text_that_takes_more_than_there_is_takes_nothing(resources: int, left: int) -> None:
    table = WiTable()
    alice, _ = table.players
    alice.controls(TOLL, KINGDOM)
    recruit = alice.has_in_hand(unit("Recruit", 0))
    alice.has_resources(resources)
    table.begin()
    run(table, "Alice", PlayCard(table.ref(recruit), QUEST))
    for player in ("Bob", "Alice"):
        run(table, player, Pass())
    assert table.match.state.number("Alice", RESOURCES) == left


def test_an_attacker_that_goes_over_to_the_other_side_attacks_no_longer() -> None:
    table = WiTable()
    alice, bob = table.players
    attacker = alice.controls(unit("Turncoat"))
    lure = bob.has_in_hand(
        Tactic(name="Lure", powers=(Played(effect=take_control(target(UNITS & OPPONENTS), BATTLEFIELD)),))
    )
    table.begin()
    table.attack_goes(KINGDOM, attacker)
    table.attackers_are(attacker)
    run(table, "Alice", Pass())
    run(table, "Bob", PlayTactic(table.ref(lure)))
    for player in ("Alice", "Bob"):
        run(table, player, Pass())
    assert table.obj(attacker).controller == "Bob"
    combat = scene(table.match.state).combat
    assert combat is not None
    assert combat.attackers == ()
