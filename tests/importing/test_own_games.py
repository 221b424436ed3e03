"""Games of the user's own: from an import to an answer, filterable everywhere, and gone with their last document."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from judge import Judge
from judge.assistant.tools import instructions
from judge.cli.completion.reply import ARGUMENTS, SHELL, WORD, reply
from judge.rulings import games
from judge.rulings.games import games_in
from judge.rulings.model import GAMES
from judge.store.manifest import read_manifest
from tests.helpers.pages import client_of
from tests.helpers.place import Place, make_home

FAQ = """Harbour Lights Rulings

Version 2.1, 22/01/2024

GENERAL RULES

1.1 Lamps

A lamp is lit by its keeper, and by nobody else. A lamp that is lit can't be lit again.

1.2 Keepers

A keeper who leaves the harbour takes his oil with him.

1.3 Fog

In fog each lamp shines on one ship only.

1.4 Pilots

A pilot boards one ship a turn.

SPECIFIC CARDS

Old Bosun Barnacle

Old Bosun Barnacle lights two lamps at once, one of them for free.

The Drowned Bell

The Drowned Bell rings whenever a ship is lost in the fog.
"""
LETTER = """From: Ana Holm
Date: Sun, 20 Apr 2014 13:49:59 +0000
Subject: Harbour Lights: may the Keeper sleep?

May the keeper sleep while his lamp is lit?

Yes. A lamp burns without its keeper.
"""
ERRATA = """Harbour Lights Errata

Version 1.2, 20/02/2024

CARD ERRATA

The Lame Gull (Tides, 12)

Should read: "Pay one lamp to draw a card." You draw nothing if the lamp was lit by somebody else.

Widow of the Pier (Tides, 31)

Should read: "When a ship is lost, gain one oil." She gains none for a ship that you lost on purpose.

A Borrowed Oar (Tides, 44)

Should have the trait Tool. Cards that count tools count it from now on.
"""
NAMED = ("--game", "harbour", "--game-name", "Harbour Lights: The Game")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_home(tmp_path_factory.mktemp("shipped"))


@pytest.fixture
def place(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    for variable in ("JUDGE_INDEX", "JUDGE_CORPUS", "JUDGE_GAME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(games, "_own", {})  # what a process knows of games outlives the test
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("JUDGE_CONFIG", str(tmp_path / "config.toml"))
    shutil.copytree(home, tmp_path / "home")
    (tmp_path / "lights.txt").write_text(FAQ, encoding="utf-8")
    (tmp_path / "letter.txt").write_text(LETTER, encoding="utf-8")
    return Place(tmp_path, is_checkout=True)


def test_a_game_of_ones_own_goes_from_an_import_to_an_answer(place: Place, tmp_path: Path) -> None:
    assert place.run("import", str(tmp_path / "lights.txt"), *NAMED).returncode == 0
    text = (place.data / "corpus" / "harbour" / "harbour-lights-rulings.md").read_text(encoding="utf-8")
    assert "\ngame: harbour\n" in text
    assert "\ngame_name: 'Harbour Lights: The Game'\n" in text
    assert "\npublished: '2024-01-22'\n" in text
    line = place.run("list", "--game", "harbour").stderr
    assert line.startswith("judge: your own game 'harbour' is not in the index yet; run 'judge build'\n")
    place.built()
    assert read_manifest(place.data / "index").games == {"harbour": "Harbour Lights: The Game"}
    (first, *_) = place.json("ask", "who lights a lamp?", "--game", "harbour")["answers"]
    assert (first["id"], first["game"]) == ("harbour-lights-rulings/1.1-lamps", "harbour")
    assert (
        "Harbour Lights: The Game · Harbour Lights Rulings, 1.1 Lamps"
        in place.run("show", "harbour-lights-rulings/1.1-lamps").stdout
    )
    assert {row["game"] for row in place.json("list", "--game", "harbour")} == {"harbour"}
    assert {row["game"] for row in place.json("list", "--game", "vs-system")} == {"vs-system"}
    card = place.json("card", "drowned bell", "--game", "harbour")
    assert [view["id"] for view in card["entries"]] == ["harbour-lights-rulings/the-drowned-bell"]
    assert "no card 'drowned bell'" in place.run("card", "drowned bell", "--game", "vs-system").stderr
    assert place.json("rule", "1.3", "--game", "harbour")[0]["id"] == "harbour-lights-rulings/1.3-fog"
    documents = {row["id"]: row["game"] for row in place.json("status")["documents"]}
    assert documents == {"moon": "vs-system", "harbour-lights-rulings": "harbour"}


def test_errata_of_a_card_are_an_entry_of_its_own(place: Place, tmp_path: Path) -> None:
    errata = tmp_path / "errata.txt"
    errata.write_text(ERRATA, encoding="utf-8")
    # What heads a part below the date is no title.
    assert ": Harbour Lights Errata (" in place.run("import", str(errata), *NAMED).stdout
    place.built()
    card = place.json("card", "lame gull", "--game", "harbour")
    assert [(view["kind"], view["title"]) for view in card["entries"]] == [("errata", "The Lame Gull (Tides, 12)")]
    assert card["named_in"] == []


def test_the_settings_and_the_prompt_take_a_game_of_ones_own(place: Place, tmp_path: Path) -> None:
    assert "'game' can't be 'harbour'; choose" in place.refused("config", "game", "harbour")
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    assert place.run("config", "game", "harbour").returncode == 0
    place.built()
    done = place.run("ask", "who lights a lamp?")
    assert done.returncode == 0
    assert "Your settings: Harbour Lights: The Game." in done.stdout
    assert "harbour-lights-rulings/1.1-lamps" in done.stdout


def test_tab_shows_the_games_of_ones_own_behind_the_shipped_ones(place: Place, tmp_path: Path) -> None:
    def proposed(*words: str) -> list[str]:
        text = reply({SHELL: "zsh", ARGUMENTS: "\n".join(words[:-1]), WORD: words[-1]})
        return [line.partition("\t")[0] for line in text.splitlines()[1:]]

    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    place.built()
    assert proposed("list", "--game", "") == [*GAMES, "harbour"]
    assert proposed("config", "game", "har") == ["harbour"]
    assert proposed("list", "--color", "har") == []


def test_a_question_names_a_game_of_ones_own_as_it_names_ours(place: Place, tmp_path: Path) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    place.built()
    answer = place.json("ask", "in Harbour Lights, what flies over every lamp?")
    assert answer["games"] == ["harbour"]
    assert {view["game"] for view in answer["answers"]} == {"harbour"}
    assert (
        "Taken as asked about Harbour Lights: The Game (“in harbour lights”); --game says otherwise."
        in answer["notice"]
    )
    assert "No ruling names" not in answer["notice"]
    assert place.run("config", "game", "vs-system").returncode == 0
    assert place.json("ask", "in Harbour Lights, who lights a lamp?")["assumed"] is None


def test_a_game_that_is_named_instead_of_its_id_is_the_nearest(place: Place, tmp_path: Path) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    place.built()
    for name in ("harbour lights: the game", "Harbour Lights"):
        assert place.refused("list", "--game", name) == f"judge: no game '{name}'; nearest: harbour\n"
        assert place.refused("config", "game", name) == f"judge: 'game' can't be '{name}'; choose harbour\n"


def test_a_quiz_says_why_it_has_no_question_of_the_game(place: Place, tmp_path: Path) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    place.built()
    assert place.run("quiz", "--game", "harbour").stderr == (
        "judge: there is no such question: they are made of checks, which no document of your own has\n"
    )


def test_the_page_its_api_and_assistants_know_a_game_of_ones_own(place: Place, tmp_path: Path, judge: Judge) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    place.built()
    own = Judge.open(place.data / "index", strict=False)
    page = client_of(own)
    home = page.get("/?q=who+lights+a+lamp&game=harbour").text
    assert '<option value="harbour" selected>Harbour Lights: The Game</option>' in home
    assert "harbour-lights-rulings/1.1-lamps" in home
    assert page.get("/api/list?game=harbour").json()[0]["game"] == "harbour"
    assert 'href="/browse?game=harbour"' in page.get("/browse?game=Harbour+Lights").text
    assert "Of Harbour Lights: The Game (game harbour) it knows the documents" in instructions(own.games)
    assert "harbour" not in instructions(GAMES).lower()
    # A judge without it offers none of it, though both are of one process.
    other = client_of(judge)
    assert "Harbour" not in other.get("/browse").text
    assert other.get("/browse?game=harbour").status_code == 404


def test_a_batch_asks_of_a_game_of_ones_own(place: Place, tmp_path: Path) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    place.built()
    (tmp_path / "questions.txt").write_text("who lights a lamp?\n", encoding="utf-8")
    done = place.run("batch", str(tmp_path / "questions.txt"), "--game", "harbour", "--nl")
    assert [json.loads(line)["answers"][0]["game"] for line in done.stdout.splitlines()] == ["harbour"]


def test_the_next_document_of_the_game_needs_no_name_and_the_last_one_takes_it_along(
    place: Place, tmp_path: Path
) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    folder = place.data / "corpus"
    assert place.run("import", str(tmp_path / "letter.txt"), "--game", "harbour").returncode == 0
    assert games_in(folder) == {"harbour": "Harbour Lights: The Game"}
    place.run("import", "--remove", "harbour-lights-rulings")
    assert games_in(folder) == {"harbour": "Harbour Lights: The Game"}
    done = place.run("import", "--remove", "harbour-lights-may-the-keeper-sleep")
    assert done.returncode == 0, done.stderr
    assert games_in(folder) == {}
    assert not (folder / "harbour").exists()


def test_a_document_that_names_a_game_of_ones_own_is_taken_for_one_of_it(place: Place, tmp_path: Path) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    more = tmp_path / "more.txt"
    more.write_text(FAQ.replace("Harbour Lights Rulings", "Harbour Lights: The Game, Second Rulings"), encoding="utf-8")
    done = place.run("import", str(more))
    assert done.returncode == 0, done.stderr
    assert (place.data / "corpus" / "harbour" / "harbour-lights-the-game-second-rulings.md").is_file()


def test_a_dry_run_needs_neither_game_nor_date(place: Place, tmp_path: Path) -> None:
    path = tmp_path / "undated.txt"
    path.write_text(FAQ.replace("Version 2.1, 22/01/2024\n\n", ""), encoding="utf-8")
    done = place.run("import", str(path), "--dry-run")
    assert done.returncode == 0
    would = place.data / "corpus" / "game-not-known" / "harbour-lights-rulings.md"
    named = f'judge import {path} --game harbour-lights --game-name "Harbour Lights"'
    assert done.stdout.endswith(
        f"would write: {would} (6 entries)\nTo be said when it is imported\n"
        f"  --game: nothing in the document tells its game; for a new one: {named}\n  --published: the document bears no date\n"
    )
    assert not (place.data / "corpus").exists()
    assert place.refused("import", str(path), *NAMED) == (
        f"judge: {path}: the document bears no date; give one with --published, like 2006-08-29, 'about 2006-02' or 2006\n"
    )


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (
            (),
            "{path}: nothing in the document tells its game; give one with --game: vs-system, vs-remix, warhammer-invasion; "
            "or one of your own with --game and --game-name, as in "
            'judge import {path} --game harbour-lights --game-name "Harbour Lights"',
        ),
        (
            ("--game", "harbour"),
            "'harbour' is no game yet; games are vs-system, vs-remix, warhammer-invasion; name a new one with --game-name",
        ),
        (
            ("--game", "vs-sytem"),
            "'vs-sytem' is no game yet; games are vs-system, vs-remix, warhammer-invasion; "
            "name a new one with --game-name",
        ),
        (("--game-name", "Harbour"), "--game-name names no game without --game; give its id too, e.g. --game my-game"),
        (
            ("--game", "vs-system", "--game-name", "Harbour"),
            "'vs-system' is Vs. System already; leave --game-name out, or give another --game",
        ),
        (
            ("--game", "Har bour", "--game-name", "Harbour"),
            "'Har bour' is no game's id; use small letters, digits and dashes, at most 40: my-game",
        ),
        (
            ("--game", "official", "--game-name", "Harbour"),
            "'official' means something else already; use small letters, digits and dashes, at most 40: my-game",
        ),
        (
            ("--game", "harbour", "--game-name", "!"),
            "'!' is no game's name; write it as its box does, at most 100 signs",
        ),
        (
            ("--game", "harbour", "--game-name", "Harbour", "--doc", "official", "--published", "the other day"),
            "{path}: 'the other day' is no date; write it like 2006-08-29, 'about 2006-02' or 2006",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_line(place: Place, tmp_path: Path, options: tuple[str, ...], line: str) -> None:
    path = tmp_path / "lights.txt"
    assert place.refused("import", str(path), *options) == f"judge: {line.format(path=path)}\n"
    assert not (place.data / "corpus").exists()


def test_a_game_keeps_its_name(place: Place, tmp_path: Path) -> None:
    place.run("import", str(tmp_path / "lights.txt"), *NAMED)
    line = place.refused("import", str(tmp_path / "letter.txt"), "--game", "harbour", "--game-name", "Harbor")
    assert line == (
        f"judge: 'harbour' is called 'Harbour Lights: The Game' in {place.data / 'corpus' / 'harbour'}; "
        "leave --game-name out, or give another --game\n"
    )
