"""Random play of VS Remix: legal and illegal actions of two players. Whatever they do, the engine keeps its books."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from judge.engine.acting import Action
from judge.engine.state import Obj, State
from judge.games.vs_remix.actions.crewing import CrewFromHand, MoveOverCrew
from judge.games.vs_remix.actions.proposing_attacks import RemixAttack
from judge.games.vs_remix.actions.rearranging import RemixRearrange
from judge.games.vs_remix.actions.recruiting import RemixRecruit
from judge.games.vs_remix.actions.reinforcing import RemixReinforce
from judge.games.vs_remix.actions.using_powers import RemixUsePower
from judge.games.vs_remix.dsl import CHARACTERS, gain, pay_endurance
from judge.games.vs_remix.model.board import BENEATH, SHIFT_COUNTER, SHIFTED
from judge.games.vs_remix.model.cards import Vehicle
from judge.games.vs_remix.model.keyword_names import HUNTER, MASSIVE, REMIX_KNOWN, SHIFT, SPEEDSTER, SUBSTITUTE
from judge.games.vs_system.model.board import FRONT, REMOVED, is_character
from judge.games.vs_system.model.cards import Character, VsCard
from judge.games.vs_system.model.keyword_names import EVASION, PRESS
from judge.proving.library import game_rules
from judge.proving.pieces import Piece
from judge.proving.tables.vs_remix import RemixTable, plain
from judge.proving.tables.vs_system_seat import VsSeat
from tests.helpers.random_cards import cards_of
from tests.helpers.random_play import Moves
from tests.helpers.random_tally import Tally, actions_of, events_of
from tests.helpers.random_vs import RandomVs

CARDS = [card for card in cards_of("vs-remix", "remix-glossary", "vs-remix-base") if isinstance(card, VsCard)]
# Cards of the game that is varied, whose texts say the same here.
OF_VS_SYSTEM = [card for card in cards_of("vs-system") if isinstance(card, VsCard)]
PLAIN = [
    plain(
        f"{keyword.title()} Character {cost}",
        cost,
        keywords=(keyword,),
        affiliations=("Kree",),
        atk=cost + 1,
        defense=cost + 1,
    )
    for keyword in (HUNTER, MASSIVE, SPEEDSTER, SUBSTITUTE, SHIFT, EVASION, PRESS)
    for cost in (1, 3)
]
FERRY = Vehicle(
    name="Ferry", cost=2, atk=3, defense=3, crew_cost=1, crew=CHARACTERS, crew_powers=(pay_endurance(2) >> gain(3),)
)
BARGE = replace(FERRY, name="Barge", crew_cost=3, affiliations=frozenset({"Kree"}))

FEW = 0.2  # of the vehicles have a crew from the beginning


class Play(RandomVs):
    """Two players with random cards, doing whatever comes to mind."""

    tally = Tally("vs-remix")
    pools = (CARDS, OF_VS_SYSTEM, [*PLAIN, *[FERRY, BARGE] * 3])
    team = (*PLAIN, FERRY, BARGE)
    zones: ClassVar[tuple[str, ...]] = (*RandomVs.zones, BENEATH)
    of_the_step = RandomVs.of_the_step | {"crew", "move over"}
    recruit, use, attack, rearrange, reinforce = (
        RemixRecruit,
        RemixUsePower,
        RemixAttack,
        RemixRearrange,
        RemixReinforce,
    )

    def new_table(self) -> RemixTable:
        return RemixTable()

    def stand(self, seat: VsSeat, card: VsCard, row: str, column: int) -> Piece:
        # A Massive character fills its column, so it stands beyond all others.
        if MASSIVE in card.keywords:
            piece = super().stand(seat, card, FRONT, 10 + column + (5 if row == FRONT else 0))
        else:
            piece = super().stand(seat, card, row, column)
        table = seat.table
        assert isinstance(table, RemixTable)
        if isinstance(card, Vehicle) and self.random.random() < FEW:
            table.lies_beneath(plain(f"Pilot {piece.number}"), piece)
        return piece

    def moves(self, player: str) -> Moves:
        found = dict(super().moves(player))
        crew = [obj.ref for obj in self.standing(player)]
        vehicles = self.of(player, Vehicle)
        found["crew"] = lambda: (CrewFromHand(ref, other) for ref in vehicles for other in crew)
        found["move over"] = lambda: (MoveOverCrew(ref, other) for ref in vehicles for other in crew)
        return found

    def nonsense(self) -> Action:
        first, second = (obj.ref for obj in self.random.sample(list(self.match.state.all()), 2))
        return self.random.choice((super().nonsense(), CrewFromHand(first, second), MoveOverCrew(first, second)))

    def settled(self, state: State) -> None:
        super().settled(state)
        for obj in state.all():
            if obj.zone == BENEATH:
                self.lies_rightly(state, obj)
            elif obj.zone == REMOVED:
                assert obj.flags <= {SHIFTED}
                assert not obj.counters or (SHIFTED in obj.flags and {c.kind for c in obj.counters} == {SHIFT_COUNTER})

    def lies_rightly(self, state: State, obj: Obj) -> None:
        """Hold what is so of a card beneath another one: a vehicle in play of the same player, which has no other crew."""
        host = state.obj(obj.host) if obj.host is not None else None
        assert host is not None, f"{obj.card.name} lies beneath nothing"
        assert isinstance(host.card, Vehicle)
        assert is_character(host)
        assert isinstance(obj.card, Character)
        assert not obj.flags
        assert not obj.counters
        assert sum(other.host == obj.host for other in state.all() if other.zone == BENEATH) == 1


def report() -> str:
    """What the games came to."""
    rules = {rule.id for rule in game_rules("vs-remix")}
    return Play.tally.report(
        actions_of("vs_system", "vs_remix"), events_of("vs_system", "vs_remix"), rules, set(REMIX_KNOWN)
    )


def test_random_play_keeps_the_books(games: int) -> None:
    kinds = actions_of("vs_system", "vs_remix")
    Play.play(games, until=kinds)
    print(report())
    assert set(Play.tally.actions) == kinds
