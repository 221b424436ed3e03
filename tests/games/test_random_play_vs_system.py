"""Random play of Vs. System: legal and illegal actions of two players. Whatever they do, the engine keeps its books."""

from __future__ import annotations

from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.keyword_names import EVASION, FLIGHT, KNOWN, RANGE, RESERVIST
from judge.proving.library import game_rules
from judge.proving.tables.vs_system import plain
from tests.helpers.random_cards import cards_of
from tests.helpers.random_tally import Tally, actions_of, events_of
from tests.helpers.random_vs import RandomVs

DOCUMENTS = ("heralds-of-galactus", "marvel-knights", "x-men", "vs-system-base")
CARDS = [card for card in cards_of("vs-system") if isinstance(card, VsCard)]
OTHERS = [card for card in cards_of("vs-system", *DOCUMENTS) if isinstance(card, VsCard) and card not in CARDS]
TEAM = [
    plain(
        f"Recruit {cost}{letter}",
        cost,
        affiliations=("Kree",),
        atk=cost + 2,
        defense=cost + 1,
        keywords=keywords,
        boost=boost,
    )
    for letter, keywords, boost in (
        ("a", (), None),
        ("b", (RANGE,), 1),
        ("c", (FLIGHT, RESERVIST), None),
        ("d", (EVASION,), None),
    )
    for cost in (1, 2, 3)
]


class Play(RandomVs):
    """Two players with random cards, doing whatever comes to mind."""

    tally = Tally("vs-system")
    pools = (CARDS, OTHERS, TEAM)
    team = TEAM


def report() -> str:
    """What the games came to."""
    rules = {rule.id for rule in game_rules("vs-system")}
    return Play.tally.report(actions_of("vs_system"), events_of("vs_system"), rules, set(KNOWN))


def test_random_play_keeps_the_books(games: int) -> None:
    kinds = actions_of("vs_system")
    Play.play(games, until=kinds)
    print(report())
    assert set(Play.tally.actions) == kinds
