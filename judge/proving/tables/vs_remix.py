"""The table of VS Remix: that of Vs. System, at which the rules of VS Remix are in force."""

from __future__ import annotations

from judge.engine.rules import RuleBook
from judge.engine.state import Obj
from judge.games.vs_remix.actions.crewing import CrewFromHand, MoveOverCrew
from judge.games.vs_remix.actions.proposing_attacks import RemixAttack
from judge.games.vs_remix.actions.rearranging import RemixRearrange
from judge.games.vs_remix.actions.recruiting import RemixRecruit
from judge.games.vs_remix.actions.reinforcing import RemixReinforce
from judge.games.vs_remix.actions.using_powers import RemixUsePower
from judge.games.vs_remix.book import of_remix
from judge.games.vs_remix.game import VS_REMIX
from judge.games.vs_remix.model.board import BENEATH, SHIFTED
from judge.games.vs_remix.model.cards import RemixCharacter, Vehicle
from judge.games.vs_system.game import VsSystem
from judge.games.vs_system.model.board import VISIBLE
from judge.games.vs_system.model.cards import VsCard
from judge.proving.check import Checker
from judge.proving.pieces import Piece
from judge.proving.table import Swaps
from judge.proving.tables.vs_system import VsTable
from judge.proving.tables.vs_system_seat import VsSeat


class RemixTable(VsTable):
    """A table of VS Remix for two players; Alice has the initiative."""

    flags = VsTable.flags | {SHIFTED}
    game: VsSystem = VS_REMIX

    def __init__(self, book: RuleBook | None = None, swaps: Swaps | None = None) -> None:
        super().__init__(of_remix(book or RuleBook()), swaps)

    # Set-up

    def lies_beneath(self, card: VsCard, vehicle: Piece) -> Piece:
        """Have ``card`` lie beneath ``vehicle`` from the beginning, as its crew."""
        owner = self.objects[vehicle.number].owner
        return self.put(card, owner, BENEATH, controller=owner, host=vehicle)

    def printed(self, obj: Obj) -> str:
        """What a card of Vs. System tells, and boost and crew cost; the version where another of its name is laid out."""
        card, others = obj.card, [other.card for other in self.objects.values() if other.card.name == obj.card.name]
        facts = (
            [card.version]
            if isinstance(card, VsCard) and len({getattr(each, "version", "") for each in others}) > 1
            else []
        )
        facts.append(super().printed(obj))
        if isinstance(card, RemixCharacter):
            facts += [f"boost {card.boost}"] if card.boost is not None else []
        facts += [f"crew cost {card.crew_cost}"] if isinstance(card, Vehicle) else []
        return ", ".join(fact for fact in facts if fact)

    def place_of(self, obj: Obj) -> str:
        """Of a card that lies beneath another one: beneath which."""
        host = self.match.state.obj(obj.host) if obj.host is not None else None
        return f"beneath {host.card.name}" if obj.zone == BENEATH and host is not None else super().place_of(obj)

    # Actions: what `does`, `can` and `cannot` take.

    def recruit(self, piece: Piece, boosted: bool = False, instead: bool = False) -> RemixRecruit:
        """Recruiting a card; ``instead``: paying what its text allows in the place of its cost."""
        return RemixRecruit(self.ref(piece), boosted, instead)

    def use(self, piece: Piece, number: int = 0) -> RemixUsePower:
        """Using a payment power of a card: 0 is the first that it has now."""
        return RemixUsePower(self.ref(piece), number)

    def crew(self, vehicle: Piece, crew: Piece) -> CrewFromHand:
        """Crewing a vehicle from hand with a character."""
        return CrewFromHand(self.ref(vehicle), self.ref(crew))

    def move_over(self, vehicle: Piece, crew: Piece) -> MoveOverCrew:
        """Moving a vehicle in play over a character, which crews it."""
        return MoveOverCrew(self.ref(vehicle), self.ref(crew))

    def rearrange(
        self, *moves: tuple[Piece, str, int], area: str = VISIBLE, side: VsSeat | None = None
    ) -> RemixRearrange:
        """Rearranging characters: each with the row and the column where it goes, in rows of one's own or on another player's ``side``."""
        return RemixRearrange(**vars(super().rearrange(*moves, area=area, side=side)))

    def reinforce(self, helper: Piece) -> RemixReinforce:
        """Reinforcing the defender."""
        return RemixReinforce(self.ref(helper))

    def attack(self, *attackers: Piece, on: Piece | VsSeat) -> RemixAttack:
        """Proposing an attack."""
        return RemixAttack(tuple(map(self.ref, attackers)), self.ref(on) if isinstance(on, Piece) else on.name)


class RemixTableOfThree(RemixTable):
    """A table of VS Remix for three players: clockwise Alice, Bob and Carol."""

    names: tuple[str, ...] = ("Alice", "Bob", "Carol")

    # Set-up

    @property
    def carol(self) -> VsSeat:
        """The third player."""
        return self.seats[2]


def plain(name: str, cost: int = 1, *, affiliations: tuple[str, ...] = (), atk: int = 1, defense: int = 1,
          keywords: tuple[str, ...] = (), version: str = "", boost: int | None = None,
          willpower: int | None = None) -> RemixCharacter:  # fmt: skip
    """A character of VS Remix without text."""
    return RemixCharacter(name=name, version=version, cost=cost, affiliations=frozenset(affiliations), atk=atk, defense=defense,
                          keywords=frozenset(keywords), boost=boost, willpower=willpower)  # fmt: skip


check = Checker(RemixTable)

check_with_three = Checker(RemixTableOfThree)

__all__ = ["RemixTable", "RemixTableOfThree", "check", "check_with_three", "plain"]
