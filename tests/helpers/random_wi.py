"""Random play of Warhammer: Invasion: how a table is laid out, what players could do, what holds besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from judge.engine.acting import Action
from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.events import CounterAdded, CounterRemoved
from judge.engine.playing import payment_of
from judge.engine.state import Event, Record, Ref, State
from judge.games.warhammer_invasion.actions.acting import act
from judge.games.warhammer_invasion.actions.passing import Pass
from judge.games.warhammer_invasion.actions.playing_cards import PlayCard
from judge.games.warhammer_invasion.actions.playing_developments import PlayDevelopment
from judge.games.warhammer_invasion.actions.playing_tactics import PlayTactic
from judge.games.warhammer_invasion.actions.regrouping import Regroup
from judge.games.warhammer_invasion.actions.using_abilities import UseAbility
from judge.games.warhammer_invasion.model.board import (
    BATTLEFIELD,
    BEGINNING,
    BURNING,
    CAPITAL_PHASE,
    CHAIN,
    CORRUPT,
    DAMAGE,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    KINGDOM_PHASE,
    QUEST,
    RESOURCES,
    TOKEN,
    ZONES,
    Step,
    is_development,
    is_unit,
    scene,
)
from judge.games.warhammer_invasion.model.cards import Quest, Section, Support, Tactic, Unit, WiCard
from judge.games.warhammer_invasion.model.events import Burned, Damaged, DamageMoved, Healed, TokensLost
from judge.games.warhammer_invasion.model.keyword_names import ONE_HERO
from judge.games.warhammer_invasion.model.turn_events import StepBegan
from judge.games.warhammer_invasion.procedures.damage import due
from judge.games.warhammer_invasion.rules.act import HAS_PRIORITY
from judge.proving.tables.warhammer_invasion import WiTable, unit
from judge.proving.tables.warhammer_invasion_seat import WiSeat
from tests.helpers.random_play import Moves, RandomPlay

OFTEN, SELDOM = 0.4, 0.1


class RandomWi(RandomPlay):
    """Two players with random cards of Warhammer: Invasion."""

    pool: ClassVar[list[WiCard]]
    soldiers: ClassVar[list[Unit]]  # who have no text
    has_priority = HAS_PRIORITY
    zones = (*ZONES, HAND, DECK, DISCARD, CHAIN)
    bare_zones = (HAND, DECK, DISCARD)
    of_the_step = frozenset({"card", "onto", "development"})

    def __init__(self, seed: int) -> None:
        self.begun: set[tuple[int, Step]] = set()
        self.former: list[Ref] = []
        super().__init__(seed)

    def lay_out(self) -> WiTable:
        table = WiTable()
        for seat in table.players:
            self.lay_out_for(table, seat)
        if self.random.random() < SELDOM:
            table.begin_game()
            while table.decision is not None:
                asked = table.decision
                table.answer(asked.player, tuple(self.random.sample(asked.options, asked.least)), None)
        else:
            phase = self.random.choice((BEGINNING, KINGDOM_PHASE, *[CAPITAL_PHASE] * 4))
            table.begin(phase, of=self.random.choice(table.players))
        return table

    def lay_out_for(self, table: WiTable, seat: WiSeat) -> None:
        """What one player has: a hand and a deck, a card and a development a zone, a manned quest, soldiers, damage, resources."""
        pick = self.random.choice
        standing = [
            card for card in self.pool if isinstance(card, (Unit, Support)) and not getattr(card, "attaches", False)
        ]
        for _ in range(7):
            seat.has_in_hand(pick(self.pool))
        for _ in range(8):
            seat.has_in_deck(pick(self.pool))
        seat.has_in_discard(pick(self.pool))
        for zone in ZONES:
            card = pick(standing)
            if card.only_zone in (None, zone):
                corrupt = isinstance(card, Unit) and pick((True, False))
                seat.controls(card, zone, corrupt=corrupt, owner=pick(table.players))
            seat.controls(pick(self.pool), zone, development=True)
        quest = seat.controls(Quest(name="Errand"), QUEST, tokens=2)
        seat.controls(unit("Errant"), QUEST, questing_on=quest)
        for _ in range(2):
            seat.controls(pick(self.soldiers), BATTLEFIELD)
        seat.has_damage(QUEST, pick((0, 6)))
        if self.random.random() < SELDOM:
            seat.has_burning(pick(ZONES))
        seat.has_resources(pick((2, 4, 8)))

    # What players could do.

    def moves(self, player: str) -> Moves:
        return {
            "card": lambda: (PlayCard(ref, self.random.choice(ZONES)) for ref in self.hand(player)),
            "onto": lambda: self.onto(player),
            "development": lambda: (PlayDevelopment(ref, self.random.choice(ZONES)) for ref in self.hand(player)),
            "tactic": lambda: (PlayTactic(ref, self.random.choice((0, 0, 1, 3))) for ref in self.hand(player)),
            "use": lambda: self.uses(player),
        }

    def hand(self, player: str) -> list[Ref]:
        """The cards that ``player`` has in hand, in any order."""
        found = [obj.ref for obj in self.match.state.all() if obj.zone == HAND and obj.owner == player]
        self.random.shuffle(found)
        return found

    def onto(self, player: str) -> Iterator[Action]:
        """Playing attachments onto units, and units onto quests."""
        everywhere = [obj for obj in self.match.state.all() if obj.zone in ZONES and not is_development(obj)]
        for ref in self.hand(player):
            card = self.match.state.known(ref).card
            kind = Unit if isinstance(card, Support) and card.attaches else Quest if isinstance(card, Unit) else None
            hosts = [obj for obj in everywhere if kind is not None and isinstance(obj.card, kind)]
            if hosts:
                host = self.random.choice(hosts)
                yield PlayCard(ref, host.zone, host.ref)

    def uses(self, player: str) -> Iterator[Action]:
        """Using actions that somebody has."""
        own = [obj.ref for obj in self.match.state.all() if obj.zone in ZONES and obj.controller == player]
        for ref in self.random.sample(own, len(own)):
            for number in range(3):
                if payment_of(self.match, ref, number) is None:
                    break
                yield UseAbility(ref, number, self.random.choice((0, 0, 1)))

    def nonsense(self) -> Action:
        refs = [*(obj.ref for obj in self.match.state.all()), *self.former]
        ref, other = self.random.choice(refs), self.random.choice(refs)
        zone = self.random.choice((*ZONES, HAND, DISCARD, "nowhere"))
        return self.random.choice(
            (
                PlayTactic(ref, self.random.randint(-2, 3)), PlayCard(ref, zone), PlayCard(ref, zone, other), Regroup(ref, zone),
                PlayDevelopment(ref, zone), UseAbility(ref, self.random.randint(-1, 1)),
            )
        )  # fmt: skip

    def passing(self) -> Action:
        return Pass()

    def doing(self, match: Match, player: str, action: Action) -> Resolution[None]:
        return act(match, player, action)

    def step(self, state: State) -> Step:
        return scene(state).step

    # What holds besides.

    def recount(self, record: Record, event: Event) -> None:
        if isinstance(event, Damaged):
            assert event.n > 0
            self.on(event.ref)[DAMAGE] += event.n
        elif isinstance(event, Healed):
            self.on(event.ref)[DAMAGE] -= min(event.n, self.on(event.ref)[DAMAGE])
        elif isinstance(event, DamageMoved):
            moved = min(event.n, self.on(event.ref)[DAMAGE])
            self.on(event.ref)[DAMAGE] -= moved
            self.on(event.to)[DAMAGE] += moved
        elif isinstance(event, Burned):
            self.on(event.ref)[DAMAGE] = 0
        elif isinstance(event, TokensLost):
            self.on(event.ref)[TOKEN] = 0
        elif isinstance(event, CounterAdded):
            self.on(event.ref)[event.kind] += 1
        elif isinstance(event, CounterRemoved):
            self.on(event.ref)[event.kind] -= 1
        elif isinstance(event, StepBegan) and len(record.events) > 0 and record.before.time > 1:
            assert not record.before.chain, f"{event.step} begins with effects on the chain"
            assert (record.turn, event.step) not in self.begun, f"{event.step} begins twice in a turn"
            self.begun.add((record.turn, event.step))

    def on(self, ref: Ref) -> Counter[str]:
        """What lies on that object."""
        return self.counters.setdefault(ref, Counter())

    def settled(self, state: State) -> None:
        assert due(self.match) == ()
        for player in state.players:
            assert state.number(player, RESOURCES) >= 0, f"{player} has spent more than there was"
        for obj in state.all():
            if obj.zone not in ZONES:
                continue
            allowed = {BURNING} if isinstance(obj.card, Section) else {CORRUPT, DEVELOPMENT}
            assert obj.flags <= allowed, f"{obj.card.name} is {', '.join(sorted(obj.flags))}"
            assert not isinstance(obj.card, Tactic) or is_development(obj), "a tactic lies face up in a zone"
            assert not is_development(obj) or not obj.counters
            host = state.obj(obj.host) if obj.host is not None else None
            assert obj.host is None or (host is not None and host.zone in ZONES), f"{obj.card.name} is on nothing"
            if obj.ref.incarnation > 1 and obj.ref not in self.former[-20:]:
                self.former.append(obj.ref)
        self.combat_is_sound(state)
        self.one_of_a_kind(state)

    def combat_is_sound(self, state: State) -> None:
        """Hold what is so of the combat in progress."""
        combat = scene(state).combat
        if combat is None:
            assert not scene(state).assigned
            return
        for side, refs in ((combat.player, combat.attackers), (combat.defender, combat.defenders)):
            assert len(refs) == len(set(refs))
            for ref in refs:
                found = state.obj(ref)
                assert found is not None
                assert is_unit(found)
                assert found.controller == side

    def one_of_a_kind(self, state: State) -> None:
        """Hold what may be there once only."""
        faces = [
            obj for obj in state.all() if obj.zone in ZONES and isinstance(obj.card, WiCard) and not is_development(obj)
        ]
        heroes = [(obj.controller, obj.zone) for obj in faces if ONE_HERO in self.match.view().items(obj, "keywords")]
        assert len(heroes) == len(set(heroes)), "two limited Heroes in one zone"
        unique = [(obj.controller, obj.card.name) for obj in faces if isinstance(obj.card, WiCard) and obj.card.unique]
        assert len(unique) == len(set(unique)), "two of a unique card on one side"
