"""Games of the user's own, as documents name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.errors import CorpusError
from judge.rulings.corpus import read_corpus
from judge.rulings.games import games_in, name_of
from judge.rulings.model import GAMES
from tests.helpers.documents import CARDS, RULES, front, write

LAMPS = "### Lamps\n\n1. A lamp is lit by its keeper.\n"


def named(name: str, doc: str = "lamps", game: str = "harbour") -> str:
    """The document of a game of the user's own, by the name that it gives the game."""
    return front(doc, game=game).replace("source: none\n", f"source: none\ngame_name: {name}\n") + RULES + LAMPS


def faults(folder: Path) -> list[str]:
    with pytest.raises(CorpusError) as caught:
        read_corpus([folder])
    return [defect.cause for defect in caught.value.defects]


def test_a_document_names_its_game(tmp_path: Path) -> None:
    write(tmp_path, {"harbour/lamps.md": named("Harbour Lights"), "harbour/more.md": named("Harbour Lights", "more")})
    assert {document.game_name for document in read_corpus([tmp_path]).documents} == {"Harbour Lights"}
    assert games_in(tmp_path) == {"harbour": "Harbour Lights"}


@pytest.mark.parametrize(
    ("files", "cause"),
    [
        ({"harbour/lamps.md": front("lamps", game="harbour") + RULES + LAMPS}, "unknown game 'harbour'"),
        (
            {"vs-system/lamps.md": named("Versus", game="vs-system")},
            "'game_name' names Vs. System, which has its name here",
        ),
        ({"any/lamps.md": named("Any", game="any")}, "'any' means something else already"),
        ({"Har bour/lamps.md": named("Harbour", game="Har bour")}, "'Har bour' is no game's id"),
        ({"harbour/lamps.md": named("'!'")}, "'!' is no game's name"),
        (
            {"harbour/a.md": named("One", "a"), "harbour/b.md": named("Two", "b")},
            "game 'harbour' is called 'Two', in {folder}/harbour/a.md 'One'",
        ),
        ({"harbour/lamps.md": named("Harbour", game="haven")}, "game 'haven' is not the folder's name"),
        (
            {"harbour/lamps.md": named("Harbour"), "haven/words.yaml": "signs: [haven]\n"},
            "'haven' is no game",
        ),
    ],
)
def test_what_is_wrong_with_a_game_is_a_defect(tmp_path: Path, files: dict[str, str], cause: str) -> None:
    assert cause.format(folder=tmp_path) in faults(write(tmp_path, files))


def test_players_of_a_game_of_ones_own_may_have_words(tmp_path: Path) -> None:
    write(tmp_path, {"harbour/lamps.md": named("Harbour"), "harbour/words.yaml": "signs: [harbour night]\n"})
    assert [words.game for words in read_corpus([tmp_path]).words] == ["harbour"]


def test_cards_of_a_game_of_ones_own_need_no_fact_line(tmp_path: Path) -> None:
    text = named("Harbour").replace(RULES, CARDS)
    assert read_corpus([write(tmp_path, {"harbour/lamps.md": text})]).rulings[0].is_about_a_card


def test_a_folder_without_documents_holds_no_games(tmp_path: Path) -> None:
    assert games_in(tmp_path / "none") == {}
    assert games_in(write(tmp_path, {"harbour/notes.md": "no front matter\n"})) == {}


def test_the_name_of_an_unknown_game_is_its_id() -> None:
    assert [name_of(game) for game in GAMES] == list(GAMES.values())
    assert name_of("a-game-that-nobody-named") == "a-game-that-nobody-named"
