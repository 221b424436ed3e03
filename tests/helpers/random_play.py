"""Random play, the same for every game: two players with random cards who do what they may, try what they may not, and pass.

Whatever they do, the engine keeps its books: `RandomPlay` holds what is so in every game after each move. A game says how its table is
laid out, what its players could do, and what else must hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from time import perf_counter
from typing import ClassVar, NamedTuple

from judge.engine.acting import Action, all_objections
from judge.engine.context import Match
from judge.engine.decision import CHANCE, Answer, Decision, Resolution
from judge.engine.errors import Endless, Illegal, NotExpressible
from judge.engine.events import NumberChanged
from judge.engine.match import RunningMatch
from judge.engine.rules import Rule
from judge.engine.state import Event, Obj, Record, State
from judge.proving.table import Table
from tests.helpers.outlines import outline
from tests.helpers.random_tally import Tally

MOST_ASKED = 200  # questions in one action: more than any has
MOST_PASSES = 150  # until a step ends: each passes once for each effect on the chain
MOST_TRIED = 10  # of one kind of action, until it is taken for one that is not to be done now
PLAYED_AGAIN = 0.15  # how many of the games, which takes as long as they did
STEP_COMES_FIRST, HANDS_ON = 0.7, 0.4  # how often
MOVES, MOVES_TOLD = 30, 6
MORE_GAMES = 150

Moves = Mapping[str, Callable[[], Iterator[Action]]]


class Move(NamedTuple):
    """What was done, and which options were taken of each question: all that a game is made of after its beginning."""

    player: str
    action: Action
    taken: tuple[tuple[int, ...], ...]


class RandomPlay:
    """Two players with random cards, doing whatever comes to mind; the same for the same ``seed``."""

    tally: ClassVar[Tally]
    has_priority: ClassVar[Rule]
    zones: ClassVar[tuple[str, ...]]
    # Zones where a card lies under its owner with nothing on it.
    bare_zones: ClassVar[tuple[str, ...]]
    # The kinds of moves that can be done in certain steps alone.
    of_the_step: ClassVar[frozenset[str]] = frozenset()

    # What each game says.

    def lay_out(self) -> Table:
        """A table at which a game has begun, as ``self.random`` has it."""
        raise NotImplementedError

    def moves(self, player: str) -> Moves:
        """What ``player`` could do now, by kind: for each kind some actions, of which none may be legal."""
        raise NotImplementedError

    def nonsense(self) -> Action:
        """Something that a player will hardly be allowed to do."""
        raise NotImplementedError

    def passing(self) -> Action:
        """Passing."""
        raise NotImplementedError

    def doing(self, match: Match, player: str, action: Action) -> Resolution[None]:
        """Have ``player`` do ``action``."""
        raise NotImplementedError

    def step(self, state: State) -> object:
        """The step in progress."""
        raise NotImplementedError

    def recount(self, record: Record, event: Event) -> None:
        """Keep the game's own books of ``event``, which has just happened."""

    def settled(self, state: State) -> None:
        """Hold what must be so in this game while nothing is under way."""

    # How every game goes.

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.table = self.lay_out()
        self.match: Match = self.table.match
        self.first = self.match.state
        self.cards = {number: obj.owner for number, obj in self.first.objects.items()}
        self.numbers = Counter(self.first.numbers)
        self.counters = {obj.ref: Counter(c.kind for c in obj.counters) for obj in self.first.all()}
        self.times: dict[int, int] = {}
        self.log: list[Move] = []
        self.is_beyond = False
        self.read = len(self.first.history)

    @classmethod
    def play(cls, games: int, until: Collection[str] = ()) -> None:
        """Play so many random games, the same ones every time, and a few more until each of these kinds of action has been taken.

        :raises Exception: whatever is wrong with one of them, with its seed and its last moves as a note.
        """
        for seed in range(games + MORE_GAMES):
            if seed >= games and cls.tally.actions.keys() >= set(until):
                return
            began, game = perf_counter(), cls(seed)
            try:
                game.run()
            except Exception as error:
                error.add_note(f"{cls.__name__}({seed}).run(), after {len(game.log)} moves: {game.log[-MOVES_TOLD:]}")
                raise
            cls.tally.games += 1
            cls.tally.turns += game.match.state.turn
            cls.tally.seconds += perf_counter() - began

    def run(self) -> None:
        """Play the game for so many moves, or to its end, and hold after each of them what must be so."""
        turns = *[self.act_legally] * 6, self.act_wildly, self.pass_on, self.end_the_step
        self.hold()
        for _ in range(MOVES):
            if not self.goes_on:
                break
            self.random.choice(turns)()
            # The end of the game breaks off whatever was under way.
            if self.goes_on:
                self.hold()
        if not self.is_beyond and self.random.random() < PLAYED_AGAIN:
            self.play_again()

    @property
    def goes_on(self) -> bool:
        """Whether the game is neither over nor at a point where the engine can't say how it goes on."""
        return not self.is_beyond and not self.match.game.over(self.match)

    def act_legally(self) -> None:
        """Whoever has priority does something that he may do, and goes on; who finds nothing passes."""
        for _ in range(self.random.randint(1, 3)):
            if not self.goes_on:
                return
            player = self.match.state.priority
            assert player is not None, "nobody can act any more"
            action = self.legal(player)
            if not self.is_beyond:
                self.go(player, action or self.passing(), is_offered=action is not None)
            if action is None:
                return
            # Often he lets the others answer.
            if self.goes_on and self.random.random() < HANDS_ON:
                assert self.match.state.priority is not None
                self.go(self.match.state.priority, self.passing())
                return

    def act_wildly(self) -> None:
        """Somebody tries something."""
        player = self.random.choice(
            (*self.match.state.players, self.match.state.priority or self.match.state.players[0])
        )
        self.go(player, self.nonsense())

    def pass_on(self) -> None:
        """Players pass."""
        for _ in range(self.random.randint(1, 3)):
            if self.goes_on and self.match.state.priority is not None:
                self.go(self.match.state.priority, self.passing())

    def end_the_step(self) -> None:
        """All pass until the step is over: it has to come to an end."""
        here = (self.match.state.turn, self.step(self.match.state))
        for _ in range(MOST_PASSES):
            if not self.goes_on or (self.match.state.turn, self.step(self.match.state)) != here:
                return
            assert self.match.state.priority is not None, "nobody can act any more"
            is_done = self.go(self.match.state.priority, self.passing())
            # Who owes an attack may not pass: he has to do something else.
            if not is_done and (action := self.legal(self.match.state.priority)) is not None:
                self.go(self.match.state.priority, action, is_offered=True)
        raise AssertionError(f"{here} has no end")

    def legal(self, player: str) -> Action | None:
        """Something that ``player`` may do now: each kind of action is as likely as the others, as far as it is to be had."""
        moves = self.moves(player)
        before = self.match.state
        try:
            # What can be done in this step alone comes first in many cases.
            kinds = self.random.sample(sorted(moves), len(moves))
            if self.random.random() < STEP_COMES_FIRST:
                kinds.sort(key=lambda kind: kind not in self.of_the_step)
            for kind in kinds:
                for _, action in zip(range(MOST_TRIED), moves[kind](), strict=False):
                    if not all_objections(self.match, player, action, self.has_priority):
                        return action
        except (NotExpressible, Endless) as beyond:
            self.stop(beyond)
        assert self.match.state is before, "asking what is legal has changed something"
        return None

    def stop(self, beyond: NotExpressible | Endless) -> None:
        """The engine can't say how the game goes on, or what cards say has no end."""
        self.tally.beyond[str(beyond)] += 1
        self.is_beyond = True

    def go(self, player: str, action: Action, *, is_offered: bool = False) -> bool:
        """Have ``player`` do ``action``, with random answers; whether it was legal. What ``is_offered`` has to be."""
        before, begin = self.match.state, len(self.match.trace.lines)
        taken: list[tuple[int, ...]] = []
        steps = self.doing(self.match, player, action)
        try:
            decision = next(steps)
            while len(taken) < MOST_ASKED:
                taken.append(self.answer(decision))
                decision = steps.send(options(decision, taken[-1]))
        except StopIteration:
            pass
        except (NotExpressible, Endless) as beyond:
            self.stop(beyond)
            return True
        except Illegal as illegal:
            self.refused(illegal, before, is_offered=is_offered)
            return False
        else:
            raise AssertionError(f"questions without an end: {decision.purpose}")
        self.log.append(Move(player, action, tuple(taken)))
        self.tally.actions[type(action).__name__] += 1
        for line in self.match.trace.lines[begin:]:
            if line.rule is not None and line.differs and not line.is_argument:
                self.tally.rules[line.rule] += 1
                if not line.cites:
                    self.tally.uncited[line.rule] += 1
        del self.match.trace.lines[:]
        assert self.match.game.over(self.match) or self.match.state.priority in self.match.state.players
        self.read_history()
        return True

    def refused(self, illegal: Illegal, before: State, *, is_offered: bool) -> None:
        """An action was ``illegal``: it names every reason, and has changed nothing."""
        assert not is_offered, f"{illegal}, but nothing was said against it"
        assert illegal.objections
        assert all(objection.id and objection.sentence for objection in illegal.objections)
        assert self.match.state is before, "a refused action has changed something"
        self.tally.refused += 1

    def answer(self, decision: Decision) -> tuple[int, ...]:
        """Any answer that is on offer, by the numbers of its options."""
        assert decision.player in (*self.match.state.players, CHANCE)
        assert decision.options
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert len(set(decision.options)) == len(decision.options), f"two options of {decision.purpose!r} are one"
        self.tally.asked[decision.purpose] += 1
        least = max(decision.least, self.random.choice((0, 1, 1)))
        return tuple(self.random.sample(range(len(decision.options)), self.random.randint(least, decision.most)))

    def read_history(self) -> None:
        """Keep books of what has happened since they were last kept."""
        history = self.match.state.history
        for record in history[self.read :]:
            for event in record.events:
                self.tally.events[type(event).__name__] += 1
                assert event.cause.kind, f"nothing is said to cause {event}"
                if isinstance(event, NumberChanged):
                    self.numbers[event.player, event.what] += event.by
                self.recount(record, event)
            self.times.setdefault(record.turn, record.before.time)
        self.read = len(history)

    def play_again(self) -> None:
        """The same moves from the same beginning come to the same state, event by event."""
        again = RunningMatch(self.match.game, self.first, self.match.book)
        for move in self.log:
            steps = self.doing(again, move.player, move.action)
            answers = iter(move.taken)
            try:
                decision = next(steps)
                for taken in answers:
                    decision = steps.send(options(decision, taken))
            except StopIteration:
                assert next(answers, None) is None, "not everything is asked again"
            else:
                raise AssertionError(f"more is asked than before: {move.action}")
            del again.trace.lines[:]
        assert outline(again.state) == outline(self.match.state)
        self.tally.replayed += 1

    # What holds in every game.

    def hold(self) -> None:
        """Hold everything."""
        self.every_card_is_somewhere_once()
        self.numbers_and_counters_are_what_history_says()
        self.nothing_is_left_over()

    def every_card_is_somewhere_once(self) -> None:
        """No card is lost, new or in two places, and each is in a zone that there is."""
        state = self.match.state
        assert {number: obj.owner for number, obj in state.objects.items()} == self.cards
        for obj in state.all():
            assert obj.zone in self.zones
            assert obj.controller in state.players
            if obj.zone in self.bare_zones:
                assert obj.controller == obj.owner
                assert not obj.flags, f"{obj.card.name} in the {obj.zone} is {', '.join(obj.flags)}"
                assert not obj.counters
                assert obj.host is None
        for player, deck in state.decks.items():
            assert all(self.cards[card] == player for card in deck)
        zone = self.match.game.deck_zone
        assert sorted(n for deck in state.decks.values() for n in deck) == sorted(
            n for n, o in state.objects.items() if o.zone == zone
        )
        carried = sorted(item.carries for item in state.chain if item.carries is not None)
        assert carried == sorted(obj.ref for obj in state.all() if obj.zone == self.match.game.chain_zone)

    def numbers_and_counters_are_what_history_says(self) -> None:
        """Players' numbers and what lies on objects come from nothing but events."""
        state = self.match.state
        assert {key: n for key, n in state.numbers.items() if n} == {key: n for key, n in self.numbers.items() if n}
        for obj in state.all():
            assert Counter(c.kind for c in obj.counters) == +self.counters.get(obj.ref, Counter()), obj.card.name

    def nothing_is_left_over(self) -> None:
        """While nothing is under way, nothing waits, and what lasts until the end of the turn began in this turn."""
        state = self.match.state
        assert not state.waiting
        since = self.times.get(state.turn, 0)
        assert all(modifier.time >= since for modifier in state.modifiers if modifier.until == "turn")
        assert len({modifier.id for modifier in state.modifiers}) == len(state.modifiers)
        assert len({item.id for item in state.chain}) == len(state.chain)
        self.settled(state)
        for obj in state.all():
            self.look(obj)

    def look(self, obj: Obj) -> None:
        """Count the keywords that ``obj`` has."""
        if self.match.game.is_in_play(obj.zone):
            self.tally.keywords.update(getattr(obj.card, "keywords", ()))


def options(decision: Decision, taken: tuple[int, ...]) -> Answer:
    """The options of ``decision`` with these numbers."""
    return tuple(decision.options[number] for number in taken)
