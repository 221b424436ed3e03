"""Random play of Vs. System, which VS Remix varies: how a table is laid out, what players could do, what holds besides."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from judge.engine.events import CounterAdded, CounterRemoved, Moved
from judge.engine.state import Event, Obj, Record, Ref, State
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
    Spot,
    is_character,
    is_resource,
    is_stunned,
    scene,
)
from judge.games.vs_system.model.cards import ARMY, Character, Equipment, Location, PlotTwist, VsCard
from judge.games.vs_system.model.events import AgendaChanged, StepBegan
from judge.games.vs_system.model.keyword_names import COSMIC, UNIQUE
from judge.games.vs_system.procedures.positions import spots_of
from judge.games.vs_system.rules.act import HAS_PRIORITY
from judge.proving.pieces import Piece
from judge.proving.tables.vs_system import VsTable
from judge.proving.tables.vs_system_seat import VsSeat
from tests.helpers.random_vs_moves import COLUMNS, MOSTLY, OFTEN, SELDOM, VsMoves

# Where games begin: the phase, the kind of step, whether it is a player's.
BEGINNINGS = (
    (DRAW, MAIN, False), (BUILD, RESOURCE_STEP, True), (BUILD, FORMATION_STEP, True), (COMBAT, MAIN, False), (RECOVERY, MAIN, False),
    *[(BUILD, RECRUIT_STEP, True)] * 5, *[(COMBAT, ATTACK_STEP, True)] * 9,
)  # fmt: skip


class RandomVs(VsMoves):
    """Two players with random cards of Vs. System."""

    has_priority = HAS_PRIORITY
    zones: ClassVar[tuple[str, ...]] = (DECK, HAND, PLAY, CHAIN, KO_PILE, REMOVED)
    bare_zones = (DECK, HAND, KO_PILE)

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
        state = self.random.choice((*["ready"] * 8, "exhausted", "stunned"))
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
        """Hold what is so of the attack in progress; whose attackers they are no rule says once one has changed its controller."""
        attack = scene(state).attack
        if attack is None:
            return
        assert len(attack.attackers) == len(set(attack.attackers))
        assert attack.defender not in attack.attackers
        for ref in attack.attackers:
            obj = state.obj(ref)
            assert obj is not None, "who attacks is gone"
            assert is_character(obj)
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
