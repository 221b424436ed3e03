"""Random play of Vs. System, which VS Remix varies: how a table is laid out, what players could do, what holds besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from judge.engine.acting import Action
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.events import CounterAdded, CounterRemoved, Moved
from judge.engine.playing import payment_of
from judge.engine.state import Event, Obj, Record, Ref, State
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
    CHAIN,
    COMBAT,
    DECK,
    DRAW,
    EXHAUSTED,
    FACE_DOWN,
    FORMATION_STEP,
    FRONT,
    HAND,
    HIDDEN,
    KO_PILE,
    MAIN,
    PLAY,
    POINTS,
    RECOVERY,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE_STEP,
    STUNNED,
    SUPPORT,
    VISIBLE,
    Spot,
    Step,
    is_character,
    is_in_attack,
    is_resource,
    is_stunned,
    row,
    scene,
)
from judge.games.vs_system.model.cards import ARMY, Character, Equipment, Location, PlotTwist, VsCard, boost_of
from judge.games.vs_system.model.events import AgendaChanged, StepBegan
from judge.games.vs_system.model.keyword_names import COSMIC, UNIQUE
from judge.games.vs_system.procedures.positions import spots_of
from judge.games.vs_system.rules.act import HAS_PRIORITY
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsTable
from judge.proving.tables.vs_system_seat import VsSeat
from tests.helpers.random_play import MOST_TRIED, Moves, RandomPlay

# Where games begin: the phase, the kind of step, whether it is a player's.
BEGINNINGS = (
    (DRAW, MAIN, False), (BUILD, RESOURCE_STEP, True), (BUILD, FORMATION_STEP, True), (COMBAT, MAIN, False), (RECOVERY, MAIN, False),
    *[(BUILD, RECRUIT_STEP, True)] * 5, *[(COMBAT, ATTACK_STEP, True)] * 9,
)  # fmt: skip
COLUMNS = 3
MOSTLY, OFTEN, SELDOM = 0.6, 0.4, 0.04  # how likely something is that is to happen in most cases, in many, in a few


class RandomVs(RandomPlay):
    """Two players with random cards of Vs. System."""

    # What cards are drawn from: each of the lists as often as the others.
    pools: ClassVar[Sequence[Sequence[VsCard]]]
    # Characters of one team, as players build their decks: they reinforce one another.
    team: ClassVar[Sequence[Character]]
    has_priority = HAS_PRIORITY
    zones = (DECK, HAND, PLAY, CHAIN, KO_PILE, REMOVED)
    bare_zones = (DECK, HAND, KO_PILE)
    of_the_step = frozenset({"recruit", "place", "rearrange", "attack", "power up", "reinforce"})
    # The actions that a variant has in the place of those of Vs. System.
    recruit: ClassVar[type[Recruit]] = Recruit
    use: ClassVar[type[UsePower]] = UsePower
    attack: ClassVar[type[ProposeAttack]] = ProposeAttack
    rearrange: ClassVar[type[Rearrange]] = Rearrange
    reinforce: ClassVar[type[Reinforce]] = Reinforce

    def __init__(self, seed: int) -> None:
        self.begun: set[tuple[int, str]] = set()  # the phases, with the turns that they belong to
        self.arrived: list[Ref] = []  # what has come from the chain into play in the last action
        self.prolonged = 0  # the last turn that has got an additional step
        super().__init__(seed)

    def new_table(self) -> VsTable:
        """An empty table."""
        return VsTable()

    def card(self, *kinds: type[VsCard]) -> VsCard:
        """A random card of one of these kinds, of any without."""
        while True:
            card = self.random.choice(self.random.choice(self.pools))
            if not kinds or isinstance(card, kinds):
                return card

    def lay_out(self) -> VsTable:
        table = self.new_table()
        for seat in table.players:
            self.lay_out_for(seat)
        if self.random.random() < SELDOM:
            table.begin_game()
            while table.decision is not None:
                asked = table.decision
                table.answer(asked.player, tuple(self.random.sample(asked.options, asked.least)), None)
        else:
            phase, kind, is_players = self.random.choice(BEGINNINGS)
            whose = self.random.choice(table.players)
            table.begin(phase, kind, whose if is_players else None, initiative=self.random.choice(table.players))
        return table

    def lay_out_for(self, seat: VsSeat) -> None:
        """What one player has: resources of which some lie face up, a hand in which namesakes are likely, characters, an equipment."""
        chance = self.random.random
        for _ in range(self.random.randint(4, 9)):
            card = self.card()
            is_up = isinstance(card, (Location, PlotTwist)) and chance() < OFTEN and not self.is_laid_out(seat, card)
            seat.has_resource(card, face_up=is_up)
        standing: list[tuple[VsCard, Piece]] = []
        is_team = chance() < OFTEN
        for column in range(COLUMNS):
            for place in (FRONT, SUPPORT):
                if chance() < (MOSTLY if not is_team else 1 - SELDOM):
                    card = self.random.choice(self.team) if is_team else self.card(Character)
                    if not self.is_laid_out(seat, card):
                        standing.append((card, self.stand(seat, card, place, column)))
        for card, piece in standing:
            if chance() < OFTEN:
                seat.has_in_hand(card)
            if chance() < OFTEN and not self.is_laid_out(seat, blade := self.card(Equipment)):
                seat.controls(blade, on=piece)
        for _ in range(4):
            seat.has_in_hand(self.card())
        for _ in range(5):
            seat.has_in_deck(self.card())
        for _ in range(2):
            seat.has_in_ko_pile(self.card())
        seat.has_endurance(self.random.choice((50, 20, 5)))

    def stand(self, seat: VsSeat, card: VsCard, row: str, column: int) -> Piece:
        """Have ``card`` stand there, perhaps stunned or exhausted, with its counter or without."""
        state = self.random.choice(("ready", "ready", "ready", "exhausted", "stunned"))
        has_counter = COSMIC in card.keywords and state != "stunned" and self.random.random() < OFTEN
        return seat.controls(
            card, row=row, column=column, hidden=self.random.random() < SELDOM, stunned=state == "stunned",
            exhausted=state == "exhausted", counters=(COSMIC,) if has_counter else (),
        )  # fmt: skip

    def is_laid_out(self, seat: VsSeat, card: VsCard) -> bool:
        """Whether ``seat`` has a card of that name in play already, so that uniqueness would have sent it away."""
        laid = [obj for obj in seat.table.objects.values() if (obj.controller, obj.zone) == (seat.name, PLAY)]
        return any(
            {obj.card.name, getattr(obj.card, "identity", None)} & {card.name, card.identity or card.name}
            for obj in laid
        )

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
        return self.random.choice(
            (
                PlayCard(ref), Flip(ref), PlaceResource(ref), self.entry(), PowerUp(ref, other), self.reinforce(ref),
                self.use(ref, self.number()), self.recruit(ref, self.maybe(), self.maybe()), self.rearrange(((ref, place),)),
                self.attack((ref,), self.random.choice((other, *self.match.state.players))),
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
            defender = self.random.choice([*(obj.ref for obj in theirs), *others])
            yield self.attack(tuple(obj.ref for obj in attackers), defender)

    def entry(self) -> EnterTournament:
        """Entering a tournament with a deck of a few cards."""
        cards = self.random.sample([*self.pools[0], *self.team], self.random.choice((3, 18, 18)))
        number = self.random.choice((4, 4, 9))
        listed = tuple((card, number) for card in {card.name: card for card in cards}.values())
        return EnterTournament(listed, self.random.choice(("2006-01-01", "2007-01-01")))

    # What holds besides.

    def recount(self, record: Record, event: Event) -> None:
        if isinstance(event, CounterAdded):
            self.counters.setdefault(event.ref, Counter())[event.kind] += 1
        elif isinstance(event, CounterRemoved):
            self.counters[event.ref][event.kind] -= 1
        elif isinstance(event, Moved) and event.zone == PLAY and record.before.known(event.ref).zone == CHAIN:
            self.arrived.append(event.ref)
        elif isinstance(event, AgendaChanged):
            self.prolonged = record.turn
        elif isinstance(event, StepBegan):
            assert not record.before.chain, f"{event.step} begins with effects on the chain"
            assert scene(record.before).attack is None
            # An additional step may lie in another phase than the steps around it, which then begins once more.
            if event.phase_begins:
                assert (record.turn, event.step.phase) not in self.begun or self.prolonged == record.turn
                self.begun.add((record.turn, event.step.phase))

    def settled(self, state: State) -> None:
        places = [
            (obj.controller, place)
            for obj in state.all()
            if obj.zone == PLAY and not is_resource(obj)
            for place in spots_of(self.match, obj)
        ]
        assert len(places) == len(set(places)), "two characters stand in one place"
        for player in state.players:
            assert state.number(player, POINTS) >= 0, f"{player} has spent more than there was"
        for obj in state.all():
            if obj.zone == PLAY:
                self.stands_rightly(obj)
        self.attack_is_sound(state)
        for new in filter(None, map(state.obj, self.arrived)):
            others = [
                obj for obj in state.all() if obj.zone == PLAY and obj.controller == new.controller and obj != new
            ]
            namesakes = [
                obj for obj in others if obj.card.name == new.card.name and is_unique(obj) and not is_resource(obj)
            ]
            assert not namesakes or not is_unique(new), f"there are two of {new.card.name}"
        self.arrived.clear()

    def stands_rightly(self, obj: Obj) -> None:
        """Hold what is so of everything in play."""
        state, name = self.match.state, obj.card.name
        allowed = {EXHAUSTED, FACE_DOWN} if is_resource(obj) else {EXHAUSTED, STUNNED}
        assert obj.flags <= allowed, f"{name} is {', '.join(sorted(obj.flags))}"
        assert obj.count(COSMIC) <= 1
        if is_resource(obj):
            assert obj.host is None
        elif isinstance(obj.card, Equipment):
            host = state.obj(obj.host) if obj.host is not None else None
            assert host is not None, f"{name} is on nobody"
            assert is_character(host), f"{name} is on {host.card.name}, which is no character in play"
            assert STUNNED not in obj.flags
        else:
            assert isinstance(obj.card, Character), f"{name} stands among the characters"
            assert isinstance(obj.spot, Spot)
            assert not (is_stunned(obj) and obj.count(COSMIC)), f"{name} is stunned with a cosmic counter"

    def attack_is_sound(self, state: State) -> None:
        """Hold what is so of the attack in progress."""
        attack = scene(state).attack
        if attack is None:
            return
        assert len(attack.attackers) == len(set(attack.attackers))
        assert attack.defender not in attack.attackers
        for ref in attack.attackers:
            obj = state.obj(ref)
            assert obj is not None, "who attacks is gone"
            assert is_character(obj)
            assert obj.controller == attack.player
        defender: Any = state.obj(attack.defender) if attack.defender is not None else None
        assert defender is None or is_character(defender)


def is_unique(obj: Obj) -> bool:
    """Whether what is printed makes ``obj`` unique."""
    card = obj.card
    return (
        ARMY not in card.version
        if isinstance(card, Character)
        else isinstance(card, Equipment) and UNIQUE in card.keywords
    )
