"""What players of Vs. System could do, and of VS Remix, which varies it: some actions of each kind, of which none may be legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from judge.engine.acting import Action
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.playing import payment_of
from judge.engine.state import Obj, Ref, State
from judge.games.vs_system.actions.acting import act
from judge.games.vs_system.actions.entering_tournaments import EnterTournament
from judge.games.vs_system.actions.flipping import Flip
from judge.games.vs_system.actions.passing import Pass
from judge.games.vs_system.actions.placing_resources import PlaceResource
from judge.games.vs_system.actions.playing_cards import PlayCard
from judge.games.vs_system.actions.powering_up import PowerUp
from judge.games.vs_system.actions.proposing_attacks import ProposeAttack
from judge.games.vs_system.actions.rearranging import Rearrange
from judge.games.vs_system.actions.recruiting import Recruit
from judge.games.vs_system.actions.reinforcing import Reinforce
from judge.games.vs_system.actions.using_powers import UsePower
from judge.games.vs_system.model.board import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    DECK,
    EXHAUSTED,
    FORMATION_STEP,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE_STEP,
    SUPPORT,
    VISIBLE,
    Spot,
    Step,
    is_character,
    is_in_attack,
    is_stunned,
    row,
    scene,
)
from judge.games.vs_system.model.cards import Character, Equipment, Location, PlotTwist, VsCard, boost_of
from tests.helpers.random_play import MOST_TRIED, Moves, RandomPlay

COLUMNS = 3
MOSTLY, OFTEN, SELDOM = 0.6, 0.4, 0.04  # how likely something is that is to happen in most cases, in many, in a few


class VsMoves(RandomPlay):
    """What two players with random cards of Vs. System could do."""

    # What cards are drawn from: each of the lists as often as the others.
    pools: ClassVar[Sequence[Sequence[VsCard]]]
    # Characters of one team, as players build their decks: they reinforce one another.
    team: ClassVar[Sequence[Character]]
    of_the_step = frozenset({"recruit", "place", "rearrange", "attack", "power up", "reinforce"})
    # The actions that a variant has in the place of those of Vs. System.
    recruit: ClassVar[type[Recruit]] = Recruit
    use: ClassVar[type[UsePower]] = UsePower
    attack: ClassVar[type[ProposeAttack]] = ProposeAttack
    rearrange: ClassVar[type[Rearrange]] = Rearrange
    reinforce: ClassVar[type[Reinforce]] = Reinforce

    # What players could do.

    def moves(self, player: str) -> Moves:
        now = scene(self.match.state)
        found: dict[str, Callable[[], Iterator[Action]]] = {
            "play": lambda: (PlayCard(ref, self.number()) for ref in self.of(player, PlotTwist)),
            "flip": lambda: (Flip(ref) for ref in self.of(player, Location)),
            "use": lambda: self.uses(player),
            "power up": lambda: self.power_ups(player),
            "reinforce": lambda: (self.reinforce(obj.ref) for obj in self.standing(player)),
        }
        if now.step == Step(BUILD, RECRUIT_STEP, player):
            found["recruit"] = lambda: self.recruits(player)
        if now.step == Step(BUILD, RESOURCE_STEP, player):
            found["place"] = lambda: (PlaceResource(ref) for ref in self.of(player, VsCard))
        if now.step == Step(BUILD, FORMATION_STEP, player):
            found["rearrange"] = lambda: self.rearranged(player)
        if now.step == Step(COMBAT, ATTACK_STEP, player):
            found["attack"] = lambda: self.attacks(player)
        if self.random.random() < SELDOM:
            found["enter"] = lambda: iter((self.entry(),))
        return found

    def nonsense(self) -> Action:
        refs = [obj.ref for obj in self.match.state.all()]
        ref, other = self.random.choice(refs), self.random.choice(refs)
        place = Spot(
            self.random.choice((FRONT, SUPPORT)), self.random.randint(0, COLUMNS), self.random.choice((VISIBLE, HIDDEN))
        )
        targets: list[Ref | str] = [other, *self.match.state.players]
        return self.random.choice(
            (
                PlayCard(ref), Flip(ref), PlaceResource(ref), self.entry(), PowerUp(ref, other), self.reinforce(ref),
                self.use(ref, self.number()), self.recruit(ref, self.maybe(), self.maybe()), self.rearrange(((ref, place),)),
                self.attack((ref,), self.random.choice(targets)),
            )
        )  # fmt: skip

    def passing(self) -> Action:
        return Pass()

    def doing(self, match: Match, player: str, action: Action) -> Resolution[None]:
        return act(match, player, action)

    def step(self, state: State) -> Step:
        return scene(state).step

    def number(self) -> int:
        """A number for what a card counts: which power, or X."""
        return self.random.choice((0, 0, 0, 1, 2))

    def maybe(self) -> bool:
        """Yes or no."""
        return self.random.random() < OFTEN

    def of(self, player: str, kind: type[VsCard], *zones: str) -> list[Ref]:
        """The cards of ``kind`` that ``player`` has in hand and in play, or in ``zones``, in any order."""
        wanted = zones or (HAND, PLAY)
        found = [
            obj.ref
            for obj in self.match.state.all()
            if obj.controller == player and obj.zone in wanted and isinstance(obj.card, kind)
        ]
        self.random.shuffle(found)
        return found

    def standing(self, player: str) -> list[Obj]:
        """The characters that ``player`` has in play, in any order."""
        return [obj for obj in map(self.match.state.known, self.of(player, Character, PLAY)) if is_character(obj)]

    def uses(self, player: str) -> Iterator[Action]:
        """Using powers that somebody has."""
        for ref in self.of(player, VsCard, HAND, PLAY, REMOVED, KO_PILE):
            for number in range(4):
                if payment_of(self.match, ref, number) is None:
                    break
                yield self.use(ref, number)

    def recruits(self, player: str) -> Iterator[Action]:
        """Recruiting from anywhere, with what may be paid besides or instead."""
        for ref in [*self.of(player, Character, HAND, PLAY, KO_PILE, REMOVED, DECK), *self.of(player, Equipment)]:
            card = self.match.state.known(ref).card
            yield self.recruit(ref, boost_of(card) is not None and self.maybe(), self.random.random() < SELDOM)

    def power_ups(self, player: str) -> Iterator[Action]:
        """Discarding cards for those who are in the attack."""
        inside = [obj.ref for obj in self.standing(player) if is_in_attack(self.match.state, obj.ref)]
        return (PowerUp(card, ref) for ref in inside for card in self.of(player, Character, HAND))

    def rearranged(self, player: str) -> Iterator[Action]:
        """Moving one character anywhere, or two into each other's places."""
        standing = self.standing(player)
        for obj in standing:
            assert isinstance(obj.spot, Spot)
            place = obj.spot._replace(row=self.random.choice((FRONT, SUPPORT)), column=self.random.randint(0, COLUMNS))
            yield self.rearrange(((obj.ref, place),))
            other = self.random.choice(standing)
            if other is not obj and isinstance(other.spot, Spot):
                yield self.rearrange(((obj.ref, other.spot), (other.ref, obj.spot)))

    def attacks(self, player: str) -> Iterator[Action]:
        """Attacks by one or two on somebody of the other side, or on the other player."""
        own = [obj for obj in self.standing(player) if EXHAUSTED not in obj.flags]
        others = [name for name in self.match.state.players if name != player]
        theirs = [obj for name in others for obj in self.standing(name)]
        # Mostly those who stand in front, and upright: others may attack or be attacked in few cases only.
        if self.random.random() < MOSTLY:
            own = [obj for obj in own if row(obj) == FRONT]
            theirs = [obj for obj in theirs if row(obj) == FRONT and not is_stunned(obj)]
        for _ in range(MOST_TRIED if own else 0):
            attackers = self.random.sample(own, 2 if len(own) > 1 and self.random.random() < OFTEN else 1)
            targets: list[Ref | str] = [*(obj.ref for obj in theirs), *others]
            yield self.attack(tuple(obj.ref for obj in attackers), self.random.choice(targets))

    def entry(self) -> EnterTournament:
        """Entering a tournament with a deck of a few cards."""
        cards = self.random.sample([*self.pools[0], *self.team], self.random.choice((3, 18, 18)))
        number = self.random.choice((4, 4, 9))
        listed = tuple((card, number) for card in {card.name: card for card in cards}.values())
        return EnterTournament(listed, self.random.choice(("2006-01-01", "2007-01-01")))
