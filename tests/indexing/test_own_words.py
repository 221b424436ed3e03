"""How questions name the games of the user's own, and what then no longer speaks for a game without rulings."""

from __future__ import annotations

import pytest

from judge.indexing.own_words import words_of_own_games
from judge.indexing.phrases import phrase_book
from judge.rulings.dates import parse_date_range
from judge.rulings.model import Corpus, Document, Point, Ruling, Words
from judge.search.sayings import Sayings
from judge.search.text import Text

EVERYDAY = frozenset(("game", "harbour", "lights", "piece", "magic", "kings", "gathering", "crab"))
DAY = parse_date_range("2004")
OURS = Words("vs-system", games=("vs system", "tide"), others=("kings", "crabwalker", "gull wars", "harbour kings"))


def document(game: str, name: str = "") -> Document:
    return Document(f"{game}-faq", "Rulings", game, DAY, DAY, "nobody", "nowhere", name)


def ruling(game: str, text: str) -> Ruling:
    return Ruling(
        id=f"{game}-faq/1", doc=f"{game}-faq", game=game, kind="rule", section=None, title="Walking", in_force=DAY,
        points=(Point(1, text),), line=1,
    )  # fmt: skip


def sayings(own: dict[str, str], text: str = "Nothing is said.", words: tuple[Words, ...] = (OURS,)) -> Sayings:
    documents = (document("vs-system"), *(document(game, name) for game, name in own.items()))
    rulings = (ruling("vs-system", "A crabwalker walks."), *(ruling(game, text) for game in own))
    corpus = Corpus(documents, rulings, (), (), words)
    return Sayings(phrase_book(words_of_own_games(corpus, EVERYDAY)))


@pytest.mark.parametrize(
    ("game", "name", "question"),
    [
        ("hok", "A Harbour of Kings", "in a harbour of kings, may I land?"),
        ("hok", "A Harbour of Kings", "Harbour of Kings: may I land?"),
        ("hok", "The Harbour of Kings: The Card Game", "may I land in harbour of kings"),
        ("hok", "A Harbour of Kings", "in hok, may I land?"),
        ("skellig", "One Piece", "skellig: may I land?"),
        ("op", "One Piece", "playing one piece, may I land?"),
        ("op", "One Piece", "by one piece rules, may I land?"),
        ("mtg", "Magic: The Gathering", "in magic, may I land?"),
        ("mtg", "Magic: The Gathering", "may I land in Magic the Gathering?"),
        ("krol", "Król Przystani", "w krol przystani?"),
    ],
)
def test_a_question_names_a_game_by_its_name_with_or_without_article_or_by_its_id(
    game: str, name: str, question: str
) -> None:
    assert list(sayings({game: name}).games_named(Text(question))) == [game]


@pytest.mark.parametrize(
    ("game", "name", "question"),
    [
        ("op", "One Piece", "may I attach one piece of equipment?"),
        ("mtg", "Magic: The Gathering", "does Black Magic resolve?"),
        ("mtg", "Magic: The Gathering", "is the gathering of heroes legal?"),
        ("tidal", "Tide", "in tide, what turns?"),  # that is our game's
        ("ja", "ワンピース", "ワンピース"),
    ],
)
def test_everyday_words_and_other_games_names_name_no_game_of_ones_own(game: str, name: str, question: str) -> None:
    assert game not in sayings({game: name}).games_named(Text(question))


def test_a_name_of_two_games_names_neither() -> None:
    found = sayings({"one": "Kelpwood: First", "two": "Kelpwood: Second"})
    assert found.games_named(Text("in kelpwood, may I land?")) == {}
    assert list(found.games_named(Text("in kelpwood: second, may I land?"))) == ["two"]


def test_what_ones_own_documents_say_speaks_for_no_game_without_rulings() -> None:
    own = {"hok": "A Harbour of Kings"}
    assert sayings({}).other_game(Text("a crabwalker of kings")) == "crabwalker"
    assert sayings(own).other_game(Text("a crabwalker")) == "crabwalker", "only a document of ours has it"
    found = sayings(own, "A Crabwalker walks twice.")
    assert found.other_game(Text("a crabwalker in harbour of kings")) is None
    assert found.other_game(Text("gull wars")) == "gull wars"


def test_words_that_the_user_wrote_for_his_game_stay_beside_its_name() -> None:
    found = sayings({"hok": "A Harbour of Kings"}, words=(OURS, Words("hok", games=("kingsport",), signs=("quay",))))
    assert list(found.games_named(Text("in kingsport"))) == list(found.games_named(Text("hok rules"))) == ["hok"]
    assert found.game_shares(Text("on the quay")) == {"hok": 1.0}


def test_without_games_of_ones_own_all_is_as_it_was() -> None:
    corpus = Corpus((document("vs-system"),), (ruling("vs-system", "A crab walks."),), (), (), (OURS,))
    assert words_of_own_games(corpus, EVERYDAY) == (OURS,)
