"""Questions that go on from another, and such as only look so."""

from __future__ import annotations

import pytest

from judge import Judge

KLAW = "can Klaw ready in the recovery phase?"


def test_who_names_another_card_asks_the_same_of_it(judge: Judge) -> None:
    earlier = judge.ask(
        "a character is recovered in response to James Proudstar's trigger, is it still returned to hand"
    )
    answer = judge.ask("what about Morg?", earlier=earlier)
    assert answer.asked_as == "a character is recovered in response to Morg's trigger, is it still returned to hand?"
    assert answer.question == "what about Morg?"
    assert answer.answers[0].id == "heralds-of-galactus/morg-harbinger-of-extinction"


def test_who_names_no_card_asks_further_of_the_same(judge: Judge) -> None:
    alone = judge.ask("what about by his own power?")
    answer = judge.ask("what about by his own power?", earlier=judge.ask(KLAW))
    assert answer.asked_as == "can Klaw ready in the recovery phase, what about by his own power?"
    assert answer.answers[0].id == "heralds-of-galactus/klaw-sonic-construct"
    assert alone.asked_as is None
    assert alone.answers[0].id != answer.answers[0].id


def test_the_everyday_name_of_a_card_is_a_name(judge: Judge) -> None:
    earlier = judge.ask("can Klaw be KO'd for his own power")
    assert judge.ask("what about Morg?", earlier=earlier).asked_as == "can Morg be KO'd for his own power?"


def test_what_only_went_on_is_gone_on_from_as_if_it_had_not_been_asked(judge: Judge) -> None:
    second = judge.ask("what about by his own power?", earlier=judge.ask(KLAW))
    third = judge.ask("and if he is stunned?", earlier=second)
    assert third.asked_as == "can Klaw ready in the recovery phase, and if he is stunned?"


@pytest.mark.parametrize(
    "question",
    [
        "can a hidden character be attacked?",
        "And how many cards do I get in the draw phase with two Moondragons out?",
        "What if damage is assigned to a unit and then the unit gets moved, does it still take that damage?",
        "and how do I bake bread",
    ],
)
def test_a_question_that_stands_by_itself_is_asked_as_it_is(judge: Judge, question: str) -> None:
    assert judge.ask(question, earlier=judge.ask(KLAW)) == judge.ask(question)
