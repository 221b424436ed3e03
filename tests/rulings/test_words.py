"""``words.yaml``: what is sound is read word for word, and every damage is a defect at its place and never an exception."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.errors import CorpusError, Defect
from judge.rulings.corpus import read_corpus
from judge.rulings.digest import WORDS as FILE
from judge.rulings.model import Corpus, Words
from judge.rulings.words import read_words
from judge.store.locations import shipped
from tests.helpers.documents import RULES, front, write

TITLES = {"Owl", "Tin-Owl"}
SOUND = """\
# How players talk.
terms:
  character: [guy, dude]
  +1 ATK: [plus one, "+1"]
names:
  Tin-Owl: [tinny,
    night thief]
families:
  owl: [owls]
games: [moon game]
signs: [moonbeam]
others: [chess]
"""


def read(folder: Path, text: str | bytes, game: str = "vs-system") -> tuple[Words | None, list[Defect]]:
    path = folder / game / FILE
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    defects: list[Defect] = []
    return read_words(path, TITLES, defects), defects


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose file is written anew for each example."""
    return tmp_path_factory.mktemp("words")


# -- sound ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [SOUND, "\ufeff" + SOUND, SOUND.replace("\n", "\r\n")])
def test_every_part_is_read_and_the_folder_names_the_game(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == (
        Words(
            game="vs-system",
            terms={"character": ("guy", "dude"), "+1 ATK": ("plus one", "+1")},
            names={"Tin-Owl": ("tinny", "night thief")},
            families={"owl": ("owls",)},
            games=("moon game",),
            signs=("moonbeam",),
            others=("chess",),
        ),
        [],
    )


@pytest.mark.parametrize("text", ["", "\n", "# nothing yet\n"])
def test_a_file_may_say_nothing(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == (Words("vs-system"), [])


def test_what_yaml_takes_for_a_number_a_day_or_a_truth_value_is_a_word_here(tmp_path: Path) -> None:
    words, defects = read(tmp_path, "signs: [on, no, 40, 2006-99-99, 0x, 1e9, ~]\nterms: {5: [v]}\n")
    assert words == Words("vs-system", terms={"5": ("v",)}, signs=("on", "no", "40", "2006-99-99", "0x", "1e9", "~"))
    assert defects == []


# -- damaged ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        (SOUND + "\ngame: vs-remix\n", 14, "unknown part 'game'"),
        (SOUND + "slang: [guy]\n", 13, "unknown part 'slang'"),
        (SOUND.replace("Tin-Owl", "Tin Owl"), 6, "'Tin Owl' is the title of no entry of vs-system"),
        (SOUND.replace("dude]", "character]"), 3, "'character' stands for itself"),
        (SOUND.replace("[owls]", "[owl]"), 9, "'owl' stands for itself"),
        (SOUND.replace("  +1 ATK", "  character"), 4, "'character' stands already on line 3"),
        (SOUND + "terms: {}\n", 13, "'terms' stands already on line 2"),
        (SOUND.replace("[guy, dude]", "guy"), 1, "is not of the form expected (Expected `array`"),
        (SOUND.replace("[guy, dude]", "[[guy]]"), 1, "is not of the form expected (Expected `str`"),
        ("terms:\n", 1, "is not of the form expected (Expected `object`"),
        ("- terms\n", 1, "is not of the form expected"),
        ("0", 1, "is not of the form expected"),
        ("signs: [guy\nterms: {}\n", 2, ""),
        ("terms: &a {b: *a}", 1, "the anchor '&a': anchors are not read"),
        ("? [guy]\n: [dude]\n", 1, "a key that is no plain word"),
        ("a\x07b", 1, ""),
        ("[" * 50_000, 1, "nests deeper than 16 levels"),
        ("{a: " * 50_000, 1, "nests deeper than 16 levels"),
        ("- " * 50_000, 1, "nests deeper than 16 levels"),
        ("signs:\n- guy\n- *a\n", 3, "the alias '*a': aliases are not read"),
        ("&" + "a" * 99_999 + " b", 1, "the anchor '&aaa"),
        ("signs: !!python/object:os.system [ls]\n", 1, "the tag 'tag:yaml.org,2002:python/object:os.system'"),
        ("signs: [" + "x" * 10_000_000 + "]", 1, "has 10,000,009 characters, the limit is 1,048,576"),
        ('signs: [guy]\nothers: ["\\e[31m"]\n', 2, "holds U+001B, which is no text"),
        ("--- {}\n--- {}\n", 2, "a second document"),
        (b"signs: [\xe4]", 1, "can't be read (not UTF-8)"),
    ],
)
def test_each_violation_is_a_defect_at_its_line_with_a_fix(
    tmp_path: Path, text: str | bytes, line: int, cause: str
) -> None:
    _, (defect,) = read(tmp_path, text)
    assert (defect.file, defect.line) == (tmp_path / "vs-system" / FILE, line)
    assert defect.cause.startswith(cause)
    assert defect.cause
    assert defect.fix


def test_every_violation_of_a_file_is_told_at_once(tmp_path: Path) -> None:
    text = "slang: []\nnames:\n  Bat: [b]\n  Cat: [c]\nterms:\n  a: [a]\n"
    assert [defect.line for defect in read(tmp_path, text)[1]] == [1, 3, 4, 6]


def test_a_file_of_no_game_and_one_that_can_not_be_read_are_told(tmp_path: Path) -> None:
    _, (defect,) = read(tmp_path, SOUND, game="chess")
    assert defect.cause == "'chess' is no game"
    defects: list[Defect] = []
    assert read_words(tmp_path / "vs-system", TITLES, defects) is None
    assert read_words(tmp_path / "nowhere" / FILE, TITLES, defects) is None
    assert ["can't be read" in defect.cause for defect in defects] == [True, True]


PLACES = st.integers(0, len(SOUND))
BITS = st.one_of(
    st.sampled_from(
        ["\t", ":", "[", "]", "{", "}", "&a ", "*a", "- ", "? ", "'", '"', "#", "|\n", "!!int ", "%", "\n", "~"]
    ),
    st.sampled_from(["---\n", "<<: ", "!!timestamp ", "!!binary ", "\\ud800", "2006-99-99", "= ", "terms: ", "game: "]),
    st.text(max_size=8),
)


@given(st.lists(st.tuples(PLACES, PLACES, BITS), min_size=1, max_size=4))
@example([(0, len(SOUND), "!!int owl")])
@example([(0, len(SOUND), "2006-99-99")])
def test_any_damage_gives_words_or_defects_with_file_and_fix(folder: Path, damage: list[tuple[int, int, str]]) -> None:
    text = SOUND
    for start, length, bit in damage:
        text = text[:start] + bit + text[start + length % 30 :] if start else bit + text[length:]
    words, defects = read(folder, text.encode("utf-8", "surrogatepass"))
    assert words or defects
    assert words is None or words.game == "vs-system"
    lines = text.count("\n") + text.count("\r") + 2
    for defect in defects:
        assert defect.file == folder / "vs-system" / FILE
        assert 1 <= defect.line <= lines
        assert defect.cause
        assert defect.fix


@given(st.binary(max_size=60))
def test_any_bytes_give_words_or_defects(folder: Path, raw: bytes) -> None:
    words, defects = read(folder, raw)
    assert words or defects


# -- in the corpus ----------------------------------------------------------------------------------------------------

DOCUMENT = f"""{front("moon", "The Moon FAQ", published="2001")}{RULES}### Owl

1. An owl hoots.

- mentions: Tin-Owl
"""


def test_a_corpus_has_the_words_of_its_games_whose_names_are_titles_and_cards_mentioned(tmp_path: Path) -> None:
    write(tmp_path, {"vs-system/moon.md": DOCUMENT, f"vs-system/{FILE}": "names: {Owl: [o], Tin-Owl: [t]}"})
    assert read_corpus([tmp_path]).words == (Words("vs-system", names={"Owl": ("o",), "Tin-Owl": ("t",)}),)
    (tmp_path / "vs-system" / FILE).write_text("names: {Bat: [b]}", encoding="utf-8")
    with pytest.raises(CorpusError, match="1 defect") as error:
        read_corpus([tmp_path])
    assert error.value.defects[0].file == tmp_path / "vs-system" / FILE


def test_no_shipped_word_speaks_for_two_games(corpus: Corpus) -> None:
    assert {words.game for words in corpus.words} == {path.parent.name for path in shipped("corpus").rglob(FILE)}
    said = [phrase for words in corpus.words for phrase in (*words.games, *words.signs, *words.others)]
    assert said
    assert [phrase for phrase in said if said.count(phrase) > 1] == []


def test_no_shipped_nickname_is_the_wording_of_another_games_rulings(corpus: Corpus) -> None:
    """ "Combat phase" may be what players of one game call a phase, but the rulings of another call one of theirs so."""
    alike = {"vs-remix": "vs-system"}
    written: dict[str, str] = {}
    for ruling in corpus.rulings:
        game = alike.get(ruling.game, ruling.game)
        written[game] = " ".join(
            [written.get(game, ""), ruling.title, *(point.text for point in ruling.points)]
        ).lower()
    taken = [
        (nickname, name)
        for words in corpus.words
        for name, nicknames in words.names.items()
        for nickname in nicknames
        for game, text in written.items()
        if game != alike.get(words.game, words.game) and re.search(rf"\b{re.escape(nickname)}\b", text)
    ]
    assert any(words.names for words in corpus.words)
    assert taken == []
