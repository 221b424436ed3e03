"""A ruling of VS Remix and the one of Vs. System that it is said to differ from: the same scenario in both games, and both outcomes."""

from __future__ import annotations

import pytest

from judge import Judge
from judge.answers import GamesCompared
from judge.checks.heralds_of_galactus.s4_1_revealing_from_hand_as_cost import NEGATE_PAYMENT
from judge.checks.witnesses.vs_system import OLD_CARD, PLANET
from judge.checks.witnesses.warhammer_invasion import DISCOUNT
from judge.games.warhammer_invasion.dsl import KINGDOM, ONE_HERO
from judge.proving import library
from judge.proving.tables.vs_remix import RemixTable, plain
from judge.proving.tables.vs_system import VsTable
from judge.proving.tables.warhammer_invasion import WiTable, support, unit
from judge.proving.twins import twins

JUDGE = Judge.open()
GLOSSARY = [row.id for row in JUDGE.entries(doc="remix-glossary")]
CHECKED = [entry for entry in GLOSSARY if library.has_checks(entry)]
PAIRS = [(entry, twin.id) for entry in CHECKED for twin in twins(JUDGE.show(entry))]

ONLOOKER = ("endurance that Alice has lost", "-3", "0")
JOINS = ("the attackers", "Attacker, Peaceful", "Attacker")
WAITS = ("where Planet is", "hand", "chain")

# What the scenarios of both entries come to in VS Remix, and in Vs. System: some of what differs. Nothing: they differ in words alone.
OUTCOMES: dict[tuple[str, str], tuple[tuple[str, str, str], ...]] = {
    ("cosmic", "2-cosmic"): (ONLOOKER,),
    ("cosmic", "2.2-cosmic-characters"): (ONLOOKER,),
    ("cosmic-surge", "2.1-cosmic-surge"): (),
    ("loyalty-reveal", "doom-bot-dr-doom-cosmic-thief"): (),
    ("reservist", "sentry-459-advance-guard"): (
        ("times that 'reveal' has happened: Reservist", "1", "0"),
        ("Alice's resource points", "3", "1"),
    ),
    ("terraform", "4-terraform"): (WAITS,),
    ("terraform", "4.1-revealing-from-hand-as-cost"): (WAITS,),
    ("uniqueness", "6-uniqueness"): (("where Alice's Tower 1 is", "KO'd pile", "play"),),
    ("press", "3-press"): (),
    ("fail-to-find", "creation-of-a-herald"): (("choosing nothing is allowed", "no", "yes"),),
    ("becoming-an-attacker-or-defender", "exploiting-the-flaw"): (JOINS,),
    ("becoming-an-attacker-or-defender", "changing-defenders"): (JOINS,),
    ("substitute", "4.1-revealing-from-hand-as-cost"): (("where The Kyln is", "hand", "chain"),),
    ("shift", "ultimate-nullifier"): (("Alice: using the power of Traveller", "legal", "illegal (vs/act.power)"),),
    ("vehicle", "405.3"): (),
    ("willpower", "1.1-traits-while-stunned"): (),
    ("copying-powers", "molecule-man-owen-reece"): (),
}


def slugs(entry: str, twin: str) -> tuple[str, str]:
    return entry.partition("/")[2], twin.partition("/")[2]


def compared(entry: str, twin: str) -> GamesCompared:
    return next(each for each in JUDGE.check_in_both(entry) if each.twin == twin)


def test_every_pair_of_the_two_games_is_looked_at() -> None:
    assert {slugs(*pair) for pair in PAIRS} == set(OUTCOMES)


@pytest.mark.parametrize(("entry", "twin"), PAIRS, ids=lambda id: id.partition("/")[2])
def test_the_same_scenario_comes_out_as_each_game_has_it(entry: str, twin: str) -> None:
    found = compared(entry, twin)
    assert (found.game, found.other) == ("vs-remix", "vs-system")
    # Vehicles are nothing that Vs. System has.
    assert bool(found.unplayed) == (entry == "remix-glossary/vehicle")
    differing = {(outcome.sentence, outcome.here, outcome.there) for outcome in found.outcomes}
    expected = OUTCOMES[slugs(entry, twin)]
    assert differing >= set(expected)
    assert bool(differing) == bool(expected), differing
    assert found.same > 0


def test_the_twin_of_vs_system_tells_the_same_the_other_way_round() -> None:
    (found,) = JUDGE.check_in_both("heralds-of-galactus/2-cosmic")
    assert [(outcome.here, outcome.there) for outcome in found.outcomes] == [("0", "-3")]


def test_loyalty_adds_to_the_cost_in_one_game_and_bars_the_recruit_in_the_other() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(5)
    alice.has_capital("Orc")
    loyal = alice.has_in_hand(unit("Loyal Card", 2, race="Orc", loyalty=3))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(1)
    remix = RemixTable()
    hers = remix.alice
    hers.has_resources(5)
    loyal_character = hers.has_in_hand(plain("Loyal Card", 2, affiliations=("Orc",), keywords=("loyalty",)))
    remix.begin("build", "recruit step", hers)
    hers.cannot(remix.recruit(loyal_character), only_because="vs/recruit.loyalty")
    hers.is_charged(loyal_character, 2)
    assert [finding.is_met for finding in (*table.result.findings, *remix.result.findings)] == [True] * 3


def test_a_reduction_ends_at_zero_in_one_game_and_at_one_in_the_other() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(3)
    alice.controls(DISCOUNT)
    cheap = alice.has_in_hand(support("Cheap Card", 1))
    table.begin()
    alice.does(table.put_down(cheap, KINGDOM))
    alice.resources_are(3)
    remix = RemixTable()
    hers = remix.alice
    hers.has_resources(3)
    scout = hers.has_in_hand(plain("Scout", 1, keywords=("press",)))
    cheap_character = hers.has_in_hand(plain("Cheap Card", 1))
    remix.begin("build", "recruit step", hers)
    hers.does(remix.recruit(scout))
    remix.resolve()
    hers.chooses("front row")
    hers.does(remix.recruit(cheap_character))
    hers.has_points(1)
    found = [finding for finding in (*table.result.findings, *remix.result.findings) if not finding.is_met]
    assert found == []


def test_the_older_one_goes_in_one_game_and_the_newcomer_stays_out_in_the_other() -> None:
    table = WiTable()
    alice, _ = table.players
    alice.has_resources(5)
    alice.controls(unit("First Hero", traits=("Hero",), keywords=(ONE_HERO,)), KINGDOM)
    second = alice.has_in_hand(unit("First Hero", traits=("Hero",), keywords=(ONE_HERO,)))
    table.begin()
    alice.cannot(table.put_down(second, KINGDOM), only_because="wi/hero.play")
    remix = RemixTable()
    hers = remix.alice
    hers.has_resources(1)
    first, second_character = hers.controls(plain("First Hero")), hers.has_in_hand(plain("First Hero"))
    remix.begin("build", "recruit step", hers)
    hers.does(remix.recruit(second_character))
    remix.resolve()
    hers.chooses("front row")
    remix.finds(first, "KO'd pile")
    remix.finds(second_character, "play")
    found = [finding for finding in (*table.result.findings, *remix.result.findings) if not finding.is_met]
    assert found == []


@pytest.mark.parametrize(("kind", "reasons"), [(VsTable, ()), (RemixTable, ("target",))])
def test_a_payment_effect_behind_a_keyword_is_negated_in_one_game_only(
    kind: type[VsTable], reasons: tuple[str, ...]
) -> None:
    """A planet's terraform waits: in Vs. System what negates payment effects can target it, in VS Remix it finds no target."""
    table = kind()
    alice, bob = table.players
    planet, refusal = alice.has_in_hand(PLANET), bob.has_in_hand(NEGATE_PAYMENT)
    alice.has_resource(OLD_CARD)
    table.begin("build", "recruit step", alice)
    alice.does(table.use(planet))
    alice.passes()
    found = table.play(refusal).objections(table.match, "Bob")
    assert tuple(each.id for each in found) == reasons


def test_a_stunned_character_keeps_its_trait_in_one_game_and_loses_its_willpower_in_the_other() -> None:
    table = VsTable()
    mutant = table.alice.controls(plain("Mutant", affiliations=("Mutant—Mental",)), stunned=True)
    table.begin()
    table.has(mutant, "affiliations", "Mutant—Mental")
    remix = RemixTable()
    strong = remix.alice.controls(plain("Strong", willpower=3), stunned=True)
    remix.begin()
    remix.shows(strong, willpower=0)
    assert [finding.is_met for finding in (*table.result.findings, *remix.result.findings)] == [True] * 2
