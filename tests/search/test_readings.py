"""The texts that one question is searched under: whole and cut to what asks, as they stand and in the rulings' words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judge.rulings.model import Words
from judge.search.readings import Reading, readings
from judge.search.wording import Wording

WORDING = Wording(
    [
        Words("vs-system", terms={"character": ("guy",), "KO'd pile": ("graveyard",)}),
        Words("warhammer-invasion", terms={"unit": ("guy",)}),
    ]
)
VS, INVASION = ("vs-system",), ("warhammer-invasion",)


def test_the_whole_comes_first_and_is_followed_by_its_translations() -> None:
    assert readings("My guy died. From the graveyard?", ["From the graveyard?"], [], WORDING) == [
        Reading("My guy died. From the graveyard?", False),
        Reading("my character died. from the KO'd pile?", False, VS),
        Reading("my unit died. from the graveyard?", False, INVASION),
        Reading("From the graveyard?", True),
    ]


def test_where_the_whole_is_what_asks_there_is_no_focus() -> None:
    assert readings("who hoots?", ["who hoots?", "who hoots?"], [], WORDING) == [Reading("who hoots?", False)]
    assert readings("who hoots?", [], [], WORDING) == [Reading("who hoots?", False)]


def test_names_are_no_sayings() -> None:
    assert readings("Nice Guy?", [], ["nice guy"], WORDING) == [Reading("Nice Guy?", False)]


TEXTS = st.sampled_from(["my guy", "a graveyard", "owls", "guy's graveyard", ""])


@given(TEXTS, st.lists(TEXTS, max_size=4))
def test_every_text_is_read_once_as_it_stands_for_all_games(whole: str, focus: list[str]) -> None:
    found = readings(whole, focus, [], WORDING)
    assert found[0] == Reading(whole, False)
    assert [reading.text for reading in found if reading.games is None] == list(dict.fromkeys([whole, *focus]))
    assert len(set(found)) == len(found)
