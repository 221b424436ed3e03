"""Cards whose effects go on for ever or ask for themselves, written with the words that any card may use; each with what keeps it going."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from judge.engine.bookkeeping import ItemAdded, ModifierAdded
from judge.engine.powers import Effect
from judge.games.vs_system import dsl as vs
from judge.games.warhammer_invasion import dsl as wi
from tests.helpers.endless import character, number_in_vs, play_tactics, play_vs, play_wi, unit


@dataclass(frozen=True)
class Endless:
    """How it is played, which cards keep it going, which only look on."""

    called: str
    play: Callable[[], object]
    culprits: tuple[str, ...]
    bystanders: tuple[str, ...] = ("Spark",)


def _my_number(what: str) -> vs.NumberOf:
    """That characteristic of the object to which the change applies."""
    return vs.NumberOf("bearer", what)


def _strong(least: int) -> vs.Selector:
    """Characters with at least that ATK."""
    return vs.CHARACTERS & vs.Within("atk", least=least)


def _adds(what: str, by: int | vs.Number) -> vs.Static:
    return vs.Static(change=vs.Adds(what, by))


def _loop(effect: Effect) -> vs.Character:
    """Whenever you gain or lose endurance, ``effect``."""
    return character("Loop", vs.whenever(CHANGE) >> effect)


def _loop_at_once(effect: Effect) -> wi.Unit:
    """Whenever you gain or spend resources, ``effect``."""
    return unit("Loop", wi.whenever(RESOURCE) >> effect)


CHANGE = vs.Does(vs.NumberChanged, fact=(("what", vs.ENDURANCE),), whose=vs.Whose.YOURS)
OF_OPPONENT = vs.Does(vs.NumberChanged, fact=(("what", vs.ENDURANCE),), whose=vs.Whose.OPPONENTS)
RESOURCE = wi.Does(wi.NumberChanged, fact=(("what", wi.RESOURCES),), whose=wi.Whose.YOURS)
DRAW = vs.Does(vs.Drew, whose=vs.Whose.YOURS)
WATCHER = character("Watcher", vs.whenever(CHANGE) >> vs.Draw(1))
WATCHER_AT_ONCE = unit("Watcher", wi.whenever(RESOURCE) >> wi.Draw(1))
ECHOES = tuple(
    wi.Tactic(name=f"Echo {n}", powers=(wi.Played(effect=wi.Effects((wi.CopyTactic(),))),), entry=f"made-up/echo-{n}")
    for n in (1, 2)
)


def _is_cheap(most: int) -> wi.Selector:
    return wi.UNIT_CARDS & wi.Within("cost", most=most)


def _counter(kind: str) -> wi.On:
    return wi.On(wi.CounterAdded, fact=(("kind", kind),))


TRIGGERS = (
    Endless(
        "a trigger that sets itself off",
        lambda: play_vs(_loop(vs.gain(1)), WATCHER, spark=vs.gain(1)),
        ("Loop",),
        ("Spark", "Watcher"),
    ),
    Endless(
        "a trigger that sets itself off, at once",
        lambda: play_wi(_loop_at_once(wi.gain(1)), WATCHER_AT_ONCE, spark=wi.gain(1)),
        ("Loop",),
        ("Spark", "Watcher"),
    ),
    Endless(
        "two triggers that set each other off",
        lambda: play_vs(
            character("Ping", vs.whenever(CHANGE) >> vs.lose(1, vs.EACH_OPPONENT)),
            WATCHER,
            character("Pong", vs.whenever(OF_OPPONENT) >> vs.gain(1)),
            spark=vs.gain(1),
        ),
        ("Ping", "Pong"),
        ("Spark", "Watcher"),
    ),
    Endless(
        "three triggers in a ring, at once",
        lambda: play_wi(
            unit("First", wi.whenever(RESOURCE) >> wi.AddCounter(wi.SELF, "one")),
            WATCHER_AT_ONCE,
            unit("Second", wi.whenever(_counter("one")) >> wi.AddCounter(wi.SELF, "two")),
            unit("Third", wi.whenever(_counter("two")) >> wi.gain(1)),
            spark=wi.gain(1),
        ),
        ("First", "Second", "Third"),
        ("Spark", "Watcher"),
    ),
    Endless(
        "each link adds two links", lambda: play_vs(_loop(vs.gain(1).then(vs.gain(2))), spark=vs.gain(1)), ("Loop",)
    ),
    Endless(
        "each link adds two links, at once",
        lambda: play_wi(_loop_at_once(wi.gain(1).then(wi.gain(2))), spark=wi.gain(1)),
        ("Loop",),
    ),
    Endless(
        "a player is asked for ever",
        lambda: play_vs(_loop(vs.OneOf((("one", vs.gain(1)), ("two", vs.gain(2))))), spark=vs.gain(1)),
        ("Loop",),
    ),
    Endless(
        "a player says yes for ever", lambda: play_wi(_loop_at_once(wi.May(wi.gain(1))), spark=wi.gain(1)), ("Loop",)
    ),
    Endless(
        "what joins the chain adds to the chain",
        lambda: play_vs(character("Loop", vs.whenever(vs.On(ItemAdded)) >> vs.gain(0)), spark=vs.gain(1)),
        ("Loop",),
    ),
    Endless(
        "a cost that sets off what costs",
        lambda: play_wi(_loop_at_once(wi.gain(1).then(wi.pay(1))), spark=wi.gain(1)),
        ("Loop",),
    ),
    Endless(
        "to and fro",
        lambda: play_wi(
            unit(
                "Pendulum",
                wi.whenever(wi.On(wi.Corrupted, subject=wi.SELF)) >> wi.restore(wi.SELF),
                wi.whenever(wi.On(wi.Restored, subject=wi.SELF)) >> wi.corrupt(wi.SELF),
            ),
            spark=wi.corrupt(wi.UNITS & wi.Has("names", "Pendulum")),
        ),
        ("Pendulum",),
    ),
    Endless(
        "out of play and back",
        lambda: play_wi(
            unit("Boomerang", wi.whenever(wi.On(wi.EnteredPlay, subject=wi.SELF)) >> wi.to_hand(wi.SELF)),
            unit("Thrower", wi.whenever(wi.OnMove(to=wi.HAND)) >> wi.PutIntoPlay(wi.IN_HAND)),
            spark=wi.to_hand(wi.UNITS & wi.Has("names", "Boomerang")),
        ),
        ("Boomerang", "Thrower"),
    ),
    Endless(
        "powers that make powers",
        lambda: play_vs(
            character("Hydra", vs.whenever(vs.On(ModifierAdded)) >> vs.lasting(vs.whenever(DRAW) >> vs.gain(1))),
            spark=vs.lasting(vs.whenever(DRAW) >> vs.gain(2)),
        ),
        ("Hydra",),
    ),
    Endless(
        "a number that grows a thousandfold",
        lambda: play_vs(_loop(vs.gain(vs.Times(1000, vs.ThatMuch()))), spark=vs.gain(1)),
        ("Loop",),
    ),
)

COPIES_AND_REPETITIONS = (
    Endless(
        "an effect repeated while something always holds",
        lambda: play_vs(WATCHER, spark=vs.Repeat(vs.gain(1), vs.Always())),
        ("Spark",),
        ("Watcher",),
    ),
    Endless(
        "an effect repeated that does nothing",
        lambda: play_vs(WATCHER, spark=vs.Repeat(vs.Choose(vs.CHARACTERS), vs.Always())),
        ("Spark",),
        ("Watcher",),
    ),
    Endless(
        "an effect repeated for which a player is asked",
        lambda: play_vs(WATCHER, spark=vs.Repeat(vs.Choose(vs.choice(vs.CHARACTERS)), vs.Always())),
        ("Spark",),
        ("Watcher",),
    ),
    Endless(
        "an effect repeated as one of its own each time",
        lambda: play_vs(WATCHER, spark=vs.Repeat(vs.gain(1), vs.Always(), apart=True)),
        ("Spark",),
        ("Watcher",),
    ),
    Endless(
        "an effect that copies whatever joins the chain",
        lambda: play_vs(
            character("Echo", vs.whenever(vs.On(ItemAdded)) >> vs.CopyEffect(vs.EffectsOnChain())),
            WATCHER,
            spark=vs.gain(1),
        ),
        ("Echo",),
        ("Spark", "Watcher"),
    ),
    Endless("two tactics that copy each other", lambda: play_tactics(*ECHOES), ("Echo 1",), ("Echo 2",)),
    Endless("a thousand million cards", lambda: play_vs(WATCHER, spark=vs.Draw(10**9)), ("Spark",), ("Watcher",)),
)

INSTEAD = (
    Endless(
        "a replacement of what comes of what it puts there",
        lambda: play_vs(
            character(
                "Loop",
                vs.Replacement(
                    pattern=vs.On(vs.StunLoss) | OF_OPPONENT, instead=vs.stun(vs.CHARACTERS & vs.named("Target"))
                ),
            ),
            WATCHER,
            spark=vs.lose(1, vs.EACH_OPPONENT),
        ),
        ("Loop",),
        ("Spark", "Watcher"),
    ),
    Endless(
        "two replacements that bring each other about",
        lambda: play_vs(
            character(
                "Heads",
                vs.Replacement(
                    pattern=vs.On(vs.StunLoss) | OF_OPPONENT, instead=vs.stun(vs.CHARACTERS & vs.named("Target"))
                ),
            ),
            character(
                "Tails", vs.Replacement(pattern=vs.On(vs.Stunned), instead=vs.ko(vs.CHARACTERS & vs.named("Target")))
            ),
            character(
                "Edge",
                vs.Replacement(pattern=vs.OnMove(to=vs.KO_PILE), instead=vs.stun(vs.CHARACTERS & vs.named("Target"))),
            ),
            spark=vs.lose(1, vs.EACH_OPPONENT),
        ),
        ("Tails", "Edge"),
    ),
    Endless(
        "a rule against a replacement",
        lambda: play_wi(
            unit("Phoenix", wi.Replacement(pattern=wi.On(wi.Destroyed, subject=wi.SELF), instead=wi.gain(1))),
            WATCHER_AT_ONCE,
            spark=wi.DealDamage(wi.UNITS & wi.Has("names", "Phoenix"), 5),
        ),
        ("Phoenix",),
        ("Spark", "Watcher"),
    ),
)

CHARACTERISTICS = (
    Endless(
        "ATK counts on DEF, and DEF on ATK",
        lambda: number_in_vs(
            character("Mirror", _adds("atk", _my_number("defense")), _adds("defense", _my_number("atk"))),
            character("Idle", _adds("atk", 1)),
        ),
        ("Mirror",),
        ("Idle",),
    ),
    Endless(
        "two characters, each larger for each large one",
        lambda: number_in_vs(
            character("Left", _adds("atk", vs.Count(_strong(2)))),
            character("Right", _adds("atk", vs.Count(_strong(2)))),
            character("Idle", _adds("defense", 1)),
        ),
        ("Left",),
        ("Idle",),
    ),
    Endless(
        "each larger than the other",
        lambda: number_in_vs(
            *(
                character(
                    name,
                    _adds("atk", vs.NumberOf("bearer", "cost")),
                    _adds("cost", vs.Count(vs.named(other) & _strong(1))),
                )
                for name, other in (("Left", "Right"), ("Right", "Left"))
            )
        ),
        ("Left", "Right"),
        (),
    ),
    Endless(
        "a number set to itself",
        lambda: number_in_vs(character("Same", vs.Static(change=vs.Sets("atk", _my_number("atk"))))),
        ("Same",),
        (),
    ),
    Endless(
        "a text that works while it works",
        lambda: number_in_vs(
            character("Gate", vs.Static(change=vs.Adds("atk", 5), gate=vs.Exists(_strong(3)))), WATCHER
        ),
        ("Gate",),
        ("Watcher",),
    ),
    Endless(
        "nobody can while nobody can",
        lambda: play_vs(
            character("Barred", vs.Static(change=vs.Bans("stun", when=vs.Exists(vs.Barred("stun"))), on=vs.CHARACTERS)),
            WATCHER,
            spark=vs.stun(vs.CHARACTERS & vs.named("Target")),
        ),
        ("Barred",),
        ("Spark", "Watcher"),
    ),
    Endless(
        "an affiliation while there is none",
        lambda: number_in_vs(
            character(
                "Turncoat",
                vs.Static(change=vs.Gains("affiliations", "Kree"), while_=~vs.Exists(vs.affiliated("Kree"))),
                _adds("atk", vs.Size("affiliations", vs.SELF)),
            )
        ),
        ("Turncoat",),
        (),
    ),
    Endless(
        "a granted power that counts on what it grants",
        lambda: number_in_vs(
            character(
                "Giver",
                vs.Static(change=vs.HasPower(_adds("atk", 1)), on=_strong(1)),
                _adds("atk", vs.Count(_strong(1))),
            )
        ),
        ("Giver",),
        (),
    ),
)

ENDLESS = (*TRIGGERS, *COPIES_AND_REPETITIONS, *INSTEAD, *CHARACTERISTICS)
