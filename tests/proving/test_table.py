"""The table: what is laid out and told, how decisions and answers meet, and when a scenario can't go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from judge.engine.changes import Adds
from judge.engine.decision import Decision
from judge.engine.errors import Impossible
from judge.engine.events import StateChanged
from judge.engine.flow import May
from judge.engine.objects import choice
from judge.engine.powers import Static
from judge.engine.relations import SELF
from judge.engine.state import Card
from judge.games.vs_system.model.board import ATTACK_STEP, BUILD, COMBAT, DRAW, HAND, RECRUIT_STEP
from judge.games.vs_system.model.cards import Equipment
from judge.games.vs_system.words.effects import gain, stun
from judge.games.vs_system.words.selectors import CHARACTERS
from judge.games.warhammer_invasion.model.board import BATTLEFIELD, CAPITAL_PHASE
from judge.proving.proof import run
from judge.proving.result import Ended, Result
from judge.proving.tables.vs_remix import RemixTable
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, plain
from judge.proving.tables.warhammer_invasion import WiTable, unit
from judge.proving.words import NoSuchWord
from tests.helpers.scenarios import ENTRY, scenario, twist


def sentences(result: Result) -> list[str]:
    return [sentence.text for sentence in result.narrative]


def failures(result: Result) -> list[tuple[str, str, str]]:
    return [(found.sentence, *found.shown) for found in result.findings if not found.is_met]


# -- set-up


def test_the_narrative_begins_with_what_lies_in_each_zone() -> None:
    table = VsTable()
    alice, bob = table.players
    torch = alice.controls(plain("Torch"), stunned=True, counters=("+1/+1", "+1/+1"))
    johnny = alice.controls(plain("Johnny", affiliations=("X-Men",)), column=3)
    alice.controls(Equipment(name="Lamp"), on=johnny, owner=bob)
    alice.has_in_deck(plain("Deep Card"))
    bob.has_in_hand(plain("Held Card"))
    for number in range(9):
        bob.has_in_deck(plain(f"Buried Card {number}"))
    bob.has_endurance(7)
    table.begin(DRAW)
    assert sentences(table.result) == [
        "Alice, front row, visible area: Torch (cost 1, exhausted, stunned, 2 +1/+1); Johnny (cost 1, X-Men, column 4).",
        "Alice, play: Lamp (on Johnny, owned by Bob).",
        "Alice, deck, from the top: Deep Card (cost 1).",
        "Bob, hand: Held Card (cost 1).",
        "Bob has 7 endurance.",
    ]
    assert table.obj(torch).owner == "Alice"


def test_sections_of_a_capital_are_told_only_where_they_are_not_as_in_the_beginning() -> None:
    table = WiTable()
    alice, bob = table.players
    alice.has_damage(BATTLEFIELD, 2)
    bob.has_burning(BATTLEFIELD)
    alice.has_resources(3)
    bob.has_capital("Orc")
    table.begin()
    assert sentences(table.result) == [
        "Alice, battlefield: Alice's battlefield (2 damage).",
        "Bob, battlefield: Bob's battlefield (burning).",
        "Alice has 3 resources.",
        "Bob has a capital of Orc.",
        "It is the capital phase of Alice's turn.",
    ]


def test_the_text_of_a_card_can_stand_in_for_that_of_another() -> None:
    """Wherever that very text stands: also on a copy with other numbers, not on a card that is only equal."""
    printed, other, equal = (
        replace(plain("Torch", atk=2), powers=(Static(change=Adds("atk", by), on=SELF),)) for by in (1, 4, 1)
    )
    swaps: dict[int, Card] = {id(printed.powers): other}
    table = VsTable(None, swaps)
    pieces = [table.alice.controls(card) for card in (printed, replace(printed, atk=7), equal)]
    table.begin(DRAW)
    for piece, atk in zip(pieces, (6, 11, 3), strict=True):
        table.shows(piece, atk=atk)
    assert table.result.passed


def test_before_the_set_up_ends_there_is_no_match() -> None:
    with pytest.raises(RuntimeError, match=r"call table.begin"):
        VsTable().match  # noqa: B018 - the property raises


def test_players_begin_with_50_endurance_or_what_they_are_given() -> None:
    table = VsTableOfThree()
    table.carol.has_endurance(7)
    table.begin(BUILD, RECRUIT_STEP, table.bob)
    state = table.match.state
    assert [state.number(name, "endurance") for name in table.names] == [50, 50, 7]
    assert state.priority == "Bob"


@pytest.mark.parametrize(
    ("begin", "step"),
    [
        (lambda: VsTable().begin(BUILD, RECRUIT_STEP), "build, recruit step"),
        (lambda: WiTable().begin(BATTLEFIELD), "battlefield, main"),
    ],
)
def test_a_scenario_can_only_begin_at_a_step_of_a_turn(begin: Callable[[], None], step: str) -> None:
    with pytest.raises(Impossible, match=f"a turn has no step '{step}' at which to begin; it has: "):
        begin()


# -- decisions and answers


def asked(play: Callable[[VsTable], None]) -> Result:
    """The run in which Alice may gain 1 endurance, and ``play`` goes on from there."""
    return run(scenario(twist(May(gain(1))), play))


def test_a_decision_left_open_ends_the_run_as_failed() -> None:
    result = asked(lambda table: table.alice.loses_in_all(0, point=1))
    assert failures(result) == [
        ("nobody has to decide anything here", "no ask", "Alice is asked: whether to gain 1 endurance")
    ]
    assert not result.passed


def test_an_answer_settles_the_decision() -> None:
    def play(table: VsTable) -> None:
        table.alice.is_asked("whether to", offers=("yes", "no"), not_offers=("perhaps",), optional=True, point=1)
        table.alice.agrees()
        table.nobody_is_asked(point=1)
        table.alice.loses_in_all(-1, point=1)

    result = asked(play)
    assert failures(result) == []
    assert result.points == {1}


def test_declining_says_no() -> None:
    def play(table: VsTable) -> None:
        table.alice.declines()
        table.alice.loses_in_all(0, point=1)

    assert asked(play).passed


def test_who_is_asked_and_about_what_is_compared() -> None:
    def play(table: VsTable) -> None:
        table.bob.is_asked("whether to")
        table.alice.is_asked("which of them")
        table.alice.agrees()
        table.alice.is_asked("whether to")

    asked_alice = "Alice: whether to gain 1 endurance"
    assert failures(asked(play)) == [
        ("Bob is asked", "whether to", asked_alice),
        ("Alice is asked", "which of them", asked_alice),
        ("Alice is asked", "whether to", "nobody"),
    ]


def test_an_answer_that_nobody_asked_for_fails_for_the_points_that_it_names() -> None:
    result = run(scenario(twist(gain(1)), lambda table: table.alice.agrees(point=1)))
    assert failures(result) == [("Alice has something to decide", "Alice is asked", "nobody is asked")]
    assert result.failed_points == {1}
    assert result.crash is None


def test_an_answer_of_the_wrong_player_fails() -> None:
    (failure,) = failures(asked(lambda table: table.bob.agrees()))
    assert failure[1:] == ("Bob is asked", "Alice is asked: whether to gain 1 endurance")


def test_an_answer_that_is_not_offered_fails_and_ends_the_scenario() -> None:
    def play(table: VsTable) -> None:
        table.alice.chooses("perhaps", point=1)
        raise AssertionError("the scenario went on")

    result = asked(play)
    assert result.crash is None
    assert failures(result)[0] == ("Alice may choose so (whether to gain 1 endurance)", "yes", "no")
    assert result.failed_points == {1}


def test_a_choice_may_be_left_open_where_nothing_need_be_chosen() -> None:
    @check(ENTRY)
    def play(table: VsTable) -> None:
        """Alice may stun a character, and doesn't."""
        table.bob.controls(plain("Torch"))
        piece = table.alice.has_in_hand(twist(stun(choice(CHARACTERS, least=0))))
        table.begin(COMBAT)
        table.alice.does(table.play(piece))
        table.resolve()
        table.alice.is_asked("character", optional=True, point=1)
        table.alice.declines(point=1)
        table.nobody_is_asked(point=1)

    assert failures(run(play)) == []


def test_what_is_chosen_is_the_option_itself_or_else_the_first_with_its_words() -> None:
    table = VsTable()
    torch = table.alice.controls(plain("Torch"))
    table.begin(DRAW)
    decision = Decision("Alice", "choose", ("not at all", "no", "Bob's", "Bob", table.ref(torch)))
    chosen = [table.option_for(choice, decision) for choice in ("no", "NOT", table.bob, torch, "maybe")]
    assert chosen == ["no", "not at all", "Bob", table.ref(torch), "maybe"]


def test_nothing_goes_on_while_a_decision_is_open() -> None:
    def play(table: VsTable) -> None:
        table.run(table.act("Alice", table.passing()), point=1)
        raise AssertionError("the scenario went on")

    result = asked(play)
    assert result.crash is None
    assert [sentence for sentence, *_ in failures(result)] == ["nobody has to decide anything here"]


# -- actions


def test_an_illegal_action_ends_the_scenario_with_every_reason() -> None:
    table = VsTable()
    torch, selene = table.alice.controls(plain("Torch"), exhausted=True), table.bob.controls(plain("Selene"))
    table.begin(COMBAT, ATTACK_STEP, table.alice)
    with pytest.raises(Ended):
        table.alice.does(table.attack(torch, on=selene), point=1)
    ((_, expected, found),) = failures(table.result)
    assert (expected, found) == ("legal", "illegal (vs/attack.ready)")
    assert table.result.failed_points == {1}


@pytest.mark.parametrize(("because", "passes"), [("vs/attack.ready", True), ("vs/attack.hidden", False)])
def test_a_refusal_must_be_for_the_reason_named_and_no_other(because: str, passes: bool) -> None:
    def play(table: VsTable) -> None:
        """Alice can't attack."""
        torch, selene = table.alice.controls(plain("Torch"), exhausted=True), table.bob.controls(plain("Selene"))
        table.begin(COMBAT, ATTACK_STEP, table.alice)
        table.alice.cannot(table.attack(torch, on=selene), only_because=because, point=1)

    assert run(check(ENTRY)(play)).passed is passes


def test_what_is_legal_is_not_done_by_asking() -> None:
    table = VsTable()
    torch, selene = table.alice.controls(plain("Torch")), table.bob.controls(plain("Selene"))
    table.begin(COMBAT, ATTACK_STEP, table.alice)
    before = table.match.state
    table.alice.can(table.attack(torch, on=selene))
    table.alice.cannot(table.attack(torch, on=selene), only_because="vs/attack.ready")
    assert table.match.state is before
    assert failures(table.result) == [
        ("what keeps Alice from attacking Selene with Torch", "vs/attack.ready", "nothing")
    ]


def test_a_step_that_never_comes_ends_the_scenario() -> None:
    table = VsTable()
    table.begin(DRAW)
    with pytest.raises(Ended, match="the lunch phase comes"):
        table.goes_on_to("lunch")


# -- expectations


def test_expectations_compare_and_the_scenario_goes_on() -> None:
    table = VsTable()
    torch = table.alice.has_in_hand(plain("Torch"))
    table.begin(DRAW)
    table.finds(torch, "play", point=(1, 2))
    table.finds(torch, HAND, point=3)
    assert table.result.points == {1, 2, 3}
    assert table.result.failed_points == {1, 2}
    assert sentences(table.result)[-2:] == ["where Torch is: hand", "where Torch is: hand"]


def test_a_table_can_end_at_the_first_failure() -> None:
    table = VsTable()
    table.ends_at_failure = True
    torch = table.alice.has_in_hand(plain("Torch"))
    table.begin(DRAW)
    table.finds(torch, HAND)
    with pytest.raises(Ended, match="where Torch is"):
        table.finds(torch, "play")


def test_what_is_found_is_said_in_words() -> None:
    table = VsTable()
    torch = table.alice.controls(plain("Torch"), hidden=True)
    table.begin(DRAW)
    values = (table.ref(torch), table.obj(torch).spot, (HAND, None, "Bob"), (), None, 3)
    assert [table.describe(value) for value in values] == [
        "Torch",
        "front row, column 1 of the hidden area",
        "hand, Bob",
        "nothing",
        "None",
        "3",
    ]


def test_a_unit_is_found_where_it_was_put() -> None:
    table = WiTable()
    boar = table.alice.controls(unit("Boar"), BATTLEFIELD, damage=1, corrupt=True)
    table.begin()
    table.finds(boar, BATTLEFIELD)
    table.counts(boar, "damage", 1)
    table.is_(boar, "corrupt")
    table.may_act_is(table.alice)
    assert table.result.passed


def test_what_can_not_be_chosen_together_is_on_offer_one_by_one() -> None:
    table = WiTable()
    alice, bob = table.players
    raiders, guard = [alice.controls(unit(f"Raider {n}")) for n in (1, 2)], bob.controls(unit("Guard"), BATTLEFIELD)
    table.begin(CAPITAL_PHASE)
    alice.cannot_choose(raiders[0])
    table.all_pass()
    alice.chooses(BATTLEFIELD)
    table.all_pass()
    alice.cannot_choose(raiders[0], raiders[0])
    alice.cannot_choose(raiders[0], guard)
    alice.cannot_choose(*raiders)
    alice.chooses(*raiders)
    assert failures(table.result) == [
        ("Alice may choose Raider 1 alone", "no", "not asked"),
        ("Alice may choose Raider 1, Guard together", "no", "not on offer"),
        ("Alice may choose Raider 1, Raider 2 together", "no", "yes"),
    ]


def test_who_has_to_decide_keeps_both_from_passing() -> None:
    table = WiTable()
    table.alice.controls(unit("Raider"))
    table.begin(CAPITAL_PHASE)
    table.all_pass()
    with pytest.raises(Ended):
        table.all_pass()
    assert failures(table.result) == [
        ("nobody has to decide anything here", "no ask", "Alice is asked: which zone is attacked")
    ]


def test_a_word_that_the_game_does_not_know_is_told_instead_of_found_nowhere() -> None:
    table = VsTable()
    hero = table.alice.controls(plain("Hero"))
    table.begin(COMBAT)
    with pytest.raises(NoSuchWord, match="'stuned' is no state of an object of this game; nearest: 'stunned'"):
        table.is_(hero, "stuned", False)
    with pytest.raises(NoSuchWord, match=r"'corrupt' is no state of an object of this game$"):
        table.is_(hero, "corrupt", False)
    with pytest.raises(
        NoSuchWord, match="'get reinforced' is no verb of an event of this game; nearest: 'get reinforcement'"
    ):
        table.has_happened("get reinforced", times=0)
    with pytest.raises(NoSuchWord, match="'heal' is no verb"):  # that is another game's
        table.has_happened("heal", times=0)
    assert table.result.findings == []


@pytest.mark.parametrize("kind", [VsTable, RemixTable, WiTable])
def test_a_table_knows_every_state_that_an_event_of_its_game_gives(kind: type[VsTable | WiTable]) -> None:
    table = kind()
    table.begin()
    room = type(table.match.game).__module__.rpartition(".")[0]
    given = {made.flag for made in StateChanged.__subclasses__() if made.__module__.startswith(f"{room}.")}
    assert given <= table.flags
    assert given or kind is RemixTable
